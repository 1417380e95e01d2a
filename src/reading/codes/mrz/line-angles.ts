import type { Raster } from '../../raster/raster.ts'

/** Search range to each side of horizontal and of vertical. */
const tiltDegreesMax = 21
/** Most angles returned, and least distance of two near horizontal or vertical. */
const anglesMax = 4
const angleApartDegrees = 3
/** An edge is a rise in brightness of this many levels over two pixels. */
const edgeStep = 26

/**
 * Degrees by which the image is rotated to make its lines horizontal, the sharpest projection first. The second sharpest is
 * included because an MRZ may have another direction than the rest of the image.
 */
export function likelyAngles(raster: Raster): readonly number[] {
  const level = sharpestAngles(lowerEdges(raster))
  const upright = sharpestAngles(rightEdges(raster)).map((angle) => ({
    ...angle,
    degrees: angle.degrees + 90,
  }))
  return [...level, ...upright]
    .sort((a, b) => b.sharpness - a.sharpness)
    .slice(0, anglesMax)
    .map(({ degrees }) => degrees)
}

/** Edges from dark to light downwards, as x, y pairs from the centre. */
function lowerEdges({ width, height, pixels }: Raster): Int16Array {
  const points: number[] = []
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = y % 2; x < width; x += 2) {
      const at = y * width + x
      if ((pixels[at + 2 * width] ?? 0) - (pixels[at] ?? 0) > edgeStep) points.push(x - (width >> 1), y - (height >> 1))
    }
  }
  return Int16Array.from(points)
}

/** Edges from dark to light to the right, in the coordinates of the image turned clockwise by a quarter. */
function rightEdges({ width, height, pixels }: Raster): Int16Array {
  const points: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 2 + (y % 2); x < width - 2; x += 2) {
      const at = y * width + x
      if ((pixels[at + 2] ?? 0) - (pixels[at] ?? 0) > edgeStep) points.push((height >> 1) - y, x - (width >> 1))
    }
  }
  return Int16Array.from(points)
}

interface Angle {
  readonly degrees: number
  readonly sharpness: number
}

/** The sharpest angle, and the sharpest at least `angleApartDegrees` away. */
function sharpestAngles(points: Int16Array): readonly Angle[] {
  const at = (degrees: number): Angle => ({
    degrees,
    sharpness: sharpnessAt(points, degrees) * (1 - Math.abs(degrees) * 0.002),
  })
  const coarse = Array.from({ length: 2 * tiltDegreesMax + 1 }, (_, index) => at(index - tiltDegreesMax))
  const best = sharpestOf(coarse)
  if (best === null) return []
  const second = sharpestOf(coarse.filter(({ degrees }) => Math.abs(degrees - best.degrees) >= angleApartDegrees))
  return [best, second].flatMap((angle) => {
    if (angle === null) return []
    return sharpestOf([angle, ...[-0.5, -0.25, 0.25, 0.5].map((more) => at(angle.degrees + more))]) ?? []
  })
}

function sharpestOf(angles: readonly Angle[]): Angle | null {
  return angles.reduce<Angle | null>((best, angle) => (angle.sharpness > (best?.sharpness ?? 0) ? angle : best), null)
}

function sharpnessAt(points: Int16Array, degrees: number): number {
  const tangent = Math.tan((degrees * Math.PI) / 180)
  const profile = new Float64Array(4096)
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) + (points[index] ?? 0) * tangent) + 2048
    profile[row] = (profile[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < profile.length; row++) sum += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2
  return sum / Math.max(1, points.length)
}
