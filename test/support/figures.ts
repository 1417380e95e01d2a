/** The figures of one run by name, the unit last: `p99_ms`, `resident_mb`. Null: not measured in this run. */
export type Figures = Readonly<Record<string, number | string | boolean | null>>

/** The option of every program of bench/ and test/faults/ that prints figures. */
export const figuresOption = { json: { type: 'boolean', default: false } } as const

/** What a line starts with that says a machine cannot run a program. */
export const skippedMark = 'SKIPPED, NOTHING PROVEN: '

const significantDigits = 4

/** With --json, prints the figures of the run as one line, `{"figures":{…}}`, which .ci/soak reads. */
export function printFigures(figures: Figures): void {
  if (!process.argv.includes('--json')) return
  const entries = Object.entries(figures).map(([name, figure]) => [name, rounded(figure)] as const)
  console.log(JSON.stringify({ figures: Object.fromEntries(entries) }))
}

/** The figures that a program printed with --json; null when it printed none. */
export function figuresIn(printed: string): Figures | null {
  const line = printed.split('\n').findLast((text) => text.startsWith('{"figures":'))
  return line === undefined ? null : (JSON.parse(line) as { readonly figures: Figures }).figures
}

/** What a program printed for people. */
export function withoutFigures(printed: string): string {
  return printed.replace(/^\{"figures":.*\n?/m, '')
}

/** Says that this machine cannot run the program, and why. */
export function printSkipped(reason: string): void {
  console.log(skippedMark + reason)
}

/** Why a program was skipped, by what it printed; null when it ran. */
export function skippedIn(printed: string): string | null {
  const line = printed.split('\n').find((text) => text.startsWith(skippedMark))
  return line === undefined ? null : line.slice(skippedMark.length)
}

/** The middle of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * How far the median of what was sampled may be from that of these values, at 95 %: half the interval between two of the values in
 * order that has it whatever their distribution (the binomial interval of the sign test).
 */
export function medianMargin(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const lowest = Math.floor(sorted.length / 2 - 0.98 * Math.sqrt(sorted.length)) - 1
  const [low, high] = [sorted[lowest], sorted[sorted.length - 1 - lowest]]
  return lowest < 0 || low === undefined || high === undefined ? Number.POSITIVE_INFINITY : (high - low) / 2
}

/** The value at a share (0 to 1) of the values in order, 0 when there are none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

function rounded(figure: Figures[string] | undefined): Figures[string] {
  if (typeof figure !== 'number') return figure ?? null
  if (!Number.isFinite(figure)) return null
  return Number.isInteger(figure) ? figure : Number(figure.toPrecision(significantDigits))
}
