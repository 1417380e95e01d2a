import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { postFiles, postJson } from './partner-call.ts'
import { CommandFailed, type Command } from './command.ts'
import { loadSpecimens } from './load-specimens.ts'

/** Documents of the demo's client, by specimen name and the step they are sent for. */
const sent = [
  { name: 'passport-en', step: 'photo_id' },
  { name: 'utility-bill-en', step: 'proof_of_address' },
] as const
const reference = 'demo-client'
/** The partner's own check: a photo document alone does not verify identity in Canada (PCMLTFR s. 105). */
const seenInPerson = {
  id: 'in_person',
  label: 'The client and the document were seen in person.',
  severity: 'critical',
  passed: true,
  detail: '',
} as const

/** Sends specimens through extract and assess on a temporary server and prints the result. */
export const demoCommand: Command = {
  words: 'demo',
  about: 'read specimens and assess a client on a temporary server',
  positionals: [],
  options: {},
  async run(context) {
    const { profile, specimens } = await loadSpecimens()
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-demo-'))
    const config = { ...context.config, dataDir, databaseUrl: null, storageUrl: null, publicUrl: null, port: 0 }
    const server = await context.startServer({ ...config, host: '127.0.0.1', secretKeys: null, logLevel: 'error' })
    try {
      const key = server.firstStart?.key ?? ''
      const asOf = new Date().toISOString().slice(0, 10)
      const documents: unknown[] = []
      for (const { name, step } of sent) {
        const specimen = specimens(asOf).find((candidate) => candidate.name === name)
        if (specimen === undefined) throw new Error(`there is no specimen ${name}`)
        context.say(`extract  ${name} (${specimen.mime}) as ${step}`)
        const answer = await postFiles(`${server.url}/v1/kyc/extract`, key, {
          file: { name, mime: specimen.mime, bytes: await specimen.render() },
          fields: { step_key: step, reference },
        })
        documents.push(...listOf(answer, 'documents'))
        for (const line of fieldLines(answer)) context.say(`         ${line}`)
      }
      context.say('assess   the profile, the documents and the check that the partner made in person')
      const body = { reference, values: profile('en', asOf), documents, extra_checks: [seenInPerson] }
      const assessed = await postJson(`${server.url}/v1/kyc/assess`, key, body)
      for (const line of verdictLines(assessed)) context.say(`         ${line}`)
      const read = documents.every((entry) => Object.keys(objectOf(entry, 'fields')).length > 0)
      if (!read) throw new CommandFailed({ documents, assessed })
      return { documents, assessed }
    } finally {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  lines: () => ['The verdict was computed over HTTP from images. Nothing was stored.'],
}

function fieldLines(answer: unknown): readonly string[] {
  return Object.entries(objectOf(answer, 'fields')).map(([name, value]) => `${name}: ${String(value)}`)
}

function verdictLines(answer: unknown): readonly string[] {
  const verification = objectOf(answer, 'verification')
  const assessment = objectOf(answer, 'assessment')
  const checks = listOf(verification, 'checks')
  const failed = [...listOf(verification, 'critical_failures'), ...listOf(verification, 'flags')].map(
    (check) => `${textOf(check, 'severity')}  ${textOf(check, 'id')}: ${textOf(check, 'detail')}`,
  )
  return [
    `passed: ${textOf(verification, 'passed')} (${checks.length} checks, ${failed.length} to look at)`,
    ...failed,
    `risk level: ${textOf(assessment, 'risk_level')}`,
    `suitability: ${textOf(assessment, 'suitability')}`,
  ]
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function objectOf(value: unknown, name: string): object {
  const found = member(value, name)
  return typeof found === 'object' && found !== null ? found : {}
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const found = member(value, name)
  return Array.isArray(found) ? found : []
}

function textOf(value: unknown, name: string): string {
  return String(member(value, name) ?? '')
}
