import { textOf } from './reading.ts'
import { shaped } from './value-shape.ts'

/** Largest accepted amount, in units of the currency; more is a typing error. */
const amountMax = 1e13

/** Longest text that can be an amount, in characters. */
const amountLengthMax = 60

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  mille: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  millions: 1e6,
}

const amountPattern = /^(-?)(\d[\d.,]*)(k|mille|thousand|m|millions?)?$/

/** Text around an amount; the currency has its own key. A code may touch the digits: `85000CAD`. */
const surroundings =
  /(?<![a-z])(?:ca|can|cad|us|usd|eur|mad|gbp|chf|dollars?|euros?|dirhams?|dhs?|canadian|canadiens?|american|américains?|(?:a|per) year|yearly|annually|par an(?:née)?|over|more than|plus de|between|entre|from|de)(?![a-zé])|c\$|us\$|[$€£>+]|\/ ?(?:an|year|yr)\b/g

/** The separator of a range, with the units after the lower bound. */
const rangeSeparator = /(?<=\d[km]?)\s*(?:-|–|—|\bto\b|à|\ba\b|\band\b|\bet\b)\s*(?=\d)/

/**
 * The amount a text names: `85 000,50 $`, `85,000.50`, `85k`, `1.2M`, the lower bound of `50000-100000`. Null when the
 * text is no amount. The last `.` or `,` before one or two digits is the decimal mark. docs/rules/profile.md#money.
 */
export function parseMoney(text: string): number | null {
  if (text.length > amountLengthMax) return null
  const plain = text.toLowerCase().replace(surroundings, ' ').trim()
  const [low = '', high] = plain.split(rangeSeparator)
  const lower = amountPattern.exec(low.replace(/[\s'’]/g, ''))
  if (lower === null) return null
  const digits = parseDigits(lower[2] ?? '')
  const upper = high === undefined ? null : amountPattern.exec(high.replace(/[\s'’]/g, ''))
  if (high !== undefined && upper === null) return null
  // The unit of `50-100k` applies to both bounds.
  const isShared = lower[3] === undefined && upper !== null && digits < parseDigits(upper[2] ?? '')
  const factor = factors[(isShared ? upper[3] : lower[3]) ?? ''] ?? 1
  const amount = Math.round(digits * factor * 100) / 100
  return amount > amountMax ? null : lower[1] === '-' ? -amount : amount
}

function parseDigits(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals === null ? text : text.slice(0, decimals.index)).replace(/[.,]/g, '')
  return Number(decimals === null ? whole : `${whole}.${decimals[1]}`)
}

/** An amount of zero or more. A text that cannot be parsed counts as missing. docs/rules/profile.md#money. */
export const money = shaped<number>({ kind: 'amount' }, (raw) => {
  const amount = amountOf(raw)
  return amount === null || amount < 0 ? { why: 'not_an_amount', unanswered: true } : { value: amount }
})

/** An amount that may be negative: a net worth. */
export const signedMoney = shaped<number>({ kind: 'signed_amount' }, (raw) => {
  const amount = amountOf(raw)
  return amount === null ? { why: 'not_an_amount', unanswered: true } : { value: amount }
})

function amountOf(raw: unknown): number | null {
  if (typeof raw === 'number') return Math.abs(raw) <= amountMax ? raw : null
  if (typeof raw === 'string' && raw.length <= 15 && /^\d+(?:\.\d{1,2})?$/.test(raw)) return within(Number(raw))
  const text = textOf(raw)
  return text === null ? null : parseMoney(text)
}

function within(amount: number): number | null {
  return amount <= amountMax ? amount : null
}

/** A share from 0 to 100, written `25`, `25 %`, `12,5` or `12.5`; null when it is none. docs/rules/profile.md#money. */
export function parsePercent(raw: unknown): number | null {
  const text = textOf(raw)
  const found = text === null ? null : /^(\d{1,3}(?:[.,]\d{1,20})?)\s*%?$/.exec(text)
  if (found === null) return null
  const percent = Number((found[1] ?? '').replace(',', '.'))
  return percent <= 100 ? percent : null
}
