import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { helveticaWidth, winAnsi } from './helvetica.ts'
import type { PathMark, Sheet, TextMark, Typeface } from './sheet.ts'

/** What a PDF says of its own making. `date` is YYYY-MM-DD. */
export interface PdfOrigin {
  readonly date: string
  readonly producer: string
  readonly title: string
}

/** A PDF with a text layer: one page per sheet, in fonts every viewer has. One unit of a sheet is one point. */
export function textPdf(sheets: readonly Sheet[], origin: PdfOrigin): Buffer {
  return writePdf(
    origin,
    sheets.map((sheet) => {
      const content = sheet.marks.map((mark) => (mark.kind === 'text' ? showText(mark) : drawPath(mark))).join('\n')
      const flipped = `1 0 0 -1 0 ${sheet.height} cm 1 J 1 j\n${content}`
      return { width: sheet.width, height: sheet.height, content: flipped, image: null }
    }),
  )
}

/** A PDF of images, as a scanner makes it: Letter pages filled by one JPEG each. */
export async function imagePdf(jpegs: readonly Buffer[], origin: PdfOrigin): Promise<Buffer> {
  const pages = jpegs.map(async (jpeg) => {
    const { width: across, height: down } = await sharp(jpeg).metadata()
    const [width, height] = [612, Math.round((612 * down) / across)]
    return { width, height, content: `${width} 0 0 ${height} 0 0 cm /Scan Do`, image: { jpeg, across, down } }
  })
  return writePdf(origin, await Promise.all(pages))
}

interface Page {
  readonly width: number
  readonly height: number
  readonly content: string
  readonly image: { readonly jpeg: Buffer; readonly across: number; readonly down: number } | null
}

/** Objects 1 to 8 are the catalog, the page tree, the document information, three fonts and two opacities. ISO 32000-1, 7.5. */
function writePdf(origin: PdfOrigin, pages: readonly Page[]): Buffer {
  const pageNumber = (index: number) => firstPageObject + index * 3
  const objects: Buffer[] = [
    `<< /Type /Catalog /Pages 2 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    `<< /Title (${escape(origin.title)}) /Producer (${escape(origin.producer)}) /CreationDate (${pdfDate(origin.date)}) ` +
      `/ModDate (${pdfDate(origin.date)}) >>`,
    ...['Helvetica', 'Helvetica-Bold', 'Courier'].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    '<< /Type /ExtGState /ca 1 /CA 1 >>',
    '<< /Type /ExtGState /ca 0.1 /CA 0.1 >>',
  ].map(latin)
  for (const [index, { width, height, content, image }] of pages.entries()) {
    const at = pageNumber(index)
    const used = image ? `/XObject << /Scan ${at + 2} 0 R >>` : fontResources
    objects.push(
      latin(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${used} >> /Contents ${at + 1} 0 R >>`,
      ),
      stream('/Filter /FlateDecode', deflateSync(latin(content))),
      image
        ? stream(
            `/Type /XObject /Subtype /Image /Width ${image.across} /Height ${image.down} /ColorSpace /DeviceRGB ` +
              '/BitsPerComponent 8 /Filter /DCTDecode',
            image.jpeg,
          )
        : latin('null'),
    )
  }
  const chunks = [latin('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n')]
  let size = chunks[0]?.length ?? 0
  const offsets = objects.map((object, index) => {
    const chunk = Buffer.concat([latin(`${index + 1} 0 obj\n`), object, latin('\nendobj\n')])
    const offset = size
    chunks.push(chunk)
    size += chunk.length
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  chunks.push(
    latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`),
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${size}\n%%EOF\n`),
  )
  return Buffer.concat(chunks)
}

const firstPageObject = 9
const fontResources = '/Font << /F1 4 0 R /F2 5 0 R /F3 6 0 R >> /ExtGState << /Full 7 0 R /Faint 8 0 R >>'

function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([latin(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin('\nendstream')])
}

function showText(mark: TextMark): string {
  const width = helveticaWidth(mark.text, fontOf(mark.face)) * mark.size
  const shift = mark.align === 'left' ? 0 : mark.align === 'right' ? -width : -width / 2
  const turn = (mark.turnDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const matrix = [cos, sin, sin, -cos, mark.x + shift * cos, mark.y + shift * sin].map((value) => value.toFixed(3))
  const state = mark.opacity === 1 ? '/Full gs' : '/Faint gs'
  return (
    `${state} ${rgb(mark.color)} rg BT /${fontOf(mark.face)} ${mark.size} Tf ${matrix.join(' ')} Tm ` +
    `(${escape(winAnsi(mark.text))}) Tj ET`
  )
}

function drawPath(mark: PathMark): string {
  const path = mark.path.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, numbers: string) =>
    command === 'Z' ? 'h ' : `${numbers.trim()} ${command.toLowerCase()} `,
  )
  const state = mark.opacity === 1 ? '/Full gs' : '/Faint gs'
  const fill = mark.fill === null ? '' : `${rgb(mark.fill)} rg `
  const stroke = mark.stroke === null ? '' : `${rgb(mark.stroke)} RG ${mark.strokeWidth} w `
  const paint = mark.fill === null ? 'S' : mark.stroke === null ? 'f' : 'B'
  return `${state} ${fill}${stroke}${path}${paint}`
}

function fontOf(face: Typeface): 'F1' | 'F2' | 'F3' {
  if (face === 'mono' || face === 'mono-bold') return 'F3'
  return face === 'sans-bold' || face === 'narrow-bold' || face === 'serif-bold' ? 'F2' : 'F1'
}

function rgb(color: string): string {
  const hex = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1)
  return [0, 2, 4].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
}

function escape(content: string): string {
  return content.replace(/[\\()]/g, '\\$&')
}

function pdfDate(date: string): string {
  return `D:${date.replaceAll('-', '')}061500-05'00'`
}

function latin(content: string): Buffer {
  return Buffer.from(content, 'latin1')
}
