import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openReader } from '../../../src/reading/process/pool.ts'
import type { Answer } from '../../http/support/described.ts'
import { formBytes, formType } from '../../http/support/form.ts'
import type { FuzzCall } from '../fuzzing/calls.ts'
import { openTarget, type Target } from '../fuzzing/target.ts'
import { expectSame, type Outcome, type Row, type Suite } from './suite.ts'

const readers = 2
/** One file, from the end of its upload. docs/reliability.md#hostile-files. */
const fileMsMax = 20_000
const types = ['application/pdf', 'image/png', 'image/jpeg', 'image/tiff', 'image/webp']

/** Bodies sent as they are to verify and assess. */
export const jsonBodies: Suite = {
  name: 'jsontestsuite',
  run: (rows, folder, report) =>
    withTarget(async (target) => {
      for (const row of rows) {
        const body = readFileSync(join(folder, String(row['file'])))
        const outcomes: Outcome[] = []
        for (const operation of ['verify', 'assess']) {
          outcomes.push(
            await said(target.inject(jsonCall(body, {}, operation)), ({ status }) => {
              if (row['json'] === 'reject') return expectSame(status, 422)
              return status === 200 || status === 422 ? null : `${operation} ${status}`
            }),
          )
        }
        report(row, outcomes.find((outcome) => outcome !== null) ?? null)
      }
    }),
}

/** Texts as reference, as X-Request-ID, as subject and as a value of the profile. */
export const naughtyStrings: Suite = {
  name: 'blns',
  run: (rows, _folder, report) =>
    withTarget(async (target) => {
      const verify = (body: object) => target.inject(jsonCall(Buffer.from(JSON.stringify(body))))
      for (const row of rows) {
        const text = String(row['s'])
        const accepted = (wanted: unknown) => (wanted === 'accept' ? 200 : 422)
        const outcomes = [
          await said(verify({ reference: text, values: {} }), ({ status }) =>
            expectSame(status, accepted(row['reference']), 'reference'),
          ),
          await said(verify({ subject: text, values: {} }), ({ status }) =>
            expectSame(status, accepted(row['subject']), 'subject'),
          ),
          await said(verify({ values: { first_name: text, [text]: text } }), ({ status }) =>
            expectSame(status, 200, 'value'),
          ),
          await echoed(target, text, row['request_id']),
        ]
        report(row, outcomes.find((outcome) => outcome !== null) ?? null)
      }
    }),
}

/** X-Request-ID: echoed or replaced. */
export const requestIds: Suite = {
  name: 'request_id',
  run: (rows, _folder, report) =>
    withTarget(async (target) => {
      for (const row of rows) report(row, await echoed(target, String(row['value']), row['expect']))
    }),
}

/** Files through the real reader, as what they are and as another type. */
export const files: Suite = {
  name: 'files',
  async run(rows, folder, report) {
    const reader = await openReader({ readers })
    try {
      await withTarget(async (target) => {
        const waiting = [...rows]
        const worker = async () => {
          for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
            report(row, await tryFile(target, row, folder))
        }
        await Promise.all(Array.from({ length: readers }, worker))
      }, reader)
    } finally {
      await reader.close()
    }
  },
}

async function tryFile(target: Target, row: Row, folder: string): Promise<Outcome> {
  const content = readFileSync(join(folder, String(row['file'])))
  const sniffed = types.find((type) => type === row['sniffed'])
  const other = types.find((type) => type !== sniffed) ?? ''
  const expected = String(row['expect'])
  const asOther = await said(target.inject(fileCall(content, other)), ({ status }) =>
    expectSame(status, 400, `as ${other}`),
  )
  if (sniffed === undefined || asOther !== null) return asOther
  const startedAt = performance.now()
  const outcome = await said(target.inject(fileCall(content, sniffed)), ({ status }) => {
    if (expected.startsWith('413')) return expectSame(status, 413)
    return status < 500 ? null : String(status)
  })
  const ms = Math.round(performance.now() - startedAt)
  return outcome ?? (ms <= fileMsMax ? null : `${ms} ms`)
}

async function echoed(target: Target, text: string, wanted: unknown): Promise<Outcome> {
  // As the bytes of UTF-8 go over the wire.
  const header = Buffer.from(text).toString('latin1')
  const call = jsonCall(Buffer.from('{"values":{}}'), { 'x-request-id': header })
  return said(target.inject(call), ({ headers }) =>
    expectSame(headers.get('x-request-id') === header, wanted === 'echo', 'echoed'),
  )
}

async function withTarget(work: (target: Target) => Promise<void>, reader?: Awaited<ReturnType<typeof openReader>>) {
  const target = await openTarget(reader === undefined ? {} : { reader })
  try {
    await work(target)
  } finally {
    await target.close()
  }
}

/** What is wrong with an answer; an answer outside the description is wrong already. */
async function said(answer: Promise<Answer>, judge: (answer: Answer) => Outcome): Promise<Outcome> {
  try {
    return judge(await answer)
  } catch (error) {
    return String(error).slice(0, 300)
  }
}

function jsonCall(body: Buffer, headers: Record<string, string> = {}, operation = 'verify'): FuzzCall {
  return { method: 'POST', path: `/v1/kyc/${operation}`, query: '', headers, body, key: 'good' }
}

function fileCall(content: Buffer, type: string): FuzzCall {
  const body = formBytes([{ name: 'files', filename: 'document', type, content }])
  return {
    method: 'POST',
    path: '/v1/kyc/extract',
    query: '',
    headers: { 'content-type': formType },
    body,
    key: 'good',
  }
}
