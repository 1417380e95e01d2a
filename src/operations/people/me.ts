import { Type } from 'typebox'
import type { SignedInPerson } from '../../domain/people/member.ts'
import { environments } from '../../contract/environment.ts'
import { mayIn, permissions, roleMay, roles } from '../../domain/people/roles.ts'
import { signedInAction } from './people-action.ts'

/** Who is signed in, and in which workspaces as what. */
export const me = signedInAction({
  name: 'me',
  input: Type.Object({}),
  run: async (_services, _input, { person }) => ({ answer: shownPerson(person) }),
})

/** A person as the console gets it, with what each role may do, so that the console has no table of its own. */
export function shownPerson(person: SignedInPerson) {
  return {
    id: person.personId,
    name: person.name,
    email: person.email,
    email_verified: person.emailVerified,
    locale: person.locale,
    operates: person.operates,
    workspaces: person.memberships.map((one) => ({
      id: one.tenantId,
      name: one.workspaceName,
      ...one.roles,
      may: Object.fromEntries(
        environments.map((environment) => [environment, permissions.filter((it) => mayIn(one.roles, environment, it))]),
      ),
    })),
    permissions_by_role: Object.fromEntries(
      roles.map((role) => [role, permissions.filter((one) => roleMay(role, one))]),
    ),
  }
}
