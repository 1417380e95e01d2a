import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { openDatabase } from './database.ts'
import type { DurableFolder } from './durable-folder.ts'
import type { Answer, Request } from './messages.ts'

/** Opens the database and answers the requests of the port, one after the other, until a request is null. */
export async function serveDatabase(folder: DurableFolder, port: MessagePort): Promise<void> {
  const requests = on(port, 'message')
  const database = await openDatabase(folder)
  port.postMessage('ready')
  for await (const [message] of requests) {
    const request: Request = message
    if (request === null) break
    const answer: Answer = await database.run(request.role, request.messages)
    port.postMessage(answer, [answer.buffer])
  }
  await database.close()
  port.close()
}
