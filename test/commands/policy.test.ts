import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'
import { engineVersion } from '../../src/domain/verdict/engine-version.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let folder: string
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-policies-'))
})
after(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command of the program against the server of the test. */
async function gatehouse(...words: string[]) {
  let [out, err] = ['', '']
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const code = await runCommand(words, output, (say, progress) => {
    const operate = (name: string, input: unknown) => server.operate(name, input)
    return { operate, say, progress } as Partial<CommandContext> as CommandContext
  })
  return { code, out, err }
}
const json = async (...words: string[]) => {
  const { code, out, err } = await gatehouse(...words, '--json')
  return { code, value: JSON.parse(out), err }
}
const file = async (name: string, value: unknown) => {
  const place = path.join(folder, name)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, typeof value === 'string' ? value : JSON.stringify(value))
  return place
}
const workspace = async (regime: string) => {
  const { id } = (await server.operate('workspaces.create', { name: 'Lender', regime })) as { id: string }
  const made = await server.operate('keys.create', { workspace_id: id, name: 'Desk', scopes: ['kyc:verify'] })
  return { id, key: (made as { key: string }).key }
}
const fileCase = async (key: string, reference: string, body: object = {}) => {
  const answer = await server.post('/v1/kyc/verify', { reference, values: { first_name: 'Clara' }, ...body }, { key })
  assert.equal(answer.status, 200)
}
const verdictsOf = (tenantId: string) =>
  withTenant(server.services.store.app, tenantId, (tx) =>
    tx.selectFrom('verdict').select(['id', 'case_id']).where('tenant_id', '=', tenantId).execute(),
  )

describe('policy validate', () => {
  it('says what a file changes of its pack, and exits 0', async () => {
    const good = await file('good.json', {
      regime: 'ca_aml',
      thresholds: { kyc: { income_tolerance: 0.05 } },
      max_age_days: { payslip: 120 },
    })
    const { code, out } = await gatehouse('policy', 'validate', good)
    assert.equal(code, 0)
    assert.deepEqual(out.trimEnd().split('\n'), [
      'The policy can be published over ca_aml.',
      '  thresholds.kyc.income_tolerance: 0.1 → 0.05 (tighter)',
      '  max_age_days.payslip: 60 → 120 (looser)',
    ])
  })

  it('names every setting that a lock refuses, and exits 1', async () => {
    const bad = await file('bad.json', {
      regime: 'ca_aml',
      severities: { legible: 'off', tidiness: 'info' },
      locks: { sanctions: false },
    })
    const { code, value } = await json('policy', 'validate', bad)
    assert.equal(code, 1)
    assert.deepEqual(value.refusals, [
      { path: 'severities.tidiness', message: 'tidiness is no check rule' },
      { path: 'locks.sanctions', message: 'off is looser than on, which the sanctions lock of ca_aml holds' },
      { path: 'severities.legible', message: 'off is looser than critical, which the identity lock of ca_aml holds' },
    ])
    const { out } = await gatehouse('policy', 'validate', bad)
    assert.match(out, /The policy cannot be published:\n {2}severities\.tidiness: tidiness is no check rule/)
  })

  const wrong: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['no JSON', '{', /not valid JSON/],
    ['a setting that there is none of', '{"regime":"ca_aml","treshold":{}}', /"type":"extra_forbidden"/],
    ['no regime', '{}', /"loc":\["body","regime"\]/],
    ['a pack that there is none of', '{"regime":"atlantis"}', /atlantis is no policy pack/],
  ]
  for (const [what, text, says] of wrong) {
    it(`refuses a file with ${what}`, async () => {
      const { code, value } = await json('policy', 'validate', await file('wrong.json', text))
      assert.equal(code, 1)
      assert.match(JSON.stringify(value), says)
    })
  }

  it('refuses a file that is not there', async () => {
    const { code, err } = await gatehouse('policy', 'validate', path.join(folder, 'nowhere.json'))
    assert.deepEqual(
      [code, err],
      [1, 'refused (422): file_not_readable: File cannot be read (ENOENT). Check its path, permissions and content.\n'],
    )
  })
})

