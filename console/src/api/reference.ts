import { Problem } from './problem.ts'

const timeoutMs = 30_000

/** A schema of the description, as far as the reference reads it. OpenAPI 3.1: JSON Schema 2020-12. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

interface Content {
  readonly schema: Schema
  readonly example?: unknown
}

interface DescribedOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >
}

/** The description of the API, as the server publishes it. docs/api.md#published-descriptions. */
export interface ApiDescription {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An operation with its method and path. */
export interface ReferenceOperation extends DescribedOperation {
  readonly method: string
  readonly path: string
}

/** Reads the description from our own server. Throws a Problem. */
export async function readDescription(signal: AbortSignal): Promise<ApiDescription> {
  const response = await ask('/openapi.json', signal)
  const answer: ApiDescription = await response.json()
  return answer
}

/** The name of the server process that answers. Throws a Problem. docs/operations.md#health. */
export async function readInstance(signal: AbortSignal): Promise<string> {
  const response = await ask('/livez', signal)
  const { instance }: { readonly instance: string } = await response.json()
  return instance
}

/** Every operation, in the order of the description. */
export function operationsOf({ paths }: ApiDescription): readonly ReferenceOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new Problem(0, { code: 'no_answer', message: 'The server did not answer.' }, null)
  }
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => ({}))
  throw new Problem(response.status, body, response.headers.get('X-Request-ID'))
}
