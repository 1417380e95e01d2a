import type { Session } from '../../operations/eid-sandbox/sessions.ts'
import { isFinalStep } from '../../domain/eid-sandbox/session.ts'
import type { QrSymbol } from '../../ports/qr.ts'
import type { Html } from './views/html.ts'
import { consentPage } from './views/consent.ts'
import { refusePage, resultPage } from './views/ended.ts'
import { imagePage } from './views/image.ts'
import type { PageContext } from './views/page.ts'
import { startPage } from './views/start.ts'

/** Paths below a link that show a page. */
export const pagePaths = ['', '/consent', '/front', '/back', '/selfie', '/refuse', '/result'] as const
export type PagePath = (typeof pagePaths)[number]

/** The page of the step at which a session is. */
export function pathOfStep({ step }: Session): PagePath {
  if (isFinalStep(step)) return '/result'
  return step === 'front' || step === 'back' || step === 'selfie' ? `/${step}` : ''
}

/** Whether a path shows something at this step; else the client is led to the page of the step. */
export function isOpen(path: PagePath, session: Session): boolean {
  if (path === '/refuse') return !isFinalStep(session.step)
  return path === pathOfStep(session) || (path === '/consent' && session.step === 'start')
}

/** The page at an open path. */
export async function show(path: PagePath, context: PageContext, qr: () => Promise<QrSymbol | null>): Promise<Html> {
  switch (path) {
    case '':
      return startPage(context, await qr())
    case '/consent':
      return consentPage(context)
    case '/front':
      return imagePage(context, 'front')
    case '/back':
      return imagePage(context, 'back')
    case '/selfie':
      return imagePage(context, 'selfie')
    case '/refuse':
      return refusePage(context)
    case '/result':
      return resultPage(context)
  }
}