describe('policy diff', () => {
  it('says in words what one pack changes of another', async () => {
    const { code, out } = await gatehouse('policy', 'diff', 'ca_aml', 'ca_securities')
    assert.equal(code, 0)
    assert.match(out, /data_points\.individual\.annual_income: C → R \(tighter\)/)
    assert.match(out, /data_points\.individual\.objective: - → R \(tighter\)/)
    assert.match(out, /steps\.onboarding\.individual\.tax_form: - → W \(tighter\)/)
    assert.deepEqual((await json('policy', 'diff', 'ca_aml', 'ca_aml')).value, { changes: [] })
  })

  it('says which stored cases would come out otherwise and by which checks, and how far it is', async () => {
    const { id, key } = await workspace('generic')
    await fileCase(key, 'client-1')
    await fileCase(key, 'client-2')
    // A person who waives everything: generic has no lock, so this one passes where nothing blocks.
    const everything = { regime: 'generic', data_points: { individual: {} as Record<string, string> } }
    for (const point of ['first_name', 'last_name', 'date_of_birth']) everything.data_points.individual[point] = 'R'
    const loose = await file('loose.json', {
      ...everything,
      defaults: { require_documents: false },
    })
    const { code, value, err } = await json('policy', 'diff', 'generic', loose, '--cases', '--workspace', id)
    assert.equal(code, 0)
    const { flips, checks, ...counts } = value.cases
    assert.deepEqual(counts, { compared: 2, erased: 0, newly_failed: 0, newly_passed: 2, same: 0 })
    assert.deepEqual(
      flips.map((flip: { reference: string; passed: boolean }) => [flip.reference, flip.passed]).toSorted(),
      [
        ['client-1', true],
        ['client-2', true],
      ],
    )
    assert.ok(flips[0].checks.includes('required:photo_id'))
    assert.ok(
      checks.some(
        (check: object) =>
          JSON.stringify(check) === '{"id":"required:last_name","from":"critical","to":"absent","cases":2}',
      ),
      JSON.stringify(checks),
    )
    assert.equal(err, '2 of 2 cases\n')
    const back = await json('policy', 'diff', loose, 'generic', '--cases', '--workspace', id)
    assert.equal(back.value.cases.newly_failed, 2)
    const { out } = await gatehouse('policy', 'diff', 'generic', loose, '--cases', '--workspace', id)
    assert.match(out, /2 cases: 0 unchanged, 0 would fail, 2 would pass; 0 are erased/)
  })

  it('counts an erased case and leaves it out', async () => {
    const { id, key } = await workspace('ca_aml')
    await fileCase(key, 'client-1')
    await fileCase(key, 'client-2')
    const [verdict] = await verdictsOf(id)
    await server.operate('cases.erase', { id: verdict!.case_id })
    const { value } = await json('policy', 'diff', 'ca_aml', 'generic', '--cases', '--workspace', id)
    assert.deepEqual([value.cases.compared, value.cases.erased], [1, 1])
  })

  it('asks whose cases are meant: exit 2', async () => {
    assert.equal((await gatehouse('policy', 'diff', 'ca_aml', 'generic', '--cases')).code, 2)
  })
})

