import { environments } from '../contract/environment.ts'
import type { Command, Given } from './command.ts'
import { firstRows } from './first-rows.ts'
import { table } from './table.ts'

const roleWords = 'owner, tenant_admin, api_manager, compliance_officer, reviewer or auditor'
const workspace = { type: 'workspace', required: true, about: 'id of the workspace' } as const
const roleOptions = {
  sandbox: { type: 'text', about: `role in the sandbox: ${roleWords}` },
  production: { type: 'text', about: `role in production: ${roleWords}` },
} as const
/** The word for no role. */
const none = 'none'

/** Who is in a workspace; and the way back in when nobody can sign in. docs/console.md#members. */
export const memberCommands: readonly Command[] = [
  {
    words: 'members list',
    about: 'show who is in a workspace, and who was invited',
    positionals: [],
    options: { workspace },
    run: (context, given) => context.operate('members.list', { workspace_id: given['workspace'] }),
    lines(value, columns) {
      const members: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'members')
      const invitations: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'invitations')
      return [...table(members, columns), ...firstRows('Invited:', invitations, columns)]
    },
  },
  {
    words: 'members invite',
    about: 'ask somebody by mail to join a workspace',
    positionals: ['EMAIL'],
    options: { workspace, ...roleOptions, locale: { type: 'text', about: 'language of the mail: en (default) or fr' } },
    run: (context, given) =>
      context.operate('members.invite', {
        ...{ workspace_id: given['workspace'], email: given['EMAIL'], ...rolesOf(given) },
        ...(given['locale'] === undefined ? {} : { locale: given['locale'] }),
      }),
    lines: table,
  },
  {
    words: 'members withdraw',
    about: 'end an invitation that was not accepted',
    positionals: ['ID'],
    options: { workspace },
    run: (context, given) => context.operate('members.withdraw', { workspace_id: given['workspace'], id: given['ID'] }),
    lines: table,
  },
  {
    words: 'members change',
    about: 'change the roles of a member; none takes one away',
    positionals: ['PERSON'],
    options: { workspace, ...roleOptions },
    run: (context, given) =>
      context.operate('members.change', {
        ...{ workspace_id: given['workspace'], person_id: given['PERSON'], ...rolesOf(given) },
      }),
    lines: table,
  },
  {
    words: 'members remove',
    about: 'take a person out of a workspace; who is in none then is forgotten',
    positionals: ['PERSON'],
    options: { workspace },
    run: (context, given) =>
      context.operate('members.remove', { workspace_id: given['workspace'], person_id: given['PERSON'] }),
    lines: table,
  },
  {
    words: 'members link',
    about: 'make a link to choose a new password, or to set up the first person',
    positionals: ['[EMAIL]'],
    options: {},
    run: (context, given) =>
      context.operate('members.link', given['EMAIL'] === undefined ? {} : { email: given['EMAIL'] }),
    lines: table,
  },
]

/** The roles that were given; `none` is null. */
function rolesOf(given: Given): Record<string, unknown> {
  return Object.fromEntries(
    environments.flatMap((environment) => {
      const word = given[environment]
      return word === undefined ? [] : [[environment, word === none ? null : word]]
    }),
  )
}
