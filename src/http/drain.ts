import type { Server } from 'node:http'

/** Calls that have not ended, including those whose client has disconnected. */
export class InFlightRequests {
  #count = 0
  #idle: PromiseWithResolvers<void> | null = null

  /** Counts a call until `end`. */
  begin(): void {
    this.#count++
  }

  end(): void {
    if (--this.#count === 0) this.#idle?.resolve()
  }

  /** Counts a call until it settles. */
  count(call: Promise<void>): void {
    this.begin()
    void call.finally(() => this.end())
  }

  /** Resolves once no call is in flight, when their resources can be closed. */
  async settled(): Promise<void> {
    if (this.#count > 0) await (this.#idle ??= Promise.withResolvers()).promise
  }
}

/** How often a stopping server checks for calls in flight. */
const checkEveryMs = 50
/** Longest wait of a stop: an extract call may read for 100 s. */
const drainMs = 120_000

/**
 * Makes a stop finish the calls in flight and then close all connections. By default Node waits for connections that are
 * kept alive or have sent nothing yet, for minutes or forever. Call the returned function when the stop begins.
 */
export function drainOnStop(server: Server): () => void {
  let inFlight = 0
  server.on('request', (_request, response) => {
    inFlight++
    response.once('close', () => inFlight--)
  })
  return () => {
    const startedAt = performance.now()
    const check = setInterval(() => {
      if (inFlight === 0 || performance.now() - startedAt > drainMs) server.closeAllConnections()
    }, checkEveryMs)
    server.once('close', () => clearInterval(check))
  }
}
