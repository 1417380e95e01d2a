import type { Bilingual, Locale } from '../../../contract/locale.ts'
import { agreed, linked, linkedName, type Link } from '../../values/french.ts'
import { isNoun, type Noun } from '../../values/noun.ts'

/** What a placeholder stands for: the same in both languages, one text for each, or a noun with its grammar. */
export type Param = string | number | Bilingual | Noun
export type Params = Readonly<Record<string, Param>>

/** A sentence split at its placeholders, once. */
export type Template = readonly TemplatePart[]

interface TemplatePart {
  readonly text: string
  /** The placeholder after the text; null at the end. */
  readonly name: string | null
  /** The text ends in the English article "a": "an" before a vowel, nothing before a plural. */
  readonly article: boolean
  /** Null for the value as it is. */
  readonly form: Form | null
  /** The text begins with a full stop. */
  readonly stops: boolean
}

/** What is written in place of the value itself. */
type Form =
  /** `{le doc}`, `{Le doc}`: the value after a French word that contracts, elides and agrees. */
  | { readonly link: Link; readonly capital: boolean }
  /** `{doc:expiré}`: a French participle or adjective that agrees with the value, which is not written itself. */
  | { readonly agreed: string }
  /** `{doc:est/sont}`: the form for one or for several; a third one for what English does not count. */
  | { readonly one: string; readonly many: string; readonly mass: string }

const placeholder = /\{([^{}]+)\}/g
const links: ReadonlyMap<string, Link> = new Map(
  (['le', 'du', 'au', 'un', 'aucun', 'de', 'que'] as const).map((link) => [link, link]),
)
/** Words with a vowel that is heard: "an eID report", "an RL-1", but "a utility bill". */
const takesAn = /^(?:(?!uti|uni|us|eu|one\b)[aeiou]|(?:RL|SSN|LEI|NEQ)\b)/i
/** What `{doc:…}` agrees with when the value has no grammar, as a name. */
const single = { agreement: 'm', count: 'one' } as const
const several = { agreement: 'mp', count: 'many' } as const

/** Splits a sentence at its `{placeholders}`. */
export function compileTemplate(sentence: string, locale: Locale): Template {
  const parts: TemplatePart[] = []
  let from = 0
  for (const match of sentence.matchAll(placeholder)) {
    const text = sentence.slice(from, match.index)
    parts.push({
      text,
      ...slotOf(match[1] ?? ''),
      article: locale === 'en' && /\ba $/i.test(text),
      stops: text.startsWith('.'),
    })
    from = match.index + match[0].length
  }
  const rest = sentence.slice(from)
  return rest === ''
    ? parts
    : [...parts, { text: rest, name: null, form: null, article: false, stops: rest.startsWith('.') }]
}

/**
 * The sentence with its placeholders filled, from `params` first, then from `common`; an unknown one is left out. A full stop after
 * a value that ends with one is not written again: "Maple Labs Inc."
 */
export function fillTemplate(template: Template, locale: Locale, params: Params, common: Params): string {
  let filled = ''
  // Looked at in place of the whole sentence: its end is only known once its pieces are joined.
  let last = ''
  for (const part of template) {
    const { name } = part
    const text = part.stops && last.endsWith('.') ? part.text.slice(1) : part.text
    if (name === null) return filled + text
    const param = params[name] ?? common[name]
    last = part.form === null ? textOf(param, locale) : formed(part.form, param, locale)
    filled += part.article ? withArticle(text, param, last) : text + last
  }
  return filled
}

/** A template as the reference shows it: a form that agrees in its masculine singular. */
export function shownTemplate(template: Template): string {
  return template.map(({ text, name, form }) => (name === null ? text : text + shownSlot(name, form))).join('')
}

function shownSlot(name: string, form: Form | null): string {
  if (form === null) return `{${name}}`
  if ('link' in form) return `{${form.capital ? capital(form.link) : form.link} ${name}}`
  if ('agreed' in form) return form.agreed
  // What is counted is shown in the plural: "{n} days".
  return form.many === `${form.one}s` ? form.many : form.one
}

function slotOf(slot: string): Pick<TemplatePart, 'name' | 'form'> {
  const colon = slot.indexOf(':')
  if (colon >= 0) {
    const [one = '', many, mass] = slot.slice(colon + 1).split('/')
    const form: Form = many === undefined ? { agreed: one } : { one, many, mass: mass ?? one }
    return { name: slot.slice(0, colon), form }
  }
  const space = slot.indexOf(' ')
  const word = slot.slice(0, Math.max(space, 0))
  const link = links.get(word.toLowerCase())
  if (link === undefined) return { name: slot, form: null }
  return { name: slot.slice(space + 1), form: { link, capital: word !== link } }
}

function formed(form: Form, param: Param | undefined, locale: Locale): string {
  if ('link' in form) {
    const written = isGrammatical(param) ? linked(form.link, param) : linkedName(form.link, textOf(param, locale))
    return form.capital ? capital(written) : written
  }
  const grammar = grammarOf(param, locale)
  if ('agreed' in form) return agreed(form.agreed, grammar)
  if (locale === 'fr') return grammar.agreement.endsWith('p') ? form.many : form.one
  return { one: form.one, many: form.many, mass: form.mass }[grammar.count]
}

/** A number is plural from 2 in French, and for all but 1 in English. */
function grammarOf(param: Param | undefined, locale: Locale): Pick<Noun, 'agreement' | 'count'> {
  if (isGrammatical(param)) return param
  if (typeof param !== 'number') return single
  const size = Math.abs(param)
  return (locale === 'fr' ? size < 2 : size === 1) ? single : several
}

/** English: "a passport", "an eID report", "articles or bylaws". */
function withArticle(text: string, param: Param | undefined, value: string): string {
  if (isGrammatical(param) && param.count !== 'one') {
    return text.slice(0, -2) + (text.endsWith('A ') ? capital(value) : value)
  }
  return takesAn.test(value) ? `${text.slice(0, -1)}n ${value}` : text + value
}

function isGrammatical(param: Param | undefined): param is Noun {
  return typeof param === 'object' && isNoun(param)
}

function textOf(param: Param | undefined, locale: Locale): string {
  if (typeof param === 'string') return param
  if (param === undefined) return ''
  return typeof param === 'number' ? String(param) : param[locale]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
