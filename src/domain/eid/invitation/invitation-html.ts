import type { Locale } from '../../../contract/locale.ts'

/** The parts of a mail that asks for one thing. Every text is plain; escaping is done here. */
export interface MailLayout {
  readonly language: Locale
  /** The subject; also the first heading. */
  readonly title: string
  readonly opening: readonly string[]
  readonly button: { readonly label: string; readonly link: string; readonly bare: string; readonly note: string }
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly items: readonly string[]
  }[]
}

/** Mail clients drop style sheets, so every element has its own; the sheet only turns colours for those that keep it. */
const styles = {
  body: 'margin:0;padding:0;background:#f4f5f7;color:#1c2430;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5',
  card: 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;color:#1c2430',
  title: 'font-size:22px;line-height:1.3;margin:0 0 16px',
  heading: 'font-size:18px;line-height:1.3;margin:24px 0 8px',
  paragraph: 'margin:0 0 12px',
  list: 'margin:0 0 12px;padding-left:24px',
  button:
    'display:inline-block;padding:14px 24px;background:#1a56a8;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px',
  bare: 'color:#1a56a8;overflow-wrap:anywhere;word-break:break-all',
} as const

const darkSheet =
  '@media (prefers-color-scheme:dark){body,.page{background:#12161c!important}.card{background:#1c2430!important;color:#eef1f5!important}.bare{color:#9cc4ff!important}.button{background:#9cc4ff!important;color:#12161c!important}}'

/** A mail as HTML: one column, one link that looks like a button and the same address bare, no image, nothing loaded. */
export function mailHtml({ language, title, opening, button, sections }: MailLayout): string {
  const link = escapeHtml(button.link)
  return [
    `<!doctype html>`,
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(title)}</title><style>${darkSheet}</style></head>`,
    `<body class="page" style="${styles.body}"><div role="main" lang="${language}" class="card" style="${styles.card}">`,
    `<h1 style="${styles.title}">${escapeHtml(title)}</h1>`,
    ...opening.map(paragraph),
    `<p style="${styles.paragraph}"><a class="button" href="${link}" style="${styles.button}">${escapeHtml(button.label)}</a></p>`,
    `<p style="${styles.paragraph}">${escapeHtml(button.bare)}<br><a class="bare" href="${link}" style="${styles.bare}">${link}</a></p>`,
    paragraph(button.note),
    ...sections.flatMap(({ heading, paragraphs, items }) => [
      `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>`,
      ...paragraphs.map(paragraph),
      ...(items.length === 0 ? [] : [list(items)]),
    ]),
    `</div></body>`,
    `</html>`,
    ``,
  ].join('\n')
}

function paragraph(text: string): string {
  return `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`
}

function list(items: readonly string[]): string {
  return `<ul style="${styles.list}">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
