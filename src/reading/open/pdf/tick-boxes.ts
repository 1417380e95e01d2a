import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { mayAsk } from '../../page/question-words.ts'
import type { Word } from '../../page/page.ts'
import type { Box } from '../../raster/raster.ts'

/** Sides of a box to tick, in points; a box is about as high as it is wide. */
const sidePointsMin = 4
const sidePointsMax = 20
const squareFactor = 1.3
/** A mark fills at least this share of its box's side, and reaches over its edge by no more than this share. */
const markShareMin = 0.3
const overEdgeShare = 0.25
/** A box stands this many of its sides from the word it belongs to. */
const wordGapSides = 2.5
/** Drawing steps looked at and boxes kept of one page. */
const stepsMax = 50_000
const boxesMax = 400

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Steps = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
type Matrix = readonly [number, number, number, number, number, number]

/** A mark typed into a box. */
const typedMark = /^[xX✓✔✗✘☒☑●■]$/u

/**
 * The words of a page with its drawn boxes among them: ☐ for an empty one, ☒ for one with a mark inside. `view` takes points
 * of the page to those of the words.
 */
export async function withTickBoxes(
  page: Page,
  view: readonly number[],
  words: readonly Word[],
  steps: Steps,
): Promise<Word[]> {
  if (!mayAsk(words)) return [...words]
  const shapes = await squareShapes(page, matrixOf(view), steps)
  const boxes = shapes.filter((shape) => !shapes.some((other) => other !== shape && holds(other, shape)))
  const typed = words.filter((word) => typedMark.test(word.text) && boxes.some((box) => holds(box, word.box)))
  const others = words.filter((word) => !typed.includes(word))
  const ticks = boxes
    .filter((box) => others.some((word) => standsBeside(box, word.box)))
    .slice(0, boxesMax)
    .map((box): Word => {
      const marked = shapes.some((shape) => holds(box, shape)) || typed.some((word) => holds(box, word.box))
      return { text: marked ? '☒' : '☐', box, confidence: 1 }
    })
  return [...others, ...ticks]
}

/** Painted paths about as high as wide and no larger than a box to tick, once each. */
async function squareShapes(page: Page, view: Matrix, steps: Steps): Promise<readonly Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const shapes: Box[] = []
  const saved: Matrix[] = []
  let matrix = view
  for (const [index, step] of fnArray.slice(0, stepsMax).entries()) {
    const given: unknown = argsArray[index]
    if (step === steps.save) saved.push(matrix)
    else if (step === steps.restore) matrix = saved.pop() ?? view
    else if (step === steps.transform) matrix = within(matrix, matrixOf(numbersOf(given)))
    else if (step === steps.constructPath && Array.isArray(given)) {
      if (given[0] === steps.endPath) continue
      const box = boxIn(matrix, numbersOf(given[2]))
      if (isSquare(box) && !shapes.some((other) => isSame(other, box))) shapes.push(box)
    }
  }
  return shapes
}

function numbersOf(given: unknown): readonly number[] {
  return given !== null && typeof given === 'object' ? Object.values(given).map(Number) : []
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f]
}

function within(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [p, q, r, s, t, u] = outer
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u]
}

/** The box of a path's least and greatest coordinates. */
function boxIn([a, b, c, d, e, f]: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Box {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

function isSquare([, , width, height]: Box): boolean {
  const [small, large] = [Math.min(width, height), Math.max(width, height)]
  return small >= sidePointsMin * markShareMin && large <= sidePointsMax && large <= small * squareFactor
}

function isSame(a: Box, b: Box): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 0.5)
}

/** The inner shape lies in the outer one, which is as large as a box to tick, and is smaller. */
function holds(outer: Box, inner: Box): boolean {
  const [left, top, width, height] = outer
  const slack = width * overEdgeShare
  return (
    width >= sidePointsMin &&
    (inner[2] < width || inner[3] < height) &&
    inner[2] >= width * markShareMin &&
    inner[0] >= left - slack &&
    inner[1] >= top - slack &&
    inner[0] + inner[2] <= left + width + slack &&
    inner[1] + inner[3] <= top + height + slack
  )
}

/** A word level with the box and close on its right or left. */
function standsBeside([left, top, width, height]: Box, word: Box): boolean {
  const middle = top + height / 2
  const level = middle > word[1] - height * 0.3 && middle < word[1] + word[3] + height * 0.3
  const gap = Math.max(word[0] - (left + width), left - (word[0] + word[2]))
  return width >= sidePointsMin && level && gap > -width * 0.3 && gap < width * wordGapSides
}
