import { partyKind } from './choice-values.ts'
import { keptCitizenships } from './citizenships.ts'
import { pastDate } from './date-values.ts'
import { normaliseKey } from './key-name.ts'
import { precedes } from './key-precedence.ts'
import { parsePercent } from './money.ts'
import { isExposureKey, readExposure, type ToldExposure } from './party-exposure.ts'
import { partiesShape, partyKeys } from './party-members.ts'
import type { Party, StatedExposure } from './profile.ts'
import { isEmpty, ownValue, shownValue, textOf, type InnerFault } from './reading.ts'
import { countryOf, readCountries, residence } from './place-values.ts'
import { shaped } from './value-shape.ts'
import { parseYesNo } from './yes-no.ts'

/** Parties read from one list. A longer list is a fault, since the rest is not checked. */
const itemsMax = 50
/** Entities between the client and the last owner that are followed. */
const chainMax = 8
/** Owners behind the parties of one list, over all chains. More is a fault, and so is a longer chain. */
const behindMax = 200

const textLengthMax = 300

/**
 * People or entities behind the client: a list of objects or names, a single one, or a text with names separated by
 * `;`.
 */
export const parties = shaped<readonly Party[]>(partiesShape, (raw, context) => {
  const inner: InnerFault[] = []
  const list = readList(raw, { asOf: context.asOf, faults: inner, behind: { left: behindMax } }, '', 0)
  if (list.length === 0) return { why: 'unknown_value', inner }
  return { value: list, inner }
})

/** State carried through the reading of a list and its ownership chains. */
interface Along {
  readonly asOf: string
  readonly faults: InnerFault[]
  readonly behind: { left: number }
}

function readList(raw: unknown, along: Along, place: string, depth: number): readonly Party[] {
  const items: readonly unknown[] = Array.isArray(raw)
    ? raw
    : typeof raw === 'string'
      ? raw.split(/[;\n|]/, itemsMax + 1)
      : [raw]
  const list: Party[] = []
  for (const item of items.slice(0, itemsMax)) {
    if (isEmpty(item)) continue
    if (depth > 0 && along.behind.left === 0) {
      along.faults.push({ place, value: '[…]', why: 'too_long' })
      break
    }
    const partyPlace = `${place}[${list.length}]`
    const party = readParty(item, along, partyPlace, depth)
    if (party === null) {
      if (!isBlank(item)) along.faults.push({ place: partyPlace, value: shownValue(item), why: 'unknown_value' })
      continue
    }
    list.push(party)
    if (depth > 0) along.behind.left -= 1
  }
  if (items.length > itemsMax) along.faults.push({ place: `${place}[${itemsMax}]`, value: '[…]', why: 'too_long' })
  return list
}

/** True for an object without values. */
function isBlank(item: unknown): boolean {
  return typeof item === 'object' && item !== null && Object.values(item).every((value) => isEmpty(value))
}

