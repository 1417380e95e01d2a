import type { Locale } from '../../contract/locale.ts'

/** No-break space: French has it before a colon, a percent sign and a unit. */
const space = '\u00a0'

/** An instant in UTC to the second: `2026-11-20 08:31:05 UTC`, in French `2026-11-20, 8 h 31 min 5 s UTC` (fr-CA). */
export function momentText(moment: string | Date, locale: Locale): string {
  const iso = new Date(moment).toISOString()
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (locale === 'en') return `${day} ${time} UTC`
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return `${day}, ${hours}${space}h${space}${minutes}${space}min${space}${seconds}${space}s${space}UTC`
}

/** A whole number with its thousands apart: `1,234,567`, in French `1 234 567`. */
export function countText(count: number, locale: Locale): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, locale === 'fr' ? space : ',')
}

/** A share of 0 to 1 as whole percent: `93%`, in French `93 %`. */
export function percentText(share: number, locale: Locale): string {
  return `${Math.floor(share * 100 + 1e-9)}${locale === 'fr' ? space : ''}%`
}

/** A sentence or noun with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
