import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { publicKeysOf } from '../../src/operations/audit/signing.ts'
import { verifyArchive } from '../../src/operations/evidence/verify-archive.ts'
import { startApi, type Api } from './support/api.ts'
import { archiveFiles, type FoundContent } from './support/archive.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }

describe('the export of everything about a client', () => {
  let api: Api
  let folder: string
  const image = png(31, 17)

  before(async () => {
    api = await startApi()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-export-'))
  })
  after(async () => {
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** A case with a document, two verdicts and a decision on a hit. */
  const newCase = async (reference: string) => {
    const fields = { reference, subject: `Subject of ${reference}` }
    await api.ask('POST', '/v1/kyc/extract', { form: form([{ content: image, type: 'image/png' }], fields) })
    api.clock.advance(1)
    await api.ask('POST', '/v1/kyc/verify', { json: { reference, values: listed } })
    api.clock.advance(1)
    const { body } = await api.ask('POST', '/v1/kyc/assess', { json: { reference, values: listed } })
    const { case_id: caseId } = body as { case_id: string }
    const hit = { case_id: caseId, party: 'Serge Sanctionov', list: 'sandbox', record_id: 'sandbox-sanctionov' }
    const decision = { reviewer: 'a.analyst', reason: `Because of ${reference}`, expires: '2027-06-30' }
    assert.equal((await api.ask('POST', '/v1/kyc/cases/hits/clear', { json: { ...hit, ...decision } })).status, 200)
    for (const [act, json] of [
      ['notes', { text: `Note on ${reference}`, author: 'a.analyst' }],
      ['assign', { assignee: 'b.reviewer', by: 'a.analyst' }],
      ['decide', { decision: 'decline', reason: `Declined over ${reference}`, reviewer: 'b.reviewer' }],
    ] as const)
      assert.equal((await api.ask('POST', `/v1/kyc/cases/${act}`, { json: { case_id: caseId, ...json } })).status, 200)
    return caseId
  }
  const exported = async (caseIds: readonly string[]) => {
    const answer = await api.call('GET', `/v1/kyc/cases/export?case_ids=${caseIds.join()}`)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="client-export-[\w.-]+\.zip"$/)
    const archive = Buffer.from(await answer.arrayBuffer())
    const file = path.join(folder, 'export.zip')
    await writeFile(file, archive)
    const report = await verifyArchive(file, publicKeysOf(api.services.keys))
    assert.deepEqual([report.ok, report.signature, report.faults, report.verdict], [true, 'valid', [], null])
    return archiveFiles(archive)
  }
  const value = (files: readonly FoundContent[], name: string) =>
    JSON.parse(files.find((file) => file.name === name)!.content.toString()) as Record<string, unknown>

  it('has everything that is stored of each case, readable, and nothing of another', async () => {
    const [one, two, other] = [await newCase('client-a'), await newCase('client-b'), await newCase('neighbour-ref')]
    const files = await exported([one!, two!, one!])
    for (const [caseId, reference] of [
      [one!, 'client-a'],
      [two!, 'client-b'],
    ] as const) {
      assert.deepEqual(
        [value(files, `${caseId}/case.json`)['reference'], value(files, `${caseId}/case.json`)['subject']],
        [reference, `Subject of ${reference}`],
      )
      const verdicts = files.find(({ name }) => name === `${caseId}/verdicts.jsonl`)!.content.toString()
      assert.deepEqual(
        verdicts
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { operation: string }).operation),
        ['verify', 'assess'],
      )
      assert.match(verdicts, /"input":\{.*"last_name":"Sanctionov"/)
      const documents = files.filter(({ name }) => name.startsWith(`${caseId}/documents/`))
      assert.deepEqual(documents.find(({ name }) => name.endsWith('.png'))?.content, image)
      assert.match(JSON.stringify(value(files, `${caseId}/hit-decisions.json`)), new RegExp(`Because of ${reference}`))
      assert.match(JSON.stringify(value(files, `${caseId}/notes.json`)), new RegExp(`Note on ${reference}`))
      assert.match(JSON.stringify(value(files, `${caseId}/decisions.json`)), new RegExp(`Declined over ${reference}`))
      assert.match(JSON.stringify(value(files, `${caseId}/case.json`)), /"assignee":"b\.reviewer"/)
      assert.match(JSON.stringify(value(files, `${caseId}/timeline.json`)), /case\.exported/)
      assert.equal((value(files, `${caseId}/extractions.json`) as unknown as unknown[]).length, 1)
      assert.match(JSON.stringify(value(files, `${caseId}/events.json`)), /kyc\./)
    }
    const text = files.map(({ content }) => content.toString('latin1')).join('')
    assert.ok(!text.includes('neighbour-ref') && !text.includes(other!))
  })

  it('has the bank data of a case with every transaction, and no secret of the provider', async () => {
    const caseId = await newCase('banked')
    const json = { case_id: caseId, bank_code: 'SBX-SALARY' }
    const made = await api.ask('POST', '/v1/partner/bank-connections', { json })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const files = await exported([caseId])
    const { id, transaction_count: count } = made.body as { id: string; transaction_count: number }
    const bank = value(files, `${caseId}/bank/${id}.json`)
    assert.equal((bank['transactions'] as unknown[]).length, count)
    assert.ok(!JSON.stringify(bank).includes('Token') && !JSON.stringify(bank).includes('token'))
  })

  it('has what is left of an erased case: no content, and the receipt', async () => {
    const caseId = await newCase('gone')
    await api.operate('cases.erase', { id: caseId })
    const files = await exported([caseId])
    const shown = value(files, `${caseId}/case.json`)
    assert.deepEqual([shown['reference'], shown['subject']], ['gone', null])
    assert.equal((shown['erasures'] as unknown[]).length, 1)
    assert.deepEqual(
      files.filter(({ name }) => name.includes('/documents/')),
      [],
    )
    const text = files.map(({ content }) => content.toString('latin1')).join('')
    assert.ok(!text.includes('Sanctionov') && !text.includes('Because of gone'))
  })

  it('knows every table that holds something of a case', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('case_id', 'about_id')`.execute(api.services.store.app)
    const exportedTables = [
      'verdict',
      'extraction',
      'document',
      'cleared_hit',
      'case_alert',
      'case_note',
      'case_decision',
    ]
    const others = ['eid_request', 'bank_connection', 'event', 'erasure', 'audit_entry']
    // Keys, terms and ids of compared cases are no content; an answer that is kept for retries is that of a verdict, extraction or connection.
    const without = ['data_key', 'case_term', 'threshold_proposal_case', 'idempotent_call']
    assert.deepEqual(
      rows
        .map(({ table_name: name }) => name)
        .filter((name) => !without.includes(name))
        .toSorted(),
      [...exportedTables, ...others].toSorted(),
    )
  })

  it('gives nothing when one of the cases is unknown', async () => {
    const caseId = await newCase('known')
    const production = { 'X-Service-Environment': 'production' }
    const path = `/v1/kyc/cases/export?case_ids=${caseId}`
    assert.equal((await api.ask('GET', `${path},00000000-0000-4000-8000-000000000000`)).status, 404)
    assert.equal((await api.ask('GET', path, { headers: production })).status, 404)
  })

  it('is written by a command too', async () => {
    const caseId = await newCase('commanded')
    const file = path.join(folder, 'commanded.zip')
    assert.deepEqual(await api.operate('cases.export', { case_ids: [caseId], path: file }), { path: file, cases: 1 })
    assert.equal((await verifyArchive(file, publicKeysOf(api.services.keys))).ok, true)
  })
})
