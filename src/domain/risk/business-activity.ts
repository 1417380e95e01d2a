import type { Profile } from '../profile/profile.ts'
import { readRecords } from '../values/data-record.ts'
import { onceAVerdict } from '../values/verdict-memo.ts'
import data from './business-activities.json' with { type: 'json' }

interface ActivityCategory {
  readonly id: string
  readonly points: number
  /** English and French, lower case without accents; `*` ends an open word, and a plural s or x is always allowed. */
  readonly words: readonly string[]
  /** First digits of NAICS Canada 2022 and NAICS United States 2022. */
  readonly naics: readonly string[]
  /** The account type without which it does not count, '' when it always does. Only trust accounts hold other people's money. */
  readonly account: string
  /** `owners` when a person counts only as owner or self-employed: an employee handles the employer's cash. */
  readonly persons: string
}

/** A high-risk business or occupation, as found. */
export interface BusinessActivity {
  readonly category: string
  readonly points: number
  readonly max: number
  /** The client's own words, or the NAICS code, that say so. */
  readonly text: string
}

type Values = Profile['values']

/** docs/rules/risk.md#activities. Highest first: one activity counts once. */
export const categories: readonly ActivityCategory[] = readRecords('business-activities.json', data, (record) => ({
  id: record.text('id', /^[a-z_]+$/),
  points: record.whole('points'),
  words: record.texts('words', /^[a-z]+(?:[ '][a-z]+)*\*?$/),
  naics: record.texts('naics', /^\d{4,6}$/),
  account: record.optionalText('account', /^trust_account$/),
  persons: record.optionalText('persons', /^owners$/),
}))

const pointsMax = Math.max(...categories.map(({ points }) => points))

/** Longest text that is searched, in characters. */
const textLengthMax = 1000

const patterns = new Map(
  categories.map(({ id, words }) => [id, new RegExp(`\\b(?:${words.map(wordPattern).join('|')})[sx]?\\b`)]),
)

/** Words of an occupation whose holder runs the business, as `searchable` leaves them. docs/rules/risk.md#activities. */
const ownerWords = new RegExp(
  String.raw`\b(?:(?:co ?)?owners?|proprietor|proprietress|franchisee|self employed|freelance|entrepreneur|founder|operator|` +
    'restaurateur|restauratrice|(?:co ?)?proprietaires?|exploitante?|franchisee?|fondateur|fondatrice|entrepreneure|patronn?e?|' +
    String.raw`travailleu(?:r|se) autonome|(?:a|travaille a) son compte|independante?|depanneur proprietaire)\b`,
)
/** Words of an occupation that is over. */
const formerWords = /\b(?:former|formerly|ex|retired|ancien|ancienne|retraitee?)\b/
/** Answers of persons who run no business now. */
const withoutBusiness: ReadonlySet<string> = new Set(['retired', 'student', 'unemployed', 'homemaker'])

/** Letters of a word by which the patterns worth trying are found. */
const beginningLength = 3

/** Ids of the categories by the first letters of the words that open their patterns. */
const idsByBeginning: ReadonlyMap<string, ReadonlySet<string>> = beginnings()
const nobody: ReadonlySet<string> = new Set()

function beginnings(): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { id, words } of categories) {
    for (const word of words) {
      const [first = ''] = searchable(word).split(' ')
      // A short word may be written in the plural; an open one (`*`) is never that short.
      for (const ending of ['', 's', 'x']) {
        const beginning = `${first}${ending}`.slice(0, beginningLength)
        ids.set(beginning, (ids.get(beginning) ?? new Set()).add(id))
      }
    }
  }
  return ids
}

/**
 * The high-risk business or occupation that a file names, in `activity`, `industry`, `occupation` or by its NAICS code; the
 * highest one when there are several, null when there is none. docs/rules/risk.md#activities.
 */
export function businessActivity({ values }: Profile): BusinessActivity | null {
  const texts: { readonly text: string; readonly named: ReadonlySet<string> }[] = []
  for (const text of [values.activity, values.industry, values.occupation]) {
    const named = text === undefined ? nobody : categoriesNamed(text, null)
    if (text !== undefined && named.size > 0) texts.push({ text, named })
  }
  if (values.naics === undefined && texts.length === 0) return null
  const ofOthers = isOfOthers(values)
  for (const { id, points, naics, account, persons } of categories) {
    if (account !== '' && values.account_type !== account) continue
    if (persons === 'owners' && ofOthers) continue
    const text = texts.find(({ named }) => named.has(id))?.text ?? naicsIn(values.naics, naics, values.activity)
    if (text !== undefined) return { category: id, points, max: pointsMax, text }
  }
  return null
}

/**
 * True for a person who works in the business of somebody else: neither an entity, nor an owner or self-employed.
 * docs/rules/risk.md#activities.
 */
function isOfOthers({ legal_name: legalName, activity, occupation, employment_status: status }: Values): boolean {
  if (legalName !== undefined || activity !== undefined || status === 'self_employed') return false
  if (occupation === undefined) return status !== undefined
  const plain = searchable(occupation)
  const owns = ownerWords.test(plain) && !formerWords.test(plain)
  return !owns || (status !== undefined && withoutBusiness.has(status))
}

/** True when the file names one of the categories, whatever others it names. docs/rules/risk.md#activities. */
export function namesActivity({ values }: Profile, wanted: readonly string[]): boolean {
  const { activity, industry, occupation, naics } = values
  for (const text of [activity, industry, occupation]) {
    if (text === undefined) continue
    const named = categoriesNamed(text, null)
    if (wanted.some((category) => named.has(category))) return true
  }
  if (naics === undefined) return false
  return categories.some((one) => wanted.includes(one.id) && naicsIn(naics, one.naics, activity) !== undefined)
}

/** The risk and the rules about businesses ask. */
const categoriesNamed = onceAVerdict<ReadonlySet<string>, null>(readCategories)

/** Ids of the categories that a text names. A pattern is tried only where a word begins as one of its own does. */
function readCategories(text: string): ReadonlySet<string> {
  const plain = searchable(text)
  const candidates = new Set<string>()
  for (const word of plain.split(/[ *]/)) {
    const ids = idsByBeginning.get(word.slice(0, beginningLength))
    if (ids !== undefined) for (const id of ids) candidates.add(id)
  }
  for (const id of candidates) if (patterns.get(id)?.test(plain) !== true) candidates.delete(id)
  return candidates
}

function naicsIn(
  code: string | undefined,
  prefixes: readonly string[],
  activity: string | undefined,
): string | undefined {
  const digits = code?.replace(/\D/g, '')
  if (digits === undefined || !prefixes.some((prefix) => digits.startsWith(prefix))) return undefined
  return activity ?? `NAICS ${digits}`
}

function wordPattern(word: string): string {
  return searchable(word).replaceAll(' ', '[sx]? ').replaceAll('*', '\\w*')
}

/** Lower case without accents; everything but letters, digits and `*` becomes one space. */
function searchable(text: string): string {
  return withoutAccents(text.slice(0, textLengthMax))
    .toLowerCase()
    .replace(/[^a-z0-9*]+/g, ' ')
    .trim()
}

function withoutAccents(text: string): string {
  return /[^\x00-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
}
