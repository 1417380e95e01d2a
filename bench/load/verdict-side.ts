/**
 * Prints the µs of CPU of a verdict of the checkout that its argument names: over generated client files of every pack, of one
 * client with two documents, and of a corporation with four. bench/verdicts.ts starts it.
 */
import path from 'node:path'
import { regimes } from '../../src/domain/policy-packs/index.ts'
import type * as requestInputs from '../../src/domain/verdict/request-input.ts'
import type * as verdicts from '../../src/domain/verdict/verdict.ts'
import { seededChoices } from '../../test/faults/policies/random.ts'
import { randomRequest } from '../../test/faults/policies/requests.ts'
import { corporationRequest } from './corporation-request.ts'
import { verifyRequest } from './verify-request.ts'

const filesMade = 800
const warmUps = 6
const passes = 6
const today = '2026-11-21'

const [, , checkout = ''] = process.argv
const { verdictOfInput } = (await import(path.resolve(checkout, 'src/domain/verdict/verdict.ts'))) as typeof verdicts
const { requestInput, clearScreening } = (await import(
  path.resolve(checkout, 'src/domain/verdict/request-input.ts')
)) as typeof requestInputs

const random = seededChoices(1)
const inputs = Array.from({ length: filesMade }, (_, index) => {
  const { regime = '', lists = [] } = regimes[index % regimes.length] ?? {}
  return inputOf(randomRequest(random), regime, lists)
})
const samples = repeated(verifyRequest(today))
const corporations = repeated(corporationRequest(today))

for (let round = 0; round < warmUps; round++) {
  for (const input of [...inputs, ...samples, ...corporations]) verdictOfInput(input)
}
console.log(JSON.stringify({ generated: cpuOf(inputs), sample: cpuOf(samples), corporation: cpuOf(corporations) }))

function repeated(request: Parameters<typeof requestInput>[0]) {
  const input = inputOf(request, 'ca_aml', ['ca_sema', 'ca_criminal_code', 'un'])
  return Array.from({ length: filesMade }, () => input)
}

function inputOf(request: Parameters<typeof requestInput>[0], regime: string, lists: readonly string[]) {
  return requestInput(request, {
    policy: { id: null, regime },
    now: `${today}T17:00:00.000Z`,
    screening: clearScreening(lists, today),
  })
}

/** µs of CPU a verdict. */
function cpuOf(of: typeof inputs): number {
  const started = process.cpuUsage()
  for (let pass = 0; pass < passes; pass++) for (const input of of) verdictOfInput(input)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / (passes * of.length)
}
