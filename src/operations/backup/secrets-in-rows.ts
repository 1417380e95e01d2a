import type { DatabaseSecrets } from '../../ports/secrets.ts'
import type { CarriedValue } from '../../store/backup/read-snapshot.ts'

/** Takes the tables and rows of a backup, in order; `end` returns what they say about the secret. */
export interface SecretSearch {
  table(name: string, columns: readonly string[]): void
  row(values: readonly CarriedValue[]): void
  end(): DatabaseSecrets
}

/** Finds in the rows of a backup what `readDatabaseSecrets` reads from a database. docs/operations.md#the-secret. */
export function startSecretSearch(): SecretSearch {
  const uses = new Map<string, { workspaceKeys: number; apiKeys: number }>()
  let recorded: DatabaseSecrets['recorded'] = null
  let hasWorkspaces = false
  let table = ''
  let columns: readonly string[] = []

  function useOf(id: string): { workspaceKeys: number; apiKeys: number } {
    const use = uses.get(id) ?? { workspaceKeys: 0, apiKeys: 0 }
    uses.set(id, use)
    return use
  }

  return {
    table(name, names) {
      table = name
      columns = names
    },
    row(values) {
      const value = (column: string): string | null => values[columns.indexOf(column)] ?? null
      if (table === 'workspace') hasWorkspaces = true
      else if (table === 'workspace_key') useOf(value('secret_id') ?? '').workspaceKeys++
      else if (table === 'api_key' && value('revoked_at') === null) useOf(value('pepper_id') ?? '').apiKeys++
      else if (table === 'installation_secret') {
        const fingerprint = Buffer.from(value('fingerprint') ?? '', 'base64')
        recorded = { id: value('secret_id') ?? '', fingerprint }
      }
    },
    end: () => ({ hasWorkspaces, recorded, uses: [...uses].map(([secretId, use]) => ({ secretId, ...use })) }),
  }
}
