import type { CaseDocument, PageSize, ReadValue } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import { isNumberField, maskedNumber } from '../case-report/masking.ts'
import { typeNames } from '../document-types/index.ts'
import { fieldName } from '../profile/field-names.ts'
import { mappedBox } from '../values/homography.ts'

/** A value that was read, with where it stands on the page that a person sees. */
export interface ViewedValue extends ReadValue {
  /** True: `value` has only its last characters. `cases.reveal` answers the whole. */
  readonly masked: boolean
  /**
   * The corners of the value on the page of the file, from the upper left one of the text clockwise, as shares of the page's width and
   * height; null for a source without a place, and where the place is not known.
   */
  readonly outline: readonly Corner[] | null
}

/** A corner as shares, 0 to 1, of the width and the height of a page. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** A field of a document with every source of it. */
export interface ViewedField {
  readonly field: string
  readonly label: string
  /** Null: the reading left the value out for doubt. */
  readonly read: ViewedValue | null
  readonly others: readonly ViewedValue[]
}

/** A document as a person sees it. */
export interface ViewedDocument extends Omit<CaseDocument, 'fields' | 'other_sources'> {
  readonly type_name: string
  readonly fields: readonly ViewedField[]
}

/** A document of a case with its fields in order, numbers masked and each value placed on the page. docs/reading.md#places. */
export function viewedDocument(document: CaseDocument, locale: Locale): ViewedDocument {
  const { fields, other_sources: others, ...about } = document
  const view = (field: string) => (value: ReadValue) => viewedValue(field, value, document.pages)
  return {
    ...about,
    type_name: typeNames(document.doc_type).names[locale],
    fields: [...new Set([...Object.keys(fields), ...Object.keys(others)])].map((field) => {
      const read = fields[field]
      return {
        field,
        label: fieldName(field)[locale],
        read: read === undefined ? null : view(field)(read),
        others: (others[field] ?? []).map(view(field)),
      }
    }),
  }
}

function viewedValue(field: string, read: ReadValue, pages: readonly PageSize[]): ViewedValue {
  const masked = isNumberField(field)
  return { ...read, value: masked ? maskedNumber(read.value) : read.value, masked, outline: outlineOf(read, pages) }
}

function outlineOf({ page, box }: ReadValue, pages: readonly PageSize[]): readonly Corner[] | null {
  const size = pages.find((one) => one.page === page)
  const [left, top, width, height] = box ?? []
  const [a, b, c, d, e, f, g, h, i] = size?.to_original ?? []
  if (size === undefined || height === undefined || i === undefined) return null
  if (left === undefined || top === undefined || width === undefined) return null
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  if (e === undefined || f === undefined || g === undefined || h === undefined) return null
  return mappedBox([a, b, c, d, e, f, g, h, i], [left, top, width, height]).map(([x, y]) => ({
    x: x / size.original.width,
    y: y / size.original.height,
  }))
}
