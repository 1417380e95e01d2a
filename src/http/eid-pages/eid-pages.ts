import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionOfLink } from '../../operations/eid-sandbox/sessions.ts'
import { imageSteps } from '../../operations/eid-sandbox/submit-image.ts'
import { errorFacts } from '../../ports/log.ts'
import { ClientGone } from '../json-body.ts'
import { sendAnswer, sendAsset, type PageAnswer } from './answers.ts'
import { readAssets } from './assets.ts'
import { limitsOf } from './limits.ts'
import { imagePosted, plain, posted, shown, type LinkCall, type Pages } from './link-answers.ts'
import type { EidPagesOptions } from './options.ts'
import { posts } from './posts.ts'
import { pagePaths } from './show.ts'
import type { PlainPage } from './views/without-session.ts'

/** Most bytes of a form without a file. */
const formBytesMax = 4 * 1024
/** A link that does not work is answered no sooner than this, so that the time does not tell why. */
const notFoundAfterMs = 120
/** Pages for what the framework refuses, by status; any other error is a fault of ours. */
const refusals: ReadonlyMap<unknown, PlainPage> = new Map([
  [413, 'tooLarge'],
  [415, 'notOurs'],
])

type Handler = (call: LinkCall) => Promise<PageAnswer>

/**
 * Adds the pages on which a client confirms their identity with the sandbox provider, under `/eid/`. They work without script.
 * docs/rules/eid.md#session-of-a-client, docs/rules/eid.md#security-of-the-pages.
 */
export function eidPages(app: FastifyInstance, options: EidPagesOptions): void {
  const pages: Pages = { options, assets: readAssets(), spend: limitsOf(options) }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: formBytesMax } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => done(null, body))
    // The handler streams the file itself.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
    scope.setErrorHandler((error, request, reply) => failed(pages, error, { request, reply }))

    for (const asset of Object.values(pages.assets))
      scope.get(`/eid/assets/${asset.name}`, (request, reply) => {
        sendAsset(request, reply, asset)
        return reply
      })
    for (const path of pagePaths)
      scope.get(
        `/eid/:token${path}`,
        serve(pages, `get ${path}`, (call) => shown(pages, call, path)),
      )
    for (const path of Object.keys(posts))
      scope.post(
        `/eid/:token${path}`,
        serve(pages, `post ${path}`, (call) => posted(pages, call, path)),
      )
    for (const step of imageSteps)
      scope.post(
        `/eid/:token/${step}`,
        serve(pages, `post /${step}`, (call) => imagePosted(pages, call, step)),
      )
    for (const method of ['GET', 'POST'] as const)
      scope.route({
        method,
        url: '/eid/*',
        handler: serve(pages, 'unknown', async () => plain(pages, 404, 'notFound')),
      })
  })
}

/** Runs a handler for a link that works, within the limits; everything else is the same page of status 404. */
function serve(pages: Pages, route: string, handle: Handler) {
  const { options, spend } = pages
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startedAt = performance.now()
    const token = tokenOf(request)
    const work = async (): Promise<PageAnswer> => {
      const isUpload = imageSteps.some((step) => route === `post /${step}`)
      const waitSeconds = await spend(request, token, isUpload ? 'upload' : 'page')
      if (waitSeconds > 0) return { ...plain(pages, 429, 'tooMany'), retryAfterSeconds: waitSeconds }
      const session = route === 'unknown' ? null : await sessionOfLink(options.services, token)
      if (session === null || session.step === 'expired' || session.step === 'cancelled') {
        await delay(Math.max(0, notFoundAfterMs - (performance.now() - startedAt)))
        return plain(pages, 404, 'notFound')
      }
      return handle({ request, token, session })
    }
    const answering = work()
    options.inFlight.count(answering.then(noResult, noResult))
    const answer = await answering
    request.raw.resume()
    const status = sendAnswer(reply, answer)
    options.log.info('eid page', { operation: `eid ${route}`, status })
    return reply
  }
}

function tokenOf({ params }: FastifyRequest): string {
  if (typeof params !== 'object' || params === null || !('token' in params)) return ''
  return typeof params.token === 'string' ? params.token : ''
}

/** Answers what the framework refuses (a large or unknown body) and what failed; a client that went away gets nothing. */
function failed(
  pages: Pages,
  error: unknown,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): void {
  if (error instanceof ClientGone) {
    void reply.hijack()
    request.raw.destroy()
    return
  }
  request.raw.resume()
  const code = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null
  const name = refusals.get(code)
  if (name === undefined) pages.options.log.error('an eID page failed', errorFacts(error))
  const sent = sendAnswer(reply, plain(pages, name === undefined ? 500 : Number(code), name ?? 'failed'))
  pages.options.log.info('eid page', { operation: 'eid refused', status: sent })
}

function noResult(): void {}
