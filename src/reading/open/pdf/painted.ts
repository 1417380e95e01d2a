import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { matrixOf, numbersOf, placed, within, type Matrix } from './matrix.ts'

/** Most operators examined of one page. */
const stepsMax = 50_000
/** Text from this level up in every channel, of 255, is invisible on paper. */
const paleMin = 235
/** A shape covers text whose baseline it reaches within this distance, in points. */
const baselineSlack = 2
/** Rendering modes that paint no text: 3 is invisible, 7 only clips. ISO 32000-1 §9.3.6. */
const unpainted: readonly unknown[] = [3, 7]

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Steps = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** How the text and the images of a page are painted. */
export interface Painted {
  /** Number of glyphs; `invisible` ones are not painted, `pale` ones are as light as paper. */
  readonly glyphs: number
  readonly invisible: number
  readonly pale: number
  /** Share of the page that its largest image covers, at most 1. */
  readonly imageShare: number
  /** An image or a pale shape is painted over earlier text. */
  readonly coversText: boolean
}

interface Brush {
  readonly matrix: Matrix
  readonly invisible: boolean
  readonly pale: boolean
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Runs through the operators that draw a page. `pageArea` is in square points. docs/pdf-files.md. */
export async function howPainted(page: Page, pageArea: number, steps: Steps): Promise<Painted> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let brush: Brush = { matrix: identity, invisible: false, pale: false }
  const saved: Brush[] = []
  let [line, leading] = [identity, 0]
  const origins: { readonly x: number; readonly y: number }[] = []
  let [glyphs, invisible, pale, imageShare] = [0, 0, 0, 0]
  let coversText = false
  const covers = (corners: readonly number[]) => {
    const [x0, y0] = placed(brush.matrix, corners[0] ?? 0, corners[1] ?? 0)
    const [x1, y1] = placed(brush.matrix, corners[2] ?? 0, corners[3] ?? 0)
    const [right, low, high] = [Math.max(x0, x1), Math.min(y0, y1) - baselineSlack, Math.max(y0, y1) + baselineSlack]
    return origins.some(({ x, y }) => y > low && y < high && x < right)
  }
  for (const [index, step] of fnArray.slice(0, stepsMax).entries()) {
    const given: unknown = argsArray[index]
    const [first, , third]: readonly unknown[] = Array.isArray(given) ? given : []
    switch (step) {
      case steps.save:
        saved.push(brush)
        break
      case steps.restore:
      case steps.paintFormXObjectEnd:
        brush = saved.pop() ?? brush
        break
      case steps.transform:
        brush = { ...brush, matrix: within(brush.matrix, matrixOf(given)) }
        break
      case steps.paintFormXObjectBegin:
        saved.push(brush)
        brush = { ...brush, matrix: within(brush.matrix, matrixOf(first)) }
        break
      case steps.setTextRenderingMode:
        brush = { ...brush, invisible: unpainted.includes(first) }
        break
      case steps.setFillRGBColor:
        brush = { ...brush, pale: isPale(first) }
        break
      case steps.beginText:
        line = identity
        break
      case steps.setTextMatrix:
        line = matrixOf(typeof first === 'object' ? first : given)
        break
      case steps.setLeading:
        leading = Number(first)
        break
      case steps.moveText:
      case steps.setLeadingMoveText:
      case steps.nextLine: {
        const [x = 0, y = 0] = step === steps.nextLine ? [0, leading] : numbersOf(given)
        line = within(line, [1, 0, 0, 1, x, y])
        break
      }
      case steps.showText: {
        const count = glyphsOf(first)
        const [x, y] = placed(brush.matrix, line[4], line[5])
        origins.push({ x, y })
        glyphs += count
        if (brush.invisible) invisible += count
        else if (brush.pale) pale += count
        break
      }
      case steps.paintImageXObject:
      case steps.paintInlineImageXObject:
        imageShare = Math.max(imageShare, Math.min(1, areaOf(brush.matrix) / Math.max(1, pageArea)))
        coversText ||= covers([0, 0, 1, 1])
        break
      case steps.constructPath:
        if (!brush.pale || first === steps.endPath || first === steps.stroke || first === steps.closeStroke) break
        coversText ||= covers(numbersOf(third))
    }
  }
  return { glyphs, invisible, pale, imageShare, coversText }
}

/** Factor by which a matrix scales areas. */
function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c)
}

function isPale(colour: unknown): boolean {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)/.exec(typeof colour === 'string' ? colour : '') ?? []
  return [red, green, blue].every((part) => Number.parseInt(part, 16) >= paleMin)
}

/** Glyphs of one piece; numbers in it are spacing. */
function glyphsOf(pieces: unknown): number {
  return Array.isArray(pieces) ? pieces.filter((piece) => piece !== null && typeof piece === 'object').length : 0
}
