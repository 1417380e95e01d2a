import fc, { type Arbitrary } from 'fast-check'

/** The parts of JSON Schema that our contract is written in. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Keys and texts worth trying, by the name of the property that holds them; a schema cannot know them. */
export interface Vocabulary {
  /** Keys of open objects. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** Texts, at the side of any text. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Values of what the schema leaves open. */
  readonly anything: Arbitrary<unknown>
}

/** Elements of a generated list at most: bodies are many rather than large. */
const itemsMax = 3
const keysMax = 8

/** Values that pass the schema. Throws for a keyword that it does not know, so that a new one is not left untried. */
export function valid(schema: object, vocabulary: Vocabulary, name = ''): Arbitrary<unknown> {
  const { type, ...rest } = schema as Schema
  if (rest.enum !== undefined) return fc.constantFrom(...rest.enum)
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one: string) => valid({ ...rest, type: one }, vocabulary, name)))
  }
  switch (type) {
    case undefined:
      return vocabulary.anything
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.nat(10), fc.maxSafeInteger())
    case 'string':
      return text(rest, vocabulary.texts[name] ?? [])
    case 'array':
      return fc.array(valid(rest.items ?? {}, vocabulary, name), {
        maxLength: Math.min(rest.maxItems ?? itemsMax, itemsMax),
      })
    case 'object':
      return object(rest, vocabulary, name)
    default:
      throw new Error(`no values for the type ${String(type)}`)
  }
}

function text({ format, pattern, minLength = 0, maxLength }: Schema, known: readonly string[]): Arbitrary<string> {
  if (format === 'date') return date
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: maxLength ?? 64 })
  const free = fc.string({ minLength, maxLength: Math.min(maxLength ?? 40, 40), unit: 'binary' }).map(usable)
  const long = fc.constant('é'.repeat(maxLength ?? 2_000))
  const weighted = [
    { weight: 6, arbitrary: free.filter((one) => one.length >= minLength) },
    { weight: 1, arbitrary: long },
  ]
  if (known.length > 0) weighted.push({ weight: 12, arbitrary: fc.constantFrom(...known) })
  return fc.oneof(...weighted)
}

const date = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

/** The contract refuses U+0000 and half surrogate pairs in any text. */
function usable(given: string): string {
  return given.toWellFormed().replaceAll('\u0000', ' ')
}

function object(schema: Schema, vocabulary: Vocabulary, name: string): Arbitrary<unknown> {
  const [open] = Object.values(schema.patternProperties ?? {})
  if (open !== undefined) {
    const keys = vocabulary.keys[name] ?? []
    const free = fc.string({ maxLength: 12 })
    const key = keys.length === 0 ? free : fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...keys) }, free)
    return fc.dictionary(key, valid(open, vocabulary, `${name}.*`), { maxKeys: keysMax })
  }
  const properties = Object.entries(schema.properties ?? {})
  const required = schema.required ?? []
  return fc.record(Object.fromEntries(properties.map(([key, part]) => [key, valid(part, vocabulary, key)])), {
    requiredKeys: [...required],
  })
}
