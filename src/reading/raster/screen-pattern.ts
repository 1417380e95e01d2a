import type { Raster } from './raster.ts'
import { powerSpectrum } from './spectrum.ts'

/** Side of the squares whose waves are looked at. */
const squarePixels = 128
/** Squares of the picture that are considered, and those of them with the least on them that are looked at. */
const squaresConsidered = 96
const squaresLookedAt = 12
/** With fewer bright squares nothing is said. */
const squaresMin = 6
/** Cells whose means tell how much is printed in a square; the dots of a screen are smaller and vanish in them. */
const cellPixels = 8
/** A screen shines: a square darker than this is not looked at. */
const brightnessMin = 90
/** Waves of screens in periods a pixel: finer ones cannot be seen, coarser ones are lines of text and tables. */
const frequencyMin = 0.09
const frequencyMax = 0.5
/** A wave stands out when its power is so many times the median around it; noise reaches 13. */
const standsOut = 40
/** Its amplitude in levels; the edges of JPEG's blocks on empty paper stay below. */
const amplitudeMin = 1.2
/** The median is taken from waves at most this far away, in periods a square, and no nearer than the peak is wide. */
const aroundFar = 7
const aroundNear = 3
/** Waves of two squares are one when they differ by no more, in periods a square: perspective draws a screen apart. */
const sameWave = 3
/** Share of the squares that show the same wave on a screen. */
const agreeingShare = 0.6
/** Sine of the least angle between the two directions of dots. */
const acrossSineMin = 0.5
/** JPEG's blocks, in pixels, and how near a wave must be to theirs, in periods a square, to be of them. */
const blockPixels = 8
const blockWave = 1

/** A wave in periods a square, `across` never negative. */
interface Wave {
  readonly across: number
  readonly down: number
}

/**
 * The picture was taken of a screen: its empty parts show the same fine waves in two directions, the screen's dots as the
 * camera sees them. Print, patterns of cards and the dots of offset print differ from place to place or leave paper empty.
 */
export function showsScreen(raster: Raster): boolean {
  const squares = emptiestSquares(raster)
  if (squares.length < squaresMin) return false
  const waves = squares.map(({ left, top }) => wavesOf(raster, left, top))
  const shared = waves.flat().filter((wave) => {
    const agreeing = waves.filter((ofOther) => ofOther.some((other) => isSame(wave, other)))
    return agreeing.length >= squares.length * agreeingShare
  })
  return shared.some((wave) => shared.some((other) => isAcross(wave, other)))
}

interface Place {
  readonly left: number
  readonly top: number
}

/** Bright squares spread over the picture, those with the least print. */
function emptiestSquares({ width, height, pixels }: Raster): readonly Place[] {
  const apart = Math.max(squarePixels, Math.sqrt((width * height) / squaresConsidered))
  const squares: (Place & { readonly print: number })[] = []
  for (let top = 0; top + squarePixels <= height; top += Math.floor(apart)) {
    for (let left = 0; left + squarePixels <= width; left += Math.floor(apart)) {
      const means: number[] = []
      for (let y = top; y < top + squarePixels; y += cellPixels) {
        for (let x = left; x < left + squarePixels; x += cellPixels) {
          let sum = 0
          for (let row = y; row < y + cellPixels; row++) {
            for (let at = row * width + x, end = at + cellPixels; at < end; at++) sum += pixels[at] ?? 0
          }
          means.push(sum / cellPixels ** 2)
        }
      }
      const mean = means.reduce((sum, value) => sum + value, 0) / means.length
      const print = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length
      if (mean >= brightnessMin) squares.push({ left, top, print })
    }
  }
  return squares.sort((a, b) => a.print - b.print).slice(0, squaresLookedAt)
}

/** The waves that stand out in a square. */
function wavesOf({ width, pixels }: Raster, left: number, top: number): readonly Wave[] {
  const side = squarePixels
  const levels = new Float64Array(side ** 2)
  for (let row = 0; row < side; row++)
    levels.set(pixels.subarray((top + row) * width + left, (top + row) * width + left + side), row * side)
  const power = powerSpectrum(levels, side)
  const powerAt = (across: number, down: number) => power[((down + side) % side) * side + ((across + side) % side)] ?? 0
  const half = side / 2
  const waves: Wave[] = []
  for (let across = 0; across < half; across++) {
    for (let down = across === 0 ? 1 : 1 - half; down < half; down++) {
      const here = powerAt(across, down)
      if (here < amplitudeMin ** 2 || isOfBlocks(across, down)) continue
      const frequency = Math.hypot(across, down) / side
      if (frequency < frequencyMin || frequency > frequencyMax) continue
      if (isHighest(powerAt, across, down) && here > standsOut * medianAround(powerAt, across, down))
        waves.push({ across, down })
    }
  }
  return waves
}

/** Multiples of the blocks' own wave in both directions. */
function isOfBlocks(across: number, down: number): boolean {
  const wave = squarePixels / blockPixels
  const off = (periods: number) => Math.abs(periods - Math.round(periods / wave) * wave)
  return off(across) <= blockWave && off(down) <= blockWave
}

type PowerAt = (across: number, down: number) => number

function isHighest(powerAt: PowerAt, across: number, down: number): boolean {
  const here = powerAt(across, down)
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (powerAt(across + dx, down + dy) > here) return false
  }
  return true
}

function medianAround(powerAt: PowerAt, across: number, down: number): number {
  const around: number[] = []
  for (let dy = -aroundFar; dy <= aroundFar; dy++) {
    for (let dx = -aroundFar; dx <= aroundFar; dx++) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) >= aroundNear) around.push(powerAt(across + dx, down + dy))
    }
  }
  return around.sort((a, b) => a - b)[Math.floor(around.length / 2)] ?? 0
}

/** The waves run in two directions, as those of dots do and those of parallel lines do not. */
function isAcross(a: Wave, b: Wave): boolean {
  const sine = (a.across * b.down - a.down * b.across) / (Math.hypot(a.across, a.down) * Math.hypot(b.across, b.down))
  return Math.abs(sine) >= acrossSineMin
}

/** The same wave, also when one is seen with the other sign. */
function isSame(a: Wave, b: Wave): boolean {
  const apart = (sign: 1 | -1) => Math.max(Math.abs(a.across - sign * b.across), Math.abs(a.down - sign * b.down))
  return Math.min(apart(1), apart(-1)) <= sameWave
}
