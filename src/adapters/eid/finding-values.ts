/** Longest text of a finding, in characters. */
const textLengthMax = 255

/** The parts with a space between them, without control characters, cut at 255 characters; '' when there is none. */
export function findingText(parts: readonly (string | null | undefined)[]): string {
  const words = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '')
  const text = words.join(' ').replaceAll(/\p{Cc}/gu, ' ')
  return text.slice(0, textLengthMax).toWellFormed()
}

/** The instant, ISO 8601; null without a time zone. */
export function instantOrNull(text: string | null | undefined): string | null {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text ?? '')
  const timeMs = isInstant ? Date.parse(text ?? '') : Number.NaN
  return Number.isNaN(timeMs) ? null : new Date(timeMs).toISOString()
}
