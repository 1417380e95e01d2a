import type { Hand } from '../../layout.ts'

/** TODO: one sentence on what this author drew. */
export const hand: Hand = { name: 'f', open: [], sealed: [] }
