import { KycRequest } from '../../src/contract/kyc-request.ts'
import type { ScreenedList } from '../../src/domain/screening/result.ts'
import type { VerdictInput } from '../../src/domain/verdict/input.ts'
import { verdictOfInput } from '../../src/domain/verdict/verdict.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'
import { median } from '../../test/support/figures.ts'
import { verifyRequest } from './verify-request.ts'

const warmUps = 30_000
const callsPerRound = 10_000
const rounds = 9

/** µs of CPU for the verdict of an individual with two documents, and for parsing the body that it came in. */
export function verdictCost(): { readonly verdict: number; readonly parsing: number } {
  const today = '2026-11-21'
  const request = verifyRequest(today)
  const { values, documents = [] } = bodyValidator(KycRequest)(request)
  const input: VerdictInput = {
    policy: { id: null, regime: 'ca_aml' },
    environment: 'sandbox',
    purpose: 'onboarding',
    kind: 'individual',
    switches: { requireDocuments: null, screenSanctions: true, screenAmlPep: null },
    asOfRequested: null,
    now: `${today}T12:00:00.000Z`,
    values,
    documents: documents.map((entry) => ({ ...entry, sealState: 'intact' })),
    extraChecks: [],
    screening: {
      status: 'run',
      bundle: {
        id: 'bench',
        engine: '1',
        lists: ['ca_sema', 'ca_criminal_code', 'un'].map((id) => freshList(id, today)),
      },
      parties: [{ party: 'Clara Clearwater', hits: [] }],
    },
    locale: 'en',
  }
  const body = Buffer.from(JSON.stringify(request))
  const work = { verdict: () => verdictOfInput(input), parsing: () => JSON.parse(body.toString()) as unknown }
  for (let call = 0; call < warmUps; call++) {
    work.verdict()
    work.parsing()
  }
  const costs: Record<keyof typeof work, number[]> = { verdict: [], parsing: [] }
  for (let round = 0; round < rounds; round++) {
    costs.verdict.push(cpuOf(work.verdict))
    costs.parsing.push(cpuOf(work.parsing))
  }
  return { verdict: median(costs.verdict), parsing: median(costs.parsing) }
}

/** A list that is as new as can be. */
function freshList(id: string, day: string): ScreenedList {
  return { id, name: id, sha256: '', publishedOn: day, checkedOn: day, entities: 1 }
}

function cpuOf(work: () => unknown): number {
  const started = process.cpuUsage()
  for (let call = 0; call < callsPerRound; call++) work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / callsPerRound
}
