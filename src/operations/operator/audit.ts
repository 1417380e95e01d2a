import { Type } from 'typebox'
import { readChain, readUnsealed } from '../../store/audit-chain.ts'
import { exportTrail } from '../audit/export.ts'
import { readTrail } from '../audit/trail.ts'
import { startVerification, type AuditReport } from '../audit/verification.ts'
import type { OperatorOperation } from './operation.ts'

const Verify = Type.Object({ workspace_id: Type.Optional(Type.String()) })
const Export = Type.Object({
  /** Absolute path of a file that does not exist yet. */
  path: Type.String({ minLength: 1 }),
  workspace_id: Type.Optional(Type.String()),
})

/** Recomputes the chains of one workspace or of all and holds them against the signed checkpoints. reliability.md T19. */
export const verifyAudit: OperatorOperation<typeof Verify, AuditReport> = {
  name: 'audit.verify',
  input: Verify,
  async run(services, input) {
    const trail = await readTrail(services, input.workspace_id)
    const verification = startVerification(trail)
    for (const id of trail.workspaceIds) {
      verification.workspace(id)
      for await (const link of readChain(services.store, id)) verification.link(link)
      for await (const { entry, waiting } of readUnsealed(services.store, id)) verification.unsealed(entry.id, waiting)
    }
    return verification.end()
  },
}

/** Writes entries, seals and checkpoints to a new file that can be verified without this installation. */
export const exportAudit: OperatorOperation<typeof Export, { readonly path: string; readonly lines: number }> = {
  name: 'audit.export',
  input: Export,
  async run(services, input) {
    const trail = await readTrail(services, input.workspace_id)
    return { path: input.path, lines: await exportTrail(services, trail, input.path) }
  },
}
