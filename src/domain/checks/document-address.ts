import { parseAddress, type AddressParts } from '../names/parse-address.ts'
import type { Profile } from '../profile/profile.ts'

/** An address as it is shown and as it is compared. */
export interface ShownAddress {
  readonly text: string
  readonly parts: AddressParts
}

/** The address a document prints, whole or in parts; null when it prints none. `country` is where it lies when unnamed. */
export function documentAddress(
  fields: Readonly<Record<string, string>>,
  country: string | undefined,
): ShownAddress | null {
  if (fields.address !== undefined) return { text: fields.address, parts: parseAddress(fields.address, country) }
  const { street1, city, province, postal_code, country: named } = fields
  if (street1 === undefined && postal_code === undefined) return null
  return shown({ street1, city, province, postal_code, country: named ?? country })
}

/** The client's address; null when neither a street nor a postal code is known. */
export function clientAddress({ values }: Profile): ShownAddress | null {
  const { street1, city, province, postal_code, country } = values
  if (street1 === undefined && postal_code === undefined) return null
  return shown({ street1, city, province, postal_code, country })
}

type PartialParts = { readonly [Part in keyof AddressParts]: AddressParts[Part] | undefined }

function shown({ street1, city, province, postal_code, country }: PartialParts): ShownAddress {
  const parts: AddressParts = {
    ...(street1 === undefined ? {} : { street1 }),
    ...(city === undefined ? {} : { city }),
    ...(province === undefined ? {} : { province }),
    ...(postal_code === undefined ? {} : { postal_code }),
    ...(country === undefined ? {} : { country }),
  }
  return { text: Object.values(parts).join(', '), parts }
}
