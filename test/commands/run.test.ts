import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ConfigError } from '../../src/config/settings.ts'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'

/** Runs a command whose operation answers its own name. */
async function gatehouse(...words: string[]) {
  let [out, err] = ['', '']
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const code = await runCommand(words, output, () => {
    if (words.includes('demo')) throw new ConfigError('GATEHOUSE_PORT', 'a whole number')
    return { operate: async (name: string) => ({ name }) } as Partial<CommandContext> as CommandContext
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
      assert.deepEqual(await gatehouse(...words), { code: 0, out: '{"name":"keys.list"}\n', err: '' })
    }
  })

  const wrong: readonly (readonly [what: string, words: readonly string[], answer: object])[] = [
    ['a command that does not exist', ['sing'], { code: 'usage', message: 'unknown command: sing' }],
    [
      'an option that does not exist',
      ['keys', 'list', '--loud'],
      { code: 'usage', message: "Unknown option '--loud'" },
    ],
    ['a missing word', ['keys', 'revoke'], { code: 'usage', message: 'expected ID' }],
    ['a setting', ['demo'], { code: 'setting', message: 'GATEHOUSE_PORT must be a whole number' }],
  ]
  for (const [what, words, answer] of wrong) {
    it(`prints one JSON value for ${what} that is wrong, and exits 2`, async () => {
      const { code, out, err } = await gatehouse(...words, '--json')
      assert.deepEqual([code, JSON.parse(out), err], [2, answer, ''])
    })
  }
})
