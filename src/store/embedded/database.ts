import { PGlite } from '@electric-sql/pglite'
import type { Role } from '../connection/roles.ts'
import type { DurableFolder } from './durable-folder.ts'
import { joined } from './joined.ts'

/**
 * `-F` would switch fsync off. The file layer does not receive `fdatasync`, the default of wal_sync_method. A statistics target
 * of 10 samples 3,000 rows of a table instead of 30,000, because sampling blocks every other statement.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'wal_sync_method=fsync',
    'shared_buffers=32MB',
    'default_statistics_target=10',
    'TimeZone=UTC',
    'DateStyle=ISO',
  ].flatMap((setting) => ['-c', setting]),
]

/** The embedded database, in the thread that opened it. Not for concurrent use. */
export interface Database {
  /** Runs messages of the PostgreSQL protocol as this role, null for the owner of the tables, and returns the answers. */
  run(role: Role | null, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** Opens the database in the folder. Throws when it does not open or when a commit in it does not reach the disk. */
export async function openDatabase(folder: DurableFolder): Promise<Database> {
  const database = await PGlite.create({ fs: folder, startParams: START_PARAMETERS })
  let current: Role | null = null

  async function run(role: Role | null, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (role !== current) {
      expectDone(await exchange(database, simpleQuery(role === null ? 'reset role' : `set role ${role}`)))
      current = role
    }
    return exchange(database, messages)
  }

  const before = folder.syncs
  expectDone(await run(null, simpleQuery("select pg_logical_emit_message(true, 'gatehouse', 'commit check')")))
  if (folder.syncs === before) throw new Error('a commit does not reach the disk, so stored data could be lost')
  return { run, close: () => database.close() }
}

/** Not execProtocolRaw, which keeps every parsed answer in memory. */
async function exchange(database: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const onRawData = (part: Uint8Array): void => void parts.push(part.slice())
  await database.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  return joined(parts)
}

/** PostgreSQL protocol, message formats: Query. */
function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(5 + text.length, 'Q')
  message.writeUInt32BE(4 + text.length, 1)
  text.copy(message, 5)
  return message
}

const ERROR_RESPONSE = 0x45

function expectDone(answer: Uint8Array): void {
  if (answer[0] === undefined || answer[0] === ERROR_RESPONSE) {
    throw new Error(
      `the embedded database refused a statement: ${Buffer.from(answer).toString('latin1').replaceAll('\0', ' ')}`,
    )
  }
}
