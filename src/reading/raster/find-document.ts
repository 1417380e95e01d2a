import { fitSides } from './fit-sides.ts'
import { objectsOf } from './objects.ts'
import { areaOf, largestQuad } from './quad.ts'
import type { ColourRaster } from './raster.ts'
import type { Quad } from './warp.ts'

/** Share of the image that a document on a table covers; a larger one fills the image. */
const shareMin = 0.12
const shareMax = 0.95
/** Largest second object, as a share of the largest: with more there are two objects. */
const otherShareMax = 0.15
/** Area of the object over that of its quad. */
const solidityMin = 0.86
const solidityMax = 1.1
/** Long side to short side of letter, A4 and ID-3, and ID-1. ISO/IEC 7810, ISO 216, ANSI Y14.1. */
const aspects = [279.4 / 215.9, Math.SQRT2, 85.6 / 53.98] as const
/** Factor by which perspective may change the aspect. */
const aspectTolerance = 1.14
/** Largest ratio of opposite sides, and deviation of corners from 90 degrees. */
const oppositeMax = 1.7
const cornerDegreesMax = 35
/** Largest share of the background that stands out; more is print, and the outline a frame or a panel. */
const strayShareMax = 0.04
/** Least contrast of document and background, in levels of one channel. */
const contrastMin = 12

/** A card or page inside an image, in its pixels. */
export interface DocumentPlace {
  /** Corners, clockwise from the upper left. */
  readonly quad: Quad
  /** Size of the document seen from straight above. */
  readonly width: number
  readonly height: number
}

/**
 * The single card or page on a table of another colour, in a small colour image. Null when there is none, when it fills the
 * image, when a second object lies beside it, or when an edge is in doubt, so that a part of a form is never cut out.
 */
export function findDocument(small: ColourRaster): DocumentPlace | null {
  const image = small.width * small.height
  const { contrast, largest, second, marked } = objectsOf(small)
  if (largest.size < image * shareMin || second > largest.size * otherShareMax) return null
  const rough = largestQuad(largest.outline)
  const fitted = rough === null ? null : fitSides(contrast, rough)
  if (fitted === null || fitted.inside < contrastMin) return null
  const { quad } = fitted
  const area = areaOf(quad)
  const solidity = largest.size / area
  if (area < image * shareMin || area > image * shareMax || solidity < solidityMin || solidity > solidityMax)
    return null
  if (marked - largest.size > (image - area) * strayShareMax) return null
  const size = sizeOf(quad)
  if (size === null) return null
  return { quad, ...size }
}

/** The size of the standard format that fits the sides; null when none fits or the shape is not a rectangle. */
function sizeOf(quad: Quad): { width: number; height: number } | null {
  const sides = quad.map(([x, y], index) => {
    const [nextX, nextY] = quad[(index + 1) % 4] ?? [x, y]
    return { length: Math.hypot(nextX - x, nextY - y), degrees: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI }
  })
  const turns = sides.map(({ degrees }, index) => {
    const next = sides[(index + 1) % 4]?.degrees ?? 0
    return Math.abs(((next - degrees + 540) % 360) - 180 - 90)
  })
  if (Math.max(...turns) > cornerDegreesMax) return null
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map(({ length }) => length)
  if (Math.max(top / bottom, bottom / top, left / right, right / left) > oppositeMax) return null
  const [width, height] = [(top + bottom) / 2, (left + right) / 2]
  const measured = Math.max(width, height) / Math.min(width, height)
  const off = (aspect: number) => Math.max(aspect / measured, measured / aspect)
  const nearest = aspects.reduce<number>((best, aspect) => (off(aspect) < off(best) ? aspect : best), aspects[0])
  if (off(nearest) > aspectTolerance) return null
  const long = Math.max(top, bottom, left, right, Math.min(width, height) * nearest)
  return width > height ? { width: long, height: long / nearest } : { width: long / nearest, height: long }
}
