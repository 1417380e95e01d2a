/**
 * Draws pages of made-up print, photographs them badly, prepares them as reading does and writes their lines for `lstmtraining`:
 * `node training/print/draw-lines.ts WORDS FONTS OUT SEED PAGES`. WORDS is a file with a word a line, FONTS a folder of TrueType
 * files. Writes OUT.tif with a line a page and OUT.box with what it says.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { preparePage } from '../../src/reading/prepare.ts'
import { cropRaster, decodeImage } from '../../src/reading/raster/decode.ts'
import type { Raster } from '../../src/reading/raster/raster.ts'
import { turnedPlace } from '../../src/reading/raster/turned-place.ts'
import type { Point } from '../../src/reading/raster/warp.ts'
import { photograph } from '../../src/specimens/degrade.ts'
import { readFont, type Font } from '../../src/specimens/drawing/true-type.ts'
import { outlineOf } from '../../src/specimens/drawing/typeset.ts'
import { seededRandom } from '../../src/specimens/random.ts'
import { madeUpLine } from './made-up-print.ts'
import { tiffOf } from './tiff.ts'

/** Letter paper at 200 dots an inch. */
const page = { width: 1700, height: 2200 }
/** Height of type in points at 72 an inch. */
const sizes = { min: 7, max: 13, pixelsPerPoint: 200 / 72 }

interface DrawnLine {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

// Reading lets nobody's SVG in; these are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const [, , wordsFile, fontsFolder, out, seed, pages] = process.argv
if (!wordsFile || !fontsFolder || !out || !seed || !pages) throw new Error('give WORDS FONTS OUT SEED PAGES')
const words = readFileSync(wordsFile, 'utf8')
  .split('\n')
  .filter((word) => /^[\p{L}'-]{2,14}$/u.test(word))
const fonts = readdirSync(fontsFolder)
  .filter((name) => name.endsWith('.ttf'))
  .sort()
  .map((name) => readFont(readFileSync(join(fontsFolder, name))))
const random = seededRandom(Number(seed))
const lines: { readonly raster: Raster; readonly text: string }[] = []
for (let index = 0; index < Number(pages); index++) lines.push(...(await drawPage(Number(seed) * 1000 + index)))
writeFileSync(`${out}.tif`, tiffOf(lines.map(({ raster }) => raster)))
writeFileSync(
  `${out}.box`,
  lines
    .map(({ raster: { width, height }, text }, at) => {
      return `WordStr 0 0 ${width} ${height} ${at} #${text}\n\t ${width} 0 ${width + 1} ${height + 1} ${at}\n`
    })
    .join(''),
)

async function drawPage(pageSeed: number): Promise<readonly { raster: Raster; text: string }[]> {
  const drawn: DrawnLine[] = []
  const marks: string[] = []
  const grey = Math.floor(random() * 60)
  let y = 120
  while (y < page.height - 150) {
    const size = (sizes.min + (sizes.max - sizes.min) * random() ** 1.3) * sizes.pixelsPerPoint
    const font = fonts[Math.floor(random() * fonts.length)]
    if (font === undefined) throw new Error(`no fonts in ${fontsFolder}`)
    let x = 110 + random() * 200
    y += size * (1.15 + random() * 0.9)
    while (x < page.width - 300) {
      const text = madeUpLine(words, random).replace(/\s+/g, ' ').trim()
      const line = drawLine(text, font, size, { x, y })
      if (line === null || line.drawn.right > page.width - 100) break
      drawn.push(line.drawn)
      const ink = random() < 0.2 ? 85 : grey
      marks.push(`<path transform="translate(${x} ${y})" fill="rgb(${ink},${ink},${ink})" d="${line.path}"/>`)
      x = line.drawn.right + size * (2 + random() * 5)
    }
    if (random() < 0.2) marks.push(`<rect x="100" y="${y + size * 0.45}" width="1500" height="${1 + random() * 2}"/>`)
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}"><rect width="100%" height="100%" fill="#fff"/>${marks.join('')}</svg>`
  const hardness = 0.65 + random() * 0.4
  const about = (at0: number, at1: number) => at0 + (at1 - at0) * Math.max(0, hardness + (random() - 0.5) * 0.3)
  const { picture, turnedDegrees } = await photograph(
    await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(),
    {
      turnDegrees: about(1, 6),
      blur: about(0.6, 1.5),
      noise: about(6, 24),
      quality: Math.round(about(70, 30)),
      scale: about(0.8, 0.55),
      shadow: about(0.1, 0.25),
    },
    pageSeed,
  )
  const decoded = (await decodeImage(picture, { pagesMax: 1, shrink: 1 }))?.pages[0]
  if (decoded === undefined) throw new Error('the picture cannot be decoded')
  const prepared = await preparePage(decoded, { shrink: 1 })
  if (prepared.grain !== 'heavy') return []
  const angle = (Math.abs(turnedDegrees) * Math.PI) / 180
  const turnedWidth = page.width * Math.cos(angle) + page.height * Math.sin(angle)
  const shrink = decoded.width / turnedWidth
  const whole = { width: turnedWidth, height: decoded.height / shrink }
  const placeOf = (point: Point): Point => {
    const [x, y] = turnedPlace(point, turnedDegrees, { from: page, to: whole })
    return prepared.placeOf([x * shrink, y * shrink])
  }
  return drawn.flatMap((line) => {
    const raster = cut(line, placeOf, prepared.raster)
    return raster === null ? [] : [{ raster, text: line.text }]
  })
}

/** The line with its ink's edges; null when the font lacks a character. */
function drawLine(
  text: string,
  font: Font,
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly drawn: DrawnLine; readonly path: string } | null {
  if (
    [...text].some((character) => character !== ' ' && font.glyph(character.codePointAt(0) ?? 0).contours.length === 0)
  )
    return null
  const { path } = outlineOf(text, font, size)
  const numbers = path.match(/-?\d+\.\d+/g)?.map(Number) ?? []
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  if (xs.length === 0) return null
  const drawn = {
    text,
    left: x + Math.min(...xs),
    right: x + Math.max(...xs),
    top: y + Math.min(...ys),
    bottom: y + Math.max(...ys),
  }
  return { drawn, path }
}

/** The line with a little more or less paper around it than a box of its ink has. */
function cut(line: DrawnLine, placeOf: (point: Point) => Point, raster: Raster): Raster | null {
  const corners = [
    placeOf([line.left, line.top]),
    placeOf([line.right, line.top]),
    placeOf([line.right, line.bottom]),
    placeOf([line.left, line.bottom]),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const height = Math.max(...ys) - Math.min(...ys)
  const pad = (low: number, high: number) => height * (low + (high - low) * random())
  const [left, top] = [Math.min(...xs) - pad(0, 0.4), Math.min(...ys) - pad(-0.03, 0.2)]
  const [right, bottom] = [Math.max(...xs) + pad(0, 0.4), Math.max(...ys) + pad(-0.03, 0.2)]
  if (left < 0 || top < 0 || right > raster.width || bottom > raster.height || bottom - top < 12) return null
  return cropRaster(raster, [left, top, right - left, bottom - top])
}
