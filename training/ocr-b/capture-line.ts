import type { LineBand } from '../../src/reading/codes/mrz/line-strip.ts'
import type { Raster } from '../../src/reading/raster/raster.ts'
import type { Typeface } from './glyph-fields.ts'
import { blemish, blur, threshold, throughJpeg } from './image-noise.ts'

/** An image of some characters of a line, with their true positions. */
export interface CapturedLine {
  readonly raster: Raster
  readonly band: LineBand
  /** Centre of each character, in pixels of the raster. */
  readonly centres: readonly { readonly x: number; readonly y: number }[]
}

type Random = () => number

/** A line and its neighbours above and below, as indexes of `mrzCharacters`; -1 is a blank. */
export interface PrintedText {
  /** Width of the cells; 1 is standard. */
  readonly stretch: number
  /** Width of the characters in their cells; 1 is standard. Some printers leave wider gaps. */
  readonly fill: number
  readonly line: readonly number[]
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/** Share of lines so small that binarisation breaks and merges strokes, as in images of cards on the web. */
const tinyShare = 0.25

/** `any`: mostly little or no noise. `heavy`: all lines have the noise of photos in poor light, and are smoothed. */
export type Noise = 'any' | 'heavy'

/**
 * A line as a camera or scanner captures it: stroke weight, blotches, slant, perspective, security print, uneven light, blur,
 * noise, JPEG, 9 to 40 pixels a capital. Almost half of them are binarised, with specks, scratches and the edge of the page.
 */
export async function captureLine(
  face: Typeface,
  text: PrintedText,
  random: Random,
  noise: Noise,
): Promise<CapturedLine> {
  const between = (low: number, high: number) => low + (high - low) * random()
  const tiny = noise === 'any' && random() < tinyShare
  const capital = noise === 'heavy' ? between(11, 26) : tiny ? between(6.5, 11) : 9.5 * Math.pow(38 / 9.5, random())
  const pitch = face.pitch * text.stretch
  const growth = random() < 0.5 ? 0 : between(-0.12, 0.12)
  const tilt = between(-0.07, 0.07)
  const slant = random() < 0.7 ? between(-0.04, 0.04) : between(-0.14, 0.14)
  const cells = text.line.length
  const length = cells * pitch * capital
  const width = Math.ceil(length + capital * 2)
  const height = Math.ceil(capital * 3.2 + Math.abs(tilt) * length)
  const heights = { left: capital * (1 - growth / 2), right: capital * (1 + growth / 2) }
  const [left, middle] = [capital, height / 2 - (tilt * length) / 2]

  const weight = weightOf(random)
  const blotch = random() < 0.65 ? 0 : between(0, 0.04)
  const blotches = smoothField(random, between(0.25, 0.9))
  const wobble = random() < 0.6 ? 0 : between(0, 0.035)
  const bends = [smoothField(random, between(0.4, 1.2)), smoothField(random, between(0.4, 1.2))] as const
  const offsets = text.line.map(() => (random() < 0.15 ? between(-0.05, 0.05) : 0))
  const leading = between(1.55, 2.9)
  // Some prints have digits higher than capitals.
  const digitHeight = between(0.9, 1.05)

  const pixels = new Float32Array(width * height)
  const brightness = brightnessOf(random)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const run = column + 0.5 - left
      const own = heights.left + ((heights.right - heights.left) * run) / length
      const down = (row + 0.5 - (middle + tilt * run)) / own
      const across = runShare(run / length, growth) * cells + (down * slant) / pitch
      const bx = across + (wobble === 0 ? 0 : wobble * bends[0](across, down))
      const by = down + 0.5 + (wobble === 0 ? 0 : wobble * bends[1](across, down))
      let distance = nearest(face, text.line, bx, by, { offsets, digitHeight, fill: text.fill })
      const beside = { offsets: [], digitHeight, fill: text.fill }
      if (by < -0.3) distance = Math.min(distance, nearest(face, text.above, bx, by + leading, beside))
      if (by > 1.3) distance = Math.min(distance, nearest(face, text.below, bx, by - leading, beside))
      const edge = weight + (blotch === 0 ? 0 : blotch * blotches(across * 2, down * 2))
      const coverage = Math.max(0, Math.min(1, 0.5 + ((edge - distance) * own) / 1.1))
      pixels[row * width + column] = brightness(column / capital, row / capital, coverage)
    }
  }
  if (random() < 0.25) blemish(pixels, { width, height, capital, random })
  const photographed = noise === 'heavy' ? inPoorLight : inAnyLight
  const raster = await photographed(pixels, { width, height, capital, random })
  const enlarged =
    noise === 'any' && (tiny || random() < 0.5) ? threshold(raster, { capital, random }) : { raster, scale: 1 }
  const scale = enlarged.scale
  const place = (cell: number) => {
    const run = shareRun((cell + 0.5) / cells, growth) * length
    return { x: (left + run) * scale, y: (middle + tilt * run) * scale }
  }
  return {
    raster: enlarged.raster,
    band: {
      left: { x: left * scale, y: middle * scale, height: heights.left * scale },
      right: { x: (left + length) * scale, y: (middle + tilt * length) * scale, height: heights.right * scale },
      bend: 0,
    },
    centres: text.line.map((_, cell) => place(cell)),
  }
}

interface Shot {
  readonly width: number
  readonly height: number
  readonly capital: number
  readonly random: Random
}

async function inAnyLight(pixels: Float32Array, { width, height, capital, random }: Shot): Promise<Raster> {
  const between = (low: number, high: number) => low + (high - low) * random()
  blur(pixels, { width, height, sigma: random() < 0.3 ? 0 : capital * between(0, 0.075) + between(0, 0.3) })
  const strength = random() < 0.4 ? 0 : 255 * Math.pow(random(), 2) * 0.1
  const raster = { width, height, pixels: withNoise(pixels, strength, random) }
  return random() < 0.4 ? throughJpeg(raster, Math.round(between(18, 80))) : raster
}

