import { printedText, readRecords } from '../../values/data-record.ts'
import type { BankCurrency } from '../definition/account.ts'
import type { BankCountry } from './holidays.ts'
import data from './institutions.json' with { type: 'json' }
import type { MarketId } from './markets.ts'
import { personaOfCode } from './sandbox-codes.ts'

/** A bank of the sandbox. Its code names a simulated account and validates nothing. */
export interface Institution {
  readonly name: string
  readonly country: BankCountry
  readonly currency: BankCurrency
  /** IANA. */
  readonly timeZone: string
  /** Customs and language of its accounts. */
  readonly market: MarketId
}

const customs = {
  CA: { country: 'CA', currency: 'CAD', timeZone: 'America/Toronto', market: 'ca_en' },
  MA: { country: 'MA', currency: 'MAD', timeZone: 'Africa/Casablanca', market: 'ma_fr' },
  FR: { country: 'FR', currency: 'EUR', timeZone: 'Europe/Paris', market: 'fr_fr' },
} as const

const banks: ReadonlyMap<string, Institution> = new Map(
  readRecords('institutions.json', data, (record): [string, Institution][] => {
    const codes = [record.text('code', /^(\d{3}|\d{5}|sandbox)$/), ...record.texts('aliases', /^\d{3}$/)]
    const country = countryOf(record.text('country', /^(CA|MA|FR)$/))
    const french = record.optionalText('language', /^fr$/) === 'fr' && country === 'CA'
    const institution: Institution = {
      name: record.text('name', printedText),
      ...customs[country],
      ...(french ? { market: 'ca_fr' } : {}),
    }
    return codes.map((code) => [code, institution])
  }).flat(),
)

/**
 * The bank of a code: an institution number (CA), the first three digits of a RIB (MA), a bank code of five digits (FR),
 * `sandbox` or a code `SBX-…`. Null for another code, which the sandbox accepts. docs/rules/bank.md#sandbox-banks.
 */
export function institutionOf(bankCode: string): Institution | null {
  return banks.get(personaOfCode(bankCode) === null ? bankCode : 'sandbox') ?? null
}

/** A bank that is not in the list: a Canadian account in English. */
export function unlistedInstitution(name: string): Institution {
  return { name, ...customs.CA }
}

function countryOf(text: string): BankCountry {
  if (text === 'MA' || text === 'FR') return text
  return 'CA'
}
