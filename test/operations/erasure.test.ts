import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import {
  openBytes,
  type SealedColumn,
  type EncryptionContext,
  unwrapKey,
  dataKeyName,
} from '../../src/domain/crypto/envelope.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { retentionErases } from '../../src/operations/erasing/erase-case.ts'
import { purgeDue } from '../../src/operations/erasing/purge-due.ts'
import { openDataKey, openSealed } from '../../src/operations/sealing/open-sealed.ts'
import { Refusal } from '../../src/contract/errors.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { jobContext } from '../support/job-context.ts'

interface Sealed {
  readonly column: SealedColumn
  readonly rowId: string
  readonly bytes: Buffer
}

describe('a case with documents and verdicts', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer()
  })
  after(() => server.stop())

  const extract = async (reference: string, extra: Record<string, string> = {}) => {
    const body = form([{ content: png(10, 10), type: 'image/png', name: 'vexharrow.png' }], { reference, ...extra })
    const answer = await server.call('POST', '/v1/kyc/extract', { body })
    assert.equal(answer.status, 200)
    return (await answer.json()) as { case_id: string; document_ids: string[] }
  }
  const assess = async (reference: string) => {
    const body = { reference, subject: 'Quillonia Vexharrow', values: { first_name: 'Quillonia' } }
    const answer = await server.post('/v1/kyc/assess', body)
    assert.equal(answer.status, 200)
    return (await answer.json()) as { case_id: string }
  }
  const fullCase = async () => {
    const reference = `client-${randomUUID()}`
    const { case_id, document_ids } = await extract(reference)
    await assess(reference)
    return { id: case_id, reference, blobKey: `${server.workspaceId}/${document_ids[0]}` }
  }
  const operate = async <T = Record<string, unknown>>(name: string, input: object) =>
    (await server.operate(name, input)) as T
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('it was not refused'),
      (thrown: unknown) => thrown,
    )
    assert.ok(error instanceof Refusal, String(error))
    return [error.status, (error.body as { detail: { code?: string } }).detail.code]
  }

  const inTenant = <T>(text: (id: string) => ReturnType<typeof sql<T>>, id: string) =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) => (await text(id).execute(tx)).rows)

  /** Every stored sealed value of a case. */
  const sealedOf = async (caseId: string): Promise<readonly Sealed[]> =>
    (
      await inTenant<{ column: SealedColumn; row_id: string; bytes: Buffer | null }>(
        (id) => sql`
          select 'kyc_case.subject' as column, '' as row_id, subject as bytes from kyc_case where id = ${id}
          union all select 'kyc_case.metadata_json', '', metadata_json from kyc_case where id = ${id}
          union all select 'extraction.fields', id::text, fields from extraction where case_id = ${id}
          union all select 'extraction.checks', id::text, checks from extraction where case_id = ${id}
          union all select 'document.entry', id::text, entry from document where case_id = ${id}
          union all select 'document.provenance', id::text, provenance from document where case_id = ${id}
          union all select 'verdict.input', id::text, input from verdict where case_id = ${id}
          union all select 'verdict.answer', id::text, answer from verdict where case_id = ${id}`,
        caseId,
      )
    ).flatMap(({ column, row_id: rowId, bytes }) => (bytes === null ? [] : [{ column, rowId, bytes }]))

  const contextOf = (reference: string, { column, rowId }: Sealed): EncryptionContext => ({
    tenantId: server.workspaceId,
    case: { environment: 'sandbox', reference },
    column,
    rowId,
  })
  const dataKeys = (caseId: string) =>
    inTenant<{ id: string; wrapped: Buffer }>(
      (id) => sql`select id, wrapped from data_key where case_id = ${id}`,
      caseId,
    )
  const rawBlobs = () => openBlobs({ storageUrl: null, dataDir: server.dataDir })

  it('has only sealed values, and each opens in its own context', async () => {
    const { id, reference, blobKey } = await fullCase()
    const sealed = await sealedOf(id)
    assert.equal(sealed.length, 7)
    for (const value of sealed) {
      const opened = await openSealed(server.services, contextOf(reference, value), value.bytes)
      assert.doesNotThrow(() => JSON.parse(String(opened)), value.column)
    }
    const input = sealed.find(({ column }) => column === 'verdict.input')!
    const opened = await openSealed(server.services, contextOf(reference, input), input.bytes)
    assert.deepEqual((JSON.parse(String(opened)) as { values: object }).values, { first_name: 'Quillonia' })
    const stream = await server.services.blobs.get(blobKey, (keyId) =>
      openDataKey(server.services, server.workspaceId, keyId),
    )
    assert.ok(png(10, 10).equals(await buffer(stream)))
  })

  it('refuses each of its values in any other context, and in that of another case', async () => {
    const { id, reference } = await fullCase()
    const sealed = await sealedOf(id)
    for (const one of sealed) {
      for (const other of sealed) {
        if (one === other) continue
        await assert.rejects(openSealed(server.services, contextOf(reference, other), one.bytes), {
          name: 'SealBroken',
        })
      }
      await assert.rejects(openSealed(server.services, contextOf('client-other', one), one.bytes), {
        name: 'SealBroken',
      })
    }
  })

  it('cannot be opened as another workspace', async () => {
    const { id, reference } = await fullCase()
    const { id: theirs } = await operate<{ id: string }>('workspaces.create', { name: 'Other' })
    for (const value of await sealedOf(id)) {
      const context = { ...contextOf(reference, value), tenantId: theirs }
      assert.equal(await openSealed(server.services, context, value.bytes), null)
    }
  })

  it('once erased cannot be opened with the secret, all remaining keys and copies of the sealed values', async () => {
    const kept = await fullCase()
    const { id, reference, blobKey } = await fullCase()
    const copies = await sealedOf(id)
    const blob = await buffer(await (await rawBlobs()).get(blobKey))
    await operate('cases.erase', { id })

    const { services, workspaceId } = server
    const { version, key: workspaceKey } = await services.workspaceKeys.open(workspaceId, null)
    const left = await inTenant<{ id: string; wrapped: Buffer }>(() => sql`select id, wrapped from data_key`, id)
    const keys = left.map(({ id: keyId, wrapped }) =>
      unwrapKey(wrapped, { under: workspaceKey, name: dataKeyName(workspaceId, keyId) }),
    )
    assert.ok(version === 1 && keys.length >= 2)
    for (const value of copies) {
      assert.equal(await openSealed(services, contextOf(reference, value), value.bytes), null)
      for (const key of [...keys, workspaceKey, ...services.keys.versions.map(({ wrap }) => wrap)]) {
        assert.throws(() => openBytes(key, { context: contextOf(reference, value), sealed: value.bytes }))
      }
    }
    const elsewhere = { get: async () => (await import('node:stream')).Readable.from([blob]) }
    for (const key of keys) {
      const opened = sealedBlobs({ ...(await rawBlobs()), ...elsewhere }).get(blobKey, async () => key)
      await assert.rejects(async () => buffer(await opened), { name: 'SealBroken' })
    }
    assert.equal((await sealedOf(kept.id)).length, 7)
    assert.equal((await dataKeys(kept.id)).length, 2)
  })

  it('once erased has no keys, values or documents, but its reference and a receipt', async () => {
    const { id, reference, blobKey } = await fullCase()
    const receipt = await operate('cases.erase', { id, reason: 'mistake' })
    assert.deepEqual(await dataKeys(id), [])
    assert.deepEqual(
      (await sealedOf(id)).filter(({ bytes }) => bytes.length > 0),
      [],
    )
    assert.equal(await server.services.blobs.has(blobKey), false)
    const at = '2026-11-21T10:00:00.000+00:00'
    const { id: receiptId, ...said } = receipt
    assert.deepEqual(said, {
      case_id: id,
      actor: 'operator',
      reason: 'mistake',
      data_keys: 2,
      extractions: 1,
      documents: 1,
      verdicts: 1,
      erased_at: at,
      finished_at: at,
    })
    const shown = await operate<{ reference: string; erased_at: string; erasures: object[] }>('cases.show', { id })
    assert.deepEqual([shown.reference, shown.erased_at, shown.erasures], [reference, at, [{ id: receiptId, ...said }]])
  })

  it('once erased takes new data under new keys, which a second erasure destroys', async () => {
    const { id, reference } = await fullCase()
    await operate('cases.erase', { id })
    assert.equal((await assess(reference)).case_id, id)
    const fresh = (await sealedOf(id)).filter(({ bytes }) => bytes.length > 0)
    assert.deepEqual(fresh.map(({ column }) => column).sort(), ['kyc_case.subject', 'verdict.answer', 'verdict.input'])
    for (const value of fresh) {
      assert.notEqual(await openSealed(server.services, contextOf(reference, value), value.bytes), null)
    }
    const second = await operate('cases.erase', { id })
    assert.deepEqual([second['data_keys'], second['documents'], second['verdicts']], [1, 0, 1])
  })

  it('that has nothing left to erase is answered with its receipt', async () => {
    const { id } = await fullCase()
    const receipt = await operate('cases.erase', { id })
    assert.deepEqual(await operate('cases.erase', { id }), receipt)
  })

  it('under legal hold is refused with 409 and unchanged', async () => {
    const { id } = await fullCase()
    await operate('cases.hold', { id, held: true })
    assert.deepEqual(await refusal(operate('cases.erase', { id })), [409, 'legal_hold'])
    assert.equal((await dataKeys(id)).length, 2)
    await operate('cases.hold', { id, held: false })
    await operate('cases.erase', { id })
    assert.equal((await dataKeys(id)).length, 0)
  })

  it('that is unknown is 404, an unknown reason is 422', async () => {
    for (const id of [randomUUID(), 'not an id']) {
      for (const [name, extra] of [
        ['cases.erase', {}],
        ['cases.show', {}],
        ['cases.close', {}],
        ['cases.hold', { held: true }],
      ] as const) {
        assert.equal((await refusal(operate(name, { id, ...extra })))[0], 404)
      }
    }
    const { id } = await fullCase()
    assert.equal((await refusal(operate('cases.erase', { id, reason: 'Quillonia asked' })))[0], 422)
  })

  it('whose erasure was interrupted before its documents were deleted is finished by the next purge', async () => {
    const { id, blobKey } = await fullCase()
    const failing = { ...server.services.blobs, delete: () => Promise.reject(new Error('the disk is away')) }
    await assert.rejects(
      runOperatorOperation({ ...server.services, blobs: failing }, 'cases.erase', { id }),
      /the disk is away/,
    )
    assert.deepEqual(await dataKeys(id), [])
    assert.equal(await server.services.blobs.has(blobKey), true)
    await purgeDue(server.services, { dryRun: true, by: retentionErases })
    assert.equal(await server.services.blobs.has(blobKey), true)
    await purgeDue(server.services, { dryRun: false, by: retentionErases })
    assert.equal(await server.services.blobs.has(blobKey), false)
    const shown = await operate<{ erasures: { finished_at: string }[] }>('cases.show', { id })
    assert.equal(shown.erasures[0]?.finished_at, '2026-11-21T10:00:00.000+00:00')
  })

  it('erased during concurrent writes has only whole writes under their own keys', async () => {
    const { id, reference } = await fullCase()
    await Promise.all([assess(reference), operate('cases.erase', { id }), assess(reference), assess(reference)])
    for (const value of await sealedOf(id)) {
      if (value.bytes.length === 0) continue
      assert.notEqual(await openSealed(server.services, contextOf(reference, value), value.bytes), null)
    }
  })
})

