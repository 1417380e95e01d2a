import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** The parts of an MRZ with a check digit, in the order of failures. ICAO 9303 part 3. */
const parts: readonly (readonly [part: string, name: Bilingual])[] = [
  ['id_number', { en: 'the document number', fr: 'l’identifiant du document' }],
  ['date_of_birth', { en: 'the birth date', fr: 'la date de naissance' }],
  ['id_expiry', { en: 'the expiry date', fr: 'la date d’expiration' }],
  ['optional', { en: 'the optional data', fr: 'la zone facultative' }],
  ['composite', { en: 'the whole zone', fr: 'l’ensemble de la zone' }],
]

/** Every check digit of the MRZ is correct. ICAO 9303 part 3, 4.9. */
export const mrz = defineCheck<DocumentContext>({
  id: 'mrz',
  severity: 'critical',
  label: {
    en: 'The machine-readable zone of the {doc} is intact.',
    fr: 'La zone de lecture automatique {du doc} est intègre.',
  },
  details: [
    {
      en: 'Check digit of {part} in the machine-readable zone is wrong.',
      fr: 'Le chiffre de contrôle de {part} dans la zone de lecture automatique est erroné.',
    },
  ],
  find({ document: { label }, mrz: read }) {
    if (read === null) return nothing
    const wrong = parts.find(([part]) => read.parts[part] === false)
    if (wrong === undefined) return [{ label, passed: true }]
    return [{ label, passed: false, params: { part: wrong[1] } }]
  },
})
