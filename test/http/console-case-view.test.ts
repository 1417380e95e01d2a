import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { ExtractAnswer } from '../../src/contract/kyc-answers.ts'
import type { CaseView } from '../../src/operations/cases/view-case.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { auditRows } from '../support/audit-rows.ts'
import { startApi, type Api } from './support/api.ts'
import { consolePerson } from './support/console-person.ts'
import { form } from './support/form.ts'

const client = {
  ...{ first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' },
  ...{ nas: '046454286', id_type: 'passport', id_number: 'AB123456' },
}
const account = '4402 118 673'

describe('the case view over the operator API', () => {
  let api: Api
  let reader: string
  let ids: { readonly case_id: string; readonly verdict_id: string }
  let first: typeof ids
  let bill: Buffer
  before(async () => {
    api = await startApi({ settings: { GATEHOUSE_CONSOLE_API: 'on' }, reads: true })
    reader = ((await api.operate('operators.create', { name: 'reads' })) as { key: string }).key
    bill = await bytesOf('utility-bill-en-text')
    const files = [
      { content: bill, type: 'application/pdf', name: 'Serge bill.pdf' },
      { content: await bytesOf('payslip-fr-text'), type: 'application/pdf', name: 'payslip.pdf' },
    ]
    const extracted = await api.ask('POST', '/v1/kyc/extract', { form: form(files, { reference: 'client-1001' }) })
    assert.equal(extracted.status, 200)
    const { documents } = extracted.body as ExtractAnswer
    const own = { id: 'own', label: `Account ${account}`, severity: 'info', passed: true, detail: '' }
    const json = {
      reference: 'client-1001',
      subject: 'Serge Sanctionov',
      values: client,
      documents,
      extra_checks: [own],
    }
    first = (await api.ask('POST', '/v1/kyc/verify', { json })).body as typeof ids
    api.clock.advance(1)
    ids = (await api.ask('POST', '/v1/kyc/assess', { json })).body as typeof ids
  })
  after(() => api.stop())

  const ask = async (name: string, input: object): Promise<{ status: number; body: unknown; headers: Headers }> => {
    // Audit entries of one millisecond have no order.
    api.clock.advance(1)
    const answer = await api.post(`/console/api/${name}`, input, { key: reader })
    const body: unknown = await answer.json()
    if (answer.status === 200) assertDescribed(name, body)
    return { status: answer.status, body, headers: answer.headers }
  }
  const view = async (more: object = {}): Promise<CaseView> => {
    const { status, body } = await ask('cases.view', { id: ids.case_id, ...more })
    assert.equal(status, 200, JSON.stringify(body))
    return body as CaseView
  }
  const billOf = ({ documents }: CaseView) => documents.find(({ doc_type: type }) => type === 'utility_bill')!
  const lastEntry = async () => (await auditRows(api.services.store).entries()).at(-1)

  it('groups the checks, failed ones first, each with its rule, its source and what it was read from', async () => {
    const shown = await view()
    const groups = shown.content?.check_groups ?? []
    const names = groups.map(({ group }) => group)
    assert.deepEqual(
      names,
      ['critical', 'warning', 'info', 'passed'].filter((group) => names.some((name) => name === group)),
    )
    assert.ok(names[0] === 'critical' && names.at(-1) === 'passed')
    const checks = groups.flatMap((group) => group.checks)
    const hit = checks.find(({ id }) => id === 'screening:sanctions:Serge Sanctionov')
    assert.deepEqual(
      [hit?.rule, hit?.evidence.source, hit?.evidence.party, hit?.passed],
      ['screening:sanctions', 'screening', 'Serge Sanctionov', false],
    )
    assert.ok((hit?.to_do ?? '') !== '' && (hit?.law ?? '') !== '')
    const ofBill = checks.find(({ evidence }) => evidence.doc_type === 'utility_bill')
    assert.equal(ofBill?.evidence.document_id, billOf(shown).document_id)
    assert.match(shown.reason, /^Failed critical checks: \d+\. First: /)
  })

  it('shows the hits with the pieces that add up to their score, and who was screened', async () => {
    const { content } = await view()
    const [hit] = content?.screening.hits ?? []
    assert.equal(hit?.party, 'Serge Sanctionov')
    assert.equal(
      hit?.pieces.reduce((sum, { points }) => sum + points, 0),
      hit?.score,
    )
    assert.ok((hit?.explanation.length ?? 0) > 0)
    assert.equal(content?.screening.parties[0]?.party, 'Serge Sanctionov')
  })

  it('is as of the newest verdict, or of the one that is named, in either language', async () => {
    const newest = await view()
    assert.deepEqual([newest.verdict?.verdict_id, newest.verdict?.newest], [ids.verdict_id, true])
    assert.ok(newest.content?.assessment !== null)
    const earlier = await view({ verdict_id: first.verdict_id })
    assert.deepEqual([earlier.verdict?.verdict_id, earlier.verdict?.newest], [first.verdict_id, false])
    assert.equal(earlier.content?.assessment, null)
    const french = await view({ language: 'fr' })
    assert.match(french.reason, /^Contrôles critiques échoués : /)
    assert.equal(billOf(french).type_name === billOf(newest).type_name, false)
    assert.equal((await ask('cases.view', { id: ids.case_id, verdict_id: randomUUID() })).status, 404)
    assert.equal((await ask('cases.view', { id: ids.case_id, language: 'de' })).status, 422)
  })

  it('places a value on the page of its file', async () => {
    const bills = billOf(await view())
    const issued = bills.fields.find(({ field }) => field === 'issuer_name')?.read
    assert.equal(issued?.value, 'Lakeshore Light & Power')
    assert.deepEqual([issued?.page, issued?.masked], [0, false])
    const corners = issued?.outline ?? []
    assert.equal(corners.length, 4)
    for (const { x, y } of corners) assert.ok(x > 0 && x < 1 && y > 0 && y < 1, `${x} ${y}`)
    const [upperLeft, , lowerRight] = corners
    assert.ok(upperLeft!.x < lowerRight!.x && upperLeft!.y < lowerRight!.y)
  })

  it('names what documents say differently of the client', async () => {
    const { conflicts } = await view()
    const names = conflicts.find(({ field }) => field === 'document_holder_name')
    assert.deepEqual(names?.values.map(({ value }) => value).toSorted(), ['Clara Clearwater', 'Marie-Ève Tremblay-Roy'])
  })

  it('masks numbers of the client and of documents wherever they stand, in every spelling of their key', async () => {
    const shown = await view()
    const number = billOf(shown).fields.find(({ field }) => field === 'account_number')
    assert.deepEqual([number?.read?.value, number?.read?.masked], ['•••• ••• 673', true])
    assert.equal(shown.content?.values['nas'], '••••••286')
    const text = JSON.stringify(shown)
    for (const secret of ['046454286', 'AB123456', account, account.replaceAll(' ', '')]) {
      assert.ok(!text.includes(secret), secret)
    }
  })

  it('cases.reveal answers the whole value, with the name of the field in the audit trail', async () => {
    const document_id = billOf(await view()).document_id
    const on = { id: ids.case_id, document_id, field: 'account_number' }
    const { status, body } = await ask('cases.reveal', on)
    assert.equal(status, 200)
    assert.equal((body as { value: string }).value, account)
    const entry = await lastEntry()
    assert.deepEqual(
      [entry?.action, entry?.object_id, entry?.changed],
      ['case.revealed', ids.case_id, ['account_number']],
    )
    for (const wrong of [
      { field: 'sin' },
      { field: 'constructor' },
      { document_id: randomUUID() },
      { id: randomUUID() },
    ]) {
      assert.equal((await ask('cases.reveal', { ...on, ...wrong })).status, 404, JSON.stringify(wrong))
    }
    assert.deepEqual((await lastEntry())?.id, entry?.id)
  })

  it('cases.reveal shows nothing when its entry cannot be committed', async () => {
    const on = { id: ids.case_id, document_id: billOf(await view()).document_id, field: 'account_number' }
    await auditRows(api.services.store).withRefusedEntries(async () => {
      const answer = await api.post('/console/api/cases.reveal', on, { key: reader })
      assert.equal(answer.status, 500)
      assert.ok(!(await answer.text()).includes(account))
    }, 'case.revealed')
  })

  it('documents.read answers the bytes that were sent, which nothing keeps and in which nothing runs', async () => {
    const id = billOf(await view()).document_id
    const { status, body, headers } = await ask('documents.read', { id })
    assert.equal(status, 200)
    const { content, ...about } = body as { content: string; mime: string; filename: string; case_id: string }
    assert.deepEqual(about, { id, case_id: ids.case_id, mime: 'application/pdf', filename: `${id}.pdf` })
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    assert.equal(hash(Buffer.from(content, 'base64')), hash(bill))
    assert.deepEqual(
      ['cache-control', 'x-content-type-options', 'content-security-policy'].map((name) => headers.get(name)),
      ['no-store', 'nosniff', "default-src 'none'; frame-ancestors 'none'; sandbox"],
    )
    const entry = await lastEntry()
    assert.deepEqual([entry?.action, entry?.object_id, entry?.case_id], ['document.read', id, ids.case_id])
    for (const unknown of [randomUUID(), 'none']) {
      assert.equal((await ask('documents.read', { id: unknown })).status, 404)
    }
  })

  it('is there for a reviewer of its workspace and environment, and for nobody of another', async () => {
    const { id: elsewhere } = await api.addWorkspace()
    const held = (workspaceId: string) => [{ workspaceId, sandbox: 'reviewer', production: 'reviewer' } as const]
    const person = await consolePerson(api, { roles: [...held(api.workspaceId), ...held(elsewhere)] })
    const document_id = billOf(await view()).document_id
    const inputs = {
      'cases.summary': { id: ids.case_id },
      'cases.view': { id: ids.case_id },
      'cases.timeline': { id: ids.case_id },
      'cases.compare': { id: ids.case_id, to: ids.verdict_id },
      'cases.reveal': { id: ids.case_id, document_id, field: 'account_number' },
      'documents.read': { id: document_id },
    }
    for (const [name, input] of Object.entries(inputs)) {
      const statuses: number[] = []
      for (const place of [
        { workspaceId: api.workspaceId, environment: 'sandbox' },
        { workspaceId: api.workspaceId, environment: 'production' },
        { workspaceId: elsewhere, environment: 'sandbox' },
      ] as const) {
        statuses.push((await person.call(place, name, input)).status)
      }
      assert.deepEqual(statuses, [200, 404, 404], name)
    }
    const search = { workspace_id: api.workspaceId, environment: 'sandbox' }
    const here = { workspaceId: api.workspaceId, environment: 'sandbox' } as const
    assert.equal((await person.call(here, 'cases.search', search)).status, 200)
    assert.equal((await person.call({ ...here, workspaceId: elsewhere }, 'cases.search', search)).status, 404)
    assert.equal((await person.call(here, 'cases.search', { ...search, environment: 'production' })).status, 404)
  })

  it('has nothing of an erased case, and no document of it', async () => {
    const files = [{ content: bill, type: 'application/pdf', name: 'bill.pdf' }]
    await api.ask('POST', '/v1/kyc/extract', { form: form(files, { reference: 'gone' }) })
    const json = { reference: 'gone', subject: 'Clara Clearwater', values: client }
    const { case_id: id } = (await api.ask('POST', '/v1/kyc/verify', { json })).body as typeof ids
    const before = await view({ id })
    await api.operate('cases.erase', { id })
    const after = await view({ id })
    assert.deepEqual([after.subject, after.content, after.documents[0]?.fields], [null, null, []])
    const document_id = before.documents[0]!.document_id
    assert.equal((await ask('documents.read', { id: document_id })).status, 404)
    assert.equal((await ask('cases.reveal', { id, document_id, field: 'account_number' })).status, 404)
  })
})

async function bytesOf(name: string): Promise<Buffer> {
  const found = specimens('2026-11-21').find((specimen) => specimen.name === name)
  assert.ok(found !== undefined, name)
  return found.render()
}
