import { bankStatement } from './documents/bank-statement.ts'
import { driverLicences } from './documents/driver-licence.ts'
import { identityCards } from './documents/identity-card.ts'
import { passport } from './documents/passport.ts'
import { payslip } from './documents/payslip.ts'
import { utilityBill } from './documents/utility-bill.ts'
import type { Locale } from '../../../src/contract/locale.ts'
import type { Specimen } from './specimen.ts'

/**
 * Every specimen there is, as it would be on a day (YYYY-MM-DD): documents recent, cards not expired. The same day gives the same
 * bytes. All those of a language are about one person, at one address (but for the American licence, an earlier one).
 */
export function specimens(asOf: string): readonly Specimen[] {
  return languages.flatMap((language) => [
    ...passport(language, asOf),
    ...utilityBill(language, asOf),
    ...payslip(language, asOf),
    ...bankStatement(language, asOf),
    ...identityCards(language, asOf),
    ...driverLicences(language, asOf),
  ])
}

const languages: readonly Locale[] = ['en', 'fr']
