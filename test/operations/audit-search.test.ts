import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobs } from '../../src/jobs/index.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer } from '../support/server.ts'

interface Page {
  readonly entries: readonly {
    readonly id: string
    readonly at: string
    readonly action: string
    readonly actor_id: string
    readonly object_id: string
    readonly case_id: string | null
    readonly seq: number | null
  }[]
  readonly next_cursor: string | null
  readonly searched_to: string | null
}

let server: Awaited<ReturnType<typeof startTestServer>>
const cases: string[] = []
let middle = ''
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
  for (const reference of ['client-1', 'client-2', 'client-3']) {
    server.clock.advance(1_000)
    if (reference === 'client-2') middle = server.clock.now().toISOString()
    const answer = await server.post('/v1/kyc/assess', { reference, values: {} })
    cases.push(((await answer.json()) as { case_id: string }).case_id)
  }
})
after(() => server.stop())

async function search(filter: object = {}): Promise<Page> {
  const answer = await server.operate('audit.search', { workspace_id: server.workspaceId, ...filter })
  assertDescribed('audit.search', answer)
  return answer as Page
}

describe('a search of the audit trail', () => {
  it('answers the entries of the workspace, the newest first', async () => {
    const { entries, next_cursor: next } = await search({ action: 'verdict.filed' })
    assert.deepEqual(
      entries.map(({ case_id: id }) => id),
      cases.toReversed(),
    )
    assert.equal(next, null)
    const all = (await search()).entries.map(({ at }) => at)
    assert.deepEqual(all, all.toSorted().toReversed())
  })

  it('finds by actor, object, case and time', async () => {
    const [newest] = (await search({ action: 'verdict.filed' })).entries
    const ofCases = async (filter: object) =>
      (await search({ action: 'verdict.filed', ...filter })).entries.map(({ case_id: id }) => id)
    assert.deepEqual(await ofCases({ actor: newest?.actor_id }), cases.toReversed())
    assert.deepEqual(await ofCases({ actor: 'command_line' }), [])
    assert.deepEqual(await ofCases({ object_id: newest?.object_id }), [cases[2]])
    assert.deepEqual(await ofCases({ case_id: cases[1] }), [cases[1]])
    assert.deepEqual(await ofCases({ from: middle }), [cases[2], cases[1]])
    assert.deepEqual(await ofCases({ to: middle }), [cases[0]])
  })

  it('goes on after its cursor, and new entries move no page', async () => {
    const all = (await search()).entries.map(({ id }) => id)
    const page = await search({ limit: 2 })
    await server.post('/v1/kyc/assess', { reference: 'client-4', values: {} })
    const next = await search({ cursor: page.next_cursor })
    assert.deepEqual(
      [...page.entries, ...next.entries].map(({ id }) => id),
      all,
    )
  })

  it('answers nothing of another workspace, and refuses an unknown action', async () => {
    const { id } = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
    const { entries } = await search({ workspace_id: id })
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['workspace.created'],
    )
    await assert.rejects(search({ action: 'case.stolen' }), { status: 422 })
  })
})

describe('the status of the audit trail', () => {
  const status = async () => {
    const answer = await server.operate('audit.status', { workspace_id: server.workspaceId })
    assertDescribed('audit.status', answer)
    return answer as { entries: number; sealed: number; unsealed: number; signed_seq: number | null }
  }

  it('counts what waits for the chain, then what is in it and signed', async () => {
    const before = await status()
    assert.ok(before.unsealed > 0)
    assert.equal(before.entries, before.sealed + before.unsealed)
    await jobs.find(({ name }) => name === 'seal-audit')?.run(server.services, jobContext())
    const after = await status()
    assert.deepEqual(
      [after.entries, after.sealed, after.unsealed, after.signed_seq],
      [before.entries, before.entries, 0, before.entries],
    )
    const [newest] = (await search()).entries
    assert.equal(newest?.seq, before.entries)
  })
})
