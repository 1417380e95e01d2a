import type { Word } from '../../page/page.ts'
import { fold } from '../../page/fold.ts'
import { firmIn, namesCompany, namesPerson, namesStreet } from '../values/names.ts'

/** Most words of a name. */
const wordsMax = 10
/** Most names joined in one value. */
const jointMax = 8

/** Words on a page that may be the name of a person or a firm. */
export interface NameCandidate {
  /** As printed, without title; joint holders are joined by `; `. */
  readonly value: string
  readonly words: readonly Word[]
  readonly kind: 'person' | 'company' | 'unknown'
  /** Each of several holders; empty for one. */
  readonly joint: readonly string[]
  /** Whether a title such as Mr or Madame is printed before it. */
  readonly title: boolean
}

const titles =
  /^(?:M|MM|Mr|Mrs|Ms|Mme|Mmes|Mlle|Miss|Mx|Monsieur|Madame|Mademoiselle|Messrs|Messieurs|Mesdames|Dr|Pr|Prof|Me|Maître|Sr|Sra|Herr|Frau|Dhr|Mevr|Sig)\.?$/i
const separators = /^(?:and|et|&|or|ou|y|en|und|e|\/|-?et\/ou|and\/or)$/i
/** Words after which a person's name has ended. */
const prepositions = /^(?:of|for|pour|à|a|en|au|aux|sur|the|at)$/i
const smallWords = new Set(
  (
    'de du des d la le les l van von der den ter ten di da do dos das del della el al ben bin bint ibn abd of the for and et & en au aux ' +
    'a à sur pour y e und zu op och'
  ).split(' '),
)
/** Abbreviations that keep their full stop. */
const abbreviated =
  /^(?:\p{L}\.)+\p{L}?\.?$|^(?:inc|ltd|corp|co|ltée|bros|jr|sr|llc|enr|st|ste|cie|assoc|intl|mfg)\.$/iu
const legalWord =
  /^(?:inc|ltd|ltée|llc|llp|lp|plc|corp|limited|limitée|s\.?a\.?(?:s|r\.?l)?\.?|n\.?v\.?|b\.?v\.?|n\.?a\.?|gmbh|co|company|corporation|senc|selarl|eurl|scp|s\.?e\.?n\.?c\.?|s\.?e\.?c\.?|u\.?a\.?|snc|sarl|sas)\.?$/iu

/** Whether a word is a title before a name. */
export function isTitle(text: string): boolean {
  return titles.test(text)
}

/** Names in the words of one line, the most likely first. */
export function namesIn(words: readonly Word[]): readonly NameCandidate[] {
  const whole = trimmed(words)
  if (!whole.some(({ text }) => isCapital(text))) return []
  const firm = firmOf(whole)
  const ended = firm !== null && mayEndSentence(firm, whole) ? { ...firm, value: firm.value.slice(0, -1) } : null
  const found: (NameCandidate | null)[] = [firm, ended]
  const parts = splitAt(whole, ({ text }) => /[;:|]$|^[;:|–—•·/-]$/.test(text))
  for (const part of parts) {
    const runs = runsOf(part)
    found.push(...jointOf(runs))
    for (const run of runs) found.push(...ofRun(run))
    if (isWhole(part) && !runs.some((run) => run.words.length === part.length)) found.push(nameOf(part))
  }
  const comma = whole.findIndex(({ text }) => /,$/.test(text)) + 1
  if (comma > 1 && isWhole(whole.slice(0, comma))) found.push(nameOf(whole.slice(0, comma)))
  // Letters of a logo stand before the name.
  if (/^\p{Lu}{1,4}$/u.test(whole[0]?.text ?? '') && isWhole(whole.slice(1)) && whole.length > 2)
    found.push(nameOf(whole.slice(1)))
  if (parts.length > 1 && isWhole(whole)) found.push(nameOf(whole))
  if (parts.length === 1 && whole.length === 1) found.push(nameOf(whole))
  return unique(found.filter((name) => name !== null))
}

/** Whether the full stop after a legal form may be that of a sentence: a capital follows, or the line ends and has more before the firm. */
function mayEndSentence({ value, words }: NameCandidate, line: readonly Word[]): boolean {
  const next = line[line.findIndex((word) => word === words.at(-1)) + 1]
  if (!value.endsWith('.')) return false
  return next === undefined ? words[0] !== line[0] : isCapital(next.text)
}

/** Whether words may be one name from the first to the last. */
function isWhole(words: readonly Word[]): boolean {
  return words.length <= wordsMax && startsName(words)
}

