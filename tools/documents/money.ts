import type { Locale } from '../../src/contract/locale.ts'

/** Cents as a canonical amount: "2527.20". */
export function canonicalMoney(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Cents as printed: "2,527.20" or "2 527,20" with no-break spaces; a minus stands in front. */
export function printedMoney(cents: number, language: Locale): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u00a0')
  return `${cents < 0 ? '-' : ''}${grouped}${language === 'en' ? '.' : ','}${fraction}`
}

/** With the dollar sign where the language puts it: "$2,527.20", "2 527,20 $". */
export function printedDollars(cents: number, language: Locale): string {
  if (language === 'fr') return `${printedMoney(cents, language)}\u00a0$`
  return cents < 0 ? `-$${printedMoney(-cents, language)}` : `$${printedMoney(cents, language)}`
}

/** The sum of amounts in cents. */
export function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
