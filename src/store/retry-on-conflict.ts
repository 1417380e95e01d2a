import { DatabaseError } from 'pg'

const ATTEMPTS_MAX = 5

/** What PostgreSQL answers to one of two sessions that create the same thing: duplicate object, table or key, internal error. */
const RACED = new Set(['42710', '42P07', '23505', 'XX000'])

/** Tries again when another session was doing the same at that moment. `work` must find it done then. */
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
