import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A public register on loopback: answers paths with the JSON given, everything else with 404, and keeps what it was asked. */
export interface RegisterServer {
  readonly base: URL
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** By path with its query, decoded; a number is a status, a text is sent as it is. */
  answers: Record<string, unknown>
  stop(): Promise<void>
}

export async function startRegister(answers: Record<string, unknown> = {}): Promise<RegisterServer> {
  const asked: RegisterServer['asked'] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    asked.push({ path, headers: request.headers })
    const answer = register.answers[path]
    const status = answer === undefined ? 404 : typeof answer === 'number' ? answer : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const register: RegisterServer = {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    asked,
    answers,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return register
}
