import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readPerson, type Person } from '../api/person.ts'

const freshMs = 60_000

/** The person of this browser's session; its error is a Problem of status 401 when nobody is signed in. */
export function useSignedIn(): UseQueryResult<Person> {
  return useQuery({ queryKey: ['person'], queryFn: readPerson, staleTime: freshMs, retry: false })
}
