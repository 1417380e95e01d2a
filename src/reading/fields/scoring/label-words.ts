import type { DocumentType } from '../../../domain/document-types/definition/document-type.ts'
import { fold } from '../../page/fold.ts'

/** Letters at the start of a word that stand for its forms: "payable", "payables". */
export const stemLetters = 6

/** The words of a text, folded, with digits as zeros. */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replace(/\d/g, '0')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 12)
}

/** What the words of the labels of a type are worth for each of its fields. */
export interface LabelWords {
  /** How far a text has the words of a field's labels, 0 to 1, and how far those of the field that it suits best besides. */
  likenessTo(field: string, text: string): { readonly own: number; readonly other: number }
}

const known = new Map<string, LabelWords>()

/** Words such as "date" are in the labels of many fields, and tell little. Memoised by type. */
export function labelWordsOf(type: DocumentType): LabelWords {
  const made = known.get(type.id) ?? weigh(type)
  known.set(type.id, made)
  return made
}

function weigh(type: DocumentType): LabelWords {
  const stems = new Map<string, Set<string>>()
  for (const { name, labels } of type.fields) {
    const own = stems.get(name) ?? new Set<string>()
    for (const label of labels) for (const word of wordsOf(label)) own.add(word.slice(0, stemLetters))
    stems.set(name, own)
  }
  const fields = [...stems.keys()]
  const worth = (stem: string) => {
    const having = fields.filter((field) => stems.get(field)?.has(stem)).length
    return having === 0 ? Math.log(1 + fields.length) : Math.log(1 + fields.length / having)
  }
  const memo = new Map<string, ReadonlyMap<string, number>>()
  const likenesses = (text: string): ReadonlyMap<string, number> => {
    const seen = memo.get(text)
    if (seen !== undefined) return seen
    const words = [...new Set(wordsOf(text).map((word) => word.slice(0, stemLetters)))].filter(
      (word) => word.length > 2,
    )
    const total = words.reduce((sum, word) => sum + worth(word), 0)
    const shares = fields.map((field): [string, number] => {
      const of = stems.get(field)
      return [
        field,
        total === 0 ? 0 : words.reduce((sum, word) => sum + (of?.has(word) === true ? worth(word) : 0), 0) / total,
      ]
    })
    if (memo.size > 3_000) memo.clear()
    const found = new Map(shares)
    memo.set(text, found)
    return found
  }
  return {
    likenessTo: (field, text) => {
      const all = likenesses(text)
      let other = 0
      for (const [name, share] of all) if (name !== field && share > other) other = share
      return { own: all.get(field) ?? 0, other }
    },
  }
}
