import { randomUUID } from 'node:crypto'

const timeDigits = 12

/**
 * A UUID whose first 48 bits are the moment in milliseconds and whose other 74 free bits are random: RFC 9562, version 7. Rows
 * of one time stand side by side in the index of their key, so that a filing changes the last page of it and no page that the
 * database has to fetch and to log whole. Two ids of one millisecond are in no order.
 */
export function newId(at: Date): string {
  const time = at.getTime().toString(16).padStart(timeDigits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
