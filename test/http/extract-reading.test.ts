import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Value } from 'typebox/value'
import type { Check } from '../../src/contract/check.ts'
import { ExtractAnswer, VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { startApi, type Api } from './support/api.ts'
import { addEndpoint, deliveriesOf, eventsOf, rowCounts } from './support/stored.ts'
import { form, formBytes, formType } from './support/form.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const sheets = specimens('2026-11-21')

describe('extract', () => {
  let api: Api
  let payslip: { content: Buffer; type: string }
  let bill: { content: Buffer; type: string }

  before(async () => {
    api = await startApi({ reads: true })
    payslip = await specimen('payslip-en-text')
    bill = await specimen('utility-bill-en-text')
  })
  after(() => api.stop())

  const extract = async (
    files: readonly { content: Buffer; type: string; name?: string }[],
    fields: Record<string, string> = {},
    options: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<ExtractAnswer> => {
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { form: form(files, fields), ...options })
    assert.equal(status, 200)
    assert.ok(Value.Check(ExtractAnswer, body), JSON.stringify(Value.Errors(ExtractAnswer, body)))
    return body
  }

  it('reads a document into canonical fields, and files nothing without a reference', async () => {
    const { id, key } = await api.addWorkspace()
    const answer = await extract([{ ...payslip, name: 'payslip.pdf' }], { step_key: 'proof_of_income' }, { key })
    assert.deepEqual(Object.keys(answer), [
      'fields',
      'documents',
      'field_count',
      'checks',
      'reader_unavailable',
      'policy',
    ])
    const [document] = answer.documents
    assert.deepEqual(Object.keys(document!), [
      'filename',
      'doc_type',
      'step_hint',
      'step_key',
      'fields',
      'meta_created',
      'meta_provenance',
      'mapped',
      'notes',
      'seal',
    ])
    assert.equal(document!.filename, 'payslip.pdf')
    assert.equal(document!.doc_type, 'payslip')
    assert.equal(document!.step_key, 'proof_of_income')
    assert.equal(document!.fields['employer_name'], 'Kestrel Mapping Ltd.')
    assert.equal(document!.mapped, Object.keys(document!.fields).length)
    assert.deepEqual(answer.fields, document!.fields)
    assert.equal(answer.field_count, document!.mapped)
    assert.equal(answer.reader_unavailable, false)
    assert.deepEqual(answer.policy, {
      id: null,
      version: 1,
      source: 'default',
      regime: 'generic',
      regulator: null,
      purpose: 'onboarding',
      overrides_refused: [],
    })
    assert.deepEqual(await rowCounts(api, id), {})
  })

  it('merges fields in file order: the first non-empty value wins', async () => {
    const there = await extract([payslip, bill])
    const back = await extract([bill, payslip])
    assert.deepEqual(
      there.documents.map(({ doc_type: type }) => type),
      ['payslip', 'utility_bill'],
    )
    assert.equal(there.fields['document_date'], there.documents[0]!.fields['document_date'])
    assert.equal(back.fields['document_date'], back.documents[0]!.fields['document_date'])
    assert.notEqual(there.fields['document_date'], back.fields['document_date'])
    assert.equal(there.fields['address'], there.documents[1]!.fields['address'])
    assert.equal(there.field_count, Object.keys(there.fields).length)
  })

  it('lists the checks of every file', async () => {
    const { checks } = await extract([payslip, bill])
    const ids = checks.map(({ id }) => id)
    for (const id of ['legible:payslip', 'legible:utility_bill', 'duplicate:payslip']) assert.ok(ids.includes(id), id)
  })

  it('speaks the language of Accept-Language; ids stay', async () => {
    const english = await extract([payslip], {}, { headers: { 'Accept-Language': 'en-CA,en;q=0.9' } })
    const french = await extract([payslip], {}, { headers: { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' } })
    const ids = ({ checks }: ExtractAnswer) => checks.map(({ id }) => id)
    const labels = ({ checks }: ExtractAnswer) => checks.map(({ label }) => label)
    assert.deepEqual(ids(french), ids(english))
    assert.notDeepEqual(labels(french), labels(english))
  })

  it('a file that is of the declared type and cannot be read is a failed legible, not an error', async () => {
    const { documents, checks } = await extract([
      { content: Buffer.from('%PDF-1.7\nnothing'), type: 'application/pdf' },
    ])
    assert.deepEqual(documents[0]!.fields, {})
    assert.equal(documents[0]!.notes.length, 1)
    assert.deepEqual(
      checks.filter(({ id }) => id.startsWith('legible')).map(({ passed, severity }) => [passed, severity]),
      [[false, 'critical']],
    )
  })

  it('a hint that nobody knows costs a note', async () => {
    const known = await extract([payslip], { doc_type: 'payslip' })
    const unknown = await extract([payslip], { doc_type: 'selfie' })
    assert.equal(unknown.documents[0]!.notes.length, known.documents[0]!.notes.length + 1)
    assert.equal(unknown.documents[0]!.doc_type, 'payslip')
  })

  describe('with a reference', () => {
    it('files the documents on the case, in the order of the call', async () => {
      const { id, key } = await api.addWorkspace()
      const answer = await extract([payslip, bill], { reference: 'client-1001', subject: 'Clara Clearwater' }, { key })
      assert.match(answer.case_id!, uuid)
      assert.deepEqual(
        answer.document_ids,
        answer.documents.map(({ document_id: documentId }) => documentId),
      )
      assert.equal(new Set(answer.document_ids).size, 2)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 1, extraction: 1, document: 2, event: 1 })
      const rows = await withTenant(api.services.store.app, id, (tx) =>
        tx.selectFrom('document').selectAll().where('tenant_id', '=', id).orderBy('position').execute(),
      )
      assert.deepEqual(
        rows.map((row) => [row.id, row.doc_type, row.case_id, row.environment]),
        [
          [answer.document_ids![0], 'payslip', answer.case_id, 'sandbox'],
          [answer.document_ids![1], 'utility_bill', answer.case_id, 'sandbox'],
        ],
      )
    })

    it('the same reference is the same case, another environment or workspace another one', async () => {
      const [one, other] = [await api.addWorkspace(), await api.addWorkspace()]
      const caseOf = async (key: string, fields: Record<string, string>) =>
        (await extract([payslip], { reference: 'client-1001', ...fields }, { key })).case_id
      const first = await caseOf(one.key, {})
      assert.equal(await caseOf(one.key, { environment: 'sandbox' }), first)
      const production = await caseOf(one.key, { environment: 'production' })
      const elsewhere = await caseOf(other.key, {})
      assert.equal(new Set([first, production, elsewhere]).size, 3)
      assert.equal(await caseOf(one.key, { environment: 'production' }), production)
    })

    it('verify and assess find the same case', async () => {
      const { key } = await api.addWorkspace()
      const { case_id: caseId } = await extract([payslip], { reference: 'client-1001' }, { key })
      for (const where of ['/v1/kyc/verify', '/v1/kyc/assess']) {
        const { body } = await api.ask('POST', where, { key, json: { reference: 'client-1001', values: {} } })
        assert.equal((body as { case_id: string }).case_id, caseId)
      }
    })

    it('emits kyc.documents_read with ids and nothing of the documents', async () => {
      const { id, key } = await api.addWorkspace()
      await addEndpoint(api, id, { events: ['kyc.documents_read'] })
      await addEndpoint(api, id, { events: ['kyc.documents_read', 'kyc.case_verified'], enabled: false })
      await addEndpoint(api, id, { events: ['kyc.case_verified'] })
      const answer = await extract([payslip], { reference: 'client-1001', subject: 'Clara Clearwater' }, { key })
      const [event, ...more] = await eventsOf(api, id)
      assert.deepEqual(more, [])
      assert.match(event!.id, uuid)
      assert.deepEqual(event!.body, {
        event: 'kyc.documents_read',
        event_id: event!.id,
        occurred_at: '2026-11-21T10:00:00.000+00:00',
        tenant_id: id,
        case_id: answer.case_id,
        reference: 'client-1001',
        environment: 'sandbox',
        document_ids: answer.document_ids,
        reader_unavailable: false,
        failed_checks: failed(answer.checks),
      })
      for (const value of [
        'Clearwater',
        'Kestrel',
        ...Object.values(answer.fields).filter((text) => text.length > 5),
      ]) {
        assert.ok(!event!.text.includes(value), value)
      }
      assert.deepEqual(
        (await deliveriesOf(api, id)).map(({ state, event_id: eventId }) => [state, eventId]),
        [
          ['pending', event!.id],
          ['pending', event!.id],
        ],
      )
    })

    it('the kind is stored as the contract calls it', async () => {
      const { id, key } = await api.addWorkspace()
      const kinds = [
        ['trust', 'fiducie'],
        ['individual', 'mart\0ian'],
        [null, ''],
      ] as const
      for (const [kind, sent] of kinds) {
        const { case_id: caseId } = await extract([payslip], { reference: `kind-${kind}`, kind: sent }, { key })
        const row = await withTenant(api.services.store.app, id, (tx) =>
          tx
            .selectFrom('kyc_case')
            .selectAll()
            .where('tenant_id', '=', id)
            .where('id', '=', caseId!)
            .executeTakeFirst(),
        )
        assert.equal(row!.kind, kind)
      }
    })

    it('a case that was stored twice holds two copies', async () => {
      const { id, key } = await api.addWorkspace()
      const first = await extract([payslip], { reference: 'client-1001' }, { key })
      const second = await extract([payslip], { reference: 'client-1001' }, { key })
      assert.notDeepEqual(first.document_ids, second.document_ids)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 1, extraction: 2, document: 2, event: 2 })
    })
  })

  describe('its entries sent back to verify', () => {
    const verify = async (documents: readonly object[]): Promise<VerifyAnswer> => {
      const { status, body } = await api.ask('POST', '/v1/kyc/verify', { json: { values: {}, documents } })
      assert.equal(status, 200)
      assert.ok(Value.Check(VerifyAnswer, body))
      return body
    }
    const integrity = async (documents: readonly object[]) =>
      (await verify(documents)).verification.checks
        .filter(({ id }) => id.startsWith('integrity'))
        .map(({ passed, severity }) => [passed, severity])

    it('unchanged they are intact', async () => {
      assert.deepEqual(await integrity((await extract([payslip])).documents), [[true, 'warning']])
    })
    it('with null for keys that were absent, or without the step that was null, they are intact', async () => {
      const [{ step_key: step, ...entry } = { step_key: '' }] = (await extract([payslip])).documents
      assert.equal(step, null)
      const { fields } = (await extract([payslip])).documents[0]!
      const filled = { ...entry, document_id: null, fields: { ...fields, first_name_at_birth: null } }
      assert.deepEqual(await integrity([filled]), [[true, 'warning']])
    })
    it('with another value they are flagged', async () => {
      const [entry] = (await extract([payslip])).documents
      const changed = { ...entry, fields: { ...entry!.fields, net_pay: '9999.00' } }
      assert.deepEqual(await integrity([changed]), [[false, 'warning']])
    })
    it('without their seal it is noted', async () => {
      const [{ seal: _, ...entry } = { seal: '' }] = (await extract([payslip])).documents
      assert.deepEqual(await integrity([entry]), [[false, 'info']])
    })
    it('are linked to the verdict of the case', async () => {
      const { id, key } = await api.addWorkspace()
      const { documents } = await extract([payslip, bill], { reference: 'client-1001' }, { key })
      const json = { reference: 'client-1001', values: {}, documents }
      assert.equal((await api.ask('POST', '/v1/kyc/verify', { key, json })).status, 200)
      assert.equal((await rowCounts(api, id)).verdict_document, 2)
    })
  })

  describe('a file name', () => {
    const named = async (filename: string) => {
      const part = { name: 'files', filename, type: payslip.type, content: payslip.content }
      const bytes = new Uint8Array(formBytes([part]))
      const { body } = await api.ask('POST', '/v1/kyc/extract', { headers: { 'Content-Type': formType }, body: bytes })
      assert.ok(Value.Check(ExtractAnswer, body), JSON.stringify(body))
      const back = await api.ask('POST', '/v1/kyc/verify', { json: { values: {}, documents: body.documents } })
      assert.equal(back.status, 200, 'the entry can be sent back')
      return body.documents[0]!.filename
    }
    const rows = [
      ['of letters is kept', 'payslip.pdf', 'payslip.pdf'],
      ['with accents is kept', 'relevé d’emploi été.pdf', 'relevé d’emploi été.pdf'],
      ['with spaces is kept', 'my payslip (1).pdf', 'my payslip (1).pdf'],
      ['loses its path', '../../etc/payslip.pdf', 'payslip.pdf'],
      ['loses a path of the other kind', 'C:\\\\Users\\\\clara\\\\payslip.pdf', 'payslip.pdf'],
      ['loses a NUL', 'pay\0slip.pdf', 'payslip.pdf'],
      ['is cut at 255 characters', `${'a'.repeat(300)}.pdf`, 'a'.repeat(255)],
      ['is not cut inside a character', `${'a'.repeat(254)}😀.pdf`, 'a'.repeat(254)],
      ['with markup is kept as text', '<img src=x>.pdf', '<img src=x>.pdf'],
      ['of dots alone is none', '..', ''],
    ] as const
    for (const [what, sent, kept] of rows) {
      it(what, async () => assert.equal(await named(sent), kept))
    }
  })

  it('a step that nobody knows comes back as it was sent, without a NUL', async () => {
    const { documents } = await extract([payslip], { step_key: 'm\0y_step' })
    assert.equal(documents[0]!.step_key, 'my_step')
  })

  it('leaves no upload behind', async () => {
    assert.deepEqual(await readdir(path.join(api.dataDir, 'uploads')), [])
  })
})

