import assert from 'node:assert/strict'
import { Ajv, type ValidateFunction } from 'ajv'

interface DescribedOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, unknown>>
}

export interface Description {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/**
 * The published description, held against answers: whatever a test asks for, its answer must be one that the description
 * declares for that operation, with the headers of docs/api.md#every-call. So every test also tests the description.
 */
export class Described {
  readonly #description: Description
  readonly #schemas: Ajv

  constructor(description: Description) {
    this.#description = description
    this.#schemas = new Ajv({ strict: false, allErrors: true })
    this.#schemas.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    this.#schemas.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
    this.#schemas.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/)
    this.#schemas.addFormat('binary', true)
    this.#schemas.addSchema(description, 'api')
  }

  /** Fails unless the answer is a declared one. `given` is a path with its parameters filled in. */
  check(method: string, given: string, { status, headers, body }: Answer): void {
    const path = this.#pathOf(given)
    const where = `${status} of ${method} ${path}`
    assert.match(headers.get('x-request-id') ?? '', /^[A-Za-z0-9._:-]{1,64}$/, `X-Request-ID on ${where}`)
    assert.equal(headers.get('content-type'), 'application/json; charset=utf-8', where)
    const limited = status < 300 || (body as { code?: unknown }).code === 'rate_limit_exceeded'
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining']) {
      assert.equal(headers.has(name), limited, `${name} on ${where}`)
    }
    if (this.#description.paths[path]?.[method.toLowerCase()] === undefined) {
      assert.ok(status === 404 || status === 403, `${where}, which is not described`)
      return
    }
    const validate = this.#schemaOf(method, path, status)
    assert.ok(validate, `${where} is not declared`)
    assert.ok(validate(body), `${where}: ${this.#schemas.errorsText(validate.errors)} in ${JSON.stringify(body)}`)
  }

  /** The described path that a given one is of, or itself. */
  #pathOf(given: string): string {
    const isOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(given)
    const paths = Object.keys(this.#description.paths)
    return paths.includes(given) ? given : (paths.find(isOf) ?? given)
  }

  #schemaOf(method: string, path: string, status: number): ValidateFunction | undefined {
    const steps = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json']
    const pointer = [...steps, 'schema'].map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')
    return this.#schemas.getSchema(`api#/${pointer}`)
  }
}
