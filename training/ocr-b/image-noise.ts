import sharp from 'sharp'
import type { Raster } from '../../src/reading/raster/raster.ts'

type Random = () => number

/** Adds specks, scratches through the print, and the dark edge of a page or a rule, in place. */
export function blemish(
  pixels: Float32Array,
  {
    width,
    height,
    capital,
    random,
  }: { readonly width: number; readonly height: number; readonly capital: number; readonly random: Random },
): void {
  const between = (low: number, high: number) => low + (high - low) * random()
  const [dark, light] = [pixels.reduce((a, b) => Math.min(a, b)), pixels.reduce((a, b) => Math.max(a, b))]
  const disc = (x: number, y: number, reach: number, value: number) => {
    for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
      for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
        if (Math.hypot(column + 0.5 - x, row + 0.5 - y) < reach) pixels[row * width + column] = value
      }
    }
  }
  const specks = random() < 0.6 ? Math.floor(between(1, 26)) : 0
  for (let speck = 0; speck < specks; speck++) {
    disc(random() * width, random() * height, capital * between(0.02, 0.07), random() < 0.75 ? dark : light)
  }
  if (random() < 0.4) {
    const [lean, value, reach] = [between(-0.6, 0.6), random() < 0.5 ? light : dark, capital * between(0.01, 0.03)]
    const x = random() * width
    for (let y = 0; y < height; y += 0.5) disc(x + lean * (y - height / 2), y, Math.max(0.4, reach), value)
  }
  if (random() < 0.35) {
    const [edge, thick] = [random() < 0.5 ? between(0, 0.5) : between(2.6, 3.2), between(0.03, 0.3)]
    for (let row = 0; row < height; row++) {
      if (row / capital < edge || row / capital > edge + thick) continue
      pixels.fill(dark, row * width, (row + 1) * width)
    }
  }
}

/** Gaussian blur in place; `sigma` in pixels. */
export function blur(
  pixels: Float32Array,
  { width, height, sigma }: { width: number; height: number; sigma: number },
): void {
  if (sigma < 0.15) return
  if (sigma > 2) {
    // Three box blurs approximate a wide Gaussian.
    for (let pass = 0; pass < 3; pass++) blurWide(pixels, width, height, Math.round(sigma))
    return
  }
  const reach = Math.ceil(sigma * 2.5)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const half = new Float32Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let shift = -reach; shift <= reach; shift++) {
        const near = Math.max(0, Math.min(width - 1, x + shift))
        sum += (pixels[y * width + near] ?? 0) * (weights[shift + reach] ?? 0)
      }
      half[y * width + x] = sum / total
    }
  }
  pixels.fill(0)
  for (let y = 0; y < height; y++) {
    for (let shift = -reach; shift <= reach; shift++) {
      const near = Math.max(0, Math.min(height - 1, y + shift)) * width
      const weight = (weights[shift + reach] ?? 0) / total
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = (pixels[y * width + x] ?? 0) + (half[near + x] ?? 0) * weight
    }
  }
}

/** The image after JPEG compression. */
export async function throughJpeg({ width, height, pixels }: Raster, quality: number): Promise<Raster> {
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()
  const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width, height, pixels: data }
}

/** The image enlarged by `scale` and binarised at a global or local threshold, as scanners do. */
export function threshold(
  { width, height, pixels }: Raster,
  { capital, random }: { readonly capital: number; readonly random: Random },
): { raster: Raster; scale: number } {
  const scale = Math.max(1, (20 + 14 * random()) / capital)
  const [outWidth, outHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const large = new Float32Array(outWidth * outHeight)
  for (let y = 0; y < outHeight; y++) {
    const py = Math.max(0, Math.min(height - 1.001, (y + 0.5) / scale - 0.5))
    const top = Math.floor(py)
    for (let x = 0; x < outWidth; x++) {
      const px = Math.max(0, Math.min(width - 1.001, (x + 0.5) / scale - 0.5))
      const at = top * width + Math.floor(px)
      const [fx, fy] = [px - Math.floor(px), py - top]
      const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 1] ?? 0) * fx
      const lower = (pixels[at + width] ?? 0) * (1 - fx) + (pixels[at + width + 1] ?? 0) * fx
      large[y * outWidth + x] = upper * (1 - fy) + lower * fy
    }
  }
  // Smaller images become rounder by enlarging.
  if (random() < 0.6)
    blur(large, { width: outWidth, height: outHeight, sigma: (0.4 + 1.1 * random()) * Math.max(1, Math.sqrt(scale)) })
  const sorted = large.filter((_, at) => at % 7 === 0).sort()
  const dark = sorted[Math.floor(sorted.length * 0.04)] ?? 0
  const paper = sorted[Math.floor(sorted.length * 0.7)] ?? 255
  const mean = Float32Array.from(large)
  blurWide(mean, outWidth, outHeight, Math.round(capital * scale * (0.8 + random())))
  const share = random() < 0.5 ? 0.38 + 0.2 * random() : 0.28 + 0.42 * random()
  const local = random() < 0.7
  const cut = paper - (paper - dark) * share
  const out = new Uint8Array(large.length)
  for (let at = 0; at < out.length; at++) {
    const limit = local ? (mean[at] ?? 0) - (paper - dark) * (share - 0.25) : cut
    out[at] = (large[at] ?? 0) < limit ? 0 : 255
  }
  return { raster: { width: outWidth, height: outHeight, pixels: out }, scale }
}

/** Box blur in place. */
function blurWide(pixels: Float32Array, width: number, height: number, reach: number): void {
  const line = new Float64Array(Math.max(width, height) + 1)
  const pass = (count: number, at: (index: number) => number) => {
    for (let index = 0; index < count; index++) line[index + 1] = (line[index] ?? 0) + (pixels[at(index)] ?? 0)
    for (let index = 0; index < count; index++) {
      const [from, to] = [Math.max(0, index - reach), Math.min(count, index + reach + 1)]
      pixels[at(index)] = ((line[to] ?? 0) - (line[from] ?? 0)) / (to - from)
    }
  }
  for (let row = 0; row < height; row++) pass(width, (index) => row * width + index)
  for (let column = 0; column < width; column++) pass(height, (index) => index * width + column)
}
