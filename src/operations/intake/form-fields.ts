import { environments, subjectLengthMax, type Environment } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { isReference } from '../case-reference.ts'

/** The parsed text parts of an extract call; null for one that is absent or empty. docs/api.md#extract. */
export interface ExtractFields {
  readonly reference: string | null
  readonly environment: Environment
  readonly subject: string | null
  readonly kind: string | null
  readonly docType: string | null
  readonly stepKey: string | null
}

/** Parses the text parts. Throws the 422 refusals of docs/api.md#refusals, in the order reference, environment, subject. */
export function readFields(fields: Readonly<Record<string, string>>): ExtractFields {
  const sent = (name: string) => (fields[name] === undefined || fields[name] === '' ? null : fields[name])
  const reference = sent('reference')
  if (reference !== null && !isReference(reference)) throw errors.reference()
  const named = sent('environment') ?? 'sandbox'
  const environment = environments.find((candidate) => candidate === named)
  if (environment === undefined) throw errors.environment()
  const subject = sent('subject')
  if (subject !== null && [...subject].length > subjectLengthMax) throw errors.subject()
  return {
    reference,
    environment,
    subject: usable(subject),
    kind: sent('kind'),
    docType: sent('doc_type'),
    stepKey: usable(sent('step_key')),
  }
}

/** Removes U+0000, which JSON bodies may not have. docs/api.md#extract. */
function usable(text: string | null): string | null {
  return text?.replaceAll('\u0000', '') ?? null
}
