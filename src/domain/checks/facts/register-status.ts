import type { Bilingual } from '../../../contract/locale.ts'
import type { EntityStatus } from '../../../contract/registry.ts'
import { readStatus } from '../../registry/read-status.ts'
import type { Judgement } from '../definition/contexts.ts'

/** The status of an entity in a sentence. */
export const statusNames: Readonly<Record<EntityStatus, Bilingual>> = {
  active: { en: 'active', fr: 'actif' },
  dissolved: { en: 'dissolved', fr: 'dissous' },
  struck_off: { en: 'struck off', fr: 'radié' },
  bankrupt: { en: 'bankrupt', fr: 'en faillite' },
  merged: { en: 'merged', fr: 'fusionné' },
  inactive: { en: 'inactive', fr: 'inactif' },
  unknown: { en: 'unknown', fr: 'inconnu' },
}

/** The status that a register extract shows; 'unknown' for another document, without one, or in words that are not known. */
export function statusShown({ document: { facts } }: Judgement): EntityStatus {
  const { registry_status: text } = facts.fields
  return facts.docType !== 'registry_extract' || text === undefined ? 'unknown' : readStatus(text)
}

/** Why an extract does not prove that the entity exists: its status is an end. PCMLTFR s. 109(1); docs/rules/checks.md#whose-document. */
export function endedInRegister(judgement: Judgement): Bilingual | null {
  const status = statusShown(judgement)
  if (status === 'active' || status === 'unknown') return null
  const { en, fr } = statusNames[status]
  return { en: `shows the status ${en}`, fr: `indique le statut ${fr}` }
}
