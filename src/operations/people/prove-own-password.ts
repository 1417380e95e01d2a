import { errors } from '../../contract/errors.ts'
import type { SignedInPerson } from '../../domain/people/member.ts'
import { findPerson } from '../../store/people.ts'
import type { PeopleCall, PeopleServices } from './people-action.ts'
import { takeSignIn } from './sign-in-limits.ts'

/**
 * Proves that a person with a session knows their password. A wrong one counts as at sign-in, so that a stolen session is no way to
 * guess it. Throws 403, and 429 when it comes too soon.
 */
export async function proveOwnPassword(
  { store, clock, passwords }: PeopleServices,
  { person, block }: Pick<PeopleCall, 'block'> & { readonly person: SignedInPerson },
  password: string,
): Promise<void> {
  const { personId, email } = person
  const attempt = await takeSignIn({ store, clock }, { email, personId, block, device: null })
  const stored = await findPerson(store.system, personId)
  if (!(await passwords.proves(password, stored?.password ?? null))) throw errors.passwordWrong()
  await attempt.succeeded()
}
