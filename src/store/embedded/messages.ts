import type { Role } from '../connection/roles.ts'

/** What the worker gets when it starts. */
export interface WorkerStart {
  readonly folder: string
}

/** From the process to the worker: bytes to run as a role, or null to close the database and end. */
export type Request = { readonly role: Role | null; readonly messages: Uint8Array } | null

/** From the worker to the process, after a first message that says it is ready: one answer to each request, in order. */
export type Answer = Uint8Array<ArrayBuffer>
