import type { Reader } from '../../src/ports/reader.ts'

/** Answers at once that it could not read: for tests of what happens around reading. */
export const idleReader: Reader = {
  read: async (files) => files.map(() => ({ status: 'unavailable', cause: 'busy' })),
  health: () => ({ children: 0, busy: 0, restarts: 0, ready: true }),
  close: async () => {},
}
