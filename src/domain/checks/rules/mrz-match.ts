import { isClientNumber } from '../../formats/uci.ts'
import { normaliseName } from '../../names/normalise.ts'
import { bestPersonScore } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { transcriptionsOf } from '../../names/transcription.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { MrzFacts } from '../definition/document-facts.ts'
import { fieldName } from '../../profile/field-names.ts'
import { capitalised } from '../facts/text-list.ts'

/** The MRZ agrees with the printed text: in extract as read, in verify as returned. */
export const mrzMatch = defineCheck<DocumentContext>({
  id: 'mrz_match',
  severity: 'critical',
  label: {
    en: 'The machine-readable zone agrees with the printed text of the {doc}.',
    fr: 'La zone de lecture automatique concorde avec le texte imprimé {du doc}.',
  },
  details: [
    {
      en: '{field}: printed {a}, machine-readable zone {b}.',
      fr: '{field} : imprimé {a}, zone de lecture automatique {b}.',
    },
  ],
  find({ document: { facts, label }, mrz }) {
    if (mrz === null) return nothing
    const printed = facts.from === 'reading' ? facts.reading.printed : facts.fields
    let compared = false
    for (const field of ['id_number', 'date_of_birth', 'id_expiry'] as const) {
      const [a, b] = [printed[field], mrz.fields[field]]
      if (a === undefined || b === undefined || isOtherNumber(facts.docType, field, a)) continue
      compared = true
      if (a !== b && compact(a) !== compact(b)) {
        return [{ label, passed: false, params: { field: capitalised(fieldName(field)), a, b } }]
      }
    }
    const [a, b] = [fullName(printed), fullName(mrz.fields)]
    if (a === '' || b === '') return compared ? [{ label, passed: true }] : nothing
    if (isSameName(mrz, a, b)) return [{ label, passed: true }]
    return [{ label, passed: false, params: { field: capitalised(fieldName('names')), a, b } }]
  },
})

/** The MRZ has the card's number; the document may print the client's number instead. */
function isOtherNumber(docType: string, field: string, printed: string): boolean {
  return field === 'id_number' && isClientNumber(docType, printed)
}

function fullName({ last_name: last, first_name: first }: Readonly<Record<string, string>>): string {
  return last === undefined || first === undefined ? '' : `${last} ${first}`
}

/** The printed name in any way that an MRZ writes it. ICAO 9303 part 3, 6. */
function isSameName(mrz: MrzFacts, printed: string, inMrz: string): boolean {
  return (
    bestPersonScore([printed], [inMrz], mrz.fields.id_country).score >= sameNameScoreMin ||
    isCutOff(mrz, printed, inMrz)
  )
}

/** A full name field of the MRZ has only the start of a longer name. ICAO 9303 part 3, 4.6. */
function isCutOff({ lines }: MrzFacts, printed: string, inMrz: string): boolean {
  const nameLine = lines.length === 3 ? lines[2] : lines[0]
  if (nameLine === undefined || nameLine.endsWith('<')) return false
  return [printed, ...transcriptionsOf(printed)].some((name) => letters(name).startsWith(letters(inMrz)))
}

function letters(text: string): string {
  return normaliseName(text).replace(/ /g, '')
}

function compact(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
