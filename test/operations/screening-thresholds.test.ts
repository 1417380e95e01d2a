import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { rescreenCases } from '../../src/jobs/rescreen-cases.ts'
import { lastScreening } from '../../src/operations/screening/last-screening.ts'
import { actingAs } from '../../src/operations/operator-actor.ts'
import { findCase } from '../../src/store/cases.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { namesList } from '../support/names-list.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface Proposal {
  readonly id: string
  readonly finished_at: string | null
  readonly stale: boolean
  readonly loosens: boolean
  readonly compared: number
  readonly changing: number
  readonly newly_failed: number
  readonly topics: readonly object[]
  readonly checks: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly cases: number
  }[]
  readonly cases: readonly object[]
}

const entries = [
  { name: 'Paula Exposed', recordId: 'X-1', topics: ['pep'], score: 800 },
  { name: 'Walter Sought', recordId: 'X-2', topics: ['wanted'], score: 920 },
  { name: 'Boris Brackwater', recordId: 'X-3', topics: ['sanction'], score: 820 },
  { name: 'Olga Clearedova', recordId: 'X-4', topics: ['pep'], score: 800 },
] as const
const defaults = {
  sanction: { critical: 85, warning: 75 },
  wanted: { critical: null, warning: 75 },
  debarment: { critical: null, warning: 75 },
  pep: { critical: null, warning: 85 },
  rca: { critical: null, warning: 85 },
}

