import { documentChecks } from '../../src/domain/checks/document-checks.ts'
import { packByRegime } from '../../src/domain/policy-packs/index.ts'
import type { Reading } from '../../src/ports/reader.ts'

/** Whether extract refuses what was read without a hint: the check `legible` fails, so another image is asked for. */
export function isRefused(reading: Reading, asOf: string): boolean {
  const pack = packByRegime('generic')
  const { docType, fields, metaCreated, producer, revisions } = reading
  const mapped = Object.keys(fields).length
  const file = { docType, fields, mapped, metaCreated, producer, revisions, reading }
  const checks = documentChecks(
    [{ from: 'reading', filename: 'page.jpg', hint: null, stepKey: null, sha256: '', reuse: null, ...file }],
    { pack, thresholds: pack.thresholds.kyc, asOf, purpose: 'onboarding', locale: 'en' },
  )
  return checks.some(({ id, passed }) => id.startsWith('legible:') && !passed)
}
