#include "CBoostMath.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace {
using namespace boost::math;
using Quiet = policies::policy<
    policies::domain_error<policies::ignore_error>, policies::pole_error<policies::ignore_error>,
    policies::overflow_error<policies::ignore_error>,
    policies::underflow_error<policies::ignore_error>,
    policies::evaluation_error<policies::ignore_error>>;
}  // namespace

double plumbline_t_quantile(double degrees, double probability) {
  return quantile(students_t_distribution<double, Quiet>(degrees), probability);
}

double plumbline_t_two_sided(double degrees, double t) {
  return 2.0 * cdf(complement(students_t_distribution<double, Quiet>(degrees), std::fabs(t)));
}

double plumbline_binomial_cdf(double trials, double probability, double k) {
  return cdf(binomial_distribution<double, Quiet>(trials, probability), k);
}
