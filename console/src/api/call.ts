import { Problem } from './problem.ts'
import type { Operations } from './operations.ts'

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 60_000

/** Where a call counts: the server checks the person's role there. */
export interface Place {
  readonly workspaceId: string
  readonly environment: 'sandbox' | 'production'
}

export type OperationName = keyof Operations

/** Runs an operation of the operator's API in a workspace. Throws a Problem. docs/console-api.md. */
export async function run<Name extends OperationName>(
  place: Place,
  name: Name,
  input: Operations[Name]['input'],
  signal?: AbortSignal,
): Promise<Operations[Name]['answer']> {
  const response = await send(`/console/api/${name}`, input, {
    headers: { 'X-Console-Workspace': place.workspaceId, 'X-Console-Environment': place.environment },
    signal,
  })
  const answer: Operations[Name]['answer'] = await response.json()
  return answer
}

/** Sends JSON to our own server and returns the answer. Throws a Problem for a refusal or without an answer. */
export async function send(
  path: string,
  input: unknown,
  {
    headers = {},
    signal,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal | undefined } = {},
): Promise<Response> {
  const ends = AbortSignal.timeout(timeoutMs)
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: signal === undefined ? ends : AbortSignal.any([signal, ends]),
    })
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new Problem(0, { code: 'no_answer', message: 'The server did not answer.' }, null)
  }
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => ({}))
  throw new Problem(response.status, body, response.headers.get('X-Request-ID'))
}
