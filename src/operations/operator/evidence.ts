import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { withTenant } from '../../store/tenant.ts'
import { findVerdict } from '../../store/verdicts.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { evidenceStream } from '../evidence/evidence-stream.ts'
import { collectEvidence } from '../evidence/collect.ts'
import { writeNewFile } from '../line-file/new-file.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const MakeEvidence = Type.Object({
  id: Type.String(),
  /** Absolute path of a file that does not exist yet. */
  path: Type.String({ minLength: 1 }),
})

/** Writes the evidence of a verdict to a new file. The audit entry is committed first. docs/evidence.md. */
export const makeEvidence: OperatorOperation<
  typeof MakeEvidence,
  { readonly path: string; readonly documents: number }
> = {
  name: 'evidence.make',
  input: MakeEvidence,
  async run(services, { id, path }) {
    const tenantId = await workspaceOf(services, id)
    const documents = await writeNewFile(path, async (draft) => {
      const by = { actor: operatorActor }
      const evidence = await collectEvidence(services, { tenantId, verdictId: id }, { by, permits: async () => {} })
      await pipeline(evidenceStream(services, evidence), createWriteStream(draft.path, { flags: 'r+' }))
      return evidence.documents.length
    })
    return { path, documents }
  },
}

/** Verdicts are read by tenant, so each workspace is searched in turn. Throws 404. */
async function workspaceOf({ store }: OperatorServices, verdictId: string): Promise<string> {
  if (!isUuid(verdictId)) throw errors.notFound()
  for (const { id } of await listWorkspaces(store)) {
    if ((await withTenant(store.app, id, (tx) => findVerdict(tx, id, verdictId))) !== null) return id
  }
  throw errors.notFound()
}
