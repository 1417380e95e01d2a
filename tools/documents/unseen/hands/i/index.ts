import type { Hand } from '../../layout.ts'

/** TODO: one sentence on what is drawn. */
export const hand: Hand = {
  name: 'i',
  training: [],
  open: [],
  sealed: [],
}
