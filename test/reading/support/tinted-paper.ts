import sharp from 'sharp'

/** What safety paper is printed with all over. */
export type TintPattern = 'dots' | 'lines' | 'crossed lines' | 'guilloche'

/** Ink, as the shares of red, green and blue light that it lets through. */
export type Ink = readonly [red: number, green: number, blue: number]

/** A tint is printed sharper than a pixel: it is sampled at so many places each way. */
const placesAPixel = 4
/** Share of the pitch that a line covers; dots cover as much each way and more. */
const lineShare = 0.35
const dotShare = 0.55
/** Lines of a guilloche swing so many pitches to and fro, once in so many. */
const swingPitches = 4
const swingLengthPitches = 45

/**
 * A document printed on tinted paper, PNG: the ink of the tint stands on all of the sheet, `pitchPixels` from dot to dot or line
 * to line, turned by `turnDegrees`, under the print, which stays as dark as it was. The second ink of crossed lines is
 * `crossInk`, else the same.
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

/** Which ink stands at a place, in pitches: 0 or 1, -1 where paper shows. */
function inkAt(pattern: TintPattern, u: number, v: number): -1 | 0 | 1 {
  const isOnLine = (pitches: number, share: number) => pitches - Math.floor(pitches) < share
  switch (pattern) {
    case 'dots':
      return isOnLine(u, dotShare) && isOnLine(v, dotShare) ? 0 : -1
    case 'lines':
      return isOnLine(u, lineShare) ? 0 : -1
    case 'crossed lines':
      return isOnLine(u, lineShare) ? 0 : isOnLine(v, lineShare) ? 1 : -1
    case 'guilloche': {
      const swing = (along: number) => swingPitches * Math.sin((2 * Math.PI * along) / swingLengthPitches)
      return isOnLine(u + swing(v), lineShare) ? 0 : isOnLine(v + swing(u), lineShare) ? 1 : -1
    }
  }
}

/** A image whose red and blue were taken so many pixels beside its green, as scanners take one colour after the other, JPEG. */
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
