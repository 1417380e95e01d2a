import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeConsole } from '../../src/http/console-api/describe-console.ts'
import { describeApi } from '../../src/http/openapi.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'

/** Lints the published descriptions with Redocly's recommended rules; exits as the linter does. */
const serverUrl = 'https://kyc.partner.test'
const folder = mkdtempSync(path.join(os.tmpdir(), 'gatehouse-api-'))
const files = [describeApi(partnerOperations, serverUrl), describeConsole(serverUrl)].map((description, index) => {
  const file = path.join(folder, `openapi-${index}.json`)
  writeFileSync(file, JSON.stringify(description, null, 2))
  return file
})
const redocly = path.join(import.meta.dirname, '../../node_modules/.bin/redocly')
const { status } = spawnSync(redocly, ['lint', ...files, '--extends', 'recommended'], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
