import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const bucket = 'documents'
/** The only account the server knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A real S3 server (s3rver) on loopback with one empty bucket in a temporary folder. Run as
 * `node test/support/s3.ts -- COMMAND…` it gives COMMAND the server's `TEST_S3_URL` and credentials and exits with its code.
 */
export async function startS3(): Promise<{
  url: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-s3-'))
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const options = ['--silent', '--address', '127.0.0.1', '--port', '0', '--configure-bucket', bucket]
  // s3rver makes its list's continuation tokens with DES, which OpenSSL 3 has among its legacy ciphers only.
  const server = spawn(process.execPath, ['--openssl-legacy-provider', program, '--directory', folder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await listeningPort(server.stdout)
  return {
    url: `s3://${bucket}?endpoint=http://127.0.0.1:${port}&path_style=true`,
    credentials,
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listeningPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /listening on .*:(\d+)$/.exec(line)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error('s3rver ended before it listened')
}

if (import.meta.main) {
  const [separator, command, ...args] = process.argv.slice(2)
  if (separator !== '--' || command === undefined) throw new Error('usage: node test/support/s3.ts -- COMMAND…')
  const s3 = await startS3()
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_S3_URL: s3.url,
      AWS_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    },
  })
  const [code] = await once(child, 'exit')
  await s3.stop()
  process.exitCode = code ?? 1
}
