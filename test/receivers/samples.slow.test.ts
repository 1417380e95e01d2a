import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { oldSecret, secret, vectors } from './vectors.ts'

const folder = path.join(import.meta.dirname, '../../docs/receivers')
/** A compiler may work first. */
const startMsMax = 120_000
/** From the answer to the work. */
const workMsMax = 10_000

/** How each language's sample is started; `asks` exits 0 where the language is on the machine. */
const samples: readonly { language: string; file: string; asks: readonly string[]; start: readonly string[] }[] = [
  { language: 'TypeScript', file: 'typescript/receiver.ts', asks: [process.execPath, '-v'], start: [process.execPath] },
  { language: 'Python', file: 'python/receiver.py', asks: ['python3', '--version'], start: ['python3'] },
  {
    language: 'PHP',
    file: 'php/receiver.php',
    asks: ['php', '--version'],
    start: ['php', '-S', '127.0.0.1:PORT'],
  },
  { language: 'Java', file: 'java/Receiver.java', asks: ['java', '--version'], start: ['java'] },
  { language: 'Go', file: 'go/receiver.go', asks: ['go', 'version'], start: ['go', 'run'] },
  {
    language: 'C#',
    file: 'csharp/Receiver.csproj',
    asks: ['dotnet', '--version'],
    start: ['dotnet', 'run', '--project'],
  },
]

for (const { language, file, asks, start } of samples) {
  const [program = '', ...words] = asks
  const found = spawnSync(program, words, { stdio: 'ignore' }).status === 0
  describe(`the receiver in ${language}`, { skip: found ? false : `${program} is not on this machine` }, () => {
    let receiver: Awaited<ReturnType<typeof startSample>>
    before(async () => (receiver = await startSample([...start, path.join(folder, file)])))
    after(() => receiver.stop())

    it('answers every webhook as it must, over a real socket, and works on each event once', async () => {
      const sent = vectors(new Date())
      for (const { name, headers, body, status } of sent) {
        assert.equal(await post(receiver.port, headers, body), status, name)
      }
      const handled = sent.flatMap((vector) => (vector.handled === null ? [] : [vector.handled]))
      await receiver.until(handled.length)
      assert.deepEqual(receiver.handled().sort(), handled.sort())
    })

    it('refuses a body that is too large, or breaks off', async () => {
      const status = await post(receiver.port, {}, Buffer.alloc(1_200_000)).catch(() => 'broke off')
      assert.ok(status === 413 || status === 'broke off', String(status))
    })
  })
}

it('every sample of the documentation is in this list', async () => {
  const folders = samples.map(({ file }) => path.dirname(file)).toSorted()
  assert.deepEqual((await readdir(folder)).toSorted(), folders)
})

/** A sample under test, from the moment it says where it listens. */
async function startSample([program = '', ...words]: readonly string[]) {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'receiver-'))
  const port = program === 'php' || program === 'dotnet' ? await freePort() : 0
  const child = spawn(
    program,
    words.map((word) => word.replace('PORT', `${port}`)),
    {
      env: {
        ...process.env,
        // Java reads the environment in the machine's encoding; a secret with an accent needs UTF-8.
        LC_ALL: 'C.UTF-8',
        PORT: `${port}`,
        WEBHOOK_SECRET: secret,
        WEBHOOK_SECRET_OLD: oldSecret,
        WEBHOOK_SEEN_DIR: scratch,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
  let printed = ''
  const looks = new Set<() => void>()
  const read = (text: string) => {
    printed += text
    for (const look of looks) look()
  }
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', read)
  child.once('exit', () => read('\nended\n'))
  const untilPrinted = (what: string, waitMs: number, holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${what}: ${printed}`)), waitMs)
      const look = () => {
        if (!holds() && !printed.endsWith('ended\n')) return
        clearTimeout(timer)
        looks.delete(look)
        if (holds()) resolve()
        else reject(new Error(`no ${what}: ${printed}`))
      }
      looks.add(look)
      look()
    })
  const handled = () => [...printed.matchAll(/event kyc\.case_verified ([0-9a-f-]{36})/g)].map(([, id]) => id)
  const where = /listening on (?:http:\/\/127\.0\.0\.1:)?(\d+)|\(http:\/\/127\.0\.0\.1:(\d+)\) started/
  await untilPrinted('start', startMsMax, () => where.test(printed))
  const [, first, second] = where.exec(printed) ?? []
  return {
    port: Number(first ?? second),
    handled,
    until: (count: number) => untilPrinted(`${count} events`, workMsMax, () => handled().length >= count),
    async stop() {
      // Its whole group: some languages start their program as a child.
      if (child.exitCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGKILL')
        await once(child, 'exit')
      }
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

async function post(port: number, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
  return await new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/webhooks', headers, agent: false })
    call.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.once('error', reject)
    call.setHeader('Content-Length', body.length)
    call.end(body)
  })
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}
