import { useState } from 'react'
import type { Paging } from './data-table.tsx'

/**
 * The pages of a list by cursor. `key` names the filters: when it changes, the first page comes again. `cursor` is undefined on the
 * first page.
 */
export function usePages(key: string): {
  readonly cursor: string | undefined
  paging(nextCursor: string | null | undefined): Paging
} {
  const [state, setState] = useState<{ readonly key: string; readonly cursors: readonly string[] }>({
    key,
    cursors: [],
  })
  const cursors = state.key === key ? state.cursors : []
  return {
    cursor: cursors.at(-1),
    paging: (nextCursor) => ({
      hasPrevious: cursors.length > 0,
      hasNext: typeof nextCursor === 'string',
      onPrevious: () => setState({ key, cursors: cursors.slice(0, -1) }),
      onNext: () => {
        if (typeof nextCursor === 'string') setState({ key, cursors: [...cursors, nextCursor] })
      },
    }),
  }
}
