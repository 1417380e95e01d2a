import { DatabaseError } from 'pg'

const ATTEMPTS_MAX = 5

/** Errors of PostgreSQL for one of two sessions that create the same thing: duplicate object, table or key, internal error. */
const RACED = new Set(['42710', '42P07', '23505', 'XX000'])

/** Runs `work` again, 5 times in all, when another session did the same at that moment. `work` must accept that it is done. */
export async function retryOnConflict(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const raced = error instanceof DatabaseError && RACED.has(error.code ?? '')
      if (!raced || attempt === ATTEMPTS_MAX) throw error
    }
  }
}
