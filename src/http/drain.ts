import type { Server } from 'node:http'

/** The calls that have not come to their end, whether or not somebody still waits for their answer. */
export class InFlightRequests {
  #count = 0
  #idle: PromiseWithResolvers<void> | null = null

  /** Counts a call until it settles. */
  count(call: Promise<void>): void {
    this.#count++
    void call.finally(() => {
      if (--this.#count === 0) this.#idle?.resolve()
    })
  }

  /** Settles once no call is under way: what they use can be closed then. */
  async settled(): Promise<void> {
    if (this.#count > 0) await (this.#idle ??= Promise.withResolvers()).promise
  }
}

/** How often a stopping server looks whether its last call has been answered. */
const lookEveryMs = 50
/** An extract call has 100 s for its reading; longer than this a stop waits for nobody. */
const drainMs = 120_000

/**
 * Makes a stop finish the calls under way and then close what is left: by itself the runtime waits for connections that were
 * kept alive or have sent nothing yet, for minutes or for ever. The answer is to be called when the stop begins.
 */
export function drainOnStop(server: Server): () => void {
  let inFlight = 0
  server.on('request', (_request, response) => {
    inFlight++
    response.once('close', () => inFlight--)
  })
  return () => {
    const startedAt = performance.now()
    const look = setInterval(() => {
      if (inFlight === 0 || performance.now() - startedAt > drainMs) server.closeAllConnections()
    }, lookEveryMs)
    server.once('close', () => clearInterval(look))
  }
}
