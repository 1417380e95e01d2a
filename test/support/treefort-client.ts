import type { EidContext } from '../../src/ports/eid-provider.ts'
import type { TreefortServer } from './treefort-server.ts'

/** Paths of the stub. */
export const treefortPath = {
  token: '/api/authentication/token',
  create: '/api/client/initiate-verification-request',
  details: '/api/client/verification-details',
  metadata: '/api/client/report-info',
  report: '/api/client/verification-report',
  cancel: '/api/client/cancel-verification',
} as const

/** The account of the stub. */
export function treefortContext(server: TreefortServer, change: Partial<EidContext> = {}): EidContext {
  const { clientId, secretKey } = server.account
  return {
    tenantId: 'tenant-1',
    environment: 'sandbox',
    credentials: { client_id: clientId, secret_key: secretKey, base_url: server.base.href },
    now: new Date('2026-11-23T12:00:00.000Z'),
    signal: new AbortController().signal,
    ...change,
  }
}
