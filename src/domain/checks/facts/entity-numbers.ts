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

/** Whether the business number or SIREN of the document and that of the file differ: another entity of the same name. */
export function contradictsNumber(
  fields: Readonly<Record<string, string>>,
  values: Readonly<Partial<ProfileValues>>,
): boolean {
  return oneEntity.some((keys) => {
    if (keys.every((key) => fields[key] === undefined)) return false
    const shown = keys.flatMap((key) => compactNumber(fields[key]))
    const known = keys.flatMap((key) => compactNumber(values[key]))
    return shown.length > 0 && known.length > 0 && !shown.some((a) => known.some((b) => isSame(a, b)))
  })
}

/** Numbers of which an entity has one. Income Tax Act s. 248(1) "business number"; Code de commerce art. R123-220. */
const oneEntity = [['business_number', 'charity_registration'], ['siren', 'siret'], ['neq'], ['ice'], ['lei']] as const

function compactNumber(number: string | undefined): readonly string[] {
  if (number === undefined) return noNumbers
  const compact = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return compact.length >= lengthMin ? [compact] : noNumbers
}

/** Equal, or one is the nine digits that the other starts with. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true
  const [aStem, bStem] = [a.slice(0, stem), b.slice(0, stem)]
  return aStem === bStem && /^\d{9}$/.test(aStem) && (isExtended(a) || isExtended(b))
}

/** A nine-digit number, alone or with an account (`RC0001`) or establishment (five digits). */
function isExtended(number: string): boolean {
  return /^\d{9}(?:R[A-Z]\d{4}|\d{5})$/.test(number)
}
