/** A part of a multipart form as it goes over the wire; a file when it has a type. */
export interface Part {
  readonly name: string
  readonly filename?: string
  readonly type?: string
  readonly content: string | Buffer
}

export const boundary = '----gatehouse-test-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`

/** The bytes of a form, for what no form library would send. */
export function formBytes(parts: readonly Part[], end: string = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(partHead(part)), Buffer.from(part.content), Buffer.from('\r\n')]),
    Buffer.from(end),
  ])
}

/** What stands before a part's content. */
export function partHead({ name, filename, type }: Omit<Part, 'content'>): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  const declared = type === undefined ? '' : `Content-Type: ${type}\r\n`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${declared}\r\n`
}

/** A form with these files under `files`, and text parts. */
export function form(
  files: readonly { readonly content: Buffer; readonly type: string; readonly name?: string }[],
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const { content, type, name = 'document' } of files) {
    data.append('files', new Blob([new Uint8Array(content)], { type }), name)
  }
  return data
}