function readParty(item: unknown, along: Along, place: string, depth: number): Party | null {
  const { asOf, faults } = along
  if (typeof item !== 'object' || item === null) {
    const name = textOf(item)
    return name === null || name.length > textLengthMax ? null : { name }
  }
  const { values, exposure } = partyValues(item)
  const name = partyName(values)
  if (name === '') return null
  const refuse = (key: string, why: InnerFault['why']): undefined => {
    faults.push({ place: `${place}.${key}`, value: shownValue(values.get(key)), why })
  }
  const kind = isEmpty(values.get('kind'))
    ? kindOfName(values)
    : partyKind(values.get('kind'), { asOf, country: null }).value
  if (!isEmpty(values.get('kind')) && kind === undefined) refuse('kind', 'unknown_value')
  const {
    value: born,
    readings,
    why,
  } = isEmpty(values.get('date_of_birth'))
    ? { value: undefined }
    : pastDate(values.get('date_of_birth'), { asOf, country: null })
  if (why !== undefined) refuse('date_of_birth', why)
  const percent = parsePercent(values.get('ownership_percent'))
  if (!isEmpty(values.get('ownership_percent')) && percent === null) refuse('ownership_percent', 'not_a_number')
  const code = countryOf(values.get('country'))
  const country = code === null && !isEmpty(values.get('country')) ? refuse('country', 'not_a_country') : code
  const nations = (['citizenship', 'citizenships'] as const).flatMap((key) => {
    if (isEmpty(values.get(key))) return []
    const { value = [], why: unknown } = readCountries(values.get(key))
    if (unknown !== undefined) refuse(key, unknown)
    return value
  })
  const { value: address, why: unusable } = isEmpty(values.get('address'))
    ? { value: undefined }
    : residence(values.get('address'), { asOf, country: null })
  if (unusable !== undefined) refuse('address', unusable)
  const role = shortText(values.get('role'))
  const control = isEmpty(values.get('control')) ? null : (parseYesNo(values.get('control')) ?? true)
  const isChainOver = depth >= chainMax && !isEmpty(values.get('owned_by'))
  if (isChainOver) refuse('owned_by', 'too_long')
  const ownedBy =
    isEmpty(values.get('owned_by')) || isChainOver
      ? []
      : readList(values.get('owned_by'), along, `${place}.owned_by`, depth + 1)
  const idNumber = shortText(values.get('id_number'))
  for (const key of ['role', 'id_number'] as const) {
    if (!isEmpty(values.get(key)) && shortText(values.get(key)) === undefined) refuse(key, 'too_long')
  }
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    ...(born === undefined ? {} : { date_of_birth: born }),
    ...(readings === undefined ? {} : { birth_readings: readings }),
    ...(address === undefined ? {} : { address }),
    ...(country === undefined || country === null ? {} : { country }),
    ...keptCitizenships(nations),
    ...(role === undefined ? {} : { role }),
    ...(percent === null ? {} : { ownership_percent: percent }),
    ...(control === null ? {} : { control }),
    ...(ownedBy.length === 0 ? {} : { owned_by: ownedBy }),
    ...(exposure === null ? {} : isExposed(exposure) ? { pep: true, exposure } : { pep: false }),
    ...(idNumber === undefined ? {} : { id_number: idNumber }),
  }
}

interface PartyValues {
  readonly values: ReadonlyMap<string, unknown>
  /** The party's answers about political exposure; null when none was given. */
  readonly exposure: StatedExposure | null
}

/** Objects of a request are not changed, and a profile can be parsed for two days. */
const readBefore = new WeakMap<object, PartyValues>()

function partyValues(item: object): PartyValues {
  const known = readBefore.get(item)
  if (known !== undefined) return known
  const read = readPartyValues(item)
  readBefore.set(item, read)
  return read
}

function readPartyValues(item: object): PartyValues {
  const values = new Map<string, unknown>()
  const spellings = new Map<string, string>()
  const told: ToldExposure[] = []
  for (const name of Object.keys(item)) {
    const value = ownValue(item, name)
    const normalised = normaliseKey(name)
    const key = partyKeys.get(normalised)
    if (key !== undefined && !isEmpty(value)) {
      const earlier = spellings.get(key.name)
      if (earlier === undefined || precedes(name, earlier, key)) {
        values.set(key.name, value)
        spellings.set(key.name, name)
      }
    }
    if (isExposureKey(normalised) && !isEmpty(value)) told.push([normalised, value])
  }
  return { values, exposure: readExposure(told) }
}

function isExposed({ foreign, domestic, hio, pep, family, associate }: StatedExposure): boolean {
  return [foreign, domestic, hio, pep, family, associate].includes(true)
}

function partyName(values: ReadonlyMap<string, unknown>): string {
  const whole = shortText(values.get('name'))
  if (whole !== undefined) return whole
  // A part of a name is not that name: a name that cannot be read whole is none.
  const given = [values.get('first_name'), values.get('last_name')].filter((part) => !isEmpty(part))
  const parts = given.map(shortText).filter((part) => part !== undefined)
  return parts.length < given.length ? '' : parts.join(' ')
}

/** A first and a last name are those of a person. */
function kindOfName(values: ReadonlyMap<string, unknown>): Party['kind'] {
  if (shortText(values.get('name')) !== undefined) return undefined
  const parts = [shortText(values.get('first_name')), shortText(values.get('last_name'))]
  return parts.every((part) => part !== undefined) ? 'person' : undefined
}

function shortText(raw: unknown): string | undefined {
  const text = textOf(raw)
  return text === null || text === '' || text.length > textLengthMax ? undefined : text
}
