import { foldWords } from './key-name.ts'
import { textOf } from './reading.ts'
import { shaped, type ShapedReader } from './value-shape.ts'

/**
 * The allowed values of a key, in rising order where they have one. Each has its other spellings: words in both
 * languages, without accents, `_` between words, a space between spellings.
 */
export type Choices<T extends string> = readonly (readonly [value: T, spellings: string])[]

/** Longest text that can be a choice, in characters, and most choices of one answer. */
const choiceLengthMax = 200
const choicesMax = 20

/** French endings of agreement, folded: `limitées`, `étudiant(e)`. */
const agreement = /_e?s?$|s$/

/** One of the values, in either language. docs/rules/profile.md#choices. */
export function oneOf<const T extends string>(choices: Choices<T>): ShapedReader<T> {
  const find = finderOf(choices)
  return shaped({ kind: 'choice', choices: valuesOf(choices) }, (raw) => {
    const value = find(raw)
    return value === undefined ? { why: 'unknown_value' } : { value }
  })
}

/** One of the values, `other` when the text is none of them. */
export function oneOfOrOther<const T extends string>(choices: Choices<T>): ShapedReader<T | 'other'> {
  const find = finderOf(choices)
  return shaped<T | 'other'>({ kind: 'choice', choices: valuesOf(choices) }, (raw) => {
    const text = textOf(raw)
    if (text === null) return { why: 'unknown_value' }
    return text.length > choiceLengthMax ? { why: 'too_long' } : { value: find(text) ?? 'other' }
  })
}

/**
 * The highest of several values, given as a list or separated by commas: the most cautious reading.
 * docs/rules/profile.md#choices.
 */
export function highestOf<const T extends string>(choices: Choices<T>): ShapedReader<T> {
  const find = finderOf(choices)
  const values = valuesOf(choices)
  return shaped({ kind: 'choice', choices: values, takesSeveral: true }, (raw) => {
    const alone = find(raw)
    if (alone !== undefined) return { value: alone }
    const text = Array.isArray(raw) ? '' : (textOf(raw) ?? '')
    const items: readonly unknown[] = Array.isArray(raw) ? raw : text.slice(0, choiceLengthMax).split(/[,;/+|]/)
    const found = items.slice(0, choicesMax).map(find)
    const highest = values.findLast((value) => found.includes(value))
    const value = highest === undefined ? {} : { value: highest }
    const isCut = text.length > choiceLengthMax || items.length > choicesMax
    if (isCut) return { ...value, why: 'too_long', partial: true }
    return {
      ...value,
      ...(found.includes(undefined) ? { why: 'unknown_value' } : {}),
    }
  })
}

function valuesOf<T extends string>(choices: Choices<T>): readonly T[] {
  return choices.map(([value]) => value)
}

function finderOf<T extends string>(choices: Choices<T>): (raw: unknown) => T | undefined {
  const values = new Map<string, T>()
  for (const [value, spellings] of choices) {
    for (const spelling of [value, ...spellings.split(' ')]) if (spelling !== '') values.set(spelling, value)
  }
  return (raw) => {
    const text = textOf(raw)
    if (text === null || text.length > choiceLengthMax) return undefined
    const exact = values.get(text)
    if (exact !== undefined) return exact
    const words = foldWords(text)
    return values.get(words) ?? values.get(words.replace(agreement, ''))
  }
}
