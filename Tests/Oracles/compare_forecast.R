# R's forecast package (Debian r-cran-forecast) against the golden floors.
# Usage: Rscript compare_forecast.R WINDOWS.csv, the file that compare_floors.py writes.
suppressMessages(library(forecast))

rows <- read.csv(commandArgs(trailingOnly = TRUE)[1], colClasses = c("character", "integer", "numeric", "numeric"))
failed <- FALSE

check <- function(title, outside, ours, tolerance = 1e-9) {
  difference <- abs(outside - ours)
  agrees <- length(difference) > 0 && all(is.finite(difference)) && all(difference <= tolerance * (1 + abs(ours)))
  if (!agrees) failed <<- TRUE
  cat(sprintf("%s %s: n %d, largest difference %.1e, tolerance %g + %g relative\n",
              if (agrees) "agrees " else "DIFFERS", title, length(difference),
              max(difference / pmax(1, abs(ours))), tolerance, tolerance))
}

of_kind <- function(kind) rows[rows$kind == kind, ]
windows <- split(of_kind("window")$x, of_kind("window")$set)

ewma <- of_kind("ewma")
# alpha = 2/46 fixed, level started at the first value: the span-45 mean as simple exponential smoothing.
smoothed <- vapply(as.character(ewma$set), function(set)
  as.numeric(ses(windows[[set]], h = 1, initial = "simple", alpha = 2 / 46)$mean), 0)
check("ewma_45d, R forecast::ses(alpha = 2/46, initial = 'simple')", smoothed, ewma$x)

persistence <- of_kind("persistence")
last <- vapply(as.character(persistence$set), function(set) as.numeric(naive(windows[[set]], h = 1)$mean), 0)
check("persistence_yesterday, R forecast::naive", last, persistence$x)

pairs <- split(of_kind("pair"), of_kind("pair")$set)
errors <- of_kind("error")
measured <- vapply(as.character(errors$set), function(set)
  accuracy(pairs[[set]]$y, pairs[[set]]$x)[1, c("MAE", "RMSE")], c(MAE = 0, RMSE = 0))
check("MAE and RMSE of the golden person's floors, R forecast::accuracy",
      c(measured["MAE", ], measured["RMSE", ]), c(errors$x, errors$y))

quit(status = if (failed) 1 else 0)
