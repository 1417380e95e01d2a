/** The only source of time: `domain/` never asks, it is told. Tests stop it. docs/rules/verdict.md#purity. */
export interface Clock {
  now(): Date
}
