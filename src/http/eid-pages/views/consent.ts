import { showsPhotoDocument } from '../../../domain/eid-sandbox/steps.ts'
import { html, type Html } from './html.ts'
import { addressOf, form, page, type PageContext } from './page.ts'

/** The consent, with the way without biometrics beside the way with them and nothing chosen beforehand. */
export function consentPage(context: PageContext): Html {
  const { texts, session } = context
  const { consent } = texts
  const { workspace } = session.data.client
  const withPhoto = showsPhotoDocument(session.data.client)
  return page(context, {
    title: consent.title,
    content: html`<p class="lead">${withPhoto ? consent.lead(workspace) : consent.plainLead(workspace)}</p>
      ${form(
        context,
        '/consent',
        html`${withPhoto && ways(context)} <button>${withPhoto ? consent.agree : consent.plainAgree}</button>`,
      )}
      <p><a class="quiet" href="${addressOf({ ...context, path: '/refuse' })}">${texts.refuse.link}</a></p>`,
  })
}

function ways({ texts: { consent }, session, notice }: PageContext): Html {
  const way = (value: string, label: string, hint: string) =>
    html`<div class="way">
      <input type="radio" id="${value}" name="way" value="${value}" required aria-describedby="${value}-hint" />
      <label for="${value}">${label}</label>
      <p id="${value}-hint">${hint}</p>
    </div>`
  return html`<fieldset ${notice !== null && html`aria-describedby="notice"`}>
      <legend>${consent.legend}</legend>
      ${way('selfie', consent.withSelfie, consent.withSelfieHint)}
      ${way('document', consent.withoutSelfie, consent.withoutSelfieHint(session.data.client.workspace))}
    </fieldset>
    <p>${consent.quebec}</p>`
}
