import type { Word } from '../../page/page.ts'
import type { FoundValue } from '../../page/printed-text.ts'
import type { Segment } from '../../page/rows.ts'
import { firmIn, looksLikeName, readPersonName } from '../values/names.ts'

/** Runs of words of a segment that may name a person or a firm. */
export function namesOn(segment: Segment): readonly FoundValue[] {
  const starts = new Set([0])
  for (const [index, { text }] of segment.words.entries()) if (/[:|]$/.test(text)) starts.add(index + 1)
  return [...starts].flatMap((start) => namesAt(segment.words.slice(start)))
}

function namesAt(words: readonly Word[]): readonly FoundValue[] {
  if (words.length === 0 || words.length > 10) return []
  const text = textOf(words)
  const found: FoundValue[] = []
  const person = readPersonName(words)
  if (person !== null) found.push(person)
  const firm = firmIn(text)
  if (firm !== null) found.push({ value: firm, words: words.slice(0, firm.split(' ').length) })
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '')
  if (/\p{L}{2}/u.test(bare) && /^[\p{Lu}\d]/u.test(bare)) found.push({ value: bare, words })
  const comma = words.findIndex(({ text: word }) => word.endsWith(','))
  if (comma >= 0 && comma < words.length - 1 && words.length <= 6 && looksLikeName(text.replace(/,/g, ''))) found.push({ value: bare, words })
  return found.filter((one, index) => found.findIndex(({ value }) => value === one.value) === index)
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
