import { Navigate } from '@tanstack/react-router'
import { mayDo } from '../api/person.ts'
import { pages } from '../pages/index.ts'
import { usePerson, usePlace } from '../parts/person.tsx'
import { NotFound } from './not-found.tsx'

/** A workspace's address without a page: the first page that the person may see. */
export function FirstPage() {
  const person = usePerson()
  const place = usePlace()
  const first = pages.find(
    ({ menu, permission }) => menu !== undefined && (permission === undefined || mayDo(person, place, permission)),
  )
  if (first === undefined) return <NotFound />
  return <Navigate to={`/${place.workspaceId}/${place.environment}/${first.path}`} replace />
}
