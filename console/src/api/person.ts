import { send, type Place } from './call.ts'

/** A workspace of the person. */
export interface PersonWorkspace {
  readonly id: string
  readonly name: string
  /** The role there; null: none. */
  readonly sandbox: string | null
  readonly production: string | null
  /** What the person may do while they work there. docs/console.md#roles. */
  readonly may: { readonly sandbox: readonly string[]; readonly production: readonly string[] }
}

/** The person who is signed in. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly locale: 'en' | 'fr'
  /** Operates the installation: its workspaces, lists and secrets. */
  readonly operates: boolean
  readonly workspaces: readonly PersonWorkspace[]
  /** What each role may do, the widest role first. */
  readonly permissions_by_role: Readonly<Record<string, readonly string[]>>
}

/** Calls a route of the console's people. docs/console.md#sign-in. */
export async function people(action: string, input: object): Promise<unknown> {
  const response = await send(`/console/people/${action}`, input)
  const answer: unknown = await response.json()
  return answer
}

/** The person of this browser's session. Throws a Problem of status 401 without one. */
export async function readPerson(): Promise<Person> {
  const response = await send('/console/people/me', {})
  const answer: Person = await response.json()
  return answer
}

/** Whether the person may do something there. */
export function mayDo(person: Person, { workspaceId, environment }: Place, permission: string): boolean {
  return person.workspaces.find(({ id }) => id === workspaceId)?.may[environment].includes(permission) ?? false
}
