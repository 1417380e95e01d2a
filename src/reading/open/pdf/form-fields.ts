import type { getDocumentProxy } from 'unpdf'
import { cleanText } from '../../page/clean-text.ts'
import type { Word } from '../../page/page.ts'
import type { Box } from '../../raster/raster.ts'
import { boxIn, matrixOf } from './matrix.ts'

/** Most fields of one page, and characters of one value. */
const fieldsMax = 1_000
const valueCharactersMax = 500
/** Assumed height of a line of a value, in points; a field may be higher. */
const linePoints = 12
/** Assumed width of a character over the height of its line. */
const characterShare = 0.5

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/**
 * Values filled into the form of a page, as words at the place of their fields: texts and choices, ☒ and ☐ for boxes. Hidden
 * fields are left out. `view` maps points of the page to those of the words. ISO 32000-1 §12.7.
 */
export async function formWords(page: Page, view: readonly number[]): Promise<readonly Word[]> {
  const annotations: readonly unknown[] = await page.getAnnotations()
  return annotations.slice(0, fieldsMax).flatMap((annotation) => {
    if (!isRecord(annotation) || annotation.subtype !== 'Widget' || annotation.hidden === true) return []
    const corners = Array.isArray(annotation.rect) ? annotation.rect.filter((part) => typeof part === 'number') : []
    const text = valueOf(annotation)
    return corners.length < 4 || text === '' ? [] : wordsIn(text, boxIn(matrixOf(view), corners))
  })
}

/** The value as a person sees it; '' when there is none. */
function valueOf(field: Readonly<Record<string, unknown>>): string {
  const value = field.fieldValue
  if (field.fieldType === 'Btn') {
    if (field.pushButton === true) return ''
    const on = field.checkBox === true ? field.exportValue : field.buttonValue
    return value !== undefined && value === on ? '☒' : '☐'
  }
  if (field.fieldType !== 'Tx' && field.fieldType !== 'Ch') return ''
  if (field.password === true) return ''
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
  return parts
    .filter((part) => typeof part === 'string')
    .join('\n')
    .slice(0, valueCharactersMax)
}

function wordsIn(text: string, [left, top, width, height]: Box): Word[] {
  const lines = text.split(/\r\n?|\n/)
  const lineHeight = Math.min(height / lines.length, linePoints)
  const rowHeight = height / lines.length
  return lines.flatMap((line, row) => {
    const character = Math.min(lineHeight * characterShare, width / Math.max(1, line.length))
    return [...line.matchAll(/\S+/g)].flatMap((match): Word[] => {
      const word = cleanText(match[0]).normalize('NFC')
      const x = left + match.index * character
      const y = top + row * rowHeight + (rowHeight - lineHeight) / 2
      return word === '' ? [] : [{ text: word, box: [x, y, match[0].length * character, lineHeight], confidence: 1 }]
    })
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}
