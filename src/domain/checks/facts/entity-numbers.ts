import type { ProfileValues } from '../../profile/profile.ts'

/** Numbers of an entity, by the key of the profile and the field of a document. */
const numberKeys = [
  ...(['registration_number', 'business_number', 'neq', 'siren', 'siret', 'ice', 'rc', 'if_number', 'lei'] as const),
  ...(['charity_registration', 'ein', 'tax_number'] as const),
] as const satisfies readonly (keyof ProfileValues)[]

const noNumbers: readonly string[] = []

/** Shortest number that identifies, in characters; a shorter one is shared by too many. */
const lengthMin = 5
/** A business number and a charity's registration share their first digits; a SIRET starts with the SIREN. */
const stem = 9

/**
 * Whether a document shows a registration or tax number of the entity: the same, or the same business number or SIREN with
 * another account or establishment. docs/rules/checks.md#whose-document.
 */
export function sharesNumber(
  fields: Readonly<Record<string, string>>,
  values: Readonly<Partial<ProfileValues>>,
): boolean {
  if (!numberKeys.some((key) => fields[key] !== undefined)) return false
  const shown = numberKeys.flatMap((key) => compactNumber(fields[key]))
  const known = numberKeys.flatMap((key) => compactNumber(values[key]))
  return shown.some((number) => known.some((other) => isSame(number, other)))
}

/** A number of a document that is not the entity's, of a kind of which an entity has one. */
export interface OtherNumber {
  readonly key: (typeof numberKeys)[number]
  /** As the document spells it. */
  readonly shown: string
}

/**
 * The number of a document by which it is of another entity of the same name; null without one. Registers number in different
 * ways: a registration number differs only from one of the same form, and when no number is shared.
 * docs/rules/checks.md#whose-document.
 */
export function otherNumber(
  fields: Readonly<Record<string, string>>,
  values: Readonly<Partial<ProfileValues>>,
): OtherNumber | null {
  for (const keys of oneEntity) {
    const key = keys.find((one) => fields[one] !== undefined)
    if (key === undefined) continue
    const shown = keys.flatMap((one) => compactNumber(fields[one]))
    const known = keys.flatMap((one) => compactNumber(values[one]))
    const differ = shown.length > 0 && known.length > 0 && !shown.some((a) => known.some((b) => isSame(a, b)))
    if (differ) return { key, shown: fields[key] ?? '' }
  }
  const key = registerKeys.find((one) => isOfOther(fields[one], values))
  return key === undefined || sharesNumber(fields, values) ? null : { key, shown: fields[key] ?? '' }
}

/** Whether the file has a number of the same form, and not this one. */
function isOfOther(shown: string | undefined, values: Readonly<Partial<ProfileValues>>): boolean {
  const [number] = compactNumber(shown)
  if (number === undefined) return false
  const form = formOf(number)
  return registerKeys.some((key) => compactNumber(values[key]).some((known) => formOf(known) === form))
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

function compactNumber(number: string | undefined): readonly string[] {
  if (number === undefined) return noNumbers
  const compact = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return compact.length >= lengthMin ? [compact] : noNumbers
}

/** Equal, or one is the nine digits that the other starts with. */
function isSame(a: string, b: string): boolean {
  if (a === b || (isZeroFilled(a, b) && a.replace(/^0+/, '') === b.replace(/^0+/, ''))) return true
  const [aStem, bStem] = [a.slice(0, stem), b.slice(0, stem)]
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
