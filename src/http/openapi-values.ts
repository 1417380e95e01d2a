import { valueKeysMax } from '../contract/kyc-request.ts'
import { keyExamples } from '../domain/profile/key-examples.ts'
import { profileKeys } from '../domain/profile/profile-keys.ts'
import { valueKinds, type Member, type ValueKind, type ValueShape } from '../domain/profile/value-shape.ts'

type Json = Readonly<Record<string, unknown>>

/** Names of the schemas of objects inside the profile. */
const objectNames: Readonly<Partial<Record<ValueKind, string>>> = {
  parties: 'Party',
  tax_residences: 'TaxResidence',
  trusted_contact: 'TrustedContact',
  senior_approval: 'SeniorApproval',
  address: 'ClientAddress',
}

/** What each kind of value is sent as; null and blank text count as not sent. */
const sentAs: Readonly<Record<ValueKind, readonly string[]>> = {
  name: ['string'],
  names: ['string', 'array'],
  text: ['string', 'number'],
  text_or_yes_no: ['string', 'boolean'],
  occupation: ['string'],
  email: ['string'],
  phone: ['string', 'number'],
  document_type: ['string'],
  currency: ['string'],
  country: ['string'],
  countries: ['string', 'array'],
  province: ['string'],
  postal_code: ['string', 'number'],
  address: ['string', 'object'],
  date: ['string', 'number'],
  past_date: ['string', 'number'],
  birth_date: ['string', 'number'],
  amount: ['string', 'number'],
  signed_amount: ['string', 'number'],
  percentage: ['string', 'number'],
  yes_no: ['boolean', 'string', 'number'],
  choice: ['string', 'number'],
  number: ['string', 'number'],
  formatted_number: ['string', 'number'],
  whole_number: ['integer', 'string'],
  tax_residences: ['string', 'array', 'object'],
  trusted_contact: ['string', 'object'],
  senior_approval: ['string', 'object'],
  parties: ['string', 'array', 'object'],
}

/**
 * The schemas of `values` and of the objects in it: what the product understands. No value in it refuses a call, so every object
 * takes further keys, and a value of another type is one that fails `format:recorded`. docs/reference/en/profile.md.
 */
export function valuesSchemas(): Json {
  const objects: Record<string, Json> = {}
  for (const { shape } of profileKeys) {
    const name = objectNames[shape.kind]
    if (name === undefined || shape.members === undefined) continue
    objects[name] = objectSchema(`Keys that are understood of: ${valueKinds[shape.kind].en}.`, shape.members().list)
  }
  return {
    ClientValues: {
      type: 'object',
      description:
        'The client profile: key to value, null for none. Keys are found under their other names too (`x-aliases`), whatever ' +
        'the case, accents and separators. A value that is not understood is no error: it fails `format:recorded:<key>`. A ' +
        'key that is not known is listed in `ignored`.',
      properties: Object.fromEntries(
        profileKeys.map((key) => [key.name, { ...memberSchema(key), examples: [keyExamples[key.name]] }]),
      ),
      maxProperties: valueKeysMax,
      additionalProperties: true,
    },
    ...objects,
  }
}

function objectSchema(description: string, members: readonly Member[]): Json {
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(members.map((member) => [member.name, memberSchema(member)])),
    additionalProperties: true,
  }
}

function memberSchema({ aliases, shape }: Member): Json {
  const { kind, choices, takesSeveral, max, format } = shape
  const said = [
    valueKinds[kind].en,
    ...(choices === undefined ? [] : [`in English or French: ${choices.join(', ')}`]),
    ...(takesSeveral === true ? ['of several the last in this order counts'] : []),
    ...(max === undefined ? [] : [`0 to ${max}`]),
    ...(format === undefined ? [] : [`format ${format}`]),
  ]
  return {
    description: `${said.join('; ')}.`,
    ...typesOf(shape),
    ...(choices === undefined ? {} : { 'x-values': choices }),
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
  }
}

/** The types of a value, with the schema of its object and of the items of its list. */
function typesOf({ kind, members, isList, takesSeveral }: ValueShape): Json {
  const types = sentAs[kind].filter((type) => type !== 'object' || members !== undefined)
  const name = members === undefined ? undefined : objectNames[kind]
  if (name === undefined) {
    const more = takesSeveral === true ? ['array'] : []
    const items = [...types, ...more].includes('array') ? { items: { type: ['string', 'null'] } } : {}
    return { type: [...types, ...more, 'null'], ...items }
  }
  const object = { $ref: `#/components/schemas/${name}` }
  const others = { type: [...types.filter((type) => type !== 'object' && type !== 'array'), 'null'] }
  if (isList !== true) return { anyOf: [others, object] }
  return { anyOf: [others, object, { type: 'array', items: { anyOf: [{ type: ['string', 'null'] }, object] } }] }
}
