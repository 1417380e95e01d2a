import { textOf } from './reading.ts'
import { shaped } from './value-shape.ts'

/** Calling code and trunk prefix by ISO alpha-2, for the countries where clients live. ITU-T E.164. */
const regions: Readonly<Record<string, { readonly code: string; readonly trunk: string }>> = {
  CA: { code: '1', trunk: '1' },
  US: { code: '1', trunk: '1' },
  FR: { code: '33', trunk: '0' },
  MA: { code: '212', trunk: '0' },
  BE: { code: '32', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  DE: { code: '49', trunk: '0' },
  DZ: { code: '213', trunk: '0' },
  ES: { code: '34', trunk: '' },
  GB: { code: '44', trunk: '0' },
  IT: { code: '39', trunk: '' },
  LU: { code: '352', trunk: '' },
  NL: { code: '31', trunk: '0' },
  PT: { code: '351', trunk: '' },
  SN: { code: '221', trunk: '' },
  TN: { code: '216', trunk: '' },
}

const phoneLengthMax = 40
const digitsMin = 8
const digitsMax = 15

/**
 * A telephone number in E.164; a number without a country code belongs to the client's country.
 * docs/rules/profile.md#texts.
 */
export const phone = shaped<string>({ kind: 'phone' }, (raw, context) => {
  const text = textOf(raw)
  if (text === null) return { why: 'not_a_phone' }
  if (text.length > phoneLengthMax) return { why: 'too_long' }
  const number = parsePhone(text, context.country)
  return number === null ? { value: text, why: 'not_a_phone' } : { value: number }
})

/** Already in stored form. */
const inE164 = /^\+\d{8,15}$/

function parsePhone(text: string, country: string | null): string | null {
  if (inE164.test(text)) return text
  const main = text.replace(/\s*(?:ext\.?|extension|poste|x|#)\s*\d{1,6}$/i, '').replace(/\(0\)/, '')
  if (!/^\+?[\d\s().\-–/]+$/.test(main)) return null
  const digits = main.replace(/\D/g, '')
  if (main.startsWith('+')) return inLimits(digits)
  if (digits.startsWith('00')) return inLimits(digits.slice(2))
  const region = country === null || !Object.hasOwn(regions, country) ? undefined : regions[country]
  if (region === undefined) return inLimits(digits)
  const national = region.trunk !== '' && digits.startsWith(region.trunk) ? digits.slice(region.trunk.length) : digits
  if (region.code === '1' && national.length !== 10) return null
  return inLimits(region.code + national)
}

function inLimits(digits: string): string | null {
  return digits.length >= digitsMin && digits.length <= digitsMax ? `+${digits}` : null
}
