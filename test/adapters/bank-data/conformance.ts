import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { bankCurrencies, type BankAccount } from '../../../src/domain/bank/definition/account.ts'
import { directionOf, fitsDirection } from '../../../src/domain/bank/definition/categorise.ts'
import { isBankCategory } from '../../../src/domain/bank/definition/category.ts'
import { addDays, isIsoDate } from '../../../src/domain/values/dates.ts'
import {
  BankConsentEnded,
  BankDataUnavailable,
  type BankAccess,
  type BankDataContext,
  type BankDataProvider,
  type BankLinkRequest,
} from '../../../src/ports/bank-data-provider.ts'

/** Longest wait for a call whose signal is aborted. */
const abortedMsMax = 1_000

/** A provider with what a suite needs to drive it. */
export interface BankDataTrial {
  readonly provider: BankDataProvider
  /** At the present of the trial. */
  context(signal?: AbortSignal): BankDataContext
  /** A client who consents; each call is another one, with transactions in the last year. */
  request(): BankLinkRequest
  /** The client's consent ends at the bank; null when the provider's consent never does. */
  readonly endConsent: ((access: BankAccess) => Promise<void>) | null
  close(): Promise<void>
}

/** Registers what every provider does alike. docs/rules/bank.md#providers. */
export function bankDataConformance({
  name,
  open,
}: {
  readonly name: string
  readonly open: () => Promise<BankDataTrial>
}): void {
  describe(`every bank data provider: ${name}`, () => {
    let trial: BankDataTrial
    before(async () => {
      trial = await open()
    })
    after(() => trial.close())

    const connect = () => trial.provider.connect(trial.request(), trial.context())
    const read = (access: BankAccess) => trial.provider.read(access, trial.context())

    it('connects with a token and a consent that has not ended', async () => {
      const { token, consentEndsAt } = await connect()
      assert.ok(token.length > 0)
      assert.ok(consentEndsAt === null || consentEndsAt > trial.context().now)
    })

    it('connects with a grant only where the client consents on its page', async () => {
      const request = { ...trial.request(), grant: null }
      const call = trial.provider.connect(request, trial.context())
      if (trial.provider.capabilities.needsGrant) await assert.rejects(call, BankDataUnavailable)
      else assert.ok((await call).token.length > 0)
    })

    it('reads an account that is complete and adds up to the cent', async () => {
      const account = await read(await connect())
      assert.ok(account.transactions.length > 0)
      assertSound(account, { today: day(trial.context().now), days: trial.provider.capabilities.historyDays })
    })

    it('reads the same twice', async () => {
      const access = await connect()
      assert.deepEqual(await read(access), await read(access))
    })

    it('revokes, and revokes again without a fault', async () => {
      const access = await connect()
      await trial.provider.revoke(access, trial.context())
      await trial.provider.revoke(access, trial.context())
      if (trial.provider.capabilities.needsGrant) await assert.rejects(read(access), BankConsentEnded)
    })

    it('revokes one connection and no other', async () => {
      const [one, other] = [await connect(), await connect()]
      await trial.provider.revoke(one, trial.context())
      assert.ok((await read(other)).transactions.length > 0)
    })

    it('asks for consent again when it has ended, and reads with the new one', async () => {
      if (trial.endConsent === null) return
      const access = await connect()
      await trial.endConsent(access)
      await assert.rejects(read(access), BankConsentEnded)
      const again = await connect()
      assert.notEqual(again.token, access.token)
      assert.ok((await read(again)).transactions.length > 0)
    })

    it('does not read with a token of something else', async () => {
      const access: BankAccess = { token: 'no-such-token', consentEndsAt: null }
      await assert.rejects(
        read(access),
        (error) => error instanceof BankDataUnavailable || error instanceof BankConsentEnded,
      )
    })

    it('stops at once when its signal is aborted', async () => {
      const access = await connect()
      const aborted = trial.context(AbortSignal.abort())
      const startedMs = performance.now()
      await assert.rejects(trial.provider.connect(trial.request(), aborted), BankDataUnavailable)
      await assert.rejects(trial.provider.read(access, aborted), BankDataUnavailable)
      assert.ok(performance.now() - startedMs < abortedMsMax)
    })

    it('accepts its credentials', () => trial.provider.check(trial.context()))
  })
}

/** Asserts what `BankAccount` promises. */
function assertSound(account: BankAccount, { today, days }: { readonly today: string; readonly days: number }): void {
  const { transactions, historyFrom, openedOn } = account
  assert.ok(account.bankName !== '')
  assert.ok(account.holders.length > 0 && account.holders.every((holder) => holder.trim() === holder && holder !== ''))
  assert.match(account.last4, /^[\dA-Za-z]{2,4}$/)
  assert.ok(bankCurrencies.includes(account.currency))
  assert.ok(openedOn === null || (isIsoDate(openedOn) && openedOn <= historyFrom))
  assert.ok(isIsoDate(historyFrom) && historyFrom > addDays(today, -days) && historyFrom <= today)
  assert.ok(Number.isSafeInteger(account.openingBalanceCents))
  assert.equal(new Set(transactions.map(({ id }) => id)).size, transactions.length)
  let balanceCents = account.openingBalanceCents
  let date = historyFrom
  for (const transaction of transactions) {
    const { amountCents, category } = transaction
    assert.ok(isIsoDate(transaction.date) && transaction.date >= date && transaction.date <= today)
    assert.ok(Number.isSafeInteger(amountCents) && amountCents !== 0)
    assert.ok(isBankCategory(category) && fitsDirection(category, directionOf(amountCents)), category)
    balanceCents += amountCents
    assert.equal(transaction.balanceCents, balanceCents)
    date = transaction.date
  }
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
