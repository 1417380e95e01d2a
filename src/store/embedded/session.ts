import type { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import type { ClientBase } from 'pg'
import { DatabaseLost, StoreUnfit } from '../connection/errors.ts'
import type { Role } from '../connection/roles.ts'
import { valueTypes } from '../connection/value-types.ts'
import type { Answer, Request } from './messages.ts'
import { startThread } from './thread.ts'
import { Wire } from './wire.ts'

/** The program of the database's thread; a test passes its own. */
export const WORKER_PROGRAM = new URL('./worker.ts', import.meta.url)

/** The one connection to an open embedded database. */
export interface Session {
  readonly client: ClientBase
  /** Sets the role of the next statements; null is the owner of the tables. Only between transactions. */
  takeRole(role: Role | null): void
  /** Whether the thread has ended or is being ended. */
  isLost(): boolean
  /** Terminates the thread like a crash. The next opening recovers what was committed. */
  abandon(): void
  /** Settles when the thread has ended and the folder is free. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/** Starts the thread and opens the database of the folder in it. Throws StoreUnfit when it does not open. */
export async function openSession(folder: string, program: URL): Promise<Session> {
  const worker = await openThread(folder, program)
  let lost = false
  let closing = false
  const wire = new Wire(worker)
  const client = new Client({ stream: () => wire, ssl: false, pipeline: true, types: valueTypes() })
  client.on('error', () => {}) // the statements of a lost thread fail themselves
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      lost = true
      if (!closing) wire.destroy(new DatabaseLost(`The embedded database stopped (exit code ${code})`))
      resolve()
    })
  })
  worker.on('error', () => {}) // the exit event follows
  worker.on('message', (answer: Answer) => wire.receive(answer))
  await client.connect()

  return {
    client,
    ended,
    takeRole: (role) => void (wire.role = role),
    isLost: () => lost,
    abandon: () => {
      lost = true
      void worker.terminate()
    },
    close: async () => {
      closing = true
      await client.end()
      const request: Request = null
      if (!lost) worker.postMessage(request)
      await ended
    },
  }
}

async function openThread(folder: string, program: URL): Promise<Worker> {
  try {
    return await startThread(program, { folder })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreUnfit(`The embedded database in ${folder} does not open: ${reason}`, { cause: error })
  }
}
