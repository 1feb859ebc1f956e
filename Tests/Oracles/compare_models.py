"""Scaler, least squares, Ridge and logistic regression: scikit-learn, statsmodels and numpy against the golden vectors.

The same things by other names: our Ridge minimises |y - Xb|^2 + alpha |b|^2 with a free intercept, which is
sklearn's Ridge(alpha); our logistic minimises the summed log-loss + alpha/2 |b|^2, sklearn's C = 1/alpha.
Both fit columns standardised by the training part.
"""

import warnings

import numpy as np
import statsmodels.api as sm
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.metrics import mean_absolute_error, roc_auc_score
from sklearn.preprocessing import StandardScaler

from oracle import Comparisons, cases

# Constant and repeated columns are among the golden cases; both sides take the minimum-norm answer.
warnings.filterwarnings("ignore", message="The design matrix is rank-deficient")

PENALTIES = [0.01, 0.1, 1, 10, 100]
report = Comparisons()


def split(case):
    inputs = case["inputs"]
    X, y = (np.array(inputs[name], dtype=float) for name in ("X", "y"))
    return X, y, inputs["n_train"], inputs["inner_cut"]


def with_intercept(model):
    return np.concatenate([np.atleast_1d(model.intercept_), np.ravel(model.coef_)])


def minimum_norm(X, y):
    """Least squares with intercept by numpy; singular values below eps * max(rows, columns) count as zero."""
    design = np.column_stack([np.ones(len(X)), X])
    return np.linalg.lstsq(design, y, rcond=np.finfo(float).eps * max(design.shape))[0]


def linear():
    scaler_pairs, ridge_coef, ridge_pred, validation = [], [], [], []
    ols_coef, ols_pred, ols_numpy = [], [], []
    deficient = 0
    for case in cases("validation/linear_models"):
        X, y, n, inner = split(case)
        expected = case["expected"]
        scaler = StandardScaler().fit(X[:n])
        scaler_pairs += [*zip(scaler.mean_, expected["mean"]), *zip(scaler.scale_, expected["scale"])]
        train, test = scaler.transform(X[:n]), scaler.transform(X[n:])

        ridge = Ridge(alpha=case["inputs"]["alpha"]).fit(train, y[:n])
        ridge_coef += zip(with_intercept(ridge), expected["ridge_coef"])
        ridge_pred += zip(ridge.predict(test), expected["ridge_pred"])

        fitted = sm.OLS(y[:n], sm.add_constant(train, has_constant="add")).fit()
        predicted = fitted.predict(sm.add_constant(test, has_constant="add"))
        ols_pred += zip(predicted, expected["ols_pred"])
        coefficients = minimum_norm(train, y[:n])
        ols_numpy += zip(coefficients[0] + test @ coefficients[1:], expected["ols_pred"])
        if case["inputs"]["rank_deficient"]:
            deficient += 1
        else:
            ols_coef += zip(fitted.params, expected["ols_coef"])

        part = StandardScaler().fit(X[:inner])
        for penalty, ours in zip(PENALTIES, expected["val_mae"]):
            model = Ridge(alpha=penalty).fit(part.transform(X[:inner]), y[:inner])
            validation.append((mean_absolute_error(y[inner:n], model.predict(part.transform(X[inner:n]))), ours))
    report.check("mean and scale, sklearn StandardScaler", scaler_pairs, absolute=1e-9, relative=1e-9)
    report.check("Ridge coefficients, sklearn Ridge", ridge_coef, absolute=1e-7, relative=1e-7)
    report.check("Ridge predictions, sklearn Ridge", ridge_pred, absolute=1e-9, relative=1e-9)
    report.check("Ridge validation MAE of 5 penalties, sklearn", validation, absolute=1e-9, relative=1e-9)
    report.check("OLS coefficients, statsmodels OLS", ols_coef, absolute=1e-7, relative=1e-7,
                 note=f"{deficient} rank-deficient cases by predictions only")
    report.check("OLS predictions, statsmodels OLS", ols_pred, absolute=1e-9, relative=1e-9)
    report.check("OLS predictions, numpy lstsq", ols_numpy, absolute=1e-9, relative=1e-9)


def logistic_fit(X, y, penalty):
    return LogisticRegression(C=1 / penalty, solver="newton-cholesky", tol=1e-12, max_iter=1000).fit(X, y)


def logistic():
    coefficients, probabilities, areas = [], [], []
    one_class = 0
    for case in cases("validation/logistic"):
        X, y, n, inner = split(case)
        expected = case["expected"]
        if len(set(y[:n])) < 2:
            one_class += 1
            continue
        scaler = StandardScaler().fit(X[:n])
        model = logistic_fit(scaler.transform(X[:n]), y[:n], case["inputs"]["alpha"])
        coefficients += zip(with_intercept(model), expected["coef"])
        probabilities += zip(model.predict_proba(scaler.transform(X[n:]))[:, 1], expected["prob"])
        part = StandardScaler().fit(X[:inner])
        for penalty, ours in zip(PENALTIES, expected["val"] or []):
            if ours["auc"] is None:
                continue
            inner_model = logistic_fit(part.transform(X[:inner]), y[:inner], penalty)
            scores = inner_model.predict_proba(part.transform(X[inner:n]))[:, 1]
            areas.append((roc_auc_score(y[inner:n], scores), ours["auc"]))
    report.check("L2 logistic coefficients, sklearn LogisticRegression(C = 1/alpha)", coefficients,
                 absolute=1e-7, relative=1e-7, note=f"{one_class} one-class case left out: no model")
    report.check("L2 logistic probabilities, sklearn", probabilities, absolute=1e-9, relative=1e-9)
    report.check("L2 logistic validation AUC of 5 penalties, sklearn", areas, absolute=1e-9)


linear()
logistic()
report.finish()
