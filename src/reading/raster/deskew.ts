import type { Raster } from './raster.ts'
import { resizeRaster, rotateRaster } from './decode.ts'

/** Long side of the copy on which the angle is measured. */
const thumbnailPixels = 700
/** Search range to each side, and steps. */
const degreesMax = 10
const coarseStepDegrees = 0.5
const fineStepDegrees = 0.1
/** Smaller angles are ignored, because rotation blurs. */
const degreesWorthTurning = 0.25
/** Most points used. */
const pointsMax = 60_000
/** Least step in brightness at the lower edge of ink, in levels. */
const inkContrast = 24

/**
 * The page with horizontal lines of text, and the skew that was removed, in degrees clockwise.
 * docs/reading.md#preparing-an-image.
 */
export async function deskew(raster: Raster): Promise<{ raster: Raster; degrees: number }> {
  const degrees = await skewDegrees(raster)
  if (Math.abs(degrees) < degreesWorthTurning) return { raster, degrees: 0 }
  return { raster: await rotateRaster(raster, -degrees), degrees }
}

/** Skew of the lines in degrees clockwise: the angle with the sharpest projection profile. */
async function skewDegrees(raster: Raster): Promise<number> {
  const scale = Math.min(1, thumbnailPixels / Math.max(raster.width, raster.height))
  const width = Math.max(8, Math.round(raster.width * scale))
  const height = Math.max(8, Math.round(raster.height * scale))
  const points = inkPoints(blur(await resizeRaster(raster, width, height)))
  if (points.length < 200) return 0
  const coarse = sharpest(points, { from: -degreesMax, to: degreesMax, step: coarseStepDegrees })
  return sharpest(points, { from: coarse - coarseStepDegrees, to: coarse + coarseStepDegrees, step: fineStepDegrees })
}

/** 3 x 3 mean. Without it noise misleads the profile: it gave -8.9 degrees for -4. */
function blur({ width, height, pixels }: Raster): Raster {
  const out = new Uint8Array(pixels)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) {
        const at = (y + dy) * width + x
        sum += (pixels[at - 1] ?? 0) + (pixels[at] ?? 0) + (pixels[at + 1] ?? 0)
      }
      out[y * width + x] = sum / 9
    }
  }
  return { width, height, pixels: out }
}

/** Lower edges of ink, as x, y pairs from the centre: they mark the baseline better than whole strokes. */
function inkPoints({ width, height, pixels }: Raster): Float32Array {
  const points: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      const below = pixels[at + 2 * width] ?? 0
      if (below - (pixels[at] ?? 0) > inkContrast) points.push(x - width / 2, y - height / 2)
    }
  }
  const stride = Math.max(1, Math.ceil(points.length / 2 / pointsMax))
  if (stride === 1) return Float32Array.from(points)
  return Float32Array.from(points.filter((_, index) => Math.floor(index / 2) % stride === 0))
}

function sharpest(points: Float32Array, range: { from: number; to: number; step: number }): number {
  let best = 0
  let bestSharpness = -1
  for (let step = 0; range.from + step * range.step <= range.to + 1e-6; step++) {
    const degrees = range.from + step * range.step
    const sharpness = profileSharpness(points, degrees) * (1 - Math.abs(degrees) * 1e-4)
    if (sharpness > bestSharpness) {
      bestSharpness = sharpness
      best = degrees
    }
  }
  return best
}

function profileSharpness(points: Float32Array, degrees: number): number {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const profile = new Float64Array(2048)
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) * cosine - (points[index] ?? 0) * sine) + 1024
    if (row >= 0 && row < profile.length) profile[row] = (profile[row] ?? 0) + 1
  }
  let sum = 0
  for (const count of profile) sum += count * count
  return sum
}
