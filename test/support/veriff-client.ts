import type { EidContext } from '../../src/ports/eid-provider.ts'
import type { VeriffServer } from './veriff-server.ts'

/** The account of the stub. */
export function veriffContext(server: VeriffServer, change: Partial<EidContext> = {}): EidContext {
  return {
    tenantId: 'tenant-1',
    environment: 'production',
    credentials: veriffCredentialsOf(server),
    now: new Date('2026-11-23T12:00:00.000Z'),
    signal: new AbortController().signal,
    ...change,
  }
}

/** The credentials of the stub's account, as an operator gives them. */
export function veriffCredentialsOf({ account, base }: VeriffServer) {
  return { api_key: account.apiKey, shared_secret: account.sharedSecret, base_url: base.href }
}
