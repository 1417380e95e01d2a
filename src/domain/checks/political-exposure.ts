import { partiesBehind } from '../profile/party-lists.ts'
import type { Profile } from '../profile/profile.ts'

const answers = ['pep_foreign', 'pep_domestic', 'pep_hio', 'pep', 'pep_family', 'pep_associate'] as const

/** True when any answer of the client says so. */
export function isPoliticallyExposed({ values }: Profile): boolean {
  return answers.some((key) => values[key] === true)
}

/** Every answer about political exposure on the file, those of the parties too. */
export function exposureAnswers(profile: Profile): readonly boolean[] {
  const ofParties = partiesBehind(profile).map(({ pep }) => pep)
  return [...answers.map((key) => profile.values[key]), ...ofParties].filter((answer) => answer !== undefined)
}
