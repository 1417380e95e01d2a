import { randomUUID } from 'node:crypto'
import type { BankAccount } from '../../src/domain/bank/definition/account.ts'
import { BankDataUnavailable, type BankDataProvider } from '../../src/ports/bank-data-provider.ts'
import type { Services } from '../../src/operations/services.ts'

type Asked = 'connect' | 'read' | 'revoke'

/** A bank data provider that does what a test tells it to, and remembers what it was asked. It is not the built-in one. */
export function steeredBank() {
  /** Kinds of calls that get no answer. */
  const down = new Set<Asked>()
  const calls: { readonly what: Asked; readonly token: string }[] = []
  const held = new Map<Asked, Promise<void>>()
  let account = accountOf(250)

  const asked = async (what: Asked, token: string) => {
    calls.push({ what, token })
    await held.get(what)
    if (down.has(what)) throw new BankDataUnavailable('steered')
  }
  const provider: BankDataProvider = {
    id: 'flinks',
    capabilities: { needsGrant: false, historyDays: 366 },
    credentialNames: [],
    optionalCredentialNames: [],
    async connect() {
      const token = `access-${randomUUID()}`
      await asked('connect', token)
      return { token, consentEndsAt: null }
    },
    async read({ token }) {
      await asked('read', token)
      return account
    },
    revoke: ({ token }) => asked('revoke', token),
    async check() {},
  }
  return {
    provider,
    down,
    calls,
    callsOf: (what: Asked) => calls.filter((call) => call.what === what),
    /** From now on an account has these values. */
    give(changes: Partial<BankAccount>): void {
      account = { ...account, ...changes }
    },
    /** Leaves calls of a kind unanswered until the returned function is called. */
    hold(what: Asked): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(what, promise)
      return () => {
        held.delete(what)
        resolve()
      }
    },
    /** Stands in for the provider of sandbox connections until the returned function is called. */
    install({ bankDataProviders }: Pick<Services, 'bankDataProviders'>): () => void {
      const providers = bankDataProviders as Map<string, BankDataProvider>
      const builtIn = providers.get('sandbox')
      providers.set('sandbox', provider)
      return () => void (builtIn === undefined ? providers.delete('sandbox') : providers.set('sandbox', builtIn))
    },
  }
}

/** An account with transactions on the days before 2026-11-20, whose balances add up. */
export function accountOf(count: number): BankAccount {
  const days = ['2026-08-14', '2026-09-14', '2026-10-14', '2026-11-14']
  const amountCents = 12_345
  return {
    bankName: 'Steered Bank',
    holders: ['Clara Clearwater'],
    last4: '4417',
    currency: 'CAD',
    openedOn: null,
    historyFrom: '2026-08-01',
    openingBalanceCents: 0,
    transactions: Array.from({ length: count }, (_, index) => ({
      id: `t-${index}`,
      date: days[Math.floor((index * days.length) / count)] ?? '',
      description: `PAYROLL ${index}`,
      amountCents,
      category: 'salary',
      balanceCents: amountCents * (index + 1),
    })),
  }
}
