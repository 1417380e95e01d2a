import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it, test } from 'node:test'
import { throughLauncher, type LauncherProtection } from '../../../src/reading/process/launch.ts'
import { codePaths } from '../../../src/reading/process/readable-paths.ts'
import { inspectSandbox } from '../../../src/reading/process/sandbox-report.ts'

const complete = (await inspectSandbox(null)).open.length === 0
const skip = complete ? false : 'UNTESTED: this system has no Landlock or no seccomp'
const rootOnly = process.getuid?.() === 0 ? skip : 'UNTESTED: the tests do not run as root'

const rows: readonly [without: readonly LauncherProtection[], open: readonly string[]][] = [
  [[], []],
  [['landlock files'], ['files']],
  [['seccomp'], ['network', 'processes']],
  [
    ['seccomp', 'landlock files'],
    ['files', 'network', 'processes', 'signals'],
  ],
  [['own uid', 'no capabilities', 'parent death signal', 'resource limits'], []],
]
for (const [without, open] of rows) {
  test(
    `without ${without.join(', ') || 'nothing'} the report says open: ${open.join(', ') || 'nothing'}`,
    { skip },
    async () => {
      const report = await inspectSandbox(null, { without })
      assert.deepEqual(report.open, open)
      for (const name of without) {
        assert.ok(!report.active.includes(name))
        if (name !== 'own uid' || process.getuid?.() === 0) {
          assert.ok(report.missing.some((one) => one.name === name && one.reason === 'turned off'))
        }
      }
    },
  )
}

test('a protection that rests on Landlock is missing with its reason', { skip }, async () => {
  const { missing } = await inspectSandbox(null, { without: ['landlock files'] })
  assert.deepEqual(
    missing.filter(({ name }) => name.startsWith('landlock')),
    [
      { name: 'landlock files', reason: 'turned off' },
      { name: 'landlock TCP', reason: 'Landlock is not active' },
      { name: 'landlock scopes', reason: 'Landlock is not active' },
    ],
  )
})

test('with the native OCR program processes are open, and files and network are not', { skip }, async () => {
  const { granted, open } = await inspectSandbox('/bin/sh')
  assert.deepEqual([granted, open], [['processes'], []])
})

test('a product that only root can read is read as root, and the report says why', { skip: rootOnly }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'root-only-'))
  try {
    chmodSync(folder, 0o700)
    const asked = { profile: 'reader', report: true, execute: [], read: [folder] } as const
    const { program, args } = throughLauncher({ program: '/bin/true', args: [] }, asked)
    const lines = execFileSync(program, [...args], { encoding: 'utf8', env: {} }).split('\n')
    assert.ok(lines.includes(`missing own uid: ${folder} is not readable for other users`))
    assert.ok(lines.includes('active no capabilities'))
    assert.ok(lines.includes('active landlock files'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a reading process can read code, and not the folder in which the data folder lies by default', () => {
  const product = path.join(import.meta.dirname, '../../..')
  const relative = codePaths().map((place) => path.relative(product, place))
  for (const expected of ['src', 'node_modules', 'package.json']) assert.ok(relative.includes(expected))
  assert.ok(!relative.includes(''))
})

describe('where Perl cannot run the launcher', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stub-perl-'))
  after(() => rmSync(folder, { recursive: true }))

  function stubPerl(name: string, lines: string): string {
    const file = path.join(folder, name)
    writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
    return file
  }

  const rows: readonly [lines: string, launcher: boolean, reason: string][] = [
    [
      'echo "cannot locate strict.pm" >&2; echo "BEGIN failed" >&2; exit 127',
      false,
      'Perl ended with 127: cannot locate strict.pm',
    ],
    ['exit 2', false, 'Perl ended with 2'],
    ['echo "uid 65530 cannot be taken" >&2; exit 125', true, 'Perl ended with 125: uid 65530 cannot be taken'],
    ['kill -9 $$', true, 'Perl was ended before it answered'],
  ]
  for (const [lines, launcher, reason] of rows) {
    const what = launcher ? 'stays in use' : 'is left out'
    it(`the launcher ${what}, and everything counts as open (${lines})`, async () => {
      const perl = stubPerl(`perl-${rows.findIndex(([one]) => one === lines)}`, lines)
      const report = await inspectSandbox(null, { perl })
      assert.equal(report.launcher, launcher)
      assert.deepEqual(report.active, ['node permissions'])
      assert.deepEqual(report.missing, [{ name: 'launcher', reason }])
      assert.deepEqual(report.open, ['files', 'network', 'processes', 'signals'])
    })
  }

  it('a Perl that cannot be executed is left out', async () => {
    const perl = path.join(folder, 'none')
    const { launcher, missing } = await inspectSandbox(null, { perl })
    assert.deepEqual([launcher, missing], [false, [{ name: 'launcher', reason: 'Perl ended with ENOENT' }]])
  })
})
