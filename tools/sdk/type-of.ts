/** An object of a JSON text. */
export type Json = Record<string, unknown>

const names: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/**
 * The TypeScript type of a JSON schema of the description, OpenAPI 3.1 §4.8.24. Throws for a keyword that it would have to ignore,
 * so that no type is wider or narrower than what is published by accident.
 */
export function typeOf(schema: unknown): string {
  if (!isJson(schema)) return 'unknown'
  for (const keyword of ['oneOf', 'allOf', 'not', 'prefixItems', 'nullable']) {
    if (keyword in schema) throw new Error(`no type is written for the keyword ${keyword}`)
  }
  const { $ref: reference, type } = schema
  if (typeof reference === 'string') return reference.slice(reference.lastIndexOf('/') + 1)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map((value) => JSON.stringify(value)))
  if (Array.isArray(schema['anyOf'])) return union(schema['anyOf'].map(typeOf))
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one })))
  if (type === 'array') return `readonly (${typeOf(schema['items'])})[]`
  if (type === 'object') return objectOf(schema)
  if (schema['format'] === 'binary') return 'UploadFile'
  if (type === undefined) return 'unknown'
  const name = names[String(type)]
  if (name === undefined) throw new Error(`no type is written for ${String(type)}`)
  return name
}

/** True for an object of a JSON text, not a list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectOf(schema: Json): string {
  const { additionalProperties: more, patternProperties: patterns, required } = schema
  const properties = isJson(schema['properties']) ? Object.entries(schema['properties']) : []
  const members = properties.map(([name, property]) => {
    const optional = Array.isArray(required) && required.includes(name) ? '' : '?'
    return `${noteOf(property)}readonly ${JSON.stringify(name)}${optional}: ${typeOf(property)}`
  })
  const others = [...(isJson(patterns) ? Object.values(patterns) : []), ...(isJson(more) ? [more] : [])]
  if (members.length > 0 && (others.length > 0 || more === true)) members.push('readonly [key: string]: unknown')
  else if (others.length > 0) members.push(`readonly [key: string]: ${union(others.map(typeOf))}`)
  return members.length === 0 ? 'Readonly<Record<string, unknown>>' : `{\n${members.join('\n')}\n}`
}

function noteOf(property: unknown): string {
  if (!isJson(property) || typeof property['description'] !== 'string') return ''
  return `/** ${property['description'].replaceAll('*/', '* /')} */\n`
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}
