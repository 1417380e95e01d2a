import type { VerdictInput } from '../../domain/verdict/input.ts'

/** The input of a filed verdict out of its opened bytes. Throws when they are none: we sealed them. */
export function storedInput(bytes: Buffer): VerdictInput {
  const value: unknown = JSON.parse(bytes.toString('utf8'))
  if (!isVerdictInput(value)) throw new Error('a filed verdict has an input of another form')
  return value
}

/** Our own bytes under an unbroken seal: the form is looked at, not each value. */
function isVerdictInput(value: unknown): value is VerdictInput {
  const keys = ['policy', 'kind', 'switches', 'now', 'values', 'documents', 'extraChecks', 'screening', 'locale']
  return typeof value === 'object' && value !== null && keys.every((key) => key in value)
}
