import { documentNumberRule } from '../formats/index.ts'
import type { FormatContext } from '../formats/format-rule.ts'
import { isTemporarySin } from '../formats/sin.ts'
import { isAbsentName } from '../names/absent-name.ts'
import { parseAddress } from '../names/parse-address.ts'
import { addressFault, streetFault } from '../names/street-fault.ts'
import { citizenshipsOf, keptCitizenships } from './citizenships.ts'
import { checkCharityNumber } from './association-number.ts'
import { splitFullName } from './full-name.ts'
import { precedes } from './key-precedence.ts'
import { countryOf, readCountries } from './place-values.ts'
import { emptyDraft, type ProfileDraft, type ProfileKey } from './profile-key.ts'
import { addressMembers, findProfileKey } from './profile-keys.ts'
import type { Profile } from './profile.ts'
import { isEmpty, shownValue, type ReadingContext } from './reading.ts'

export interface ParseProfileOptions {
  /** Date of the verdict, YYYY-MM-DD. */
  readonly asOf: string
  /** ISO alpha-2 of the pack's home country: how phones and postal codes are read when the client names no country. */
  readonly defaultCountry: string | null
}

interface Given {
  readonly key: ProfileKey
  readonly raw: unknown
  /** The key as it was sent. */
  readonly spelling: string
}

/**
 * The values of a request as a profile: keys recognised, values typed, address and full name split. Unknown keys are
 * ignored; values that cannot be parsed become faults. Never throws. docs/rules/profile.md#keys.
 */
export function parseProfile(values: Readonly<Record<string, unknown>>, options: ParseProfileOptions): Profile {
  const given = collect(values)
  const address = given.get('address')?.raw
  const context = { asOf: options.asOf, country: countryGiven(given, address) ?? options.defaultCountry }
  const draft = emptyDraft()
  for (const { key, raw } of given.values()) key.read(raw, context, draft)
  fillAddress(address, context, draft)
  checkStreet(draft)
  fillCitizenships(given, draft)
  fillNames(draft)
  fillSingleName(draft)
  fillPassport(draft)
  checkTemporarySin(draft)
  checkIdNumber(draft)
  checkCharityNumber(draft)
  return draft
}

/**
 * Values by canonical name, in the order sent. Of several spellings of one key `precedes` chooses; an empty value counts as absent. A request with
 * more keys than `valueKeysMax` was refused before.
 */
function collect(values: Readonly<Record<string, unknown>>): Map<string, Given> {
  const given = new Map<string, Given>()
  for (const spelling of Object.keys(values)) {
    const raw = values[spelling]
    const key = isEmpty(raw) ? null : findProfileKey(spelling)
    if (key === null) continue
    const earlier = given.get(key.name)
    if (earlier === undefined || precedes(spelling, earlier.spelling, key)) given.set(key.name, { key, raw, spelling })
  }
  return given
}

function countryGiven(given: ReadonlyMap<string, Given>, address: unknown): string | null {
  const named = given.get('country')
  if (named !== undefined) return countryOf(named.raw)
  return partsOf(address).reduce<string | null>(
    (found, { key, raw }) => found ?? (key.name === 'country' ? countryOf(raw) : null),
    null,
  )
}

/** Fills the parts found; a part given under its own key wins. docs/rules/profile.md#addresses. */
function fillAddress(address: unknown, context: ReadingContext, draft: ProfileDraft): void {
  if (address === undefined) return
  const parts = typeof address === 'string' ? parsedParts(address, context) : partsOf(address)
  const where = parts.find(({ key }) => key.name === 'country')
  where?.key.read(where.raw, context, draft)
  const local = { asOf: context.asOf, country: draft.values.country ?? context.country }
  for (const { key, raw } of parts) {
    if (!draft.given.has(key.name) && key !== where?.key) key.read(raw, local, draft)
  }
}

/**
 * A post office box, and a text that names no place, answer no address. docs/rules/profile.md#addresses,
 * 31 CFR 1020.220(a)(2)(i)(A)(3).
 */
function checkStreet({ values, faults, refused }: ProfileDraft): void {
  const { street1, street2, address, country } = values
  if (refused.has('street1')) return
  const why =
    street1 !== undefined
      ? streetFault(street2 === undefined ? street1 : `${street1}, ${street2}`)
      : address === undefined
        ? null
        : addressFault(address, country)
  if (why === null) return
  faults.push({ key: 'street1', value: shownValue(street1 ?? address), why })
  refused.add('street1')
}

const parsedKeys = (['street1', 'street2', 'city', 'province', 'postal_code', 'country'] as const).flatMap((name) => {
  const key = findProfileKey(name)
  return key === null ? [] : [{ name, key }]
})

