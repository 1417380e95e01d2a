import { parseDate } from '../values/dates.ts'
import { partyKind } from './choice-values.ts'
import { normaliseKey } from './key-name.ts'
import { parsePercent } from './money.ts'
import { isPepKey, partiesShape, partyKeys } from './party-members.ts'
import type { Party } from './profile.ts'
import { isEmpty, ownValue, shownValue, textOf, type InnerFault } from './reading.ts'
import { addressText, countryOf } from './place-values.ts'
import { shaped } from './value-shape.ts'
import { parseYesNo } from './yes-no.ts'

/** Parties read from one list. A longer list is a fault, since the rest is not checked. */
const itemsMax = 50
/** Entities between the client and the last owner that are followed. */
const chainMax = 8
/** Owners behind the parties of one list, over all chains; further ones are ignored. */
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
  const { values, pep } = partyValues(item)
  const name = partyName(values)
  if (name === '') return null
  const refuse = (key: string, why: InnerFault['why']): undefined => {
    faults.push({ place: `${place}.${key}`, value: shownValue(values.get(key)), why })
  }
  const kind = isEmpty(values.get('kind'))
    ? kindOfName(values)
    : partyKind(values.get('kind'), { asOf, country: null }).value
  if (!isEmpty(values.get('kind')) && kind === undefined) refuse('kind', 'unknown_value')
  const born = dateOf(values.get('date_of_birth'))
  const isBirth = born !== null && born <= asOf
  if (!isEmpty(values.get('date_of_birth')) && !isBirth) {
    refuse('date_of_birth', born === null ? 'not_a_date' : 'date_out_of_range')
  }
  const percent = parsePercent(values.get('ownership_percent'))
  if (!isEmpty(values.get('ownership_percent')) && percent === null) refuse('ownership_percent', 'not_a_number')
  const [country, citizenship] = ['country', 'citizenship'].map((key) => {
    const code = countryOf(values.get(key))
    return code === null && !isEmpty(values.get(key)) ? refuse(key, 'not_a_country') : (code ?? undefined)
  })
  const address = isEmpty(values.get('address'))
    ? undefined
    : addressText(values.get('address'), { asOf, country: null }).value
  const role = shortText(values.get('role'))
  const control = isEmpty(values.get('control')) ? null : (parseYesNo(values.get('control')) ?? true)
  const ownedBy =
    isEmpty(values.get('owned_by')) || depth >= chainMax
      ? []
      : readList(values.get('owned_by'), along, `${place}.owned_by`, depth + 1)
  const idNumber = shortText(values.get('id_number'))
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    ...(isBirth ? { date_of_birth: born } : {}),
    ...(address === undefined ? {} : { address }),
    ...(country === undefined ? {} : { country }),
    ...(citizenship === undefined ? {} : { citizenship }),
    ...(role === undefined ? {} : { role }),
    ...(percent === null ? {} : { ownership_percent: percent }),
    ...(control === null ? {} : { control }),
    ...(ownedBy.length === 0 ? {} : { owned_by: ownedBy }),
    ...(pep === null ? {} : { pep }),
    ...(idNumber === undefined ? {} : { id_number: idNumber }),
  }
}

interface PartyValues {
  readonly values: ReadonlyMap<string, unknown>
  /** The answer to any of the party's PEP questions; null when none was given. */
  readonly pep: boolean | null
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
  let pep: boolean | null = null
  for (const name of Object.keys(item)) {
    const value = ownValue(item, name)
    const normalised = normaliseKey(name)
    const key = partyKeys.get(normalised)
    if (key !== undefined && !isEmpty(value) && !values.has(key)) values.set(key, value)
    if (isPepKey(normalised)) {
      const answer = parseYesNo(value)
      if (answer !== null) pep = (pep ?? false) || answer
    }
  }
  return { values, pep }
}

function partyName(values: ReadonlyMap<string, unknown>): string {
  const whole = shortText(values.get('name'))
  if (whole !== undefined) return whole
  return [shortText(values.get('first_name')), shortText(values.get('last_name'))]
    .filter((part) => part !== undefined)
    .join(' ')
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

function dateOf(raw: unknown): string | null {
  const text = textOf(raw)
  return text === null ? null : parseDate(text)
}
