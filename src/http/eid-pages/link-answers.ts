import type { FastifyRequest } from 'fastify'
import { locales } from '../../contract/locale.ts'
import { sessionOfLink, type Session } from '../../operations/eid-sandbox/sessions.ts'
import type { ImageStep } from '../../operations/eid-sandbox/submit-image.ts'
import { errorFacts } from '../../ports/log.ts'
import type { QrSymbol } from '../../ports/qr.ts'
import type { PageAnswer } from './answers.ts'
import type { Assets } from './assets.ts'
import { formTokenOf, isFormToken, isFromOurPages } from './form-token.ts'
import type { SpendCall } from './limits.ts'
import type { EidPagesOptions } from './options.ts'
import { posts, type Next } from './posts.ts'
import { isOpen, pathOfStep, show, type PagePath } from './show.ts'
import { takeImage } from './take-image.ts'
import { catalogs } from './texts/catalogs.ts'
import { noticeOf } from './texts/notice.ts'
import type { Texts } from './texts/texts.ts'
import { addressOf, type PageContext } from './views/page.ts'
import { plainPage, type PlainPage } from './views/without-session.ts'

/** What the handlers share. */
export interface Pages {
  readonly options: EidPagesOptions
  readonly assets: Assets
  readonly spend: SpendCall
}

/** A call on a link that works. */
export interface LinkCall {
  readonly request: FastifyRequest
  readonly token: string
  readonly session: Session
}

/** The page at a path, or where the client is led when the session is at another step. */
export async function shown(pages: Pages, call: LinkCall, path: PagePath): Promise<PageAnswer> {
  const context = contextOf(pages, call, path)
  if (!isOpen(path, call.session)) return { to: addressOf({ ...context, path: pathOfStep(call.session) }) }
  const qr = () => linkAsQr(pages.options, addressOf(context))
  return { status: 200, page: await show(path, context, qr) }
}

/** What a form without a file does, if it is one of our own. */
export async function posted(pages: Pages, call: LinkCall, path: string): Promise<PageAnswer> {
  const { request, token, session } = call
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const isOurs = isFromOurs(pages, request) && isFormToken(fields.get('form') ?? undefined, token)
  const post = posts[path]
  if (!isOurs || post === undefined) return plain(pages, 403, 'notOurs')
  return leadTo(contextOf(pages, call, ''), await post(pages.options.services, session, fields))
}

/** Takes the image of a step, if the form is one of our own. */
export async function imagePosted(pages: Pages, call: LinkCall, step: ImageStep): Promise<PageAnswer> {
  const { request, token, session } = call
  const context = contextOf(pages, call, '')
  if (!isFromOurs(pages, request)) return plain(pages, 403, 'notOurs')
  if (session.step !== step) return leadTo(context, { path: pathOfStep(session) })
  const received = await takeImage(pages.options, { request: request.raw, token, step, session })
  if (received === 'not_ours') return plain(pages, 403, 'notOurs')
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

/** A page without a session. */
export function plain({ assets }: Pages, status: number, name: PlainPage): PageAnswer & { readonly status: number } {
  return { status, page: plainPage(name, `/eid/assets/${assets.style.name}`) }
}
