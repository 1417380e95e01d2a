import type { DocumentType, FieldKind, FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import type { Word } from '../page/page.ts'
import type { LabelledDocument } from './labelled-document.ts'
import { firmIn } from './values/names.ts'
import { fold } from '../page/fold.ts'
import type { FoundValue } from '../page/printed-text.ts'
import { readValues, type PageContext } from './read-value.ts'
import { boxOf, segmentOf, type Row } from '../page/rows.ts'

/** Most characters of a value inside a sentence, by kind. */
const lengthMax: Partial<Record<FieldKind, number>> = { address: 160, people: 240, date: 60, money: 60, year: 20 }
const lengthMaxDefault = 110
/** Lines of one sentence differ in height by less than this factor and follow within this many heights. */
const sameSizeFactor = 1.35
const lineGapHeights = 1.8
/** Capitals this much larger than the line below are a title. */
const titleSizeFactor = 1.08
/** Words that `*` in a phrase may stand for. */
const wildWordsMax = 10

interface Phrase {
  readonly pattern: RegExp
  /** Words that every matching sentence contains. */
  readonly needed: readonly string[]
  /** Rule of each captured group. */
  readonly rules: readonly FieldRule[]
}

/** A page as one running text, with the start of each word in it. */
interface RunningText {
  readonly folded: string
  readonly words: readonly Word[]
  readonly starts: readonly number[]
  readonly page: number
  readonly textLayer: boolean
}

/** The values in sentences that match the type's phrases. Absent when none matches. */
export function extractFromPhrases(document: LabelledDocument): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = {}
  const texts = document.pages.map(runningText)
  for (const { pattern, needed, rules } of phrasesOf(document.type)) {
    for (const text of texts) {
      if (rules.every(({ name }) => fields[name] !== undefined)) break
      if (!needed.every((word) => text.folded.includes(word))) continue
      const match = pattern.exec(text.folded)
      if (match === null) continue
      for (const [index, rule] of rules.entries()) {
        const [start, end] = match.indices?.[index + 1] ?? [0, 0]
        if (fields[rule.name] !== undefined || end <= start) continue
        const words = wordsBetween(text, start, end)
        const value = words.length === 0 ? undefined : valueOf(rule, words, document)
        if (value === undefined || value.words.length === 0) continue
        fields[rule.name] = {
          value: value.value,
          source: text.textLayer ? 'text_layer' : 'labelled_print',
          confidence: Math.min(...value.words.map((word) => word.confidence)),
          page: text.page,
          box: boxOf(value.words),
        }
      }
    }
  }
  return fields
}

/** The value among the words captured, which may go on after it. */
function valueOf(rule: FieldRule, words: readonly Word[], { context }: LabelledDocument): FoundValue | undefined {
  const end = words.findIndex((word) => endsSentence(word.text))
  const sentence = rule.kind === 'address' || end === -1 ? words : words.slice(0, end + 1)
  if (rule.kind === 'place') return valueInSentence(rule, firstLine(sentence), context)
  return valueInSentence(rule, sentence, context)
}

/** The words level with the first, as a place is not broken over lines. */
function firstLine(words: readonly Word[]): readonly Word[] {
  const [first] = words
  return words.filter(({ box }) => first !== undefined && box[1] < first.box[1] + first.box[3] / 2)
}

/** Whether a word ends a sentence: not an initial or abbreviation. */
function endsSentence(word: string): boolean {
  return (
    /[.;]$/.test(word) &&
    !/^(?:\p{L}|inc|ltd|lt[eé]e|corp|co|mme|mr|mrs|ms|dr|me|ste?|no|enr|(?:\p{L}\.)+\p{L}?)\.$/iu.test(word)
  )
}

