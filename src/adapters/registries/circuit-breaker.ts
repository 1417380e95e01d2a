import { RegisterUnavailable, type Register } from '../../ports/registry.ts'

/** A register that gave no answer is not asked again for so long, so that it slows one call and not every one. */
const restMs = 30_000
/** Questions to one register at once; the rest are told that it is busy. */
const inFlightMax = 8

/** The register, asked gently; `onFailure` gets the register's id and a code. */
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
