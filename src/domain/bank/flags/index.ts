import type { Check } from '../../../contract/check.ts'
import type { Locale } from '../../../contract/locale.ts'
import { emitAll, ownSeverities, type CheckRule } from '../../checks/definition/check-rule.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'
import { bankAsOf } from './as-of.ts'
import { bankCircularTransfers } from './circular-transfers.ts'
import { bankCollections } from './collections.ts'
import { bankDebtService } from './debt-service.ts'
import { bankGambling } from './gambling.ts'
import { bankGovernmentOnly } from './government-only.ts'
import { bankHolderName } from './holder-name.ts'
import { bankHousing } from './housing.ts'
import { bankIncomeDeclared } from './income-declared.ts'
import { bankIncomeStability } from './income-stability.ts'
import { bankLargeDeposit } from './large-deposit.ts'
import { bankNegativeDays } from './negative-days.ts'
import { bankNsf } from './nsf.ts'
import { bankPayday } from './payday.ts'
import { bankRecentAccount } from './recent-account.ts'

/** Every flag of an analysis, in the order of an answer. docs/rules/bank.md#flags. */
export const bankRules: readonly CheckRule<BankFacts>[] = [
  bankHolderName,
  bankNsf,
  bankNegativeDays,
  bankDebtService,
  bankHousing,
  bankIncomeStability,
  bankIncomeDeclared,
  bankPayday,
  bankGambling,
  bankCollections,
  bankRecentAccount,
  bankLargeDeposit,
  bankCircularTransfers,
  bankGovernmentOnly,
  bankAsOf,
]

/** The flags of an analysis: a pure function of its figures. A flag without its input is absent. docs/rules/bank.md#flags. */
export function bankChecks(facts: BankFacts, locale: Locale): readonly Check[] {
  const checks: Check[] = []
  emitAll(checks, bankRules, facts, { locale, severities: ownSeverities })
  return checks
}
