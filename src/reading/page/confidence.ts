/**
 * Levels of confidence in a word, a page or a type, 0 to 1. What compares a confidence with a constant uses one of them.
 * docs/reading.md#confidence.
 */
export const confidenceLevels = {
  /** A word with less is a speck or a shadow and is dropped. */
  speck: 0.15,
  /** A word with less is doubtful: it is read again by itself, and no pass adds it. */
  legible: 0.5,
  /** A word with this much is as printed. */
  confident: 0.7,
  /** What has this much is not read in another way. */
  certain: 0.9,
} as const

/** A later pass replaces a word only with one whose confidence is this much higher. */
export const replacingMargin = 0.15
