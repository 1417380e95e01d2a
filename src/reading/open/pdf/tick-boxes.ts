import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { mayAsk } from '../../page/question-words.ts'
import type { Word } from '../../page/page.ts'
import type { Box } from '../../raster/raster.ts'
import { boxIn, matrixOf, numbersOf, within, type Matrix } from './matrix.ts'

/** Side of a tick box, in points, and largest ratio of its sides. */
const sidePointsMin = 4
const sidePointsMax = 20
const squareFactor = 1.3
/** Least size of a mark and largest reach over the edge, as shares of the side of its box. */
const markShareMin = 0.3
const overEdgeShare = 0.25
/** Largest distance of a box from its word, in sides of the box. */
const wordGapSides = 2.5
/** Most operators examined and boxes returned of one page. */
const stepsMax = 50_000
const boxesMax = 400

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Steps = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** A mark typed into a box. */
const typedMark = /^[xX✓✔✗✘☒☑●■]$/u

/**
 * The words of a page and its drawn tick boxes: ☐ for an empty one, ☒ for one with a mark. `view` maps points of the page to
 * those of the words.
 */
export async function withTickBoxes(
  page: Page,
  view: readonly number[],
  words: readonly Word[],
  steps: Steps,
): Promise<Word[]> {
  if (!mayAsk(words)) return [...words]
  const shapes = await squareShapes(page, matrixOf(view), steps)
  const boxes = shapes.filter((shape) => !shapes.some((other) => other !== shape && contains(other, shape)))
  const typed = words.filter((word) => typedMark.test(word.text) && boxes.some((box) => contains(box, word.box)))
  const others = words.filter((word) => !typed.includes(word))
  const ticks = boxes
    .filter((box) => others.some((word) => isBeside(box, word.box)))
    .slice(0, boxesMax)
    .map((box): Word => {
      const marked = shapes.some((shape) => contains(box, shape)) || typed.some((word) => contains(box, word.box))
      return { text: marked ? '☒' : '☐', box, confidence: 1 }
    })
  return [...others, ...ticks]
}

/** Painted paths that are square and at most as large as a tick box, without duplicates. */
async function squareShapes(page: Page, view: Matrix, steps: Steps): Promise<readonly Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const shapes: Box[] = []
  const saved: Matrix[] = []
  let matrix = view
  for (const [index, step] of fnArray.slice(0, stepsMax).entries()) {
    const given: unknown = argsArray[index]
    if (step === steps.save) saved.push(matrix)
    else if (step === steps.restore) matrix = saved.pop() ?? view
    else if (step === steps.transform) matrix = within(matrix, matrixOf(given))
    else if (step === steps.constructPath && Array.isArray(given)) {
      if (given[0] === steps.endPath) continue
      const box = boxIn(matrix, numbersOf(given[2]))
      if (isSquare(box) && !shapes.some((other) => isSame(other, box))) shapes.push(box)
    }
  }
  return shapes
}

function isSquare([, , width, height]: Box): boolean {
  const [small, large] = [Math.min(width, height), Math.max(width, height)]
  return small >= sidePointsMin * markShareMin && large <= sidePointsMax && large <= small * squareFactor
}

function isSame(a: Box, b: Box): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 0.5)
}

/** Whether the outer shape is at least as large as a tick box and contains the smaller inner one. */
function contains(outer: Box, inner: Box): boolean {
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

/** Whether the word is close to the box, on its right or left. */
function isBeside([left, top, width, height]: Box, word: Box): boolean {
  const middle = top + height / 2
  const level = middle > word[1] - height * 0.3 && middle < word[1] + word[3] + height * 0.3
  const gap = Math.max(word[0] - (left + width), left - (word[0] + word[2]))
  return width >= sidePointsMin && level && gap > -width * 0.3 && gap < width * wordGapSides
}
