import type { Profile } from '../profile/profile.ts'

const answers = ['pep_foreign', 'pep_domestic', 'pep_hio', 'pep', 'pep_family', 'pep_associate'] as const

/** True when any answer of the client says so. */
export function isPoliticallyExposed({ values }: Profile): boolean {
  return answers.some((key) => values[key] === true)
}
