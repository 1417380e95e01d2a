import type { ImageStep } from '../../../operations/eid-sandbox/submit-image.ts'
import { html, type Html } from './html.ts'
import { addressOf, form, page, type PageContext } from './page.ts'
import { list } from './start.ts'

/** The page that takes one image: a file field, and beside it the camera where the script can open it. */
export function imagePage(context: PageContext, step: ImageStep): Html {
  const { texts, session } = context
  const { images, image, refuse } = texts
  const { title, lead, advice } = images[step]
  const withoutSelfie = session.data.consent?.biometrics === false
  return page(context, {
    title,
    withScript: true,
    content: html`<p class="lead">${lead}</p>
      <h2>${image.adviceTitle}</h2>
      ${list(advice)} ${form(context, `/${step}`, fields(context, step), 'file')}
      ${session.data.refusedImages > 0 && html`<p>${image.attempts}</p>`}
      ${withoutSelfie && html`<p>${image.withoutSelfieNote(session.data.client.workspace)}</p>`}
      ${step === 'selfie' && html`<p>${image.simulated}</p>`}
      <div class="ways-out">
        ${step !== 'front' && form(context, '/again', html`<button class="quiet">${image.otherDocument}</button>`)}
        ${form(context, '/withdraw', html`<button class="quiet">${image.withdraw}</button>`)}
        <p><a class="quiet" href="${addressOf({ ...context, path: '/refuse' })}">${refuse.link}</a></p>
      </div>`,
  })
}

function fields({ texts, notice }: PageContext, step: ImageStep): Html {
  const { image, images } = texts
  const isSelfie = step === 'selfie'
  return html`<div
      class="capture"
      data-facing="${isSelfie ? 'user' : 'environment'}"
      data-ready="${image.hints.ready}"
      data-dark="${image.hints.dark}"
      data-blurred="${image.hints.blurred}"
      data-glare="${image.hints.glare}"
      data-failed="${image.cameraFailed}"
      data-sending="${image.sending}"
      data-preview="${image.preview}"
    >
      <div class="file">
        <label for="file">${images[step].file}</label>
        <p id="formats">${image.formats}</p>
        <input
          type="file"
          id="file"
          name="files"
          accept="image/*"
          capture="${isSelfie ? 'user' : 'environment'}"
          required
          aria-describedby="${notice === null ? 'formats' : 'notice formats'}"
          ${notice !== null && html`aria-invalid="true"`}
        />
      </div>
      <div class="camera" data-camera hidden>
        <h2>${image.camera}</h2>
        <button type="button" class="secondary" data-open>${image.cameraOpen}</button>
        <div data-view hidden>
          <video playsinline muted aria-label="${image.cameraView}"></video>
          <button type="button" class="secondary" data-take>${image.cameraTake}</button>
        </div>
      </div>
    </div>
    <div data-shown></div>
    <p class="said" role="status" data-said></p>
    <button data-send>${image.send}</button>`
}
