/** The only source of time. `domain/` gets moments as arguments; tests stop the clock. docs/rules/verdict.md#purity. */
export interface Clock {
  now(): Date
}
