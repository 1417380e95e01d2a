import sharp from 'sharp'
import type { PathMark, Sheet, TextMark } from './sheet.ts'
import { typeset } from './typeset.ts'

/** A sheet as an SVG without text elements: letters are outlines, so that no installed font is asked for. */
export function sheetSvg(sheet: Sheet): string {
  const [width, height] = [sheet.width * sheet.pixelsPerUnit, sheet.height * sheet.pixelsPerUnit].map(Math.round)
  const body = sheet.marks.map((mark) => (mark.kind === 'text' ? textSvg(mark) : pathSvg(mark))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}"><rect width="100%" height="100%" fill="${sheet.background}"/>${body}</svg>`
  )
}

/** The image of a sheet, PNG. */
export function sheetPng(sheet: Sheet): Promise<Buffer> {
  return sharp(Buffer.from(sheetSvg(sheet)))
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Images below one another with a margin, as two sides of a card copied on one page. */
export async function stackPng(sheets: readonly Sheet[], marginPixels = cardMarginPixels): Promise<Buffer> {
  const images = await Promise.all(sheets.map(sheetPng))
  const sizes = sheets.map(({ width, height, pixelsPerUnit }) => ({
    width: Math.round(width * pixelsPerUnit),
    height: Math.round(height * pixelsPerUnit),
  }))
  const width = Math.max(...sizes.map((size) => size.width)) + 2 * marginPixels
  const height = sizes.reduce((sum, size) => sum + size.height + marginPixels, marginPixels)
  let top = marginPixels
  const layers = images.map((input, index) => {
    const layer = { input, left: marginPixels, top }
    top += (sizes[index]?.height ?? 0) + marginPixels
    return layer
  })
  return sharp({ create: { width, height, channels: 3, background: '#f4f3f0' } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const cardMarginPixels = 50

function textSvg(mark: TextMark): string {
  const { path, width } = typeset(mark.text, mark.face, mark.size)
  const shift = mark.align === 'left' ? 0 : mark.align === 'right' ? -width : -width / 2
  const turn = mark.turnDegrees === 0 ? '' : ` rotate(${mark.turnDegrees})`
  return (
    `<path transform="translate(${mark.x} ${mark.y})${turn} translate(${shift.toFixed(2)} 0)" ` +
    `fill="${mark.color}"${opacity(mark.opacity)} d="${path}"/>`
  )
}

function pathSvg(mark: PathMark): string {
  const stroke =
    mark.stroke === null
      ? ''
      : ` stroke="${mark.stroke}" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path fill="${mark.fill ?? 'none'}"${stroke}${opacity(mark.opacity)} d="${mark.path}"/>`
}

function opacity(value: number): string {
  return value === 1 ? '' : ` opacity="${value}"`
}
