import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { Value } from 'typebox/value'
import { ExtractAnswer } from '../../src/contract/kyc-answers.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { openReaderOnce } from '../support/read-once.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'

interface File {
  readonly content: Buffer
  readonly type: string
  readonly name?: string
}

const sheets = specimens('2026-11-21')

describe('a document that was stored before', () => {
  let api: Api
  let passport: File
  /** The same images in other bytes. */
  let passportAgain: File
  let payslip: File
  let bill: File
  let cases = 0

  before(async () => {
    api = await startApi({ world: { reader: await openReaderOnce() } })
    passport = await specimen('passport-en')
    passportAgain = {
      type: 'image/png',
      content: await sharp(passport.content).png({ compressionLevel: 3 }).toBuffer(),
    }
    payslip = await specimen('payslip-en-text')
    bill = await specimen('utility-bill-en-text')
  })
  after(() => api.stop())

  const fresh = () => `client-${(cases += 1)}`
  const extract = async (files: readonly File[], fields: Record<string, string>, key?: string) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { form: form(files, fields), key })
    assert.equal(status, 200)
    assert.ok(Value.Check(ExtractAnswer, body))
    return body
  }
  /** A workspace with a passport stored for Ann. */
  const withPassportOfAnn = async () => {
    const workspace = await api.addWorkspace()
    const { case_id: caseId } = await extract([passport], { reference: 'ann', subject: 'Ann Oriel' }, workspace.key)
    return { ...workspace, caseId }
  }

  it('fails reused when another client’s case holds the file', async () => {
    const { key } = await withPassportOfAnn()
    const answer = await extract([passport], { reference: 'ben', subject: 'Ben Stroud' }, key)
    assert.deepEqual(outcome(answer, 'reused:passport'), [
      false,
      'critical',
      'The same file is filed on another case of this workspace.',
    ])
  })

  it('fails reused when another client’s case holds the same number in another file', async () => {
    const { key } = await withPassportOfAnn()
    const answer = await extract([passportAgain], { reference: 'ben', subject: 'Ben Stroud' }, key)
    assert.deepEqual(outcome(answer, 'reused:passport'), [
      false,
      'critical',
      'The same document number is filed on another case of this workspace.',
    ])
  })

  it('fails reused when the case has no subject and its document names somebody else', async () => {
    const { key } = await api.addWorkspace()
    await extract([payslip], { reference: 'first' }, key)
    const answer = await extract([payslip], { reference: 'second', subject: 'Ben Stroud' }, key)
    assert.equal(outcome(answer, 'reused:payslip')?.[0], false)
  })

  it('knows the client of its own case by the subject an earlier call gave', async () => {
    const { key } = await withPassportOfAnn()
    await extract([bill], { reference: 'ben', subject: 'Ben Stroud' }, key)
    const answer = await extract([passport], { reference: 'ben' }, key)
    assert.equal(outcome(answer, 'reused:passport')?.[0], false)
  })

  const unharmed: readonly [string, Record<string, string>][] = [
    ['on another case of the same client', { reference: 'ann-again', subject: 'ORIEL, Ann' }],
    ['in another environment', { reference: 'ben', subject: 'Ben Stroud', environment: 'production' }],
    ['on the case itself', { reference: 'ann' }],
  ]
  for (const [where, fields] of unharmed) {
    it(`passes reused ${where}`, async () => {
      const { key } = await withPassportOfAnn()
      const answer = await extract([passport], fields, key)
      assert.deepEqual(outcome(answer, 'reused:passport'), [true, 'critical', ''])
    })
  }

  it('is never found by another workspace', async () => {
    const theirs = await withPassportOfAnn()
    const ours = await api.addWorkspace()
    const answer = await extract([passport, passportAgain], { reference: 'ann', subject: 'Ben Stroud' }, ours.key)
    assert.equal(outcome(answer, 'reused:passport')?.[0], true)
    assert.equal(outcome(answer, 'duplicate:passport')?.[0], true)
    const [one, other] = [await indexesOf(theirs.id), await indexesOf(ours.id)]
    assert.equal(one.length, 1)
    assert.equal(other.length, 2)
    assert.deepEqual(other[0], other[1])
    assert.notDeepEqual(one[0], other[0])
  })

  it('is forgotten when its case is erased', async () => {
    const { key, id, caseId } = await withPassportOfAnn()
    await api.operate('cases.erase', { id: caseId })
    assert.deepEqual(await indexesOf(id), [null])
    for (const [file, subject] of [
      [passport, 'Ben Stroud'],
      [passportAgain, 'Ben Stroud'],
    ] as const) {
      const answer = await extract([file], { reference: 'ben', subject }, key)
      assert.equal(outcome(answer, 'reused:passport')?.[0], true)
    }
    const back = await extract([passport], { reference: 'ann', subject: 'Ben Stroud' }, key)
    assert.equal(outcome(back, 'duplicate:passport')?.[0], true)
  })

  it('is not looked for without a reference', async () => {
    const { key } = await withPassportOfAnn()
    assert.equal(outcome(await extract([passport], {}, key), 'reused:passport'), null)
  })

  it('fails duplicate when the case has the same bytes, and names the file', async () => {
    const reference = fresh()
    await extract([{ ...payslip, name: 'may.pdf' }], { reference })
    const answer = await extract([{ ...payslip, name: 'june.pdf' }], { reference })
    assert.deepEqual(outcome(answer, 'duplicate:payslip'), [false, 'warning', 'The file is the same as may.pdf.'])
  })

  it('fails duplicate when the case has the same image in other bytes', async () => {
    const reference = fresh()
    await extract([{ ...passport, name: 'scan.png' }], { reference })
    const answer = await extract([{ ...passportAgain, name: 'photo.png' }], { reference })
    assert.deepEqual(outcome(answer, 'duplicate:passport'), [false, 'warning', 'The file is the same as scan.png.'])
  })

  it('passes duplicate when the case has other files only', async () => {
    const reference = fresh()
    await extract([payslip], { reference })
    assert.equal(outcome(await extract([bill], { reference }), 'duplicate:utility_bill')?.[0], true)
  })

  it('is compared also when what another case sealed was damaged: then nothing says whose it is', async () => {
    const { key, id } = await withPassportOfAnn()
    await withTenant(api.services.store.app, id, (tx) =>
      tx
        .updateTable('kyc_case')
        .set({ subject: Buffer.concat([Buffer.from([1]), Buffer.alloc(60, 7)]) })
        .where('tenant_id', '=', id)
        .execute(),
    )
    await withTenant(api.services.store.app, id, async (tx) => {
      const [row] = await tx.selectFrom('document').selectAll().where('tenant_id', '=', id).execute()
      const entry = Buffer.from(row!.entry)
      entry.writeUInt8(entry.readUInt8(40) ^ 1, 40)
      await tx.updateTable('document').set({ entry }).where('tenant_id', '=', id).execute()
    })
    const answer = await extract([passport], { reference: 'ann-again', subject: 'Ann Oriel' }, key)
    assert.equal(outcome(answer, 'reused:passport')?.[0], false)
  })

  async function indexesOf(tenantId: string): Promise<readonly (Buffer | null)[]> {
    const rows = await withTenant(api.services.store.app, tenantId, (tx) =>
      tx.selectFrom('document').select('identity_index').where('tenant_id', '=', tenantId).execute(),
    )
    return rows.map((row) => row.identity_index)
  }
})

function outcome({ checks }: ExtractAnswer, id: string): readonly [boolean, string, string] | null {
  const check = checks.find((candidate) => candidate.id === id)
  return check === undefined ? null : [check.passed, check.severity, check.detail]
}

async function specimen(name: string): Promise<File> {
  const { mime, render } = sheets.find((candidate) => candidate.name === name)!
  return { content: await render(), type: mime }
}
