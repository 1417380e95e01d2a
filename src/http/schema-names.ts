import type { TSchema } from 'typebox'

type Json = Record<string, unknown>

/** Schemas with an `$id` are written once under components and referred to everywhere else. */
export class SchemaNames {
  #named = new Map<string, Json>()

  use(schema: TSchema): Json {
    const plain: unknown = JSON.parse(JSON.stringify(schema))
    return isJson(plain) ? this.#refer(plain) : {}
  }

  all(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  #refer(schema: Json): Json {
    const { $id: id, ...rest } = schema
    const body = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, this.#walk(value)]))
    if (typeof id !== 'string') return body
    this.#named.set(id, body)
    return { $ref: `#/components/schemas/${id}` }
  }

  #walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#walk(item))
    return isJson(value) ? this.#refer(value) : value
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
