import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import type { BankDataProvider } from '../../src/ports/bank-data-provider.ts'
import type { Reader } from '../../src/ports/reader.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { auditRows } from '../support/audit-rows.ts'
import { findTexts } from '../support/canaries.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { accountOf, steeredBank } from '../support/steered-bank.ts'
import { form } from './support/form.ts'

/** A value that occurs nowhere else, planted where a caller or an operator can put one. */
const planted: string[] = []
function canary(where: string): string {
  const value = `Zq${planted.length}canary${where.replaceAll(/\W/g, '')}`
  planted.push(value)
  return value
}

const personal = [
  ...['first_name', 'last_name', 'middle_names', 'date_of_birth', 'street1', 'street2', 'city', 'postal_code', 'phone'],
  ...['email', 'id_number', 'sin', 'ssn', 'passport_number', 'tax_number', 'occupation', 'employer_name', 'address'],
  ...['annual_income', 'net_worth', 'legal_name', 'business_number', 'iban'],
]
const values = Object.fromEntries(personal.map((name) => [name, canary(name)]))
const entry = {
  doc_type: canary('doc_type'),
  filename: canary('filename'),
  fields: { document_holder_name: canary('holder'), [canary('field')]: canary('value') },
  notes: [canary('note')],
  meta_provenance: { producer: canary('producer'), revisions: 1 },
  seal: canary('seal'),
}
const body = {
  reference: 'client-1001',
  subject: canary('subject'),
  kind: 'corporation',
  values: {
    ...values,
    [canary('unknown')]: canary('unknown value'),
    beneficial_owners: [{ name: `Ada ${canary('owner')}`, percent: 60, date_of_birth: canary('birth date') }],
    directors: [{ name: `Ada ${canary('director')}` }],
  },
  documents: [entry],
  extra_checks: [{ id: 'own', label: canary('label'), severity: 'critical', passed: false, detail: canary('detail') }],
}
const headers = {
  Cookie: canary('cookie'),
  'X-Partner-Identity': canary('identity'),
  'User-Agent': canary('agent'),
  'X-Custom': canary('header'),
}
const secret = `${canary('secret')}-of-the-deployment-0123456789`

/** A reader that breaks as a library would, with what it has just read in its message. */
const brokenReader: Reader = { ...idleReader, read: () => Promise.reject(new Error(canary('exception'))) }

