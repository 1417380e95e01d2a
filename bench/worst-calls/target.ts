import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { environment, throwAwayFolder } from '../../test/support/program.ts'
import type { Hold } from './heartbeat.ts'
import type { Known, WorstCall } from './operations.ts'

/** A call that takes longer has hung. */
const callMsMax = 120_000

/** What one call did. */
export interface Tried extends Hold {
  readonly status: number
  readonly answerBytes: number
}

export type Target = Awaited<ReturnType<typeof openTarget>>

/** The real server on the embedded store, in a process of its own that measures how long calls hold its event loop. */
export async function openTarget() {
  const folder = await throwAwayFolder()
  const child = fork(path.join(import.meta.dirname, 'watched-server.ts'), [], {
    env: environment({ ...folder.settings, GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the server ended with ${code}`)
  })
  ended.catch(() => {})
  const asked = async <Answer>(message: 'begin' | 'end'): Promise<Answer> => {
    const answer = once(child, 'message')
    child.send(message)
    const [received] = await Promise.race([answer, ended])
    return received
  }
  const [started] = await Promise.race([once(child, 'message'), ended])
  const { url, key, yardstickMs }: { url: string; key: string; yardstickMs: number } = started
  const agent = new Agent({ keepAlive: true })

  /** Sends a call; measures nothing. */
  const send = (call: WorstCall) => sent(agent, { url, key }, call)
  const known: Known = await knownTo(send)
  return {
    ...{ url, key, known, send, yardstickMs },
    /** Sends a call and measures the longest hold from before it to after its answer. */
    async held(call: WorstCall): Promise<Tried> {
      await asked('begin')
      const { status, body } = await send(call)
      return { ...(await asked<Hold>('end')), status, answerBytes: body.length }
    },
    async stop(): Promise<void> {
      agent.destroy()
      child.send('stop')
      if (child.exitCode === null) await once(child, 'exit')
      await folder.remove()
    },
  }
}

interface Answered {
  readonly status: number
  readonly body: Buffer
}

function sent(agent: Agent, { url, key }: { url: string; key: string }, call: WorstCall): Promise<Answered> {
  const { method, path: where, headers, body } = call
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url + where,
      {
        ...{ agent, method, timeout: callMsMax },
        headers: { Authorization: `Bearer ${key}`, ...headers, 'Content-Length': body.length },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
        answer.on('error', reject)
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${callMsMax} ms to ${method} ${where}`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function knownTo(send: (call: WorstCall) => Promise<Answered>): Promise<Known> {
  const post = async (where: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await send({ method: 'POST', path: where, headers, body: Buffer.from(JSON.stringify(body)) })
    return JSON.parse(answer.body.toString())
  }
  const { id } = await post('/v1/partner/bank-connections', { bank_code: 'SBX-SALARY' })
  const { key } = await post('/v1/kyc/eid', { email: 'pass+a@example.com', first_name: 'Alma', last_name: 'Adams' })
  return { connectionId: String(id), eidKey: Number(key) }
}
