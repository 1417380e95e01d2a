import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { memberChangeFault } from '../../../src/domain/people/member-change.ts'
import type { Role } from '../../../src/domain/people/roles.ts'

const both = (role: Role | null) => ({ sandbox: role, production: role })
const member = (personId: string, role: Role) => ({ personId, roles: both(role) })
const owners = [
  member('ada', 'owner'),
  member('bob', 'owner'),
  member('eve', 'tenant_admin'),
  member('joe', 'reviewer'),
]
const oneOwner = owners.filter(({ personId }) => personId !== 'bob')

const cases: readonly (readonly [
  what: string,
  change: Parameters<typeof memberChangeFault>[0],
  fault: ReturnType<typeof memberChangeFault>,
])[] = [
  ['an owner makes an owner', { members: owners, actorId: 'ada', personId: 'joe', roles: both('owner') }, null],
  ['an owner demotes another', { members: owners, actorId: 'ada', personId: 'bob', roles: both('auditor') }, null],
  ['an owner of two leaves', { members: owners, actorId: 'ada', personId: 'ada', roles: both(null) }, null],
  ['the last owner leaves', { members: oneOwner, actorId: 'ada', personId: 'ada', roles: both(null) }, 'last_owner'],
  [
    'the last owner keeps the sandbox only',
    { members: oneOwner, actorId: 'ada', personId: 'ada', roles: { sandbox: 'owner', production: 'auditor' } },
    'last_owner',
  ],
  [
    'the operator removes the last owner',
    { members: oneOwner, actorId: null, personId: 'ada', roles: both(null) },
    'last_owner',
  ],
  ['an admin invites a reviewer', { members: owners, actorId: 'eve', personId: null, roles: both('reviewer') }, null],
  [
    'an admin invites an owner',
    { members: owners, actorId: 'eve', personId: null, roles: both('owner') },
    'owner_only',
  ],
  [
    'an admin invites an owner of the sandbox',
    { members: owners, actorId: 'eve', personId: null, roles: { sandbox: 'owner', production: null } },
    'owner_only',
  ],
  ['an admin removes an owner', { members: owners, actorId: 'eve', personId: 'bob', roles: both(null) }, 'owner_only'],
  [
    'an admin widens the own role',
    { members: owners, actorId: 'eve', personId: 'eve', roles: both('reviewer') },
    'own_roles',
  ],
  [
    'who is no member makes an owner',
    { members: owners, actorId: 'zoe', personId: 'joe', roles: both('owner') },
    'owner_only',
  ],
]

describe('a change of members', () => {
  for (const [what, change, fault] of cases) {
    it(`is ${fault === null ? 'allowed' : `refused with ${fault}`} where ${what}`, () => {
      assert.equal(memberChangeFault(change), fault)
    })
  }
})
