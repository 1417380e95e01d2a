import type { ServerResponse } from 'node:http'

const json = { 'content-type': 'application/json' }
/** Between the bytes of an answer that drips. */
const dripMs = 20
/** Of an answer that is larger than any that is read, but ends. */
const largeBytes = 10 * 1024 * 1024

/** What the answers of one provider look like, for faults that imitate them. */
export interface FaultyAnswers {
  /** Of an error status. */
  readonly error: string
  /** A failure that comes with the status of a success. */
  readonly failure: string
  /** Of a shape that is not documented. */
  readonly otherShape: string
  /** A status that is not documented; starts no request either. */
  readonly unknownStatus: string
  /** Headers that prove a body; none where the provider does not sign. */
  signatureOf?(body: string): Readonly<Record<string, string>>
}

/** Ways in which a provider fails to answer, by name. */
export const providerFaults = {
  hangs() {},
  drips(response: ServerResponse) {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), dripMs)
    response.once('close', () => clearInterval(timer))
  },
  'drips its head'({ socket }: ServerResponse) {
    socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')
    const timer = setInterval(() => socket?.write('a'), dripMs)
    socket?.once('close', () => clearInterval(timer))
  },
  'closes the connection': (response: ServerResponse) => void response.destroy(),
  'fails with 500': (response: ServerResponse, { error }: FaultyAnswers) =>
    void response.writeHead(500, json).end(error),
  'refuses with 401': (response: ServerResponse, { error }: FaultyAnswers) =>
    void response.writeHead(401, json).end(error),
  'is another host': (response: ServerResponse) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found'),
  'says failure inside a 200': (response: ServerResponse, answers: FaultyAnswers) =>
    signed(response, answers, answers.failure),
  'sends no JSON': (response: ServerResponse, answers: FaultyAnswers) =>
    signed(response, answers, '<html>jane@example.com'),
  'sends another content type': (response: ServerResponse, { otherShape }: FaultyAnswers) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(otherShape),
  'sends another shape': (response: ServerResponse, answers: FaultyAnswers) =>
    signed(response, answers, answers.otherShape),
  'names an unknown status': (response: ServerResponse, answers: FaultyAnswers) =>
    signed(response, answers, answers.unknownStatus),
  'sends 10 MB': (response: ServerResponse) =>
    void response
      .on('error', () => {})
      .writeHead(200, json)
      .end(`{"statusCode":200,"data":{"text":"${'a'.repeat(largeBytes)}"}}`),
  redirects(response: ServerResponse) {
    response.writeHead(302, { location: '/elsewhere' }).end()
  },
  'never stops'(response: ServerResponse) {
    response.writeHead(200, json)
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour).on('error', () => {})
    pour()
  },
  'stops half way'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('{"statusCode":200,', () => response.destroy())
  },
} as const satisfies Readonly<Record<string, (response: ServerResponse, answers: FaultyAnswers) => void>>
export type ProviderFault = keyof typeof providerFaults

function signed(response: ServerResponse, { signatureOf }: FaultyAnswers, body: string): void {
  response.writeHead(200, { ...json, ...signatureOf?.(body) }).end(body)
}
