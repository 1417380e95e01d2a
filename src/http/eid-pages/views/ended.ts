import { html, type Html } from './html.ts'
import { addressOf, form, page, type PageContext } from './page.ts'
import { list } from './start.ts'

/** Asks before the session is ended. */
export function refusePage(context: PageContext): Html {
  const { refuse } = context.texts
  return page(context, {
    title: refuse.title,
    content: html`<p class="lead">${refuse.lead(context.session.data.client.workspace)}</p>
      ${form(context, '/refuse', html`<button class="stop">${refuse.confirm}</button>`)}
      <p><a class="quiet" href="${addressOf({ ...context, path: '' })}">${refuse.back}</a></p>`,
  })
}

/** What happens next, for a complete or a refused session. */
export function resultPage(context: PageContext): Html {
  const { session, texts } = context
  return session.step === 'complete' ? completePage(context) : refusedPage(context, texts.refused)
}

function completePage(context: PageContext): Html {
  const { texts, session } = context
  const { complete } = texts
  const { client, consent, document } = session.data
  const withoutSelfie = document !== null && consent?.biometrics === false
  return page(context, {
    title: complete.title,
    content: html`<p class="lead">${complete.lead(client.workspace)}</p>
      <h2>${complete.nextTitle}</h2>
      ${list(complete.next(client.workspace))}
      ${withoutSelfie && html`<p>${complete.withoutSelfie(client.workspace)}</p>`}
      <p>${document === null ? complete.simulatedSources : complete.simulated}</p>`,
  })
}

function refusedPage(context: PageContext, refused: PageContext['texts']['refused']): Html {
  return page(context, {
    title: refused.title,
    content: html`<p class="lead">${refused.lead}</p>
      <p>${refused.next(context.session.data.client.workspace)}</p>`,
  })
}
