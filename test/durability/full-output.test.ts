import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { newScratchFolder, fillTo, newMemoryDisk, whyNoMemoryDisks } from '../faults/durability/disk.ts'
import { environment, program } from '../support/program.ts'

const reason = await whyNoMemoryDisks()
const skip = reason === null ? false : `NOTHING PROVEN: ${reason}`
if (skip !== false) console.warn(`SKIPPED, ${skip}`)

describe('a server whose output goes to a full disk', { skip }, () => {
  it('starts, answers and stops all the same, and logs again once there is room', async () => {
    const { scratchFolder, remove } = await newScratchFolder()
    const disk = await newMemoryDisk(scratchFolder, 1)
    const [printed, foreign] = [path.join(disk.folder, 'printed'), path.join(disk.folder, 'foreign')]
    const output = await open(printed, 'a')
    await fillTo(foreign, 0)
    const port = await freePort()
    const child = spawn(program, ['serve', '--no-jobs'], {
      env: environment({
        GATEHOUSE_DATA_DIR: path.join(scratchFolder, 'data'),
        GATEHOUSE_PORT: `${port}`,
        GATEHOUSE_READERS: '1',
      }),
      stdio: ['ignore', output.fd, output.fd],
    })
    let exitCode: number | null = null
    const ended = once(child, 'exit').then(([code]) => (exitCode = code))
    const answer = (where: string) => fetch(`http://127.0.0.1:${port}${where}`).catch(() => null)
    try {
      for (let wait = 0; wait < 600 && exitCode === null && (await answer('/livez')) === null; wait++) await pause(100)
      assert.equal((await answer('/v1/kyc/verify'))?.status, 404)
      assert.equal((await stat(printed)).size, 0, 'nothing could be printed')
      await rm(foreign)
      const id = (await answer('/v1/kyc/verify'))?.headers.get('x-request-id') ?? 'none'
      for (let wait = 0; wait < 100 && !(await readFile(printed, 'utf8')).includes(id); wait++) await pause(50)
      assert.ok((await readFile(printed, 'utf8')).includes(id))
      await fillTo(foreign, 0)
      child.kill('SIGTERM')
      await ended
      assert.equal(exitCode, 0)
    } finally {
      child.kill('SIGKILL')
      await ended
      await output.close()
      await disk.unmount()
      await remove()
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
