import type { Point, Quad } from './warp.ts'

/** Most points of a hull that are examined; more are thinned out. */
const cornersMax = 64

/** Area of the quad, in squared units of its points. */
export function areaOf([a, b, c, d]: Quad): number {
  return Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2
}

/** The largest quad with corners on the convex hull, its most horizontal side first; null with fewer than four points. */
export function largestQuad(points: readonly Point[]): Quad | null {
  const hull = convexHull(points)
  const step = Math.ceil(hull.length / cornersMax)
  const corners = hull.filter((_, index) => index % step === 0)
  let best: Quad | null = null
  let bestArea = 0
  for (const [from, a] of corners.entries()) {
    for (let to = from + 2; to < corners.length; to++) {
      const c = corners[to]
      const b = c && farthest(corners.slice(from + 1, to), a, c)
      const d = c && farthest([...corners.slice(to + 1), ...corners.slice(0, from)], a, c)
      if (b === undefined || c === undefined || d === undefined) continue
      const area = areaOf([a, b, c, d])
      if (area > bestArea) [best, bestArea] = [[a, b, c, d], area]
    }
  }
  return best === null ? null : fromUpperLeft(best)
}

/** Intersection of two lines through two points each; null when they are parallel. */
export function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const [dx1, dy1, dx2, dy2] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const determinant = dx1 * dy2 - dy1 * dx2
  if (Math.abs(determinant) < 1e-9) return null
  const along = ((c[0] - a[0]) * dy2 - (c[1] - a[1]) * dx2) / determinant
  return [a[0] + along * dx1, a[1] + along * dy1]
}

/** The quad from its upper left corner, clockwise as in the image. */
function fromUpperLeft(quad: Quad): Quad {
  const [a, b, c, d] = quad
  const turns: readonly Quad[] = [quad, [b, c, d, a], [c, d, a, b], [d, a, b, c]]
  const level = ([from, to]: Quad) => (to[0] - from[0]) / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]))
  return turns.reduce((best, turn) => (level(turn) > level(best) ? turn : best), quad)
}

function farthest(points: readonly Point[], a: Point, c: Point): Point | undefined {
  let best: Point | undefined
  let most = 0
  for (const point of points) {
    const distance = Math.abs((c[0] - a[0]) * (point[1] - a[1]) - (c[1] - a[1]) * (point[0] - a[0]))
    if (distance > most) [best, most] = [point, distance]
  }
  return best
}

/** Clockwise in an image, whose y runs down. Andrew's monotone chain. */
function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (chain: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of chain) {
      let [before, last] = [kept.at(-2), kept.at(-1)]
      while (before !== undefined && last !== undefined && turn(before, last, point) <= 0) {
        kept.pop()
        ;[before, last] = [kept.at(-2), kept.at(-1)]
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
