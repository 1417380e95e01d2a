import { useNavigate, useSearch } from '@tanstack/react-router'

/** Filters of a page, kept in its address so that a view can be shared. An empty text is absent. */
export interface SearchState<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** Sets some and keeps the others. */
  set(changes: Partial<Readonly<Record<Name, string>>>): void
  clear(): void
  readonly isFiltered: boolean
}

/** Reads and sets the named parameters of the address. */
export function useSearchState<const Name extends string>(names: readonly Name[]): SearchState<Name> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) values[name] = typeof search[name] === 'string' ? search[name] : ''
  const go = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '.',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')),
      replace: true,
    })
  return {
    values: complete(names, values),
    set: (changes) => go({ ...search, ...changes }),
    clear: () => go(Object.fromEntries(Object.entries(search).filter(([key]) => !names.some((name) => name === key)))),
    isFiltered: names.some((name) => values[name] !== ''),
  }
}

function complete<Name extends string>(
  names: readonly Name[],
  values: Partial<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const isComplete = (all: Partial<Record<Name, string>>): all is Record<Name, string> =>
    names.every((name) => name in all)
  if (!isComplete(values)) throw new Error('a parameter of the address is missing')
  return values
}
