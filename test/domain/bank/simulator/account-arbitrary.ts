import fc from 'fast-check'
import type { SimulatedClient } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { sandboxPersonas } from '../../../../src/domain/bank/simulator/sandbox-codes.ts'
import { addDays } from '../../../../src/domain/values/dates.ts'

export const sandboxCodes = Object.keys(sandboxPersonas)

/** Days over ten years, the ends of months and the cycle of balances among them. */
export const day = fc.oneof(
  fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2022-01-01', days)),
  fc.constantFrom('2023-12-31', '2024-01-01', '2024-02-29', '2026-11-21', '2026-11-30', '2028-01-01', '2028-01-31'),
)

/** Clients at listed banks, at banks that nobody knows and with every code of the sandbox. */
export const client: fc.Arbitrary<SimulatedClient> = fc.record({
  tenantId: fc.uuid(),
  caseId: fc.option(fc.uuid()),
  bankCode: fc.oneof(
    fc.constantFrom('001', '006', '815', '007', '145', '30004', '20041', 'sandbox', 'SBX-ERROR', ...sandboxCodes),
    fc.string({ minLength: 1, maxLength: 64 }),
  ),
  bankName: fc.option(fc.constantFrom('Specimen Trust')),
  holder: fc.constantFrom('Clara Clearwater', 'Sandbox Client', 'Jordan Specimen'),
  isEntity: fc.boolean(),
  connectedOn: day,
})

/** A client of one code at one place of a list, for tests that count over many accounts. */
export function numberedClient(
  bankCode: string,
  number: number,
  changes: Partial<SimulatedClient> = {},
): SimulatedClient {
  return {
    tenantId: `tenant-${number}`,
    caseId: `case-${number}`,
    bankCode,
    bankName: null,
    holder: 'Clara Clearwater',
    isEntity: false,
    connectedOn: '2026-11-21',
    ...changes,
  }
}
