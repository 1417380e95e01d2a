import { deflateSync } from 'node:zlib'
import { deflated, onePage, rawPdf, type RawObject } from './raw-pdf.ts'

const mebibyte = 1024 ** 2
const noise = 'BT /F1 6 Tf 1 0 0 1 20 700 Tm (Statement of the account 12 345.67) Tj ET\n'

/** One page with a million short texts. */
export function denseText(): Buffer {
  const line = (index: number) => `1 0 0 1 ${index % 600} ${(index * 7) % 790} Tm (a${index % 97} ) Tj\n`
  const text = Array.from({ length: 1_000_000 }, (_, index) => line(index)).join('')
  return onePage({ content: deflated('', `BT /F1 2 Tf\n${text}ET`) })
}

/** Pages of as many words as are read, each page as heavy. */
export function denseWords(): Buffer {
  const words = Array.from({ length: 25_000 }, (_, index) => {
    const [x, y] = [(index % 150) * 4, 790 - Math.floor(index / 150) * 4]
    return `1 0 0 1 ${x} ${y} Tm (${index % 3 === 0 ? 'Name:' : 'Total 12,00'}) Tj`
  })
  const content = deflated('', `BT /F1 2 Tf ${words.join('\n')} ET`)
  return manyPages(10, content)
}

/** Forms that draw the next one ten times, nine deep: 2 KB that draw a text a billion times. */
export function nestedForms(): Buffer {
  const [depth, uses] = [9, 10]
  const forms = Array.from({ length: depth }, (_, level): RawObject => {
    const last = level === depth - 1
    const inner = last ? noise : '/N Do 1 0 0 1 1 1 cm '.repeat(uses)
    const next = last ? '' : `/XObject<</N ${7 + level} 0 R>>`
    return deflated(`/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>${next}>>`, inner)
  })
  return onePage({
    content: deflated('', `${noise}/N Do`),
    resources: '/XObject<</N 6 0 R>>',
    more: forms,
  })
}

/** A form that draws itself. */
export function formInItself(): Buffer {
  const resources = '/Resources<</Font<</F1 3 0 R>>/XObject<</N 6 0 R>>>>'
  return onePage({
    content: deflated('', `${noise}${'/N Do '.repeat(5_000)}`),
    resources: '/XObject<</N 6 0 R>>',
    more: [deflated(`/Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}`, `${noise}/N Do /N Do`)],
  })
}

/** A content stream of 400 MB of spaces and texts, compressed twice. */
export function deflateBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(400 * mebibyte, noise), { level: 9 })
  return onePage({ content: { entries: '/Filter[/FlateDecode/FlateDecode]', stream: deflateSync(once, { level: 9 }) } })
}

/** An image whose predictor has rows of 100 MB. ISO 32000-1 §7.4.4.4. */
export function predictorRows(): Buffer {
  const image = deflated(
    '/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent 8/Columns 30000>>',
    Buffer.alloc(200 * mebibyte, 4),
  )
  return onePage({
    content: deflated('', '612 0 0 792 0 0 cm /I Do'),
    resources: '/XObject<</I 6 0 R>>',
    more: [image],
  })
}

/** An image in a format that declares far more pixels than it has. */
export function declaredPixels(filter: 'JBIG2Decode' | 'JPXDecode'): Buffer {
  const entries = `/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent ${filter === 'JBIG2Decode' ? 1 : 8}/Filter/${filter}`
  const stream = filter === 'JBIG2Decode' ? jbig2Page(60_000) : jpxHead(60_000)
  return onePage({
    content: deflated('', '612 0 0 792 0 0 cm /I Do'),
    resources: '/XObject<</I 6 0 R>>',
    more: [{ entries, stream }],
  })
}

/** Fifty thousand form fields and links on one page. */
export function manyAnnotations(): Buffer {
  const annotations = Array.from({ length: 50_000 }, (_, index): RawObject => {
    const at = `/Rect[${index % 600} ${index % 780} ${(index % 600) + 9} ${(index % 780) + 9}]`
    return { entries: `/Type/Annot/Subtype/Widget/FT/Tx/F 4/T(f${index})/V(${'v'.repeat(40)})/DA(/F1 9 Tf)${at}` }
  })
  const numbers = annotations.map((_, index) => `${6 + index} 0 R`).join(' ')
  return onePage({ content: deflated('', noise), page: `/Annots[${numbers}]`, more: annotations })
}

