import type { MonthFigures } from './month-figures.ts'

/** True when money came in. What did not come in proves nothing about where it came from. */
export function hasCredits({ creditsCents }: MonthFigures): boolean {
  return creditsCents > 0
}
