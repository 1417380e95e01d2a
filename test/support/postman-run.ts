import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { systemClock } from '../../src/open-configured.ts'
import { startTestServer } from './server.ts'

/** The runner of collections, fetched for the run: as a dependency it would bring some 150 packages. */
const newman = 'newman@6.2.2'

/** Runs the published collection against a fresh server with Postman's own runner; exits as the runner does. */
const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-postman-'))
// The collection waits for the sandbox's client, so time passes.
const server = await startTestServer({ world: { clock: systemClock } })
try {
  await mkdir(path.join(folder, 'specimens'))
  const passport = specimens('2026-01-01').find(({ name }) => name === 'passport-en')
  if (passport === undefined) throw new Error('there is no specimen passport-en')
  await writeFile(path.join(folder, 'specimens/passport-en.png'), await passport.render())
  const published = await fetch(`${server.url}/postman.json`)
  await writeFile(path.join(folder, 'collection.json'), Buffer.from(await published.arrayBuffer()))
  const options = ['--working-dir', '.', '--env-var', `apiKey=${server.key}`]
  const words = ['exec', '--yes', '--package', newman, '--', 'newman', 'run', 'collection.json', ...options]
  const runner = spawn('npm', words, { cwd: folder, stdio: 'inherit' })
  const [code] = await once(runner, 'exit')
  process.exitCode = Number(code ?? 1)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
