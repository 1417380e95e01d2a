import type { ProfileValues } from '../../profile/profile.ts'
import { onceAnObject } from '../../values/verdict-memo.ts'

/** Numbers of an entity, by the key of the profile and the field of a document. */
const numberKeys = [
  ...(['registration_number', 'business_number', 'neq', 'siren', 'siret', 'ice', 'rc', 'if_number', 'lei'] as const),
  ...(['charity_registration', 'ein', 'tax_number'] as const),
] as const satisfies readonly (keyof ProfileValues)[]

type NumberKey = (typeof numberKeys)[number]

/** Numbers as a document or a profile spells them. */
type Spelled = Readonly<Partial<Record<NumberKey, string>>>
/** Those that identify, in capitals without signs. */
type Numbers = ReadonlyMap<NumberKey, string>

/** Shortest number that identifies, in characters; a shorter one is shared by too many. */
const lengthMin = 5
/** A business number and a charity's registration share their first digits; a SIRET starts with the SIREN. */
const stem = 9

/**
 * Whether a document shows a registration or tax number of the entity: the same, or the same business number or SIREN with
 * another account or establishment. docs/rules/checks.md#whose-document.
 */
export function sharesNumber(fields: Spelled, values: Spelled): boolean {
  const shown = shownNumbers(fields, undefined)
  if (shown.size === 0) return false
  for (const known of knownNumbers(values, undefined).values()) {
    for (const number of shown.values()) if (isSame(number, known)) return true
  }
  return false
}

/** A number of a document that is not the entity's, of a kind of which an entity has one. */
export interface OtherNumber {
  readonly key: NumberKey
  /** As the document spells it. */
  readonly shown: string
}

/**
 * The number of a document by which it is of another entity of the same name; null without one. Registers number in different
 * ways: a registration number differs only from one of the same form, and when no number is shared.
 * docs/rules/checks.md#whose-document.
 */
export function otherNumber(fields: Spelled, values: Spelled): OtherNumber | null {
  const shown = shownNumbers(fields, undefined)
  const known = shown.size === 0 ? shown : knownNumbers(values, undefined)
  if (known.size === 0) return null
  for (const keys of oneEntity) {
    const key = keys.find((one) => fields[one] !== undefined)
    if (key !== undefined && differ(keys, shown, known)) return { key, shown: fields[key] ?? '' }
  }
  const key = registerKeys.find((one) => isOfOther(shown.get(one), known))
  return key === undefined || sharesNumber(fields, values) ? null : { key, shown: fields[key] ?? '' }
}

/** The rules ask about one document after another, and of each more than once. */
const shownNumbers = onceAnObject(numbersIn)
const knownNumbers = onceAnObject(numbersIn)

function numbersIn(spelled: Spelled): Numbers {
  const numbers = new Map<NumberKey, string>()
  for (const key of numberKeys) {
    const number = spelled[key]
    if (number === undefined) continue
    const compact = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (compact.length >= lengthMin) numbers.set(key, compact)
  }
  return numbers
}

/** Whether document and file both have numbers of these keys, and share none. */
function differ(keys: readonly NumberKey[], shown: Numbers, known: Numbers): boolean {
  let compared = false
  for (const one of keys) {
    const number = shown.get(one)
    if (number === undefined) continue
    for (const other of keys) {
      const recorded = known.get(other)
      if (recorded === undefined) continue
      if (isSame(number, recorded)) return false
      compared = true
    }
  }
  return compared
}

/** Whether the file has a number of the same form, and not this one. */
function isOfOther(number: string | undefined, known: Numbers): boolean {
  if (number === undefined) return false
  const form = formOf(number)
  return registerKeys.some((key) => {
    const recorded = known.get(key)
    return recorded !== undefined && formOf(recorded) === form
  })
}

/** The form of a register's numbers: the letters in front (`HRB`), else the count of digits. */
function formOf(number: string): string {
  const [letters = ''] = /^[A-Z]*/.exec(number) ?? []
  return letters === '' ? number.replace(/^0+(?=\d)/, '').replace(/\d/g, '9') : letters
}

/** Numbers of which an entity has one. Income Tax Act s. 248(1) "business number"; Code de commerce art. R123-220. */
const oneEntity = [['business_number', 'charity_registration'], ['siren', 'siret'], ['neq'], ['ice'], ['lei']] as const
/** Numbers of registers, which are also written as a registration number. */
const registerKeys = ['registration_number', 'neq', 'siren'] as const

/** Equal, or one is the nine digits that the other starts with. */
function isSame(a: string, b: string): boolean {
  if (a === b || (isZeroFilled(a, b) && a.replace(/^0+/, '') === b.replace(/^0+/, ''))) return true
  const aStem = a.slice(0, stem)
  const bStem = b.slice(0, stem)
  return aStem === bStem && /^\d{9}$/.test(aStem) && (isExtended(a) || isExtended(b))
}

/** Two numbers of digits, one with zeros in front. */
function isZeroFilled(a: string, b: string): boolean {
  return (a.startsWith('0') || b.startsWith('0')) && /^\d+$/.test(a) && /^\d+$/.test(b)
}

/** A nine-digit number, alone or with an account (`RC0001`) or establishment (five digits). */
function isExtended(number: string): boolean {
  return /^\d{9}(?:R[A-Z]\d{4}|\d{5})$/.test(number)
}
