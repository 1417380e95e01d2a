import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { breakStore, startApi, type Api } from './support/api.ts'
import { form, formBytes, formType } from './support/form.ts'
import { png } from './support/images.ts'
import { exchange, head } from './support/raw.ts'

describe('an unexpected failure', () => {
  let api: Api
  before(async () => {
    api = await startApi()
    await breakStore(api)
  })
  after(() => api.stop())

  it('is 500 internal_error with details null', async () => {
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', { json: { values: {} } })
    assert.equal(status, 500)
    assert.deepEqual(body, { code: 'internal_error', message: 'An unexpected error occurred', details: null })
  })

  it('is logged with the call it belongs to, by cause and place', async () => {
    const { headers } = await api.ask('POST', '/v1/kyc/assess', { json: { values: {} } })
    const [line] = api.log.lines.filter(
      ({ level, facts }) => level === 'error' && facts.request_id === headers.get('x-request-id'),
    )
    assert.equal(line!.message, 'unexpected error')
    assert.match(line!.facts.cause!, /^\w*Error/)
    assert.ok(line!.facts.frames!.length > 0)
  })

  it('makes readiness 503, and leaves liveness', async () => {
    const ready = await fetch(`${api.url}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [503, { status: 'not_ready' }])
    assert.equal((await fetch(`${api.url}/livez`)).status, 200)
  })
})

describe('the log', () => {
  const canary = 'Canary'
  let api: Api
  before(async () => void (api = await startApi({ reads: true, settings: { GATEHOUSE_DEBUG: 'on' } })))
  after(() => api.stop())

  it('holds nothing that a caller sent: not of calls that succeed, that are refused, that fail', async () => {
    const headers = {
      'X-Request-ID': 'call 1 Canary',
      'User-Agent': canary,
      'Accept-Language': `fr-${canary}`,
      'X-Partner-Identity': canary,
      Cookie: canary,
    }
    const entry = { doc_type: 'payslip', filename: canary, fields: { first_name: canary }, notes: [canary] }
    const check = { id: canary, label: canary, severity: 'warning', passed: false, detail: canary }
    const json = {
      reference: canary,
      subject: canary,
      kind: canary,
      values: { first_name: canary, [canary]: canary, date_of_birth: canary, annual_income: canary },
      documents: [entry],
      extra_checks: [check],
    }
    const image = { content: Buffer.concat([png(10, 10), Buffer.from(canary)]), type: 'image/png', name: canary }
    const fields = { reference: canary, subject: canary, doc_type: canary, step_key: canary, kind: canary }
    const statuses: number[] = []
    const send = async (path: string, asked: object) => {
      statuses.push((await api.ask('POST', path, { headers, ...asked })).status)
    }
    await send('/v1/kyc/verify?name=Canary', { json })
    await send('/v1/kyc/assess', { json })
    await send('/v1/kyc/extract', { form: form([image], fields) })
    await send('/v1/kyc/verify', { json: { ...json, reference: `${canary} `, environment: canary, locale: canary } })
    await send('/v1/kyc/verify', { json: `{"values":{"first_name":"${canary}"` })
    await send('/v1/kyc/verify', { json, key: `sk_${canary}` })
    await send('/v1/kyc/extract', { form: form([{ ...image, type: `image/${canary}` }]) })
    await send('/v1/kyc/extract', { form: form([image], { ...fields, reference: `${canary} ` }) })
    await send(`/v1/${canary}`, {})
    const broken = formBytes([{ name: canary, content: canary }], canary)
    await send('/v1/kyc/extract', { headers: { ...headers, 'Content-Type': formType }, body: new Uint8Array(broken) })
    statuses.push((await exchange(api.url, head(`${canary} /${canary}`))).status)
    await breakStore(api)
    await send('/v1/kyc/verify', { json })
    assert.deepEqual(statuses, [200, 200, 200, 422, 422, 401, 400, 422, 404, 400, 404, 500])

    assert.ok(api.log.lines.length >= 11)
    assert.doesNotMatch(JSON.stringify(api.log.lines), /canary/i)
    assert.ok(!JSON.stringify(api.log.lines).includes(api.key.slice(12)))
  })

  it('is where a failure is told: in the answer only under GATEHOUSE_DEBUG', async () => {
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json: { values: {} } })
    const { details, ...rest } = body as { details: string }
    assert.deepEqual(rest, { code: 'internal_error', message: 'An unexpected error occurred' })
    assert.match(details, /^\w*Error: ./)
  })
})
