import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Type, type Static } from 'typebox'
import { errors } from '../contract/errors.ts'
import { KycRequest } from '../contract/kyc-request.ts'
import type { PolicyPack } from '../domain/policy-packs/definition/policy-pack.ts'
import { clearScreening, requestInput } from '../domain/verdict/request-input.ts'
import type { VerdictInput } from '../domain/verdict/input.ts'
import { verdictOfInput } from '../domain/verdict/verdict.ts'
import { bodyValidator } from '../operations/body-validator.ts'
import { readJsonFile, type NamedPolicy } from './policy-source.ts'

/** Most case files in one folder. */
const casesMax = 1_000

/** The `as_of` of a case whose request has none. */
const dayOfCases = '2026-11-21'

const States = ['passed', 'critical', 'warning', 'info', 'absent'] as const

/** One case of `policy test`: a request of verify and its expected result. Unnamed results are not checked. */
const PolicyCase = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1 })),
    request: KycRequest,
    /** `clear`: every party was screened without a hit; `none`: no list is loaded. */
    screening: Type.Optional(Type.Enum(['clear', 'none'])),
    expect: Type.Object(
      {
        passed: Type.Optional(Type.Boolean()),
        /** Check id to result: `passed`, the severity of the failure, or `absent`. */
        checks: Type.Optional(Type.Record(Type.String(), Type.Enum([...States]))),
        /** The exact missing data points. */
        missing: Type.Optional(Type.Array(Type.String())),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
type PolicyCase = Static<typeof PolicyCase>

const validate = bodyValidator(PolicyCase)

export interface PolicyTestReport {
  readonly passed: number
  readonly failed: number
  readonly cases: readonly { readonly name: string; readonly faults: readonly string[] }[]
}

/** Runs every `*.json` of a folder under a policy, in order of name. Throws the refusal of a file that cannot be read. */
export async function runPolicyTests({ pack, refusals }: NamedPolicy, folder: string): Promise<PolicyTestReport> {
  const files = await caseFiles(folder)
  const cases: { name: string; faults: readonly string[] }[] = [
    ...(refusals.length === 0
      ? []
      : [{ name: 'the policy', faults: refusals.map(({ path: at, message }) => `${at}: ${message}`) }]),
  ]
  for (const file of files) {
    const one = validate(await readJsonFile(path.join(folder, file)))
    cases.push({ name: one.name ?? file, faults: faultsOf(one, pack) })
  }
  const failed = cases.filter(({ faults }) => faults.length > 0).length
  return { passed: cases.length - failed, failed, cases }
}

async function caseFiles(folder: string): Promise<readonly string[]> {
  try {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted()
    if (files.length === 0) throw errors.fileNotReadable(`${folder} has no *.json case`)
    return files.slice(0, casesMax)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw errors.fileNotReadable(`folder ${folder} does not exist`)
    }
    throw error
  }
}

function faultsOf({ request, screening = 'clear', expect }: PolicyCase, pack: PolicyPack): readonly string[] {
  const { verification } = verdictOfInput(inputOf(request, pack, screening))
  const states = new Map(verification.checks.map(({ id, passed, severity }) => [id, passed ? 'passed' : severity]))
  const { missing } = verification.completeness
  return [
    ...(expect.passed === undefined || expect.passed === verification.passed
      ? []
      : [`the verdict is ${verification.passed ? 'passed' : 'failed'}: ${blocking(verification.critical_failures)}`]),
    ...Object.entries(expect.checks ?? {}).flatMap(([id, wanted]) => {
      const found = states.get(id) ?? 'absent'
      return found === wanted ? [] : [`${id} is ${found}, expected ${wanted}`]
    }),
    ...(expect.missing === undefined || expect.missing.join() === missing.join()
      ? []
      : [`missing is ${missing.join(', ') || 'nothing'}, expected ${expect.missing.join(', ') || 'nothing'}`]),
  ]
}

function blocking(failures: readonly { readonly id: string }[]): string {
  return failures.map(({ id }) => id).join(', ') || 'nothing blocks'
}

function inputOf(request: KycRequest, pack: PolicyPack, screening: 'clear' | 'none'): VerdictInput {
  const day = request.as_of ?? dayOfCases
  return requestInput(
    { ...request, as_of: day },
    {
      policy: { id: testedPolicyId, regime: pack.regime, pack },
      now: `${day}T12:00:00.000Z`,
      screening: screening === 'none' ? { status: 'not_run', why: 'no_list' } : clearScreening(pack.lists, day),
    },
  )
}

/** Placeholder id of a policy that is not published; it is never shown. */
const testedPolicyId = '00000000-0000-0000-0000-000000000000'
