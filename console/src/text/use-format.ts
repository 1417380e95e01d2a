import { useMemo } from 'react'
import { useLanguage } from './language.tsx'

const locales = { en: 'en-CA', fr: 'fr-CA' } as const
const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000
const kilobyte = 1_000

/** How moments, numbers and amounts are written in the language of the person. Moments are ISO 8601 texts of the API, or null. */
export interface Format {
  /** Day and time, such as 2026-11-28 09:40. */
  moment(value: string | null): string
  /** The day alone. */
  day(value: string | null): string
  /** How far it is from now: 3 minutes ago, in 2 hours. */
  fromNow(value: string | null): string
  /** A length of time: 23 h 12 min. */
  duration(ms: number): string
  number(value: number): string
  /** A share from 0 to 1. */
  percent(value: number): string
  bytes(value: number): string
  list(values: readonly string[]): string
}

const nothing = '–'

export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => formatOf(locales[language]), [language])
}

function formatOf(locale: string): Format {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    moment: (value) => (value === null ? nothing : moment.format(new Date(value))),
    // A date without a time is a day, the same everywhere.
    day: (value) => (value === null ? nothing : day.format(new Date(value.length === 10 ? `${value}T12:00` : value))),
    fromNow: (value) => (value === null ? nothing : relativeOf(relative, new Date(value).getTime() - Date.now())),
    duration: (ms) => durationOf(number, ms),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value),
    bytes: (value) => bytesOf(locale, value),
    list: (values) => list.format(values),
  }
}

function relativeOf(relative: Intl.RelativeTimeFormat, ms: number): string {
  const size = Math.abs(ms)
  if (size < minuteMs) return relative.format(Math.round(ms / 1_000), 'second')
  if (size < hourMs) return relative.format(Math.round(ms / minuteMs), 'minute')
  if (size < 2 * dayMs) return relative.format(Math.round(ms / hourMs), 'hour')
  return relative.format(Math.round(ms / dayMs), 'day')
}

function durationOf(number: Intl.NumberFormat, ms: number): string {
  if (ms < 1_000) return `${number.format(Math.round(ms))} ms`
  if (ms < minuteMs) return `${number.format(ms / 1_000)} s`
  const minutes = Math.floor(ms / minuteMs)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

function bytesOf(locale: string, value: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const at = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, value)) / Math.log(kilobyte)))
  const style = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1, unit: units[at] } as const
  return new Intl.NumberFormat(locale, style).format(value / kilobyte ** at)
}
