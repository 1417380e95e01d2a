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
import type { Gate } from '../../src/http/pipeline.ts'
import { CallLimits } from '../../src/http/call-limits.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { createServer } from '../../src/http/server.ts'
import { startServer } from '../../src/start-server.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'
import { verify } from '../../src/operations/partner/verify.ts'
import { meterCalls, type CallMeter } from '../../src/http/call-meter.ts'
import { noMetrics } from '../../src/ports/metrics.ts'

/**
 * Two servers that parse and validate a verify call and answer the same thing without working for it: `bare` is Fastify and
 * nothing else, `product` has the whole way of a call, with its log lines, around an operation that does nothing. The key's row
 * is read once and memoised here, so that no SQL runs. Product less bare is what the product puts around an operation. Started by
 * bench/verify.ts with the answer; tells its parent the address and the key.
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

async function openGate(): Promise<{ gate: Gate; calls: CallMeter; dataDir: string; key: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-bench-'))
  const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READERS: '1', GATEHOUSE_LOG: 'error' })
  const { services, firstStart } = await startServer(config, { jobs: 'only' })
  const { system } = services.store
  const ask = system.executeQuery.bind(system)
  let row: Promise<unknown> | null = null
  const memoised = async (query: Parameters<typeof ask>[0]) => {
    // Jobs query as the same role.
    if (!('sql' in query) || !query.sql.includes('"api_key"')) return ask(query)
    await nextTurn() // as any answer of a database; the body arrives meanwhile
    return (row ??= ask(query))
  }
  Object.assign(system, { executeQuery: memoised })
  const calls = meterCalls(noMetrics)
  const gate: Gate = {
    services,
    limits: new CallLimits(new RateLimiter({ limit: 1_000_000_000, take: null })),
    publicUrl: null,
    trustedProxies: new BlockList(),
    eventLoop: { isOverloaded: () => false },
    calls,
  }
  return { gate, calls, dataDir, key: firstStart?.key ?? '' }
}

async function serveProduct() {
  const { gate, calls, dataDir, key } = await openGate()
  const app = createServer({
    gate,
    calls,
    operations: [{ ...verify, run: async () => answer }],
    uploadDir: dataDir,
    debug: false,
    log: openLog({ level: 'info' }),
    clientPages: null,
    published: {},
    instance: 'test',
    ready: async () => {},
    report: async () => ({ status: 200, body: {} }),
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), key }
}

process.send?.(await (which === 'bare' ? serveBare() : serveProduct()))
