import { readChain, readUnchained } from '../../store/audit-chain.ts'
import { writeLineFile } from '../line-file/write.ts'
import type { OperatorServices } from '../services.ts'
import type { Trail } from './trail.ts'

/** The header of an exported trail. Its lines are: header, checkpoints, signed ends, then each workspace with its links. */
export const exportFormat = { format: 'gatehouse-audit', version: 2 } as const

/** Writes a trail to a new file. Returns its number of lines. */
export function exportTrail({ store, clock }: OperatorServices, trail: Trail, path: string): Promise<number> {
  return writeLineFile(path, async ({ put }) => {
    const at = clock.now().toISOString()
    await put({ ...exportFormat, at, public_keys: trail.publicKeys })
    for (const line of trail.kept) await put({ kept: line })
    for (const { tenantId, seq, line } of trail.stored) await put({ remembered: line, workspace_id: tenantId, seq })
    for (const { tenantId, line } of trail.heads) await put({ head: line, workspace_id: tenantId })
    for (const id of trail.workspaceIds) {
      await put({ workspace: id })
      for await (const { seq, hash, entryId, entry } of readChain(store, id)) {
        await put({ seq, hash: hash.toString('hex'), entry_id: entryId, entry })
      }
      for await (const { entry, waiting } of readUnchained(store, id)) await put({ unsealed: entry, waiting })
    }
    return { workspaces: trail.workspaceIds.length }
  })
}
