import { randomUUID } from 'node:crypto'

const timeDigits = 12

/**
 * A UUID of version 7 (RFC 9562): 48 bits of the moment in milliseconds, 74 random bits. New rows go to the last page of their
 * index, so that a write changes no page that the database must fetch and log whole. Ids of one millisecond have no order.
 */
export function newId(at: Date): string {
  return `${timePart(at)}-7${randomUUID().slice(15)}`
}

/** The least id of a moment. Of moments before 1970 it is that of 1970. */
export function firstIdOf(at: Date): string {
  return `${timePart(new Date(Math.max(0, at.getTime())))}-0000-0000-000000000000`
}

function timePart(at: Date): string {
  const time = at.getTime().toString(16).padStart(timeDigits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
