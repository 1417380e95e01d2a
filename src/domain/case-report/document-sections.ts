import type { CaseDocument, ReadValue } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import { typeNames } from '../document-types/index.ts'
import { fieldName } from '../profile/field-names.ts'
import type { ReportBlock, ReportCell, ReportSection } from '../report/report-content.ts'
import { facts, filled, known, plain } from '../report/report-cells.ts'
import { capitalised, countText, momentText, percentText } from './formats.ts'
import { isNumberField, maskedNumber } from './masking.ts'
import type { CaseReportInput } from './report-input.ts'
import { sourceWords } from './value-words.ts'
import { words } from './words.ts'

/** The documents of the case with every value that was read from them. */
export function documentsSection({ locale, case: { documents } }: CaseReportInput): ReportSection {
  const heading = words.documents[locale]
  if (documents.length === 0) return { heading, blocks: [{ kind: 'paragraph', text: words.noDocuments[locale] }] }
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: words.masked[locale] },
      ...documents.flatMap((document) => documentBlocks(document, locale)),
    ],
  }
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
