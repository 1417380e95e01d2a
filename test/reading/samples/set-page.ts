import type { ReadPage, Word } from '../../../src/reading/page/page.ts'

/** Letter paper in points, set in a fixed pitch. */
const width = 612
const height = 792
const margin = 36
const pitch = 5.5
const lineHeight = 10
const leading = 13
/** Large print is so much larger. */
const enlargement = 1.7

/** A page of a text layer whose words stand where a fixed pitch puts them. */
export function setPage(text: string): ReadPage {
  const words: Word[] = []
  let top = margin
  for (const line of text.replace(/^\n|\n\s*$/g, '').split('\n')) {
    const large = line.startsWith('# ')
    const scale = large ? enlargement : 1
    for (const match of line.replace(/^# /, '').matchAll(/\S+/g)) {
      const left = margin + match.index * pitch * scale
      words.push({
        text: match[0],
        box: [left, top, match[0].length * pitch * scale, lineHeight * scale],
        confidence: 1,
      })
    }
    top += leading * scale
  }
  return { index: 0, width, height, words, source: 'text_layer' }
}
