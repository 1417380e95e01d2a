import { sandboxListId, type ScreenedBundle } from './result.ts'

/** The first list of a pack that a bundle does not have; undefined when none is missing. The sandbox's list stands for all. */
export function missingList({ lists }: ScreenedBundle, wanted: readonly string[]): string | undefined {
  if (lists.some(({ id }) => id === sandboxListId)) return undefined
  return wanted.find((id) => !lists.some((list) => list.id === id))
}
