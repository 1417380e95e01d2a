/** The only source of time: `domain/` never asks, it is told. Tests stop it. decisions.md 6. */
export interface Clock {
  now(): Date
}
