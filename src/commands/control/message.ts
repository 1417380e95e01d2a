import type { Progress } from '../../ports/progress.ts'
import type { ErrorBody } from '../../contract/errors.ts'

/** One question and one answer of the control socket, each a line of JSON. */
export interface ControlQuestion {
  /** What the server wrote to its data folder when it began to listen: whoever can read that folder may ask. */
  readonly token: string
  readonly operation: string
  readonly input: unknown
  /** The system user at the command line; null: unknown. */
  readonly user: string | null
}

export type ControlAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly status: number; readonly body: ErrorBody }

/** Progress that the server may send before its answer, one line each. */
export interface ControlProgress {
  readonly progress: Progress
}

/** Longest question that a server reads. */
export const questionCharactersMax = 4 * 1024 * 1024
/** Longest answer that a command reads: the largest document in base64, and some. */
export const answerCharactersMax = 48 * 1024 * 1024

export function isQuestion(value: unknown): value is ControlQuestion {
  if (typeof value !== 'object' || value === null) return false
  if (!('token' in value) || !('operation' in value) || !('user' in value)) return false
  const { token, operation, user } = value
  return typeof token === 'string' && typeof operation === 'string' && (user === null || typeof user === 'string')
}

export function isAnswer(value: unknown): value is ControlAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'
}

export function isProgress(value: unknown): value is ControlProgress {
  if (typeof value !== 'object' || value === null || !('progress' in value)) return false
  const { progress } = value
  return typeof progress === 'object' && progress !== null && 'done' in progress && 'unit' in progress
}
