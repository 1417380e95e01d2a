/** A piece of HTML; only `html` makes one, so plain text is always escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What can stand in a template: text is escaped, null and false are nothing. */
export type Part = Html | string | number | null | false | readonly Part[]

/** A template whose values are escaped for text and for quoted attributes. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.map((literal, index) => literal + written(parts[index] ?? null)).join(''))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
  return part.map(written).join('')
}
