import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was asked, as the endpoint got it. */
export interface VisionRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly content: readonly Record<string, unknown>[] }[]
    readonly response_format: { readonly json_schema: { readonly schema: { readonly required: readonly string[] } } }
  }
}

/** An OpenAI-compatible endpoint on loopback that answers with `answer` and keeps what it was asked. */
export interface VisionServer {
  readonly url: URL
  readonly asked: VisionRequest[]
  answer: (response: ServerResponse) => void
  stop(): Promise<void>
}

export async function startVision(): Promise<VisionServer> {
  const asked: VisionRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as VisionRequest['body']
      asked.push({ path: request.url ?? '', headers: request.headers, body })
      vision.answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const vision: VisionServer = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
    asked,
    answer: saying({}),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return vision
}

/** An answer as a model gives one that was asked for JSON. */
export function saying(values: unknown): VisionServer['answer'] {
  const content = typeof values === 'string' ? values : JSON.stringify(values)
  return (response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
}
