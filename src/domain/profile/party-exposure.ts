import { parseDate } from '../values/dates.ts'
import { countryOf } from './place-values.ts'
import type { StatedExposure } from './profile.ts'
import { textOf } from './reading.ts'
import type { Member } from './value-shape.ts'
import { parseYesNo } from './yes-no.ts'

const textLengthMax = 300

/** Answers of a party about political exposure, as those of a client are named. docs/rules/profile.md#parties. */
const answers = [
  ['foreign', 'pep_foreign', 'epv'],
  ['domestic', 'pep_domestic', 'npv'],
  ['hio', 'pep_hio', 'doi'],
  ['pep', 'pep', 'ppe'],
  ['family', 'pep_family', 'ppe_famille'],
  ['associate', 'pep_associate', 'ppe_associe'],
] as const

const texts = [
  ['position', 'text', 'pep_position', 'ppe_fonction'],
  ['country', 'country', 'pep_country', 'ppe_pays'],
  ['endDate', 'date', 'pep_end_date', 'ppe_date_fin'],
  ['determinedOn', 'past_date', 'pep_determined_on', 'ppe_determinee_le'],
] as const

/** The keys of a party that tell of political exposure. */
export const exposureMembers: readonly Member[] = [
  ...answers.map(([, name, alias]) => ({ name, aliases: [alias], shape: { kind: 'yes_no' } }) as const),
  ...texts.map(([, kind, name, alias]) => ({ name, aliases: [alias], shape: { kind } }) as const),
]

const answerByKey = new Map<string, (typeof answers)[number][0]>(
  answers.flatMap(([part, name, alias]) => [
    [name, part],
    [alias, part],
  ]),
)
const textKeys: ReadonlySet<string> = new Set(texts.flatMap(([, , name, alias]) => [name, alias]))
type TextPart = (typeof texts)[number][0]

/** True for a normalised key that tells of a party's political exposure: those above, and any that begins with `pep_`. */
export function isExposureKey(normalised: string): boolean {
  return normalised.startsWith('pep_') || answerByKey.has(normalised) || textKeys.has(normalised)
}

/** A key as it is compared, with its value. */
export type ToldExposure = readonly [key: string, value: unknown]

/**
 * What the exposure keys of one party say, whatever their order: any yes counts, and a text under its own name wins over one
 * under an alias. Null when no question is answered.
 */
export function readExposure(told: readonly ToldExposure[]): StatedExposure | null {
  const found: { -readonly [Part in keyof StatedExposure]: StatedExposure[Part] } = {}
  let isAnswered = false
  for (const [key, value] of told) {
    const answer = textKeys.has(key) ? null : parseYesNo(value)
    if (answer === null) continue
    // Another question of exposure says that there is one, not which.
    const part = answerByKey.get(key) ?? 'pep'
    found[part] = (found[part] ?? false) || answer
    isAnswered = true
  }
  if (!isAnswered) return null
  for (const [part, , name, alias] of texts) {
    const read = textOfKey(part, name, told) ?? textOfKey(part, alias, told)
    if (read !== null) found[part] = read
  }
  return found
}

function textOfKey(part: TextPart, key: string, told: readonly ToldExposure[]): string | null {
  const read = told.flatMap(([name, value]) => (name === key ? [textPart(part, textOf(value))] : []))
  return read.filter((text) => text !== null).sort()[0] ?? null
}

function textPart(part: TextPart, text: string | null): string | null {
  if (text === null || text === '' || text.length > textLengthMax) return null
  if (part === 'position') return text
  return part === 'country' ? countryOf(text) : parseDate(text)
}
