import type { CommandContext } from './command.ts'
import type { Finding } from './doctor-finding.ts'

const id = 'database login'
const fix = 'Serve with a login that owns nothing: docs/operations.md#two-logins.'

/**
 * The login that serves can only take the two roles of the product. One login for all is a warning; a login that does not own the
 * tables and reaches an owner in another way is a fault. docs/operations.md#two-logins.
 */
export async function databaseLogin({ config, databaseLogin: examine }: CommandContext): Promise<Finding> {
  if (config.databaseUrl === null) {
    return { id, ok: true, detail: 'embedded: one process owns the database, migrates and serves it', fix: '' }
  }
  try {
    const login = await examine()
    if (login === null || login.powers.length === 0) {
      return { id, ok: true, detail: `${login?.name ?? ''} owns nothing and can take no other role`, fix: '' }
    }
    const powers = login.powers.join('; ')
    if (!login.owns) return { id, ok: false, detail: powers, fix }
    return { id, ok: true, warning: true, detail: `one login migrates and serves: ${powers}`, fix }
  } catch {
    return { id, ok: false, detail: 'the login cannot be examined', fix: 'Fix the store first.' }
  }
}
