import os from 'node:os'

const superuser = 0

/**
 * The person at the command line: whoever called sudo, else the user of this process; null when the system has no name for it.
 * docs/operations.md#audit-trail.
 */
export function systemUser(environment: Readonly<Record<string, string | undefined>>): string | null {
  if (process.getuid?.() === superuser && environment['SUDO_USER']) return environment['SUDO_USER']
  try {
    return os.userInfo().username
  } catch {
    return null
  }
}