/** Whether a line is one person's name, with or without title. */
export function isPerson(words: readonly Word[]): boolean {
  const bare = withoutJoint(withoutTitle(trimmed(words)).words)
  // A saint in a name is no street.
  const text = wordsText(bare).replace(/\bSte?\.? (?=\p{Lu})/u, '')
  return bare.length <= 6 && namesPerson(text.replaceAll(/[.,]/g, ''))
}

/** Names that follow each other as one value of joint holders. */
export function jointName(names: readonly NameCandidate[]): NameCandidate {
  const each = [...new Set(names.map(({ value }) => value))]
  return {
    value: each.join('; '),
    words: names.flatMap((name) => name.words),
    kind: names.every(({ kind }) => kind === 'person') ? 'person' : 'unknown',
    joint: each,
    title: names.some(({ title }) => title),
  }
}

/** The name of a line without title and without the word that joins it to the next line. */
export function nameOf(words: readonly Word[], isTitled = false): NameCandidate | null {
  const { words: bare, title: hasTitle } = withoutTitle(trimmed(words))
  const title = isTitled || hasTitle
  const kept = trimmed(withoutJoint(bare))
  const value = wordsText(kept)
  if (!isPossible(value)) return null
  return { value, words: kept, kind: kindOf(value, title), joint: [], title }
}

/** Removes repeated values; the first stays. */
export function unique(names: readonly NameCandidate[]): readonly NameCandidate[] {
  const seen = new Set<string>()
  return names.filter(({ value }) => !seen.has(value) && seen.add(value))
}

function kindOf(value: string, title: boolean): NameCandidate['kind'] {
  if (value.split(' ').some((word, index) => index > 0 && legalWord.test(word)) || namesCompany(value)) return 'company'
  return title || namesPerson(value.replaceAll('.', '')) ? 'person' : 'unknown'
}

function isPossible(value: string): boolean {
  return (
    value.replace(/[^\p{L}]/gu, '').length >= 3 &&
    value.length <= 90 &&
    /\p{Lu}/u.test(value) &&
    !/@|www\.|(?!^)\d{5}/.test(value) &&
    // A numbered company has many digits, a street or a date few.
    !/^(?!\d{4})\d/.test(value)
  )
}

