import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { CommandFailed, type CommandContext } from '../../src/commands/command.ts'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { idleReader } from '../support/idle-reader.ts'

let dataDir = ''
before(async () => void (dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-doctor-'))))
after(() => rm(dataDir, { recursive: true, force: true }))

type Answers = Readonly<Record<string, readonly object[]>>

/** The lines of doctor about one subject, for an installation whose operations answer so. */
async function linesAbout(id: string, answers: Answers, settings: Record<string, string> = {}) {
  const said: string[] = []
  const parts: Partial<CommandContext> = {
    config: readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_PORT: '0', ...settings }),
    operate: async (operation) => answers[operation] ?? [],
    openReader: async () => idleReader,
    inspectSandbox: async () => ({
      launcher: true,
      active: ['seccomp'],
      missing: [],
      open: [],
      granted: [],
      readableData: null,
    }),
    say: (line) => void said.push(line),
  }
  await doctorCommand.run(parts as CommandContext, {}).catch((error: unknown) => {
    if (!(error instanceof CommandFailed)) throw error
  })
  const at = said.findIndex((line) => line.slice(7).startsWith(`${id}: `))
  return said.slice(at, said[at]?.startsWith('ok ') ? at + 1 : at + 2)
}

const list = (id: string, more: object = {}) => {
  return { id, workspace_id: null, parser: 'un-xml-1', published_on: '2026-11-01', age_days: 0, ...more }
}
const workspace = { id: 'w1', name: 'Lender', kyc: true, growth: true, regime: 'generic' }
const account = { workspace_id: 'w1', environment: 'production', provider: 'p', ok: true, cause: null }
const whole: Answers = {
  'workspaces.list': [workspace],
  'lists.status': ['un', 'us_ofac', 'eu', 'uk', 'ca_sema'].map((id) => list(id)),
  'eid.check': [account],
  'bank.check': [account],
}
const registers = { GATEHOUSE_REGISTRIES: 'gleif' }

describe('doctor', () => {
  it('names an old list, and says when its age counts from the import', async () => {
    const old = [list('un', { age_days: 9 }), list('ca_sema', { age_days: 8, published_on: null })]
    const [line] = await linesAbout('lists', { 'lists.status': old })
    assert.equal(
      line,
      'WRONG  lists: old screening lists: un (9 days), ca_sema (8 days since its import; it has no date of its own)',
    )
  })

  it('has nothing to say about production when lists, accounts and registers are there', async () => {
    assert.deepEqual(await linesAbout('production', whole, registers), [
      'ok     production: lists, accounts and registers are there',
    ])
  })

  const gaps: readonly (readonly [what: string, change: Answers, settings: Record<string, string>, says: string])[] = [
    [
      'a list of the pack is missing',
      { 'lists.status': [list('un'), list('us_ofac'), list('uk'), list('ca_sema')] },
      registers,
      'screening fails without the lists eu',
    ],
    [
      'a list of the pack is a workspace’s own only',
      {
        'lists.status': [
          ...['un', 'us_ofac', 'eu', 'uk'].map((id) => list(id)),
          list('ca_sema', { workspace_id: 'w1' }),
        ],
      },
      registers,
      'screening fails without the lists ca_sema',
    ],
    [
      'the EU list is an annex',
      {
        'lists.status': ['un', 'us_ofac', 'eu', 'uk', 'ca_sema'].map((id) =>
          list(id, id === 'eu' ? { parser: 'eu-journal-csv-1' } : {}),
        ),
      },
      registers,
      'screening fails without the lists eu; eu is one annex only: import it as eu_journal, and the consolidated list as eu',
    ],
    [
      'the eID account is of the sandbox only',
      { 'eid.check': [{ ...account, environment: 'sandbox' }] },
      registers,
      'eID checks are refused in Lender',
    ],
    ['no bank account is set', { 'bank.check': [] }, registers, 'bank connections are refused in Lender'],
    ['no register is named', {}, {}, 'no company register is asked'],
  ]
  for (const [what, change, settings, says] of gaps) {
    it(`warns about production when ${what}`, async () => {
      const [line, fix] = await linesAbout('production', { ...whole, ...change }, settings)
      assert.equal(line, `WARN   production: ${says}`)
      assert.match(fix ?? '', /docs\/screening-lists\.md/)
    })
  }

  it('does not ask for a bank account where Growth is off', async () => {
    const answers = { ...whole, 'workspaces.list': [{ ...workspace, growth: false }], 'bank.check': [] }
    assert.match((await linesAbout('production', answers, registers)).join(), /^ok /)
  })
})
