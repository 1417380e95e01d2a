import type { Bilingual, Locale } from '../../../contract/locale.ts'

/** What a placeholder stands for: the same in both languages, or one text for each. */
export type Param = string | number | Bilingual
export type Params = Readonly<Record<string, Param>>

/** A sentence split at its placeholders, once. */
export type Template = readonly TemplatePart[]

interface TemplatePart {
  readonly text: string
  /** The placeholder after the text; null at the end. */
  readonly name: string | null
  /** The text ends in the English article "a", which becomes "an" before a vowel. */
  readonly article: boolean
}

const placeholder = /\{([^{}]+)\}/g

/** Splits a sentence at its `{placeholders}`. */
export function compileTemplate(sentence: string, locale: Locale): Template {
  const parts: TemplatePart[] = []
  let from = 0
  for (const match of sentence.matchAll(placeholder)) {
    const text = sentence.slice(from, match.index)
    parts.push({ text, name: match[1] ?? '', article: locale === 'en' && /\ba $/i.test(text) })
    from = match.index + match[0].length
  }
  const rest = sentence.slice(from)
  return rest === '' ? parts : [...parts, { text: rest, name: null, article: false }]
}

/** The sentence with its placeholders filled, from `params` first, then from `common`; an unknown one is left out. */
export function fillTemplate(template: Template, locale: Locale, params: Params, common: Params): string {
  let filled = ''
  for (const { text, name, article } of template) {
    if (name === null) {
      filled += text
      continue
    }
    const value = textOf(params[name] ?? common[name], locale)
    filled += article && /^[aeiou]/i.test(value) ? `${text.slice(0, -1)}n ${value}` : text + value
  }
  return filled
}

function textOf(param: Param | undefined, locale: Locale): string {
  if (typeof param === 'string') return param
  if (param === undefined) return ''
  return typeof param === 'number' ? String(param) : param[locale]
}
