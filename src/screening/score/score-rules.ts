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
    personMin: 40,
    otherMin: 40,
  },
  /** Weight lost each time a word is twice as common, from `rareShare` of the names on. */
  personSlope: 8,
  otherSlope: 7,
  rareShare: 20000,
  /** Edits forgiven by length of the longer word: index 0 is for no letters. */
  editBudgets: [0, 0, 4, 10, 10, 13, 14, 18, 20, 22, 23, 26],
  /** What an edit costs, times its share of the word, by length of the longer word. */
  editSlopes: [1100, 1100, 1100, 1100, 1100, 1050, 1000],
  /** What edits count, in thousandths, when the word asked about is itself on the lists. */
  knownWordRate: 1500,
  /** What letters read across scripts are worth at most. */
  readAcross: 960,
  /** What edits across scripts count, in thousandths: there is less to tell words apart. */
  readAcrossRate: 1300,
  /** Pairs below do not count as the same word. */
  similarityMin: 680,
  equivalent: 940,
  soundAlike: 720,
  initial: 780,
  /** A short word with a slip, where all others are equal. */
  slip: 700,
  legalOther: 500,
  otherSmall: 800,
  syllable: 940,
  syllableNear: 800,
  joinedMin: 830,
  /** The same where both sides have several words. */
  shiftedMin: 920,
  joinedMax: 980,
  /** Pairs below are unlike; the second and further ones of a name count by this much more. */
  unlikeBelow: 900,
  secondUnlike: 500,
  /** Words on both sides without a partner contradict each other. */
  conflictRate: 1100,
  conflictWeightMin: 70,
  /** Words of one side alone, by how many words did pair: 0, 1, 2, 3 and more. */
  extraQueryRates: [1200, 1200, 430, 230],
  /** The share of a father's name that costs nothing when the other side has none. */
  omissibleShare: 800,
  /** How much more they count for each hundredth that the words which agree weigh less, in thousandths. */
  commonExtra: 60,
  extraListedRates: [1200, 1000, 240, 160],
} as const
