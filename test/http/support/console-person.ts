import { randomUUID } from 'node:crypto'
import type { Role } from '../../../src/domain/people/roles.ts'
import { makeToken } from '../../../src/operations/people/person-token.ts'
import { sessionCookieName } from '../../../src/operations/people/session-cookie.ts'
import { setMembership } from '../../../src/store/memberships.ts'
import { insertPerson } from '../../../src/store/people.ts'
import { insertSession } from '../../../src/store/sessions.ts'
import type { TestServer } from '../../support/server.ts'

const weekMs = 7 * 86_400_000

/** What a person is in one workspace of the test. */
export interface RolesIn {
  readonly workspaceId: string
  readonly sandbox: Role | null
  readonly production: Role | null
}

export interface ConsolePlace {
  readonly workspaceId: string
  readonly environment: 'sandbox' | 'production'
}

/** A person with a live session, who calls as the app in a browser does. */
export interface ConsolePerson {
  readonly id: string
  readonly cookie: string
  call(
    place: ConsolePlace,
    operation: string,
    input: object,
  ): Promise<{ readonly status: number; readonly body: unknown }>
}

/** Stores a person with roles and a session of now. */
export async function consolePerson(
  server: TestServer,
  {
    roles,
    operates = false,
    verified = true,
    name = 'Petra Person',
  }: {
    readonly roles: readonly RolesIn[]
    readonly operates?: boolean
    readonly verified?: boolean
    readonly name?: string
  },
): Promise<ConsolePerson> {
  const { store, clock } = server.services
  const now = clock.now()
  const id = randomUUID()
  const email = `${id}@example.com`
  const token = makeToken()
  await store.system.transaction().execute(async (tx) => {
    const emailVerifiedAt = verified ? now : null
    await insertPerson(tx, { id, email, name, locale: 'en', password: null, emailVerifiedAt, operates, createdAt: now })
    for (const { workspaceId, sandbox, production } of roles) {
      await setMembership(tx, { tenantId: workspaceId, personId: id, roles: { sandbox, production }, at: now })
    }
    const expiresAt = new Date(now.getTime() + weekMs)
    const origin = { agent: 'Chromium, Linux', address: '127.0.0.1' }
    await insertSession(tx, {
      id: randomUUID(),
      tokenHash: token.hash,
      personId: id,
      createdAt: now,
      expiresAt,
      ...origin,
    })
  })
  const cookie = `${sessionCookieName}=${token.text}`
  return {
    id,
    cookie,
    async call({ workspaceId, environment }, operation, input) {
      const response = await fetch(`${server.url}/console/api/${operation}`, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          Origin: server.url,
          'X-Console-Workspace': workspaceId,
          'X-Console-Environment': environment,
        },
        body: JSON.stringify(input),
      })
      return { status: response.status, body: await response.json() }
    },
  }
}
