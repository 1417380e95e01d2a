import { median } from '../../test/support/figures.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { filledCall, fillings, type Filling } from './filled-call.ts'
import { anyGene, chosen, mutated, type Gene } from './gene.ts'
import type { SearchedOperation, WorstCall } from './operations.ts'
import type { Target, Tried } from './target.ts'

/** Share of the trials that look anywhere; the others change what is worst so far. */
const anywhereShare = 0.4
/** The worst calls that are changed further. */
const kept = 6
/** Places of one call before the search. */
const warmedTogether = 20
/** Measurements of each of the worst; the median counts, so that a pause for garbage counts only when it is the call's own. */
const remeasured = 5

/** The worst call of an operation that was found. */
export interface WorstFound extends Tried {
  readonly operation: string
  readonly genes: readonly Gene[]
  readonly call: WorstCall
  readonly trials: number
}

interface Candidate {
  readonly genes: readonly Gene[]
  readonly filling: Filling
  readonly call: WorstCall
  readonly heldMs: number
}

/** Searches the call that holds the event loop longest: random calls first, then changes to the worst of them. */
export async function searchWorst(
  target: Target,
  operation: SearchedOperation,
  { seed, msMax, trialsMax }: { readonly seed: number; readonly msMax: number; readonly trialsMax: number },
): Promise<WorstFound> {
  const random = seededRandom(seed)
  let worst: readonly Candidate[] = []
  let trials = 0
  const startedAt = performance.now()
  const isEarly = () => trials < trialsMax * anywhereShare && performance.now() - startedAt < msMax * anywhereShare
  // What the process does once (compiling, reading tables) is no cost of a call.
  for (let from = 0; from < operation.places.length; from += warmedTogether) {
    const places = operation.places.slice(from, from + warmedTogether)
    const genes = places.map((place): Gene => ({ place, text: 'letter', length: 10, count: 2 }))
    await target.send(operation.call(genes, target.known))
  }
  while (trials < trialsMax && (performance.now() - startedAt < msMax || trials === 0)) {
    const parent = worst[Math.floor(random() * worst.length)]
    const anywhere = parent === undefined || isEarly() || random() < 0.1
    const filling = anywhere || random() < 0.1 ? chosen(random, fillings) : parent.filling
    const wanted = anywhere
      ? Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () => anyGene(random, operation.places))
      : mutated(random, parent.genes, operation.places)
    const { call, genes } = filledCall(operation, { genes: wanted, filling }, target.known)
    const { heldMs } = await target.held(call)
    trials += 1
    worst = [...worst, { genes, filling, call, heldMs }].toSorted((a, b) => b.heldMs - a.heldMs).slice(0, kept)
  }
  const measured = []
  for (const candidate of worst) measured.push({ ...candidate, ...(await measuredAgain(target, candidate.call)) })
  const [found] = measured.toSorted((a, b) => b.heldMs - a.heldMs)
  if (found === undefined) throw new Error(`no call of ${operation.name} was tried`)
  return { ...found, operation: operation.name, trials }
}

async function measuredAgain(target: Target, call: WorstCall): Promise<Tried> {
  const tries: Tried[] = []
  for (let round = 0; round < remeasured; round++) tries.push(await target.held(call))
  const [first] = tries
  if (first === undefined) throw new Error('nothing was measured')
  return {
    ...first,
    heldMs: median(tries.map(({ heldMs }) => heldMs)),
    wallMs: median(tries.map(({ wallMs }) => wallMs)),
  }
}
