import type { ClientKind } from '../../../contract/client-kind.ts'
import { findStep } from '../../document-types/steps.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { bankAnalysisProves } from '../facts/bank-analysis.ts'
import { holdsOneOf, holdsStep } from '../facts/relied-on.ts'
import { stepsAsked } from '../facts/required-documents.ts'
import { capitalised } from '../facts/text-list.ts'
import { noun } from '../../values/noun.ts'

/**
 * Steps that need one document of each group. docs/rules/policy-packs.md#holder-documents. Other steps need any document
 * that they accept.
 */
const establishing: Readonly<Partial<Record<ClientKind, Readonly<Record<string, readonly (readonly string[])[]>>>>> = {
  corporation: { entity_existence: [['certificate_of_incorporation', 'articles', 'registry_extract']] },
  partnership: { entity_existence: [['partnership_agreement', 'registry_extract']] },
  charitable_org: { entity_existence: [['charity_registration', 'registry_extract']] },
  trust: { entity_existence: [['trust_deed']] },
  estate: { estate_authority: [['death_certificate'], ['probate', 'will']] },
}

/** One check for each step of the pack; `required:photo_id` checks an individual's photo document. */
export const requiredStep = defineCheck<JudgedContext>({
  id: 'required',
  severity: 'critical',
  label: { en: '{Step} {step:is/are} on file.', fr: '{Step} au dossier.' },
  labelTexts: textsOf,
  details: [{ en: 'No {step} {step:was/were} supplied.', fr: 'Aucun document : {step}.' }],
  find(context) {
    const { kind, judgements } = context
    return stepsAsked(context).flatMap(([step, mark]): Finding[] => {
      if (step === 'photo_id' && kind === 'individual') return []
      const groups = establishing[kind]?.[step]
      const passed =
        groups === undefined
          ? holdsStep(judgements, step) || isShownByAnalysis(step, context)
          : groups.every((types) => holdsOneOf(judgements, types))
      const severity = mark === 'C' ? 'critical' : 'warning'
      return [passed ? { label: step, passed, severity } : { label: step, passed, severity, params: textsOf(step) }]
    })
  },
})

/** A bank analysis shows the income as a bank statement would. docs/rules/bank.md#in-a-verdict. */
function isShownByAnalysis(step: string, context: JudgedContext): boolean {
  return step === 'proof_of_income' && bankAnalysisProves(['bank:income_declared'], context)
}

function textsOf(step: string) {
  const name = findStep(step)?.names ?? noun(step, step, 'm')
  return { step: name, Step: capitalised(name) }
}
