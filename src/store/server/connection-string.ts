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
 * For the questions without a tenant, most of all the claim of deliveries. A plan is kept, and one that was made while its table was
 * nearly empty, and analyzed so, reads the whole table for every row; each of its parts has an index that serves it at any size.
 * A plan that finds none looks dear, and is not to be compiled for that.
 */
const QUEUE_SETTINGS = ['enable_seqscan=off', 'jit=off']

/**
 * The URL with the role and the session's limits in its start-up options, so that they are in force before the first
 * statement and cost no round trip. Ours come last and win over options that the URL already carries.
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
