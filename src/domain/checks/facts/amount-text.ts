import type { Bilingual } from '../../../contract/locale.ts'

/** A whole amount, grouped as each language does: `62,000`, `62 000` (no-break space). */
export function amountText(amount: number): Bilingual {
  const digits = String(Math.round(amount))
  return { en: grouped(digits, ','), fr: grouped(digits, '\u00a0') }
}

/** An amount with cents: `1,234.50`, `1 234,50`. */
export function centsText(cents: number): Bilingual {
  const sign = cents < 0 ? '-' : ''
  const size = Math.abs(cents)
  const units = amountText(Math.floor(size / 100))
  const rest = String(size % 100).padStart(2, '0')
  return { en: `${sign}${units.en}.${rest}`, fr: `${sign}${units.fr},${rest}` }
}

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}
