import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Role } from '../connection/roles.ts'
import { joined } from './joined.ts'
import type { Request } from './messages.ts'

const TERMINATE = 0x58

/** PostgreSQL protocol, message formats: AuthenticationOk, then ReadyForQuery outside a transaction. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/**
 * A socket for the PostgreSQL client whose other end is the worker: both engines then share one client, with the same types,
 * errors and prepared statements.
 */
export class Wire extends Duplex {
  /** The role that the next bytes run as; null is the owner of the tables. */
  role: Role | null = null
  readonly #worker: Worker
  #greeted = false

  constructor(worker: Worker) {
    super()
    this.#worker = worker
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  /** Part of the socket's interface; does nothing. */
  setNoDelay(): void {}

  /** Passes the bytes of an answer to the client. */
  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#forward([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#forward(chunks.map(({ chunk }) => chunk))
    done()
  }

  #forward(parts: Buffer[]): void {
    if (!this.#greeted) {
      this.#greeted = true
      this.push(WELCOME)
    } else if (parts[0]?.[0] === TERMINATE) {
      this.push(null)
    } else {
      const request: Request = { role: this.role, messages: joined(parts) }
      this.#worker.postMessage(request)
    }
  }
}
