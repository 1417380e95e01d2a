import { sizeOfJson, valuesMax } from '../../src/http/json-size.ts'
import { jsonBytesMax } from '../../src/http/json-body.ts'
import { countMax, lengthMax, type Gene } from './gene.ts'
import type { Known, SearchedOperation, WorstCall } from './operations.ts'

/**
 * How a call is brought near the limits of a body, where calls cost most: not at all, to 1 MB by more or by longer parts, or to the
 * most values and then to 1 MB by longer ones. A call over a limit is always made smaller: it would only be refused.
 */
export const fillings = ['as_generated', 'many', 'long', 'values'] as const
export type Filling = (typeof fillings)[number]

/** Attempts to come near a limit, since sizes do not grow in proportion. */
const attemptsMax = 6
/** Near enough. */
const fullShare = 0.9
/** A part grows by this much at most in one attempt. */
const growthMax = 8

/** A call of these genes within the limits of a body, and the genes as they were changed for that. */
export function filledCall(
  operation: SearchedOperation,
  { genes, filling }: { readonly genes: readonly Gene[]; readonly filling: Filling },
  known: Known,
): { readonly call: WorstCall; readonly genes: readonly Gene[] } {
  let made = callWithin(operation, genes.map(bounded), known)
  const change = (size: (call: WorstCall) => number, max: number, of: 'count' | 'length') => {
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      const share = size(made.call) / max
      if (share <= 1 && share >= fullShare) return
      const factor = Math.min(growthMax, 0.97 / share)
      made = callWithin(
        operation,
        made.genes.map((gene) => bounded(scaled(gene, of, factor))),
        known,
      )
    }
  }
  if (made.call.body.length === 0) return made
  if (filling === 'values') change(valuesOf, valuesMax, 'count')
  if (filling === 'many') change(bytesOf, jsonBytesMax, 'count')
  if (filling === 'long' || filling === 'values') change(bytesOf, jsonBytesMax, 'length')
  while (made.call.body.length > jsonBytesMax) {
    const share = Math.sqrt((0.97 * jsonBytesMax) / made.call.body.length)
    made = callWithin(
      operation,
      made.genes.map((gene) => smaller(gene, share)),
      known,
    )
  }
  return made
}

/** The call, of smaller genes where it is larger than a text can be. */
function callWithin(operation: SearchedOperation, genes: readonly Gene[], known: Known) {
  let fitting = genes
  while (true) {
    try {
      return { call: operation.call(fitting, known), genes: fitting }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      fitting = fitting.map((gene) => smaller(gene, 0.5))
    }
  }
}

/** At most as many texts of its length as a body has room for. */
function bounded(gene: Gene): Gene {
  return scaled(gene, 'count', Math.min(1, jsonBytesMax / gene.length / gene.count))
}

function smaller(gene: Gene, share: number): Gene {
  return scaled(scaled(gene, 'length', share), 'count', share)
}

function bytesOf({ body }: WorstCall): number {
  return body.length
}

function valuesOf({ body }: WorstCall): number {
  return sizeOfJson(body.toString()).values
}

function scaled(gene: Gene, of: 'count' | 'length', factor: number): Gene {
  const max = of === 'count' ? countMax : lengthMax
  return { ...gene, [of]: Math.min(max, Math.max(1, Math.floor(gene[of] * factor))) }
}
