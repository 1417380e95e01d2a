import { people } from './person.ts'
import { send } from './call.ts'

/** A live session of the person. */
export interface OwnSession {
  readonly id: string
  /** Browser and system. */
  readonly agent: string
  readonly address: string
  readonly created_at: string
  readonly used_at: string
  readonly current: boolean
}

/** The person's live sessions. Throws a Problem. docs/console.md#routes. */
export async function ownSessions(): Promise<readonly OwnSession[]> {
  const response = await send('/console/people/sessions', {})
  const answer: { readonly sessions: readonly OwnSession[] } = await response.json()
  return answer.sessions
}

/** Ends one session, or all but this one. */
export function endSessions(id: string | null): Promise<unknown> {
  return people('end-sessions', id === null ? {} : { id })
}
