import type { Bilingual } from '../../../contract/locale.ts'
import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { reliedOnFor, setAside, type Requirement } from '../facts/reliance.ts'
import { ofClient } from '../facts/who-is-proven.ts'

/** Documents that give an executor the power to act; a declaration of heredity has the type `probate`. */
const powers: readonly string[] = ['will', 'probate']

const death: Bilingual = { en: 'the death', fr: 'le décès' }
const authority: Bilingual = { en: 'the authority of the executor', fr: 'le pouvoir du liquidateur' }

/**
 * A document proves the death of the deceased of the file, and another one the executor's power.
 * Code civil du Québec arts 125, 704; docs/rules/policy-packs.md#holder-documents, docs/rules/checks.md#whose-document.
 */
export const estateDeceased = defineCheck<JudgedContext>({
  id: 'estate:deceased',
  severity: 'critical',
  label: {
    en: 'The death and the authority of the executor are proven.',
    fr: 'Le décès et le pouvoir du liquidateur sont prouvés.',
  },
  details: [
    { en: 'No document proves {what}.', fr: 'Aucun document ne prouve {what}.' },
    { en: 'No document proves {what}: {reasons}.', fr: 'Aucun document ne prouve {what} : {reasons}.' },
  ],
  find(context) {
    if (context.kind !== 'estate') return nothing
    const ofDeath = about(['death_certificate'], context)
    if (reliedOnFor(ofDeath, context).length === 0) return [unproven(death, ofDeath, context)]
    const ofPower = about(powers, context)
    return [executorIsNamed(ofPower, context) ? { passed: true } : unproven(authority, ofPower, context)]
  },
})

function about(types: readonly string[], context: JudgedContext): Requirement {
  return ofClient('estate_authority', context, types)
}

function unproven(what: Bilingual, requirement: Requirement, context: JudgedContext): Finding {
  const reasons = setAside(requirement, context)
  return reasons === null
    ? { passed: false, params: { what } }
    : { passed: false, detail: 1, params: { what, reasons } }
}

function executorIsNamed(ofPower: Requirement, context: JudgedContext): boolean {
  const named = reliedOnFor(ofPower, context).flatMap(({ document }) => namesIn(document.facts.fields, ['executors']))
  const executors = context.profile.values.executors ?? []
  return executors.some(({ name }) => named.some((other) => comparePersonNames(name, other) >= sameNameScoreMin))
}
