import { findDocumentType, typeNames } from '../../document-types/index.ts'
import { findStep, type Step } from '../../document-types/steps.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { overrulingConfidence, type ReadFile, type ReturnedFile } from '../definition/document-facts.ts'
import { choiceOf } from '../facts/text-list.ts'
import type { Noun } from '../../values/noun.ts'

/** Steps for which another type is critical. */
const criticalSteps: ReadonlySet<string> = new Set(['photo_id', 'entity_existence'])

/** The step accepts the document's type, and the caller's hint agrees with it. */
export const type = defineCheck<DocumentContext>({
  id: 'type',
  severity: 'warning',
  label: {
    en: '{Doc} {doc:is a document/are documents} this step accepts.',
    fr: '{Doc} {doc:est un document accepté/sont des documents acceptés} à cette étape.',
  },
  details: [
    {
      en: 'The step {step} expects {accepted}; the file looks like a {doc}.',
      fr: 'L’étape « {step} » attend {accepted}; le fichier ressemble à {un doc}.',
    },
  ],
  find({ document: { facts, label } }) {
    const step = facts.stepKey === null ? null : findStep(facts.stepKey)
    const hint = facts.from === 'reading' ? facts.hint : null
    if (step === null && hint === null) return nothing
    const expected = step !== null && !step.accepted.includes(facts.docType) ? step.accepted : contradictedHint(facts)
    const severity = step !== null && criticalSteps.has(step.key) ? 'critical' : 'warning'
    if (expected === null) return [{ label, passed: true, severity }]
    const params = { step: stepName(step, expected), accepted: choiceOf(expected.map((id) => typeNames(id).names)) }
    return [{ label, passed: false, severity, params }]
  },
})

/** The hinted type if detection contradicts it with confidence; null otherwise. */
function contradictedHint(facts: ReadFile | ReturnedFile): readonly string[] | null {
  if (facts.from === 'entry' || facts.hint === null) return null
  const { docType, docTypeConfidence } = facts.reading
  return docType !== facts.hint && docTypeConfidence >= overrulingConfidence ? [facts.hint] : null
}

/** The step of the call, or the step of the hinted type. */
function stepName(step: Step | null, [type = 'other']: readonly string[]): Noun {
  const key = findDocumentType(type)?.steps[0] ?? 'other'
  return (step ?? findStep(key))?.names ?? typeNames('other').names
}
