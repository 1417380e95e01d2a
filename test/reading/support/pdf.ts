/** A small PDF: each page is a list of lines in Helvetica. `encrypted` adds an encryption dictionary without a known password. */
export function pdfOf(pages: readonly (readonly string[])[], options: { readonly encrypted?: boolean } = {}): Buffer {
  return pdfOfContents(
    pages.map((lines) => `BT /F1 12 Tf 72 720 Td ${lines.map((line) => `(${line}) Tj 0 -16 Td`).join(' ')} ET`),
    options,
  )
}

/**
 * A small PDF of pages with these content streams; F1 is Helvetica. `fields` are entries of form fields on the first page,
 * without the common ones.
 */
export function pdfOfContents(
  pages: readonly string[],
  options: { readonly encrypted?: boolean; readonly fields?: readonly string[] } = {},
): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const fields = options.fields ?? []
  const fieldNumbers = fields.map((_, index) => `${4 + pages.length * 2 + index} 0 R`).join(' ')
  const form = fields.length === 0 ? '' : `/AcroForm<</Fields[${fieldNumbers}]/DR<</Font<</F1 3 0 R>>>>/DA(/F1 10 Tf)>>`
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${form}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((stream, index) => {
      const annotations = index === 0 && fields.length > 0 ? `/Annots[${fieldNumbers}]` : ''
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${5 + index * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>${annotations}>>`,
        `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
      ]
    }),
    ...fields.map((field) => `<</Type/Annot/Subtype/Widget/F 4${field}>>`),
    ...(options.encrypted
      ? [`<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`]
      : []),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = body.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = options.encrypted ? `/Encrypt ${objects.length} 0 R/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]` : ''
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${encrypt}>>\nstartxref\n${xref}\n%%EOF\n`,
    'latin1',
  )
}
