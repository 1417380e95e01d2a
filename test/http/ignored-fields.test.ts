import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { IgnoredField } from '../../src/contract/ignored.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { form, formBytes, formType } from './support/form.ts'
import { png } from './support/images.ts'

type Body = Readonly<Record<string, unknown>> & { readonly ignored?: readonly IgnoredField[] }

describe('fields that nothing reads', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  const post = async (path: string, json: object): Promise<Body> => {
    const { status, body } = await api.ask('POST', path, { json })
    assert.equal(status, 200)
    return body as Body
  }
  const extract = async (fields: Record<string, string>): Promise<Body> => {
    const file = { content: png(10, 10), type: 'image/png' }
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { form: form([file], fields) })
    assert.equal(status, 200)
    return body as Body
  }

  for (const path of ['/v1/kyc/verify', '/v1/kyc/assess']) {
    it(`${path} lists them last, and changes nothing else of the answer`, async () => {
      const known = { values: { first_name: 'Clara' }, kind: 'individual' }
      const sent = { values: { ...known.values, owners: 'Nina' }, kind: 'individul', refrence: 'client-1' }
      const { ignored, ...rest } = await post(path, sent)
      assert.deepEqual(ignored, [
        { path: 'refrence', nearest: 'reference' },
        { path: 'kind', nearest: 'individual' },
        { path: 'values.owners', nearest: 'beneficial_owners' },
      ])
      assert.equal(JSON.stringify(rest), JSON.stringify(await post(path, known)))
    })

    it(`${path} has no such member when every field was read`, async () => {
      assert.ok(!('ignored' in (await post(path, { values: { prenom: 'Clara' } }))))
      assert.ok(!('ignored' in (await post(path, { reference: 'client-2', values: { prenom: 'Clara' } }))))
    })

    it(`${path} lists them for a stored call too, and the stored verdict replays`, async () => {
      const reference = `stored-${path.at(-1)}`
      const answer = await post(path, { reference, values: { first_name: 'Clara', shoe_size: '40' } })
      assert.deepEqual(Object.keys(answer).slice(-3), ['case_id', 'verdict_id', 'ignored'])
      assert.deepEqual(answer.ignored, [{ path: 'values.shoe_size', nearest: null }])
      const stored = await withTenant(api.services.store.app, api.workspaceId, (tx) =>
        tx.selectFrom('verdict').select('id').where('tenant_id', '=', api.workspaceId).execute(),
      )
      for (const { id } of stored) {
        assert.equal(((await api.operate('verdicts.replay', { id })) as { outcome: string }).outcome, 'identical')
      }
      assert.ok(stored.length > 0)
    })
  }

  it('extract lists unknown parts, and an unknown type, step or kind with the nearest one', async () => {
    const fields = { refrence: 'client-1', doc_type: 'pasport', step_key: 'photoid', kind: 'trst' }
    assert.deepEqual((await extract(fields)).ignored, [
      { path: 'refrence', nearest: 'reference' },
      { path: 'doc_type', nearest: 'passport' },
      { path: 'step_key', nearest: 'photo_id' },
      { path: 'kind', nearest: 'trust' },
    ])
    assert.ok(!('ignored' in (await extract({ doc_type: 'cin', step_key: 'Piece identite', kind: 'kyb' }))))
  })

  it('a file under another name than `files` is listed', async () => {
    const body = formBytes([
      { name: 'files', filename: 'a.png', type: 'image/png', content: png(10, 10) },
      { name: 'file', filename: 'b.png', type: 'image/png', content: png(10, 10) },
    ])
    const answer = await api.ask('POST', '/v1/kyc/extract', { body, headers: { 'Content-Type': formType } })
    assert.deepEqual((answer.body as Body).ignored, [{ path: 'file', nearest: 'files' }])
  })

  it('an unknown step stays as sent, and the notes name the nearest one in the language of the call', async () => {
    const entryOf = async (step: string, language: string) => {
      const file = { content: png(10, 10), type: 'image/png' }
      const { body } = await api.ask('POST', '/v1/kyc/extract', {
        form: form([file], { step_key: step }),
        headers: { 'Accept-Language': language },
      })
      return (body as { documents: readonly { step_key: string; notes: readonly string[] }[] }).documents[0]!
    }
    const near = await entryOf('Photoid', 'en')
    assert.equal(near.step_key, 'Photoid')
    assert.equal(
      near.notes.at(-1),
      'The upload step named in the call is not known, so any document type was accepted. Known: photo_id.',
    )
    const far = await entryOf('xyzzy', 'fr')
    assert.equal(far.step_key, 'xyzzy')
    assert.equal(
      far.notes.at(-1),
      'L’étape indiquée dans l’appel est inconnue; tout type de document a donc été accepté.',
    )
  })

  it('the log has their number and the known names, never what was sent', async () => {
    await post('/v1/kyc/verify', { values: { owners: 'Nina Maple', nina_maple: '1985-04-12' } })
    const line = api.log.lines.findLast(({ message }) => message.startsWith('fields of a request were not read'))
    assert.equal(line?.facts.count, 2)
    assert.deepEqual(line?.facts.nearest, ['beneficial_owners'])
    assert.doesNotMatch(JSON.stringify(api.log.lines), /nina|maple|"owners"/i)
  })
})
