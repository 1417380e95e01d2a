import { readChain, readUnsealed } from '../../store/audit-chain.ts'
import { writeLineFile } from '../line-file/write.ts'
import type { OperatorServices } from '../services.ts'
import type { Trail } from './trail.ts'

/** Marks the file and the order of its lines: header, checkpoints, then each workspace with its links. */
export const exportFormat = { format: 'gatehouse-audit', version: 1 } as const

/** Writes a trail to a new file; answers its number of lines. */
export function exportTrail({ store, clock }: OperatorServices, trail: Trail, path: string): Promise<number> {
  return writeLineFile(path, async ({ put }) => {
    const at = clock.now().toISOString()
    await put({ ...exportFormat, at, public_keys: trail.publicKeys })
    for (const line of trail.kept) await put({ kept: line })
    for (const { tenantId, seq, line } of trail.memoised) await put({ memoised: line, workspace_id: tenantId, seq })
    for (const id of trail.workspaceIds) {
      await put({ workspace: id })
      for await (const { seq, hash, entryId, entry } of readChain(store, id)) {
        await put({ seq, hash: hash.toString('hex'), entry_id: entryId, entry })
      }
      for await (const { entry, waiting } of readUnsealed(store, id)) await put({ unsealed: entry, waiting })
    }
    return { workspaces: trail.workspaceIds.length }
  })
}
