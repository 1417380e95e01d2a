import { addDays, addMonths } from '../../domain/values/dates.ts'
import type { ListedBirth } from '../entity/listed-entity.ts'

/** Most names that are taken from one text. */
const namesMax = 50
/** Ages that count, in years: a number beside a name may be anything else. */
const ages = { min: 16, max: 99 } as const
const monthsOfYear = 12

/** A name that a text gives away as the name of a person or an organization. */
export interface NameInText {
  readonly kind: 'person' | 'organization'
  readonly name: string
  /** From the age in the text and the day of the article; null without an age. */
  readonly birth: ListedBirth | null
}

// Bounded and anchored at the start of a word, so that no text takes more than linear time.
const word = String.raw`(?<!\p{L})\p{Lu}[\p{L}’'-]{1,40}`
const initial = String.raw`(?<!\p{L})\p{Lu}\.`
const particle = '(?:(?:de|da|do|dos|du|des|del|della|di|van|von|der|den|ter|bin|bint|ibn|al|el|la|le) ){0,3}'
const person = `(?:${word}|${initial})(?: ${particle}(?:${word}|${initial})){0,3} ${particle}${word}`
const forms = String.raw`(?:Inc|Incorporated|Corp|Corporation|Ltd|Limited|Ltée|LLC|LLP|PLC|plc|GmbH|AG|KG|SE|SA|S\.A\.|SARL|SAS|SpA|S\.p\.A\.|BV|B\.V\.|NV|N\.V\.|AB|AS|ASA|Oy|Pty|OOO|PJSC|JSC)`

/** `Name, 45,` · `Name (45)` · `Name, aged 45` · `Name, 45 ans` · `Name, âgé de 45 ans` */
const withAge = new RegExp(
  String.raw`(${person})(?:, (?:aged |âgée? de )?(\d{2})(?=[,;.)]| ans| years)| \((\d{2})(?: ans)?\))`,
  'gu',
)
/** `Mr. Name`, `Mme Name` */
const withTitle = new RegExp(
  String.raw`(?<![\p{L}.])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Dame|Mme|Mlle|Monsieur|Madame)\.? (${person})`,
  'gu',
)
/** `Name Holdings Ltd` */
const withForm = new RegExp(String.raw`(${word}(?: (?:& |and |et |de |of )?${word}){0,4},? ${forms})(?![\p{L}])`, 'gu')

/**
 * The names that a text gives away: people beside their age or after a form of address, organizations before a legal form. Any other
 * words with capitals are none. `publishedOn` is YYYY-MM-DD. docs/adverse-media.md#names-in-a-text.
 */
export function namesInText(text: string, publishedOn: string): readonly NameInText[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  const found = new Map<string, NameInText>()
  const add = (name: NameInText) => {
    const key = `${name.kind} ${name.name.toLowerCase()}`
    if (found.size < namesMax && !found.has(key)) found.set(key, name)
  }
  for (const [, name = '', age, bracketed] of plain.matchAll(withAge)) {
    const birth = birthOfAge(Number(age ?? bracketed), publishedOn)
    if (birth !== null) add({ kind: 'person', name, birth })
  }
  for (const [, name = ''] of plain.matchAll(withTitle)) add({ kind: 'person', name, birth: null })
  for (const [, name = ''] of plain.matchAll(withForm)) add({ kind: 'organization', name, birth: null })
  return [...found.values()]
}

/** The days on which somebody of an age was born; null for no age. */
function birthOfAge(age: number, on: string): ListedBirth | null {
  if (age < ages.min || age > ages.max) return null
  const youngest = addMonths(on, -age * monthsOfYear)
  return { from: addDays(addMonths(youngest, -monthsOfYear), 1), to: youngest, precision: 'range' }
}
