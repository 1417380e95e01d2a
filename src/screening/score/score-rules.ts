/**
 * The figures of the scorer, in one place. Similarities, scores and shares are thousandths, weights hundredths of a rare word,
 * costs tenths of an edit. Measured on labelled pairs and on lists (docs/screening.md).
 */
export const scoreRules = {
  weights: {
    initial: 40,
    number: 40,
    legal: 10,
    small: 5,
    generic: 55,
    patronymic: 60,
    /** What the commonest words of a list weigh at least. */
    personMin: 55,
    otherMin: 40,
  },
  /** Weight lost each time a word is twice as common, from `rareShare` of the names on. */
  personSlope: 6,
  otherSlope: 7,
  rareShare: 5000,
  /** Edits forgiven by length of the longer word: index 0 is for no letters. */
  editBudgets: [0, 0, 4, 8, 10, 13, 14, 18, 20, 22, 23, 26],
  /** What an edit costs, times its share of the word, by length of the longer word. */
  editSlopes: [1300, 1300, 1300, 1300, 1300, 1150, 1050, 1000],
  /** What letters read across scripts are worth at most. */
  readAcross: 960,
  /** Pairs below do not count as the same word. */
  similarityMin: 680,
  equivalent: 940,
  soundAlike: 760,
  initial: 780,
  legalOther: 500,
  syllable: 940,
  syllableNear: 800,
  joinedMin: 830,
  joinedMax: 980,
  /** Words on both sides without a partner contradict each other. */
  conflictRate: 900,
  conflictWeightMin: 70,
  /** Words of one side alone, by how many words did pair: 0, 1, 2, 3 and more. */
  extraQueryRates: [1200, 1200, 320, 220],
  extraListedRates: [1200, 1000, 240, 160],
} as const
