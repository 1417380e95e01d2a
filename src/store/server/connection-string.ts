const SETTINGS = [
  'search_path=public',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'statement_timeout=30s',
  'lock_timeout=10s',
  'idle_in_transaction_session_timeout=60s',
]

/**
 * The URL with the role and the session's limits in its start-up options, so that they are in force before the first
 * statement and cost no round trip. Ours come last and win over options that the URL already carries.
 */
export function withSession(url: string, role: string): string {
  const [base, query] = splitOnce(url, '?')
  const parameters = new URLSearchParams(query)
  const options = [`role=${role}`, ...SETTINGS].map((setting) => `-c ${setting}`)
  parameters.set('options', [parameters.get('options') ?? '', ...options].join(' ').trim())
  return `${base}?${parameters.toString()}`
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
