import { typeNames } from '../../document-types/index.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { newestOfType } from '../facts/newest-of-type.ts'
import { statusNames, statusShown } from '../facts/register-status.ts'
import { isReliedOn } from '../facts/relied-on.ts'

const detail = { dated: 0, undated: 1 } as const

/**
 * The entity is active in the register, and in its newest register extract; an unknown status of a register is a flag, words of
 * an extract that are not known say nothing. PCMLTFR s. 109(1); docs/rules/registries.md#comparison.
 */
export const registryActive = defineCheck<JudgedContext>({
  id: 'registry:active',
  severity: 'critical',
  label: { en: 'The entity is active in the register.', fr: 'L’entité est active au registre.' },
  details: [
    {
      en: '{register} shows the status {status} since {date}.',
      fr: '{register} indique le statut {status} depuis le {date}.',
    },
    // The register gives no date.
    { en: '{register} shows the status {status}.', fr: '{register} indique le statut {status}.' },
  ],
  find(context) {
    return [...ofRegister(context), ...ofExtracts(context)]
  },
})

function ofRegister({ register }: JudgedContext): readonly Finding[] {
  if (register?.lookup.answer.status !== 'found') return []
  const { sourceName, answer } = register.lookup
  const { status, status_since: since, dissolution_date: dissolved } = answer.entity
  const date = since ?? dissolved
  return [
    {
      passed: status === 'active',
      severity: status === 'unknown' ? 'warning' : 'critical',
      detail: date === null ? detail.undated : detail.dated,
      params: { register: sourceName, status: statusNames[status], date: date ?? '' },
    },
  ]
}

function ofExtracts({ kind, judgements, subjects }: JudgedContext): readonly Finding[] {
  if (kind === 'individual') return []
  const { titles } = typeNames('registry_extract')
  const extracts = judgements.filter(
    (judgement) =>
      judgement.document.facts.docType === 'registry_extract' &&
      isReliedOn(judgement) &&
      subjects.of(judgement.document).isClient,
  )
  return newestOfType(extracts).flatMap((judgement): Finding[] => {
    const status = statusShown(judgement)
    if (status === 'unknown') return []
    return [
      {
        label: judgement.document.label,
        passed: status === 'active',
        detail: detail.undated,
        params: { register: titles, status: statusNames[status] },
      },
    ]
  })
}
