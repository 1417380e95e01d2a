import { parseAddress, type AddressParts } from '../names/parse-address.ts'
import type { Profile } from './profile.ts'

/**
 * The address a document prints, whole or in parts; null when it prints none. `country` applies when the address names
 * none.
 */
export function documentAddress(
  fields: Readonly<Record<string, string>>,
  country: string | undefined,
): AddressParts | null {
  if (fields.address !== undefined) return parseAddress(fields.address, country)
  if (fields.street1 === undefined && fields.postal_code === undefined) return null
  return partsOf({ ...fields, country: fields.country ?? country })
}

/** The client's address; null when both street and postal code are unknown. */
export function clientAddress({ values }: Profile): AddressParts | null {
  return values.street1 === undefined && values.postal_code === undefined ? null : partsOf(values)
}

/** An address in one line, for a sentence. */
export function addressText({ street1, city, province, postal_code, country }: AddressParts): string {
  return [street1, city, province, postal_code, country].filter((part) => part !== undefined).join(', ')
}

type Given = { readonly [Part in keyof AddressParts]?: string | undefined }

function partsOf({ street1, city, province, postal_code, country }: Given): AddressParts {
  return {
    ...(street1 === undefined ? {} : { street1 }),
    ...(city === undefined ? {} : { city }),
    ...(province === undefined ? {} : { province }),
    ...(postal_code === undefined ? {} : { postal_code }),
    ...(country === undefined ? {} : { country }),
  }
}
