import type { DocumentType } from '../../domain/document-types/definition/document-type.ts'
import { splitAligned } from './aligned-columns.ts'
import { correctLookAlikes } from '../recognise/ocr/look-alikes.ts'
import type { ReadPage, Word } from '../page/page.ts'
import { provinces } from '../../domain/names/provinces.ts'
import { dayFirstOf } from './values/date.ts'
import { findLabels, vocabularyOf } from './labels.ts'
import type { LabelledPage } from './places.ts'
import type { PageContext } from './read-value.ts'
import { rowsOf } from '../page/rows.ts'
import { withStackedHeads } from './stacked-heads.ts'

/** All pages of a document as lines, with the labels of one type found on them. */
export interface LabelledDocument {
  readonly type: DocumentType
  readonly pages: readonly (LabelledPage & { readonly page: ReadPage })[]
  readonly context: PageContext
}

/** Finds the labels of a type on all pages. `today`: YYYY-MM-DD. */
export function labelDocument(type: DocumentType, pages: readonly ReadPage[], today: string): LabelledDocument {
  const vocabulary = vocabularyOf(type)
  const labelled = pages.map((page) => {
    const words = page.source === 'print' ? correctLookAlikes(page.words) : page.words
    const rows = splitAligned(rowsOf({ ...page, words: words.flatMap(splitNumber) }))
    return { page, rows, hits: withStackedHeads(rows, findLabels(rows, vocabulary), vocabulary) }
  })
  const text = labelled
    .flatMap(({ rows }) => rows.map((row) => row.words.map((word) => word.text).join(' ')))
    .join('\n')
  const dayFirst = dayFirstOf(text, today) ?? (isAmerican(text) ? false : null)
  return { type, pages: labelled, context: { dayFirst, today } }
}

/** A state and a ZIP code: "IA 50309", but not "CB 80000". */
const states = provinces.filter(({ country }) => country === 'US').map(({ code }) => code)
const americanTown = new RegExp(`\\b(?:${states.join('|')}),? \\d{5}(?:-\\d{4})?\\b`)

/** Whether a page has an address of the United States and none of Canada, so that the month comes first in its dates. */
export function isAmerican(text: string): boolean {
  return americanTown.test(text) && !/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(text)
}

/** Splits "N°571" into a label and its value. */
function splitNumber(word: Word): readonly Word[] {
  const [, label = '', value = ''] = /^(n[°º])(\d.*)$/i.exec(word.text) ?? []
  if (value === '') return [word]
  const [left, top, width, height] = word.box
  const edge = (width * label.length) / word.text.length
  return [
    { ...word, text: label, box: [left, top, edge, height] },
    { ...word, text: value, box: [left + edge, top, width - edge, height] },
  ]
}
