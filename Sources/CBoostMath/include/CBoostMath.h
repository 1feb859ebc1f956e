// Student t and the binomial through Boost.Math; bad arguments give NaN, never an exception.
#pragma once
#ifdef __cplusplus
extern "C" {
#endif

/// Quantile of Student's t with `degrees` degrees of freedom at probability `probability` in (0, 1).
double plumbline_t_quantile(double degrees, double probability);
/// P(|T| >= |t|) for Student's t with `degrees` degrees of freedom.
double plumbline_t_two_sided(double degrees, double t);
/// P(X <= k) for a binomial of `trials` trials with success probability `probability`.
double plumbline_binomial_cdf(double trials, double probability, double k);

#ifdef __cplusplus
}
#endif
