import { mkdtemp } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { openLog } from '../../src/adapters/log/json-lines.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { KycRequest } from '../../src/contract/kyc-request.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { createServer } from '../../src/http/server.ts'
import { startServer } from '../../src/start-server.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'
import { verify } from '../../src/operations/partner/verify.ts'
import { meterCalls } from '../../src/http/call-meter.ts'
import { noMetrics } from '../../src/ports/metrics.ts'

/**
 * Two servers that parse and validate a verify call and answer the same thing without working for it: `bare` is Fastify and
 * nothing else, `product` has the whole way of a call, with its log lines, around an operation that does nothing. The key's
 * row is read once and memoised here, so that no SQL runs. The difference is what the product puts around an operation.
 * Started by bench/verify.ts with the answer; tells its parent the address and the key.
 */
const [, , which = '', answerText = '{}'] = process.argv
const answer: VerifyAnswer = JSON.parse(answerText)

async function serveBare() {
  const validate = bodyValidator(KycRequest)
  const app = Fastify()
  app.post('/v1/kyc/verify', async (request) => {
    validate(request.body)
    return answer
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), key: '' }
}

async function serveProduct() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-bench-'))
  const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READERS: '1', GATEHOUSE_LOG: 'error' })
  const { services, firstStart } = await startServer(config, { jobs: 'only' })
  const { system } = services.store
  const ask = system.executeQuery.bind(system)
  let row: Promise<unknown> | null = null
  const memoised = async (query: Parameters<typeof ask>[0]) => {
    await nextTurn() // as any answer of a database; the body arrives meanwhile
    return (row ??= ask(query))
  }
  Object.assign(system, { executeQuery: memoised })
  const calls = meterCalls(noMetrics)
  const app = createServer({
    gate: {
      services,
      limiter: new RateLimiter({ limit: 1_000_000_000, take: null }),
      publicUrl: null,
      trustedProxies: new BlockList(),
      eventLoop: { isOverloaded: () => false },
      calls,
    },
    calls,
    operations: [{ ...verify, run: async () => answer }],
    uploadDir: dataDir,
    debug: false,
    log: openLog({ level: 'info' }),
    published: {},
    ready: async () => ({}),
    report: async () => ({ status: 200, body: {} }),
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), key: firstStart?.key ?? '' }
}

process.send?.(which === 'bare' ? await serveBare() : await serveProduct())
