import { readRecord } from '../values/data-record.ts'
import { onceAVerdict } from '../values/verdict-memo.ts'
import data from './legal-forms.json' with { type: 'json' }
import { hasVariants } from './name-variants.ts'
import { normaliseWithDigits, wordsOf } from './normalise.ts'

const latinWords = /^[a-z]+(?: [a-z]+)*$/

/**
 * The legal forms of every jurisdiction, one table for screening, for owners and for comparisons of companies. Practice.
 * docs/rules/checks.md#legal-forms.
 */
const table = readRecord('legal-forms.json', data, (record) => ({
  /** Forms of companies by meaning: limited liability, shares, any company, partnership, state owned. Screening gives them a low weight. */
  phrases: record.groups('phrases', latinWords),
  /** Words that only occur within a form. */
  words: record.texts('words', latinWords),
  /** Further forms: screening reads them as words of the name. */
  others: record.groups('others', latinWords),
  /** Forms that also stand in front of a name. The others stand behind it only. */
  front: record.texts('front', latinWords),
  /** Forms and organisations' words that are also names of people (`Prat`, `Bank`). */
  names: record.texts('names', latinWords),
  /** Abbreviations that are also names of people (`Sa`, `Sas`, `Co`). */
  abbreviations: record.texts('abbreviations', latinWords),
  /** Abbreviations that are no surnames: in capitals behind a name in small letters they are a form beside a given name too. */
  initials: record.texts('initials', latinWords),
  /** Abbreviations written with one capital (`Oy`, `Ets`). */
  titled: record.texts('titled', latinWords),
  /** Forms that are also surnames (`Fonds`, `Stiftung`), and the one that is also a given name. */
  surnames: record.texts('surnames', latinWords),
  givenForms: record.texts('given_forms', latinWords),
  /** Words that organisations are named by, without being a form. */
  organisations: record.texts('organisations', latinWords),
  /** Words that only names of organisations have inside (`bank of`). */
  inside: record.texts('inside', latinWords),
  /** Given names, besides those with variants, of people whose surname may be an abbreviation. */
  given: record.texts('given', latinWords),
}))

/** The forms that screening gives a low weight, by meaning. */
export const companyForms: ReadonlyMap<string, readonly string[]> = table.phrases
/** Words that only occur within these forms. */
export const companyFormWords: readonly string[] = table.words

/** Groups of further forms that say nothing about which company it is. */
const companyGroups = ['companies', 'partnerships'] as const
/** Words of the longest form, and most words of a name that are read. */
const phraseWordsMax = 7
const wordsMax = 64
/** A name without the signs that join or part single letters. */
const isPlain = /^[^./&]*$/
/** Longest name of which single letters are joined. */
const lettersMax = 1000
/** Shortest form of a company that is one wherever it stands, in letters. */
const insideLettersMin = 3

const capitals = (texts: Iterable<string>): ReadonlySet<string> => new Set([...texts].map((text) => text.toUpperCase()))
const ofCompanies = capitals([
  ...[...table.phrases.values()].flat(),
  ...companyGroups.flatMap((group) => table.others.get(group) ?? []),
])
const forms = new Set([...ofCompanies, ...capitals([...table.others.values()].flat())])
const frontForms = capitals(table.front)
const ambiguous = new Set([...capitals(table.names), ...capitals(table.abbreviations)])
const alsoNames = capitals(table.names)
const initials = capitals(table.initials)
const titled = capitals(table.titled)
const surnames = capitals(table.surnames)
const givenForms = capitals(table.givenForms)
/** Abbreviations that only their accent tells from a name (`Ou`, `Ste`). */
const accented: ReadonlySet<string> = new Set(['OÜ', 'STÉ'])
const accentless = new Set([...accented].map(normaliseWithDigits))
const organisations = capitals(table.organisations)
const inside = capitals(table.inside)
const givenNames = capitals(table.given)
const firstWords = new Set([...forms, ...inside].map((phrase) => phrase.split(' ', 1)[0] ?? ''))
/** Last words of the forms that comparisons drop, and first words of those in front. */
const droppedEnds = new Set([...ofCompanies].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)))
const frontStarts = new Set([...frontForms].map((phrase) => phrase.split(' ', 1)[0] ?? ''))
/** Words after an abbreviation in front that begin the name of an entity (`SAS Les Lilas`). */
const articles: ReadonlySet<string> = new Set(['LES', 'LE', 'LA', 'L', 'DES', 'DU', 'THE'])

