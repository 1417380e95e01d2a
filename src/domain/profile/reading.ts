import type { FaultReason } from '../values/fault-reason.ts'
import type { DateReadings } from './profile.ts'

/** The context in which values are read. */
export interface ReadingContext {
  /** Date of the verdict, YYYY-MM-DD. */
  readonly asOf: string
  /** ISO alpha-2 of the client's country, else of the pack; null when neither is known. */
  readonly country: string | null
}

/** A fault inside a list: `place` is appended to the key, `[0].date_of_birth`. */
export interface InnerFault {
  readonly place: string
  readonly value: string
  readonly why: FaultReason
}

/** The result of reading one raw value; `value` is absent when it could not be parsed. */
export interface Reading<T> {
  readonly value?: T
  readonly why?: FaultReason
  /** True when it does not count as given: a yes/no question without an answer, an amount without a number. */
  readonly unanswered?: boolean
  readonly inner?: readonly InnerFault[]
  /** The two days that a date can be read as; then there is no `value`. */
  readonly readings?: DateReadings
  /** True when a value is kept that does not answer: a part of a list could not be read. */
  readonly partial?: boolean
  /** What of a list could not be read, as a check's detail shows it; else the whole value is shown. */
  readonly unread?: string
}

/** Reads a value that is not empty. Never throws, whatever JSON it is given. */
export type Reader<T> = (raw: unknown, context: ReadingContext) => Reading<T>

/** Longest part of a refused value shown in a check's detail, in characters. */
const shownLengthMax = 80

/** The trimmed text of a value: a text, a finite number, or a list of one text. Null for anything else. */
export function textOf(raw: unknown): string | null {
  if (typeof raw === 'string') return raw.trim()
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : null
  return Array.isArray(raw) && raw.length === 1 && typeof raw[0] === 'string' ? raw[0].trim() : null
}

/** A raw value as a check's detail shows it: short, and never the content of an object. */
export function shownValue(raw: unknown): string {
  if (typeof raw === 'object' && raw !== null) return Array.isArray(raw) ? '[…]' : '{…}'
  const text = String(raw).trim()
  return text.length > shownLengthMax ? `${text.slice(0, shownLengthMax)}…` : text
}

/**
 * True when nothing was given: null, blank text, or a list or object without content.
 * docs/rules/profile.md#completeness.
 */
export function isEmpty(raw: unknown): boolean {
  if (typeof raw === 'string') return raw === '' || raw.trim() === ''
  if (raw === null || raw === undefined) return true
  if (Array.isArray(raw)) return raw.every((item) => item === null || item === '')
  return typeof raw === 'object' && Object.keys(raw).length === 0
}

/** An own property of an object; undefined for anything else, so that inherited properties are never read. */
export function ownValue(raw: unknown, key: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined
  return Object.getOwnPropertyDescriptor(raw, key)?.value
}
