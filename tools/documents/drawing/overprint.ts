import type { Locale } from '../../../src/contract/locale.ts'
import { text } from './sheet.ts'
import type { Mark } from './sheet.ts'

/** The word that says this is not a document, large and turned, light enough to read through. */
export function overprint(x: number, y: number, size: number, word: string, turnDegrees = -24): Mark {
  const style = { face: 'sans-bold', color: '#c2262e', align: 'middle', opacity: faint, turnDegrees, size } as const
  return text(x, y, word, style)
}

/** The word every page carries. */
export const specimenWord: Readonly<Record<Locale, string>> = { en: 'SPECIMEN', fr: 'SPÉCIMEN' }

/** The line at the foot of a Letter page that says who is fictional. */
export function fictionNotice(y: number, content: string): Mark {
  return text(306, y, content, { size: 8, face: 'narrow-bold', color: '#b3202a', align: 'middle' })
}

const faint = 0.1
