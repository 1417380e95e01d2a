import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { settingError } from '../../src/config/settings.ts'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'

const north = { id: 'a1', name: 'North Lender' }
const south = { id: 'b2', name: 'South Lender' }

/** Runs a command whose operation answers its own name and input; `workspaces.list` answers the given workspaces. */
async function gatehouse(words: readonly string[], workspaces: readonly object[] = []) {
  let [out, err] = ['', '']
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const context: Partial<CommandContext> = {
    async operate(name, input) {
      if (name === 'workspaces.list') return workspaces
      return name === 'cases.show' ? { retention_years: 5, kept_until: null } : { name, input }
    },
    confirm: async () => 'not_asked',
    progress: (line) => void (err += `${line}\n`),
  }
  const code = await runCommand(words, output, () => {
    if (words.includes('demo')) throw settingError('GATEHOUSE_PORT', 'a whole number')
    return context as CommandContext
  })
  return { code, out, err }
}

describe('--json', () => {
  it('may stand before the command, inside it and behind it', async () => {
    for (const words of [
      ['--json', 'keys', 'list'],
      ['keys', '--json', 'list'],
      ['keys', 'list', '--json'],
    ]) {
      assert.deepEqual(await gatehouse(words), { code: 0, out: '{"name":"keys.list","input":{}}\n', err: '' })
    }
  })

  it('takes a value that begins with a dash, as one public key in 64 does', async () => {
    const { code, out } = await gatehouse(
      ['keys', 'create', '--name', '-hX9', '--scopes', 'kyc:assess', '--json'],
      [north],
    )
    assert.equal(code, 0)
    assert.equal(JSON.parse(out).input.name, '-hX9')
  })

  const wrong: readonly (readonly [what: string, words: readonly string[], answer: object])[] = [
    ['a command that does not exist', ['sing'], { code: 'usage', message: 'unknown command: sing' }],
    [
      'a misspelt command',
      ['kyes', 'list'],
      { code: 'usage', message: 'unknown command: kyes list; did you mean gatehouse keys list?' },
    ],
    [
      'a misspelt verb',
      ['keys', 'rotat', 'x'],
      { code: 'usage', message: 'unknown command: keys rotat; did you mean gatehouse keys rotate?' },
    ],
    [
      'an option that does not exist',
      ['keys', 'list', '--loud'],
      { code: 'usage', message: "Unknown option '--loud'" },
    ],
    [
      'a misspelt option',
      ['keys', 'list', '--worksapce', 'x'],
      { code: 'usage', message: "Unknown option '--worksapce'; did you mean --workspace?" },
    ],
    ['a missing word', ['keys', 'revoke'], { code: 'usage', message: 'expected ID' }],
    ['a setting', ['demo'], { code: 'setting', message: 'GATEHOUSE_PORT must be a whole number' }],
  ]
  for (const [what, words, answer] of wrong) {
    it(`prints one JSON value for ${what} that is wrong, and exits 2`, async () => {
      const { code, out, err } = await gatehouse([...words, '--json'])
      assert.deepEqual([code, JSON.parse(out), err], [2, answer, ''])
    })
  }
})

describe('help', () => {
  it('a bare noun, help and -h list the commands of the noun, one line each', async () => {
    const { code, out } = await gatehouse(['keys'])
    assert.equal(code, 0)
    assert.deepEqual(
      out.split('\n').flatMap((line) => /^ {2}(keys \S+)/.exec(line)?.[1] ?? []),
      ['keys create', 'keys list', 'keys rotate', 'keys limit', 'keys revoke', 'keys usage'],
    )
    for (const words of [
      ['keys', '--help'],
      ['keys', '-h'],
      ['help', 'keys'],
    ]) {
      assert.deepEqual(await gatehouse(words), { code: 0, out, err: '' })
    }
  })

  it('of one command describes its options and which are required', async () => {
    const { code, out } = await gatehouse(['keys', 'create', '-h'])
    assert.equal(code, 0)
    assert.match(out, /^Usage: gatehouse keys create \[--json\]\n/)
    assert.match(out, / {2}--workspace +id of its workspace \(default: the only workspace\)\n/)
    assert.match(out, / {2}--name +the system that will use it \(required\)\n/)
  })

  it('of a command that does not exist is wrong usage', async () => {
    assert.equal((await gatehouse(['help', 'sing'])).code, 2)
  })

  it('--version prints the version of the product', async () => {
    const { code, out } = await gatehouse(['--version'])
    assert.equal(code, 0)
    assert.match(out, /^\d+\.\d+\.\d+\n$/)
  })
})

describe('the workspace of a command', () => {
  const create = ['keys', 'create', '--name', 'core', '--scopes', 'kyc:verify', '--json']

  it('is the only one when none is named', async () => {
    const { code, out } = await gatehouse(create, [north])
    assert.equal(code, 0)
    assert.equal(JSON.parse(out).input.workspace_id, 'a1')
  })

  it('must be named when there are several, which are listed', async () => {
    const { code, out } = await gatehouse(create, [north, south])
    assert.equal(code, 2)
    assert.equal(
      JSON.parse(out).message,
      '--workspace is required, because there are several workspaces:\n  a1  North Lender\n  b2  South Lender',
    )
  })

  it('must be made first when there is none', async () => {
    const { code, out } = await gatehouse(create, [])
    assert.equal(code, 2)
    assert.match(JSON.parse(out).message, /workspaces create --name NAME/)
  })

  it('is no default of a list, which shows all', async () => {
    const { out } = await gatehouse(['keys', 'list', '--json'], [north])
    assert.deepEqual(JSON.parse(out).input, {})
  })
})

describe('cases erase', () => {
  it('says what is kept and for how long, and refuses without a terminal to ask at and without --yes', async () => {
    const { code, out, err } = await gatehouse(['cases', 'erase', 'c1'])
    assert.deepEqual([code, out], [2, ''])
    assert.match(err, /require 5 years of records after the relationship ends, and the case is still open/)
    assert.match(err, /a receipt and the audit trail stay/)
    assert.match(err, /add --yes to erase/)
  })

  it('does not ask with --yes', async () => {
    const { code, out, err } = await gatehouse(['cases', 'erase', 'c1', '--yes', '--json'])
    assert.deepEqual([code, JSON.parse(out), err], [0, { name: 'cases.erase', input: { id: 'c1' } }, ''])
  })
})