describe('extract with a reader that crashes', () => {
  let api: Api
  before(async () => {
    const childPath = path.join(import.meta.dirname, 'programs/crashing-reader.ts')
    api = await startApi({ world: { reader: await openReader({ readers: 2, childPath }) } })
  })
  after(() => api.stop())

  it('answers 200 with reader_unavailable, files what came, and leaves no upload behind', async () => {
    const files = [await specimen('payslip-en-text'), await specimen('utility-bill-en-text')]
    const fields = { reference: 'client-1001', doc_type: 'payslip' }
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { form: form(files, fields) })
    assert.equal(status, 200)
    assert.ok(Value.Check(ExtractAnswer, body))
    assert.equal(body.reader_unavailable, true)
    assert.deepEqual([body.fields, body.field_count], [{}, 0])
    for (const document of body.documents) {
      assert.deepEqual([document.doc_type, document.fields, document.mapped], ['payslip', {}, 0])
      assert.equal(document.notes.length, 1)
    }
    const [event] = await eventsOf(api, api.workspaceId)
    assert.equal(event!.body['reader_unavailable'], true)
    assert.deepEqual(await rowCounts(api, api.workspaceId), { kyc_case: 1, extraction: 1, document: 2, event: 1 })
    assert.deepEqual(await readdir(path.join(api.dataDir, 'uploads')), [])
  })

  it('a file that was never read and has no hint is other', async () => {
    const { body } = await api.ask('POST', '/v1/kyc/extract', { form: form([await specimen('payslip-en-text')]) })
    assert.equal((body as ExtractAnswer).documents[0]!.doc_type, 'other')
  })
})

async function specimen(name: string): Promise<{ content: Buffer; type: string }> {
  const { mime, render } = sheets.find((candidate) => candidate.name === name)!
  return { content: await render(), type: mime }
}

function failed(checks: readonly Check[]): string[] {
  const ids = checks.filter(({ passed, severity }) => !passed && severity !== 'info').map(({ id }) => id)
  return [...new Set(ids)]
}
