import { hasPeople } from '../../store/people.ts'
import { replaceLink } from '../../store/person-links.ts'
import type { Services } from '../services.ts'
import { makeToken } from './person-token.ts'

/**
 * The token of a link by which somebody becomes the first person; null when there is one. It ends the one of an earlier start,
 * and is valid until it is used. docs/console.md#the-first-person.
 */
export async function offerSetUp({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<string | null> {
  if (await hasPeople(store)) return null
  const token = makeToken()
  const link = {
    tokenHash: token.hash,
    purpose: 'set_up',
    personId: null,
    createdAt: clock.now(),
    expiresAt: null,
  } as const
  await store.system.transaction().execute((tx) => replaceLink(tx, link))
  return token.text
}

/** Where the link leads. The token is in the fragment, which no browser sends and no server logs. */
export function setUpAddress(origin: string, token: string): string {
  return `${origin}/console/set-up#${token}`
}
