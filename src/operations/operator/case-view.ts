import { Type } from 'typebox'
import { locales } from '../../contract/locale.ts'
import { caseOwner } from '../audit/case-owner.ts'
import { revealValue, type RevealedValue } from '../cases/reveal-value.ts'
import { viewCase } from '../cases/view-case.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const fieldLengthMax = 64

const ViewCase = Type.Object({
  id: Type.String(),
  verdict_id: Type.Optional(Type.String({ format: 'uuid', description: 'One of the verdicts of the case.' })),
  language: Type.Optional(Type.Enum([...locales])),
})
const RevealValue = Type.Object({
  id: Type.String(),
  document_id: Type.String({ format: 'uuid' }),
  field: Type.String({ minLength: 1, maxLength: fieldLengthMax }),
})

/** All that the case view shows, with numbers masked. The audit entry is committed before anything is opened. docs/console-api.md#cases. */
export const viewWholeCase: OperatorOperation<typeof ViewCase> = {
  name: 'cases.view',
  input: ViewCase,
  async run(services, { id, verdict_id: verdictId = null, language: locale = 'en' }) {
    const { tenantId, environment } = await caseOwner(services.store, id)
    return viewCase(services, {
      ...{ tenantId, environment, caseId: id, verdictId, locale },
      reading: (at) => ({ tenantId, at, actor: operatorActor, action: 'case.read', objectId: id, caseId: id }),
    })
  },
}

/** The whole value of a masked field. The audit entry, with the name of the field, is committed before. docs/console-api.md#cases. */
export const revealCaseValue: OperatorOperation<
  typeof RevealValue,
  RevealedValue & { readonly id: string; readonly document_id: string; readonly field: string }
> = {
  name: 'cases.reveal',
  input: RevealValue,
  async run(services, { id, document_id: documentId, field }) {
    const { tenantId, environment } = await caseOwner(services.store, id)
    const revealed = await revealValue(services, {
      ...{ tenantId, environment, caseId: id, documentId, field },
      revealing: (at, name) => ({
        ...{ tenantId, at, actor: operatorActor, action: 'case.revealed', objectId: id, caseId: id, changed: [name] },
      }),
    })
    return { id, document_id: documentId, field, ...revealed }
  },
}
