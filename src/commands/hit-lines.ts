import { table } from './table.ts'

/** Lines of `cases hits`: the verdict, then each hit with its explanation. */
export function hitLines(value: unknown): readonly string[] {
  if (!isObject(value)) return table(value)
  const { hits, ...verdict } = value
  if (!Array.isArray(hits)) return table(value)
  const list: readonly unknown[] = hits
  return [...table(verdict), '', ...(list.length === 0 ? ['no hits'] : list.flatMap(linesOfHit))]
}

function linesOfHit(hit: unknown, index: number): readonly string[] {
  if (!isObject(hit)) return table(hit)
  const { explanation, ...rest } = hit
  const sentences: readonly unknown[] = Array.isArray(explanation) ? explanation : []
  return [...(index === 0 ? [] : ['']), ...table(rest), ...sentences.map((sentence) => `  ${String(sentence)}`)]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
