import type { CaseDocument } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import { holderNames } from '../checks/facts/holder-names.ts'
import { isNumberField, maskedNumber } from '../case-report/masking.ts'
import { normaliseWithDigits } from '../names/normalise.ts'
import { bestPersonScore } from '../names/person-name.ts'
import { closeNameScoreMin } from '../names/same-scores.ts'
import { fieldName } from '../profile/field-names.ts'

type Values = Readonly<Record<string, string>>

/** What is compared across documents. */
interface Compared {
  readonly field: string
  /** Every way in which a document says it; empty when it does not. */
  readonly read: (values: Values) => readonly string[]
  readonly isSame: (one: readonly string[], other: readonly string[]) => boolean
}

const plainly = (field: string): Compared => ({
  field,
  read: ({ [field]: value }) => (value === undefined ? [] : [value]),
  isSame: ([one = ''], [other = '']) => normaliseWithDigits(one) === normaliseWithDigits(other),
})

/** What all documents of one person say alike. */
const ofPerson: readonly Compared[] = [
  {
    field: 'document_holder_name',
    read: holderNames,
    isSame: (one, other) => bestPersonScore(one, other).score >= closeNameScoreMin,
  },
  ...['date_of_birth', 'place_of_birth', 'sex', 'sin'].map(plainly),
]
/** What all documents of one entity say alike. */
const ofEntity: readonly Compared[] = ['legal_name', 'registration_number', 'business_number'].map(plainly)

/** A field that documents of a case say differently. */
export interface Conflict {
  readonly field: string
  readonly label: string
  /** One for each document that says it; numbers of persons are masked. */
  readonly values: readonly { readonly document_id: string; readonly doc_type: string; readonly value: string }[]
}

/**
 * What the documents of a case say differently of its client. Documents of an entity's people are not compared with one another. The
 * checks of the verdict decide; this shows where to look. docs/rules/checks.md#documents-of-one-person.
 */
export function conflictsBetween(
  documents: readonly CaseDocument[],
  { kind, locale }: { readonly kind: string | null; readonly locale: Locale },
): readonly Conflict[] {
  const read = documents.map((document) => ({
    document,
    values: Object.fromEntries(Object.entries(document.fields).map(([name, { value }]) => [name, value])),
  }))
  return (kind === 'individual' ? ofPerson : ofEntity).flatMap(({ field, read: valuesOf, isSame }) => {
    const said = read
      .map(({ document, values }) => ({ document, says: valuesOf(values) }))
      .filter(({ says }) => says.length > 0)
    const [first] = said
    if (first === undefined || said.every(({ says }) => isSame(first.says, says))) return []
    return [
      {
        field,
        label: fieldName(field)[locale],
        values: said.map(({ document: { document_id: id, doc_type: type }, says }) => ({
          ...{ document_id: id, doc_type: type },
          value: says.map((text) => (isNumberField(field) ? maskedNumber(text) : text)).join('; '),
        })),
      },
    ]
  })
}
