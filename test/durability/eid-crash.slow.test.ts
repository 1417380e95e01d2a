import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { withTenant } from '../../src/store/tenant.ts'
import {
  newInstallationPlace,
  openPlace,
  prepare,
  start,
  type Installation,
  type Served,
} from '../faults/durability/installation.ts'
import { until } from '../faults/durability/lives.ts'
import { operatorServices } from '../support/operator-services.ts'

/** The sandbox's client needs 5 s for a chosen outcome. */
const finishedMsMax = 30_000

describe('a server that is killed in an eID call', () => {
  let place: Awaited<ReturnType<typeof newInstallationPlace>>
  let installation: Installation
  let key: string
  before(async () => {
    place = await newInstallationPlace(process.env['TEST_DATABASE_URL'] ?? null)
    installation = await prepare(place)
    key = await opened(async (store) => {
      const secret = deriveKeys(installation.settings['GATEHOUSE_SECRET_KEY'] ?? '')
      const services = await operatorServices(store, { now: () => new Date() }, secret)
      const input = { workspace_id: installation.workspaceId, name: 'eID', scopes: ['kyc:eid'] }
      return ((await runOperatorOperation(services, 'keys.create', input)) as { key: string }).key
    })
  })
  after(() => place.remove())

  async function opened<T>(work: (store: Awaited<ReturnType<typeof openPlace>>) => Promise<T>): Promise<T> {
    const store = await openPlace(installation)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  const serve = (failpoint?: string) =>
    start(installation, failpoint === undefined ? {} : { GATEHOUSE_FAILPOINT: failpoint })
  const headers = () => ({ Authorization: `Bearer ${key}` })
  const begin = (served: Served, reference: string, email: string) =>
    fetch(`${served.url}/v1/kyc/eid`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ reference, email, first_name: 'Clara', last_name: 'Clearwater' }),
    })
  const poll = (served: Served, eidKey: number) => fetch(`${served.url}/v1/kyc/eid/${eidKey}`, { headers: headers() })
  const begun = async (served: Served, reference: string, email = 'pass+clara@example.com') => {
    const answer = await begin(served, reference, email)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { key: number }).key
  }
  const isComplete = async (served: Served, eidKey: number) =>
    ((await (await poll(served, eidKey)).json()) as { complete: boolean }).complete
  const stop = async (served: Served) => {
    served.kill('SIGTERM')
    await served.ended
  }
  /** Calls until the server has died, and fails when it does not die. */
  const dies = async (served: Served, call: () => Promise<unknown>) => {
    let gone = false
    void served.ended.then(() => (gone = true))
    let calling = false
    await until(() => {
      if (!gone && !calling) {
        calling = true
        void call()
          .catch(() => {})
          .finally(() => (calling = false))
      }
      return gone
    }, finishedMsMax)
    if (!gone) served.kill('SIGKILL')
    await served.ended
    assert.ok(gone, 'the failpoint was not reached')
  }
  const stored = () =>
    opened((store) =>
      withTenant(store.app, installation.workspaceId, async (tx) => ({
        requests: await tx.selectFrom('eid_request').selectAll().execute(),
        cases: await tx.selectFrom('kyc_case').select(['id', 'reference', 'metadata_json']).execute(),
        mails: await tx.selectFrom('mail').select(['eid_key', 'state']).execute(),
        events: await tx.selectFrom('event').selectAll().execute(),
        deliveries: await tx.selectFrom('delivery').select(['event_id', 'endpoint_id']).execute(),
        entries: await tx.selectFrom('audit_entry').select(['action', 'object_id']).execute(),
      })),
    )

  it('between the claim of its event and the commit, has sent none, and the next poll sends the one', async () => {
    // The first `before_commit` is of the start, in another life; here it is of the claim.
    const first = await serve()
    const eidKey = await begun(first, 'client-claim')
    await stop(first)
    const second = await serve('before_commit:1')
    await dies(second, () => poll(second, eidKey))
    const killed = await stored()
    assert.deepEqual(killed.events, [])
    const request = killed.requests.find((row) => row.key === eidKey)
    assert.deepEqual([request?.state, request?.event_id], ['complete', null])

    const third = await serve()
    for (let polls = 0; polls < 5; polls++) assert.equal(await isComplete(third, eidKey), true)
    await stop(third)
    const { events, deliveries, requests } = await stored()
    assert.equal(events.length, 1)
    const wanted = installation.endpoints.filter(({ events: names }) => names.includes('kyc.eid_completed'))
    assert.deepEqual(
      deliveries.map(({ event_id: event, endpoint_id: endpoint }) => [event, endpoint]),
      wanted.map(({ id }) => [events[0]?.id, id]),
    )
    assert.equal(requests.find((row) => row.key === eidKey)?.event_id, events[0]?.id)
  })

  it('after the provider has started and before the commit, leaves no request, no case and no mail', async () => {
    const before = await stored()
    const served = await serve('before_commit:1')
    await dies(served, () => begin(served, 'client-start', 'never+clara@example.com'))
    const { requests, cases, mails, entries } = await stored()
    assert.deepEqual(
      [requests.length, cases.length, mails.length, entries.filter(({ action }) => action.startsWith('eid.')).length],
      [
        before.requests.length,
        before.cases.length,
        before.mails.length,
        before.entries.filter(({ action }) => action.startsWith('eid.')).length,
      ],
    )
  })

  it('once the start was committed, keeps request, case and mail, and a repeated call replaces it', async () => {
    const served = await serve('after_commit:1')
    const reference = 'client-committed'
    let answered = 0
    await dies(served, async () => {
      await begin(served, reference, 'never+committed@example.com')
      answered++
    })
    assert.equal(answered, 0)
    const killed = await stored()
    const [request, ...others] = killed.requests.filter((row) => row.reference === reference)
    assert.deepEqual([request?.state, others], ['pending', []])
    assert.equal(killed.mails.filter(({ eid_key: of }) => of === request?.key).length, 1)
    assert.equal(killed.cases.filter((row) => row.reference === reference).length, 1)

    const again = await serve()
    const eidKey = await begun(again, reference)
    await stop(again)
    const { requests } = await stored()
    assert.deepEqual(
      requests
        .filter((row) => row.reference === reference)
        .toSorted((one, other) => one.key - other.key)
        .map(({ key: of, state }) => [of === eidKey, state]),
      [
        [false, 'replaced'],
        [true, 'pending'],
      ],
    )
  })
})
