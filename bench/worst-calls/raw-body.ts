import type { Gene } from './gene.ts'
import { textOf } from './texts.ts'

type Change = (text: string, gene: Gene) => string

/** Changes to the text of a body that a JSON value cannot express. */
const changes: Readonly<Record<string, Change>> = {
  white_space: (text, { length }) => `${' '.repeat(length)}${text}`,
  duplicate_keys: (text, { count }) => text.replace('{', () => `{${'"values":{},'.repeat(Math.min(count, 80_000))}`),
  escaped: (text) => text.replaceAll(/[a-zA-Z]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  cut_off: (text, { length }) => text.slice(0, length),
  tail: (text, { text: name, length }) => `${text}${textOf(name, length)}`,
  open_string: (text, { text: name, length }) => `${text.slice(0, -1)},"a":"${textOf(name, length)}`,
  numbers: (text, { length, count }) =>
    `${text.slice(0, -1)},"a":[${Array.from({ length: Math.max(1, count) }, () => `0.${'9'.repeat(length)}`).join(',')}]}`,
  brackets: (text, { length, count }) =>
    `${text.slice(0, -1)},"a":[${Array.from({ length: Math.max(1, count) }, () => '['.repeat(Math.min(length, 60)) + ']'.repeat(Math.min(length, 60))).join(',')}]}`,
  whole_keys: (text, { count }) =>
    `${text.slice(0, -1)},"a":{${Array.from({ length: Math.max(1, count) }, (_, index) => `"${index << 10}":1`).join(',')}}}`,
}

/** Where the text of a body can be changed. */
export const rawPlaces: readonly string[] = Object.keys(changes)

/** The text with the changes of those genes that name one. */
export function changedText(text: string, genes: readonly Gene[]): string {
  return genes.reduce((changed, gene) => changes[gene.place]?.(changed, gene) ?? changed, text)
}