describe('policy test', () => {
  const policy = { regime: 'ca_aml', severities: { freshness: 'critical' } }
  const request = {
    as_of: '2026-11-21',
    values: { first_name: 'Clara', last_name: 'Clearwater', country: 'CA' },
    documents: [
      {
        doc_type: 'payslip',
        mapped: 3,
        fields: { document_date: '2026-09-01', document_holder_name: 'Clara Clearwater' },
      },
    ],
  }

  it('passes when every case comes out as expected', async () => {
    const place = await file('tested.json', policy)
    await file('tested.cases/1-old.json', {
      name: 'An old payslip blocks',
      request,
      expect: {
        passed: false,
        checks: { 'freshness:payslip': 'critical', 'freshness:passport': 'absent', screening: 'passed' },
      },
    })
    await file('tested.cases/2-no-list.json', {
      request,
      screening: 'none',
      expect: { checks: { screening: 'critical' } },
    })
    const { code, out } = await gatehouse('policy', 'test', place)
    assert.deepEqual([code, out], [0, 'ok      An old payslip blocks\nok      2-no-list.json\n2 passed, 0 failed\n'])
  })

  it('exits 1 and says what a case came out as', async () => {
    const place = await file('failing.json', policy)
    await file('failing.cases/a.json', {
      request,
      expect: { passed: true, checks: { 'freshness:payslip': 'warning' }, missing: [] },
    })
    const { code, value } = await json('policy', 'test', place)
    assert.equal(code, 1)
    assert.deepEqual([value.passed, value.failed], [0, 1])
    const [passed, freshness, missing] = value.cases[0].faults
    assert.match(passed, /^the verdict is failed: required:photo_id/)
    assert.equal(freshness, 'freshness:payslip is critical, expected warning')
    assert.match(missing, /^missing is date_of_birth, .* expected nothing$/)
  })

  it('counts a policy that could not be published as a failure', async () => {
    const place = await file('refused.json', { regime: 'ca_aml', severities: { legible: 'off' } })
    await file('refused.cases/a.json', { request, expect: {} })
    assert.deepEqual((await json('policy', 'test', place)).value.failed, 1)
  })

  it('refuses a folder that is not there', async () => {
    const place = await file('alone.json', policy)
    const { code, err } = await gatehouse('policy', 'test', place)
    assert.equal(code, 1)
    assert.match(err, /folder .*alone\.cases does not exist/)
  })
})

describe('policy publish, list, show, history and revert', () => {
  it('make versions that stay, and say which one runs', async () => {
    const { id } = await workspace('ca_aml')
    const first = await file('first.json', {
      regime: 'ca_aml',
      comment: 'First',
      severities: { freshness: 'critical' },
    })
    const second = await file('second.json', { regime: 'ca_aml', comment: 'Second', lists: ['uk'] })
    const published = await json('policy', 'publish', first, '--workspace', id)
    assert.deepEqual([published.code, published.value.version, published.value.running], [0, 1, true])
    assert.equal(Object.keys(published.value)[0], 'id')
    await json('policy', 'publish', second, '--workspace', id)
    const history = async () =>
      (await json('policy', 'history', '--workspace', id)).value.map(
        (one: { version: number; comment: string; running: boolean }) => [one.version, one.comment, one.running],
      )
    assert.deepEqual(await history(), [
      [2, 'Second', true],
      [1, 'First', false],
    ])
    const shown = (await json('policy', 'show', '--workspace', id, '--version', '1')).value
    assert.deepEqual(shown.policy, { comment: 'First', regime: 'ca_aml', severities: { freshness: 'critical' } })
    const diff = (await json('policy', 'diff', `${id}@1`, id)).value.changes
    assert.deepEqual(
      diff.map(({ path: at }: { path: string }) => at),
      ['severities.freshness', 'lists.uk'],
    )
    const reverted = (await json('policy', 'revert', '--workspace', id, '--version', '1')).value
    assert.deepEqual([reverted.version, reverted.comment, reverted.sha256], [3, 'First', published.value.sha256])
    const running = async () =>
      (await json('policy', 'list')).value.find((one: { workspace_id: string }) => one.workspace_id === id)
    assert.deepEqual([(await running()).version, (await running()).source], [3, 'workspace'])
    await json('policy', 'revert', '--workspace', id)
    assert.deepEqual([(await running()).id, (await running()).source], [null, 'builtin'])
    assert.deepEqual(
      (await history()).map((one: unknown[]) => one[2]),
      [false, false, false],
    )
  })

  it('refuse what a lock holds, and file nothing', async () => {
    const { id } = await workspace('ca_aml')
    const bad = await file('bad.json', { regime: 'ca_aml', severities: { legible: 'off' } })
    const { code, err } = await gatehouse('policy', 'publish', bad, '--workspace', id)
    assert.equal(code, 1)
    assert.match(
      err,
      /policy\.severities\.legible: off is looser than critical, which the identity lock of ca_aml holds/,
    )
    assert.deepEqual((await json('policy', 'history', '--workspace', id)).value, [])
  })

  it('stand over the pack that the file names, and are refused over another', async () => {
    const { id } = await workspace('qc_amf')
    const over = (base: string) => file(`${base}.json`, { regime: 'qc_amf', extends: base, comment: base })
    const shown = async () => (await server.operate('workspaces.list', {})) as { id: string; extends?: string }[]
    const baseOf = async () => (await shown()).find((one) => one.id === id)?.extends
    await json('policy', 'publish', await over('ca_aml'), '--workspace', id)
    assert.equal(await baseOf(), 'ca_aml')
    await assert.rejects(server.operate('workspaces.update', { id, extends: 'ca_securities' }), { status: 409 })
    await json('policy', 'publish', await over('ca_securities'), '--workspace', id)
    assert.equal(await baseOf(), 'ca_securities')
    const { code, err } = await gatehouse('policy', 'publish', await over('us_bsa'), '--workspace', id)
    assert.equal(code, 1)
    assert.match(err, /us_bsa is no pack of that regime: qc_amf stands over ca_securities or ca_aml/)
    const { value } = await json('policy', 'validate', await over('ca_aml'))
    assert.deepEqual([value.valid, value.changes], [true, []])
  })

  it('keep the regime of the workspace and of its policy together', async () => {
    const { id } = await workspace('ca_aml')
    await json('policy', 'publish', await file('eu.json', { regime: 'eu_amlr' }), '--workspace', id)
    const shown = (await server.operate('workspaces.list', {})) as { id: string; regime: string }[]
    assert.equal(shown.find((one) => one.id === id)!.regime, 'eu_amlr')
    await assert.rejects(server.operate('workspaces.update', { id, regime: 'ca_aml' }), {
      status: 409,
      code: 'policy_runs',
    })
    await json('policy', 'revert', '--workspace', id)
    await server.operate('workspaces.update', { id, regime: 'ca_aml' })
  })

  it('answer 404 for a workspace or a version that is not there', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    const { id } = await workspace('ca_aml')
    assert.equal((await json('policy', 'history', '--workspace', nobody)).value.status, 404)
    assert.equal((await json('policy', 'show', '--workspace', id)).value.status, 404)
    assert.equal((await json('policy', 'revert', '--workspace', id, '--version', '9')).value.status, 404)
  })
})

