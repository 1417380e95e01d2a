import type { Environment } from '../../contract/environment.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Role } from './roles.ts'

/** What a person is in one workspace; null: nothing in that environment. */
export interface Membership {
  readonly tenantId: string
  readonly workspaceName: string
  readonly roles: Readonly<Record<Environment, Role | null>>
}

/** A person with a live session. */
export interface SignedInPerson {
  readonly sessionId: string
  readonly personId: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
  /** Needed before the person may make a key or an endpoint. */
  readonly emailVerified: boolean
  /** Operates the installation: makes workspaces, and looks after screening lists and secrets. */
  readonly operates: boolean
  readonly memberships: readonly Membership[]
}
