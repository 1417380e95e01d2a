/**
 * Writes src/http/answer-examples.json: what the sandbox answers to the published example of each operation, in their order
 * (`npm run examples`). Lists are cut to a few items, so that the description stays short.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { JsonOperation } from '../../src/operations/operation.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { startTestServer } from './server.ts'

/** Items shown of a list of checks, transactions and the like. */
const itemsShownMax = 3
const file = path.join(import.meta.dirname, '../../src/http/answer-examples.json')

const server = await startTestServer()
const examples: Record<string, unknown> = {}
/** The case whose hits are listed, cleared and reopened. */
let hitCase = ''
try {
  const passport = specimens('2026-01-01').find(({ name }) => name === 'passport-en')
  if (passport === undefined) throw new Error('there is no specimen passport-en')
  const image = new Blob([new Uint8Array(await passport.render())], { type: 'image/png' })
  for (const operation of partnerOperations) {
    const { id, method, answer, takes } = operation
    if (answer.media !== undefined) continue
    // The client of the sandbox provider finishes within seconds.
    if (id === 'showEid') server.clock.advance(6_000)
    if (id === 'listCaseHits') hitCase = await caseWithHit()
    const init =
      takes === 'upload' ? { body: upload(image) } : takes === 'json' ? { body: JSON.stringify(bodyOf(operation)) } : {}
    const query = takes === 'parameters' ? new URLSearchParams(operation.exampleQuery ?? {}) : ''
    const response = await server.call(method, `${pathOf(operation.path, id)}?${query}`, init)
    const body: unknown = await response.json()
    if (response.status !== answer.status) throw new Error(`${id} answered ${response.status}: ${JSON.stringify(body)}`)
    examples[id] = shortened(body)
  }
} finally {
  await server.stop()
}
await writeFile(file, `${JSON.stringify(examples, null, 2)}\n`)

function upload(image: Blob): FormData {
  const form = new FormData()
  form.append('reference', 'client-1001')
  form.append('step_key', 'photo_id')
  form.append('files', image, 'passport-en.png')
  return form
}

/** The path with the ids that earlier answers gave. */
function pathOf(template: string, id: string): string {
  return template
    .replace('{case_id}', id === 'listCaseHits' ? hitCase : '{case_id}')
    .replace('{key}', String(memberOf(examples.startEid, 'key')))
    .replace('{case_id}', String(memberOf(examples.verify, 'case_id')))
    .replace('{verdict_id}', String(memberOf(examples.verify, 'verdict_id')))
    .replace('{connection_id}', String(memberOf(examples.connectBank, 'id')))
}

/** The published example, of a case that has what it names. */
function bodyOf({ example, exampleNeedsStored }: JsonOperation): unknown {
  return exampleNeedsStored === true ? { ...Object(example), case_id: hitCase } : example
}

async function caseWithHit(): Promise<string> {
  const values = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }
  const answer = await server.post('/v1/kyc/verify', { reference: 'client-1002', values })
  return String(memberOf(await answer.json(), 'case_id'))
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The answer with its lists cut; lists of numbers, such as a box, are whole. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return value
  if (Array.isArray(value)) return value.slice(0, itemsShownMax).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}
