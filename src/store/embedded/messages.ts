import type { Role } from '../connection/roles.ts'

/** The start data of the worker. */
export interface WorkerStart {
  readonly folder: string
}

/** From the process to the worker: bytes to run as a role; null closes the database and ends the worker. */
export type Request = { readonly role: Role | null; readonly messages: Uint8Array } | null

/** From the worker to the process: one answer to each request, in order, after a first message when it is ready. */
export type Answer = Uint8Array<ArrayBuffer>
