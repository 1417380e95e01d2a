import type { CaseDocument, ReadValue } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import { typeNames } from '../document-types/index.ts'
import { fieldName } from '../profile/field-names.ts'
import type { ReportBlock, ReportCell, ReportSection } from '../report/report-content.ts'
import { facts, filled, known, plain } from '../report/report-cells.ts'
import { table } from './table-block.ts'
import { capitalised, countText, momentText, percentText } from './formats.ts'
import { isNumberField, maskedNumber } from './masking.ts'
import type { CaseReportInput, JudgedDocument } from './report-input.ts'
import { sourceWords } from './value-words.ts'
import { words } from './words.ts'

/** The documents of the case with every value that was read from them. */
export function documentsSection({ locale, verdict, case: { documents } }: CaseReportInput): ReportSection {
  const judged = verdict?.content?.documents ?? []
  const note = documents.length === 0 ? words.noDocuments : words.masked
  return {
    heading: words.documents[locale],
    blocks: [
      { kind: 'paragraph', text: note[locale] },
      ...documents.flatMap((document) => documentBlocks(document, locale)),
      ...(judged.length === 0 ? [] : judgedBlocks(judged, locale)),
    ],
  }
}

/** What the call sent: the files of it need not be on the case. */
function judgedBlocks(documents: readonly JudgedDocument[], locale: Locale): readonly ReportBlock[] {
  const seen = new Map<string, number>()
  const rows = documents.map(({ type, filename, fields }) => {
    const number = (seen.get(type) ?? 0) + 1
    seen.set(type, number)
    const name = capitalised(typeNames(type).names[locale])
    const values = Object.entries(fields).map(([field, value]) =>
      filled(words.labelled[locale], {
        key: fieldName(field)[locale],
        value: isNumberField(field) ? maskedNumber(value) : value,
      }),
    )
    return [plain(number === 1 ? name : `${name} (${number})`), known(filename, '–'), known(values.join('; '), '–')]
  })
  return [
    { kind: 'heading', text: words.judged[locale] },
    table([words.document, words.fileName, words.values], [0.22, 0.25, 0.53], rows, locale),
  ]
}

function documentBlocks(document: CaseDocument, locale: Locale): readonly ReportBlock[] {
  const { filename, doc_type: type, sha256, size_bytes: size, created_at: received, notes, erased } = document
  const gone = words.erased[locale]
  const typeName = capitalised(typeNames(type).names[locale])
  const rows = [
    ...Object.entries(document.fields).map(([field, value]) => valueRow(field, value, locale, false)),
    ...Object.entries(document.other_sources).flatMap(([field, values]) =>
      values.map((value) => valueRow(field, value, locale, true)),
    ),
  ]
  return [
    { kind: 'heading', text: filename === null ? typeName : `${typeName} – ${filename}` },
    facts(locale, [
      [words.documentType, plain(typeName)],
      [words.fileName, known(filename, gone)],
      [words.sha256, known(sha256, gone)],
      [words.size, plain(filled(words.bytes[locale], { count: countText(size, locale) }))],
      [words.received, plain(momentText(received, locale))],
      ...(notes.length === 0 ? [] : [[words.notes, plain(notes.join('; '))] as const]),
    ]),
    ...(erased
      ? []
      : [
          rows.length === 0
            ? ({ kind: 'paragraph', text: words.noFields[locale] } as const)
            : valuesTable(rows, locale),
        ]),
  ]
}

function valuesTable(rows: readonly (readonly ReportCell[])[], locale: Locale): ReportBlock {
  return {
    kind: 'table',
    columns: [
      { label: words.field[locale], share: 0.29 },
      { label: words.value[locale], share: 0.37 },
      { label: words.source[locale], share: 0.2 },
      { label: words.confidence[locale], share: 0.14 },
    ],
    rows,
  }
}

function valueRow(field: string, { value, source, confidence }: ReadValue, locale: Locale, isOther: boolean) {
  const name = capitalised(fieldName(field)[locale])
  return [
    plain(isOther ? filled(words.otherSource[locale], { field: name }) : name),
    plain(isNumberField(field) ? maskedNumber(value) : value),
    plain(sourceWords[source][locale]),
    plain(percentText(confidence, locale)),
  ]
}
