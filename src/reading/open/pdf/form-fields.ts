import type { getDocumentProxy } from 'unpdf'
import { cleanText } from '../../page/clean-text.ts'
import type { Word } from '../../page/page.ts'

/** Fields read of one page, and characters of one value. */
const fieldsMax = 1_000
const valueCharactersMax = 500
/** A value stands on lines about this high, in points; the box of a field of several lines is higher. */
const linePoints = 12
/** Width of a character against the height of its line. */
const characterShare = 0.5

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Matrix = readonly number[]

/**
 * What is filled into the form of a page, as words where their fields stand: values of text and choice fields, ☒ and ☐ for
 * boxes. Hidden fields have none. `view` takes points of the page to those of the words. ISO 32000 12.7.
 */
export async function formWords(page: Page, view: Matrix): Promise<readonly Word[]> {
  const annotations: readonly unknown[] = await page.getAnnotations()
  return annotations.slice(0, fieldsMax).flatMap((annotation) => {
    if (!isRecord(annotation) || annotation.subtype !== 'Widget' || annotation.hidden === true) return []
    const corners = numbersOf(annotation.rect)
    const text = valueOf(annotation)
    return corners.length < 4 || text === '' ? [] : wordsIn(text, placed(corners, view))
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

function wordsIn(text: string, [left, top, width, height]: readonly [number, number, number, number]): Word[] {
  const lines = text.split(/\r\n?|\n/)
  const lineHeight = Math.min(height / lines.length, linePoints)
  const diskSpace = height / lines.length
  return lines.flatMap((line, row) => {
    const character = Math.min(lineHeight * characterShare, width / Math.max(1, line.length))
    return [...line.matchAll(/\S+/g)].flatMap((match): Word[] => {
      const said = cleanText(match[0]).normalize('NFC')
      const x = left + match.index * character
      const y = top + row * diskSpace + (diskSpace - lineHeight) / 2
      return said === '' ? [] : [{ text: said, box: [x, y, match[0].length * character, lineHeight], confidence: 1 }]
    })
  })
}

function placed(
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
): readonly [left: number, top: number, width: number, height: number] {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === 'number') : []
}
