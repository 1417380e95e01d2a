import { SYSTEM_ROLE, type Role } from '../connection/roles.ts'

const SETTINGS = [
  'search_path=public',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'statement_timeout=30s',
  'lock_timeout=10s',
  'idle_in_transaction_session_timeout=60s',
]

/**
 * For statements without a tenant, above all the claim of deliveries. Plans stay in use, and one made while a table was nearly
 * empty would scan the whole table for each row. Every part of these statements has an index that serves it at any size, so
 * sequential scans are off; jit is off because their cost estimates are then too high.
 */
const QUEUE_SETTINGS = ['enable_seqscan=off', 'jit=off']

/**
 * The URL with the role and the limits of the session in its start-up options: they are in force before the first statement and
 * cost no round trip. They come last, so that they override options of the URL.
 */
export function withSession(url: string, role: Role): string {
  const [base, query] = splitOnce(url, '?')
  const parameters = new URLSearchParams(query)
  const options = [`role=${role}`, ...SETTINGS, ...(role === SYSTEM_ROLE ? QUEUE_SETTINGS : [])].map(
    (setting) => `-c ${setting}`,
  )
  parameters.set('options', [parameters.get('options') ?? '', ...options].join(' ').trim())
  return `${base}?${parameters.toString()}`
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