describe('replay', () => {
  it('says that a verdict is the same byte for byte', async () => {
    const { id, key } = await workspace('ca_aml')
    await fileCase(key, 'client-1')
    const [verdict] = await verdictsOf(id)
    const { code, value } = await json('replay', verdict!.id)
    assert.deepEqual([code, value.outcome, value.changed, value.checks], [0, 'identical', [], []])
  })

  it('names an input that is not what it was although the answer is the same', async () => {
    const { id, key } = await workspace('ca_aml')
    await fileCase(key, 'client-1')
    const [verdict] = await verdictsOf(id)
    await withTenant(server.services.store.app, id, (tx) =>
      tx.updateTable('verdict').set({ engine_version: '0' }).where('tenant_id', '=', id).execute(),
    )
    const { code, value } = await json('replay', verdict!.id)
    assert.deepEqual([code, value.outcome], [0, 'identical'])
    assert.deepEqual(value.changed, [{ input: 'engine', from: '0', to: engineVersion }])
  })

  it('says that an erased verdict cannot be computed again', async () => {
    const { id, key } = await workspace('ca_aml')
    await fileCase(key, 'client-1')
    const [verdict] = await verdictsOf(id)
    await server.operate('cases.erase', { id: verdict!.case_id })
    const { code, value } = await json('replay', verdict!.id)
    assert.deepEqual([code, value.outcome], [1, 'erased'])
  })

  it('answers 404 for a verdict that is not there', async () => {
    assert.equal((await json('replay', '00000000-0000-4000-8000-000000000000')).value.status, 404)
    assert.equal((await json('replay', 'verdict')).value.status, 404)
  })
})
