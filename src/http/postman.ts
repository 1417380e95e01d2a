import type { TSchema } from 'typebox'
import type { JsonOperation, PartnerOperation, UploadOperation } from '../operations/operation.ts'

/** A member of an answer that later requests send. */
interface Carried {
  readonly member: string
  /** The operation that returns it; absent: every one whose answer has the member. */
  readonly from?: string
  /** The first item of a list is sent. */
  readonly isFirst?: true
  readonly initial: string
}

/** Variables of the collection that answers set. */
const carried: Readonly<Record<string, Carried>> = {
  documents: { member: 'documents', initial: '[]' },
  key: { member: 'key', initial: '1001' },
  case_id: { member: 'case_id', from: 'verify', initial: '00000000-0000-4000-8000-000000000000' },
  verdict_id: { member: 'verdict_id', from: 'verify', initial: '00000000-0000-4000-8000-000000000000' },
  document_id: {
    ...{ member: 'document_ids', from: 'extract', isFirst: true },
    initial: '00000000-0000-4000-8000-000000000000',
  },
  connection_id: { member: 'id', from: 'connectBank', initial: '00000000-0000-4000-8000-000000000000' },
}
/** Default file of an upload: a specimen from the folder that `gatehouse specimens` writes. */
const specimen = 'specimens/passport-en.png'

type Json = Readonly<Record<string, unknown>>

/**
 * The Postman collection (format 2.1.0), made from the one list of operations. Its requests run in order once
 * `apiKey` is set; verify and assess send what extract returned. docs/api.md#published-descriptions.
 */
export function postmanCollection(operations: readonly PartnerOperation[], serverUrl: string): Json {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const initial = Object.fromEntries(Object.entries(carried).map(([name, one]) => [name, one.initial]))
  const variables = { baseUrl: serverUrl, apiKey: '', ...initial }
  return {
    info: {
      name: 'Gatehouse',
      description: 'Read documents, verify client profiles, assess risk. Set the variable `apiKey`, then run in order.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value, type: 'string' })),
    item: tags.map((tag) => ({ name: tag, item: operations.filter((one) => one.tag === tag).map(itemOf) })),
  }
}

function itemOf(operation: PartnerOperation): Json {
  const { summary, description, method, path, scope } = operation
  // A parameter of the path is a variable of the collection.
  const steps = path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => step.replaceAll(/\{(\w+)\}/g, '{{$1}}'))
  return {
    name: summary,
    request: {
      method,
      description: `${description}\n\nScope: \`${scope}\`.`,
      header: [
        ...(operation.takes === 'json' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        // Off: Postman would send another one with each click.
        ...(method === 'POST' ? [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: true }] : []),
      ],
      url: urlOf(operation, steps),
      ...(operation.takes === 'parameters'
        ? {}
        : { body: operation.takes === 'json' ? rawBody(operation) : formBody(operation) }),
    },
    event: [...waitOf(operation), { listen: 'test', script: { type: 'text/javascript', exec: testsOf(operation) } }],
  }
}

/** The address of a call with the query of its example; a value that an earlier answer returns, or one of a list, is a variable. */
function urlOf(operation: PartnerOperation, steps: readonly string[]): Json {
  const asked = Object.entries((operation.takes === 'parameters' && operation.exampleQuery) || {})
  const query = asked.map(([key, example]) => {
    const variable = [key, key.replace(/s$/, '')].find((name) => name in carried)
    return {
      key,
      value: variable === undefined ? encodeURIComponent(example).replaceAll('%20', '+') : `{{${variable}}}`,
    }
  })
  const suffix = query.length === 0 ? '' : `?${query.map(({ key, value }) => `${key}=${value}`).join('&')}`
  return {
    ...{ raw: `{{baseUrl}}/${steps.join('/')}${suffix}`, host: ['{{baseUrl}}'], path: steps },
    ...(query.length > 0 && { query }),
  }
}

/** A script that waits before the call; Postman runs it to the end of its timers. */
function waitOf(operation: PartnerOperation): readonly Json[] {
  const seconds = operation.takes === 'parameters' ? (operation.collectionWaitSeconds ?? 0) : 0
  if (seconds === 0) return []
  return [
    { listen: 'prerequest', script: { type: 'text/javascript', exec: [`setTimeout(() => {}, ${seconds * 1000})`] } },
  ]
}

/** The published example; a member that an earlier answer returns is a variable. */
function rawBody({ example }: JsonOperation): Json {
  const members = Object.entries(isJson(example) ? example : {}).map(([name, value]) => {
    const variable = typeof value === 'string' ? `"{{${name}}}"` : `{{${name}}}`
    const text = name in carried ? variable : JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
    return `  ${JSON.stringify(name)}: ${text}`
  })
  return { mode: 'raw', raw: `{\n${members.join(',\n')}\n}`, options: { raw: { language: 'json' } } }
}

/** Sends a specimen under a reference; the other form parts are listed as disabled. */
function formBody({ form }: UploadOperation): Json {
  const parts = Object.entries(propertiesOf(form)).map(([key, { type, description, examples, default: usual }]) => {
    if (type === 'array') return { key, type: 'file', src: [specimen], description }
    const example = Array.isArray(examples) ? examples[0] : usual
    return {
      key,
      type: 'text',
      value: typeof example === 'string' ? example : '',
      description,
      disabled: key !== 'reference',
    }
  })
  return { mode: 'formdata', formdata: parts }
}

/** Scripts that check the answer and store its variables. */
function testsOf(operation: PartnerOperation): readonly string[] {
  const { status, schema } = operation.answer
  const members = Object.keys(propertiesOf(schema))
  const required: unknown = Reflect.get(schema, 'required')
  const kept = Object.entries(carried).filter(
    ([, { member, from }]) =>
      operation.takes !== 'parameters' && members.includes(member) && (from ?? operation.id) === operation.id,
  )
  return [
    ...(isConditional(operation)
      ? [
          `pm.test('answers ${status}, or 404 without such a hit', () => pm.expect([${status}, 404]).to.include(pm.response.code))`,
        ]
      : [`pm.test('answers ${status}', () => pm.response.to.have.status(${status}))`]),
    `pm.test('names the call', () => pm.response.to.have.header('X-Request-ID'))`,
    ...(operation.answer.media !== undefined || isConditional(operation)
      ? []
      : [
          `pm.test('has every member of its answer', () => pm.expect(pm.response.json()).to.include.keys(${JSON.stringify(required)}))`,
        ]),
    ...kept.map(([name, { member, isFirst }]) => {
      const value = `pm.response.json()[${JSON.stringify(member)}]${isFirst === true ? '[0]' : ''}`
      return `pm.collectionVariables.set('${name}', typeof ${value} === 'string' ? ${value} : JSON.stringify(${value}))`
    }),
  ]
}

/** Whether the example is answered as published only when what it names was stored. */
function isConditional(operation: PartnerOperation): boolean {
  return operation.takes === 'json' && operation.exampleNeedsStored === true
}

function propertiesOf(schema: TSchema): Readonly<Record<string, Json>> {
  const properties: unknown = Reflect.get(schema, 'properties')
  const entries = Object.entries(isJson(properties) ? properties : {})
  return Object.fromEntries(entries.flatMap(([name, value]) => (isJson(value) ? [[name, value]] : [])))
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
