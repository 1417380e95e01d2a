import type { EntityStatus } from '../../../contract/registry.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** `{status}`. */
const names: Readonly<Record<EntityStatus, Bilingual>> = {
  active: { en: 'active', fr: 'actif' },
  dissolved: { en: 'dissolved', fr: 'dissous' },
  struck_off: { en: 'struck off', fr: 'radié' },
  bankrupt: { en: 'bankrupt', fr: 'en faillite' },
  merged: { en: 'merged', fr: 'fusionné' },
  inactive: { en: 'inactive', fr: 'inactif' },
  unknown: { en: 'unknown', fr: 'inconnu' },
}

const detail = { dated: 0, undated: 1 } as const

/** The entity is active in the register; an unknown status is a flag. */
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
  find({ register }) {
    if (register?.lookup.answer.status !== 'found') return nothing
    const { sourceName, answer } = register.lookup
    const { status, status_since: since, dissolution_date: dissolved } = answer.entity
    const date = since ?? dissolved
    return [
      {
        passed: status === 'active',
        severity: status === 'unknown' ? 'warning' : 'critical',
        detail: date === null ? detail.undated : detail.dated,
        params: { register: sourceName, status: names[status], date: date ?? '' },
      },
    ]
  },
})
