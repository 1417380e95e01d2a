import type { Bilingual } from '../../../contract/locale.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import { acceptedTypes, steps } from '../../document-types/steps.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import type { Params } from '../definition/template.ts'
import { bankAnalysisProves } from '../facts/bank-analysis.ts'
import { hasReliedOnFor, setAside } from '../facts/reliance.ts'
import { stepsAsked } from '../facts/required-documents.ts'
import { noun, type Noun } from '../../values/noun.ts'
import { signatoriesLacking } from '../facts/signatory-documents.ts'
import { capitalised, listOf } from '../facts/text-list.ts'
import { ofClient } from '../facts/who-is-proven.ts'

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

/**
 * One check for each step of the pack; `required:photo_id` checks an individual's photo document. A document counts when it is
 * of whom it is to prove. docs/rules/checks.md#whose-document.
 */
export const requiredStep = defineCheck<JudgedContext>({
  id: 'required',
  severity: 'critical',
  label: { en: '{Step} {step:is/are} on file.', fr: '{Step} au dossier.' },
  labelTexts: textsOf,
  details: [
    { en: 'No {step} {step:was/were} supplied.', fr: 'Aucun document : {step}.' },
    { en: 'No {step} can be relied on: {reasons}.', fr: 'Aucun document retenu – {step} : {reasons}.' },
    { en: 'No {step} of {who} {step:was/were} supplied.', fr: 'Aucun document : {step} ({who}).' },
    {
      en: 'No {step} of {who} can be relied on: {reasons}.',
      fr: 'Aucun document retenu – {step} ({who}) : {reasons}.',
    },
  ],
  find(context) {
    return stepsAsked(context).flatMap(([step, mark]): Finding[] => {
      if (step === 'photo_id' && context.kind === 'individual') return []
      const severity = mark === 'C' ? 'critical' : 'warning'
      const finding = step === 'photo_id' ? photoFinding(context) : stepFinding(step, context)
      if (finding.passed) return [{ passed: true, label: step, severity }]
      return [{ ...finding, label: step, severity, params: { ...finding.params, ...textsOf(step) } }]
    })
  },
})

/** A photo document of each signatory. PCMLTFR s. 12(b); docs/rules/checks.md#whose-document. */
function photoFinding(context: JudgedContext): Finding {
  const lacking = signatoriesLacking(context)
  if (lacking === null) return { passed: true }
  const { who, reasons } = lacking
  return reasons === null
    ? { passed: false, detail: 2, params: { who } }
    : { passed: false, detail: 3, params: { who, reasons } }
}

/** One document of each group of types that is of whom it is to prove. docs/rules/checks.md#whose-document. */
function stepFinding(step: string, context: JudgedContext): Finding {
  const groups = establishing[context.kind]?.[step] ?? [acceptedTypes(step) ?? []]
  const lacking = groups
    .map((types) => ofClient(step, context, types))
    .filter((requirement) => !hasReliedOnFor(requirement, context))
  const another = step === 'entity_existence' ? anotherEntity(step, context) : null
  if ((lacking.length === 0 && another === null) || isShownByAnalysis(step, context)) return { passed: true }
  const reasons =
    lacking.length === 0 && another !== null
      ? [another]
      : lacking.flatMap((requirement) => setAside(requirement, context) ?? [])
  return reasons.length === 0
    ? { passed: false }
    : { passed: false, detail: 1, params: { reasons: listOf(reasons, '; ') } }
}

/**
 * What was sent to establish the entity and is of another one of its name: which of the two the client is, no further document
 * settles. docs/rules/checks.md#whose-document.
 */
function anotherEntity(step: string, context: JudgedContext): Bilingual | null {
  const sent = context.judgements.filter(
    ({ document }) => document.facts.stepKey === step && context.subjects.of(document).contradiction !== null,
  )
  return sent.length === 0 ? null : setAside(ofClient(step, context), { ...context, judgements: sent })
}

/** A bank analysis shows the income as a bank statement would. docs/rules/bank.md#in-a-verdict. */
function isShownByAnalysis(step: string, context: JudgedContext): boolean {
  return step === 'proof_of_income' && bankAnalysisProves(['bank:income_declared'], context)
}

const textsByStep: ReadonlyMap<string, Params> = new Map(steps.map(({ key, names }) => [key, textsFor(names)]))

function textsOf(step: string): Params {
  return textsByStep.get(step) ?? textsFor(noun(step, step, 'm'))
}

function textsFor(name: Noun): Params {
  return { step: name, Step: capitalised(name) }
}
