import { deflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary and, for a stream, its bytes. ISO 32000-1 §7.3. */
export interface RawObject {
  readonly entries: string
  readonly stream?: Buffer
}

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function rawPdf(objects: readonly RawObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  const write = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, { entries, stream }] of objects.entries()) {
    offsets.push(length)
    const size = stream === undefined ? '' : `/Length ${stream.length}`
    write(Buffer.from(`${index + 1} 0 obj\n<<${entries}${size}>>\n`))
    if (stream !== undefined) write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    write(Buffer.from('endobj\n'))
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** A compressed stream. */
export function deflated(entries: string, content: Buffer | string): RawObject {
  return { entries: `${entries}/Filter/FlateDecode`, stream: deflateSync(content, { level: 9 }) }
}

/**
 * A PDF of one page. Object 3 is Helvetica, named F1; `resources` are entries beside the fonts, `more` are the objects from 6 on.
 */
export function onePage(options: {
  readonly content: RawObject
  readonly resources?: string
  readonly page?: string
  readonly more?: readonly RawObject[]
}): Buffer {
  const { content, resources = '', page = '', more = [] } = options
  return rawPdf([
    { entries: '/Type/Catalog/Pages 2 0 R' },
    { entries: '/Type/Pages/Kids[4 0 R]/Count 1' },
    { entries: '/Type/Font/Subtype/Type1/BaseFont/Helvetica' },
    {
      entries: `/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 3 0 R>>${resources}>>${page}`,
    },
    content,
    ...more,
  ])
}
