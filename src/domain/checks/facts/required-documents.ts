import { datesOf } from '../../profile/date-readings.ts'
import { asksForCredit } from '../../policy-packs/definition/conditional-points.ts'
import type { StepMark } from '../../policy-packs/definition/policy-pack.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { recordedExpiry } from './document-validity.ts'

/** Conditions of steps that are not always required. docs/rules/policy-packs.md#required-documents. */
const conditions: Readonly<Record<string, (context: JudgedContext) => boolean>> = {
  // A review requires a new document when the recorded one has expired, or when the request asks for documents.
  photo_id: ({ purpose, profile, asOf, switches }) =>
    purpose === 'onboarding' ||
    switches.requireDocuments ||
    datesOf(profile, 'id_expiry').some((day) => recordedExpiry(profile, day) < asOf),
  proof_of_income: ({ profile }) => asksForCredit(profile),
}

/** The steps that the pack requires of this client, with their marks; empty when documents are waived. docs/api.md#switches. */
export function stepsAsked(context: JudgedContext): readonly (readonly [step: string, mark: StepMark])[] {
  const { pack, purpose, kind, switches } = context
  if (switches.stepsWaived) return []
  return pack.steps[purpose][kind].filter(([step, mark]) => mark !== '-' && conditions[step]?.(context) !== false)
}

/** True when the step is required. */
export function isAsked(step: string, context: JudgedContext): boolean {
  return stepsAsked(context).some(([asked]) => asked === step)
}
