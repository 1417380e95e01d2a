import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readPerson, type Person } from '../api/person.ts'

const freshMs = 60_000

/** Asks who is signed in; its error is a Problem of status 401 when nobody is. */
export const signedInQuery = { queryKey: ['person'], queryFn: readPerson, staleTime: freshMs, retry: false } as const

/** The person of this browser's session. */
export function useSignedIn(): UseQueryResult<Person> {
  return useQuery(signedInQuery)
}
