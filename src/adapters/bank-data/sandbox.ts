import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { institutionOf, unlistedInstitution } from '../../domain/bank/simulator/institutions.ts'
import { unavailableBankCode } from '../../domain/bank/simulator/sandbox-codes.ts'
import { simulateAccount } from '../../domain/bank/simulator/simulate-account.ts'
import { dateInTimeZone, isIsoDate } from '../../domain/values/dates.ts'
import { BankDataUnavailable, type BankDataProvider } from '../../ports/bank-data-provider.ts'

/** The twelve months before the month of a reading, with a 29 February, and 31 days of that month. */
const historyDays = 366 + 31

const holderOfNobody = 'Sandbox Client'

/** A token: whose account is simulated. */
const Token = Type.Object({
  tenantId: Type.String(),
  caseId: Type.Union([Type.String(), Type.Null()]),
  bankCode: Type.String(),
  bankName: Type.Union([Type.String(), Type.Null()]),
  holder: Type.String(),
  isEntity: Type.Boolean(),
  connectedOn: Type.String(),
})

/** The built-in provider, which simulates accounts. docs/rules/bank.md#sandbox-accounts. */
export function sandboxBankData(): BankDataProvider {
  return {
    id: 'sandbox',
    capabilities: { needsGrant: false, historyDays },
    credentialNames: [],
    optionalCredentialNames: [],
    async connect({ caseId, bankCode, bankName, holder, isEntity }, { tenantId, now, signal }) {
      refuseUnavailable(bankCode, signal)
      const client: Static<typeof Token> = {
        tenantId,
        caseId,
        bankCode,
        bankName,
        holder: holder.trim() === '' ? holderOfNobody : holder,
        isEntity,
        connectedOn: dayAtBank(bankCode, now),
      }
      return { token: JSON.stringify(client), consentEndsAt: null }
    },
    async read({ token }, { now, signal }) {
      const client = clientOf(token)
      refuseUnavailable(client.bankCode, signal)
      return simulateAccount(client, dayAtBank(client.bankCode, now))
    },
    async revoke() {},
    async check() {},
  }
}

function refuseUnavailable(bankCode: string, signal: AbortSignal): void {
  if (signal.aborted) throw new BankDataUnavailable('aborted')
  if (bankCode === unavailableBankCode) throw new BankDataUnavailable('sandbox_error')
}

function dayAtBank(bankCode: string, now: Date): string {
  const { timeZone } = institutionOf(bankCode) ?? unlistedInstitution(bankCode)
  return dateInTimeZone(now.toISOString(), timeZone)
}

/** Throws BankDataUnavailable for a token of another form. */
function clientOf(token: string): Static<typeof Token> {
  const client = parsed(token)
  if (Value.Check(Token, client) && isIsoDate(client.connectedOn)) return client
  throw new BankDataUnavailable('unknown_token')
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
