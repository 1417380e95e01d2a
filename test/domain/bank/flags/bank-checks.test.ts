import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Check } from '../../../../src/contract/check.ts'
import { analyseAccount, type AnalysisRequest } from '../../../../src/domain/bank/analysis/analyse-account.ts'
import { bankChecks, bankRules } from '../../../../src/domain/bank/flags/index.ts'
import { assertRule, only } from '../../checks/inputs.ts'
import { accountOf, monthly, requestOf, salariedAccount } from '../account.ts'
import {
  bankRows,
  clearFacts,
  flagsOf,
  flagsOfIncome,
  flagsOfRatios,
  flagsOfRisk,
  idleFacts,
  youngFacts,
} from './bank-rows.ts'

const young = bankChecks(youngFacts, 'en')
const balance = (daysNegative: number) => ({ balance: { ...clearFacts.balance, daysNegative } })
const count = (times: number) => ({ count: times, creditsCents: times, debitsCents: times })
const credit = (amountCents: number) => ({ largestOtherCredit: { date: '2026-09-03', amountCents } })
const holder = (score: number) => ({ holder: { subject: 'A', holder: 'B', score } })

describe('a flag', () => {
  for (const row of bankRows) {
    it(`${row.id} passes, fails and has nothing to look at`, () => assertRule(row))
  }

  it('of a clear account passes, in the order of the list', () => {
    const checks = flagsOf({})
    assert.deepEqual(
      checks.filter(({ passed, detail }) => !passed || detail !== ''),
      [],
    )
    assert.deepEqual(
      checks.map(({ id }) => (id.startsWith('bank:as_of:') ? 'bank:as_of' : id)),
      bankRules.map(({ id }) => id),
    )
  })

  it('is in French too', () => {
    const nsf = only(bankChecks({ ...clearFacts, risk: { ...clearFacts.risk, nsfMostIn90Days: 4 } }, 'fr'), 'bank:nsf')
    assert.deepEqual(nsf, {
      id: 'bank:nsf',
      label: 'Au plus 1 paiement retourné en 90 jours.',
      severity: 'critical',
      passed: false,
      detail: '4 paiements ont été retournés en 90 jours, 0 dans la période.',
    })
    const gambling = bankChecks({ ...clearFacts, risk: { ...clearFacts.risk, gamblingShare: 0.125 } }, 'fr')
    assert.equal(only(gambling, 'bank:gambling').detail, 'Le jeu fait 12,5 % des débits.')
  })
})

describe('the border of a flag', () => {
  const borders: readonly (readonly [id: string, what: string, checks: readonly Check[], passed: boolean])[] = [
    ['bank:holder_name', 'a score of 90', flagsOf(holder(90)), true],
    ['bank:holder_name', 'a score of 89', flagsOf(holder(89)), false],
    ['bank:nsf', '1 returned payment', flagsOfRisk({ nsfMostIn90Days: 1 }), true],
    ['bank:nsf', '2 returned payments', flagsOfRisk({ nsfMostIn90Days: 2 }), false],
    ['bank:negative_days', '5 days', flagsOf(balance(5)), true],
    ['bank:negative_days', '6 days', flagsOf(balance(6)), false],
    ['bank:debt_service', '0.44', flagsOfRatios({ debtService: 0.44 }), true],
    ['bank:debt_service', '0.45', flagsOfRatios({ debtService: 0.45 }), false],
    ['bank:housing', '0.39', flagsOfRatios({ housing: 0.39 }), true],
    ['bank:housing', '0.40', flagsOfRatios({ housing: 0.4 }), false],
    ['bank:income_stability', 'variable', flagsOfIncome({ volatility: 0.3, stability: 'variable' }), true],
    ['bank:income_stability', 'irregular', flagsOfIncome({ volatility: 0.31, stability: 'irregular' }), false],
    ['bank:income_declared', '70 %', flagsOf({ declaredAnnualIncomeCents: 8_400_000 }), true],
    ['bank:income_declared', 'less than 70 %', flagsOf({ declaredAnnualIncomeCents: 8_400_001 }), false],
    ['bank:payday', 'none', flagsOfRisk({ paydayDeposits: count(0), paydayPayments: count(0) }), true],
    ['bank:payday', 'a deposit', flagsOfRisk({ paydayDeposits: count(1) }), false],
    ['bank:payday', 'a payment', flagsOfRisk({ paydayPayments: count(1) }), false],
    ['bank:gambling', '5 %', flagsOfRisk({ gamblingShare: 0.05 }), true],
    ['bank:gambling', '5.01 %', flagsOfRisk({ gamblingShare: 0.0501 }), false],
    ['bank:collections', 'none', flagsOfRisk({ collections: count(0) }), true],
    ['bank:collections', 'one', flagsOfRisk({ collections: count(1) }), false],
    ['bank:recent_account', '90 days', flagsOf({ daysOfHistory: 90 }), true],
    ['bank:recent_account', '89 days', flagsOf({ daysOfHistory: 89 }), false],
    ['bank:large_deposit', 'half of 4,900', flagsOfRisk(credit(245_000)), true],
    ['bank:large_deposit', 'a cent more', flagsOfRisk(credit(245_001)), false],
    ['bank:circular_transfers', '2 pairs', flagsOfRisk({ circularTransfers: 2 }), true],
    ['bank:circular_transfers', '3 pairs', flagsOfRisk({ circularTransfers: 3 }), false],
    ['bank:government_only', '99.99 %', flagsOfRisk({ governmentShare: 0.9999 }), true],
    ['bank:government_only', 'all', flagsOfRisk({ governmentShare: 1 }), false],
  ]
  for (const [id, what, checks, passed] of borders) {
    it(`${id}: ${what} ${passed ? 'passes' : 'fails'}`, () => assert.equal(only(checks, id).passed, passed))
  }

  for (const [most, severity] of [
    [3, 'warning'],
    [4, 'critical'],
  ] as const) {
    it(`bank:nsf: ${most} returned payments are ${severity}`, () =>
      assert.equal(only(flagsOfRisk({ nsfMostIn90Days: most }), 'bank:nsf').severity, severity))
  }
})