function startsName(words: readonly Word[]): boolean {
  return /^(?:[\p{Lu}\d]|[dl]['’]\p{Lu}|(?:van|von|de|den|der|di|da|el|al|ter|ten) )/u.test(wordsText(words))
}

/** A firm at the start of the words or of a run in capitals, up to its legal form. */
function firmOf(words: readonly Word[]): NameCandidate | null {
  for (let start = 0; start < words.length; start++) {
    if (!/^[«"“(]?(?:\p{Lu}|\d{3,})/u.test(words[start]?.text ?? '')) continue
    const rest = words.slice(start)
    const firm = firmIn(wordsText(rest))
    if (firm === null) return null
    const count = firm.split(' ').length
    const between = rest.slice(0, count)
    const isOne = between.every(
      ({ text }, index) =>
        isCapital(text.replace(/^\(/, '')) ||
        smallWords.has(fold(text)) ||
        legalWord.test(text.replace(/,$/, '')) ||
        (index === 0 && /^\d+$/.test(text)) ||
        /^[&+\d–-]/.test(text),
    )
    if ((isOne || (start === 0 && count <= 7)) && count > 1)
      return { value: firm, words: between, kind: 'company', joint: [], title: false }
  }
  return null
}

/** A run of words in capitals, and whether a comma or a word such as "and" follows. */
interface Run {
  readonly words: readonly Word[]
  readonly name: NameCandidate | null
  readonly title: boolean
  readonly next: 'comma' | 'and' | 'end'
}

/** Runs of capitalised words with particles, broken by titles, commas, numbers and small words. */
function runsOf(words: readonly Word[]): readonly Run[] {
  const runs: Run[] = []
  let open: Word[] = []
  let title = false
  const close = (next: Run['next']) => {
    const kept = withoutSmallEnds(open)
    if (kept.length > 0)
      runs.push({ words: kept, name: kept.length > wordsMax ? null : nameOf(kept, title), title, next })
    open = []
    title = false
  }
  for (const word of words) {
    const text = word.text.replace(/^[("«“]+/, '')
    if (titles.test(text) && !(open.length > 0 && /^[A-Z]{1,2}$/.test(text))) {
      close('and')
      title = true
      continue
    }
    if (separators.test(text) && open.length > 0) {
      close('and')
      continue
    }
    if (text !== word.text) close('end')
    const isSmall = smallWords.has(fold(text)) && open.length > 0
    if (!isCapital(text) && !isSmall) {
      close('end')
      continue
    }
    open.push(word)
    if (/,$/.test(text)) close('comma')
    else if (/[;:)\]»”"]$/.test(text) || (/\p{L}{3}\.$/u.test(text) && !abbreviated.test(text))) close('end')
  }
  close('end')
  return runs
}

function ofRun({ words, name, title }: Run): readonly NameCandidate[] {
  if (words.length > wordsMax || (words.length === 1 && !title)) return []
  const pieces = splitAt(words, ({ text }) => prepositions.test(text)).map(withoutSmallEnds)
  const parts = pieces.length < 2 ? [] : pieces.filter((piece) => piece.length > 1)
  // What a firm is follows its name without a mark between them.
  const firmEnd = words.findIndex(({ text }, index) => index > 0 && namesCompany(text)) + 1
  if (firmEnd > 0 && firmEnd < words.length) parts.push(words.slice(0, firmEnd))
  return [name, ...parts.map((part) => nameOf(part, title && part[0] === words[0]))].filter((one) => one !== null)
}

/** Joint holders and names cut at a comma in runs that follow each other. */
function jointOf(runs: readonly Run[]): readonly NameCandidate[] {
  const found: (NameCandidate | null)[] = []
  for (const [index, run] of runs.entries()) {
    const given = runs[index + 1]
    if (given !== undefined && run.next === 'comma' && run.words.length <= 4 && given.words.length <= 4)
      found.push(nameOf([...run.words, ...given.words], run.title))
  }
  for (let start = 0; start < runs.length - 1; start++) {
    const list: NameCandidate[] = []
    for (const { name, words, next } of runs.slice(start, start + jointMax)) {
      if (name === null || words.length < 2) break
      list.push(name)
      if (next === 'end') break
    }
    if (list.length < 2) continue
    found.push(jointName(list))
    break
  }
  return found.filter((name) => name !== null)
}

function splitAt(words: readonly Word[], ends: (word: Word) => boolean): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    parts.at(-1)?.push(word)
    if (ends(word)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

function isCapital(text: string): boolean {
  return /^(?:[dl]['’])?\p{Lu}/u.test(text) && !/\d{2}/.test(text) && !/[@$€£%]/.test(text)
}

function withoutTitle(words: readonly Word[]): { readonly words: readonly Word[]; readonly title: boolean } {
  let start = 0
  while (
    start < words.length - 1 &&
    (titles.test(words[start]?.text ?? '') || (start > 0 && separators.test(words[start]?.text ?? '')))
  )
    start++
  return { words: words.slice(start), title: start > 0 }
}

/** A line of joint holders ends with "et" or "OR". */
function withoutJoint(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1)?.text ?? ''
  return words.length > 1 && separators.test(last) && !/^[EY]$/.test(last) ? words.slice(0, -1) : words
}

function withoutSmallEnds(words: readonly Word[]): readonly Word[] {
  const end = words.findLastIndex(({ text }) => isCapital(text))
  return words.slice(0, end + 1)
}

/** Words without marks before the first and after the last letter or digit. */
function trimmed(words: readonly Word[]): readonly Word[] {
  const isName = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text) && !/^(?:\d{1,2}[.)]|\(?\p{L}\))$/u.test(text)
  const start = words.findIndex(isName)
  return start === -1 ? [] : words.slice(start, words.findLastIndex(isName) + 1)
}

function wordsText(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ')
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}.)]+$/u, '')
  const once = bare.replace(/\.{2,}$/, '.')
  const balanced = once.includes('(') ? once : once.replace(/\)+$/, '')
  return abbreviated.test(balanced.split(' ').at(-1) ?? '') ? balanced : balanced.replace(/\.+$/, '')
}

/** Whether a line is a person or firm for certain: it has a title or a legal form. */
export function isCertainName(words: readonly Word[]): boolean {
  const line = trimmed(words)
  const text = wordsText(line)
  return (
    (titles.test(line[0]?.text ?? '') && line.length > 1 && !namesStreet(text)) ||
    (firmIn(text)?.length === text.length && !/^\d+[, ]/.test(text))
  )
}

/** Whether a text ends with the legal form of a firm. */
export function endsFirm(text: string): boolean {
  return text.includes(' ') && (legalWord.test(text.split(' ').at(-1) ?? '') || firmIn(text) === text)
}
