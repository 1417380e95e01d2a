/** What people read of a mail. */
export interface ReadMessage {
  /** ISO 8601; '' when the mail has none. */
  readonly date: string
  readonly to: string
  readonly subject: string
  /** The text part, with \n at the ends of lines. */
  readonly text: string
}

/**
 * Reads a mail that `messageOf` described: quoted-printable parts in UTF-8 and headers in base64 words (RFC 2047). It is no parser
 * of other people's mail: what has another form is shown as it is.
 */
export function readMessage(bytes: Buffer): ReadMessage {
  const { headers, body } = partOf(bytes.toString('latin1'))
  const date = new Date(headers.get('date') ?? '')
  return {
    date: Number.isNaN(date.getTime()) ? '' : date.toISOString(),
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    text: textOf(headers.get('content-type') ?? '', body),
  }
}

interface Part {
  /** By name in lower case; unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function partOf(text: string): Part {
  const end = text.indexOf('\r\n\r\n')
  const head = end === -1 ? text : text.slice(0, end)
  const lines = head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const
  })
  return { headers: new Map(headers), body: end === -1 ? '' : text.slice(end + 4) }
}

function textOf(contentType: string, body: string): string {
  const boundary = /boundary="([^"]+)"/.exec(contentType)?.[1]
  if (boundary === undefined) return ''
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')))
  const text = parts.find(({ headers }) => headers.get('content-type')?.startsWith('text/plain'))
  return text === undefined ? '' : decodeQuotedPrintable(text.body).replaceAll('\r\n', '\n').trimEnd()
}

/** RFC 2047: white space between two encoded words is no part of the text. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)[ \t]+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, encoded: string) => Buffer.from(encoded, 'base64').toString('utf8'))
}

/** RFC 2045 6.7. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
