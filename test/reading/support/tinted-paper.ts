import sharp from 'sharp'

/** Patterns of safety paper. */
export type TintPattern = 'dots' | 'lines' | 'paired lines' | 'crossed lines' | 'guilloche'

/** Ink as its transmission of red, green and blue light. */
export type Ink = readonly [red: number, green: number, blue: number]

/** Samples of a pixel in each direction; tints are finer than pixels. */
const placesAPixel = 4
/** Share of the pitch that a line covers; dots cover at least as much in both directions. */
const lineShare = 0.35
const dotShare = 0.55
/** Distance of the second line of a pair from the first, in pitches. */
const pairShare = 0.4
/** Amplitude and period of the lines of a guilloche, in pitches. */
const swingPitches = 4
const swingLengthPitches = 45

/**
 * A document on tinted paper, PNG: the tint covers the sheet under the print, `pitchPixels` from dot to dot or line to line,
 * rotated by `turnDegrees`. The print stays as dark. `crossInk` is the second ink of paired or crossed lines; default the same ink.
 */
export async function printOnTint(
  document: Buffer,
  tint: {
    readonly pattern: TintPattern
    readonly pitchPixels: number
    readonly turnDegrees: number
    readonly ink: Ink
    readonly crossInk?: Ink
  },
): Promise<Buffer> {
  const { data, info } = await sharp(document)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const angle = (tint.turnDegrees * Math.PI) / 180
  const [across, down] = [Math.cos(angle) / tint.pitchPixels, Math.sin(angle) / tint.pitchPixels]
  const inks = [tint.ink, tint.crossInk ?? tint.ink] as const
  for (let y = 0, at = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++, at += info.channels) {
      const covered: [number, number] = [0, 0]
      for (let place = 0; place < placesAPixel ** 2; place++) {
        const px = x + ((place % placesAPixel) + 0.5) / placesAPixel
        const py = y + (Math.floor(place / placesAPixel) + 0.5) / placesAPixel
        const by = inkAt(tint.pattern, px * across + py * down, py * across - px * down)
        if (by !== -1) covered[by] += 1 / placesAPixel ** 2
      }
      for (let channel = 0; channel < info.channels; channel++) {
        const through = 1 - covered[0] * (1 - inks[0][channel]!) - covered[1] * (1 - inks[1][channel]!)
        data[at + channel] = Math.round(data[at + channel]! * through)
      }
    }
  }
  return sharp(data, { raw: info }).png().toBuffer()
}

/** The ink at a position in pitches: 0 or 1, -1 for paper. */
function inkAt(pattern: TintPattern, u: number, v: number): -1 | 0 | 1 {
  const isOnLine = (pitches: number, share: number) => pitches - Math.floor(pitches) < share
  switch (pattern) {
    case 'dots':
      return isOnLine(u, dotShare) && isOnLine(v, dotShare) ? 0 : -1
    case 'lines':
      return isOnLine(u, lineShare) ? 0 : -1
    case 'paired lines':
      return isOnLine(u, lineShare) ? 0 : isOnLine(u - pairShare, lineShare) ? 1 : -1
    case 'crossed lines':
      return isOnLine(u, lineShare) ? 0 : isOnLine(v, lineShare) ? 1 : -1
    case 'guilloche': {
      const swing = (along: number) => swingPitches * Math.sin((2 * Math.PI * along) / swingLengthPitches)
      return isOnLine(u + swing(v), lineShare) ? 0 : isOnLine(v + swing(u), lineShare) ? 1 : -1
    }
  }
}

/** An image whose red and blue are shifted against green, as by scanners that take the colours in turn, JPEG. */
export async function coloursApart(image: Buffer, pixels: number): Promise<Buffer> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const apart = Buffer.from(data)
  const rowLength = info.width * info.channels
  for (const [channel, from] of [
    [0, -rowLength],
    [2, rowLength],
  ] as const) {
    for (let at = rowLength + channel; at < data.length - rowLength; at += info.channels)
      apart[at] = data[at]! * (1 - pixels) + data[at + from]! * pixels
  }
  return sharp(apart, { raw: info }).jpeg({ quality: 88 }).toBuffer()
}
