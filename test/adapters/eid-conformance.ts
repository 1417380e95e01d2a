import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { EidClient } from '../../src/domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable, type EidContext, type EidProvider } from '../../src/ports/eid-provider.ts'

/** Longest wait for a call whose signal is aborted. */
const abortedMsMax = 1_000
const refLengthMax = 255

/** A provider with what a suite needs to drive it. */
export interface EidTrial {
  readonly provider: EidProvider
  /** At the present of the trial. */
  context(signal?: AbortSignal): EidContext
  /** A client who finishes when told to. */
  readonly client: EidClient
  /** A client who does not finish meanwhile. */
  readonly idleClient: EidClient
  /** Cancelling deletes the request, so that it is unknown afterwards. Absent: it is archived. */
  readonly forgetsCancelled?: true
  /** Lets the client of a request finish. */
  finish(ref: string): Promise<void>
  close(): Promise<void>
}

/** Registers what every provider does alike. docs/rules/eid.md#providers. */
export function eidConformance({
  name,
  open,
}: {
  readonly name: string
  readonly open: () => Promise<EidTrial>
}): void {
  describe(`every eID provider: ${name}`, () => {
    let trial: EidTrial
    before(async () => {
      trial = await open()
    })
    after(() => trial.close())

    const create = async (client = trial.client) => (await trial.provider.create(client, trial.context())).ref
    const get = (ref: string) => trial.provider.get(ref, trial.context())
    const rejectsReport = async (ref: string, context: EidContext) => {
      const { report } = trial.provider
      if (report !== null) await assert.rejects(report(ref, context), EidProviderUnavailable)
    }
    const finished = async () => {
      const ref = await create()
      await trial.finish(ref)
      return ref
    }

    it('starts a request with a ref, a future expiry, and a link unless it mails the client', async () => {
      const context = trial.context()
      const { ref, link, expiresAt } = await trial.provider.create(trial.client, context)
      assert.ok(ref.length > 0 && ref.length <= refLengthMax)
      assert.ok(expiresAt > context.now)
      assert.equal(link === null, trial.provider.capabilities.emailsClient)
    })

    it('has a new request as requested', async () => {
      assert.deepEqual(await get(await create(trial.idleClient)), { status: 'requested' })
    })

    it('has a finished request as complete, with its findings', async () => {
      const snapshot = await get(await finished())
      assert.equal(snapshot.status, 'complete')
      assert.equal(snapshot.findings.identity.lastName, trial.client.lastName)
    })

    it('answers the same twice', async () => {
      const ref = await finished()
      assert.deepEqual(await get(ref), await get(ref))
    })

    it('has a PDF of a finished request, if it makes reports', async () => {
      const pdf = await trial.provider.report?.(await finished(), trial.context())
      if (pdf !== undefined) assert.equal(Buffer.from(pdf.subarray(0, 5)).toString(), '%PDF-')
    })

    it('has no report of a request that is not finished', async () => {
      const ref = await create(trial.idleClient)
      await rejectsReport(ref, trial.context())
    })

    it('has no more of a cancelled request, and cancels it again without a fault', async () => {
      const ref = await create(trial.idleClient)
      await trial.provider.cancel(ref, trial.context())
      await trial.provider.cancel(ref, trial.context())
      if (trial.forgetsCancelled) await assert.rejects(get(ref), EidProviderUnavailable)
      else assert.deepEqual(await get(ref), { status: 'archived' })
    })

    it('does not undo a finished request when it is cancelled', async () => {
      const ref = await finished()
      await trial.provider.cancel(ref, trial.context())
      assert.equal((await get(ref)).status, 'complete')
    })

    it('can be told twice that a result is stored', async () => {
      const ref = await finished()
      await trial.provider.archive(ref, trial.context())
      await trial.provider.archive(ref, trial.context())
    })

    it('does not mix two requests', async () => {
      const [one, other] = [await create(), await create(trial.idleClient)]
      await trial.finish(one)
      assert.notEqual(one, other)
      assert.equal((await get(one)).status, 'complete')
      assert.equal((await get(other)).status, 'requested')
      await trial.provider.cancel(other, trial.context())
      assert.equal((await get(one)).status, 'complete')
    })

    it('has an unknown request as unavailable or archived, and no report of it', async () => {
      const answer = await get('no-such-request').catch((error: unknown) => error)
      const isArchived = !(answer instanceof Error) && (answer as { readonly status: string }).status === 'archived'
      assert.ok(answer instanceof EidProviderUnavailable || isArchived)
      await rejectsReport('no-such-request', trial.context())
    })

    it('stops at once when its signal is aborted', async () => {
      const ref = await create(trial.idleClient)
      const aborted = trial.context(AbortSignal.abort())
      const startedMs = performance.now()
      await assert.rejects(trial.provider.create(trial.client, aborted), EidProviderUnavailable)
      await assert.rejects(trial.provider.get(ref, aborted), EidProviderUnavailable)
      await rejectsReport(ref, aborted)
      await assert.rejects(trial.provider.cancel(ref, aborted), EidProviderUnavailable)
      assert.ok(performance.now() - startedMs < abortedMsMax)
    })

    it('accepts its credentials', () => trial.provider.check(trial.context()))
  })
}
