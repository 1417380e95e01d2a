/** The client kinds of contract 2.6. */
export const clientKinds = ['individual', 'corporation', 'partnership', 'charitable_org', 'trust', 'estate'] as const
export type ClientKind = (typeof clientKinds)[number]