describe('planted secrets and personal values', () => {
  let server: TestServer
  let broken: TestServer
  /** What we wrote somewhere on our own account, by place. */
  const written = new Map<string, string>()
  /** What of the planted belongs to bank connections, and every row while they were there. */
  const ofBanks: string[] = []
  let bankRows = ''
  const note = (where: string, text: string) => written.set(where, (written.get(where) ?? '') + text)
  before(async () => {
    const settings = { GATEHOUSE_SECRET_KEY: secret, GATEHOUSE_LOG: 'debug', GATEHOUSE_METRICS_PORT: '0' }
    server = await startTestServer({ settings, world: { reader: idleReader } })
    broken = await startTestServer({ settings, world: { reader: brokenReader } })
    planted.push(server.key, broken.key)
    await succeed()
    await decide()
    await checkIdentity()
    await connectBanks()
    await beRefused()
    await fail()
    for (const { log } of [server, broken]) note('the log', JSON.stringify(log.lines))
    for (const where of ['/readyz', '/readyz?verbose', '/livez', '/openapi.json']) {
      note(where, await (await server.call('GET', where)).text())
    }
    for (const { metricsUrl } of [server, broken]) note('/metrics', await (await fetch(metricsUrl!)).text())
    const events = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('event').select('body').execute(),
    )
    note('the events', events.map((event) => event.body.toString()).join())
  })
  after(async () => {
    await server.stop()
    await broken.stop()
  })

  const upload = (to: TestServer, reference: string) =>
    to.call('POST', '/v1/kyc/extract', {
      headers,
      body: form([{ content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf', name: canary('file name') }], {
        reference,
        subject: canary('form subject'),
      }),
    })

  async function succeed() {
    for (const operation of ['verify', 'assess']) {
      assert.equal((await server.post(`/v1/kyc/${operation}`, body, { headers })).status, 200)
      const unknownKind = { ...body, kind: canary('kind') }
      assert.equal((await server.post(`/v1/kyc/${operation}`, unknownKind, { headers })).status, 200)
    }
    assert.equal((await upload(server, 'client-1002')).status, 200)
  }

  /** Everything that people do with a case, in a workspace of two reviewers and by the operator too. */
  async function decide() {
    const answer = await server.post('/v1/kyc/verify', { ...body, reference: 'client-decided' }, { headers })
    const { case_id: caseId } = (await answer.json()) as { case_id: string }
    const act = (what: string, given: object) =>
      server.post(`/v1/kyc/cases/${what}`, { case_id: caseId, ...given }, { headers })
    const decision = (reviewer: string) => ({ decision: 'decline', reason: canary('reason'), reviewer })
    await server.operate('workspaces.update', { id: server.workspaceId, four_eyes: true })
    for (const [what, given] of [
      ['notes', { text: canary('note'), author: canary('author') }],
      ['assign', { assignee: canary('assignee'), by: canary('by') }],
      ['decide', decision(canary('first reviewer'))],
      ['decide', decision(canary('second reviewer'))],
      ['hold', { held: true, reason: canary('reason'), by: canary('by') }],
    ] as const) {
      assert.equal((await act(what, given)).status, 200, what)
    }
    const stale = { ...decision(canary('reviewer')), verdict_id: '00000000-0000-4000-8000-000000000000' }
    for (const refused of [await act('decide', stale), await act('erase', { reason: 'request' })]) {
      assert.equal(refused.status, 409)
      note('refusals', await refused.text())
    }
    await server.operate('cases.decide', { id: caseId, ...decision(canary('reviewer')), decision: 'escalate' })
    await server.operate('workspaces.update', { id: server.workspaceId, four_eyes: false })
  }

  /** eID checks to their end, with and without an answer of the provider, and all that the jobs do about them. */
  async function checkIdentity() {
    const client = (outcome: string) => ({
      ...{ reference: `client-${outcome}`, email: `${outcome}+${canary('mail')}@example.com` },
      ...{ first_name: canary('first'), last_name: canary('last'), address: canary('street'), phone: canary('phone') },
      ...{ date_of_birth: '1985-04-12', subject: canary('subject'), documents: ['photo_id', 'name_address'] },
    })
    const keys: number[] = []
    for (const outcome of ['pass', 'name', 'archive', 'never', 'down']) {
      const answer = await server.post('/v1/kyc/eid', client(outcome), { headers })
      assert.equal(answer.status, outcome === 'down' ? 502 : 200)
      keys.push(((await answer.json()) as { key: number }).key)
    }
    server.clock.advance(60_000)
    await sendMail.run(server.services, { log: server.log, stopping: new AbortController().signal })
    const folder = path.join(server.dataDir, 'mailbox')
    for (const name of await readdir(folder)) {
      const mail = (await readFile(path.join(folder, name), 'utf8')).replaceAll('=\r\n', '')
      const [, token] = /\/eid\/([\w-]{43})/.exec(mail) ?? []
      assert.ok(token !== undefined, 'every mail has a link')
      planted.push(token)
    }
    await server.operate('eid.outcome', { key: keys[3], outcome: 'down' })
    for (const key of keys.slice(0, 4)) await (await server.call('GET', `/v1/kyc/eid/${key}`, { headers })).text()
    await followEid.run(server.services, { log: server.log, stopping: new AbortController().signal })
    assert.equal((await server.call('GET', `/v1/kyc/eid/${keys[0]}/report`, { headers })).status, 200)
  }

  /** Bank connections that are read in every way, and a provider that does not answer or breaks. */
  async function connectBanks() {
    const before = planted.length
    const bank = steeredBank()
    bank.install(server.services)
    const transactions = accountOf(40).transactions.map((booked) => ({ ...booked, description: canary('booked') }))
    bank.give({ bankName: canary('bank'), holders: [canary('holder'), canary('holder')], transactions })
    const ask = (method: string, where: string, given?: object) =>
      server.call(method, `/v1/partner/bank-connections${where}`, { headers, body: JSON.stringify(given) })
    const connect = (caseId: string | null) => {
      const given = { bank_code: canary('code'), bank_name: canary('bank'), access_grant: canary('grant') }
      return ask('POST', '', { ...given, case_id: caseId })
    }
    const { case_id: caseId } = (await (await server.post('/v1/kyc/verify', body, { headers })).json()) as {
      case_id: string
    }
    for (const owner of [caseId, null]) {
      const { id, link_token: link } = (await (await connect(owner)).json()) as { id: string; link_token: string }
      planted.push(link, bank.callsOf('connect').at(-1)!.token)
      assert.equal((await ask('POST', `/${id}/refresh`)).status, 200)
      for (const suffix of ['', '/transactions', '/analysis']) {
        assert.equal((await ask('GET', `/${id}${suffix}`)).status, 200)
      }
    }
    bankRows = JSON.stringify(await auditRows(server.services.store).everyRow())
    ofBanks.push(...planted.slice(before))
    bank.down.add('read')
    note('refusals', await (await connect(caseId)).text())
    const broken = { ...bank.provider, read: () => Promise.reject(new Error(canary('exception'))) }
    ;(server.services.bankDataProviders as Map<string, BankDataProvider>).set('sandbox', broken)
    note('the 500', await (await connect(caseId)).text())
    bank.down.clear()
    bank.install(server.services)
    await server.operate('cases.erase', { id: caseId })
  }

  /** A 422 may show the caller its own scalar as `input`; nothing else of a refusal repeats a value. */
  async function beRefused() {
    const refused = [
      await server.post('/v1/kyc/verify', { ...body, locale: canary('locale'), reference: ['x'] }, { headers }),
      await server.post('/v1/kyc/verify', `{"values": {"sin": "${values['sin']}"`, { headers }),
      await server.post('/v1/kyc/verify', body, { headers, key: `sk_${canary('key')}` }),
      await server.post('/v1/kyc/verify', 'x'.repeat(1_100_000) + values['sin'], { headers }),
      await server.post('/v1/kyc/eid', { ...body, first_name: canary('first'), email: canary('no mail') }, { headers }),
      await server.call('GET', `/v1/kyc/eid/${canary('key')}`, { headers }),
      await server.post('/v1/partner/bank-connections', { bank_name: canary('bank') }, { headers }),
      await server.call('GET', `/v1/partner/bank-connections/${canary('id')}/transactions`, { headers }),
      await upload(server, `not a reference ${canary('reference')}`),
    ]
    for (const response of refused) {
      assert.ok(response.status >= 400 && response.status < 500)
      note(
        'refusals',
        JSON.stringify(await response.json(), (key, value: unknown) => (key === 'input' ? null : value)),
      )
    }
  }

  async function fail() {
    const response = await upload(broken, 'client-1003')
    assert.equal(response.status, 500)
    note('the 500', await response.text())
  }

  it('are at least 40', () => assert.ok(planted.length >= 40, String(planted.length)))

  for (const place of [
    'the log',
    'the events',
    'refusals',
    'the 500',
    '/readyz',
    '/readyz?verbose',
    '/openapi.json',
    '/metrics',
  ]) {
    it(`are not in ${place}`, () => {
      const text = written.get(place) ?? ''
      assert.ok(text.length > 2, `nothing was written to ${place}`)
      assert.deepEqual(
        planted.filter((value) => text.includes(value)),
        [],
      )
    })
  }

  it('of bank connections are in no row, in no form', () => {
    assert.ok(ofBanks.length > 40 && bankRows.includes('bank.connected'))
    assert.deepEqual(findTexts(ofBanks, 'the rows', Buffer.from(bankRows)), [])
  })

  it('would be found: the answer to the caller has them', async () => {
    const response = await server.post('/v1/kyc/verify', body)
    assert.ok((await response.text()).includes(body.extra_checks[0]!.label))
  })
})
