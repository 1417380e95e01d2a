import type { Locale } from '../../contract/locale.ts'
import { kycAnswer, type KycOperation } from './answer.ts'
import type { VerdictInput } from './input.ts'
import { verdictOfInput } from './verdict.ts'

/** Deepest nesting of an answer that is looked into; answers have about six levels. */
const depthMax = 20

/** A stored answer in a language. */
export interface AnswerInLanguage {
  readonly answer: unknown
  /** False: parts of it are as they were answered, because this version answers them otherwise. */
  readonly isTranslated: boolean
}

/**
 * A stored answer with its sentences in another language. The verdict is computed again in both languages: a part that comes out as it
 * is stored is replaced by its translation, any other part stays. So no result is changed by it, whatever version stored it.
 */
export function answerInLanguage(
  stored: unknown,
  {
    operation,
    input,
    locale,
  }: { readonly operation: KycOperation; readonly input: VerdictInput; readonly locale: Locale },
): AnswerInLanguage {
  if (input.locale === locale) return { answer: stored, isTranslated: true }
  const own = plainOf(kycAnswer(operation, verdictOfInput(input)))
  const asked = plainOf(kycAnswer(operation, verdictOfInput({ ...input, locale })))
  return { answer: translated({ stored, own, asked }, depthMax), isTranslated: isEqual(stored, own) }
}

interface Versions {
  readonly stored: unknown
  readonly own: unknown
  readonly asked: unknown
}

function translated({ stored, own, asked }: Versions, depth: number): unknown {
  if (isEqual(stored, own)) return asked
  if (depth === 0) return stored
  if (Array.isArray(stored)) {
    if (!Array.isArray(own) || !Array.isArray(asked) || own.length !== asked.length) return stored
    return stored.map((member: unknown, at) => {
      const place = placeOf(member, own, at)
      return translated({ stored: member, own: own[place], asked: asked[place] }, depth - 1)
    })
  }
  if (!isRecord(stored) || !isRecord(own) || !isRecord(asked)) return stored
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      translated({ stored: value, own: own[key], asked: asked[key] }, depth - 1),
    ]),
  )
}

/** Where a member is in another version of its list: checks by their id, others at the same place. */
function placeOf(member: unknown, others: readonly unknown[], at: number): number {
  const id = isRecord(member) ? member['id'] : undefined
  if (typeof id !== 'string') return at
  return others.findIndex((other) => isRecord(other) && other['id'] === id)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function plainOf(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}
