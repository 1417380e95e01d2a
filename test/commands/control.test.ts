import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { askServer } from '../../src/commands/control/client.ts'
import { listenForCommands } from '../../src/commands/control/server.ts'
import { socketPath } from '../../src/commands/control/socket-place.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const refusal = {
  ok: false,
  status: 403,
  body: {
    code: 'control_token_wrong',
    message:
      'The command has not the token of this data folder. Run it as the user and from the version of the server.',
  },
}

for (const [what, makeFolder] of [
  ['in the data folder', (folder: string) => folder],
  ['in the temporary directory', (folder: string) => path.join(folder, 'd'.repeat(120))],
] as const) {
  describe(`a control socket ${what}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'control-'))
    const dataDir = makeFolder(folder)
    const ran: unknown[] = []
    let stop: () => Promise<void>
    const listen = () =>
      listenForCommands(dataDir, async ({ operation, input }) => (ran.push([operation, input]), 'done'), silent)
    before(async () => {
      mkdirSync(dataDir, { recursive: true })
      stop = await listen()
    })
    after(async () => {
      await stop()
      rmSync(folder, { recursive: true })
    })

    it('answers a command of the same data folder', async () => {
      assert.deepEqual(await askServer(dataDir, { operation: 'keys.list', input: { a: 1 }, user: 'ada' }), {
        ok: true,
        value: 'done',
      })
      assert.deepEqual(ran.splice(0), [['keys.list', { a: 1 }]])
    })

    it('keeps its token in a file of mode 0600', () => {
      assert.equal(statSync(path.join(dataDir, 'control.token')).mode & 0o777, 0o600)
      assert.match(token(), /^[\w-]{43}$/)
    })

    for (const [asked, question] of [
      ['no token', { operation: 'keys.create', input: {}, user: null }],
      ['an empty token', { token: '', operation: 'keys.create', input: {}, user: null }],
      ['a wrong token', { token: 'x'.repeat(43), operation: 'keys.create', input: {}, user: null }],
      ['a token that is no text', { token: 7, operation: 'keys.create', input: {}, user: null }],
    ] as const) {
      it(`runs nothing for a question with ${asked}`, async () => {
        assert.deepEqual(await ask(JSON.stringify(question)), refusal)
        assert.deepEqual(ran, [])
      })
    }

    it('refuses U+0000 and half a surrogate pair as the API does, and runs nothing', async () => {
      const fault = (loc: readonly (string | number)[], error: string) => ({
        type: 'value_error',
        loc,
        msg: `Value error, ${error}`,
        ctx: { error },
      })
      assert.deepEqual(
        await askServer(dataDir, {
          operation: 'keys.create',
          input: { name: 'a\0b', list: ['fine', '\ud800'] },
          user: 'ada',
        }),
        {
          ok: false,
          status: 422,
          body: {
            detail: [
              fault(['body', 'name'], 'text cannot contain U+0000'),
              fault(['body', 'list', 1], 'text must be well-formed Unicode'),
            ],
          },
        },
      )
      assert.deepEqual(ran, [])
    })

    it('has another token after a restart, and none after a stop', async () => {
      const first = token()
      await stop()
      assert.ok(!existsSync(path.join(dataDir, 'control.token')))
      assert.equal(await askServer(dataDir, { operation: 'keys.list', input: {}, user: 'ada' }), null)
      stop = await listen()
      const second = token()
      assert.notEqual(second, first)
      writeFileSync(path.join(dataDir, 'control.token'), first)
      assert.deepEqual(await askServer(dataDir, { operation: 'keys.list', input: {}, user: 'ada' }), refusal)
    })

    function token(): string {
      return readFileSync(path.join(dataDir, 'control.token'), 'utf8')
    }

    async function ask(line: string): Promise<unknown> {
      const socket = connect(socketPath(dataDir))
      socket.write(`${line}\n`)
      let text = ''
      for await (const chunk of socket.setEncoding('utf8')) text += chunk
      return JSON.parse(text)
    }
  })
}
