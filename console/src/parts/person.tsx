import { createContext, useContext } from 'react'
import { useParams } from '@tanstack/react-router'
import { mayDo, type Person } from '../api/person.ts'
import type { Place } from '../api/call.ts'

const PersonContext = createContext<Person | null>(null)

/** Gives the pages the person who is signed in. */
export const PersonProvider = PersonContext

/** The person who is signed in. Throws outside the pages of a workspace. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (person === null) throw new Error('this page needs a person')
  return person
}

/** The workspace and environment of the address. */
export function usePlace(): Place {
  const { workspace = '', environment = '' } = useParams({ strict: false })
  return { workspaceId: workspace, environment: environment === 'production' ? 'production' : 'sandbox' }
}

/** Whether the person may do something in the workspace and environment of the address. */
export function useMay(permission: string): boolean {
  return mayDo(usePerson(), usePlace(), permission)
}
