import { SecretMissing, type DatabaseSecrets, type Keyring } from '../ports/secrets.ts'
import { databaseSecrets, recordSecretInForce, secretInForce } from '../store/installation-secret.ts'
import type { Store } from '../store/store.ts'
import type { TenantTransaction } from '../store/tenant.ts'

const whatToDo =
  'Put the secret of this installation back: secret.key in the data folder, or GATEHOUSE_SECRET_KEY and ' +
  'GATEHOUSE_SECRET_KEY_PREVIOUS; see docs/operations.md#the-secret'

/** The loaded versions, as far as they prove anything. */
type Loaded = Pick<Keyring, 'versions'>

/**
 * Throws SecretMissing unless every version of the secret is loaded that is in force, wraps a workspace's key or, unless
 * `apiKeysMayBeLost`, made an API key that is not revoked;
 * `lostKeysAdvice` says what to do about those. `keys` is null when there is no secret at all, which only a database
 * without workspaces allows. docs/operations.md#the-secret.
 */
export function requireSecret(
  secrets: DatabaseSecrets,
  keys: Loaded | null,
  {
    apiKeysMayBeLost = false,
    lostKeysAdvice = 'revoke its API keys with gatehouse keys revoke',
  }: { readonly apiKeysMayBeLost?: boolean; readonly lostKeysAdvice?: string } = {},
): void {
  const missing = missingVersions(secrets, keys ?? { versions: [] }, apiKeysMayBeLost)
  if (missing.length > 0) {
    throw new SecretMissing(
      `The database depends on ${missing.join(' and ')}, but ${loadedOf(keys)}. Nothing was changed. ${whatToDo}.` +
        (missing.every((version) => version.endsWith(onlyApiKeys))
          ? ` If that version is lost forever, ${lostKeysAdvice}.`
          : ''),
    )
  }
  if (keys === null && secrets.hasWorkspaces) {
    throw new SecretMissing(`The database has workspaces, but there is no secret. Nothing was changed. ${whatToDo}.`)
  }
}

/**
 * Records the version in force in the transaction of a workspace. Throws SecretMissing when a workspace was made under another
 * secret.
 */
export async function recordSecret(tx: TenantTransaction, keys: Keyring, at: Date): Promise<void> {
  const recorded = await recordSecretInForce(tx, keys.newest, at)
  if (isLoaded(keys, recorded.fingerprint)) return
  await keys.refresh()
  requireSecret({ hasWorkspaces: true, recorded, uses: [] }, keys)
}

/** Throws SecretMissing unless the loaded secret is that of an open store, where another process may have made workspaces. */
export async function requireSecretOf({ store, keys }: Opened): Promise<void> {
  const secrets = await databaseSecrets(store.system)
  if (secrets.recorded !== null && !isLoaded(keys, secrets.recorded.fingerprint)) await keys.refresh()
  requireSecret(secrets, keys)
}

/** Throws SecretMissing unless the version in force is loaded: only with it is an audit chain signed. */
export async function requireSecretInForce({ store, keys }: Opened): Promise<void> {
  const recorded = await secretInForce(store.system)
  if (!isInForce(keys, recorded?.fingerprint ?? null)) await keys.refresh()
  refuseOtherSecret(keys, recorded?.fingerprint ?? null)
}

/** The same for a fingerprint that a transaction read; null: none is recorded. */
export function refuseOtherSecret(keys: Loaded, fingerprint: Buffer | null): void {
  if (isInForce(keys, fingerprint)) return
  const why = fingerprint === null ? 'the database names no secret' : `${loadedOf(keys)} and not the version in force`
  throw new SecretMissing(`The audit chain was not signed: ${why}. ${whatToDo}.`)
}

interface Opened {
  readonly store: Store
  readonly keys: Keyring
}

const onlyApiKeys = '(only API keys)'

function missingVersions(
  { hasWorkspaces, recorded, uses }: DatabaseSecrets,
  keys: Loaded,
  apiKeysMayBeLost: boolean,
): readonly string[] {
  // A process that died before its first workspace may have left a version on which nothing depends.
  const isDependedOn = hasWorkspaces || uses.length > 0
  const missing = new Map<string, string>()
  if (recorded !== null && isDependedOn && !isLoaded(keys, recorded.fingerprint)) missing.set(recorded.id, '(in force)')
  for (const { secretId, workspaceKeys } of uses) {
    if (keys.versions.some(({ id }) => id === secretId)) continue
    if (workspaceKeys > 0 && !missing.has(secretId)) missing.set(secretId, '(workspace keys)')
    else if (!apiKeysMayBeLost && !missing.has(secretId)) missing.set(secretId, onlyApiKeys)
  }
  return [...missing].map(([id, why]) => `the version ${id} of the secret ${why}`)
}

function isLoaded({ versions }: Loaded, fingerprint: Buffer): boolean {
  return versions.some((version) => version.fingerprint.equals(fingerprint))
}

function isInForce(keys: Loaded, fingerprint: Buffer | null): boolean {
  return fingerprint !== null && isLoaded(keys, fingerprint)
}

function loadedOf(keys: Loaded | null): string {
  if (keys === null) return 'there is no secret'
  return `the loaded secret has ${keys.versions.map(({ id }) => id).join(', ')}`
}
