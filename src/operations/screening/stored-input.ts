import type { VerdictInput } from '../../domain/verdict/input.ts'

/** Parses the opened input of a stored verdict. Throws when it has another form. */
export function storedInput(bytes: Buffer): VerdictInput {
  const value: unknown = JSON.parse(bytes.toString('utf8'))
  if (!isVerdictInput(value)) throw new Error('a stored verdict has an input of another form')
  return value
}

/** Checks the form only: the bytes are authenticated. */
function isVerdictInput(value: unknown): value is VerdictInput {
  const keys = ['policy', 'kind', 'switches', 'now', 'values', 'documents', 'extraChecks', 'screening', 'locale']
  return typeof value === 'object' && value !== null && keys.every((key) => key in value)
}
