import { partiesBehind } from '../../profile/party-lists.ts'
import type { Profile } from '../../profile/profile.ts'

const answers = ['pep_foreign', 'pep_domestic', 'pep_hio', 'pep', 'pep_family', 'pep_associate'] as const

/** Every answer about political exposure, of the client and of the parties. */
export function exposureAnswers(profile: Profile): readonly boolean[] {
  const ofParties = partiesBehind(profile).map(({ pep }) => pep)
  return [...answers.map((key) => profile.values[key]), ...ofParties].filter((answer) => answer !== undefined)
}
