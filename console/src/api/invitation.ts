import { send } from './call.ts'

/** What a link of an invitation says. */
export interface InvitationOfLink {
  readonly workspace: string
  readonly email: string
  readonly locale: 'en' | 'fr'
  /** The address has an account: no name and password are asked. */
  readonly has_account: boolean
}

/** Reads the invitation of a link. Throws a Problem with `link_invalid` for one that does not work. */
export async function readInvitation(token: string): Promise<InvitationOfLink> {
  const response = await send('/console/people/invitation', { token })
  const answer: InvitationOfLink = await response.json()
  return answer
}