describe('the retention clock', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer()
  })
  after(() => server.stop())

  const operate = async <T = Record<string, unknown>>(name: string, input: object) =>
    (await server.operate(name, input)) as T
  const storeVerdict = async (reference: string) => {
    const answer = await server.post('/v1/kyc/verify', { reference, values: { first_name: 'Quillonia' } })
    return ((await answer.json()) as { case_id: string }).case_id
  }
  const purge = (dryRun: boolean) =>
    operate<{ erased: number; due: { id: string; kept_until: string }[] }>('cases.purge', { dry_run: dryRun })

  it('runs five years from the closing, and a dry run erases nothing', async () => {
    server.clock.set('2026-11-21T10:00:00.000Z')
    const id = await storeVerdict('five-years')
    await operate('cases.close', { id })
    server.clock.set('2031-11-21T09:59:59.999Z')
    assert.deepEqual((await purge(true)).due, [])
    server.clock.set('2031-11-21T10:00:00.000Z')
    assert.deepEqual(
      (await purge(true)).due.map((due) => [due.id, due.kept_until]),
      [[id, '2031-11-21T10:00:00.000+00:00']],
    )
    assert.equal((await operate('cases.show', { id }))['erased_at'], null)
    assert.equal((await purge(false)).erased, 1)
    const shown = await operate<{ erasures: { reason: string }[] }>('cases.show', { id })
    assert.equal(shown.erasures[0]?.reason, 'retention')
    assert.deepEqual(await purge(false), { dry_run: false, erased: 0, due: [] })
  })

  it('runs for the longer of the years of the policy that judged the case and of the policy in force', async () => {
    server.clock.set('2026-11-21T10:00:00.000Z')
    const publish = (policy: object) => operate('policies.publish', { workspace_id: server.workspaceId, policy })
    const dueAfter = async (id: string) => {
      for (let year = 2027; year < 2040; year++) {
        server.clock.set(`${year}-11-21T10:00:00.000Z`)
        if ((await purge(true)).due.some((due) => due.id === id)) return year - 2026
      }
      return null
    }
    await publish({ regime: 'generic', retention_years: 2 })
    const short = await storeVerdict('two-years')
    await operate('cases.close', { id: short })
    assert.equal(await dueAfter(short), 2)
    server.clock.set('2026-11-21T10:00:00.000Z')
    await publish({ regime: 'generic', retention_years: 7 })
    assert.equal(await dueAfter(short), 7)
    server.clock.set('2026-11-21T10:00:00.000Z')
    const long = await storeVerdict('seven-years')
    await operate('cases.close', { id: long })
    await operate('policies.revert', { workspace_id: server.workspaceId })
    assert.equal(await dueAfter(long), 7)
    assert.equal(await dueAfter(short), 5)
    server.clock.set('2034-01-01T00:00:00.000Z')
    assert.equal((await purge(false)).erased, 2)
  })

  it('never erases an open case, a held one, or one that changed since', async () => {
    server.clock.set('2026-11-21T10:00:00.000Z')
    const [, held, late] = [await storeVerdict('open'), await storeVerdict('held'), await storeVerdict('late')]
    await operate('cases.close', { id: held })
    await operate('cases.hold', { id: held, held: true })
    await operate('cases.close', { id: late })
    server.clock.set('2030-01-01T00:00:00.000Z')
    await storeVerdict('late')
    server.clock.set('2032-01-01T00:00:00.000Z')
    assert.deepEqual((await purge(false)).due, [])
    server.clock.set('2035-01-01T00:00:00.000Z')
    assert.deepEqual(
      (await purge(false)).due.map(({ id }) => id),
      [late],
    )
  })

  it('closing again keeps the first moment', async () => {
    server.clock.set('2026-11-21T10:00:00.000Z')
    const id = await storeVerdict('twice')
    await operate('cases.close', { id })
    server.clock.set('2027-11-21T10:00:00.000Z')
    assert.equal((await operate('cases.close', { id }))['closed_at'], '2026-11-21T10:00:00.000+00:00')
  })

  it('is applied by the job', async () => {
    server.clock.set('2026-11-21T10:00:00.000Z')
    const id = await storeVerdict('by-job')
    await operate('cases.close', { id })
    server.clock.set('2040-01-01T00:00:00.000Z')
    const { jobs } = await import('../../src/jobs/index.ts')
    await jobs.find(({ name }) => name === 'purge-cases')!.run(server.services, jobContext())
    const shown = await operate<{ erasures: { actor: string }[] }>('cases.show', { id })
    assert.deepEqual(
      shown.erasures.map(({ actor }) => actor),
      ['retention'],
    )
  })
})
