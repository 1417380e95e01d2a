import { hash, timingSafeEqual } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { errors, Refusal } from '../../contract/errors.ts'
import { unusableStrings } from '../../contract/unusable-strings.ts'
import { errorFacts, type Log } from '../../ports/log.ts'
import {
  isQuestion,
  questionCharactersMax,
  type ControlAnswer,
  type ControlProgress,
  type ControlQuestion,
} from './message.ts'
import { forgetPlace, recordPlace, recordToken, socketPath } from './socket-place.ts'

const idleMs = 30_000
/** Interval of white space sent before the answer of a long command, so that neither side times out. */
const sayWaitingMs = 10_000

/** Runs a named operation on the server's own store. */
export type Operate = (
  question: ControlQuestion,
  onProgress: (progress: ControlProgress['progress']) => void,
) => Promise<unknown>

/**
 * Listens for commands on a socket of mode 0600 in the data folder while a server holds the embedded database. A question without
 * the token of that folder runs nothing. docs/operations.md#control-socket.
 * The returned function stops listening and removes the socket.
 */
export async function listenForCommands(dataDir: string, operate: Operate, log: Log): Promise<() => Promise<void>> {
  const place = socketPath(dataDir)
  await rm(place, { force: true })
  const token = await recordToken(dataDir)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.setTimeout(idleMs, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    readLine(socket, (line) => {
      const waiting = setInterval(() => socket.write(' '), sayWaitingMs)
      socket.once('close', () => clearInterval(waiting))
      const tell = (progress: ControlProgress['progress']) => {
        if (socket.writable) socket.write(`${JSON.stringify({ progress })}\n`)
      }
      void answerLine(line, token, (question) => operate(question, tell), log).then((answer) => {
        clearInterval(waiting)
        socket.end(`${JSON.stringify(answer)}\n`)
      })
    })
  })
  const mask = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(place, resolve)
    })
  } finally {
    process.umask(mask)
  }
  await chmod(place, 0o600)
  await recordPlace(dataDir, place)
  return async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    await forgetPlace(dataDir)
  }
}

function readLine(socket: Socket, use: (line: string) => void): void {
  let text = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (end >= 0) {
      socket.removeAllListeners('data')
      use(text.slice(0, end))
    } else if (text.length > questionCharactersMax) socket.destroy()
  })
}

async function answerLine(
  line: string,
  token: string,
  operate: (question: ControlQuestion) => Promise<unknown>,
  log: Log,
): Promise<ControlAnswer> {
  try {
    const question: unknown = JSON.parse(line)
    if (!isQuestion(question) || !isSame(question.token, token)) throw errors.controlTokenWrong()
    const { operation, user } = question
    const issues = [...unusableStrings(question.input), ...unusableStrings({ operation, user })]
    if (issues.length > 0) throw errors.issues(issues)
    return { ok: true, value: await operate(question) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, status: error.status, body: error.body }
    log.error('command failed', errorFacts(error))
    return {
      ok: false,
      status: 500,
      body: { code: 'internal_error', message: 'An unexpected error occurred', details: null },
    }
  }
}

/** Compared by their hashes, which have one length, in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
