import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { locales } from '../../contract/locale.ts'
import { roles } from '../../domain/people/roles.ts'
import { closed, count, flag, id, moment, orNull, text, texts } from './values.ts'

const keyState = Type.Enum(['active', 'grace', 'expired', 'revoked'])
const apiKey = {
  id,
  workspace_id: id,
  name: text,
  prefix: text,
  scopes: texts,
  state: keyState,
  service_accounts: texts,
  audience: orNull(text),
  created_at: moment,
  expires_at: orNull(moment),
  calls_per_minute: orNull(count),
  addresses: texts,
  last_used_at: orNull(moment),
}
const ApiKey = closed(apiKey, 'ApiKey')

const operatorKey = {
  id,
  name: text,
  prefix: text,
  permission: Type.Enum(['read', 'all']),
  state: keyState,
  created_at: moment,
  expires_at: orNull(moment),
  revoked_at: orNull(moment),
  last_used_at: orNull(moment),
}
const OperatorKey = closed(operatorKey, 'OperatorKey')

const Workspace = closed(
  {
    id,
    name: text,
    kyc: flag,
    growth: flag,
    eid: Type.Enum(['sandbox', 'none']),
    read_cap: count,
    regime: orNull(text),
    extends: Type.Optional(text),
    four_eyes: flag,
  },
  'Workspace',
)

const role = orNull(Type.Enum([...roles]))
const Member = closed(
  {
    person_id: id,
    name: text,
    email: text,
    email_verified: flag,
    sandbox: role,
    production: role,
    operates: flag,
    joined_at: moment,
  },
  'Member',
)
const Invitation = closed(
  {
    id,
    email: text,
    sandbox: role,
    production: role,
    locale: Type.Enum([...locales]),
    invited_by: text,
    created_at: moment,
    expires_at: moment,
  },
  'Invitation',
)

const environment = Type.Enum([...environments])
const Account = closed(
  { workspace_id: id, environment, provider: orNull(text), credentials: texts, created_at: orNull(moment) },
  'ProviderAccount',
)
const CheckedAccount = closed(
  { workspace_id: id, environment, provider: text, ok: flag, cause: orNull(text) },
  'CheckedAccount',
)

/** Answers about who may do what, and on whose account. */
export const accessAnswers = {
  'workspaces.create': Workspace,
  'workspaces.list': Type.Array(Workspace),
  'workspaces.update': Workspace,
  'keys.create': closed({ ...apiKey, key: text }),
  'keys.limit': ApiKey,
  'keys.list': Type.Array(ApiKey),
  'keys.rotate': closed({ ...apiKey, key: text, rotated_from: Type.Optional(id) }),
  'keys.revoke': ApiKey,
  'operators.create': closed({ ...operatorKey, key: text }),
  'operators.list': Type.Array(OperatorKey),
  'operators.revoke': OperatorKey,
  'members.list': closed({ members: Type.Array(Member), invitations: Type.Array(Invitation) }),
  'members.invite': Invitation,
  'members.withdraw': closed({ id }),
  'members.change': Member,
  'members.remove': Member,
  'members.link': closed({ link: text, person_id: orNull(id) }),
  'eid.set': Account,
  'eid.unset': Account,
  'eid.show': Type.Array(Account),
  'eid.outcome': closed({ key: count, outcome: text }),
  'eid.check': Type.Array(CheckedAccount),
  'bank.set': Account,
  'bank.unset': Account,
  'bank.show': Type.Array(Account),
  'bank.check': Type.Array(CheckedAccount),
  'bank.erase': closed({ id }),
  'secrets.rotate': closed({ secret_id: text, made: flag, rewrapped: count }),
  'secrets.status': Type.Array(
    closed({ id: text, newest: flag, present: flag, workspace_keys: count, api_keys: count }, 'SecretVersion'),
  ),
} as const
