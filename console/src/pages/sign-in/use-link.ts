import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { people } from '../../api/person.ts'

/** The token of the address: it stands in the fragment, which no server or log sees. Empty: there is none. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  return token
}

/** Runs an action that signs in, and goes on to the console. */
export function useSigningIn(action: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (input: object) => people(action, input),
    onSuccess: async () => {
      queries.clear()
      await navigate({ to: '/', replace: true })
    },
  })
}
