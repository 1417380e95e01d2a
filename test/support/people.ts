import type { TestServer } from './server.ts'

/** Who sets up the installation in tests. */
export const owner = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'météorite violette sur 9 toits',
  locale: 'en',
} as const

/** Asks an action of people; `session` is the token of the cookie. */
export function askPeople(
  server: Pick<TestServer, 'call'>,
  action: string,
  body: unknown,
  { session = null, headers = {} }: { session?: string | null; headers?: Record<string, string> } = {},
): Promise<Response> {
  return server.call('POST', `/console/people/${action}`, {
    key: null,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...(session === null ? {} : { Cookie: `a=b; __Host-gatehouse_session=${session}` }), ...headers },
  })
}

/** The token of the session that an answer began. */
export function sessionOf(answer: Response): string {
  return /^__Host-gatehouse_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

/** Opens the set-up link: the owner is signed in. */
export async function setUpOwner(server: Pick<TestServer, 'call' | 'setUpUrl'>) {
  const token = server.setUpUrl?.split('#')[1]
  const answer = await askPeople(server, 'set-up', { ...owner, token })
  return { answer, session: sessionOf(answer) }
}
