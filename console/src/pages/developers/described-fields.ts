import type { ApiDescription, Schema } from '../../api/reference.ts'

/** Deeper fields are not listed: the description has them. */
const depthMax = 3

/** A field of a body, by its path from the body's root: `values.first_name`, `documents[].id`. */
export interface DescribedField {
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
  /** The values that are allowed; empty: any of the type. */
  readonly values: readonly string[]
  readonly default: string | null
}

/** The fields of a schema and of what it holds. A schema within itself is named once. */
export function fieldsOf(schema: Schema, { components: { schemas } }: ApiDescription): readonly DescribedField[] {
  const found: DescribedField[] = []
  const open = new Set<Schema>()
  const walk = (given: Schema, prefix: string, depth: number): void => {
    for (const one of alternatives(given, schemas)) {
      if (open.has(one) || depth > depthMax) continue
      open.add(one)
      if (one.items !== undefined && one.properties === undefined) walk(one.items, `${prefix}[]`, depth)
      for (const [name, property] of Object.entries(one.properties ?? {})) {
        const path = prefix === '' ? name : `${prefix}.${name}`
        if (!found.some((other) => other.path === path)) {
          found.push({ path, ...describe(property, schemas), isRequired: one.required?.includes(name) ?? false })
        }
        walk(property, path, depth + 1)
      }
      open.delete(one)
    }
  }
  walk(schema, '', 0)
  return found
}

/** What a value may be, in words of JSON Schema. */
export function describe(
  given: Schema,
  schemas: ApiDescription['components']['schemas'],
): Omit<DescribedField, 'path' | 'isRequired'> {
  const all = alternatives(given, schemas)
  const types = all.flatMap((one) => typesOf(one, schemas))
  const [first] = all
  return {
    type: [...new Set(types)].join(' | '),
    about: given.description ?? first?.description ?? '',
    values: all.flatMap(valuesOf),
    default: given.default === undefined ? null : JSON.stringify(given.default),
  }
}

/** The schema itself, what it refers to, or each of its alternatives. */
function alternatives(schema: Schema, schemas: ApiDescription['components']['schemas']): readonly Schema[] {
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return target === undefined ? [] : alternatives(target, schemas)
  }
  return schema.anyOf === undefined ? [schema] : schema.anyOf.flatMap((one) => alternatives(one, schemas))
}

function typesOf(schema: Schema, schemas: ApiDescription['components']['schemas']): readonly string[] {
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (fixed !== undefined) return [...new Set(fixed.map((value) => (value === null ? 'null' : typeof value)))]
  const types = schema.type === undefined ? ['any'] : typeof schema.type === 'string' ? [schema.type] : schema.type
  return types.map((type) => {
    if (type === 'array' && schema.items !== undefined) {
      const { type: item } = describe(schema.items, schemas)
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`
    }
    return type === 'string' && schema.format !== undefined ? `${type} (${schema.format})` : type
  })
}

function valuesOf({ enum: listed, const: only }: Schema): readonly string[] {
  return (listed ?? (only === undefined ? [] : [only])).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
}
