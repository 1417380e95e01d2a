/** The client kinds. docs/api.md#client-kinds. */
export const clientKinds = ['individual', 'corporation', 'partnership', 'charitable_org', 'trust', 'estate'] as const
export type ClientKind = (typeof clientKinds)[number]
