import type { BankCurrency } from './account.ts'

/** The time zone in which the day of an account is counted, by its currency. docs/rules/bank.md#account. */
const timeZones: Readonly<Record<BankCurrency, string>> = {
  CAD: 'America/Toronto',
  USD: 'America/Toronto',
  MAD: 'Africa/Casablanca',
  EUR: 'Europe/Paris',
}

/** The time zone of an account in this currency. */
export function timeZoneOf(currency: BankCurrency): string {
  return timeZones[currency]
}
