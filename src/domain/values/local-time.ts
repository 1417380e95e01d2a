const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
} as const

/**
 * An instant in an IANA time zone to the second, with its offset: `2026-11-21 05:00:00 -05:00`. Throws RangeError for
 * an unknown time zone or an invalid instant; both come from our own code.
 */
export function localTime(instant: Date, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): string => shown.find((each) => each.type === type)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')} ${offset}`
}
