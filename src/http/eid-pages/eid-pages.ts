import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../contract/locale.ts'
import { sessionOfLink, type Session } from '../../operations/eid-sandbox/sessions.ts'
import { imageSteps, type ImageStep } from '../../operations/eid-sandbox/submit-image.ts'
import { errorFacts } from '../../ports/log.ts'
import type { QrSymbol } from '../../ports/qr.ts'
import { ClientGone } from '../json-body.ts'
import { sendAnswer, sendAsset, type PageAnswer } from './answers.ts'
import { readAssets, type Assets } from './assets.ts'
import { formTokenOf, isFormToken, isFromOurPages } from './form-token.ts'
import { limitsOf, type SpendCall } from './limits.ts'
import { noticeOf } from './texts/notice.ts'
import type { EidPagesOptions } from './options.ts'
import { posts, type Next } from './posts.ts'
import { isOpen, pagePaths, pathOfStep, show, type PagePath } from './show.ts'
import { takeImage } from './take-image.ts'
import { catalogs } from './texts/catalogs.ts'
import type { Texts } from './texts/texts.ts'
import { addressOf, type PageContext } from './views/page.ts'
import { plainPage, type PlainPage } from './views/without-session.ts'

/** Most bytes of a form without a file. */
const formBytesMax = 4 * 1024
/** A link that does not work is answered no sooner than this, so that the time does not tell why. */
const notFoundAfterMs = 120

/** What the handlers share. */
interface Pages {
  readonly options: EidPagesOptions
  readonly assets: Assets
  readonly spend: SpendCall
}

/** A call on a link that works. */
interface LinkCall {
  readonly request: FastifyRequest
  readonly token: string
  readonly session: Session
}

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
      scope.route({ method, url: '/eid/*', handler: serve(pages, 'unknown', async () => notFound(pages)) })
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
      if (waitSeconds > 0) return { status: 429, page: pageOf(pages, 'tooMany'), retryAfterSeconds: waitSeconds }
      const session = route === 'unknown' ? null : await sessionOfLink(options.services, token)
      if (session === null || session.step === 'expired' || session.step === 'cancelled') {
        await delay(Math.max(0, notFoundAfterMs - (performance.now() - startedAt)))
        return notFound(pages)
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

async function shown(pages: Pages, call: LinkCall, path: PagePath): Promise<PageAnswer> {
  const context = contextOf(pages, call, path)
  if (!isOpen(path, call.session)) return { to: addressOf({ ...context, path: pathOfStep(call.session) }) }
  const qr = () => linkAsQr(pages.options, addressOf(context))
  return { status: 200, page: await show(path, context, qr) }
}

async function posted(pages: Pages, call: LinkCall, path: string): Promise<PageAnswer> {
  const { request, token, session } = call
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const isOurs = isFromOurs(pages, request) && isFormToken(fields.get('form') ?? undefined, token)
  const post = posts[path]
  if (!isOurs || post === undefined) return { status: 403, page: pageOf(pages, 'notOurs') }
  return leadTo(contextOf(pages, call, ''), await post(pages.options.services, session, fields))
}

async function imagePosted(pages: Pages, call: LinkCall, step: ImageStep): Promise<PageAnswer> {
  const { request, token, session } = call
  const context = contextOf(pages, call, '')
  if (!isFromOurs(pages, request)) return { status: 403, page: pageOf(pages, 'notOurs') }
  if (session.step !== step) return leadTo(context, { path: pathOfStep(session) })
  const received = await takeImage(pages.options, { request: request.raw, token, step, session })
  if (received === 'not_ours') return { status: 403, page: pageOf(pages, 'notOurs') }
  if (received !== 'taken') return leadTo(context, { path: `/${step}`, notice: received })
  const now = await sessionOfLink(pages.options.services, token)
  return leadTo(context, { path: pathOfStep(now ?? session) })
}

function isFromOurs({ options }: Pages, request: FastifyRequest): boolean {
  return isFromOurPages(request.headers, options.publicUrl?.origin ?? null)
}

function leadTo(context: PageContext, { path, notice }: Next): PageAnswer {
  const to = addressOf({ ...context, path })
  return { to: notice === undefined ? to : `${to}&notice=${notice}` }
}

function contextOf({ assets }: Pages, { request, token, session }: LinkCall, path: PagePath): PageContext {
  const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '')
  return {
    session,
    texts: textsOf(query.get('lang'), session),
    base: `/eid/${token}`,
    path,
    formToken: formTokenOf(token),
    notice: noticeOf(query.get('notice')),
    assets: { style: `/eid/assets/${assets.style.name}`, script: `/eid/assets/${assets.script.name}` },
  }
}

function textsOf(lang: string | null, session: Session): Texts {
  return catalogs[locales.find((locale) => locale === lang) ?? session.data.client.language]
}

/** The link as a QR code; null when it cannot be drawn, since the page works without. */
async function linkAsQr({ drawQr, linkOrigin, log }: EidPagesOptions, address: string): Promise<QrSymbol | null> {
  try {
    return await drawQr(linkOrigin() + address)
  } catch (error) {
    log.warn('no QR code was drawn for an eID page', errorFacts(error))
    return null
  }
}

function tokenOf({ params }: FastifyRequest): string {
  if (typeof params !== 'object' || params === null || !('token' in params)) return ''
  return typeof params.token === 'string' ? params.token : ''
}

function notFound(pages: Pages): PageAnswer {
  return { status: 404, page: pageOf(pages, 'notFound') }
}

function pageOf({ assets }: Pages, name: PlainPage) {
  return plainPage(name, `/eid/assets/${assets.style.name}`)
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
  const code = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  const [status, name] =
    code === 413
      ? ([413, 'tooLarge'] as const)
      : code === 415
        ? ([415, 'notOurs'] as const)
        : ([500, 'failed'] as const)
  if (status === 500) pages.options.log.error('an eID page failed', errorFacts(error))
  const sent = sendAnswer(reply, { status, page: pageOf(pages, name) })
  pages.options.log.info('eid page', { operation: 'eid refused', status: sent })
}

function noResult(): void {}
