/**
 * The constants of the scorer. Similarities, scores and shares are thousandths, weights hundredths of a rare word,
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
    /** Word that is a title or a name. */
    title: 40,
    /** Least weight of a common word. */
    personMin: 40,
    otherMin: 40,
  },
  /** Weight lost each time a word is twice as common, once it is in 1 of `rareShare` names. */
  personSlope: 8,
  otherSlope: 7,
  rareShare: 20000,
  /** Tolerated edits by length of the longer word, from length 0. */
  editBudgets: [0, 0, 4, 10, 10, 13, 14, 18, 20, 22, 23, 26],
  /** Factor of an edit's share of the word, by length of the longer word. */
  editSlopes: [1100, 1100, 1100, 1100, 1100, 1050, 1000],
  /** Factor of edits, in thousandths, when the searched word is itself on the lists. */
  knownWordRate: 1500,
  /** Highest similarity of letters compared across scripts. */
  readAcross: 960,
  /** Factor of edits across scripts, in thousandths: words there have fewer distinguishing letters. */
  readAcrossRate: 1300,
  /** The same of Thai and Lao letters, which write most vowels. */
  readThaiRate: 1400,
  /** Lowest similarity of the letters of a pair. */
  similarityMin: 680,
  equivalent: 920,
  soundAlike: 500,
  initial: 780,
  /** A short word with a typo, when all others are equal. */
  typo: 700,
  legalOther: 500,
  otherSmall: 800,
  syllable: 940,
  syllableNear: 800,
  joinedMin: 830,
  /** The same when both sides have several words. */
  shiftedMin: 920,
  joinedMax: 980,
  /** Pairs below this similarity are unlike; from the second one on, the loss of a name is raised by `secondUnlike`. */
  unlikeBelow: 930,
  secondUnlike: 1200,
  /** Factor of unpaired words on both sides, which contradict each other. */
  conflictRate: 1100,
  conflictWeightMin: 70,
  /** Factors of unpaired words on one side, by number of paired words: 0, 1, 2, 3 and more. */
  extraQueryRates: [1200, 1200, 430, 230],
  /** The share of a patronymic that costs nothing when the other side has none. */
  omissibleShare: 800,
  /** Increase of these factors, in thousandths, for each hundredth that the agreeing words weigh less. */
  commonExtra: 60,
  /** The same for names of a list that a customer may leave out: further given names, a second family name. */
  commonFewer: 6,
  extraListedRates: [1200, 1000, 240, 160],
  /** Lowest score of names that are the same but for their writing. */
  nearlyEqual: 950,
} as const
