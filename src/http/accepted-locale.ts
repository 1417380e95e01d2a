import { locales, type Locale } from '../contract/locale.ts'

/** Most language ranges of a header that are read. */
const rangesMax = 20

/**
 * The supported language that an Accept-Language header prefers; the first of equals, `en` when it names none. RFC 9110 section 12.5.4, docs/api.md#every-call.
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
