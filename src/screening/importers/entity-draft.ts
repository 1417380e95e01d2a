import { countryCode } from '../../domain/values/countries.ts'
import { isIsoDate, parseDate } from '../../domain/values/dates.ts'
import type { ListedKind, ListedNameKind, ListedTopic } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { numberIn } from './number-text.ts'
import type {
  ListedBirth,
  ListedCountry,
  ListedEntity,
  ListedIdentifier,
  ListedName,
  ListedPosition,
} from '../entity/listed-entity.ts'

/** Characters of a name; longer ones are descriptions. */
const nameCharsMax = 400
/** Most names of one entry; the most seen are 180. */
const namesMax = 1_000
const valueCharsMax = 400
const valuesMax = 500

/**
 * An entry as a format collects it, before cleaning: it may have blanks, repetitions, invalid names, unknown countries.
 */
export interface EntityDraft {
  readonly listId: string
  readonly recordId: string
  kind: ListedKind
  readonly topics: ListedTopic[]
  readonly names: {
    readonly text: string
    readonly kind: ListedNameKind
    readonly given?: string
    readonly family?: string
  }[]
  readonly births: (ListedBirth | null)[]
  /** By code or name. */
  readonly countries: { readonly text: string; readonly role: ListedCountry['role'] }[]
  readonly identifiers: { readonly type: ListedIdentifier['type']; readonly value: string; readonly country?: string }[]
  readonly programs: string[]
  /** As the list writes it. */
  gender: string
  /** A date in any format of a list. */
  listedOn: string
  sourceUrl: string
  pep: ListedPosition | null
}

/** An entry with only its id, kind and topics. */
export function draftEntity(
  identity: Pick<EntityDraft, 'listId' | 'recordId' | 'kind'>,
  topics: readonly ListedTopic[] = [],
): EntityDraft {
  return {
    ...identity,
    topics: [...topics],
    names: [],
    births: [],
    countries: [],
    identifiers: [],
    programs: [],
    gender: '',
    listedOn: '',
    sourceUrl: '',
    pep: null,
  }
}

/**
 * The cleaned entry of a draft, keys in fixed order. Throws ListRefused without an id or a name; `line` is the entry's
 * line.
 */
export function listedEntity(draft: EntityDraft, line: number): ListedEntity {
  const recordId = tidy(draft.recordId)
  if (recordId === '') throw new ListRefused(line, 'the entry has no id')
  const names = primaryFirst(draft.names.flatMap(nameOf))
  if (names.length === 0) throw new ListRefused(line, 'the entry has no name')
  return {
    listId: draft.listId,
    recordId,
    kind: draft.kind,
    topics: [...new Set(draft.topics)].sort(),
    names: distinct(names, ({ text }) => text, namesMax),
    births: distinct(
      draft.births.filter((birth) => birth !== null),
      ({ from, to }) => `${from} ${to}`,
      valuesMax,
    ),
    countries: distinct(draft.countries.flatMap(countryOf), ({ code, role }) => `${code} ${role}`, valuesMax),
    gender: genderOf(draft.gender),
    identifiers: distinct(draft.identifiers.flatMap(identifierOf), ({ type, value }) => `${type} ${value}`, valuesMax),
    programs: distinct(draft.programs.map(tidy).filter(Boolean), (text) => text, valuesMax),
    listedOn: listDate(draft.listedOn),
    sourceUrl: tidy(draft.sourceUrl).slice(0, valueCharsMax),
    pep: draft.pep,
  }
}

/** Whether a text can be a name: it has a letter or a digit (ships may have only digits) and is not a description. */
export function isName(text: string): boolean {
  const plain = tidy(text)
  return /[\p{L}\p{N}]/u.test(plain) && plain.length <= nameCharsMax
}

function nameOf({ text, kind, given = '', family = '' }: EntityDraft['names'][number]): readonly ListedName[] {
  if (!isName(text)) return []
  const own = kind === 'alias' && isOriginal(text) ? 'original' : kind
  const parts = { given: tidy(given), family: tidy(family) }
  return [
    {
      text: tidy(text),
      kind: own,
      ...(parts.given && { given: parts.given }),
      ...(parts.family && { family: parts.family }),
    },
  ]
}

/** Whether a name has no Latin letters, so that it is the original of a romanised name. */
function isOriginal(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)
}

function countryOf({ text, role }: EntityDraft['countries'][number]): readonly ListedCountry[] {
  const code = listedCountry(text)
  return code === '' ? [] : [{ code, role }]
}

function identifierOf({ type, value, country = '' }: EntityDraft['identifiers'][number]): readonly ListedIdentifier[] {
  const plain = tidy(value)
  if (plain.length > valueCharsMax) return []
  // Codes of banks and call signs may have no digit.
  const number = /\p{N}/u.test(plain) ? numberIn(plain) : { value: /\s/.test(plain) ? '' : plain, country: '' }
  return number.value === '' ? [] : [{ type, value: number.value, country: listedCountry(country) || number.country }]
}

function genderOf(text: string): ListedEntity['gender'] {
  if (/^(?:m|male|masculin|homme)$/i.test(text.trim())) return 'male'
  return /^(?:f|female|féminin|feminin|femme)$/i.test(text.trim()) ? 'female' : null
}

/** The day that a text names, YYYY-MM-DD; '' for none. */
export function listDate(text: string): string {
  const plain = text.trim()
  const iso = plain.slice(0, 10)
  if (isIsoDate(iso)) return iso
  return parseDate(plain) ?? ''
}

/**
 * `5.4.1970`, `05/04/1970` and `05-04-1970` as YYYY-MM-DD, for lists that write the day first; other texts unchanged.
 */
export function dayFirst(text: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[./-]\s?(\d{1,2})[./-](\d{4})\.?\s*$/.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** MM/DD/YYYY as YYYY-MM-DD, for lists of the United States; '' for anything else. */
export function dayOfAmerica(text: string): string {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return listDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** ISO 3166 alpha-2 of a country in any spelling of a list; '' for an unknown one. */
export function listedCountry(text: string): string {
  const plain = tidy(text)
  if (plain === '') return ''
  return countryCode(plain) ?? countryCode(plain.replace(/\s*\(.*\)$/, '')) ?? ''
}

/** Trims, collapses white space, removes control characters, composes letters. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
}

/** Moves the primary name to the front; without one, the first name becomes primary. */
function primaryFirst(names: readonly ListedName[]): readonly ListedName[] {
  const primary = names.find(({ kind }) => kind === 'primary')
  const [first] = names
  if (primary === undefined) return first === undefined ? [] : [{ ...first, kind: 'primary' }, ...names.slice(1)]
  return [primary, ...names.filter((name) => name !== primary)]
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string, most: number): readonly T[] {
  const seen = new Set<string>()
  return values
    .filter((value) => {
      const key = keyOf(value)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, most)
}
