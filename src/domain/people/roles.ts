import type { Environment } from '../../contract/environment.ts'

/** What a person is in a workspace, the widest first. docs/console.md#roles. */
export const roles = ['owner', 'tenant_admin', 'api_manager', 'compliance_officer', 'reviewer', 'auditor'] as const
export type Role = (typeof roles)[number]

/** What a person may do in a workspace. docs/console.md#roles. */
export const permissions = [
  /** See who is in the workspace, and as what. */
  'members.read',
  /** Invite, change and remove members. */
  'members.change',
  /** Change the settings of the workspace. */
  'workspace.change',
  /** See API keys, webhook endpoints, deliveries and calls; never a secret. */
  'access.read',
  /** Make, rotate and revoke API keys and webhook endpoints. */
  'access.change',
  'policy.read',
  /** Propose a policy or thresholds. */
  'policy.draft',
  /** Put a policy or thresholds into force. */
  'policy.activate',
  /** See cases without what is personal of the client. */
  'cases.read',
  /** See what is personal of the client: field values, images, reports. */
  'values.read',
  /** Take notes, assign, clear hits and decide. */
  'cases.decide',
  /** Close, hold and erase cases. */
  'cases.retain',
  'audit.read',
  /** Use the tools of the sandbox. */
  'sandbox.use',
] as const
export type Permission = (typeof permissions)[number]

const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  tenant_admin: [
    ...(['members.read', 'members.change', 'workspace.change', 'access.read', 'access.change'] as const),
    ...(['policy.read', 'policy.draft', 'cases.read', 'audit.read', 'sandbox.use'] as const),
  ],
  api_manager: ['access.read', 'access.change', 'cases.read', 'sandbox.use'],
  compliance_officer: [
    ...(['policy.read', 'policy.draft', 'policy.activate', 'cases.read', 'values.read'] as const),
    ...(['cases.decide', 'cases.retain', 'audit.read', 'sandbox.use'] as const),
  ],
  reviewer: ['cases.read', 'values.read', 'cases.decide', 'sandbox.use'],
  auditor: ['members.read', 'access.read', 'policy.read', 'cases.read', 'values.read', 'audit.read'],
}

/** Whether a role may do it. */
export function roleMay(role: Role, permission: Permission): boolean {
  return permissionsByRole[role].includes(permission)
}

/**
 * What is of one environment. Everything else (keys, endpoints, policies, members, settings, audit trail) is of the whole workspace,
 * so that the role in production decides: a key that is made in the sandbox works in production.
 */
const ofEnvironment: readonly Permission[] = [
  'cases.read',
  'values.read',
  'cases.decide',
  'cases.retain',
  'sandbox.use',
]

/** Whether a person with these roles may do it while they work in an environment. */
export function mayIn(
  held: Readonly<Record<Environment, Role | null>>,
  environment: Environment,
  permission: Permission,
): boolean {
  const role = held[ofEnvironment.includes(permission) ? environment : 'production']
  return role !== null && roleMay(role, permission)
}

/** The roles that may do it, the widest first. */
export function rolesThatMay(permission: Permission): readonly Role[] {
  return roles.filter((role) => roleMay(role, permission))
}

/** Whether a word names a role. */
export function isRole(word: string): word is Role {
  return roles.some((role) => role === word)
}
