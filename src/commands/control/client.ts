import { connect } from 'node:net'
import {
  answerCharactersMax,
  isAnswer,
  isProgress,
  type ControlAnswer,
  type ControlProgress,
  type ControlQuestion,
} from './message.ts'
import { recordedPlace, recordedToken, socketPath } from './socket-place.ts'

const answerDeadlineMs = 60_000

/** Asks the server that holds this data folder; null when none listens. */
export async function askServer(
  dataDir: string,
  question: Omit<ControlQuestion, 'token'>,
  onProgress: (progress: ControlProgress['progress']) => void = () => {},
): Promise<ControlAnswer | null> {
  const place = (await recordedPlace(dataDir)) ?? socketPath(dataDir)
  const token = (await recordedToken(dataDir)) ?? ''
  return new Promise((resolve, reject) => {
    const socket = connect(place)
    let text = ''
    socket.setEncoding('utf8')
    socket.setTimeout(answerDeadlineMs, () =>
      socket.destroy(new Error('the server did not answer the command in time; check its log and try again')),
    )
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    socket.on('connect', () => socket.write(`${JSON.stringify({ ...question, token })}\n`))
    socket.on('data', (chunk: string) => {
      text += chunk
      // A long answer is searched once, at its end.
      const ends = chunk.includes('\n')
      for (let end = ends ? text.indexOf('\n') : -1; end >= 0 && end < text.length - 1; end = text.indexOf('\n')) {
        const said: unknown = JSON.parse(text.slice(0, end))
        if (isProgress(said)) onProgress(said.progress)
        text = text.slice(end + 1)
      }
      if (text.length > answerCharactersMax) socket.destroy(new Error('the answer of the server is too long'))
    })
    socket.on('end', () => {
      const answer: unknown = text.trim() === '' ? null : JSON.parse(text)
      if (isAnswer(answer)) resolve(answer)
      else reject(new Error('unexpected answer of the server; run the command from the same version as the server'))
    })
  })
}
