import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { findVerdict } from '../../store/verdicts.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { openVerdicts } from '../replay/open-verdicts.ts'
import { replayVerdict, type Replay } from '../replay/replay-verdict.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const OneVerdict = Type.Object({ id: Type.String() })

/**
 * Computes a stored verdict again: identical byte for byte, or which inputs and checks differ. The audit entry is committed before
 * the answer, because ids of checks can have a party's name.
 */
export const replayOneVerdict: OperatorOperation<typeof OneVerdict, Replay> = {
  name: 'verdicts.replay',
  input: OneVerdict,
  async run(services, { id }) {
    const { store, clock } = services
    if (!isUuid(id)) throw errors.notFound()
    // Verdicts are read by tenant, so each workspace is searched in turn.
    for (const { id: tenantId } of await listWorkspaces(store)) {
      const stored = await withTenant(store.app, tenantId, async (tx) => {
        const found = await findVerdict(tx, tenantId, id)
        if (found === null) return null
        const act = {
          tenantId,
          at: clock.now(),
          actor: operatorActor,
          action: 'verdict.replayed',
          objectId: id,
        } as const
        await insertAuditEntry(tx, { ...act, caseId: found.caseId })
        return found
      })
      if (stored === null) continue
      const [opened] = await openVerdicts(services, tenantId, [stored])
      if (opened === undefined) throw new Error('a verdict that was found was not opened')
      return replayVerdict(services, opened)
    }
    throw errors.notFound()
  },
}
