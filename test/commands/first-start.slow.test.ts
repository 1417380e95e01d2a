import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { readFirstKey } from '../support/first-key.ts'
import { run, serve, throwAwayFolder } from '../support/program.ts'

const keyPattern = /sk_[0-9A-Za-z]{8}_[0-9A-Za-z]{64}/

describe('the first start', () => {
  it('writes its key into a private file, not into the output, when the output is no terminal', async () => {
    const folder = await throwAwayFolder()
    const server = await serve({ ...folder.settings, GATEHOUSE_LOG: 'debug' })
    try {
      const file = path.join(folder.dataDir, 'first-key')
      assert.match(await readFirstKey(folder.dataDir), keyPattern)
      assert.equal((await stat(file)).mode & 0o777, 0o600)
      while (!server.printed().includes('Try it')) await new Promise((resolve) => setTimeout(resolve, 20))
      assert.ok(server.printed().includes(`  ${file}\n`))
      assert.match(server.printed(), /then remove the file/)
      assert.doesNotMatch(server.printed(), keyPattern)
      // The printed call works as it stands.
      const [, words = ''] = /(curl -s [\s\S]*?) -F 'files=/.exec(server.printed()) ?? []
      const called = words.replace('/v1/kyc/extract', '/v1/kyc/verify').replaceAll('\\\n', ' ')
      const { stdout } = await promisify(execFile)('sh', ['-c', `${called} -d '{"values":{}}'`])
      assert.ok('verification' in JSON.parse(stdout), stdout)
    } finally {
      assert.equal(await server.stop(), 0)
      await folder.remove()
    }
  })

  it('loses nothing to a busy port: no workspace and no key are made, and the next start has them', async () => {
    const folder = await throwAwayFolder()
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const port = String((busy.address() as AddressInfo).port)
    try {
      const { code, out, err } = await run(['serve'], { ...folder.settings, GATEHOUSE_PORT: port })
      assert.deepEqual([code, out], [1, ''])
      assert.equal(
        err,
        `GATEHOUSE_PORT: cannot listen on 127.0.0.1:${port} (EADDRINUSE): another program uses it. Stop that program, or choose another port.\n`,
      )
      const listed = await run(['workspaces', 'list', '--json'], folder.settings)
      assert.deepEqual([listed.code, JSON.parse(listed.out)], [0, []])
      assert.ok(!(await readdir(folder.dataDir)).includes('first-key'))
    } finally {
      busy.close()
    }
    const server = await serve(folder.settings)
    assert.match(await readFirstKey(folder.dataDir), keyPattern)
    assert.equal(await server.stop(), 0)
    await folder.remove()
  })

  it('takes the rights of others from a data folder that is there already, and says so', async () => {
    const folder = await throwAwayFolder()
    await chmod(folder.dataDir, 0o755)
    const server = await serve({ ...folder.settings, GATEHOUSE_LOG: 'warn' })
    try {
      assert.equal((await stat(folder.dataDir)).mode & 0o777, 0o700)
      assert.match(server.printed(), /could be used by other users \(0755\); its rights are 0700 now/)
    } finally {
      await server.stop()
      await folder.remove()
    }
  })

  it(
    'refuses a data folder of another user, and changes nothing in it',
    { skip: process.geteuid?.() === 0 ? false : 'only root can give a folder away' },
    async () => {
      const folder = await throwAwayFolder()
      const dataDir = path.join(folder.dataDir, 'given')
      await mkdir(dataDir)
      await promisify(execFile)('chown', ['12345', dataDir])
      const { code, err } = await run(['serve'], { ...folder.settings, GATEHOUSE_DATA_DIR: dataDir })
      assert.equal(code, 1)
      assert.match(err, /^GATEHOUSE_DATA_DIR: .*given belongs to user 12345 and this process is user 0\. Run it as /)
      assert.deepEqual(await readdir(dataDir), [])
      await folder.remove()
    },
  )

  it(
    'of a command that root runs on the folder of another user leaves that user every file',
    { skip: process.geteuid?.() === 0 ? false : 'only root can act as another user' },
    async () => {
      const folder = await throwAwayFolder()
      await promisify(execFile)('chown', ['-R', '12345:23456', folder.dataDir])
      const made = await run(['workspaces', 'create', '--name', 'Lender', '--json'], folder.settings)
      assert.deepEqual([made.code, made.err], [0, ''])
      const names = await readdir(folder.dataDir, { recursive: true })
      assert.ok(names.includes('secret.key') && names.includes('audit/checkpoints.jsonl'))
      for (const name of names) {
        const { uid, gid } = await stat(path.join(folder.dataDir, name))
        assert.deepEqual([uid, gid], [12345, 23456], name)
      }
      await folder.remove()
    },
  )
})
