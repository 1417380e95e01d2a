import { Type, type Static } from 'typebox'
import { Check } from './check.ts'
import { Policy } from './policy.ts'

/**
 * Required and present data points. docs/api.md#verdict; `percent` = floor(100 × present / required), 100 when nothing is
 * required.
 */
export const Completeness = Type.Object(
  {
    required: Type.Integer(),
    present: Type.Integer(),
    missing: Type.Array(Type.String(), { description: 'Data point names; alternatives are joined with `/`.' }),
    percent: Type.Integer(),
  },
  { $id: 'Completeness' },
)
export type Completeness = Static<typeof Completeness>

const verdictFields = {
  passed: Type.Boolean({ description: 'True when no critical check failed.' }),
  checks: Type.Array(Check),
  critical_failures: Type.Array(Check),
  flags: Type.Array(Check, { description: 'Failed warning checks.' }),
  completeness: Completeness,
}

/** The verdict without its policy, as repeated inside an assessment. docs/api.md#assessment. */
export const BareVerdict = Type.Object(verdictFields, { $id: 'BareVerdict' })
export type BareVerdict = Static<typeof BareVerdict>

/** The verification verdict. docs/api.md#verdict. */
export const Verdict = Type.Object({ ...verdictFields, policy: Policy }, { $id: 'Verdict' })
export type Verdict = Static<typeof Verdict>
