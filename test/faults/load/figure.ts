/**
 * What a missed figure of time or rate costs a run: a fault, or, with `--faults-only`, a line that says so. A machine that does
 * other work at the same time misses them whatever the product does; errors, lost data and memory are judged everywhere.
 */
export function missed(faults: string[], figure: string, options: { readonly faultsOnly: boolean }): void {
  if (options.faultsOnly) console.log(`  missed here, not judged: ${figure}`)
  else faults.push(figure)
}

/** The option of a bench that may run on a machine with other work. */
export const faultsOnlyOption = { 'faults-only': { type: 'boolean', default: false } } as const