/** Legal forms in other scripts, which are written without spaces or are no names of people. */
const otherScripts =
  /(?:^|[\s"«])(?:ООО|ОАО|ПАО|ЗАО|АО|НАО|ТОВ|ТОО|ФГУП|ГУП|ОсОО|ООД|ЕООД|ЕАД|АД|ДОО|Α\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?|Ο\.?Ε\.?|Ε\.?Ε\.?)(?=[\s"«]|$)|株式会社|有限会社|合同会社|有限公司|有限责任公司|股份公司|주식회사|유한회사|شركة|مؤسسة|بنك|مصرف/u

/** A letter that is not Latin. */
const otherLetters = /[\u0370-\uffff]/

/** A name of plain letters, as most are: without a number, a dot or another script. */
const plainLetters = /^[A-Za-z ',-]*$/

/** Names of numbered companies: `9123-4567 Québec inc.`, `1234567 Ontario`. */
const numbered = /^\d[\d -]{5,}/

/**
 * Whether a name has a legal form: `certain` where no person can be named so, `likely` where a person might, null for a name
 * that can be a person's. A form in front or behind counts; a single abbreviation that is also a surname (`SA`, `AG`, `Sas`) only
 * behind, in capitals where the name is not (`Muster AG`), or beside no known given name (`MUSTER AG`, not `MARC SAS`).
 * docs/rules/checks.md#legal-forms.
 */
export function legalFormIn(text: string): LegalForm {
  return knownForm(text, undefined)
}

type LegalForm = 'certain' | 'likely' | null
const knownForm = onceAVerdict(findLegalForm)

function findLegalForm(text: string): LegalForm {
  const hasOnlyLetters = plainLetters.test(text)
  const name = hasOnlyLetters || isPlain.test(text) ? text : withoutDotSpaces(text.slice(0, lettersMax))
  if (!hasOnlyLetters && (numbered.test(name.trim()) || (otherLetters.test(name) && otherScripts.test(name))))
    return 'certain'
  const all = formWordsOf(name)
  const words = all.length > 2 && articles.has(all[0] ?? '') ? all.slice(1) : all
  if (words.length < 2) return null
  const phrase = phraseIn(words, all.length > words.length)
  if (phrase !== null) return phrase
  if (!hasOnlyLetters && (hasNumber(name, words) || hasDottedForm(name))) return 'likely'
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (ambiguous.has(last) && forms.has(last) && isWrittenAsForm(name, words)) return 'likely'
  if (isWrittenAsFront(name, words)) return 'likely'
  if (organisations.has(last) && !(alsoNames.has(last) && words.length === 2 && isGivenName(first))) return 'likely'
  if (!organisations.has(first)) return null
  const isSurname = startsWithSurname(name) || (alsoNames.has(first) && words.length === 2)
  return isSurname ? null : 'likely'
}

/** A word that is a number. */
function hasNumber(name: string, words: readonly string[]): boolean {
  return /\d/.test(name) && words.some((word) => /^\d+$/.test(word))
}

/** The words of a company's name, in capitals, without the forms at its ends; at least one word is left. */
export function withoutForms(words: readonly string[]): readonly string[] {
  let to = words.length
  while (to > 1 && droppedEnds.has(words[to - 1] ?? '')) {
    const count = longest(to - 1, (length) => isDropped(words.slice(to - length, to)))
    if (count === 0) break
    to -= count
  }
  if (!frontStarts.has(words[0] ?? '')) return words.slice(0, to)
  const from = longest(to - 1, (length) => {
    const front = words.slice(0, length)
    return frontForms.has(front.join(' ')) && isDropped(front)
  })
  return words.slice(from, to)
}

/** The largest length from 1 to a limit that is one of a form; 0 for none. */
function longest(most: number, isForm: (length: number) => boolean): number {
  for (let length = Math.min(most, phraseWordsMax); length > 0; length--) if (isForm(length)) return length
  return 0
}

/** Single words that are forms of companies and nothing else. docs/rules/checks.md#company-names. */
export const formWords: ReadonlySet<string> = new Set(
  [...ofCompanies].filter((form) => !form.includes(' ') && !ambiguous.has(form)),
)

function isDropped(words: readonly string[]): boolean {
  const phrase = words.join(' ')
  return ofCompanies.has(phrase) && !alsoNames.has(phrase)
}

/** `s. r. o.` as `s.r.o.`; initials in capitals stay apart. */
function withoutDotSpaces(name: string): string {
  return name.replaceAll(/(?<=(?:^|[\s.])\p{Ll})\.\s(?=\p{Ll}(?:\.|$))/gu, '.')
}

/** Letters apart by dots or a stroke are one word (`S.A.R.L.`, `A/S`); an ampersand is a word. */
function joinLetters(name: string): string {
  return name.replaceAll(/(?<=\p{L})[./](?=\p{L}(?:\W|$))/gu, '').replaceAll('&', ' and ')
}

/** A form in small letters apart by dots, wherever it stands (`Deltex d.o.o. Beograd`). */
function hasDottedForm(name: string): boolean {
  if (!name.includes('.')) return false
  return name
    .split(/[\s,]+/)
    .some((word) => /^\p{Ll}(?:\.\p{Ll})+\.?$/u.test(word) && forms.has(word.replaceAll('.', '').toUpperCase()))
}

/** Words of a name in capitals. */
function formWordsOf(name: string): readonly string[] {
  const joined = isPlain.test(name) ? name : joinLetters(name)
  const words = wordsOf(normaliseWithDigits(joined))
  return words.length > wordsMax ? words.slice(0, wordsMax) : words
}

/** The form among the words of a name: `likely` for the one that may be the surname of a name of two words (`Rosalie Trust`). */
function phraseIn(words: readonly string[], hasArticle: boolean): 'certain' | 'likely' | null {
  let found: 'likely' | null = null
  for (let start = 0; start < words.length; start++) {
    if (!firstWords.has(words[start] ?? '')) continue
    let phrase = ''
    for (let count = 1; count <= phraseWordsMax && start + count <= words.length; count++) {
      phrase += `${count === 1 ? '' : ' '}${words[start + count - 1] ?? ''}`
      if (inside.has(phrase)) return 'certain'
      if (!forms.has(phrase) || ambiguous.has(phrase) || count === words.length) continue
      const isBehind = start + count === words.length
      const isInside = ofCompanies.has(phrase) && phrase.length >= insideLettersMin
      if (!isBehind && !isInside && !(start === 0 && frontForms.has(phrase))) continue
      if (!(isBehind ? surnames : givenForms).has(phrase) || hasArticle || !maySurname(words)) return 'certain'
      found = 'likely'
    }
  }
  return found
}

function maySurname(words: readonly string[]): boolean {
  return words.length === 2 || (words.length === 3 && isGivenName(words[0] ?? ''))
}

/** An abbreviation in front: before an article, or in capitals where the name is not; not initials (`P.T. Barnum`). */
function isWrittenAsFront(name: string, words: readonly string[]): boolean {
  const [first = '', next = ''] = words
  if (!accentless.has(first) && !(ambiguous.has(first) && frontForms.has(first))) return false
  const [raw = '', ...others] = name.trim().split(/\s+/)
  if (others.length > 0 && accented.has(raw.replace('.', '').toUpperCase())) return true
  if (!ambiguous.has(first) || raw.includes('.')) return false
  if (words.length === 2 && isGivenName(next)) return false
  if (!isAllCapitals(raw)) return titled.has(first)
  return articles.has(next) || others.some((word) => /\p{Ll}/u.test(word))
}

/** An abbreviation behind a name: with dots, or in capitals where the name is not, or beside no given name. */
function isWrittenAsForm(name: string, words: readonly string[]): boolean {
  const raw = name.trim().split(/[\s,]+/)
  const last = raw.at(-1) ?? ''
  if (/\p{L}[./]\p{L}|\p{Ll}\p{Lu}/u.test(last)) return true
  if (accented.has(last)) return raw.length > 1
  if (/[^\p{ASCII}]/u.test(last)) return false
  const form = words.at(-1) ?? ''
  const named = words.slice(0, -1)
  if (initials.has(form) && isApart(raw)) return true
  if (titled.has(form) && /^\p{Lu}\p{Ll}+$/u.test(last)) return words.length > 2 || !named.some(isGivenName)
  if (named.some(isGivenName) || named.every((word) => word.length === 1)) return words.length > 3 && isApart(raw)
  return isApart(raw) || raw.every(isAllCapitals) || raw.every((word) => word === word.toLowerCase())
}

/** The last word in capitals, another in small letters. */
function isApart(raw: readonly string[]): boolean {
  return isAllCapitals(raw.at(-1) ?? '') && raw.slice(0, -1).some((word) => /\p{Ll}/u.test(word))
}

function isAllCapitals(word: string): boolean {
  return /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
}

/** `Bank, John Peter`: the surname in front. */
function startsWithSurname(name: string): boolean {
  return /^\s*[^\s,]+\s*,/.test(name)
}

function isGivenName(word: string): boolean {
  return givenNames.has(word) || hasVariants(word)
}
