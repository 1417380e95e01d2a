import { Type } from 'typebox'
import { caseOwner } from '../audit/case-owner.ts'
import { digestCase, type CaseDigest } from '../cases/case-digest.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const OneCase = Type.Object({ id: Type.String() })

/** A case without what is personal of its client. The audit entry is committed before anything is opened. docs/console-api.md#cases. */
export const summariseCase: OperatorOperation<typeof OneCase, CaseDigest> = {
  name: 'cases.summary',
  input: OneCase,
  async run(services, { id }) {
    const { tenantId, environment } = await caseOwner(services.store, id)
    return digestCase(services, { tenantId, environment, id }, (at) => ({
      ...{ tenantId, at, actor: operatorActor, action: 'case.read', objectId: id, caseId: id },
    }))
  },
}
