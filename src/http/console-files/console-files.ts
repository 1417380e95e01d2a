import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, Refusal } from '../../contract/errors.ts'
import { readBuiltConsole, type BuiltConsole, type BuiltFile } from './built-files.ts'

/** Names of built files have a hash of their content, so a name never changes its bytes. */
const keptForever = 'public, max-age=31536000, immutable'
const nonceBytes = 16
const nonceMark = '<meta name="csp-nonce" content="" />'

/** What the app calls, below `/console/`. */
const calls = ['api/', 'people/']

/** Shown where the app is not built. */
const notBuilt =
  'The console is not built. Run `npm run console` in the folder of Gatehouse and start it again.\n' +
  'The command line does the same: bin/gatehouse help.\n'

/**
 * Adds the console's app below `/console/`: its files, and its page for every other address, which the app routes itself.
 * docs/console.md.
 */
export function addConsoleFiles(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const built = await readBuiltConsole()
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error
      return reply.code(error.status).send(error.body)
    })
    scope.get('/console', async (_request, reply) => reply.redirect('/console/'))
    scope.get('/console/*', async (request, reply) => {
      const name = nameOf(request)
      // Operations and people are asked by POST alone.
      if (calls.some((prefix) => name.startsWith(prefix))) throw errors.routeUnknown('GET', `/console/${name}`)
      if (built === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
      const file = built.files.get(name)
      if (file !== undefined) return sendFile(request, reply, name, file)
      if (name.startsWith('assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found\n')
      return sendPage(reply, built)
    })
  })
}

/** Every part of the policy is in docs/console.md#content-security-policy. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Style elements that the libraries add carry the nonce; style attributes set through the DOM need none.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sendPage(reply: FastifyReply, { page }: BuiltConsole): FastifyReply {
  const nonce = randomBytes(nonceBytes).toString('base64')
  return reply
    .headers({
      'Content-Security-Policy': policyOf(nonce),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    })
    .type('text/html; charset=utf-8')
    .send(page.replace(nonceMark, nonceMark.replace('content=""', `content="${nonce}"`)))
}

function sendFile(request: FastifyRequest, reply: FastifyReply, name: string, file: BuiltFile): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding =
    file.br !== null && /\bbr\b/.test(accepted) ? 'br' : file.gzip !== null && /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding !== null) void reply.header('Content-Encoding', encoding)
  return reply
    .headers({
      Vary: 'Accept-Encoding',
      'Cache-Control': name.startsWith('assets/') ? keptForever : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    .type(file.type)
    .send(encoding === null ? file.plain : file[encoding])
}

function nameOf({ params }: FastifyRequest): string {
  if (typeof params !== 'object' || params === null || !('*' in params)) return ''
  return typeof params['*'] === 'string' ? params['*'] : ''
}
