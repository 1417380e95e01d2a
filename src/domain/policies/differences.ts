import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { directionOf, type Direction } from './figure.ts'
import { figuresOf } from './figures.ts'
import type { LockName } from '../policy-packs/definition/locked-rules.ts'

/** A figure that differs between two policies. */
export interface Difference {
  /** As in a policy file. */
  readonly path: string
  readonly from: string
  readonly to: string
  readonly direction: Direction
  /** The lock that protects the figure when the first policy has it on; null for none. */
  readonly lock: LockName | null
  /** The provision that demands the figure under the first policy; null for none. */
  readonly law: string | null
}

/** The changes from the first policy to the second, in the order of the figures. */
export function differences(from: PolicyPack, to: PolicyPack): readonly Difference[] {
  const before = new Map(figuresOf(from).map((figure) => [figure.path, figure]))
  const after = new Map(figuresOf(to).map((figure) => [figure.path, figure]))
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((path) => {
    const [a, b] = [before.get(path), after.get(path)]
    const known = a ?? b
    if (known === undefined) return []
    const [old, now] = [a?.value ?? known.absent, b?.value ?? known.absent]
    const direction = directionOf(old, now)
    return direction === null
      ? []
      : [{ path, from: old.shown, to: now.shown, direction, lock: known.lock, law: known.law }]
  })
}
