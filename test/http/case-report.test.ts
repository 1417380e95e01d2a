import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import type { CaseDetail } from '../../src/contract/case.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { openVerdicts } from '../../src/operations/replay/open-verdicts.ts'
import { findVerdict } from '../../src/store/verdicts.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'

const listed = {
  ...{ first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA', sin: '046454287' },
  ...{ id_type: 'passport', id_number: 'AB123456' },
}

describe('the report of a case', () => {
  let api: Api
  let ids: { readonly case_id: string; readonly verdict_id: string }
  let first: typeof ids
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    const json = { reference: 'client-1001', subject: 'Serge Sanctionov', values: listed }
    first = (await api.ask('POST', '/v1/kyc/verify', { json })).body as typeof ids
    api.clock.advance(1)
    ids = (await api.ask('POST', '/v1/kyc/assess', { json })).body as typeof ids
  })
  after(() => api.stop())

  const report = (query = '', headers: Readonly<Record<string, string>> = {}) =>
    api.call('GET', `/v1/kyc/cases/${ids.case_id}/report${query}`, { headers } as RequestInit)
  const textOf = async (response: Response): Promise<string> => {
    assert.equal(response.status, 200)
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    return pages.join(' ').replaceAll(/ +/g, ' ')
  }

  it('is an attachment that no cache keeps', async () => {
    const { status, headers } = await report()
    assert.deepEqual(
      [status, headers.get('content-type'), headers.get('content-disposition'), headers.get('cache-control')],
      [200, 'application/pdf', `attachment; filename="case-${ids.case_id}.pdf"`, 'no-store'],
    )
  })

  it('is in the language of the query, else of Accept-Language, also of a verdict that was answered in English', async () => {
    const french = await textOf(await report('', { 'Accept-Language': 'fr' }))
    assert.match(french, /Rapport de dossier/)
    assert.match(french, /ne figure sur aucune liste de sanctions/)
    assert.ok(!french.includes('is on no sanctions list'))
    assert.match(await textOf(await report('?locale=en', { 'Accept-Language': 'fr' })), /Case report/)
  })

  it('masks the numbers of the client', async () => {
    const text = await textOf(await report())
    for (const number of ['046454287', '046 454 287', 'AB123456']) assert.ok(!text.includes(number), number)
  })

  it('is of the newest verdict, or of the one that is asked for, with the hash of its stored answer', async () => {
    const hashOf = async (id: string) => {
      const { store, workspaceKeys } = api.services
      const stored = await withTenant(store.app, api.workspaceId, (tx) => findVerdict(tx, api.workspaceId, id))
      const [opened] = await openVerdicts({ store, workspaceKeys }, api.workspaceId, [stored!])
      return createHash('sha256').update(opened!.answer!).digest('hex')
    }
    const newest = await textOf(await report())
    assert.ok(newest.includes(await hashOf(ids.verdict_id)) && newest.includes('Risk and suitability'))
    const earlier = await textOf(await report(`?verdict_id=${first.verdict_id}`))
    assert.ok(earlier.includes(await hashOf(first.verdict_id)) && !earlier.includes('Risk and suitability'))
  })

  it('is refused for an unknown case, a verdict of another case and a language that there is not', async () => {
    const unknown = await api.ask('GET', `/v1/kyc/cases/${randomUUID()}/report`)
    assert.deepEqual([unknown.status, unknown.body], [404, { detail: 'Case not found' }])
    assert.equal((await api.ask('GET', `/v1/kyc/cases/${ids.case_id}/report?verdict_id=${randomUUID()}`)).status, 404)
    assert.equal((await api.ask('GET', `/v1/kyc/cases/${ids.case_id}/report?locale=de`)).status, 422)
  })

  it('is in the timeline of the case that it shows', async () => {
    const text = await textOf(await report())
    assert.match(text, /Case report made/)
    const { timeline } = (await api.ask('GET', `/v1/kyc/cases/${ids.case_id}`)).body as CaseDetail
    assert.ok(timeline.some(({ action }) => action === 'case.reported'))
  })

  it('of an erased case has what is left and says that the rest was erased', async () => {
    const json = { reference: 'erased', subject: 'Clara Clearwater', values: { ...listed, first_name: 'Clara' } }
    const { case_id: id } = (await api.ask('POST', '/v1/kyc/verify', { json })).body as typeof ids
    await api.operate('cases.erase', { id })
    const text = await textOf(await api.call('GET', `/v1/kyc/cases/${id}/report`))
    assert.match(text, /personal data of this verdict was erased/)
    assert.ok(!text.includes('Clara') && !text.includes('Sanctionov'))
  })
})
