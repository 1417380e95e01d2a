import type { DocumentType, FieldKind, FieldRule } from '../../domain/document-types/document-type.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import type { Word } from '../page.ts'
import type { LabelledDocument } from './extract.ts'
import { fold } from './fold.ts'
import { readValues } from './read-value.ts'
import { boxOf, segmentOf } from './rows.ts'

/** Characters a value inside a sentence can have, by kind; others are as long as a name. */
const lengthMax: Partial<Record<FieldKind, number>> = { address: 160, people: 240, date: 60, money: 60, year: 20 }
const lengthMaxDefault = 110
/** Words that `*` in a phrase may stand for. */
const wildWordsMax = 8

interface Phrase {
  readonly pattern: RegExp
  /** Rule of each captured group. */
  readonly rules: readonly FieldRule[]
}

/** A page as one running text, line after line, with the word each character came from. */
interface RunningText {
  readonly folded: string
  readonly words: readonly Word[]
  readonly starts: readonly number[]
  readonly page: number
  readonly textLayer: boolean
}

/** The values that sentences hold where the type's phrases say. Absent when no sentence is like them. */
export function extractFromPhrases(document: LabelledDocument): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = {}
  const texts = document.pages.map(runningText)
  for (const { pattern, rules } of phrasesOf(document.type)) {
    for (const text of texts) {
      const match = pattern.exec(text.folded)
      if (match === null) continue
      for (const [index, rule] of rules.entries()) {
        const [start, end] = match.indices?.[index + 1] ?? [0, 0]
        if (fields[rule.name] !== undefined || end <= start) continue
        const words = wordsBetween(text, start, end)
        const value = words.length === 0 ? undefined : readValues(rule, [segmentOf(words)], document.context)[0]
        if (value === undefined || value.words.length === 0) continue
        fields[rule.name] = {
          value: value.value.replace(/[,;:.]+$/, ''),
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

const phrasesByType = new Map<string, readonly Phrase[]>()

function phrasesOf(type: DocumentType): readonly Phrase[] {
  const known = phrasesByType.get(type.id)
  if (known !== undefined) return known
  const phrases = (type.phrases ?? []).map((text) => compile(text, type))
  phrasesByType.set(type.id, phrases)
  return phrases
}

/** `*` stands for a few words, `[a|b]` for one of two; between words anything but letters and digits may stand. */
function compile(text: string, type: DocumentType): Phrase {
  const rules: FieldRule[] = []
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '')
  const source = parts.map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return literal(part)
    const rule = type.fields.find((candidate) => candidate.name === name)
    if (rule === undefined) throw new Error(`${type.id}: the phrase '${text}' names no field of the type: ${name}`)
    rules.push(rule)
    return capture(rule.kind, index === parts.length - 1)
  })
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source.join('')}`, 'du'), rules }
}

function literal(text: string): string {
  const between = '[^\\p{L}\\p{N}]+'
  const words = fold(text)
    .trim()
    .split(/\s+/)
    .map((word) =>
      word === '*' ? `(?:\\S+\\s+){0,${wildWordsMax}}?\\S+` : word.replaceAll('[', '(?:').replaceAll(']', ')'),
    )
    .map((word) => word.replaceAll("'", "['’ ]?").replaceAll('.', '\\.'))
  const edge = '[^\\p{L}\\p{N}$€£(]{0,4}'
  return `${edge}${words.join(between)}${edge}`
}

/** A value in the middle ends where the phrase goes on, the last one with its sentence. */
function capture(kind: FieldKind, last: boolean): string {
  const value = `(.{1,${lengthMax[kind] ?? lengthMaxDefault}}?)`
  if (!last) return value
  return kind === 'text' ? `${value}(?=[.,;:(](?:\\s|$)|$)` : `${value}(?=[.;](?:\\s|$)|$)`
}

function runningText({ rows, page }: LabelledDocument['pages'][number]): RunningText {
  const words = rows.flatMap((row) => row.words)
  const starts: number[] = []
  let folded = ''
  for (const word of words) {
    if (folded !== '') folded += ' '
    starts.push(folded.length)
    folded += fold(word.text)
  }
  return { folded, words, starts, page: page.index, textLayer: page.source === 'text_layer' }
}

function wordsBetween({ words, starts }: RunningText, from: number, to: number): readonly Word[] {
  return words.filter((word, index) => {
    const start = starts[index] ?? 0
    return start < to && start + word.text.length > from
  })
}
