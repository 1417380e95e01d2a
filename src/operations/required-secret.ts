import { SecretMissing, type DatabaseSecrets, type Keyring } from '../ports/secrets.ts'
import { recordSecretInForce } from '../store/installation-secret.ts'
import type { Store } from '../store/store.ts'

const whatToDo =
  'Put the secret of this installation back: secret.key in the data folder, or GATEHOUSE_SECRET_KEY and ' +
  'GATEHOUSE_SECRET_KEY_PREVIOUS; see docs/operations.md#the-secret'

/** The loaded versions, as far as they prove anything. */
type Loaded = Pick<Keyring, 'versions'>

/**
 * Throws SecretMissing unless every version of the secret is loaded that is in force, wraps a workspace's key or, unless
 * `apiKeysMayBeLost`, made an API key that is not revoked. `keys` is null when there is no secret at all, which only a database
 * without workspaces allows. docs/operations.md#the-secret.
 */
export function requireSecret(
  secrets: DatabaseSecrets,
  keys: Loaded | null,
  { apiKeysMayBeLost = false }: { readonly apiKeysMayBeLost?: boolean } = {},
): void {
  const missing = missingVersions(secrets, keys ?? { versions: [] }, apiKeysMayBeLost)
  if (missing.length > 0) {
    throw new SecretMissing(
      `The database depends on ${missing.join(' and ')}, but ${loadedOf(keys)}. Nothing was changed. ${whatToDo}.` +
        (missing.every((version) => version.endsWith(onlyApiKeys))
          ? ' If that version is lost forever, revoke its API keys with gatehouse keys revoke.'
          : ''),
    )
  }
  if (keys === null && secrets.hasWorkspaces) {
    throw new SecretMissing(`The database has workspaces, but there is no secret. Nothing was changed. ${whatToDo}.`)
  }
}

/** Records the version in force with the first workspace. Throws SecretMissing when another process recorded another secret. */
export async function recordSecret(
  { store, keys }: { readonly store: Store; readonly keys: Keyring },
  at: Date,
): Promise<void> {
  const recorded = await recordSecretInForce(store.system, keys.newest, at)
  if (isLoaded(keys, recorded.fingerprint)) return
  await keys.refresh()
  requireSecret({ hasWorkspaces: true, recorded, uses: [] }, keys)
}

const onlyApiKeys = '(only API keys)'

function missingVersions(
  { recorded, uses }: DatabaseSecrets,
  keys: Loaded,
  apiKeysMayBeLost: boolean,
): readonly string[] {
  const missing = new Map<string, string>()
  if (recorded !== null && !isLoaded(keys, recorded.fingerprint)) missing.set(recorded.id, '(in force)')
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

function loadedOf(keys: Loaded | null): string {
  if (keys === null) return 'there is no secret'
  return `the loaded secret has ${keys.versions.map(({ id }) => id).join(', ')}`
}
