import type { Bilingual } from '../../../contract/locale.ts'
import { profileNames } from '../../profile/profile-names.ts'
import type { Profile } from '../../profile/profile.ts'

const unnamed: Bilingual = { en: 'The client', fr: 'Le client' }

/** `{Party}` for the client: its name, or "The client". */
export function clientName(profile: Profile): string | Bilingual {
  return profile.values.legal_name ?? profileNames(profile)[0] ?? unnamed
}
