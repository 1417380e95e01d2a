import { profileKeys } from '../domain/profile/profile-keys.ts'

/** Most fields of a body that are named; the rest is counted. */
const fieldsMax = 60
/** Levels of a body whose fields are named. */
const levelsMax = 2

/** The form of a JSON body without a value of it, as lines: `path type`, `path array 3`, and `… 4` for fields without a name of ours. */
export type BodyShape = string

const profileNames: readonly string[] = profileKeys.flatMap(({ name, aliases }) => [name, ...aliases])
const vocabularies = new WeakMap<object, ReadonlySet<string>>()

/**
 * The form of a body: the names of fields that the schema or the profile has, their types and the lengths of lists, two levels deep. Another
 * name can be what its caller knows of a person, so it is counted and not written. docs/operations.md#api-log.
 */
export function bodyShape(schema: object, body: Readonly<Record<string, unknown>>): BodyShape {
  const names = vocabularyOf(schema)
  const lines: string[] = []
  let unnamed = 0

  function describe(fields: object, above: string, level: number): void {
    for (const [name, value] of Object.entries(fields)) {
      if (!names.has(name) || lines.length >= fieldsMax) {
        unnamed++
        continue
      }
      const path = above + name
      lines.push(`${path} ${typeOf(value)}`)
      if (level < levelsMax && isRecord(value)) describe(value, `${path}.`, level + 1)
    }
  }

  describe(body, '', 1)
  return unnamed === 0 ? lines.join('\n') : [...lines, `… ${unnamed}`].join('\n')
}

/** A field of a body, as it is shown. */
export interface ShapedField {
  readonly path: string
  readonly type: string
  /** Of a list; null for another type. */
  readonly length: number | null
}

/** The fields that a stored form names, and how many more there were. */
export function fieldsOf(shape: BodyShape): { readonly fields: readonly ShapedField[]; readonly unnamed: number } {
  const fields: ShapedField[] = []
  let unnamed = 0
  for (const line of shape.split('\n')) {
    const [path = '', type = '', length] = line.split(' ')
    if (path === '…') unnamed = Number(type)
    else if (path !== '') fields.push({ path, type, length: length === undefined ? null : Number(length) })
  }
  return { fields, unnamed }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `array ${value.length}`
  return value === null ? 'null' : typeof value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of the properties of a schema, at any depth, and those of a profile. */
function vocabularyOf(schema: object): ReadonlySet<string> {
  let names = vocabularies.get(schema)
  if (names === undefined) {
    const found = new Set(profileNames)
    collect(schema, found)
    names = found
    vocabularies.set(schema, names)
  }
  return names
}

function collect(schema: object, found: Set<string>): void {
  for (const [word, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null) continue
    if (word === 'properties') for (const name of Object.keys(value)) found.add(name)
    // Examples and defaults are values.
    if (!['examples', 'default', 'enum', 'const'].includes(word)) collect(value, found)
  }
}
