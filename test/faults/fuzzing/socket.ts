import { RawConnection } from '../../http/support/raw.ts'
import type { Answer } from '../../http/support/described.ts'
import type { FuzzCall } from './calls.ts'
import type { Target } from './target.ts'

/** Ways to frame the same call on a connection. The damaged ones may be refused or cut off, never answered otherwise. */
const framings = ['length', 'chunked', 'long', 'both', 'bare_lf', 'folded', 'split'] as const
const answerMsMax = 3_000

/**
 * Sends a call over a connection of its own, framed in a way that its bytes choose, and checks the answer; null when the
 * connection was ended without one, which only a damaged frame may be.
 */
export async function socketExchange(target: Target, call: FuzzCall): Promise<Answer | null> {
  const framing = framings[call.body.length % framings.length] ?? 'length'
  const connection = await RawConnection.open(target.url)
  try {
    const bytes = frame(target, call, framing)
    const half = framing === 'split' ? bytes.length >> 1 : bytes.length
    await connection.write(bytes.subarray(0, half))
    if (half < bytes.length) await connection.write(bytes.subarray(half))
    if (framing === 'long') connection.socket.end()
    const answer = await connection.answer(answerMsMax).catch((error: unknown) => {
      if (whole.includes(framing)) throw error
      return null
    })
    if (answer !== null) checkAnswer(target, call, answer, framing)
    return answer
  } finally {
    connection.destroy()
  }
}

const whole: readonly string[] = ['length', 'chunked', 'split']

/** A frame that the parser refuses is answered as an unknown path. docs/api.md#order-of-refusals. */
function checkAnswer(target: Target, call: FuzzCall, answer: Answer, framing: string): void {
  const unparsed = answer.status === 404 && (answer.body as { code?: unknown }).code === 'not_found'
  if (unparsed && !whole.includes(framing)) return
  target.check(call, answer)
}

function frame(target: Target, call: FuzzCall, framing: (typeof framings)[number]): Buffer {
  const { body } = call
  const lines = Object.entries(target.headersOf(call)).map(([name, value]) => `${name}: ${value}`)
  lines.push('host: 127.0.0.1')
  const chunked = framing === 'chunked' || framing === 'both'
  if (chunked) lines.push('transfer-encoding: chunked')
  if (framing !== 'chunked') lines.push(`content-length: ${body.length + (framing === 'long' ? 5 : 0)}`)
  if (framing === 'folded') lines.push('x-folded: a\r\n b')
  const end = framing === 'bare_lf' ? '\n' : '\r\n'
  const head = [`${call.method} ${call.path}${call.query} HTTP/1.1`, ...lines, '', ''].join(end)
  const content = chunked
    ? [body.length === 0 ? '' : `${body.length.toString(16)}\r\n`, body, body.length === 0 ? '' : '\r\n', '0\r\n\r\n']
    : [body]
  return Buffer.concat([Buffer.from(head, 'latin1'), ...content.map((part) => Buffer.from(part as string))])
}
