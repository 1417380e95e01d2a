import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'

const pdf = { content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf' }
const reference = 'client-1001'

/** Names under which a caller can name something, whatever the operation: each must be tried below. */
const idNames = /(^|_)(id|ids|key|reference)$/
const tried = ['reference', 'document_id', 'key', 'case_id', 'connection_id', 'verdict_id', 'case_ids']
/** Ends in such a word and names nothing of a workspace: the caller's own step or check, the entry of a list. */
const namesNothing = ['step_key', 'id', 'record_id']

type StoredTable =
  | 'kyc_case'
  | 'case_note'
  | 'case_decision'
  | 'cleared_hit'
  | 'verdict_document'
  | 'document'
  | 'bank_connection'
  | 'bank_transaction_page'

describe('what one workspace has stored', () => {
  let api: Api
  let theirs: { id: string; key: string }
  let stored: { case_id: string; document_ids: string[] }
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    theirs = await api.addWorkspace()
    const answer = await api.ask('POST', '/v1/kyc/extract', { form: form([pdf], { reference }) })
    stored = answer.body as typeof stored
  })
  after(() => api.stop())

  const rows = (table: StoredTable, tenantId: string) =>
    withTenant(api.services.store.app, tenantId, (tx) => tx.selectFrom(table).selectAll().execute())

  it('can be named only in ways that are tried here', () => {
    const named = partnerOperations.flatMap((operation) => [
      ...(operation.takes === 'parameters'
        ? []
        : namesIn(operation.takes === 'json' ? operation.body : operation.form)),
      ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ])
    const untried = named.filter((name) => idNames.test(name) && !tried.includes(name) && !namesNothing.includes(name))
    assert.deepEqual([...new Set(untried)], [])
  })

  const filing = partnerOperations.filter(({ takes, id }) => takes === 'upload' || id === 'verify' || id === 'assess')
  for (const operation of filing) {
    const call = (given: { reference?: string; documentId?: string }, key?: string) =>
      api.ask('POST', operation.path, {
        key,
        ...(operation.takes === 'upload'
          ? { form: form([pdf], { reference: given.reference ?? reference }) }
          : {
              json: {
                reference: given.reference ?? reference,
                values: {},
                documents:
                  given.documentId === undefined ? [] : [{ doc_type: 'payslip', document_id: given.documentId }],
              },
            }),
      })

    it(`${operation.id}: the same reference is another case in another workspace`, async () => {
      const ours = (await call({})).body as { case_id: string }
      const other = (await call({}, theirs.key)).body as { case_id: string }
      assert.equal(ours.case_id, stored.case_id)
      assert.notEqual(other.case_id, stored.case_id)
      const seen = [...(await rows('kyc_case', theirs.id)), ...(await rows('document', theirs.id))]
      assert.deepEqual([...new Set(seen.map((row) => row.tenant_id))], [theirs.id])
    })

    if (operation.takes === 'upload') continue
    it(`${operation.id}: a document of another workspace is answered like an unknown one and linked to nothing`, async () => {
      const [foreign, unknown] = [
        await call({ documentId: stored.document_ids[0]!, reference: 'foreign' }, theirs.key),
        await call({ documentId: randomUUID(), reference: 'foreign' }, theirs.key),
      ]
      const withoutId = ({ body }: typeof foreign) => ({ ...(body as object), verdict_id: '' })
      assert.deepEqual(withoutId(foreign), withoutId(unknown))
      assert.deepEqual(await rows('verdict_document', theirs.id), [])
    })

    it(`${operation.id}: a document of the own workspace is linked`, async () => {
      const before = (await rows('verdict_document', api.workspaceId)).length
      await call({ documentId: stored.document_ids[0]! })
      assert.equal((await rows('verdict_document', api.workspaceId)).length, before + 1)
    })
  }

  describe('of cases', () => {
    const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01' }
    const hit = { party: 'Serge Sanctionov', list: 'sandbox', record_id: 'sandbox-sanctionov' }
    const decision = { reviewer: 'a', reason: 'Other.', expires: '2026-12-31' }
    let own: { case_id: string; verdict_id: string }
    before(async () => {
      own = (await api.ask('POST', '/v1/kyc/verify', { json: { reference, values: listed } })).body as typeof own
    })

    const readings = [
      '',
      '/hits',
      '/report',
      '/verdicts/{verdict_id}',
      '/verdicts/{verdict_id}/comparison',
      '/verdicts/{verdict_id}/evidence',
      '/documents/{document_id}',
    ]
    for (const suffix of readings) {
      it(`${suffix || 'showCase'}: a case of another workspace is answered like an unknown one`, async () => {
        const path = (caseId: string) =>
          `/v1/kyc/cases/${caseId}${suffix}`
            .replace('{verdict_id}', own.verdict_id)
            .replace('{document_id}', stored.document_ids[0]!)
        assert.equal((await api.call('GET', path(own.case_id))).status, 200)
        for (const caseId of [own.case_id, randomUUID()]) {
          const { status, body } = await api.ask('GET', path(caseId), { key: theirs.key })
          assert.deepEqual([status, body], [404, { detail: 'Case not found' }])
        }
      })
    }

    it('a verdict and a document of another case are answered like unknown ones', async () => {
      const json = { reference: 'another-client', values: {} }
      const { case_id: other } = (await api.ask('POST', '/v1/kyc/verify', { json })).body as { case_id: string }
      for (const inside of [
        `verdicts/${own.verdict_id}`,
        `verdicts/${own.verdict_id}/evidence`,
        `documents/${stored.document_ids[0]!}`,
      ]) {
        assert.equal((await api.ask('GET', `/v1/kyc/cases/${other}/${inside}`)).status, 404, inside)
      }
    })

    it('listCases: no case of another workspace is listed', async () => {
      const { body } = await api.ask('GET', '/v1/kyc/cases?limit=100', { key: theirs.key })
      assert.ok(!JSON.stringify(body).includes(own.case_id))
    })

    it('exportCases: a case of another workspace is answered like an unknown one, also among own ones', async () => {
      const { body } = await api.ask('POST', '/v1/kyc/verify', { key: theirs.key, json: { reference, values: {} } })
      const { case_id: theirCase } = body as { case_id: string }
      for (const caseId of [own.case_id, randomUUID()]) {
        const path = `/v1/kyc/cases/export?case_ids=${theirCase},${caseId}`
        const answer = await api.ask('GET', path, { key: theirs.key })
        assert.deepEqual([answer.status, answer.body], [404, { detail: 'Case not found' }])
      }
    })

    for (const what of ['clear', 'reopen']) {
      it(`${what}: a hit of another workspace is answered like an unknown one, and nothing is stored`, async () => {
        for (const caseId of [own.case_id, randomUUID()]) {
          const json = { case_id: caseId, ...hit, ...(what === 'clear' ? decision : {}) }
          const { status, body } = await api.ask('POST', `/v1/kyc/cases/hits/${what}`, { key: theirs.key, json })
          assert.deepEqual([status, body], [404, { detail: 'Case not found' }])
        }
        assert.deepEqual(
          [...(await rows('cleared_hit', theirs.id)), ...(await rows('cleared_hit', api.workspaceId))],
          [],
        )
      })
    }

    const acts = {
      notes: { text: 'Called.', author: 'a' },
      assign: { assignee: 'Ann Lee', by: 'a' },
      decide: { decision: 'approve', reason: 'All agrees.', reviewer: 'a' },
      close: {},
      hold: { held: true, reason: 'A court asks.', by: 'a' },
      erase: { reason: 'request' },
    }
    for (const [what, act] of Object.entries(acts)) {
      it(`${what}: a case of another workspace is answered like an unknown one, and nothing changes`, async () => {
        const ours = () => rows('kyc_case', api.workspaceId)
        const before = await ours()
        for (const caseId of [own.case_id, randomUUID()]) {
          const json = { case_id: caseId, ...act }
          const { status, body } = await api.ask('POST', `/v1/kyc/cases/${what}`, { key: theirs.key, json })
          assert.deepEqual([status, body], [404, { detail: 'Case not found' }])
        }
        assert.deepEqual(await ours(), before)
        for (const table of ['case_note', 'case_decision'] as const) {
          assert.deepEqual([...(await rows(table, theirs.id)), ...(await rows(table, api.workspaceId))], [])
        }
      })
    }

    it('listCases: a case of another workspace is not found by its assignee', async () => {
      await api.ask('POST', '/v1/kyc/cases/assign', { json: { case_id: own.case_id, ...acts.assign } })
      const found = async (key?: string) =>
        ((await api.ask('GET', '/v1/kyc/cases?assignee=ann%20lee', { key })).body as { items: unknown[] }).items.length
      assert.deepEqual([await found(), await found(theirs.key)], [1, 0])
    })
  })

  describe('of eID checks', () => {
    const started = async (key?: string) => {
      const json = { reference, email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater' }
      const { body } = await api.ask('POST', '/v1/kyc/eid', { json, key })
      return body as { key: number; case_id: string }
    }
    const read = async (path: string, key?: string) => {
      const answer = await api.call('GET', `/v1/kyc/eid/${path}`, { key })
      return { status: answer.status, text: await answer.text() }
    }

    it('startEid: the same reference is another case, and replaces nothing in another workspace', async () => {
      const [ours, other] = [await started(), await started(theirs.key)]
      assert.equal(ours.case_id, stored.case_id)
      assert.notEqual(other.case_id, ours.case_id)
      api.clock.advance(6_000)
      for (const [key, by] of [
        [ours.key, undefined],
        [other.key, theirs.key],
      ] as const) {
        assert.equal((JSON.parse((await read(String(key), by)).text) as { complete: boolean }).complete, true)
      }
    })

    for (const suffix of ['', '/report']) {
      it(`showEid${suffix}: a key of another workspace is answered like an unknown one, before and after the end`, async () => {
        const { key } = await started()
        const foreign = [await read(`${key}${suffix}`, theirs.key)]
        api.clock.advance(6_000)
        assert.equal((await read(`${key}${suffix}`)).status, 200)
        foreign.push(await read(`${key}${suffix}`, theirs.key))
        const unknown = await read(`999999${suffix}`, theirs.key)
        assert.equal(unknown.status, 404)
        assert.deepEqual(foreign, [unknown, unknown])
      })
    }
  })

  describe('of bank connections', () => {
    const connections = '/v1/partner/bank-connections'
    const connect = (caseId: string | null, key?: string) =>
      api.ask('POST', connections, { json: { bank_code: '006', case_id: caseId }, key })
    const connected = async (caseId: string | null = null, key?: string) => {
      const { status, body } = await connect(caseId, key)
      assert.equal(status, 201)
      return body as { id: string; tenant_id: string; case_id: string | null }
    }

    it('connectBank: a case of another workspace is answered like an unknown one, and nothing is stored', async () => {
      const before = [await rows('bank_connection', api.workspaceId), await rows('bank_connection', theirs.id)]
      const foreign = await connect(stored.case_id, theirs.key)
      const unknown = await connect(randomUUID(), theirs.key)
      assert.deepEqual([foreign.status, foreign.body], [404, unknown.body])
      assert.deepEqual(
        [await rows('bank_connection', api.workspaceId), await rows('bank_connection', theirs.id)],
        before,
      )
    })

    it('connectBank: a case of the own workspace is linked', async () => {
      const connection = await connected(stored.case_id)
      assert.deepEqual([connection.tenant_id, connection.case_id], [api.workspaceId, stored.case_id])
    })

    for (const [id, method, suffix] of [
      ['showBankConnection', 'GET', ''],
      ['listBankTransactions', 'GET', '/transactions'],
      ['refreshBank', 'POST', '/refresh'],
      ['analyseBankConnection', 'GET', '/analysis'],
    ] as const) {
      it(`${id}: a connection of another workspace is answered like an unknown one and is left as it is`, async () => {
        const ask = (of: string, key?: string) => api.ask(method, `${connections}/${of}${suffix}`, { key })
        const ours = await connected(stored.case_id)
        const before = await rows('bank_connection', api.workspaceId)
        const [foreign, unknown] = [await ask(ours.id, theirs.key), await ask(randomUUID(), theirs.key)]
        assert.deepEqual([foreign.status, foreign.body], [404, unknown.body])
        assert.deepEqual(await rows('bank_connection', api.workspaceId), before)
        assert.equal((await ask(ours.id)).status, 200)
      })
    }

    it('listBankTransactions: a workspace sees its own rows alone', async () => {
      const [ours, other] = [await connected(), await connected(null, theirs.key)]
      assert.deepEqual([ours.tenant_id, other.tenant_id], [api.workspaceId, theirs.id])
      const seen = [...(await rows('bank_connection', theirs.id)), ...(await rows('bank_transaction_page', theirs.id))]
      assert.deepEqual([...new Set(seen.map((row) => row.tenant_id))], [theirs.id])
    })
  })
})

/** Names of all properties of a schema, at any depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}
