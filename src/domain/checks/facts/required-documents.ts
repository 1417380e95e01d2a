import { asksForCredit } from '../../policy-packs/definition/conditional-points.ts'
import type { StepMark } from '../../policy-packs/definition/policy-pack.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** Steps asked for only when something else is so. docs/rules/policy-packs.md#required-documents. */
const conditions: Readonly<Record<string, (context: JudgedContext) => boolean>> = {
  // A review asks for a new document when the one on file has expired, or when the request wants documents.
  photo_id: ({ purpose, profile, asOf, switches }) =>
    purpose === 'onboarding' || switches.requireDocuments || (profile.values.id_expiry ?? asOf) < asOf,
  proof_of_income: ({ profile }) => asksForCredit(profile),
}

/**
 * The steps that the pack asks for of this file, with how badly. None when documents were waived. docs/api.md#switches.
 */
export function stepsAsked(context: JudgedContext): readonly (readonly [step: string, mark: StepMark])[] {
  const { pack, purpose, kind, switches } = context
  if (switches.stepsWaived) return []
  return pack.steps[purpose][kind].filter(([step, mark]) => mark !== '-' && conditions[step]?.(context) !== false)
}

/** Whether one step is asked for. */
export function isAsked(step: string, context: JudgedContext): boolean {
  return stepsAsked(context).some(([asked]) => asked === step)
}