/** Out of focus, with noise of 10 to 30 levels, compressed, then smoothed as the reader smooths such images. */
async function inPoorLight(pixels: Float32Array, { width, height, random }: Shot): Promise<Raster> {
  const between = (low: number, high: number) => low + (high - low) * random()
  blur(pixels, { width, height, sigma: between(0.7, 1.8) })
  const raster = { width, height, pixels: withNoise(pixels, between(14, 43), random) }
  const compressed = await throughJpeg(raster, Math.round(between(22, 75)))
  const smooth = Float32Array.from(compressed.pixels)
  blur(smooth, { width, height, sigma: between(0.7, 1.9) })
  return { width, height, pixels: Uint8Array.from(smooth, Math.round) }
}

/** The pixels with noise; its deviation is about 0.7 of `strength`, in levels. */
function withNoise(pixels: Float32Array, strength: number, random: Random): Uint8Array {
  return Uint8Array.from(pixels, (value) =>
    Math.max(0, Math.min(255, Math.round(value + strength * (random() + random() + random() - 1.5) * 1.4))),
  )
}

/** Outward shift of stroke edges, in capitals: usually as printed, often bolder or thinner, sometimes blotted. */
function weightOf(random: Random): number {
  const between = (low: number, high: number) => low + (high - low) * random()
  const kind = random()
  if (kind < 0.5) return between(-0.025, 0.03)
  return kind < 0.85 ? between(-0.04, 0.075) : between(0.05, 0.105)
}

/** Cells are narrower at the far end: share of the text at a share of the run, and its inverse below. */
function runShare(share: number, growth: number): number {
  if (Math.abs(growth) < 1e-4) return share
  const [low, high] = [1 - growth / 2, 1 + growth / 2]
  const own = low + growth * share
  return own <= 0.05 ? share : Math.log(own / low) / Math.log(high / low)
}

function shareRun(share: number, growth: number): number {
  if (Math.abs(growth) < 1e-4) return share
  const [low, high] = [1 - growth / 2, 1 + growth / 2]
  return (low * Math.pow(high / low, share) - low) / growth
}

function nearest(
  face: Typeface,
  line: readonly number[],
  x: number,
  y: number,
  {
    offsets,
    digitHeight,
    fill,
  }: { readonly offsets: readonly number[]; readonly digitHeight: number; readonly fill: number },
): number {
  const cell = Math.floor(x)
  let distance = 1
  for (let near = cell - 1; near <= cell + 1; near++) {
    const character = line[near]
    if (character === undefined || character < 0) continue
    const own = y + (offsets[near] ?? 0)
    const down = character < 10 ? (own - 1) / digitHeight + 1 : own
    distance = Math.min(distance, face.distance(character, 0.5 + (x - near - 0.5) / fill, down))
  }
  return distance
}

/** Brightness of lit paper with security print and ink, by position in capitals and coverage of ink. */
function brightnessOf(random: Random): (x: number, y: number, coverage: number) => number {
  const between = (low: number, high: number) => low + (high - low) * random()
  const paper = between(110, 255)
  const contrast = paper * (random() < 0.8 ? between(0.55, 0.97) : between(0.28, 0.6))
  const [slopeX, slopeY] = [between(-9, 9), between(-9, 9)]
  const waves = Array.from({ length: random() < 0.5 ? 0 : 1 + Math.floor(random() * 3) }, () => {
    const angle = random() * Math.PI
    const pace = between(1, 9)
    return {
      x: Math.cos(angle) * pace,
      y: Math.sin(angle) * pace,
      phase: random() * 7,
      bend: between(0, 2),
      strength: contrast * between(0.03, 0.15),
      sharp: random() < 0.5,
    }
  })
  const cloud = smoothField(random, between(1, 4))
  const cloudy = random() < 0.5 ? 0 : contrast * between(0, 0.18)
  const glare = random() < 0.06 ? { x: between(0, 14), wide: between(0.5, 2), strength: between(0.3, 0.75) } : null
  return (x, y, coverage) => {
    let ground = paper + slopeX * (x - 7) * 0.5 + slopeY * (y - 1.5)
    for (const wave of waves) {
      const value = Math.sin(x * wave.x + y * wave.y + wave.phase + wave.bend * Math.sin(x * 0.9 + wave.phase))
      ground -= wave.strength * (wave.sharp ? (value > 0.75 ? 1 : 0) : value * 0.5)
    }
    ground -= cloudy * cloud(x, y)
    let ink = coverage * contrast
    if (glare !== null) {
      const near = Math.exp(-(((x - glare.x) / glare.wide) ** 2))
      ink *= 1 - glare.strength * near
      ground += (255 - ground) * glare.strength * near
    }
    return ground - ink
  }
}

/** Smooth noise between -1 and 1; `size` is the distance over which it changes. */
function smoothField(random: Random, size: number): (x: number, y: number) => number {
  const side = 32
  const grid = Float32Array.from({ length: side * side }, () => random() * 2 - 1)
  const value = (column: number, row: number) => grid[(row & (side - 1)) * side + (column & (side - 1))] ?? 0
  return (x, y) => {
    const [px, py] = [x / size + 7.3, y / size + 9.1]
    const [left, top] = [Math.floor(px), Math.floor(py)]
    const [fx, fy] = [px - left, py - top]
    const upper = value(left, top) * (1 - fx) + value(left + 1, top) * fx
    const lower = value(left, top + 1) * (1 - fx) + value(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}
