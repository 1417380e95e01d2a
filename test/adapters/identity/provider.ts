import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An identity provider on loopback that answers its key set with `answer`, and counts how often it was asked. */
export interface Provider {
  readonly keysUrl: string
  asked: number
  answer: RequestListener
  stop(): Promise<void>
}

export async function startProvider(answer: RequestListener): Promise<Provider> {
  const server = createServer((request, response) => {
    provider.asked += 1
    provider.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const provider: Provider = {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    asked: 0,
    answer,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

/** An answer with these keys, as the provider of a JWK set gives it. */
export function keySet(...keys: object[]): RequestListener {
  return (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
}

export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
  /** The public half as the key set shows it. */
  readonly jwk: Record<string, unknown>
}

export function makeKey({ bits = 2048, exponent = 65_537 } = {}): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits, publicExponent: exponent })
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(`${jwk.n}`).digest('hex').slice(0, 40)
  return { kid, privateKey, jwk: { ...jwk, kid, use: 'sig', alg: 'RS256' } }
}
