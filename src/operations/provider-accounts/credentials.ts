import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'

const credentialLengthMax = 4_096
const credentialsMax = 10

/** Credentials by name, as an operator gives them. */
export const Credentials = Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: credentialLengthMax }), {
  maxProperties: credentialsMax,
})

/** What a provider asks of its accounts. */
export interface CredentialNames {
  readonly credentialNames: readonly string[]
  readonly optionalCredentialNames: readonly string[]
}

/** Of a provider that this process does not have: it takes none. */
export const noCredentials: CredentialNames = { credentialNames: [], optionalCredentialNames: [] }

/** Throws the 422 list when a needed credential is missing or one is not known. */
export function refuseCredentials(
  given: Readonly<Record<string, string>>,
  { credentialNames, optionalCredentialNames }: CredentialNames,
): void {
  const missing = credentialNames.filter((name) => !(name in given))
  const known = [...credentialNames, ...optionalCredentialNames]
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  if (missing.length + unknown.length === 0) return
  throw errors.issues([
    ...missing.map((name) => ({ type: 'missing', loc: ['body', 'credentials', name], msg: 'Field required' })),
    ...unknown.map((name) => ({
      type: 'extra_forbidden',
      loc: ['body', 'credentials', name],
      msg: 'Extra inputs are not permitted',
    })),
  ])
}

/** The names of what was given, in the order of the provider. */
export function givenNames(
  given: Readonly<Record<string, string>>,
  { credentialNames, optionalCredentialNames }: CredentialNames,
): readonly string[] {
  return [...credentialNames, ...optionalCredentialNames].filter((name) => name in given)
}
