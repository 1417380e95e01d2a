import { Type, type TObject, type TSchema } from 'typebox'
import { environments } from '../contract/environment.ts'
import { CodedError, SchemaError, TextError, TopError } from '../contract/error-bodies.ts'
import type { PartnerOperation } from '../operations/operation.ts'
import { answerExamples } from './answer-examples.ts'
import { describeWebhooks } from './openapi-webhooks.ts'
import { valuesSchemas } from './openapi-values.ts'
import { SchemaNames } from './schema-names.ts'

/** Version of the interface, not of the product. docs/api.md#published-descriptions. */
export const interfaceVersion = '0.2.0'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description, made from the one list of operations. docs/api.md#published-descriptions. */
export function describeApi(operations: readonly PartnerOperation[], serverUrl: string): Json {
  const schemas = new SchemaNames()
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partner Identity, Document and Risk Verification API',
      version: interfaceVersion,
      summary: 'Read documents, verify client profiles, assess risk.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: [...new Set([...operations.map(({ tag }) => tag), 'Webhooks'])].map((name) => ({
      name,
      description: tagTexts[name] ?? name,
    })),
    paths,
    webhooks: describeWebhooks((schema) => schemas.use(schema)),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: '`sk_`, 8 characters, `_`, 64 characters.' },
      },
      headers: {
        RequestId: {
          description: 'Names the call; yours is echoed when it is 1 to 64 characters of A-Z a-z 0-9 . _ : -',
          schema: { type: 'string' },
        },
        RateLimit: { description: 'Requests a minute for this client address.', schema: { type: 'integer' } },
        RateRemaining: { description: 'Requests left in this minute.', schema: { type: 'integer' } },
        IdempotencyReplayed: {
          description: '`true` on the stored answer of an earlier call with the same Idempotency-Key.',
          schema: { enum: ['true'] },
        },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
      schemas: { ...schemas.all(), ...valuesSchemas() },
    },
  }
}

const tagTexts: Readonly<Record<string, string>> = {
  KYC: 'Document reading, profile verification and risk assessment.',
  eID: 'Identity checks of Canadian clients by an eID provider.',
  Webhooks: 'What is posted to your endpoints.',
  Screening: 'Searches in sanctions and PEP lists.',
  Cases: 'Stored cases: search, read back, compare.',
  Bank: 'Bank accounts of clients: connections, transactions and analysis. Simulated in the sandbox.',
}

function describe(operation: PartnerOperation, schemas: SchemaNames): Json {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description}\n\nScope: \`${operation.scope}\`.`,
    ...requestOf(operation, schemas),
    responses: {
      [operation.answer.status]: {
        description: 'Done.',
        headers: {
          'X-Request-ID': { $ref: '#/components/headers/RequestId' },
          'X-RateLimit-Limit': { $ref: '#/components/headers/RateLimit' },
          'X-RateLimit-Remaining': { $ref: '#/components/headers/RateRemaining' },
          ...(operation.method === 'POST' && {
            'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' },
          }),
        },
        content: contentOf(operation, schemas),
      },
      ...refusals(operation, schemas),
    },
  }
}

function contentOf(operation: PartnerOperation, schemas: SchemaNames): Json {
  const { media = ['application/json'], schema } = operation.answer
  return Object.fromEntries(media.map((type) => [type, { schema: schemas.use(schema), ...exampleOf(operation) }]))
}

/** What the operation answered in the sandbox; nothing for a file. */
function exampleOf({ id }: PartnerOperation): Json {
  const example = answerExamples.get(id)
  return example === undefined ? {} : { example }
}

function requestOf(operation: PartnerOperation, schemas: SchemaNames): Json {
  const header = [
    ...(operation.environmentHeader === true ? [environmentHeader] : []),
    ...(operation.method === 'POST' ? [idempotencyHeader] : []),
  ]
  if (operation.takes === 'parameters') {
    const { path, query } = operation.parameters.properties
    const { exampleQuery = {} } = operation
    const ofQuery = parametersOf(query, 'query', schemas, exampleQuery)
    return { parameters: [...parametersOf(path, 'path', schemas), ...ofQuery, ...header] }
  }
  const content =
    operation.takes === 'json'
      ? { 'application/json': { schema: schemas.use(operation.body), example: operation.example } }
      : { 'multipart/form-data': { schema: schemas.use(operation.form) } }
  return { ...(header.length > 0 && { parameters: header }), requestBody: { required: true, content } }
}

const environmentHeader: Json = {
  name: 'X-Service-Environment',
  in: 'header',
  required: false,
  description: 'The environment of the connection or of the lists.',
  schema: { enum: [...environments], default: 'sandbox' },
}

const idempotencyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the call safe to repeat: for 24 hours the same key and body get the same answer, and nothing is done again. Best a random UUID.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}

function parametersOf(
  parameters: TObject,
  place: 'path' | 'query',
  schemas: SchemaNames,
  examples: Readonly<Record<string, string>> = {},
): readonly Json[] {
  return Object.entries(parameters.properties).map(([name, schema]) => {
    const { description, ...rest } = schemas.use(schema)
    const required = !Type.IsOptional(schema)
    return {
      name,
      in: place,
      required,
      description,
      schema: rest,
      ...(name in examples && { example: examples[name] }),
    }
  })
}

const common = [
  {
    status: 401,
    when: 'No API key, a wrong or revoked or expired one, or a partner identity that cannot be verified.',
  },
  {
    status: 403,
    when: 'The key lacks the scope, the workspace is not enabled, or the call came by an internal address.',
  },
  { status: 404, when: 'No such path or method.' },
  { status: 429, when: 'Too many requests from this client address in this minute.' },
  { status: 500, when: 'An unexpected failure on our side; the call may be repeated.' },
] as const

/** Of every POST: docs/api.md#idempotency-key. */
const ofRepeatedCalls = [
  { status: 409, when: 'The first call with this Idempotency-Key still runs, or its answer was erased since.' },
  { status: 422, when: 'The Idempotency-Key is malformed or was sent before with another body.' },
] as const

const shapes: Readonly<Record<number, readonly TSchema[]>> = {
  400: [TextError],
  401: [TextError],
  403: [TextError, CodedError],
  404: [TextError, TopError],
  409: [CodedError],
  413: [TextError],
  422: [TextError, SchemaError],
  429: [TopError, CodedError],
  500: [TopError],
  502: [TextError],
}

function refusals(operation: PartnerOperation, schemas: SchemaNames): Json {
  const texts = new Map<number, string[]>()
  const repeated = operation.method === 'POST' ? ofRepeatedCalls : []
  for (const { status, when } of [...common, ...operation.refusals, ...repeated]) {
    texts.set(status, [...(texts.get(status) ?? []), when])
  }
  const described = [...texts]
    .sort(([a], [b]) => a - b)
    .map(([status, when]) => {
      const bodies = (shapes[status] ?? [TextError]).map((shape) => schemas.use(shape))
      const headers: Json = { 'X-Request-ID': { $ref: '#/components/headers/RequestId' } }
      if (status === 429 || (status === 409 && repeated.length > 0))
        headers['Retry-After'] = { $ref: '#/components/headers/RetryAfter' }
      const schema = bodies.length === 1 ? bodies[0] : { anyOf: bodies }
      return [status, { description: when.join(' '), headers, content: { 'application/json': { schema } } }] as const
    })
  return Object.fromEntries(described)
}
