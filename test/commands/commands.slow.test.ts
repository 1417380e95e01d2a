import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { readFirstKey } from '../support/first-key.ts'
import { environment, program, run, serve, throwAwayFolder } from '../support/program.ts'

describe('the program', () => {
  it('says how it is used and exits 0 when nothing is asked', async () => {
    const { code, out } = await run([], {})
    assert.equal(code, 0)
    for (const command of ['serve', 'demo', 'workspaces create', 'keys rotate', 'specimens', 'doctor']) {
      assert.match(out, new RegExp(`^  ${command} `, 'm'))
    }
  })

  const wrong: readonly (readonly [name: string, words: readonly string[]])[] = [
    ['a command that does not exist', ['sing']],
    ['an option that does not exist', ['keys', 'list', '--loud']],
    ['a missing option', ['workspaces', 'create']],
    ['a missing word', ['keys', 'revoke']],
    ['a word that is no number', ['keys', 'rotate', 'x', '--grace-hours', 'many']],
    ['a switch that is neither on nor off', ['workspaces', 'create', '--name', 'A', '--kyc', 'maybe']],
  ]
  for (const [name, words] of wrong) {
    it(`${name} is wrong usage: exit 2`, async () => {
      const { code, out, err } = await run(words, {})
      assert.deepEqual([code, out], [2, ''])
      assert.notEqual(err, '')
    })
  }

  it('a setting that cannot be used stops the start and is named', async () => {
    const { code, err } = await run(['serve'], { GATEHOUSE_PORT: 'eighty' })
    assert.equal(code, 2)
    assert.match(err, /GATEHOUSE_PORT must be a whole number/)
  })
})

