/**
 * CPU of the analysis of a large account with its answer, the first and the median of those after it: `npm run bench --
 * bank-analysis`. The baseline of the same run is parsing the same transactions from JSON.
 */
import { parseArgs } from 'node:util'
import { analysisAnswer } from '../src/domain/bank/analysis-answer.ts'
import { analyseAccount } from '../src/domain/bank/analysis/analyse-account.ts'
import type { BankAccount, BankTransaction } from '../src/domain/bank/definition/account.ts'
import { bankCategoryGroups, isBankCategory } from '../src/domain/bank/definition/category.ts'
import { addDays } from '../src/domain/values/dates.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'

const goalMs = 15
const rows = 5_000
const runs = 50
const historyDays = 365
const firstDay = '2025-11-21'
const asOf = '2026-11-21'

parseArgs({ options: figuresOption })
const account = largeAccount()
const json = JSON.stringify(account)
const analyse = () => {
  const request = {
    account,
    environment: 'sandbox',
    asOf,
    months: 12,
    subject: null,
    declaredAnnualIncomeCents: null,
  } as const
  analysisAnswer(analyseAccount(request), {
    connectionId: '00000000-0000-4000-8000-000000000001',
    generatedAt: new Date(asOf),
    environment: 'sandbox',
    locale: 'en',
  })
}
const first = cpuMs(analyse)
const parsing: number[] = []
const warm: number[] = []
for (let run = 0; run < runs; run++) {
  parsing.push(cpuMs(() => JSON.parse(json)))
  warm.push(cpuMs(analyse))
}
const [analysis, baseline] = [median(warm), median(parsing)]
console.log(
  `bank analysis     ${analysis.toFixed(1)} ms CPU, ${rows} transactions, 12 months (goal ≤ ${goalMs}: ` +
    `${analysis <= goalMs ? 'reached' : 'MISSED'}); the first ${first.toFixed(1)} ms`,
)
console.log(`baseline          ${baseline.toFixed(1)} ms CPU to parse them from JSON`)
printFigures({ analysis_cpu_ms: analysis, first_cpu_ms: first, parsing_cpu_ms: baseline, transactions: rows })

function cpuMs(work: () => void): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/** Every category in turn, by 400 payees with changing references, over a year; amounts from a linear congruential generator. */
function largeAccount(): BankAccount {
  const categories = Object.keys(bankCategoryGroups).filter(isBankCategory)
  const payees = 400
  let random = 1
  let balanceCents = 1_000_000
  const transactions = Array.from({ length: rows }, (_, index): BankTransaction => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31
    const category = categories[index % categories.length] ?? 'other'
    const group = bankCategoryGroups[category]
    const size = 100 + (random % 200_000)
    const amountCents = group === 'income' || group === 'other_credit' ? size : -Math.ceil(size / 4)
    balanceCents += amountCents
    const payee = `${category} ${String.fromCharCode(65 + (index % 20), 65 + (index % payees) / 20)}`
    return {
      id: String(index),
      date: addDays(firstDay, Math.floor((index * historyDays) / rows)),
      description: `${payee} REF ${random}`,
      amountCents,
      category,
      balanceCents,
    }
  })
  return {
    ...{ bankName: 'Bank', holders: ['Clara Clearwater'], last4: '4921', currency: 'CAD', openedOn: null },
    ...{ historyFrom: firstDay, openingBalanceCents: 1_000_000, transactions },
  }
}
