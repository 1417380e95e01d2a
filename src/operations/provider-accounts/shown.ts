import type { Environment } from '../../contract/environment.ts'
import { wireTime } from '../../contract/events.ts'

/** An account as it is shown: the names of its credentials, never their values. */
export interface ShownAccount {
  readonly workspace_id: string
  readonly environment: Environment
  readonly provider: string | null
  readonly credentials: readonly string[]
  readonly created_at: string | null
}

/** What is shown of the account of an environment; `provider` is null when it has none. */
export function shownAccount(
  owner: { readonly tenantId: string; readonly environment: Environment },
  provider: string | null,
  credentials: readonly string[] = [],
  createdAt: Date | null = null,
): ShownAccount {
  return {
    workspace_id: owner.tenantId,
    environment: owner.environment,
    provider,
    credentials,
    created_at: createdAt === null ? null : wireTime(createdAt),
  }
}

/** Whether a provider accepts the credentials of an account; `cause` is a code. */
export interface CheckedAccount {
  readonly workspace_id: string
  readonly environment: string
  readonly provider: string
  readonly ok: boolean
  readonly cause: string | null
}
