import type { TSchema } from 'typebox'
import { CodedError, SchemaError, TextError, TopError } from '../../contract/error-bodies.ts'
import { operatorAnswers } from '../../operations/operator-answers/index.ts'
import { descriptionOf } from '../../operations/operator-descriptions.ts'
import { operatorOperations } from '../../operations/operator/index.ts'
import type { OperatorOperation } from '../../operations/operator/operation.ts'
import { SchemaNames } from '../schema-names.ts'
import { consolePrefix } from './console-api.ts'

/** Version of the operator's API, not of the product. */
const consoleVersion = '0.1.0'

type Json = Record<string, unknown>

const refusals = [
  { status: 401, when: 'No operator key, or one that is wrong, revoked or expired.', shapes: [TextError] },
  {
    status: 403,
    when: 'The key may only read, or the call came by another address or site.',
    shapes: [TextError, CodedError],
  },
  { status: 404, when: 'What the input names is unknown.', shapes: [TextError, TopError] },
  { status: 409, when: 'The state of what the input names does not allow it.', shapes: [CodedError, TopError] },
  { status: 413, when: 'The body is larger than 1 MB, or the document than 30 MB.', shapes: [TextError] },
  { status: 422, when: 'The input is not valid.', shapes: [TextError, SchemaError, CodedError, TopError] },
  { status: 429, when: 'Too many requests from this client address in this minute.', shapes: [TopError, CodedError] },
  { status: 500, when: 'An unexpected failure on our side.', shapes: [TopError] },
] as const

/** The OpenAPI 3.1 description of the operator's API, made from the one list of operations. docs/console-api.md. */
export function describeConsole(serverUrl: string): Json {
  const schemas = new SchemaNames()
  const answered = operatorOperations.filter((one) => descriptionOf(one).onlyLocal === undefined)
  const paths = Object.fromEntries(
    answered.map((one) => [`${consolePrefix}/${one.name}`, { post: describe(one, schemas) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator API of Gatehouse',
      version: consoleVersion,
      summary: 'What the command line does, over HTTP.',
      description: `Runs on the command line alone:\n\n${localLines()}`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ operatorKey: [] }],
    tags: [...new Set(answered.map(tagOf))].map((name) => ({ name, description: `gatehouse ${name}` })),
    paths,
    components: {
      securitySchemes: {
        operatorKey: { type: 'http', scheme: 'bearer', description: '`op_`, 8 characters, `_`, 64 characters.' },
      },
      headers: { RequestId: { description: 'Names the call.', schema: { type: 'string' } } },
      schemas: schemas.all(),
    },
  }
}

function localLines(): string {
  return operatorOperations
    .flatMap((one) => {
      const { summary, onlyLocal } = descriptionOf(one)
      return onlyLocal === undefined ? [] : [`- \`${one.name}\` (${summary}): ${onlyLocal}.`]
    })
    .join('\n')
}

function describe(operation: OperatorOperation, schemas: SchemaNames): Json {
  const { summary, permission, showsSecret } = descriptionOf(operation)
  const secret = showsSecret ? ' The answer has a secret that is shown once.' : ''
  const headers = { 'X-Request-ID': { $ref: '#/components/headers/RequestId' } }
  return {
    operationId: operation.name,
    tags: [tagOf(operation)],
    summary,
    description: `Needs the permission \`${permission}\`.${secret}`,
    requestBody: { required: true, content: { 'application/json': { schema: schemas.use(operation.input) } } },
    responses: {
      200: {
        description: 'Done: what the command prints with `--json`.',
        headers,
        content: { 'application/json': { schema: schemas.use(answerOf(operation)) } },
      },
      ...Object.fromEntries(
        refusals.map(({ status, when, shapes }) => {
          const bodies = shapes.map((shape) => schemas.use(shape))
          const schema = bodies.length === 1 ? bodies[0] : { anyOf: bodies }
          return [status, { description: when, headers, content: { 'application/json': { schema } } }]
        }),
      ),
    },
  }
}

function answerOf({ name }: OperatorOperation): TSchema {
  const answer = operatorAnswers[name]
  if (answer === undefined) throw new Error(`the answer of ${name} is not described`)
  return answer
}

function tagOf({ name }: OperatorOperation): string {
  return name.split('.')[0] ?? name
}
