import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { openBlobs } from '../../../src/adapters/blobs/index.ts'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { sealedBlobs } from '../../../src/adapters/blobs/sealed.ts'
import { deriveKeys } from '../../../src/adapters/secret-key/keyring.ts'
import { operatorServices } from '../../support/operator-services.ts'
import { eventNames } from '../../../src/contract/events.ts'
import { runOperatorOperation } from '../../../src/operations/operator/run.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import { environment, program } from '../../support/program.ts'
import { newServedDatabase, newFolder } from '../../support/store.ts'

/** A start that takes longer is broken. */
const startMsMax = 60_000
const readCap = 1_000_000
const loopback = '127.0.0.0/8'
/** Of endpoints that have a receiver. */
export const endpointSecret = 'a secret of the crash tests'

/** Servers that run now: they end with this process when it is told to end. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGKILL')
    process.exit(1)
  })
}

/** Where an installation keeps its rows and files. */
export interface Place {
  /** Null: embedded in the data folder. */
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** An installation whose server is started and killed again and again, with one workspace that subscribes to everything. */
export interface Installation extends Place {
  readonly settings: Readonly<Record<string, string>>
  readonly workspaceId: string
  readonly keyId: string
  readonly key: string
  readonly endpoints: readonly Endpoint[]
}

export interface Endpoint {
  readonly id: string
  readonly events: readonly string[]
}

/** A running `gatehouse serve`. */
export interface Served {
  readonly child: ChildProcess
  readonly url: string
  /** Resolves when the process is gone, however it went. */
  readonly ended: Promise<void>
  kill(signal: NodeJS.Signals): void
  printed(): string
}

/**
 * Makes workspace, key and endpoints with a store of its own, which it closes. The endpoints are on `receiverUrl`, on loopback; left
 * out, they have an address that nobody has and a secret that does not open. `second`: the one for some events is on too.
 */
export async function prepare(
  place: Place,
  receiverUrl?: string,
  { second = receiverUrl !== undefined }: { readonly second?: boolean } = {},
): Promise<Installation> {
  const secret = randomBytes(32).toString('base64url')
  const store = await openPlace(place)
  try {
    const egress = openEgress({ allow: [loopback] })
    const services = { ...(await operatorServices(store, { now: () => new Date() }, deriveKeys(secret))), egress }
    const operate = (name: string, input: unknown) =>
      runOperatorOperation(services, name, input) as Promise<{ id: string; key: string }>
    const { id: workspaceId } = await operate('workspaces.create', { name: 'Lender', read_cap: readCap })
    const { id: keyId, key } = await operate('keys.create', {
      workspace_id: workspaceId,
      name: 'Crash tests',
      scopes: ['kyc:extract', 'kyc:verify'],
    })
    const add = async (events: readonly string[], enabled: boolean): Promise<Endpoint> => {
      if (receiverUrl === undefined) return addEndpoint(store, workspaceId, events, enabled)
      const input = { workspace_id: workspaceId, url: receiverUrl, events, secret: endpointSecret }
      const { id } = await operate('webhooks.create', input)
      if (!enabled) await operate('webhooks.change', { id, enabled })
      return { id, events }
    }
    const endpoints = [await add([...eventNames], true), await add(['kyc.case_verified', 'kyc.documents_read'], second)]
    const settings: Record<string, string> = {
      GATEHOUSE_DATA_DIR: place.dataDir,
      GATEHOUSE_PORT: '0',
      GATEHOUSE_SECRET_KEY: secret,
      GATEHOUSE_RATE_LIMIT_PER_MINUTE: '1000000',
      GATEHOUSE_READERS: '1',
      GATEHOUSE_READER_WARM_UP: 'lazy',
      GATEHOUSE_LOG: 'error',
      GATEHOUSE_EGRESS_ALLOW: loopback,
    }
    if (place.databaseUrl !== null) settings['GATEHOUSE_DATABASE_URL'] = place.databaseUrl
    return { ...place, settings, workspaceId, keyId, key, endpoints }
  } finally {
    await store.close()
  }
}

/** The store of a place; nobody else may hold it when it is embedded. */
export function openPlace({ databaseUrl, dataDir }: Place): Promise<Store> {
  return openStore({ databaseUrl, dataDir, warn: () => {} })
}

/** The documents of a place. */
export async function openDocuments({ dataDir }: Pick<Place, 'dataDir'>) {
  return sealedBlobs(await openBlobs({ storageUrl: null, dataDir }))
}

/** A new place: embedded, or with a database of its own on a server; removed by `remove`. */
export async function newInstallationPlace(serverUrl: string | null): Promise<Place & { remove(): Promise<void> }> {
  if (serverUrl === null) return newFolder()
  const { databaseUrl, remove } = await newServedDatabase(serverUrl)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-durability-'))
  return {
    databaseUrl,
    dataDir,
    async remove() {
      await remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the program on the installation and waits until it answers. Throws when it ends before. */
export async function start(installation: Installation, settings: Record<string, string> = {}): Promise<Served> {
  const child = spawn(program, ['serve'], {
    env: environment({ ...installation.settings, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => void running.delete(child))
  let printed = ''
  const timer = setTimeout(() => child.kill('SIGKILL'), startMsMax)
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      printed += text
      const found = /answers at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then(() => reject(new Error(`the server ended at its start: ${printed}`)))
  })
  clearTimeout(timer)
  return { child, url, ended, kill: (signal) => void child.kill(signal), printed: () => printed }
}

/** Files that a crash left of calls in flight; none may be there once a server has started. */
export async function leftUploads(dataDir: string): Promise<readonly string[]> {
  return readdir(path.join(dataDir, 'uploads'))
}

async function addEndpoint(store: Store, tenantId: string, events: readonly string[], enabled: boolean) {
  const id = randomUUID()
  await withTenant(store.app, tenantId, (tx) =>
    tx
      .insertInto('webhook_endpoint')
      .values({
        tenant_id: tenantId,
        id,
        url: 'https://hooks.partner.test/kyc',
        events: [...events],
        enabled,
        secret: Buffer.from('whsec_never_used'),
        created_at: new Date(),
      })
      .execute(),
  )
  return { id, events }
}
