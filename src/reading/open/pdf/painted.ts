import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Drawing steps looked at of one page. */
const stepsMax = 50_000
/** Text painted in this or lighter, of 255 in each colour, is not seen on paper. */
const paleMin = 235
/** A line of text reaches this much above and below its baseline, in points, as far as being covered goes. */
const baselineSlack = 2
/** Rendering modes that paint nothing: 3, and 7, which only clips. ISO 32000 9.3.6. */
const unpainted: readonly unknown[] = [3, 7]

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Steps = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** How the text and the images of a page are painted. */
export interface Painted {
  /** Glyphs shown, those of them that are not painted at all, and those painted as pale as paper. */
  readonly glyphs: number
  readonly invisible: number
  readonly pale: number
  /** Share of the page that its largest image covers, 1 at most. */
  readonly imageShare: number
  /** A image or a pale shape is painted where text begins, or began to the left, that came before. */
  readonly coversText: boolean
}

interface Brush {
  readonly matrix: Matrix
  readonly invisible: boolean
  readonly pale: boolean
}

/** From a drawing's own coordinates to the page's points. */
type Matrix = readonly [number, number, number, number, number, number]
const level: Matrix = [1, 0, 0, 1, 0, 0]

/** Walks the steps in which a page is drawn. `pageArea` is in square points. */
export async function howPainted(page: Page, pageArea: number, steps: Steps): Promise<Painted> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let brush: Brush = { matrix: level, invisible: false, pale: false }
  const saved: Brush[] = []
  let [line, leading] = [level, 0]
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
        line = level
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

/** By how much a matrix enlarges areas; 1 for none. */
function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c)
}

function numbersOf(given: unknown): readonly number[] {
  return given !== null && typeof given === 'object' ? Object.values(given).map(Number) : []
}

function matrixOf(given: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(given)
  return [a, b, c, d, e, f]
}

function within(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [p, q, r, s, t, u] = outer
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u]
}

function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

function isPale(colour: unknown): boolean {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)/.exec(typeof colour === 'string' ? colour : '') ?? []
  return [red, green, blue].every((part) => Number.parseInt(part, 16) >= paleMin)
}

/** Glyphs of one piece; what stands between numbers is room, not a glyph. */
function glyphsOf(pieces: unknown): number {
  return Array.isArray(pieces) ? pieces.filter((piece) => piece !== null && typeof piece === 'object').length : 0
}
