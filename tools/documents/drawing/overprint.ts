import { text } from './sheet.ts'
import type { Mark } from './sheet.ts'

/** The word that says this is not a document, large and turned, light enough to read through. */
export function overprint(x: number, y: number, size: number, word: string, turnDegrees = -24): Mark {
  const style = { face: 'sans-bold', color: '#c2262e', align: 'middle', opacity: faint, turnDegrees, size } as const
  return text(x, y, word, style)
}

const faint = 0.1
