import type { BankDataProvider } from '../../ports/bank-data-provider.ts'
export function sandboxBankData(): BankDataProvider {
  return {
    id: 'sandbox',
    capabilities: { needsGrant: false, historyDays: 366 },
    credentialNames: [],
    optionalCredentialNames: [],
    connect: async (request) => ({ token: JSON.stringify(request), consentEndsAt: null }),
    read: async () => ({
      bankName: 'B',
      holders: ['H'],
      last4: '1234',
      currency: 'CAD',
      openedOn: null,
      historyFrom: '2025-11-01',
      openingBalanceCents: 0,
      transactions: Array.from({ length: 250 }, (_, i) => ({
        id: `t${i}`,
        date: `2026-${String(1 + (Math.floor(i / 28) % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
        description: 'D',
        amountCents: 100 + i,
        category: 'salary',
        balanceCents: 1,
      })),
    }),
    revoke: async () => {},
    check: async () => {},
  }
}
