import { isJson, type Json } from './type-of.ts'

/** An operation as the client needs it. `environment` is where the call names its environment: a header, a key of the input, or not. */
export interface DescribedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly takes: 'query' | 'json' | 'form'
  readonly answers: 'json' | 'file'
  readonly environment: 'header' | 'input' | 'none'
  /** Of the path and the query. */
  readonly parameters: readonly Json[]
  /** Schema of the body; undefined when it takes parameters. */
  readonly body: unknown
  readonly answer: unknown
}

/** Every operation of an OpenAPI description, in its order. Throws when the description has not the form of ours. */
export function operationsOf(description: Json): readonly DescribedOperation[] {
  return entriesOf(description['paths']).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]) => operationOf(description, path, method, operation)),
  )
}

function operationOf(description: Json, path: string, method: string, operation: unknown): DescribedOperation {
  const all = isJson(operation) && Array.isArray(operation['parameters']) ? operation['parameters'].filter(isJson) : []
  const content = at(operation, 'requestBody', 'content')
  const json = at(content, 'application/json', 'schema')
  const body = json ?? at(content, 'multipart/form-data', 'schema')
  const [, done] = entriesOf(at(operation, 'responses')).find(([status]) => status.startsWith('2')) ?? []
  const answer = at(done, 'content', 'application/json', 'schema')
  const parameters = all.filter((one) => one['in'] !== 'header')
  const inHeader = all.some((one) => one['name'] === 'X-Service-Environment')
  const inInput =
    parameters.some((one) => one['name'] === 'environment') ||
    at(resolved(description, body), 'properties', 'environment') !== undefined
  return {
    id: String(at(operation, 'operationId')),
    method: method.toUpperCase(),
    path,
    takes: json !== undefined ? 'json' : body !== undefined ? 'form' : 'query',
    answers: answer === undefined ? 'file' : 'json',
    environment: inHeader ? 'header' : inInput ? 'input' : 'none',
    parameters,
    body,
    answer,
  }
}

function resolved(description: Json, schema: unknown): unknown {
  const reference = at(schema, '$ref')
  return typeof reference === 'string' ? at(description, ...reference.split('/').slice(1)) : schema
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  if (!isJson(value)) throw new Error('the description has another form')
  return Object.entries(value)
}
