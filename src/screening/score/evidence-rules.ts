/**
 * What is known beyond the name, in thousandths. What agrees takes a share of what the name leaves open, what contradicts a share of
 * what the name has: so no score passes 1000 or falls below 0, and equal names with different birth dates still differ.
 */
export const evidenceRules = {
  birthDay: 200,
  birthYear: 60,
  otherBirthYear: 300,
  /** The same year, and the day or the month the same. */
  otherBirthDay: 60,
  /** The same year alone. */
  otherBirthDate: 150,
  country: 50,
  otherCountry: 60,
  /** Half of all people have it: said, and counted in `corroboration` alone. */
  gender: 0,
  otherGender: 120,
  identifier: 900,
  /** The same kind of number, all of them different. */
  otherIdentifier: 20,
  otherKind: 350,
  /** Kept under the strong threshold by this much at least. */
  weakAlias: 60,
} as const

/** Years between a stated and a listed birth year that are still a slip. */
export const birthYearsApartMax = 1
