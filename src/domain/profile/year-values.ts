import { experiences, horizons, type Experience, type Horizon } from './profile.ts'
import { foldWords } from './key-name.ts'
import { textOf, type Reader } from './reading.ts'
import { shaped } from './value-shape.ts'

/** Bands by the years they start at; the last starts just above ten. docs/rules/profile.md#choices. */
const horizonBands: Bands<Horizon> = [
  ['gt_10y', 10.01],
  ['5_10y', 5],
  ['3_5y', 3],
  ['1_3y', 1],
  ['lt_1y', 0],
]
const experienceBands: Bands<Experience> = [
  ['gt_10y', 10.01],
  ['5_10y', 5],
  ['2_5y', 2],
  ['lt_2y', 0.01],
  ['none', 0],
]

type Bands<T extends string> = readonly (readonly [band: T, yearsMin: number])[]

const horizonWords: ReadonlyMap<string, Horizon> = new Map([
  ['short', '1_3y'],
  ['short_term', '1_3y'],
  ['court', '1_3y'],
  ['court_terme', '1_3y'],
  ['medium', '3_5y'],
  ['medium_term', '3_5y'],
  ['moyen', '3_5y'],
  ['moyen_terme', '3_5y'],
  ['long', 'gt_10y'],
  ['long_term', 'gt_10y'],
  ['long_terme', 'gt_10y'],
])
const experienceWords: ReadonlyMap<string, Experience> = new Map([
  ['none', 'none'],
  ['aucune', 'none'],
  ['no_experience', 'none'],
  ['novice', 'lt_2y'],
  ['low', 'lt_2y'],
  ['limited', 'lt_2y'],
  ['limitee', 'lt_2y'],
  ['faible', 'lt_2y'],
  ['moderate', '2_5y'],
  ['moderee', '2_5y'],
  ['moyenne', '2_5y'],
  ['fair', '2_5y'],
  ['good', '5_10y'],
  ['bonne', '5_10y'],
  ['high', '5_10y'],
  ['extensive', 'gt_10y'],
  ['approfondie', 'gt_10y'],
  ['excellent', 'gt_10y'],
  ['expert', 'gt_10y'],
])

const yearsLengthMax = 60

/** Years by which an excluded bound is moved: `less than 3 years` is read as 2.99. */
const boundStepYears = 0.01

/** How long money stays invested: a band, a word or a number of years. docs/rules/profile.md#choices. */
export const horizon = shaped<Horizon>({ kind: 'choice', choices: horizons }, (raw) =>
  readBand(raw, horizonBands, horizonWords),
)

/** How long a client has invested: a band, a word or a number of years. docs/rules/profile.md#choices. */
export const investmentExperience = shaped<Experience>({ kind: 'choice', choices: experiences }, (raw) =>
  readBand(raw, experienceBands, experienceWords),
)

function readBand<T extends string>(
  raw: unknown,
  bands: Bands<T>,
  words: ReadonlyMap<string, T>,
): ReturnType<Reader<T>> {
  const text = textOf(raw)
  if (text === null || text.length > yearsLengthMax) return { why: 'unknown_value' }
  const exact = bands.find(([band]) => band === text)
  if (exact !== undefined) return { value: exact[0] }
  const folded = foldWords(text)
  const known = bands.find(([band]) => band === folded)?.[0] ?? words.get(folded)
  if (known !== undefined) return { value: known }
  const years = parseYears(text)
  const value = years === null ? undefined : bands.find(([, yearsMin]) => years >= yearsMin)?.[0]
  return value === undefined ? { why: 'unknown_value' } : { value }
}

/**
 * The years a text names: `7`, `7 years`, `5 à 10 ans` (the lower bound), `10+`, `less than a year`, `18 months`.
 * Null when it names none.
 */
function parseYears(text: string): number | null {
  const plain = text.toLowerCase().replace(/\b(?:d['’]un|a|one|un)(?= +(?:year|an)\b)/, '1')
  const numbers = plain.match(/\d+(?:[.,]\d+)?/g)
  const first = numbers?.[0]
  if (first === undefined || (numbers?.length ?? 0) > 2) return null
  const unit = /\b(?:months?|mois)\b/.test(plain) ? 1 / 12 : 1
  const years = Number(first.replace(',', '.')) * unit
  if (numbers?.length === 2) return years
  if (/less|under|moins|below|^\s*</.test(plain)) return Math.max(0, years - boundStepYears)
  return /more|over|plus|\+|above|au-del|^\s*>|gt/.test(plain) ? years + boundStepYears : years
}
