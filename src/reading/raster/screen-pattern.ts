import { emptiestSquares, type Place } from './empty-squares.ts'
import { powerNear, sharedWaves, wavesIn, type Wave } from './fine-waves.ts'
import type { ColourRaster, Raster } from './raster.ts'
import { powerOf, powerSpectra, wavesOf } from './spectrum.ts'

/** Side of the squares whose waves are looked at, and how many: those with the least on them. */
const squarePixels = 128
const squaresLookedAt = 12
/** With fewer bright squares nothing is said. */
const squaresMin = 6
/** Share of the squares that show the same wave on a screen. */
const agreeingShare = 0.6
/** Waves of brightness on paper: noise reaches 13 times the median. */
const brightnessWave = { powerMin: 0.8 ** 2, timesMedian: 25 } as const
/** Waves of colour, which compression weakens more. */
const colourWave = { powerMin: 0.3 ** 2, timesMedian: 25 } as const
/** Of a wave of colour that turns, power over that of its opposite: a third of a pixel between a scanner's colours gives 4. */
const turningMin = 9
/** Weaker ones than this share of the strongest wave's power are its shadows: compression rounds what it keeps. */
const shadowShare = 0.05
/** JPEG's blocks, in pixels, of brightness and of colour, and how near a wave must be to theirs, in periods a square. */
const blockPixels = 8
const colourBlockPixels = 16
const blockWave = 1
/** The edges of blocks are no stronger than this on empty paper. */
const blockPowerMax = 3 ** 2

/**
 * The image was taken of a screen: its empty parts show everywhere the stripes of red, green and blue that a screen's dots are
 * made of. In them the colours follow one another, red before green before blue, so that the hue turns with the place; ink of
 * whatever pattern darkens all colours at the same places, and its hue goes to and fro. `coloursOf` gives the same image in
 * colour; it is asked only where fine waves of brightness run over all paper, as they also do over tinted paper.
 */
export async function showsScreen(image: Raster, coloursOf: () => Promise<ColourRaster | null>): Promise<boolean> {
  const squares = emptiestSquares(image, { side: squarePixels, count: squaresLookedAt })
  if (squares.length < squaresMin || sharedWaves(brightnessWaves(image, squares), agreeingShare).length === 0)
    return false
  const colours = await coloursOf()
  if (colours?.width !== image.width || colours.height !== image.height) return false
  const turning = squares.map((square) => turningWaves(colours, square))
  return sharedWaves(turning, agreeingShare).length > 0
}

/** Of each square the waves of brightness that stand out. */
function brightnessWaves({ width, pixels }: Raster, squares: readonly Place[]): readonly (readonly Wave[])[] {
  const levels = squares.map(({ left, top }) => {
    const square = new Float64Array(squarePixels ** 2)
    for (let row = 0; row < squarePixels; row++) {
      const start = (top + row) * width + left
      square.set(pixels.subarray(start, start + squarePixels), row * squarePixels)
    }
    return square
  })
  return levels.flatMap((first, at) => {
    if (at % 2 === 1) return []
    const second = levels[at + 1]
    const powers = powerSpectra(first, second ?? first, squarePixels)
    return powers
      .slice(0, second === undefined ? 1 : 2)
      .map((power) => wavesIn(power, squarePixels, brightnessWave).filter((wave) => !isOfBlocks(wave, blockPixels)))
  })
}

/** The waves of a square along which the hue turns, the same way as the wave runs. */
function turningWaves({ width, pixels }: ColourRaster, { left, top }: Place): readonly Wave[] {
  const hue = { real: new Float64Array(squarePixels ** 2), imaginary: new Float64Array(squarePixels ** 2) }
  for (let row = 0, at = 0; row < squarePixels; row++) {
    let pixel = ((top + row) * width + left) * 3
    for (let column = 0; column < squarePixels; column++, at++, pixel += 3) {
      // Red, green and blue a third of a turn apart: grey is in the middle.
      const [red, green, blue] = [pixels[pixel] ?? 0, pixels[pixel + 1] ?? 0, pixels[pixel + 2] ?? 0]
      hue.real[at] = (2 * red - green - blue) / 3
      hue.imaginary[at] = (green - blue) / Math.sqrt(3)
    }
  }
  const power = powerOf(wavesOf(hue, squarePixels))
  const waves = wavesIn(power, squarePixels, colourWave)
  const strongest = Math.max(0, ...waves.map((wave) => wave.power))
  return waves.filter(
    (wave) =>
      wave.power >= strongest * shadowShare &&
      wave.power >= turningMin * powerNear(power, squarePixels, { across: -wave.across, down: -wave.down }) &&
      !isOfBlocks(wave, colourBlockPixels),
  )
}

/** A weak wave that is a multiple of the blocks' own in both directions. */
function isOfBlocks({ across, down, power }: Wave, pixels: number): boolean {
  const own = squarePixels / pixels
  const off = (periods: number) => Math.abs(periods - Math.round(periods / own) * own)
  return power < blockPowerMax && off(across) <= blockWave && off(down) <= blockWave
}
