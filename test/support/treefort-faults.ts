import type { ServerResponse } from 'node:http'

const json = { 'content-type': 'application/json' }
/** Between the bytes of an answer that drips. */
const dripMs = 20
/** Of an answer that is larger than any that is read, but ends. */
const largeBytes = 10 * 1024 * 1024

/** Ways in which a provider fails to answer, by name. */
export const treefortFaults = {
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
  'fails with 500': (response: ServerResponse) => void response.writeHead(500, json).end('{"statusCode":500}'),
  'refuses with 401': (response: ServerResponse) => void response.writeHead(401, json).end('{"statusCode":401}'),
  'says 400 inside a 200': (response: ServerResponse) =>
    void response.writeHead(200, json).end('{"statusCode":400,"message":"jane@example.com","data":null}'),
  'sends no JSON': (response: ServerResponse) => void response.writeHead(200, json).end('<html>jane@example.com'),
  'sends another content type': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('{"statusCode":200,"data":{}}'),
  'sends another shape': (response: ServerResponse) =>
    void response.writeHead(200, json).end('{"statusCode":200,"data":{"clientRequestId":7}}'),
  // Two ids, so that it does not start a request either.
  'names an unknown status': (response: ServerResponse) =>
    void response
      .writeHead(200, json)
      .end(
        '{"statusCode":200,"data":{"clientRequestId":"client-request-1","requestStatus":"Reviewed","other":{"clientRequestId":"b"}}}',
      ),
  'sends 10 MB': (response: ServerResponse) =>
    void response
      .on('error', () => {})
      .writeHead(200, json)
      .end(`{"statusCode":200,"data":{"text":"${'a'.repeat(largeBytes)}"}}`),
  redirects(response: ServerResponse) {
    response.writeHead(302, { location: '/api/client/elsewhere' }).end()
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
} as const
export type TreefortFault = keyof typeof treefortFaults
