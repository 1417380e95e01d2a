import type { DocumentType } from '../../domain/document-types/document-type.ts'
import type { ReadPage } from '../page.ts'
import { dayFirstOf } from '../values/date.ts'
import { findLabels, vocabularyOf } from './labels.ts'
import type { LabelledPage } from './places.ts'
import type { PageContext } from './read-value.ts'
import { rowsOf } from './rows.ts'

/** All pages of a document as lines, with the labels of one type found on them. */
export interface LabelledDocument {
  readonly type: DocumentType
  readonly pages: readonly (LabelledPage & { readonly page: ReadPage })[]
  readonly context: PageContext
}

/** Finds the labels of a type on all pages. */
export function labelDocument(type: DocumentType, pages: readonly ReadPage[]): LabelledDocument {
  const vocabulary = vocabularyOf(type)
  const labelled = pages.map((page) => {
    const rows = rowsOf(page)
    return { page, rows, hits: findLabels(rows, vocabulary) }
  })
  const text = labelled
    .flatMap(({ rows }) => rows.map((row) => row.words.map((word) => word.text).join(' ')))
    .join('\n')
  return { type, pages: labelled, context: { dayFirst: dayFirstOf(text) } }
}