function parsedParts(address: string, context: ReadingContext): readonly Given[] {
  const parsed = parseAddress(address, context.country ?? undefined)
  const parts: Given[] = []
  for (const { name, key } of parsedKeys) {
    const raw = parsed[name]
    if (raw !== undefined) parts.push({ key, raw, spelling: name })
  }
  return parts
}

function partsOf(address: unknown): readonly Given[] {
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return []
  return [...collect(Object.fromEntries(Object.entries(address))).values()].filter(({ key }) =>
    addressMembers.list.includes(key),
  )
}

function fillNames(draft: ProfileDraft): void {
  const { names } = draft.values
  const isSplit = draft.given.has('first_name') && draft.given.has('last_name')
  if (isSplit || names?.[0] === undefined) return
  const { first, last } = splitFullName(names[0])
  if (!draft.given.has('first_name') && first !== '') draft.values.first_name = first
  if (!draft.given.has('last_name') && last !== '') draft.values.last_name = last
}

/** All nationalities of both keys, those of `citizenship` first. docs/rules/profile.md#countries-and-places. */
function fillCitizenships(given: ReadonlyMap<string, Given>, { values }: ProfileDraft): void {
  const [first, others] = [given.get('citizenship')?.raw, given.get('citizenships')?.raw]
  if (first === undefined && others === undefined) return
  const raw: readonly unknown[] = [first, others].flatMap((several) => several ?? [])
  const { citizenship, citizenships } = keptCitizenships(raw.flatMap((several) => readCountries(several).value ?? []))
  if (citizenship !== undefined) values.citizenship = citizenship
  if (citizenships !== undefined) values.citizenships = citizenships
  else delete values.citizenships
}

/**
 * A client with one name: said so, or by what stands for the other part (`FNU`). The other part is answered. Nothing changes when
 * both parts are names, or none is. docs/rules/profile.md#names, ICAO 9303-3 §4.6.
 */
function fillSingleName(draft: ProfileDraft): void {
  const { values, given, refused, faults } = draft
  const parts = ['first_name', 'last_name'] as const
  const { first_name: first, last_name: last } = values
  if (first !== undefined && last !== undefined && !isAbsentName(first) && !isAbsentName(last)) return
  const absent = parts.filter((part) => values[part] !== undefined && isAbsentName(values[part]))
  for (const part of absent) {
    delete values[part]
    given.delete(part)
    refused.delete(part)
    const at = faults.findIndex(({ key }) => key === part)
    if (at >= 0) faults.splice(at, 1)
  }
  const named = parts.filter((part) => values[part] !== undefined)
  if (named.length !== 1 || (absent.length === 0 && values.single_name !== true)) return
  values.single_name = true
  for (const part of parts) given.add(part)
}

/**
 * The number of a passport that is the recorded document. Of a citizen of the United States it is no identification number.
 * 31 CFR 1020.220(a)(2)(i)(A)(4).
 */
function fillPassport({ values }: ProfileDraft): void {
  const { id_type: type, id_number: number, id_country: issuer } = values
  if (type !== 'passport' || number === undefined || values.passport_number !== undefined) return
  const nations = [...citizenshipsOf(values), ...(issuer === undefined ? [] : [issuer])]
  if (nations.length > 0 && !nations.includes('US')) values.passport_number = number
}

/** docs/rules/checks.md#number-formats, `sin`. */
function checkTemporarySin({ values, faults }: ProfileDraft): void {
  if (values.sin === undefined || values.sin_expiry !== undefined || !isTemporarySin(values.sin)) return
  if (!faults.some(({ key }) => key === 'sin')) faults.push({ key: 'sin', value: values.sin, why: 'temporary_sin' })
}

/**
 * The format rule of a recorded number depends on the kind of document and the issuer.
 * docs/rules/checks.md#number-formats.
 */
function checkIdNumber({ values, faults }: ProfileDraft): void {
  if (values.id_number === undefined || values.id_type === undefined) return
  const [nation, second] = citizenshipsOf(values)
  const ofNation = values.id_type === 'national_id' && second === undefined ? nation : undefined
  const issuer = values.id_country ?? ofNation
  const rule = documentNumberRule(values.id_type, issuer)
  if (rule === null) return
  const context: FormatContext = {
    ...(issuer === undefined ? {} : { country: issuer }),
    ...(values.id_province === undefined ? {} : { province: values.id_province }),
  }
  const result = rule.test(rule.normalise(values.id_number), context)
  if (!result.valid) faults.push({ key: 'id_number', value: values.id_number, why: result.why })
}
