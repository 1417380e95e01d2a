/** A point of an image or page, from its upper left corner. */
export type Point = readonly [x: number, y: number]

/**
 * A map of one image or page onto another that keeps lines straight, as a 3 × 3 matrix row by row: with [a, b, c, d, e, f, g, h, i] the
 * point (x, y) goes to ((a x + b y + c) / w, (d x + e y + f) / w), where w = g x + h y + i. Heckbert 1989, section 2.2.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

type Row = readonly [number, number, number]

interface Size {
  readonly width: number
  readonly height: number
}

/** The map that leaves every point where it is. */
export const unmoved: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** The map of an image onto the same image in another size. */
export function scaling(from: Size, to: Size): Homography {
  return [to.width / from.width, 0, 0, 0, to.height / from.height, 0, 0, 0, 1]
}

/** The matrix of a map that keeps lines parallel: scaling, rotation and shift in any order. */
export function affineOf(map: (point: Point) => Point): Homography {
  const [x, y] = map([0, 0])
  const [right, down] = [map([1, 0]), map([0, 1])]
  return [right[0] - x, down[0] - x, x, right[1] - y, down[1] - y, y, 0, 0, 1]
}

/** Where a point goes. */
export function mapped([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** The map that applies `first` and then `second`. */
export function inTurn(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = second
  const [p, q, r, s, t, u, v, w, x] = first
  const across: Row = [a * p + b * s + c * v, a * q + b * t + c * w, a * r + b * u + c * x]
  const down: Row = [d * p + e * s + f * v, d * q + e * t + f * w, d * r + e * u + f * x]
  const depth: Row = [g * p + h * s + i * v, g * q + h * t + i * w, g * r + h * u + i * x]
  return [...across, ...down, ...depth]
}

/** The map back. Throws for one that flattens the plane, which no image is read through. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const determinant = a * p + b * q + c * r
  if (determinant === 0) throw new Error('A map that flattens the plane has no way back.')
  const [s, t, u] = [c * h - b * i, a * i - c * g, b * g - a * h]
  const [v, w, x] = [b * f - c * e, c * d - a * f, a * e - b * d]
  const row = (...[one, two, three]: Row): Row => [one / determinant, two / determinant, three / determinant]
  return [...row(p, s, v), ...row(q, t, w), ...row(r, u, x)]
}

/** The four corners of a box (left, top, width, height) after a map, from its upper left one clockwise. */
export function mappedBox(
  map: Homography,
  [left, top, width, height]: readonly [number, number, number, number],
): readonly [Point, Point, Point, Point] {
  const [right, bottom] = [left + width, top + height]
  return [
    mapped(map, [left, top]),
    mapped(map, [right, top]),
    mapped(map, [right, bottom]),
    mapped(map, [left, bottom]),
  ]
}
