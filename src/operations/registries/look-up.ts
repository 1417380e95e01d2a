import { createHash } from 'node:crypto'
import { Value } from 'typebox/value'
import { wireTime } from '../../contract/events.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { RegisterSays, RegistryLookup, RegistryQuery } from '../../domain/registry/registry-lookup.ts'
import { registryQueries } from '../../domain/registry/registry-queries.ts'
import { RegisterUnavailable, type Register } from '../../ports/registry.ts'
import { cacheRegistryAnswer, cachedRegistryAnswer } from '../../store/registry-cache.ts'
import type { Services } from '../services.ts'
import { StoredAnswer } from './stored-answer.ts'

/** How long the answer to a query by number is cached. docs/rules/registries.md#failures-and-caching. */
export const registryAnswerHours = 24
const registryAnswerMs = registryAnswerHours * 3_600_000
/** What a look-up uses. */
type LookUpServices = Pick<Services, 'registers' | 'store' | 'clock'>

/** For all queries of one call together. */
const lookUpMs = 8_000
const questionsMax = 6

/**
 * Looks an entity up in the public registers. Returns the first record found, else the answer to the most specific query. Null
 * for an individual, when no register is switched on, or when the profile has nothing to search with. The failure of a register
 * is an answer (`unavailable`), never an error. docs/rules/registries.md#failures-and-caching.
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

/** Whether the same register already answered such a query online: its snapshot adds nothing. */
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
  // Queries by name are not cached: the cache has no tenant, and a name can be personal data.
  const isCached = register.mode === 'live' && query.by !== 'name'
  const under = { source: register.id, question: questionHash(query) }
  if (isCached) {
    const since = new Date(now.getTime() - registryAnswerMs)
    const cached = await cachedRegistryAnswer(services.store, under, since)
    if (cached !== null && Value.Check(StoredAnswer, cached.answer)) {
      return { answer: cached.answer, at: cached.retrievedAt }
    }
  }
  const answer = await asked(register, query, signal)
  if (isCached && answer.status !== 'unavailable') {
    await cacheRegistryAnswer(services.store, under, { retrievedAt: now, answer })
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
