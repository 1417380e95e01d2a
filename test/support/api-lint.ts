import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describeApi } from '../../src/http/openapi.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'

/** Lints the published description with Redocly's recommended rules; exits as the linter does. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'gatehouse-api-'))
const file = path.join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(describeApi(partnerOperations, 'https://kyc.partner.test'), null, 2))
const redocly = path.join(import.meta.dirname, '../../node_modules/.bin/redocly')
const { status } = spawnSync(redocly, ['lint', file, '--extends', 'recommended'], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
