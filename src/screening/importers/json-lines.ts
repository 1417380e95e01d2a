import { ListRefused } from '../../ports/list-engine.ts'
import { fileHead, fileText } from './file-text.ts'
import { arrayElements } from './json-array.ts'
import type { ListFile } from './list-format.ts'

/** Longest line, in characters; a politician with every document that mentions him has 1 MB. */
const lineCharsMax = 8 * 1024 * 1024

/** An object of a JSON line. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The objects of a JSON lines file, or of a JSON array. Throws ListRefused for any other line or element. */
export async function* jsonLines(
  file: Pick<ListFile, 'path' | 'onBytes'>,
): AsyncGenerator<{ readonly object: JsonObject; readonly line: number }> {
  if (/^\s*\[/.test(await fileHead(file.path))) {
    for await (const { text, line } of arrayElements(fileText(file), lineCharsMax)) {
      yield { object: objectOf(text, line), line }
    }
    return
  }
  let [rest, line] = ['', 0]
  for await (const piece of fileText(file)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line++
      if (text.trim() !== '') yield { object: objectOf(text, line), line }
    }
    if (rest.length > lineCharsMax) throw new ListRefused(line + 1, `the line has more than ${lineCharsMax} characters`)
  }
  if (rest.trim() !== '') yield { object: objectOf(rest, line + 1), line: line + 1 }
}

function objectOf(text: string, line: number): JsonObject {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ListRefused(line, 'the line is not JSON: the file may be cut short')
  }
  const object = asObject(value)
  if (object === null) throw new ListRefused(line, 'the line is not a JSON object')
  return object
}

/** The value as an object; null for anything else. */
export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** The texts of a value: a text, a number or a list of them. */
export function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : []))
}

/** The objects in a list; empty for anything else. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return values.map(asObject).filter((object) => object !== null)
}