describe('commands', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>

  beforeEach(async () => {
    folder = await throwAwayFolder()
  })
  afterEach(() => folder.remove())
  const json = async (...words: string[]) => {
    const { code, out, err } = await run([...words, '--json'], folder.settings)
    assert.equal(err, '')
    return { code, value: JSON.parse(out) }
  }

  it('open the store themselves when no server runs', async () => {
    const workspace = await json(
      'workspaces',
      'create',
      '--name',
      'North Lender',
      '--read-cap',
      '50',
      '--regime',
      'ca_aml',
    )
    assert.deepEqual(workspace, {
      code: 0,
      value: {
        id: workspace.value.id,
        name: 'North Lender',
        kyc: true,
        growth: false,
        eid: 'sandbox',
        read_cap: 50,
        regime: 'ca_aml',
        four_eyes: false,
      },
    })
    assert.equal(Object.keys(workspace.value)[0], 'id')
    assert.deepEqual((await json('workspaces', 'list')).value, [workspace.value])
    const { code, err } = await run(['keys', 'revoke', '00000000-0000-4000-8000-000000000000'], folder.settings)
    assert.deepEqual([code, err], [1, 'refused (404): Not Found\n'])
  })

  it('reach the server that holds the store: keys made, listed, rotated and revoked hold at its next call', async () => {
    const server = await serve(folder.settings)
    try {
      const { id } = (await json('workspaces', 'create', '--name', 'North Lender', '--growth', 'on')).value
      const made = await json('keys', 'create', '--workspace', id, '--name', 'Desk', '--scopes', 'kyc:verify,bank:read')
      assert.deepEqual(Object.keys(made.value).slice(0, 6), ['id', 'workspace_id', 'name', 'prefix', 'scopes', 'state'])
      const call = (key: string) =>
        fetch(`${server.url}/v1/kyc/verify`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}` },
          body: '{"values":{}}',
        })
      assert.equal((await call(made.value.key)).status, 200)
      const rotated = await json('keys', 'rotate', made.value.id, '--grace-hours', '1')
      assert.equal(rotated.value.state, 'active')
      assert.equal((await call(made.value.key)).status, 200)
      const again = await json('keys', 'rotate', made.value.id)
      assert.deepEqual([again.code, again.value.detail.code], [1, 'key_already_rotated'])
      assert.equal((await json('keys', 'revoke', made.value.id)).value.state, 'revoked')
      const refused = await call(made.value.key)
      assert.deepEqual([refused.status, await refused.json()], [401, { detail: 'Invalid or revoked API key' }])
      assert.equal((await call(rotated.value.key)).status, 200)
      assert.deepEqual(
        (await json('keys', 'list', '--workspace', id)).value.map((key: { state: string }) => key.state),
        ['revoked', 'active'],
      )
    } finally {
      await server.stop()
    }
  })
})

describe('a program', () => {
  it('whose reader has seen enough, as head, ends without an error', async () => {
    for (const reader of ['true', 'head -c 1']) {
      const script = `"$1" help | ${reader}`
      const { stderr } = await promisify(execFile)('bash', ['-o', 'pipefail', '-c', script, 'sh', program], {
        env: environment({}),
      })
      assert.equal(stderr, '')
    }
  })

  it('names every faulty setting before it does anything', async () => {
    const { code, err } = await run(['serve'], { GATEHOUSE_PROT: '1', GATEHOUSE_DEBUG: 'maybe' })
    assert.equal(code, 2)
    assert.equal(
      err,
      'GATEHOUSE_PROT is not a setting; did you mean GATEHOUSE_PORT?\nGATEHOUSE_DEBUG must be on or off\n',
    )
  })

  it('writes who acted at the command line into the audit trail, through the server too', async () => {
    const folder = await throwAwayFolder()
    const entries = async () => {
      const file = path.join(folder.dataDir, `${randomUUID()}.csv`)
      await run(['audit', 'export', file, '--format', 'csv', '--action', 'workspace.created'], folder.settings)
      return (await readFile(file, 'utf8')).split('\r\n').slice(1, -1)
    }
    const create = ['workspaces', 'create', '--name', 'North Lender']
    await run(create, { ...folder.settings, SUDO_USER: 'Alice.Roy' })
    const server = await serve(folder.settings)
    await run(create, { ...folder.settings, SUDO_USER: 'bob' })
    await server.stop()
    const people = (await entries()).map((line) => /operator,([^,]+),/.exec(line)?.[1]).toSorted()
    const me = `command_line-${os.userInfo().username}`
    const isRoot = process.getuid?.() === 0
    assert.deepEqual(people, isRoot ? ['command_line-alice_roy', 'command_line-bob'] : [me, me])
    await folder.remove()
  })
})

describe('the launcher', () => {
  /** The launcher in a checkout without node_modules, or with a fastify and without a Node of its own. */
  async function launched(options: { readonly installed: boolean; readonly nodeMajor: number }) {
    const root = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-launcher-'))
    const tools = path.join(root, 'tools')
    await mkdir(path.join(root, 'bin'))
    await mkdir(tools)
    await copyFile(program, path.join(root, 'bin/gatehouse'))
    if (options.installed) await mkdir(path.join(root, 'node_modules/fastify'), { recursive: true })
    for (const tool of ['sh', 'dirname', 'readlink']) await symlink(`/usr/bin/${tool}`, path.join(tools, tool))
    await writeFile(path.join(tools, 'node'), `#!/bin/sh\necho ${options.nodeMajor}\n`, { mode: 0o755 })
    const child = spawn(path.join(root, 'bin/gatehouse'), ['help'], { env: { PATH: tools }, stdio: 'pipe' })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const [code] = await once(child, 'close')
    await rm(root, { recursive: true })
    return { code, err }
  }

  it('says to run npm ci where nothing is installed', async () => {
    const { code, err } = await launched({ installed: false, nodeMajor: 22 })
    assert.equal(code, 2)
    assert.match(err, /not installed yet\. With Node\.js 20 or later and npm, run: cd \S+ && npm ci/)
  })

  it('says which Node it needs where npm ci brought none and the system’s is older', async () => {
    const { code, err } = await launched({ installed: true, nodeMajor: 22 })
    assert.equal(code, 2)
    assert.match(err, /runs on Node\.js 24\..*npm ci brings it/)
    assert.equal((await launched({ installed: true, nodeMajor: 24 })).code, 0)
  })
})

describe('a server', () => {
  it('makes a key once, keeps its control socket private, refuses a second process and stops when asked', async () => {
    const folder = await throwAwayFolder()
    const first = await serve(folder.settings)
    try {
      const key = await readFirstKey(folder.dataDir)
      const answer = await fetch(`${first.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: '{"values":{}}',
      })
      assert.equal(answer.status, 200)
      assert.equal(statSync(path.join(folder.dataDir, 'control.sock')).mode & 0o777, 0o600)
      const second = await run(['serve'], folder.settings)
      assert.equal(second.code, 1)
      assert.match(second.err, /another process/i)
    } finally {
      assert.equal(await first.stop(), 0)
    }
    const again = await serve(folder.settings)
    assert.doesNotMatch(again.printed(), /First start/)
    assert.equal(await again.stop(), 0)
    assert.ok(!(await readdir(folder.dataDir)).includes('control.sock'))
    await folder.remove()
  })

  it('keeps its socket in the temporary directory when the data folder’s path is too long for one', async () => {
    const folder = await throwAwayFolder()
    const settings = { ...folder.settings, GATEHOUSE_DATA_DIR: path.join(folder.dataDir, 'd'.repeat(120)) }
    const server = await serve(settings)
    try {
      const { code, out } = await run(['workspaces', 'list', '--json'], settings)
      assert.equal(code, 0)
      assert.equal(JSON.parse(out)[0].name, 'Sandbox')
    } finally {
      await server.stop()
      await folder.remove()
    }
  })
})
