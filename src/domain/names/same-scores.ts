/** Lowest score, 0 to 100, of two spellings of the same name. docs/rules/checks.md#person-names. */
export const sameNameScoreMin = 90

/** Lowest score of two names that may be of the same person or entity. docs/rules/checks.md#person-names. */
export const closeNameScoreMin = 80

/** Lowest score of two names of the same issuer or employer. docs/reference/en/checks/match-employer.md. */
export const sameIssuerScoreMin = 85

/** Lowest score of two spellings of the same address. docs/rules/checks.md#addresses. */
export const sameAddressScoreMin = 75
