import { caseActLengths } from '../../contract/case-acts.ts'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import type { SignedInPerson } from '../../domain/people/member.ts'
import { mayIn, roleMay, rolesThatMay } from '../../domain/people/roles.ts'
import type { Confinement } from '../../store/confinement.ts'
import { operationAccess } from './operation-access.ts'

/** Where a person says that they work; null: not said, or no environment of ours. */
export interface StatedPlace {
  readonly workspaceId: string | null
  readonly environment: string | null
}

/**
 * What a call of a person is confined to; null for an operation of the installation. Throws 404 for a workspace that they are not in, and
 * 403 where their role or an unverified e-mail does not allow it. docs/console.md#roles.
 */
export function confinePerson(person: SignedInPerson, operation: string, stated: StatedPlace): Confinement | null {
  const access = operationAccess[operation]
  if (access === undefined) throw errors.notFound()
  const { needs } = access
  if (needs === 'operates') {
    if (!person.operates) throw errors.operatesLacking()
    return null
  }
  const membership = person.memberships.find(({ tenantId }) => tenantId === stated.workspaceId)
  const environment = environments.find((one) => one === stated.environment)
  if (membership === undefined || environment === undefined) throw errors.notFound()
  if (membership.roles[environment] === null) throw errors.notFound()
  if (!mayIn(membership.roles, environment, needs)) throw errors.roleLacking(...rolesThatMay(needs))
  if (needs === 'access.change' && !person.emailVerified) throw errors.emailUnverified()
  return { tenantId: membership.tenantId, environment }
}

/**
 * The input as the person may give it: of their workspace and environment, and signed by them. Throws 404 where it names another
 * workspace or environment, and 403 for a field that their role does not allow. Operations without a workspace in their input see the
 * confined store alone.
 */
export function inputOfPerson(
  person: SignedInPerson,
  operation: string,
  { input, within }: { readonly input: unknown; readonly within: Confinement | null },
): unknown {
  if (within === null || typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const { signs, workspaceIn = 'workspace_id' } = operationAccess[operation] ?? {}
  const given: Readonly<Record<string, unknown>> = { ...input }
  const named = given[workspaceIn]
  if (named !== undefined && named !== within.tenantId) throw errors.notFound()
  if (given['environment'] !== undefined && given['environment'] !== within.environment) throw errors.notFound()
  refuseFields(person, operation, { given, within })
  return signs === undefined ? given : { ...given, [signs]: signatureOf(person) }
}

function refuseFields(
  person: SignedInPerson,
  operation: string,
  { given, within }: { readonly given: Readonly<Record<string, unknown>>; readonly within: Confinement },
): void {
  const { needs, fields = {} } = operationAccess[operation] ?? {}
  const held = person.memberships.find(({ tenantId }) => tenantId === within.tenantId)?.roles
  for (const [field, more] of Object.entries(fields)) {
    if (given[field] === undefined) continue
    if (held !== undefined && mayIn(held, within.environment, more)) continue
    throw errors.roleLacking(
      ...rolesThatMay(more).filter((role) => needs === 'operates' || needs === undefined || roleMay(role, needs)),
    )
  }
}

/** Hexadecimal digits of the id in a signature: the last ones, which are random. */
const signedDigits = 12

/**
 * How a person signs notes and decisions: `Ann Roy <ann@example.com> (3f2a9c01b7de)`, with the end of their id, so that neither another
 * name nor another address makes a second reviewer of them (domain/cases/reviewer.ts). A name and address that are too long are cut.
 */
function signatureOf({ name, email, personId }: Pick<SignedInPerson, 'name' | 'email' | 'personId'>): string {
  const id = ` (${personId.slice(-signedDigits)})`
  const room = caseActLengths.name - id.length
  return `${[...`${name} <${email}>`].slice(0, room).join('')}${id}`
}
