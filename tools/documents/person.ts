/** Where a document is issued: Canada in English, Québec, France, Morocco, the United States. */
export type Region = 'CA' | 'QC' | 'FR' | 'MA' | 'US'

/** Somebody who does not exist. */
export interface Person {
  readonly firstName: string
  readonly middleNames: string
  readonly lastName: string
  readonly sex: 'F' | 'M'
  readonly dateOfBirth: string
  readonly placeOfBirth: string
  readonly street: string
  /** Printed behind the street; absent where the street says it. */
  readonly unit?: string
  readonly city: string
  /** Two letters in Canada and the US, else empty. */
  readonly province: string
  readonly postalCode: string
  readonly occupation: string
}

/** First and last name, sometimes with the middle name or its initial. */
export function fullName({ firstName, middleNames, lastName }: Person, middle: 'none' | 'initial' | 'whole' = 'none') {
  const between = middle === 'none' ? '' : middle === 'initial' ? `${middleNames.charAt(0)}. ` : `${middleNames} `
  return `${firstName} ${between}${lastName}`
}

/** The address as the post wants it, a street line and a town line. */
export function postalLines(person: Person, region: Region): readonly [string, string] {
  const { city, province, postalCode } = person
  const street = streetLine(person)
  switch (region) {
    case 'CA':
      return [street, `${city} ${province}  ${postalCode}`]
    case 'QC':
      return [street, `${city} (Québec)  ${postalCode}`]
    case 'US':
      return [street, `${city}, ${province} ${postalCode}`]
    case 'FR':
      return [street, `${postalCode} ${city.toUpperCase()}`]
    case 'MA':
      return [street, `${postalCode} ${city}`]
  }
}

/** Street and unit on one line. */
export function streetLine({ street, unit = '' }: Person): string {
  return unit === '' ? street : `${street}, ${unit}`
}

/** Lines of an address as a field has them: joined by a comma and a space, spaces single. */
export function joinedAddress(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\s+/g, ' ')).join(', ')
}
