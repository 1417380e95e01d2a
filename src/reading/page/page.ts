import type { Box } from '../raster/raster.ts'

/** One printed word and its place. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** 0 to 1; 1 for a PDF's text layer. */
  readonly confidence: number
}

/** One page as read from a text layer or by OCR. */
export interface ReadPage {
  /** From 0. */
  readonly index: number
  /** In pixels of the raster read, or in points of the text layer; boxes of words use the same unit. */
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  readonly source: 'text_layer' | 'print'
}

/** Mean confidence of the words read by OCR, weighted by length, 0 to 1; null without such words. */
export function meanConfidence(pages: readonly ReadPage[]): number | null {
  let sum = 0
  let letters = 0
  for (const { words, source } of pages) {
    if (source !== 'print') continue
    for (const { text, confidence } of words) {
      sum += confidence * text.length
      letters += text.length
    }
  }
  return letters === 0 ? null : sum / letters
}

/** Characters of all words, spaces not counted. */
export function textLength(pages: readonly ReadPage[]): number {
  return pages.reduce((sum, page) => sum + page.words.reduce((length, { text }) => length + text.length, 0), 0)
}

/** Whether the boxes share more than a third of the smaller one. */
export function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 && width * height > Math.min(a[2] * a[3], b[2] * b[3]) / 3
}
