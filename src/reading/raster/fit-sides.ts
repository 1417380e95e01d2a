import { crossing } from './quad.ts'
import type { Raster } from './raster.ts'
import type { Point, Quad } from './warp.ts'

/** Distance from the rough side within which its edge is searched, in pixels, by round. */
const reachPixels = [7, 3] as const
/** Distance of the samples across a side, in pixels. */
const offsetStep = 0.5
/** Share of a side left out at each end, because cards have round corners. */
const endShare = 0.08
/** Least rise of an edge in levels, between points `stepPixels` outside and inside. */
const stepMin = 9
const stepPixels = 2
/** Distance inside the edge where the contrast of the document is measured; behind a printed frame there is none. */
const insidePixels = 6
/** Largest distance of an edge that supports a line, in pixels. */
const nearPixels = 1.3
/** Least share of a side that supports its line, for the weakest side and for the mean of all. */
const weakestMin = 0.4
const togetherMin = 0.65

/** A quad fitted to the edges near a rough one. */
export interface FittedSides {
  readonly quad: Quad
  /** Median contrast inside the sides. */
  readonly inside: number
}

/**
 * The quad moved to the edges near it, each side a straight line through most edge points. `contrast` has the difference of each
 * pixel from the background. Null when a side has too little support.
 */
export function fitSides(contrast: Raster, rough: Quad): FittedSides | null {
  let quad = rough
  let sides: readonly Side[] = []
  for (const reach of reachPixels) {
    sides = [0, 1, 2, 3].map((index) =>
      fitSide(contrast, quad[index] ?? [0, 0], quad[(index + 1) % 4] ?? [0, 0], reach),
    )
    const corners = sides.map((side, index) => crossing(sides[(index + 3) % 4]?.line ?? side.line, side.line))
    const [a, b, c, d] = corners
    if (!a || !b || !c || !d) return null
    quad = [a, b, c, d]
  }
  const support = sides.map((side) => side.support)
  const together = support.reduce((sum, share) => sum + share, 0) / 4
  if (Math.min(...support) < weakestMin || together < togetherMin) return null
  return { quad, inside: median(sides.flatMap((side) => side.inside)) }
}

interface Side {
  readonly line: readonly [Point, Point]
  /** Share of its length where the edge is on the line. */
  readonly support: number
  readonly inside: readonly number[]
}

/** Fits the side from a to b, clockwise, so that the inside is to the right. */
function fitSide(raster: Raster, a: Point, b: Point, reach: number): Side {
  const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const [along, down] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const at = (place: number, offset: number): Point => [
    a[0] + along * place - down * offset,
    a[1] + down * place + along * offset,
  ]
  const places: number[] = []
  for (let place = length * endShare; place <= length * (1 - endShare); place++) places.push(place)
  const stepAt = (place: number, offset: number) =>
    levelAt(raster, at(place, offset + stepPixels)) - levelAt(raster, at(place, offset - stepPixels))
  const edges = places.flatMap((place) => {
    const offset = firstEdge((at) => stepAt(place, at), reach)
    return offset === null ? [] : [{ place, offset }]
  })
  const line = fitLine(edges)
  const near = edges.filter(({ place, offset }) => Math.abs(offset - line.at(place)) <= nearPixels).length
  return {
    line: [at(0, line.at(0)), at(length, line.at(length))],
    support: near / Math.max(1, places.length),
    inside: places.map((place) => levelAt(raster, at(place, line.at(place) + insidePixels))),
  }
}

/** The first edge from outside, because print behind it can be stronger; null when there is none within reach. */
function firstEdge(stepAt: (offset: number) => number, reach: number): number | null {
  let found = -reach
  while (found <= reach && stepAt(found) < stepMin) found += offsetStep
  if (found > reach) return null
  while (stepAt(found + offsetStep) > stepAt(found)) found += offsetStep
  let [sum, weight] = [0, 0]
  for (let offset = found - stepPixels; offset <= found + stepPixels; offset += offsetStep) {
    const step = Math.max(0, stepAt(offset))
    sum += step * offset
    weight += step
  }
  return sum / weight
}

interface Edge {
  readonly place: number
  readonly offset: number
}

/** The median line of pairs of edges, then least squares over those close to it. */
function fitLine(edges: readonly Edge[]): { readonly at: (place: number) => number } {
  const none = { level: 0, slope: 0 }
  const far = Math.floor(edges.length / 2)
  const slopes = edges.slice(0, edges.length - far).flatMap((edge, index) => {
    const other = edges[index + far]
    return other === undefined || other.place === edge.place
      ? []
      : [(other.offset - edge.offset) / (other.place - edge.place)]
  })
  const slope = median(slopes)
  const level = median(edges.map((edge) => edge.offset - slope * edge.place))
  let line = edges.length < 4 ? none : { level, slope }
  for (let round = 0; round < 2; round++) {
    const near = edges.filter((edge) => Math.abs(edge.offset - line.level - line.slope * edge.place) <= nearPixels)
    line = leastSquares(near) ?? line
  }
  return { at: (place) => line.level + line.slope * place }
}

function leastSquares(edges: readonly Edge[]): { level: number; slope: number } | null {
  if (edges.length < 4) return null
  const meanPlace = edges.reduce((sum, { place }) => sum + place, 0) / edges.length
  const meanOffset = edges.reduce((sum, { offset }) => sum + offset, 0) / edges.length
  const spread = edges.reduce((sum, { place }) => sum + (place - meanPlace) ** 2, 0)
  if (spread === 0) return null
  const slope = edges.reduce((sum, { place, offset }) => sum + (place - meanPlace) * (offset - meanOffset), 0) / spread
  return { level: meanOffset - slope * meanPlace, slope }
}

/** Bilinear sample; beyond the edges the nearest pixel. */
function levelAt({ width, height, pixels }: Raster, [x, y]: Point): number {
  const [column, row] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))]
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [across, down] = [column - left, row - top]
  const at = top * width + left
  const upper = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across
  const lower = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across
  return upper * (1 - down) + lower * down
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[Math.floor(values.length / 2)] ?? 0
}
