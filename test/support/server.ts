import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openPrometheus } from '../../src/adapters/metrics/prometheus.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { startServer, type World } from '../../src/start-server.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import type { Log, LogFacts } from '../../src/ports/log.ts'
import type { DiskSpace } from '../../src/ports/disk-space.ts'
import { StoppedClock } from './clock.ts'
import { openTestStore } from './store.ts'

/** Keeps what was logged, to look at. */
export class KeptLog implements Log {
  readonly lines: { readonly level: string; readonly message: string; readonly facts: LogFacts }[] = []

  debug = (message: string, facts: LogFacts = {}) => void this.lines.push({ level: 'debug', message, facts })
  info = (message: string, facts: LogFacts = {}) => void this.lines.push({ level: 'info', message, facts })
  warn = (message: string, facts: LogFacts = {}) => void this.lines.push({ level: 'warn', message, facts })
  error = (message: string, facts: LogFacts = {}) => void this.lines.push({ level: 'error', message, facts })
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/**
 * The real server on a free port over a fresh store of the engine under test, with a stopped clock. `settings` are
 * environment settings by their documented names.
 */
export async function startTestServer(
  options: {
    readonly settings?: Record<string, string>
    readonly world?: World
    readonly onQuery?: (sql: string) => void
    readonly jobs?: 'with' | 'without' | 'none'
    readonly diskSpace?: DiskSpace
  } = {},
) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-test-'))
  const clock = new StoppedClock()
  const log = new KeptLog()
  const metrics = 'GATEHOUSE_METRICS_PORT' in (options.settings ?? {}) ? openPrometheus() : undefined
  const opened = await openTestStore({ onQuery: options.onQuery, metrics, diskSpace: options.diskSpace })
  const config = readConfig({
    GATEHOUSE_PORT: '0',
    GATEHOUSE_DATA_DIR: dataDir,
    GATEHOUSE_RATE_LIMIT_PER_MINUTE: '100000',
    GATEHOUSE_READERS: '1',
    ...options.settings,
  })
  const server = await startServer(
    config,
    { jobs: options.jobs ?? 'none' },
    { clock, log, store: opened.store, metrics, ...options.world },
  )
  const operate = (operation: string, input: unknown) => runOperatorOperation(server.services, operation, input)
  const key = server.firstStart!.key
  const call = (method: string, where: string, init: RequestInit & { key?: string | null } = {}) => {
    const headers = new Headers(init.headers)
    if (init.key !== null) headers.set('Authorization', headers.get('Authorization') ?? `Bearer ${init.key ?? key}`)
    return fetch(server.url + where, { ...init, method, headers })
  }
  return {
    ...server,
    dataDir,
    clock,
    log,
    key,
    workspaceId: server.firstStart!.workspaceId,
    operate,
    call,
    /** Posts JSON; `key: null` sends none. */
    post: (where: string, body: unknown, init: RequestInit & { key?: string | null } = {}) =>
      call('POST', where, { body: typeof body === 'string' ? body : JSON.stringify(body), ...init }),
    async stop() {
      await server.stop()
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
