import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './assets.ts'
import type { Html } from './views/html.ts'

/** Headers of every page. docs/rules/eid.md#security-of-the-pages. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
}

/** An answer of a page handler: a page with its status, or another address to open. */
export type PageAnswer =
  { readonly status: number; readonly page: Html; readonly retryAfterSeconds?: number } | { readonly to: string }

/** Sends a page or a redirect after a post (303). Returns the status. */
export function sendAnswer(reply: FastifyReply, answer: PageAnswer): number {
  void reply.headers(pageHeaders)
  if ('to' in answer) {
    void reply.code(303).header('Location', answer.to).send('')
    return 303
  }
  if (answer.retryAfterSeconds !== undefined) void reply.header('Retry-After', String(answer.retryAfterSeconds))
  // The indentation of templates is not for the reader.
  const text = answer.page.text.replaceAll(/\n\s*/g, '\n').trimStart()
  void reply.code(answer.status).type('text/html; charset=utf-8').send(text)
  return answer.status
}

/** Sends a file that browsers may keep forever, compressed where they accept it. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): void {
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  void reply.headers({
    ...pageHeaders,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  })
  if (zipped) void reply.header('Content-Encoding', 'gzip')
  void reply.type(asset.type).send(zipped ? asset.gzipped : asset.bytes)
}