describe('thresholds of the screening', () => {
  let server: TestServer
  let sandbox = { workspace_id: '', environment: 'sandbox' }
  let calls = 0
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader, screener: namesList(entries) } })
    sandbox = { workspace_id: server.workspaceId, environment: 'sandbox' }
  })
  after(() => server.stop())

  const operate = async <T>(name: string, input: object) => (await server.operate(name, input)) as T
  const propose = (input: object) =>
    operate<Proposal>('thresholds.propose', { ...sandbox, reason: 'Namesakes of ministers.', ...input })
  const verify = async (reference: string, name: string, extra: object = {}, key = server.key) => {
    server.clock.advance(1_000)
    const [first_name, last_name] = name.split(' ')
    const body = { reference, values: { first_name, last_name, country: 'BR' }, ...extra }
    const answer = await server.post('/v1/kyc/verify', body, { key })
    assert.equal(answer.status, 200)
    return (await answer.json()) as VerifyAnswer
  }
  const outcome = ({ verification }: VerifyAnswer, id: string) => {
    const check = verification.checks.find((one) => one.id === id) ?? assert.fail(`no check ${id}`)
    return check.passed ? 'passed' : check.severity
  }
  const pep = (answer: VerifyAnswer) => outcome(answer, 'screening:pep:Paula Exposed')
  const lastOf = async (caseId: string) => {
    const { app } = server.services.store
    const stored = await withTenant(app, server.workspaceId, (tx) => findCase(tx, server.workspaceId, caseId))
    return (await lastScreening(server.services, stored!)) ?? assert.fail('no verdict')
  }
  const replayed = async (verdictId: string) =>
    (await operate<{ outcome: string }>('verdicts.replay', { id: verdictId })).outcome
  const entriesOf = async (action: string) =>
    (await auditRows(server.services.store).entries()).filter((entry) => entry.action === action)
  const newWorkspace = async (regime?: string) => {
    const { id } = await operate<{ id: string }>('workspaces.create', { name: `Bank ${++calls}`, regime })
    const { key } = await operate<{ key: string }>('keys.create', {
      ...{ workspace_id: id, name: 'key', scopes: ['kyc:verify'] },
    })
    return { id, key }
  }
  const reasons = (input: object) =>
    propose(input).then(
      () => assert.fail('it was proposed'),
      (error: { status: number; body: { detail: { loc: string[]; msg: string }[] } }) => {
        assert.equal(error.status, 422)
        return error.body.detail.map(({ loc, msg }) => `${loc.slice(2).join('.')}: ${msg}`)
      },
    )

  let paula = ''
  let boris = ''
  let judgedBefore = ''

  it('are the product’s until a workspace sets others, and the verdict keeps none', async () => {
    const shown = await operate<Record<string, unknown>>('thresholds.show', sandbox)
    assert.deepEqual([shown['version'], shown['topics'], shown['proposal']], [null, defaults, null])
    const answer = await verify('paula', 'Paula Exposed')
    assert.equal(pep(answer), 'passed')
    assert.equal(outcome(await verify('walter', 'Walter Sought'), 'screening:sanctions:Walter Sought'), 'warning')
    const listed = await verify('boris', 'Boris Brackwater')
    assert.equal(outcome(listed, 'screening:sanctions:Boris Brackwater'), 'warning')
    await verify('clara', 'Clara Clearwater')
    ;[paula, boris] = [answer.case_id!, listed.case_id!]
    const last = await lastOf(paula)
    assert.equal(last.input.screeningThresholds, undefined)
    judgedBefore = last.verdictId
  })

  it('that are proposed say what would change in the stored cases, and change nothing', async () => {
    const proposal = await propose({ topics: { pep: { warning: 78 }, sanction: { critical: 80 } } })
    assert.deepEqual(
      [proposal.compared, proposal.changing, proposal.newly_failed, proposal.stale, proposal.loosens],
      [4, 2, 0, false, false],
    )
    assert.equal(proposal.finished_at, '2026-11-21T10:00:04.000+00:00')
    assert.deepEqual(proposal.topics, [
      { topic: 'pep', from: 'none', to: 'warning', hits: 1, cases: 1 },
      { topic: 'sanction', from: 'warning', to: 'critical', hits: 1, cases: 1 },
    ])
    const changes = proposal.checks.map(({ id, from, to, cases }) => [id, from, to, cases])
    assert.ok(
      changes.some((one) => one.join(' ') === 'screening:pep passed warning 1'),
      JSON.stringify(changes),
    )
    assert.ok(changes.some((one) => one.join(' ') === 'screening:sanctions warning critical 1'))
    const none = { gained_critical: 0, gained_warning: 0, lost_critical: 0, lost_warning: 0, becomes: null }
    const expected = [
      { ...none, case_id: paula, gained_warning: 1 },
      { ...none, case_id: boris, gained_critical: 1, lost_warning: 1 },
    ]
    const byId = (a: { case_id: string }, b: { case_id: string }) => (a.case_id < b.case_id ? -1 : 1)
    assert.deepEqual(proposal.cases, expected.toSorted(byId))
    assert.doesNotMatch(JSON.stringify(proposal), /Exposed|Brackwater/)
    assert.equal(pep(await verify('paula-2', 'Paula Exposed')), 'passed')
  })

  it('that are activated judge the next verdict, which keeps them', async () => {
    const version = await operate<Record<string, unknown>>('thresholds.activate', sandbox)
    assert.deepEqual(
      [version['version'], version['running'], version['reason'], version['activated_by']],
      [1, true, 'Namesakes of ministers.', 'command_line'],
    )
    assert.deepEqual(version['topics'], {
      ...defaults,
      ...{ pep: { critical: null, warning: 78 }, sanction: { critical: 80, warning: 75 } },
    })
    const answer = await verify('paula-3', 'Paula Exposed')
    assert.equal(pep(answer), 'warning')
    assert.deepEqual(
      answer.screening?.map(({ record_id, score }) => [record_id, score]),
      [['X-1', 800]],
    )
    const { input } = await lastOf(answer.case_id!)
    assert.equal(input.screeningThresholds?.version, 1)
    assert.deepEqual(input.screeningThresholds?.scores.pep, { critical: null, warning: 780 })
  })

  it('leave earlier verdicts as they were: each replays under the thresholds it was reached with', async () => {
    assert.equal(await replayed(judgedBefore), 'identical')
    const { case_id: id } = await verify('paula-4', 'Paula Exposed')
    const underFirst = (await lastOf(id!)).verdictId
    await propose({ topics: {}, from_defaults: true, reason: 'Too many.' })
    await operate('thresholds.activate', sandbox)
    assert.equal(await replayed(underFirst), 'identical')
    assert.equal(await replayed(judgedBefore), 'identical')
    assert.equal(pep(await verify('paula-5', 'Paula Exposed')), 'passed')
  })

  it('have a history that nobody can change', async () => {
    const history = await operate<{ version: number; running: boolean; reason: string }[]>(
      'thresholds.history',
      sandbox,
    )
    assert.deepEqual(
      history.map(({ version, running, reason }) => [version, running, reason]),
      [
        [2, true, 'Too many.'],
        [1, false, 'Namesakes of ministers.'],
      ],
    )
    const change = server.services.store.system.updateTable('screening_thresholds').set({ reason: 'Another.' })
    await assert.rejects(change.execute(), /permission denied/)
  })

  it('that change what a case’s hits come to raise its alert, once, until they are taken back', async () => {
    const compare = async () => {
      await rescreenCases.run(server.services, jobContext())
      server.clock.advance(31_000)
      await rescreenCases.run(server.services, jobContext())
    }
    const alerts = async () => {
      const found = await operate<
        { case_id: string; changes: { change: string; record: string; severity: string }[] }[]
      >('cases.alerts', { workspace_id: server.workspaceId })
      return found.filter(({ case_id }) => case_id === paula).flatMap(({ changes }) => changes)
    }
    await compare()
    assert.deepEqual(await alerts(), [])
    await propose({ topics: { pep: { warning: 80 } } })
    await operate('thresholds.activate', sandbox)
    await compare()
    const [alert, ...others] = await alerts()
    assert.deepEqual([alert?.change, alert?.record, alert?.severity, others.length], ['changed', 'X-1', 'warning', 0])
    await propose({ topics: {}, from_defaults: true })
    await operate('thresholds.activate', sandbox)
    await compare()
    assert.deepEqual(await alerts(), [])
  })

  it('of one environment and workspace are no other’s', async () => {
    await propose({ topics: { pep: { warning: 75 } } })
    await operate('thresholds.activate', sandbox)
    assert.equal(pep(await verify('own', 'Paula Exposed')), 'warning')
    assert.equal(pep(await verify('own', 'Paula Exposed', { environment: 'production' })), 'passed')
    const other = await newWorkspace()
    assert.equal(pep(await verify('own', 'Paula Exposed', {}, other.key)), 'passed')
    await assert.rejects(operate('thresholds.activate', { ...sandbox, environment: 'production' }), {
      status: 404,
      code: 'nothing_proposed',
    })
    const rows = await withTenant(server.services.store.app, other.id, (tx) =>
      tx.selectFrom('screening_thresholds').select('version').execute(),
    )
    assert.deepEqual(rows, [])
  })

  it('block on a topic that blocks nobody by default, where a workspace wants that', async () => {
    await propose({ topics: { wanted: { critical: 90 } } })
    await operate('thresholds.activate', sandbox)
    assert.equal(outcome(await verify('sought', 'Walter Sought'), 'screening:sanctions:Walter Sought'), 'critical')
  })

  it('are compared without hits that were cleared', async () => {
    const on = { ...sandbox, workspace_id: (await newWorkspace()).id }
    const { key } = await operate<{ key: string }>('keys.create', {
      ...{ workspace_id: on.workspace_id, name: 'key', scopes: ['kyc:verify'] },
    })
    const { case_id: id } = await verify('olga', 'Olga Clearedova', {}, key)
    await operate('cases.clear_hit', {
      ...{
        id,
        party: 'Olga Clearedova',
        list: 'sandbox',
        record: 'X-4',
        reason: 'Another Olga.',
        expires: '2027-01-01',
      },
    })
    await verify('olga', 'Olga Clearedova', {}, key)
    const proposal = await propose({ ...on, topics: { pep: { warning: 75 } } })
    assert.deepEqual([proposal.compared, proposal.changing, proposal.cases], [1, 0, []])
  })

  it('are compared in parts, and not activated before the last', async () => {
    const { id, key } = await newWorkspace()
    const on = { workspace_id: id, environment: 'sandbox' }
    for (const reference of ['a', 'b', 'c']) await verify(reference, 'Paula Exposed', {}, key)
    const first = await propose({ ...on, topics: { pep: { warning: 80 } }, limit: 2 })
    assert.deepEqual([first.compared, first.finished_at], [2, null])
    await assert.rejects(operate('thresholds.activate', on), { status: 409, code: 'proposal_unfinished' })
    const last = await operate<Proposal>('thresholds.compare', on)
    assert.deepEqual([last.compared, last.changing, last.cases.length], [3, 3, 3])
    assert.deepEqual(last.topics, [{ topic: 'pep', from: 'none', to: 'warning', hits: 3, cases: 3 }])
    await operate('thresholds.activate', on)
  })

  it('that are proposed are stale when the lists change, and are discarded', async () => {
    const on = { workspace_id: server.workspaceId, environment: 'production' }
    await propose({ ...on, topics: { pep: { warning: 80 } } })
    const file = path.join(server.dataDir, 'list.csv')
    await writeFile(file, 'id,schema,name,aliases,birth_date,countries,identifiers\nL-1,Person,Ivan Exemplov,,,,\n')
    await operate('lists.import', { source: 'un', path: file })
    const { proposal } = await operate<{ proposal: Proposal }>('thresholds.show', on)
    assert.equal(proposal.stale, true)
    await assert.rejects(operate('thresholds.activate', on), { status: 409, code: 'proposal_stale' })
    assert.deepEqual(await operate('thresholds.discard', on), { ...on, id: proposal.id, discarded: true })
    await assert.rejects(operate('thresholds.discard', on), { status: 404, code: 'nothing_proposed' })
    assert.equal(pep(await verify('never', 'Paula Exposed', { environment: 'production' })), 'passed')
  })

  it('outside their bounds, without effect or with an unknown topic are refused', async () => {
    assert.deepEqual(await reasons({ topics: { pep: { warning: 74 } } }), [
      'pep.warning: Value error, pep.warning must be from 75 to 90',
    ])
    assert.deepEqual(await reasons({ topics: { rca: { critical: 96 } } }), [
      'rca.critical: Value error, rca.critical must be from 75 to 95',
    ])
    assert.deepEqual(await reasons({ topics: { rca: { critical: 80 } } }), [
      'rca.critical: Value error, rca.critical must not be below the threshold of a warning',
    ])
    assert.deepEqual(await reasons({ topics: {} }), [': Value error, these thresholds are those that run'])
    await assert.rejects(propose({ topics: { sanctions: { warning: 76 } } }), { status: 422 })
    await assert.rejects(propose({ topics: { pep: { warning: 80 } }, reason: ' ' }), { status: 422 })
  })

  it('above the default are refused where a lock or a law holds the check, also when that is confirmed', async () => {
    assert.deepEqual(await reasons({ topics: { sanction: { warning: 80 } }, loosen: true }), [
      'sanction.warning: Value error, sanction.warning is above the default of 75, which the lock sanctions of ca_aml holds',
    ])
    const european = { workspace_id: (await newWorkspace('eu_amlr')).id }
    assert.deepEqual(await reasons({ ...european, topics: { pep: { warning: 88 } }, loosen: true }), [
      'pep.warning: Value error, pep.warning is above the default of 85, which Reg. (EU) 2024/1624 art. 20(1)(g) holds',
    ])
  })

  it('above the default are confirmed elsewhere, and count no longer once the policy holds them', async () => {
    const { id, key } = await newWorkspace('generic')
    const on = { workspace_id: id, environment: 'sandbox' }
    const looser = { ...on, topics: { sanction: { critical: 90, warning: 83 } } }
    assert.deepEqual(await reasons(looser), [
      'sanction.critical: Value error, sanction.critical is above the default of 85: confirm that hits may pass',
      'sanction.warning: Value error, sanction.warning is above the default of 75: confirm that hits may pass',
    ])
    await verify('loose', 'Boris Brackwater', {}, key)
    const proposal = await propose({ ...looser, loosen: true })
    assert.deepEqual(
      [proposal.loosens, proposal.topics],
      [true, [{ topic: 'sanction', from: 'warning', to: 'none', hits: 1, cases: 1 }]],
    )
    await operate('thresholds.activate', on)
    const check = 'screening:sanctions:Boris Brackwater'
    assert.equal(outcome(await verify('loose', 'Boris Brackwater', {}, key), check), 'passed')
    const [activated] = (await entriesOf('thresholds.activated')).filter(({ tenant_id }) => tenant_id === id)
    assert.deepEqual([activated?.reason, activated?.changed], ['loosened', ['sandbox', 'sanction']])
    await operate('workspaces.update', { id, regime: 'us_bsa' })
    assert.equal(outcome(await verify('loose', 'Boris Brackwater', {}, key), check), 'warning')
  })

  it('leave an audit entry for each step, with no reason that somebody wrote', async () => {
    for (const action of ['proposed', 'compared', 'activated', 'discarded']) {
      const found = await entriesOf(`thresholds.${action}`)
      assert.ok(found.length > 0, action)
      assert.ok(
        found.every(({ actor_id }) => actor_id === 'command_line'),
        action,
      )
      assert.doesNotMatch(JSON.stringify(found), /Namesakes|Too many/)
    }
  })

  it('are activated by another system user than proposed them where a workspace wants two reviewers', async () => {
    const { id } = await newWorkspace()
    await operate('workspaces.update', { id, four_eyes: true })
    const on = { workspace_id: id, environment: 'sandbox' }
    await actingAs('alice', () => propose({ ...on, topics: { pep: { warning: 80 } } }))
    const activate = () => operate<{ activated_by: string }>('thresholds.activate', on)
    await assert.rejects(actingAs('alice', activate), { status: 409, code: 'proposed_by_you' })
    assert.equal((await actingAs('bob', activate)).activated_by, 'command_line-bob')
  })
})
