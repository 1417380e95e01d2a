import { randomInt } from 'node:crypto'
import type { EidDocument, EidClient } from '../../../src/domain/eid/definition/eid-client.ts'
import { createSession, readSession } from '../../../src/operations/eid-sandbox/sessions.ts'
import { startTestServer } from '../../support/server.ts'

export const photoId: readonly EidDocument[] = [{ kind: 'photo_id', docType: null }]

/** The real server, which serves the pages, with sessions of its workspace. */
export async function startEidPages(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)

  /** A new session of Clara Clearwater, the person of the English specimens. */
  const newLink = async (differing: Partial<EidClient> = {}) => {
    const client: EidClient = {
      key: randomInt(1, 1_000_000),
      workspace: 'Maple & Pine Lending',
      firstName: 'Clara',
      lastName: 'Clearwater',
      email: 'clara@example.com',
      dateOfBirth: '1985-04-12',
      address: null,
      phone: null,
      language: 'en',
      documents: photoId,
      ...differing,
    }
    const { ref, token, expiresAt } = await createSession(server.services, server.workspaceId, client)
    const session = async () => (await readSession(server.services, server.workspaceId, ref))!
    return { ref, token, expiresAt, path: `/eid/${token}`, session }
  }
  return { ...server, newLink }
}

export type EidPagesServer = Awaited<ReturnType<typeof startEidPages>>
