import { seedOf } from '../samples/samples.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { hand as a } from './hands/a/index.ts'
import { hand as aa } from './hands/aa/index.ts'
import { hand as ab } from './hands/ab/index.ts'
import { hand as b } from './hands/b/index.ts'
import { hand as c } from './hands/c/index.ts'
import { hand as d } from './hands/d/index.ts'
import { hand as e } from './hands/e/index.ts'
import { hand as f } from './hands/f/index.ts'
import { hand as g } from './hands/g/index.ts'
import { hand as h } from './hands/h/index.ts'
import { hand as i } from './hands/i/index.ts'
import { hand as j } from './hands/j/index.ts'
import { hand as k } from './hands/k/index.ts'
import { hand as l } from './hands/l/index.ts'
import { hand as m } from './hands/m/index.ts'
import { hand as n } from './hands/n/index.ts'
import { hand as o } from './hands/o/index.ts'
import { hand as p } from './hands/p/index.ts'
import { hand as q } from './hands/q/index.ts'
import { hand as r } from './hands/r/index.ts'
import { hand as s } from './hands/s/index.ts'
import { hand as t } from './hands/t/index.ts'
import { hand as u } from './hands/u/index.ts'
import { hand as v } from './hands/v/index.ts'
import { hand as w } from './hands/w/index.ts'
import { hand as x } from './hands/x/index.ts'
import { hand as y } from './hands/y/index.ts'
import { hand as z } from './hands/z/index.ts'
import type { Hand, UnseenLayout } from './layout.ts'
import { openPaper, type Paper } from './paper.ts'

/** Every author of unseen layouts. */
export const hands: readonly Hand[] = [
  a,
  b,
  c,
  d,
  e,
  f,
  g,
  h,
  i,
  j,
  k,
  l,
  m,
  n,
  o,
  p,
  q,
  r,
  s,
  t,
  u,
  v,
  w,
  x,
  y,
  z,
  aa,
  ab,
]

/** `training` for the weights of training/fields, `open` for development, `sealed` for the one run at the end. */
export const splits = ['training', 'open', 'sealed'] as const
export type Split = (typeof splits)[number]

/** One document of an unseen layout: everything about it follows from this. */
export interface UnseenSample {
  readonly hand: string
  readonly split: Split
  readonly layout: UnseenLayout
  readonly seed: number
}

/** The documents of a split in a fixed order, `perLayout` of each layout from `firstSeed` on. */
export function unseenSamples(choice: {
  readonly split: Split
  readonly perLayout: number
  readonly firstSeed: number
}): readonly UnseenSample[] {
  return hands.flatMap((hand) =>
    hand[choice.split].flatMap((layout) =>
      Array.from({ length: choice.perLayout }, (_, index) => ({
        hand: hand.name,
        split: choice.split,
        layout,
        seed: choice.firstSeed + index,
      })),
    ),
  )
}

/** The name of a sample, which is also that of its files. */
export function nameOfSample({ hand, layout, seed }: UnseenSample): string {
  return `${hand}-${layout.name}-${seed}`
}

/** The sheets of a sample, with the paper that knows what they say. */
export async function drawUnseen(
  sample: UnseenSample,
): Promise<{ readonly paper: Paper; readonly sheets: readonly Sheet[] }> {
  const paper = openPaper(seedOf(nameOfSample(sample)), handedIn)
  return { paper, sheets: await sample.layout.draw(paper) }
}

/** The day on which documents are handed in. Fixed, so that two runs read the same bytes. */
export const handedIn = '2026-10-15'
