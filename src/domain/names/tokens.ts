import { wordsOf } from './normalise.ts'

/** Titles before or after a name. docs/rules/checks.md#person-names step 2. */
const titles = new Set(
  (
    'M MR MME MLLE MS MRS MISS MISTER MONSIEUR MADAME MADEMOISELLE DR DRE DOCTOR DOCTEUR ME MTRE MAITRE PROF PROFESSOR ' +
    'PROFESSEUR SIR DAME LADY REV HAJ HAJJ HAJI HAJJA HAJA JR SR II III IV'
  ).split(' '),
)

/** Moroccan marks of respect, dropped only in front of a full name. docs/rules/checks.md#person-names step 2. */
const honours = new Set(['MOULAY', 'LALLA', 'SIDI'])

/** Words that belong to the word after them. docs/rules/checks.md#person-names step 3. */
const joiners: ReadonlyMap<string, string> = new Map([
  ['AL', 'EL'],
  ['EL', 'EL'],
  ['BEN', 'BEN'],
  ['BIN', 'BEN'],
  ['IBN', 'BEN'],
])

/**
 * Words between names that people often leave out. Single letters are initials, so none is listed.
 * docs/rules/checks.md#person-names step 3.
 */
export const particles: ReadonlySet<string> = new Set(
  'DE DU DES DELA LA LE LES VAN VON DER DEN TER TEN ZU ZUR AF AV DI DA DO DOS DAS DEL DELLA DELLE DEGLI'.split(' '),
)

/** Words compared in a name; further ones are ignored. */
const tokensMax = 12

/** The identifying words of a name, in each possible reading. */
export interface PersonTokens {
  readonly tokens: readonly string[]
  /** The words when the first is a given name: `Ben Smith` is not `Bensmith`. Null when the name has one reading. */
  readonly alternative: readonly string[] | null
}

/**
 * The words of a person's name, already folded, without titles, suffixes and marks of respect. docs/rules/checks.md#person-names
 * steps 1 and 2.
 */
export function personWords(normalised: string): readonly string[] {
  const words = wordsOf(normalised)
  if (words.length > tokensMax) words.length = tokensMax
  return dropHonours(dropTitles(words))
}

/**
 * The words that identify: `El` and `Ben` are joined to the next word, particles are dropped. docs/rules/checks.md#person-names
 * step 3.
 */
export function identifyingTokens(words: readonly string[]): PersonTokens {
  const opensWithJoiner = words.length > 1 && joiners.has(words[0] ?? '')
  return {
    tokens: dropParticles(joinArticles(words, 0)),
    alternative: opensWithJoiner ? dropParticles(joinArticles(words, 1)) : null,
  }
}

/**
 * True when both names have particles and share none: `Le Roy` is not `La Roy`, though either may be `Roy`.
 * docs/rules/checks.md#person-names step 3.
 */
export function particlesDiffer(a: readonly string[], b: readonly string[]): boolean {
  if (a.length < 3 || b.length < 3 || !a.some(isParticle)) return false
  const others = b.filter(isParticle)
  return others.length > 0 && !a.some((word) => isParticle(word) && others.includes(word))
}

function dropTitles(words: readonly string[]): readonly string[] {
  if (words.length < 3 || !words.some(isTitle)) return words
  // `El Haj` is a surname, `Haj` alone a title.
  const kept = words.filter((word, index) => !titles.has(word) || joiners.has(words[index - 1] ?? ''))
  return kept.length >= 2 ? kept : words
}

function dropHonours(words: readonly string[]): readonly string[] {
  return words.length > 2 && honours.has(words[0] ?? '') ? words.slice(1) : words
}

function joinArticles(words: readonly string[], from: number): readonly string[] {
  if (!words.some(isJoiner)) return words
  const joined: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const next = words[index + 1]
    const prefix = index < from || next === undefined ? undefined : joiners.get(word)
    if (prefix === undefined) {
      joined.push(word)
    } else {
      joined.push(`${prefix}${next}`)
      index += 1
    }
  }
  return joined
}

function dropParticles(words: readonly string[]): readonly string[] {
  if (words.length < 3 || !words.some(isParticle)) return words
  const kept = words.filter((word) => !particles.has(word))
  return kept.length >= 2 ? kept : words
}

function isTitle(word: string): boolean {
  return titles.has(word)
}

function isJoiner(word: string): boolean {
  return joiners.has(word)
}

function isParticle(word: string): boolean {
  return particles.has(word)
}
