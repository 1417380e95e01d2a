/** The only scopes a key can carry. docs/api.md#scopes. */
export const scopes = [
  'kyc:extract',
  'kyc:verify',
  'kyc:eid',
  'bank:read',
  'bank:write',
  'screening:search',
  'kyc:cases:read',
  'kyc:cases:documents',
  'kyc:cases:write',
] as const
export type Scope = (typeof scopes)[number]

/** True when the text is one of the contract's scopes. */
export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text)
}