function valueInSentence(rule: FieldRule, words: readonly Word[], context: PageContext): FoundValue | undefined {
  if (rule.kind !== 'company' && rule.kind !== 'text') return readValues(rule, [segmentOf(words)], context)[0]
  // Small letters are no name: "the above-named corporation".
  if (rule.kind === 'company' && !/^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(words[0]?.text ?? '')) return undefined
  const firm = rule.kind === 'company' ? firmIn(words.map((word) => word.text).join(' ')) : null
  const end = words.findIndex((word) => /[,;]$/.test(word.text))
  const taken =
    firm !== null ? words.slice(0, firm.split(' ').length) : words.slice(0, end === -1 ? undefined : end + 1)
  const value = readValues(rule, [segmentOf(taken)], context)[0]
  return value === undefined ? undefined : { ...value, value: firm ?? value.value.replace(/[\s,;:."”»(]+$/, '') }
}

const phrasesByType = new Map<string, readonly Phrase[]>()

function phrasesOf(type: DocumentType): readonly Phrase[] {
  const known = phrasesByType.get(type.id)
  if (known !== undefined) return known
  const phrases = (type.phrases ?? []).map((text) => compile(text, type))
  phrasesByType.set(type.id, phrases)
  return phrases
}

/**
 * A phrase as a pattern: `*` is up to `wildWordsMax` words, `[a|b]` one of two, `[a]` and `[a|b|]` are optional. Between words any
 * characters except letters and digits match.
 */
function compile(text: string, type: DocumentType): Phrase {
  const rules: FieldRule[] = []
  const parts = text
    .trim()
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
  const source = parts.map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return literal(part)
    const rule = type.fields.find((candidate) => candidate.name === name)
    if (rule === undefined) throw new Error(`${type.id}: the phrase '${text}' names no field of the type: ${name}`)
    rules.push(rule)
    return capture(rule.kind, index === parts.length - 1)
  })
  return { pattern: new RegExp(source.join(''), 'du'), needed: neededWords(text), rules }
}

function neededWords(text: string): readonly string[] {
  const fixed = text.replace(/\{\w+\}|\[[^\]]*\]/g, ' ')
  return fold(fixed).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** End of a title or block in the running text. No sentence crosses it. */
const blockEnd = '¶'
const between = `[^\\p{L}\\p{N}${blockEnd}]+`
const betweenWords = `[^\\p{L}\\p{N}${blockEnd}]*`
const wordEdge = '(?:(?<![\\p{L}\\p{N}])|(?![\\p{L}\\p{N}]))'
const edgeBefore = `${wordEdge}[^\\p{L}\\p{N}¶☐☒☑✓✔✗✘]{0,4}`
/** Currency signs, a bracket and tick marks belong to the value that follows. */
const edgeAfter = `${wordEdge}[^\\p{L}\\p{N}$€£(¶☐☒☑✓✔✗✘]{0,4}`

function literal(text: string): string {
  // A comma alone ends the value before it, as a colon does.
  if (/^\s*,\s*$/.test(text)) return `\\s?(?=[,;:(${blockEnd}]|(?<!(?<!\\p{L})\\p{L})\\.|$)`
  const tokens = fold(text).match(/\[[^\]]*\]|\*|[\p{L}\p{N}]+/gu) ?? []
  const words = tokens.map((token, index) => {
    if (token === '*') return `(?:\\S+\\s+){0,${wildWordsMax}}?`
    // OCR joins words that are printed close.
    if (!token.startsWith('[')) return `${token}${isWord(tokens[index + 1]) ? betweenWords : between}`
    const choices = token.slice(1, -1).split('|')
    const optional = choices.length === 1 || choices.includes('')
    const written = choices.map((choice) => literalWords(choice)).filter((choice) => choice !== '')
    return `(?:(?:${written.join('|')})${isWord(tokens[index + 1]) ? betweenWords : between})${optional ? '?' : ''}`
  })
  const source = words.join('')
  return `${edgeBefore}${source.endsWith(between) ? source.slice(0, -between.length) : source}${edgeAfter}`
}

function isWord(token: string | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]/u.test(token)
}

function literalWords(choice: string): string {
  const words = choice.match(/\*|[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word === '*' ? `(?:\\S+\\s+){0,${wildWordsMax}}?\\S+` : word)).join(between)
}

/** End of a sentence: not after an initial or abbreviation. */
const sentenceEnd =
  '(?:(?<!(?<![\\p{L}])(?:inc|ltd|ltee|corp|co|mme|mr|mrs|ms|dr|me|st|ste|no|enr|\\p{L}))[.;](?=\\s|$)|$)'

/** Pattern of a value: one in the middle ends where the phrase goes on, the last one with its sentence or at the length limit. */
function capture(kind: FieldKind, last: boolean): string {
  const max = lengthMax[kind] ?? lengthMaxDefault
  // A date ends with its year, not with its first number.
  if (!last && kind === 'date')
    return `(\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|[^${blockEnd}]{1,${max}}?\\d{4}|[^${blockEnd}]{1,${max}}?)`
  if (!last) return `([^${blockEnd}]{1,${max}}?)`
  const end = kind === 'text' ? `[,:(](?=\\s|$)|${sentenceEnd}` : sentenceEnd
  return `([^${blockEnd}]{1,${max}}?(?=${end}|${blockEnd})|[^${blockEnd}]{1,${max}})`
}

function runningText({ rows, page }: LabelledDocument['pages'][number]): RunningText {
  const words: Word[] = []
  const starts: number[] = []
  let folded = ''
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    if (above !== undefined && !runsOn(above, row)) folded += ` ${blockEnd}`
    for (const word of row.words) {
      if (folded !== '') folded += ' '
      starts.push(folded.length)
      folded += fold(word.text)
      words.push(word)
    }
  }
  return { folded, words, starts, page: page.index, textLayer: page.source === 'text_layer' }
}

/** Whether the next line continues the text: same size, close, and not after a title in larger capitals. */
function runsOn(above: Row, row: Row): boolean {
  if (above.height > row.height * titleSizeFactor && isCapitals(above) && !isCapitals(row)) return false
  const [small, large] = [Math.min(above.height, row.height), Math.max(above.height, row.height)]
  return large < small * sameSizeFactor && row.box[1] - (above.box[1] + above.box[3]) < large * lineGapHeights
}

function isCapitals({ words }: Row): boolean {
  const text = words.map((word) => word.text).join('')
  return /\p{L}{3}/u.test(text) && text === text.toUpperCase()
}

function wordsBetween({ words, starts }: RunningText, from: number, to: number): readonly Word[] {
  return words.filter((word, index) => {
    const start = starts[index] ?? 0
    return start < to && start + word.text.length > from
  })
}
