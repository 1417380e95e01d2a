import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { readFirstKey } from '../../test/support/first-key.ts'
import { serve, throwAwayFolder } from '../../test/support/program.ts'
import { newDatabase } from '../../test/support/store.ts'

/** A server that is measured, in a process of its own. */
export interface Side {
  readonly name: string
  readonly child: ChildProcess
  readonly url: string
  /** Where its calls go. */
  readonly path: string
  readonly key: string
  /** Its calls have an Idempotency-Key each. */
  readonly idempotent?: boolean
}

/** The program as it is served, with what a bench needs to prepare its store. */
export interface Product extends Side {
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** GATEHOUSE_SECRET_KEY. */
  readonly secret: string
  stop(): Promise<void>
}

/** The bare server to compare with: `baseline.ts`. */
export interface Baseline extends Side {
  stop(): Promise<void>
}

/** The product on a database of its own on the server of this URL; null: on the embedded one. Its path is that of verify. */
export async function startProduct(
  name: string,
  serverUrl: string | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const database = serverUrl === null ? null : await newDatabase(serverUrl)
  const folder = await throwAwayFolder()
  const secret = randomBytes(32).toString('base64url')
  const running = await serve({
    ...folder.settings,
    ...(database === null ? {} : { GATEHOUSE_DATABASE_URL: database.databaseUrl }),
    GATEHOUSE_SECRET_KEY: secret,
    GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
    ...settings,
  })
  return {
    ...{ name, child: running.child, url: running.url, path: '/v1/kyc/verify', secret, dataDir: folder.dataDir },
    databaseUrl: database?.databaseUrl ?? null,
    key: await readFirstKey(folder.dataDir),
    async stop() {
      await running.stop()
      for (const place of [database, folder]) await place?.remove()
    },
  }
}

/** The bare server on a database of its own, whose calls are answered with this JSON text. */
export async function startBaseline(serverUrl: string, answer: string): Promise<Baseline> {
  const database = await newDatabase(serverUrl)
  const program = path.join(import.meta.dirname, 'baseline.ts')
  const child = spawn(process.execPath, [program, database.databaseUrl, answer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(child.stdout, 'data')
  return {
    ...{ name: 'baseline', child, url: /answers at (\S+)/.exec(String(printed))?.[1] ?? '', path: '', key: '' },
    async stop() {
      child.kill()
      await once(child, 'exit')
      await database.remove()
    },
  }
}
