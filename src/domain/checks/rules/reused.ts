import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

const shared: Readonly<Record<'file' | 'id_number', Bilingual>> = {
  file: { en: 'file', fr: 'fichier' },
  id_number: { en: 'document number', fr: 'numéro de document' },
}

/** No case of another client has this file or its number. Extract only: a verdict depends on its body alone. */
export const reused = defineCheck<DocumentContext>({
  id: 'reused',
  severity: 'critical',
  label: {
    en: '{Doc} {doc:is/are} not already used by another client.',
    fr: '{Doc} {doc:n’est/ne sont} pas déjà {doc:utilisé} par un autre client.',
  },
  details: [
    {
      en: 'The same {what} is filed on another case of this workspace.',
      fr: 'Le même {what} figure à un autre dossier de cet espace de travail.',
    },
  ],
  find({ document: { facts, label } }) {
    if (facts.from === 'entry' || facts.reuse === null) return nothing
    if (facts.reuse === 'none') return [{ label, passed: true }]
    return [{ label, passed: false, params: { what: shared[facts.reuse] } }]
  },
})
