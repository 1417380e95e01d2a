import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { Word } from '../page/page.ts'
import { readAddress } from './values/address.ts'
import { readAnswer, readEmployment, readFrequency, readOrigin, readRegistryStatus, readSex } from './values/choice.ts'
import { readDates, readMonthEnd, type DayFirst } from './values/date.ts'
import { readAccount, readIban, readIdNumber } from './values/identifiers.ts'
import { readAmounts } from './values/money.ts'
import { firmIn, looksLikeName, namesCompany, namesRole, readNames, readPersonName } from './values/names.ts'
import { readCount, readPercent, readYear } from './values/number.ts'
import { provinceCode, readCountries, readCountry, readJurisdiction } from './values/place.ts'
import { docTypeOfHint } from '../../domain/document-types/hints.ts'
import { documentTypes } from '../../domain/document-types/index.ts'
import { fold, lettersOf } from '../page/fold.ts'
import { printedText, type FoundValue } from '../page/printed-text.ts'
import type { Segment } from '../page/rows.ts'

/** Most characters of a free text. */
const textCharactersMax = 120

/** Facts of the page that values are read with. */
export interface PageContext {
  readonly dayFirst: DayFirst
  /** YYYY-MM-DD. */
  readonly today: string
}

/** The values of a rule's kind and grammar on the lines given, each written canonically. Only an address has several lines. */
export function readValues(rule: FieldRule, lines: readonly Segment[], context: PageContext): readonly FoundValue[] {
  const [first] = lines
  if (first === undefined) return []
  const values = valuesOfKind(rule, first.words, lines, context)
  return values
    .filter(({ value }) => value !== '' && (rule.grammar?.test(value) ?? true))
    .map((found) => unsigned(rule, found))
}

function valuesOfKind(
  rule: FieldRule,
  words: readonly Word[],
  lines: readonly Segment[],
  context: PageContext,
): readonly FoundValue[] {
  switch (rule.kind) {
    case 'date':
      return datesOf(rule, words, context)
    case 'money':
      return readAmounts(printedText(words), { whole: rule.whole === true })
    case 'person_name':
      return some(readPersonName(words)).filter(({ value }) => !namesRole(value))
    case 'id_number':
      return some(readIdNumber(words, rule.grammar))
    case 'account':
      return some(readAccount(words))
    case 'iban':
      return some(readIban(lines.flatMap((line) => line.words)))
    case 'address':
      return some(readAddress(lines))
    case 'sex':
      return choice(readSex(textOf(words)), words)
    case 'country':
      return choice(readCountry(textOf(words)), words)
    case 'frequency':
      return choice(readFrequency(textOf(words)), words)
    case 'code':
      return readCode(words, rule.grammar)
    case 'place':
      return readPlace(words)
    case 'year':
      return readYear(printedText(words))
    case 'percent':
      return readPercent(printedText(words))
    case 'count':
      return readCount(printedText(words))
    case 'province':
      return choice(readJurisdiction(textOf(words))?.code ?? provinceCode(textOf(words)), words)
    case 'countries':
      return choice(readCountries(textOf(words)), words)
    case 'document_type':
      return choice(docTypeOfHint(textOf(words)) ?? findTypeNamed(textOf(words)), words)
    case 'registry_status':
      return choice(readRegistryStatus(textOf(words)), words)
    case 'origin':
      return choice(readOrigin(textOf(words)) ?? plainText(words), words)
    case 'employment':
      return choice(readEmployment(textOf(words)), words)
    case 'yes_no':
      return choice(readAnswer(textOf(words)), words)
    case 'people':
      return some(readNames(words))
    case 'company':
      return readCompany(words)
    case 'text':
      return readText(words)
  }
}

function datesOf(rule: FieldRule, words: readonly Word[], context: PageContext): readonly FoundValue[] {
  const dates = readDates(printedText(words), context)
  return dates.length > 0 || rule.monthEnd !== true ? dates : readMonthEnd(printedText(words))
}

function some(found: FoundValue | null): readonly FoundValue[] {
  return found === null ? [] : [found]
}

function choice(value: string | null, words: readonly Word[]): readonly FoundValue[] {
  return value === null ? [] : [{ value, words }]
}

/** The longest run of words from the start that fits the grammar. */
function readCode(words: readonly Word[], grammar: RegExp | undefined): readonly FoundValue[] {
  for (let count = words.length; count >= 1; count--) {
    const taken = words.slice(0, count)
    const value = textOf(taken)
    if (grammar?.test(value) ?? /^[A-Z0-9 /,-]{1,20}$/.test(value)) return [{ value, words: taken }]
  }
  return []
}

function readPlace(words: readonly Word[]): readonly FoundValue[] {
  const value = textOf(words)
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/(?<=\p{L})- (?=\p{L})/gu, '-')
  const plausible = /^\p{L}[\p{L}\p{N}\s’'.,()/-]{1,59}$/u.test(value) && looksLikeName(value.split(/[\s,(/]/)[0] ?? '')
  // A text that ends with "of" goes on: it is part of a label.
  return plausible && !/ (?:de|of|du|d['’])$/i.test(value) ? [{ value, words }] : []
}

/** Id of the type with this name or title; null without one. */
function findTypeNamed(text: string): string | null {
  const letters = lettersOf(text)
  const called = documentTypes.find(({ names, printedTitles }) =>
    [names.en, names.fr, ...printedTitles].some((name) => lettersOf(name) === letters),
  )
  return called?.id ?? null
}

function plainText(words: readonly Word[]): string | null {
  return readText(words)[0]?.value ?? null
}

/** Labels of names, which are no names. */
const asksForName = /\b(?:last|first|full|given|family|middle) names?\b|\b(?:nom de famille|prenoms?)\b/

/** Start of a branch's name after that of its firm: "Crédit du Marais Agence Centre". */
const officeOf = /^(?:Agence|Succursale|Branch)$/

/** A firm's name: begins with a capital or the number of a numbered company, and is no numbered title. */
function readCompany(words: readonly Word[]): readonly FoundValue[] {
  const office = words.findIndex((word, index) => index > 0 && officeOf.test(word.text))
  const isBranch = office !== -1 && namesCompany(textOf(words.slice(0, office)))
  const name = isBranch ? words.slice(0, office).filter((word) => !/^[-–—,]$/.test(word.text)) : words
  return readText(name).filter(
    ({ value }) =>
      !asksForName.test(fold(value)) &&
      /^(?:\p{Lu}|\d{4}|[ld]['’]\p{Lu})/u.test(value) &&
      !/^\d{1,2}\. /.test(value) &&
      !isSentence(value),
  )
}

/** Whether a text is a sentence or the title of a statute or article. */
function isSentence(text: string): boolean {
  const bare = text.replace(/\.$/, '')
  const named = firmIn(text) !== null || firmIn(bare) === bare || looksLikeName(bare.replace(/[&,.]/g, ''))
  return (bare !== text && !named) || /^(?:Loi|Code|Article|Section|Part|Partie|Schedule|Annexe) | Act$/i.test(text)
}

function readText(words: readonly Word[]): readonly FoundValue[] {
  const value = textOf(words)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, textCharactersMax)
  return /\p{L}{2}/u.test(value) ? [{ value, words }] : []
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

function unsigned(rule: FieldRule, found: FoundValue): FoundValue {
  return rule.unsigned === true ? { ...found, value: found.value.replace(/^-/, '') } : found
}
