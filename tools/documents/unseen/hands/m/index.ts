import type { Hand } from '../../layout.ts'

/** TODO: one sentence on what is drawn. */
export const hand: Hand = {
  name: 'm',
  training: [],
  open: [],
  sealed: [],
}
