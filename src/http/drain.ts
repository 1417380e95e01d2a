import type { Server } from 'node:http'

/** How often a stopping server looks whether its last call has been answered. */
const lookEveryMs = 50
/** An extract call has 100 s for its reading; longer than this a stop waits for nobody. */
const drainMs = 120_000

/**
 * Makes a stop finish the calls under way and then close what is left: by itself the runtime waits for connections that were
 * kept alive or have sent nothing yet, for minutes or for ever. The answer is to be called when the stop begins.
 */
export function drainOnStop(server: Server): () => void {
  let underWay = 0
  server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => underWay--)
  })
  return () => {
    const startedAt = performance.now()
    const look = setInterval(() => {
      if (underWay === 0 || performance.now() - startedAt > drainMs) server.closeAllConnections()
    }, lookEveryMs)
    server.once('close', () => clearInterval(look))
  }
}
