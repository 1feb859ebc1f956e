extension Phrase {
  /// Why cells were dropped, and what was kept but looks odd, by the codes of the account.
  static let account: [String: Phrase] = [
    "not_a_decimal": Phrase(en: "no number", ru: "не число", sr: "nije broj"),
    "not_finite": Phrase(en: "not finite", ru: "не конечное число", sr: "nije konačan broj"),
    "exponent": Phrase(
      en: "written with an exponent", ru: "записано с показателем степени",
      sr: "zapisano sa eksponentom"),
    "decimal_comma": Phrase(
      en: "comma instead of a point", ru: "запятая вместо точки", sr: "zarez umesto tačke"),
    "hexadecimal": Phrase(en: "hexadecimal", ru: "шестнадцатеричное", sr: "heksadecimalno"),
    "negative": Phrase(en: "negative", ru: "отрицательное", sr: "negativno"),
    "not_0_or_1": Phrase(en: "neither 0 nor 1", ru: "не 0 и не 1", sr: "ni 0 ni 1"),
    "zero_means_missing": Phrase(
      en: "0 that means not measured", ru: "0 вместо «не измерено»", sr: "0 umesto „nije mereno”"),
    "sentinel": Phrase(
      en: "code that means not measured", ru: "код вместо «не измерено»",
      sr: "kod umesto „nije mereno”"),
    "implausible": Phrase(
      en: "outside the plausible range", ru: "вне правдоподобных пределов",
      sr: "van verovatnih granica"),
    "duplicate_day": Phrase(
      en: "day that was there already", ru: "повтор дня", sr: "ponovljen dan"),
    "sleep_sum_differs": Phrase(
      en: "parts of the night differ from its total", ru: "части ночи не складываются в целое",
      sr: "delovi noći se ne slažu sa ukupnim"),
    "outside_label_range": Phrase(
      en: "answer outside its scale", ru: "ответ вне шкалы", sr: "odgovor van skale"),
  ]
}
