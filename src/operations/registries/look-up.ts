import { createHash } from 'node:crypto'
import { Value } from 'typebox/value'
import { wireTime } from '../../contract/events.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { RegisterSays, RegistryLookup, RegistryQuery } from '../../domain/registry/registry-lookup.ts'
import { registryQueries } from '../../domain/registry/registry-queries.ts'
import { RegisterUnavailable, type Register } from '../../ports/registry.ts'
import { keepRegistryAnswer, keptRegistryAnswer } from '../../store/registry-cache.ts'
import type { Services } from '../services.ts'
import { StoredAnswer } from './stored-answer.ts'

/** How long an answer to a number serves. docs/rules/registries.md#failures-and-caching. */
export const registryAnswerHours = 24
const registryAnswerMs = registryAnswerHours * 3_600_000
/** What a look-up uses. */
type LookUpServices = Pick<Services, 'registers' | 'store' | 'clock'>

/** For all questions of one call together. */
const lookUpMs = 8_000
const questionsMax = 6

/**
 * What the public registers say of an entity: the first that has it; else what the most telling question was answered. Null for
 * an individual, when no register is switched on, or when there is nothing to ask with. A register's fault is an answer
 * (`unavailable`), never an error. docs/rules/registries.md#failures-and-caching.
 */
export async function lookUpEntity(
  services: LookUpServices,
  { request, profile, chosen }: ResolvedRequest,
): Promise<RegistryLookup | null> {
  if (request.kind === 'individual') return null
  const registers = services.registers.of(request.environment)
  if (registers.length === 0) return null
  const questions = registryQueries(profile, { kind: request.kind, pack: chosen.pack }).flatMap((query) =>
    registers.filter((register) => register.canAnswer(query)).map((register) => ({ register, query })),
  )
  const signal = AbortSignal.timeout(lookUpMs)
  const answers: RegistryLookup[] = []
  for (const { register, query } of questions.slice(0, questionsMax)) {
    if (answers.some((earlier) => alreadySaid(earlier, register, query))) continue
    const lookup = await askRegister(services, register, query, signal)
    if (lookup.answer.status === 'found') return lookup
    answers.push(lookup)
  }
  const [first] = answers
  if (first?.query.by !== 'name') return first ?? null
  return answers.find(({ answer }) => answer.status === 'ambiguous') ?? first
}

/** A snapshot of a register that answered online says nothing new. */
function alreadySaid({ source, query, answer }: RegistryLookup, register: Register, asked: RegistryQuery): boolean {
  return answer.status !== 'unavailable' && source === register.id && query.by === asked.by
}

async function askRegister(
  services: LookUpServices,
  register: Register,
  query: RegistryQuery,
  signal: AbortSignal,
): Promise<RegistryLookup> {
  const { answer, at } = await answerOf(services, register, query, signal)
  return {
    source: register.id,
    sourceName: register.name,
    mode: register.mode,
    snapshotDate: register.snapshotDate,
    retrievedAt: wireTime(at),
    query: { by: query.by, value: query.value },
    answer,
  }
}

async function answerOf(
  services: LookUpServices,
  register: Register,
  query: RegistryQuery,
  signal: AbortSignal,
): Promise<{ readonly answer: RegistryLookup['answer']; readonly at: Date }> {
  const now = services.clock.now()
  // Names are not kept: what a client is called is nobody else's to read.
  const keeps = register.mode === 'live' && query.by !== 'name'
  const under = { source: register.id, question: questionHash(query) }
  if (keeps) {
    const since = new Date(now.getTime() - registryAnswerMs)
    const kept = await keptRegistryAnswer(services.store, under, since)
    if (kept !== null && Value.Check(StoredAnswer, kept.answer)) return { answer: kept.answer, at: kept.retrievedAt }
  }
  const answer = await asked(register, query, signal)
  if (keeps && answer.status !== 'unavailable') {
    await keepRegistryAnswer(services.store, under, { retrievedAt: now, answer })
  }
  return { answer, at: now }
}

async function asked(register: Register, query: RegistryQuery, signal: AbortSignal): Promise<RegistryLookup['answer']> {
  try {
    return (await register.ask(query, signal)) satisfies RegisterSays
  } catch (error) {
    if (error instanceof RegisterUnavailable) return { status: 'unavailable' }
    throw error
  }
}

function questionHash({ by, value, country }: RegistryQuery): Buffer {
  return createHash('sha256')
    .update(`${by}\n${country ?? ''}\n${value}`)
    .digest()
}
