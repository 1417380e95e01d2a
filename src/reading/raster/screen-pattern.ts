import { emptiestSquares, type Place } from './empty-squares.ts'
import { powerNear, sharedWaves, wavesIn, type Wave } from './fine-waves.ts'
import type { ColourRaster, Raster } from './raster.ts'
import { powerOf, powerSpectra, wavesOf } from './spectrum.ts'

/** Side and number of the squares examined, those with the least print. */
const squarePixels = 128
const squaresMax = 12
/** Fewest bright squares for a result. */
const squaresMin = 6
/** Least share of the squares with the same wave. */
const agreeingShare = 0.6
/** Threshold of waves of brightness. Noise on paper reaches 13 times the median. */
const brightnessWave = { powerMin: 0.8 ** 2, timesMedian: 25 } as const
/** Threshold of waves of colour, which compression weakens more. */
const colourWave = { powerMin: 0.3 ** 2, timesMedian: 25 } as const
/** Least power of a rotating wave of colour over its opposite. Misaligned colours of a scanner (a third of a pixel) give 4. */
const turningMin = 9
/**
 * Largest power of a wave in the mean of red, green and blue over its power in hue: stripes of a screen are dark in turn, and their
 * mean is even. Drawn screens have 0.52 ** 2 at most, lines of two inks side by side 0.72 ** 2 at least.
 */
const greyMax = 0.6 ** 2
/** Weaker waves, as a share of the strongest, are artefacts of compression. */
const shadowShare = 0.05
/** Sides of JPEG blocks of brightness and of colour, in pixels, and largest distance to their waves, in periods a square. */
const blockPixels = 8
const colourBlockPixels = 16
const blockWave = 1
/** Largest power of the edges of blocks on empty paper. */
const blockPowerMax = 3 ** 2

/**
 * Whether an image is a photo of a screen: its empty parts show the stripes of red, green and blue subpixels everywhere. There
 * the hue rotates along the wave (red, green, blue) and brightness stays, while printed patterns darken all colours at the same place,
 * and lines of two inks side by side darken the paper twice. `coloursOf` returns the image in colour; it is called only when most squares share a fine wave of brightness, as on tinted paper too.
 * docs/captures.md.
 */
export async function showsScreen(image: Raster, coloursOf: () => Promise<ColourRaster | null>): Promise<boolean> {
  const squares = emptiestSquares(image, { side: squarePixels, count: squaresMax })
  if (squares.length < squaresMin || sharedWaves(brightnessWaves(image, squares), agreeingShare).length === 0)
    return false
  const colours = await coloursOf()
  if (colours?.width !== image.width || colours.height !== image.height) return false
  const turning = squares.map((square) => turningWaves(colours, square))
  return sharedWaves(turning, agreeingShare).length > 0
}

/** The peaks of brightness waves of each square. */
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

/** The waves of a square along which the hue rotates and brightness stays. */
function turningWaves({ width, pixels }: ColourRaster, { left, top }: Place): readonly Wave[] {
  const brightness = new Float64Array(squarePixels ** 2)
  const hue = { real: new Float64Array(squarePixels ** 2), imaginary: new Float64Array(squarePixels ** 2) }
  for (let row = 0, at = 0; row < squarePixels; row++) {
    let pixel = ((top + row) * width + left) * 3
    for (let column = 0; column < squarePixels; column++, at++, pixel += 3) {
      // Hue as a complex number: red, green and blue are a third of a turn apart, grey is 0.
      const [red, green, blue] = [pixels[pixel] ?? 0, pixels[pixel + 1] ?? 0, pixels[pixel + 2] ?? 0]
      hue.real[at] = (2 * red - green - blue) / 3
      hue.imaginary[at] = (green - blue) / Math.sqrt(3)
      brightness[at] = (red + green + blue) / 3
    }
  }
  const power = powerOf(wavesOf(hue, squarePixels))
  const waves = wavesIn(power, squarePixels, colourWave)
  const strongest = Math.max(0, ...waves.map((wave) => wave.power))
  const turning = waves.filter(
    (wave) =>
      wave.power >= strongest * shadowShare &&
      wave.power >= turningMin * powerNear(power, squarePixels, { across: -wave.across, down: -wave.down }) &&
      !isOfBlocks(wave, colourBlockPixels),
  )
  if (turning.length === 0) return turning
  const [grey] = powerSpectra(brightness, brightness, squarePixels)
  return turning.filter((wave) => powerAt(grey, wave) <= greyMax * wave.power)
}

function powerAt(power: Float64Array, { across, down }: Wave): number {
  const [column, row] = [across, down].map((periods) => (periods + squarePixels) % squarePixels)
  return power[(row ?? 0) * squarePixels + (column ?? 0)] ?? 0
}

/** Whether a weak wave is a multiple of the frequency of the blocks in both directions. */
function isOfBlocks({ across, down, power }: Wave, pixels: number): boolean {
  const own = squarePixels / pixels
  const off = (periods: number) => Math.abs(periods - Math.round(periods / own) * own)
  return power < blockPowerMax && off(across) <= blockWave && off(down) <= blockWave
}
