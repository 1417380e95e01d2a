import type { Screener } from '../ports/screener.ts'

/** The screener of an installation without lists: it compares nothing and says so, so that `screening` fails closed. */
export const noLists: Screener = {
  screen: () => Promise.resolve({ status: 'not_run', why: 'no_list' }),
  activeBundle: () => Promise.resolve(null),
}