describe('without income', () => {
  const facts = analyseAccount(
    requestOf(accountOf(monthly(1, 'RENT', -150_000, 'rent'), { openingBalanceCents: 900_000 })),
  )
  const checks = bankChecks(facts, 'en')

  it('there is no ratio, and the flags say why', () => {
    assert.deepEqual([facts.ratios.housing, facts.ratios.debtService], [null, null])
    assert.equal(
      only(checks, 'bank:debt_service').detail,
      'Housing and debt payments are 1,500.00 a month; no net income was found.',
    )
    assert.equal(only(checks, 'bank:housing').detail, 'Housing is 1,500.00 a month; no net income was found.')
    assert.equal(only(checks, 'bank:income_stability').detail, 'No net income was found in the period.')
  })
  it('any deposit is large', () => {
    const account = accountOf([['2026-09-03', 'TRANSFER', 1, 'transfer_in']])
    const { detail } = only(bankChecks(analyseAccount(requestOf(account)), 'en'), 'bank:large_deposit')
    assert.equal(detail, '0.01 came in on 2026-09-03; no net income was found.')
  })
  it('and without payments there is no ratio to judge', () => {
    const ids = bankChecks(idleFacts, 'en').map(({ id }) => id)
    assert.ok(!ids.includes('bank:housing') && !ids.includes('bank:debt_service'))
  })
})

describe('without a whole month', () => {
  it('the flags say so, and nothing passes that was not looked at', () => {
    assert.deepEqual(
      young.map(({ id, passed, detail }) => [id, passed, detail]),
      [
        ['bank:holder_name', true, ''],
        ['bank:income_stability', false, 'The history has no whole month: no income could be averaged.'],
        ['bank:recent_account', false, 'The history covers 50 days and no whole month.'],
        ['bank:as_of:2026-11-21', true, ''],
      ],
    )
    assert.equal(
      only(young, 'bank:as_of:2026-11-21').label,
      'The analysis of 2026-11-21 covers 0 of 3 whole calendar months.',
    )
  })
})

describe('the holder of the account', () => {
  const flagOf = (holders: readonly string[], subject: AnalysisRequest['subject']) => {
    const facts = analyseAccount(requestOf({ ...salariedAccount, holders }, { subject }))
    return bankChecks(facts, 'en').find(({ id }) => id === 'bank:holder_name')
  }
  const clara = { name: 'Clara Clearwater', isEntity: false }
  const maple = { name: 'Maple Bakery Inc.', isEntity: true }
  const rows: readonly (readonly [
    what: string,
    holders: readonly string[],
    subject: AnalysisRequest['subject'],
    passed: boolean,
  ])[] = [
    ['the client', ['CLEARWATER CLARA'], clara, true],
    ['the client and another', ['Omar Other', 'Clara Clearwater'], clara, true],
    ['somebody else', ['Omar Other'], clara, false],
    ['the company without its legal form', ['MAPLE BAKERY'], maple, true],
    ['the company and its owner', ['Clara Clearwater', 'Maple Bakery Inc'], maple, true],
    ['the owner of the company', ['Clara Clearwater'], maple, false],
  ]
  for (const [what, holders, subject, passed] of rows) {
    it(`${what} ${passed ? 'passes' : 'fails'}`, () => assert.equal(flagOf(holders, subject)?.passed, passed))
  }
  it('is compared with nobody when there is no case', () => assert.equal(flagOf(['Omar Other'], null), undefined))
})
