/** Characters an identifier needs before it is looked up: shorter ones are anybody's. */
const identifierMin = 5

/** An identifier as it is compared: letters and digits alone, capitals; '' when it is too short. */
export function plainIdentifier(value: string): string {
  const plain = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain.length >= identifierMin && /\d/.test(plain) ? plain : ''
}
