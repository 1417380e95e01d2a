import { showsPhotoDocument } from '../../../domain/eid-sandbox/steps.ts'
import type { QrSymbol } from '../../../ports/qr.ts'
import { html, type Html } from './html.ts'
import { addressOf, page, type PageContext } from './page.ts'

/** Who asks, why, what is needed; the code that opens the link on a phone when there is one. */
export function startPage(context: PageContext, qr: QrSymbol | null): Html {
  const { texts, session } = context
  const { start } = texts
  const { workspace } = session.data.client
  const withPhoto = showsPhotoDocument(session.data.client)
  return page(context, {
    title: start.title,
    content: html`<p class="lead">${start.lead(workspace)}</p>
      <h2>${start.needTitle}</h2>
      ${list(withPhoto ? start.need : start.needNothing)}
      <p>${withPhoto ? start.time : start.timeShort}</p>
      <p><a class="button" href="${addressOf({ ...context, path: '/consent' })}">${start.begin}</a></p>
      ${qr !== null && withPhoto && handOver(start, qr)}
      <h2>${start.whyTitle}</h2>
      <p>${start.why(workspace)}</p>
      <h2>${start.privacyTitle}</h2>
      ${list(start.privacy(workspace))}
      <p><a class="quiet" href="${addressOf({ ...context, path: '/refuse' })}">${start.refuse}</a></p>`,
  })
}

/** A list of sentences. */
export function list(items: readonly string[]): Html {
  return html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`
}

function handOver(start: PageContext['texts']['start'], { side, path }: QrSymbol): Html {
  return html`<section class="phone" aria-labelledby="phone">
    <svg viewBox="0 0 ${side} ${side}" width="148" height="148" role="img" aria-label="${start.qr}">
      <rect width="${side}" height="${side}" fill="#fff" />
      <path d="${path}" fill="#000" />
    </svg>
    <div>
      <h2 id="phone">${start.phoneTitle}</h2>
      <p>${start.phone}</p>
    </div>
  </section>`
}
