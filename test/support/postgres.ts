/**
 * A throw-away PostgreSQL on loopback. As a program, `node test/support/postgres.ts [--no-sync] -- COMMAND…` runs the command with
 * TEST_DATABASE_URL set to one and exits as the command did. `--no-sync` is for tests alone: a power cut would damage it.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN_FOLDER = '/usr/lib/postgresql'

export interface Postgres {
  /** As the superuser. */
  readonly url: string
  /** Stops it as a crash would and starts it again. */
  restartImmediately(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a new, empty cluster. PostgreSQL refuses to run as root, so root runs it as the user postgres. Without `syncs` its commits
 * do not wait for the disk.
 */
export async function startPostgres({ syncs = true }: { readonly syncs?: boolean } = {}): Promise<Postgres> {
  const programs = await findPrograms()
  if (programs === null) throw new Error('PostgreSQL is not installed here')
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-postgres-'))
  const user = process.getuid?.() === 0 ? await postgresUser() : null
  if (user !== null) await chown(folder, user.uid, user.gid)
  const port = await freePort()
  const call = (program: string, ...args: string[]) => run(join(programs, program), args, { ...user, cwd: folder })
  const control = (...args: string[]) =>
    call('pg_ctl', '-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', ...args)
  await call(
    'initdb',
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  )
  const unsynced = syncs ? '' : ' -c fsync=off -c full_page_writes=off'
  await control('start', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''${unsynced}`)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restartImmediately: async () => void (await control('restart', '-m', 'immediate')),
    async stop() {
      await control('stop', '-m', 'fast')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether startPostgres can work here. */
export async function hasPostgres(): Promise<boolean> {
  return (await findPrograms()) !== null
}

/** Where initdb and pg_ctl are: the newest of Debian's versions, or what pg_config says. */
async function findPrograms(): Promise<string | null> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest !== undefined) return join(DEBIAN_FOLDER, newest, 'bin')
  return run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

async function runWithPostgres(words: readonly string[]): Promise<number> {
  const syncs = words[0] !== '--no-sync'
  const [separator, command, ...args] = syncs ? words : words.slice(1)
  if (separator !== '--' || command === undefined) {
    throw new Error('usage: node test/support/postgres.ts [--no-sync] -- COMMAND…')
  }
  const postgres = await startPostgres({ syncs })
  try {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    await postgres.stop()
  }
}

if (import.meta.main) {
  process.exitCode = await runWithPostgres(process.argv.slice(2))
}
