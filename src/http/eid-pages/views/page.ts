import type { SandboxOutcome } from '../../../domain/eid-sandbox/outcome.ts'
import { canadianTimeZone } from '../../../domain/eid/definition/time-zone.ts'
import { sandboxOutcomes } from '../../../domain/eid-sandbox/outcome.ts'
import { progressOf } from '../../../domain/eid-sandbox/steps.ts'
import { isFinalStep } from '../../../domain/eid-sandbox/session.ts'
import type { Session } from '../../../operations/eid-sandbox/sessions.ts'
import { html, type Html } from './html.ts'
import type { Notice } from '../texts/notice.ts'
import type { Texts } from '../texts/texts.ts'

/** What every page needs. */
export interface PageContext {
  readonly session: Session
  readonly texts: Texts
  /** `/eid/` with the link's token. */
  readonly base: string
  /** The page's own path below `base`: '' or '/front'. */
  readonly path: string
  readonly formToken: string
  readonly notice: Notice | null
  readonly assets: { readonly style: string; readonly script: string }
}

/** One page between header and test tools. */
export interface PageBody {
  readonly title: string
  readonly content: Html
  /** The page takes an image, so it loads the script. */
  readonly withScript?: true
}

/** A whole page. */
export function page(context: PageContext, { title, content, withScript }: PageBody): Html {
  const { texts, session, assets, notice } = context
  const { workspace } = session.data.client
  const other = texts.lang === 'en' ? 'fr' : 'en'
  const progress = progressOf(session.step, session.data)
  const prefix = notice === null ? '' : `${texts.error}${texts.lang === 'fr' ? '\u00a0' : ''}: `
  return document({
    lang: texts.lang,
    title: `${prefix}${title} – ${workspace}`,
    style: assets.style,
    script: withScript === true ? assets.script : null,
    body: html`<a class="skip" href="#main">${texts.skip}</a>
      <header>
        <div>
          <p class="brand"><span>${workspace}</span> ${texts.product}</p>
          <nav>
            <a href="${addressOf({ ...context, lang: other })}" lang="${other}" hreflang="${other}"
              >${texts.otherLanguage}</a
            >
          </nav>
        </div>
        <p class="sandbox">${texts.sandbox}</p>
      </header>
      <main id="main">
        ${notice !== null && summary(texts, notice)}
        ${progress !== null && html`<p class="progress">${texts.step(progress.number, progress.of)}</p>`}
        <h1>${title}</h1>
        ${content}
        ${!isFinalStep(session.step) && html`<p class="saved">${texts.saved(lastDay(session.expiresAt, texts))}</p>`}
      </main>
      ${testTools(context)}`,
  })
}

/** The skeleton of every page, with and without a session. */
export function document(parts: {
  readonly lang: string
  readonly title: string
  readonly style: string
  readonly script: string | null
  readonly body: Html
}): Html {
  const { lang, title, style, script, body } = parts
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style}" />
        ${script !== null && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html> `
}

/** The address of a page in the language of the texts, or in another. */
export function addressOf({
  base,
  path,
  texts,
  lang = texts.lang,
}: Pick<PageContext, 'base' | 'path' | 'texts'> & { readonly lang?: string }): string {
  return `${base}${path}?lang=${lang}`
}

/** A form that posts to a path below the link. `kind`: how its fields are sent. */
export function form(context: PageContext, path: string, content: Html, kind: 'fields' | 'file' = 'fields'): Html {
  const encoding = kind === 'file' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return html`<form method="post" action="${addressOf({ ...context, path })}" enctype="${encoding}">
    <input type="hidden" name="form" value="${context.formToken}" />
    ${content}
  </form>`
}

function summary({ error, notices }: Texts, notice: Notice): Html {
  return html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem">
    <h2 id="problem">${error}</h2>
    <p id="notice">${notices[notice]}</p>
  </div>`
}

function testTools(context: PageContext): Html {
  const { texts, session } = context
  const { tester } = texts
  const chosen =
    session.outcome !== null && html`<p><strong>${tester.chosen(tester.outcomes[session.outcome])}</strong></p>`
  const choice = (outcome: SandboxOutcome) =>
    html`<option value="${outcome}" ${session.outcome === outcome && html`selected`}>
      ${tester.outcomes[outcome]}
    </option>`
  const tools = html`<p>${tester.lead}</p>
    ${form(
      context,
      '/outcome',
      html`<label for="outcome">${tester.label}</label>
        <select id="outcome" name="outcome">
          ${sandboxOutcomes.map(choice)}
        </select>
        <button class="secondary">${tester.force}</button>`,
    )}`
  return html`<aside class="tester" aria-labelledby="tester">
    <h2 id="tester">${tester.title}</h2>
    ${chosen} ${isFinalStep(session.step) ? html`<p>${tester.ended}</p>` : tools}
  </aside>`
}

function lastDay(moment: Date, { lang }: Texts): string {
  return new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'long', timeZone: canadianTimeZone }).format(moment)
}