/** Three thousand fonts, each used once, with a table of its own. */
export function manyFonts(): Buffer {
  const map = Array.from({ length: 100 }, (_, at) => `<${(at + 32).toString(16).padStart(2, '0')}><0041>`).join(' ')
  const fonts = Array.from({ length: 3_000 }, (_, index): readonly RawObject[] => [
    { entries: `/Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode ${7 + index * 2} 0 R` },
    deflated('', `1 beginbfchar ${map} endbfchar`),
  ]).flat()
  const names = fonts.flatMap((_, index) => (index % 2 === 0 ? [`/G${index} ${6 + index} 0 R`] : [])).join('')
  const uses = Array.from({ length: 3_000 }, (_, index) => `/G${index * 2} 8 Tf 0 -2 Td (Total) Tj`).join('\n')
  return onePage({
    content: deflated('', `BT 20 780 Td ${uses} ET`),
    page: `/Resources<</Font<<${names}>>>>`,
    more: fonts,
  })
}

/** Five thousand pages of one point. */
export function tinyPages(): Buffer {
  return manyPages(5_000, deflated('', noise), '[0 0 1 1]')
}

/** A tiling pattern of tiny cells with a shading in each, which is drawn millions of times. */
export function tinyTiles(): Buffer {
  const tile = deflated(
    '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.02/YStep 0.02/Resources<<>>',
    '0 0 1 1 re f',
  )
  return onePage({
    content: deflated('', `/Pattern cs ${'/P scn 0 0 612 792 re f '.repeat(50)}`),
    resources: '/Pattern<</P 6 0 R>>',
    more: [tile],
  })
}

/** Half a million curves. */
export function manyPaths(): Buffer {
  const path = (index: number) => `${index % 600} ${index % 791} m 600 ${index % 97} ${index % 89} 780 300 400 c S\n`
  const paths = Array.from({ length: 500_000 }, (_, index) => path(index)).join('')
  return onePage({ content: deflated('', noise + paths) })
}

/** Text that makes patterns of fields try many ends: long runs of what names, amounts and dates are made of. */
export function runsOfText(): Buffer {
  const runs = [
    `Name: ${'Jean-Pierre '.repeat(400)}`,
    `Address: ${'12 rue de la Paix '.repeat(300)}`,
    `Total: ${'1 '.repeat(4_000)}`,
    `IBAN: ${'FR76 '.repeat(1_500)}`,
    `Date: ${'01/02/'.repeat(1_500)}`,
    `employed as ${'a '.repeat(3_000)} since ${'b '.repeat(3_000)}`,
    `${'-'.repeat(8_000)}`,
    `${'A1<'.repeat(3_000)}`,
  ]
  const lines = Array.from({ length: 90 }, (_, index) => `(${runs[index % runs.length] ?? ''}) Tj 0 -8 Td`)
  return manyPages(10, deflated('', `BT /F1 0.2 Tf 10 780 Td ${lines.join('\n')} ET`))
}

function manyPages(count: number, content: RawObject, box = '[0 0 612 792]'): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${5 + index} 0 R`).join(' ')
  const page = `/Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>`
  return rawPdf([
    { entries: '/Type/Catalog/Pages 2 0 R' },
    { entries: `/Type/Pages/Kids[${kids}]/Count ${count}` },
    { entries: '/Type/Font/Subtype/Type1/BaseFont/Helvetica' },
    content,
    ...Array.from({ length: count }, () => ({ entries: page })),
  ])
}

/** A page segment of this side, then a region of the same size without data. ITU-T T.88 §7.2. */
function jbig2Page(side: number): Buffer {
  const information = Buffer.alloc(19)
  information.writeUInt32BE(side, 0)
  information.writeUInt32BE(side, 4)
  const region = Buffer.alloc(18)
  region.writeUInt32BE(side, 0)
  region.writeUInt32BE(side, 4)
  const head = (number: number, type: number, length: number) => {
    const bytes = Buffer.alloc(11)
    bytes.writeUInt32BE(number, 0)
    bytes[4] = type
    bytes[6] = 1
    bytes.writeUInt32BE(length, 7)
    return bytes
  }
  const data = Buffer.concat([region, Buffer.from([0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]), Buffer.alloc(64)])
  return Buffer.concat([head(0, 48, information.length), information, head(1, 38, data.length), data])
}

/** The head of a codestream of this side in tiles of one pixel, without data. ISO/IEC 15444-1 A.5.1. */
function jpxHead(side: number): Buffer {
  const size = Buffer.alloc(43)
  size.writeUInt16BE(0xff4f, 0)
  size.writeUInt16BE(0xff51, 2)
  size.writeUInt16BE(41, 4)
  for (const [at, value] of [side, side, 0, 0, 64, 64, 0, 0].entries()) size.writeUInt32BE(value, 8 + at * 4)
  size.writeUInt16BE(1, 40)
  const coding = Buffer.from([7, 1, 1, 0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 5, 4, 4, 0, 1, 0xff, 0x5c, 0, 4, 0x40, 0x40])
  const tile = Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 0, 0, 1, 0xff, 0x93])
  return Buffer.concat([size, coding, tile, Buffer.alloc(4_096, 0x55)])
}
