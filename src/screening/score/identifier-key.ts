/** Shortest identifier that is looked up, in characters: shorter ones are not unique. */
const identifierMin = 5

/** An identifier in comparable form: letters and digits only, upper case; '' when too short. */
export function plainIdentifier(value: string): string {
  const plain = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain.length >= identifierMin && /\d/.test(plain) ? plain : ''
}
