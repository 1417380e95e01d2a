import { defineCheck } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { ReadFile } from '../definition/document-facts.ts'

/** Shortest text of a legible document, in characters. */
const textLengthMin = 40
/** Key fields that must be read, by default. */
const fieldsMinDefault = 2
/** The detail of each defect of an image. */
const detailOf = { blurred: 1, low_resolution: 2, dark: 3 } as const

/**
 * Extract: enough text, OCR confidence and key fields; an image whose print cannot be trusted passes only with every key field. Verify:
 * an entry without any field fails. docs/captures.md#images-that-cannot-be-trusted.
 */
export const legible = defineCheck<DocumentContext>({
  id: 'legible',
  severity: 'critical',
  label: { en: '{Doc} {doc:is/are} legible.', fr: '{Doc} {doc:est/sont} {doc:lisible}.' },
  details: [
    {
      en: 'Only {n} of {k} expected fields could be read from the {doc}. Ask for a sharper image.',
      fr: 'Seulement {n} des {k} champs attendus {n:a/ont} pu être {n:lu} sur {le doc}. Demandez une image plus nette.',
    },
    {
      en: 'The image is out of focus or shaken: only {n} of {k} expected fields could be read from the {doc} with certainty. Ask for one taken with the camera held still and the text in focus.',
      fr: 'L’image est floue ou bougée : seulement {n} des {k} champs attendus {n:a/ont} pu être {n:lu} avec certitude sur {le doc}. Demandez-en une prise avec l’appareil immobile et le texte au point.',
    },
    {
      en: 'The image is too small: only {n} of {k} expected fields could be read from the {doc} with certainty. Ask for one taken from nearer, or for a scan at 200 dots an inch or more.',
      fr: 'L’image est trop petite : seulement {n} des {k} champs attendus {n:a/ont} pu être {n:lu} avec certitude sur {le doc}. Demandez-en une prise de plus près, ou une numérisation à 200 points par pouce ou plus.',
    },
    {
      en: 'The image is too dark: only {n} of {k} expected fields could be read from the {doc} with certainty. Ask for one taken in more light.',
      fr: 'L’image est trop sombre : seulement {n} des {k} champs attendus {n:a/ont} pu être {n:lu} avec certitude sur {le doc}. Demandez-en une prise avec plus de lumière.',
    },
  ],
  find({ document, thresholds }) {
    const { facts, label, type } = document
    const keyFields = type?.keyFields ?? []
    const expected = keyFields.length === 0 ? fieldsMinDefault : keyFields.length
    if (facts.from === 'entry') {
      return facts.mapped > 0 ? [{ label, passed: true }] : [{ label, passed: false, params: { n: 0, k: expected } }]
    }
    const { untrusted } = facts.reading
    const confident = keyFields.filter((name) => isConfident(facts, name, thresholds.minOcrConfidence)).length
    if (untrusted !== null && confident < expected)
      return [{ label, passed: false, detail: detailOf[untrusted], params: { n: confident, k: expected } }]
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
