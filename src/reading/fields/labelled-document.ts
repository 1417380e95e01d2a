import type { DocumentType } from '../../domain/document-types/document-type.ts'
import { mendLookAlikes } from '../ocr/look-alikes.ts'
import type { ReadPage, Word } from '../page.ts'
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
    const words = page.source === 'print' ? mendLookAlikes(page.words) : page.words
    const rows = rowsOf({ ...page, words: words.flatMap(parted) })
    return { page, rows, hits: findLabels(rows, vocabulary) }
  })
  const text = labelled
    .flatMap(({ rows }) => rows.map((row) => row.words.map((word) => word.text).join(' ')))
    .join('\n')
  return { type, pages: labelled, context: { dayFirst: dayFirstOf(text) } }
}

/** "N°571" is a caption and its value. */
function parted(word: Word): readonly Word[] {
  const [, caption = '', value = ''] = /^(n[°º])(\d.*)$/i.exec(word.text) ?? []
  if (value === '') return [word]
  const [left, top, width, height] = word.box
  const edge = (width * caption.length) / word.text.length
  return [
    { ...word, text: caption, box: [left, top, edge, height] },
    { ...word, text: value, box: [left + edge, top, width - edge, height] },
  ]
}
