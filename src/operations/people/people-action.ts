import type { Static, TObject } from 'typebox'
import type { SignedInPerson } from '../../domain/people/member.ts'
import type { SessionOrigin } from '../../store/sessions.ts'
import type { Services } from '../services.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What the actions of people use. */
export type PeopleServices = Pick<Services, 'store' | 'clock' | 'log' | 'workspaceKeys' | 'publicUrl'> & {
  readonly passwords: PasswordHashing
}

/** Who asks, and from where. */
export interface PeopleCall {
  readonly requestId: string
  readonly origin: SessionOrigin
  /** What the rate limit counts as one address. */
  readonly block: string
  /** The token of the browser's device cookie; null: none. */
  readonly device: string | null
  /** Null: not signed in. */
  readonly person: SignedInPerson | null
}

/** What an action did: the answer, and what becomes of the session cookie. */
export interface Acted {
  readonly answer: object
  /** A token to set, with that of the browser where it has none; `ended` to remove the cookie; absent: it stays. */
  readonly session?: { readonly token: string; readonly device?: string } | 'ended'
}

/** What somebody does for themselves at the console: sign in, see and change their own details. docs/console.md#people. */
export interface PeopleAction<Input extends TObject = TObject> {
  readonly name: string
  readonly input: Input
  /** Whether it needs a session; 401 without one. */
  readonly signedIn: boolean
  /** Throws a Refusal. */
  run(services: PeopleServices, input: Static<Input>, call: PeopleCall): Promise<Acted>
}

/** An action for a person with a session, whom `run` gets. */
export function signedInAction<Input extends TObject>(action: {
  readonly name: string
  readonly input: Input
  run(
    services: PeopleServices,
    input: Static<Input>,
    call: PeopleCall & { readonly person: SignedInPerson },
  ): Promise<Acted>
}): PeopleAction<Input> {
  return {
    name: action.name,
    input: action.input,
    signedIn: true,
    run(services, input, { person, ...call }) {
      if (person === null) throw new Error('an action that needs a session ran without one')
      return action.run(services, input, { ...call, person })
    },
  }
}
