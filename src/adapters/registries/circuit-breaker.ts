import { RegisterUnavailable, type Register } from '../../ports/registry.ts'

/** Pause after a failed query, so that a failing register slows one call and not every call. */
const restMs = 30_000
/** Most concurrent queries to one register; further ones fail as busy. */
const inFlightMax = 8

/** The register with these limits; `onFailure` gets the register's id and a code. */
export function circuitBreaker(
  register: Register,
  world: { readonly now: () => Date; readonly onFailure: (cause: string) => void },
): Register {
  let restsUntil = 0
  let inFlight = 0
  return {
    ...register,
    async ask(query, signal) {
      if (world.now().getTime() < restsUntil) throw new RegisterUnavailable('resting')
      if (inFlight >= inFlightMax) throw new RegisterUnavailable('busy')
      inFlight += 1
      try {
        return await register.ask(query, signal)
      } catch (error) {
        if (error instanceof RegisterUnavailable) {
          restsUntil = world.now().getTime() + restMs
          world.onFailure(`${register.id} ${error.code}`)
        }
        throw error
      } finally {
        inFlight -= 1
      }
    },
  }
}
