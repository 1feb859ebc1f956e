// The Fortran LAPACK routines that Validation calls, as libopenblas exports them (column-major).
// LAPACKE is not needed: it would bring second copies of BLAS and LAPACK into the process.
#pragma once
#include <stddef.h>

// Minimum-norm least squares by singular value decomposition.
void dgelsd_(const int *m, const int *n, const int *nrhs, double *a, const int *lda, double *b,
             const int *ldb, double *s, const double *rcond, int *rank, double *work,
             const int *lwork, int *iwork, int *info);
// Symmetric positive definite solve.
void dposv_(const char *uplo, const int *n, const int *nrhs, double *a, const int *lda, double *b,
            const int *ldb, int *info, size_t uplo_length);
void openblas_set_num_threads(int threads);
