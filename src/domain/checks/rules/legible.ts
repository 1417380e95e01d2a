import { defineCheck } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { ReadFile } from '../definition/document-facts.ts'

/** Shortest text of a legible document, in characters. */
const textLengthMin = 40
/** Key fields that must be read, by default. */
const fieldsMinDefault = 2

/** Extract: enough text, OCR confidence and key fields. Verify: an entry without any field fails. */
export const legible = defineCheck<DocumentContext>({
  id: 'legible',
  severity: 'critical',
  label: { en: '{Doc} {doc:is/are} legible.', fr: '{Doc} {doc:est/sont} {doc:lisible}.' },
  details: [
    {
      en: 'Only {n} of {k} expected fields could be read from the {doc}. Ask for a sharper image.',
      fr: 'Seulement {n} des {k} champs attendus {n:a/ont} pu être {n:lu} sur {le doc}. Demandez une image plus nette.',
    },
  ],
  find({ document, thresholds }) {
    const { facts, label, type } = document
    const keyFields = type?.keyFields ?? []
    const expected = keyFields.length === 0 ? fieldsMinDefault : keyFields.length
    if (facts.from === 'entry') {
      return facts.mapped > 0 ? [{ label, passed: true }] : [{ label, passed: false, params: { n: 0, k: expected } }]
    }
    const confident = keyFields.filter((name) => isConfident(facts, name, thresholds.minOcrConfidence)).length
    const fieldsMin = Math.min(type?.legibleFieldsMin ?? fieldsMinDefault, keyFields.length)
    const passed =
      facts.reading.textLength >= textLengthMin &&
      (facts.reading.ocrConfidence ?? 1) >= thresholds.minOcrConfidence &&
      keyFields.filter((name) => facts.fields[name] !== undefined).length >= fieldsMin
    return [{ label, passed, params: { n: confident, k: expected } }]
  },
})

function isConfident({ fields, reading }: ReadFile, name: string, confidenceMin: number): boolean {
  return fields[name] !== undefined && (reading.evidence[name]?.confidence ?? 1) >= confidenceMin
}
