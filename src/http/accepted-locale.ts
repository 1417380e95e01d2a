import { locales, type Locale } from '../contract/locale.ts'

/** Ranges of a header that are looked at. */
const rangesMax = 20

/**
 * The language that an Accept-Language header likes best of those we speak; the first of two liked alike, `en` when it names
 * neither. RFC 9110 section 12.5.4, docs/api.md#every-call.
 */
export function acceptedLocale(header: string | undefined): Locale {
  if (header === undefined) return 'en'
  let best: { readonly locale: Locale; readonly weight: number } = { locale: 'en', weight: 0 }
  for (const range of header.split(',').slice(0, rangesMax)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = locales.find((name) => tag === name || tag.startsWith(`${name}-`))
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (locale !== undefined && weight > best.weight) best = { locale, weight }
  }
  return best.locale
}
