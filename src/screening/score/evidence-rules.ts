/**
 * Effects of evidence beyond the name, in thousandths.
 * Agreement adds this share of the distance to 1000; a contradiction subtracts this share of the score. So scores stay
 * within 0 to 1000, and equal names with different birth dates differ.
 */
export const evidenceRules = {
  birthDay: 200,
  /** Lowest score of a name that the birth day raises to `birthDayScoreMin`: fewer of the listed names, or another spelling. */
  birthDayNameMin: 330,
  birthDayScoreMin: 750,
  birthYear: 60,
  otherBirthYear: 300,
  /** Same year, and same day or month. */
  otherBirthDay: 60,
  /** Same year only. */
  otherBirthDate: 150,
  country: 50,
  otherCountry: 60,
  /** Half of all people share it: reported, and counted only in `corroborate`. */
  gender: 0,
  otherGender: 120,
  identifier: 900,
  /** The same for a number too short to be one person's. */
  shortIdentifier: 200,
  /** The same type of number with other values. */
  otherIdentifier: 20,
  otherKind: 350,
  /** Least reduction of a weak alias. */
  weakAlias: 60,
} as const

/** Difference between a stated and a listed birth year that may be a typo, in years. */
export const birthYearsApartMax = 1
