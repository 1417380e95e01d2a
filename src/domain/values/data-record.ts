/**
 * Reads one record of a data file (`countries.json` beside `countries.ts`). Each method throws an error that names the
 * file, the record and the key when the value has another shape. A key that is absent reads as '' or as empty.
 */
export interface DataRecord {
  /** A text that matches the pattern. */
  text(key: string, pattern: RegExp): string
  /** A text that matches the pattern, '' when the key is absent. */
  optionalText(key: string, pattern: RegExp): string
  /** A list of texts, each of which matches the pattern; empty when the key is absent. */
  texts(key: string, pattern: RegExp): readonly string[]
  /** An object of lists of texts; names and texts match the pattern. */
  groups(key: string, pattern: RegExp): ReadonlyMap<string, readonly string[]>
  /** A whole number of zero or more. */
  whole(key: string): number
}

/** One line of print: no space around it, no control character. */
export const printedText = /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u

/** What `read` makes of each record of a file that is a list, in the order of the file; throws for a key that it does not read. */
export function readRecords<T>(file: string, data: unknown, read: (record: DataRecord) => T): readonly T[] {
  if (!Array.isArray(data)) throw new Error(`${file}: the file is not a list; write one record per line in [ ].`)
  return data.map((value: unknown, index) => readRecord(`${file}, record ${index + 1}`, value, read))
}

/** What `read` makes of a file that is one object; throws for a key that it does not read. */
export function readRecord<T>(place: string, data: unknown, read: (record: DataRecord) => T): T {
  const values = objectOf(place, data)
  const asked = new Set<string>()
  const valueOf = (key: string): unknown => {
    asked.add(key)
    return values.get(key)
  }
  const record: DataRecord = {
    text: (key, pattern) => textOf(`${place}, "${key}"`, valueOf(key), pattern),
    optionalText: (key, pattern) => {
      const value = valueOf(key)
      return value === undefined ? '' : textOf(`${place}, "${key}"`, value, pattern)
    },
    texts: (key, pattern) => textsOf(`${place}, "${key}"`, valueOf(key) ?? [], pattern),
    groups: (key, pattern) => {
      const groups = objectOf(`${place}, "${key}"`, valueOf(key) ?? {})
      return new Map(
        Array.from(groups, ([name, value]) => {
          const inside = `${place}, "${key}", "${name}"`
          return [textOf(inside, name, pattern), textsOf(inside, value, pattern)]
        }),
      )
    },
    whole: (key) => {
      const value = valueOf(key)
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
      throw new Error(`${place}, "${key}": ${JSON.stringify(value)} is not a whole number of zero or more.`)
    },
  }
  const result = read(record)
  for (const key of values.keys()) {
    if (!asked.has(key)) throw new Error(`${place}: "${key}" is not a known key; correct its name or remove it.`)
  }
  return result
}

function objectOf(place: string, value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value))
  throw new Error(`${place}: ${JSON.stringify(value)} is not an object.`)
}

function textOf(place: string, value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Error(`${place}: ${JSON.stringify(value)} does not match ${pattern}.`)
}

function textsOf(place: string, value: unknown, pattern: RegExp): readonly string[] {
  if (!Array.isArray(value)) throw new Error(`${place}: ${JSON.stringify(value)} is not a list.`)
  return value.map((text: unknown) => textOf(place, text, pattern))
}
