import { Type } from 'typebox'
import type { StoredCaseVerdict } from '../../contract/case.ts'
import { isNumberField, maskedNumber, maskedNumbers, numbersIn } from '../../domain/case-report/masking.ts'
import { caseOwner } from '../audit/case-owner.ts'
import { compareVerdicts } from '../cases/compare-verdicts.ts'
import { readPair } from '../cases/read-verdict.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const CompareVerdicts = Type.Object({
  id: Type.String(),
  from: Type.Optional(Type.String({ format: 'uuid', description: 'The earlier verdict; default: the one before.' })),
  to: Type.String({ format: 'uuid', description: 'The later verdict.' }),
})

/**
 * What differs between two verdicts of a case, with numbers of persons and accounts masked. The audit entry of each is committed before
 * it is opened. docs/console-api.md#cases.
 */
export const compareCaseVerdicts: OperatorOperation<typeof CompareVerdicts> = {
  name: 'cases.compare',
  input: CompareVerdicts,
  async run(services, { id, from = null, to }) {
    const { tenantId, environment } = await caseOwner(services.store, id)
    const { later, earlier } = await readPair(
      services,
      {
        ...{ tenantId, environment },
        reading: ({ caseId, id: verdictId }, at) => ({
          ...{ tenantId, at, actor: operatorActor, action: 'verdict.read', objectId: verdictId, caseId },
        }),
      },
      { caseId: id, id: to, earlierId: from },
    )
    const compared = compareVerdicts(earlier, later)
    const inputs = compared.inputs.map(({ path, ...values }) =>
      isNumberField(path.split('.').at(-1) ?? '')
        ? { path, earlier: maskedValue(values.earlier), later: maskedValue(values.later) }
        : { path, ...values },
    )
    return maskedNumbers({ ...compared, inputs }, [...numbersOf(earlier), ...numbersOf(later)])
  },
}

function maskedValue(value: unknown): unknown {
  return typeof value === 'string' ? maskedNumber(value) : value
}

/** The numbers of what a verdict judged and of what it was answered with. */
function numbersOf(verdict: StoredCaseVerdict | null): readonly string[] {
  return verdict === null ? [] : numbersIn([verdict.input, verdict.answer])
}
