import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { run, type OperationName } from '../api/call.ts'
import type { Operations } from '../api/operations.ts'
import { usePlace } from './person.tsx'

/** Reads through an operation and keeps the answer of the page before while the next one comes. */
export function useOperation<Name extends OperationName>(
  name: Name,
  input: Operations[Name]['input'],
  { enabled = true, everyMs }: { readonly enabled?: boolean; readonly everyMs?: number } = {},
): UseQueryResult<Operations[Name]['answer']> {
  const place = usePlace()
  return useQuery({
    queryKey: [name, place.workspaceId, place.environment, input],
    queryFn: ({ signal }) => run(place, name, input, signal),
    placeholderData: keepPreviousData,
    enabled,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
}

/** Changes something through an operation; what the named operations read is read again. */
export function useChange<Name extends OperationName>(
  name: Name,
  changes: readonly OperationName[],
): UseMutationResult<Operations[Name]['answer'], Error, Operations[Name]['input']> {
  const place = usePlace()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Operations[Name]['input']) => run(place, name, input),
    onSuccess: () => Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: [changed] }))),
  })
}
