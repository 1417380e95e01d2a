import type { Bilingual } from '../../../contract/locale.ts'
import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { holdsOneOf, isReliedOn } from '../facts/relied-on.ts'

/** Documents that give an executor the power to act; a declaration of heredity has the type `probate`. */
const powers: readonly string[] = ['will', 'probate']

const death: Bilingual = { en: 'the death', fr: 'le décès' }
const authority: Bilingual = { en: 'the authority of the executor', fr: 'le pouvoir du liquidateur' }

/** A document proves the death, and another one the executor's power. docs/rules/policy-packs.md#holder-documents. */
export const estateDeceased = defineCheck<JudgedContext>({
  id: 'estate:deceased',
  severity: 'critical',
  label: {
    en: 'The death and the authority of the executor are proven.',
    fr: 'Le décès et le pouvoir du liquidateur sont prouvés.',
  },
  details: [{ en: 'No document proves {what}.', fr: 'Aucun document ne prouve {what}.' }],
  find(context) {
    if (context.kind !== 'estate') return nothing
    const what = !holdsOneOf(context.judgements, ['death_certificate']) ? death : authority
    return [{ passed: what === authority && executorIsNamed(context), params: { what } }]
  },
})

function executorIsNamed({ judgements, profile }: JudgedContext): boolean {
  const named = judgements
    .filter((judgement) => powers.includes(judgement.document.facts.docType) && isReliedOn(judgement))
    .flatMap(({ document }) => namesIn(document.facts.fields, ['executors']))
  const executors = profile.values.executors ?? []
  return executors.some(({ name }) => named.some((other) => comparePersonNames(name, other) >= sameNameScoreMin))
}
