import { addDays } from '../../calendar.ts'
import { total } from '../../money.ts'
import { people } from '../people.ts'
import type { SpecimenPerson } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'

/** What an electricity bill says; money in cents. */
export interface BillFigures {
  readonly person: SpecimenPerson
  readonly billDate: string
  readonly dueDate: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly accountNumber: string
  readonly previousBalance: number
  readonly paidOn: string
  readonly charges: readonly { readonly label: string; readonly detail: string; readonly amount: number }[]
  /** The previous balance was paid in full, so this is also what is due. */
  readonly newCharges: number
  /** Kilowatt-hours of this and the periods before, oldest first. */
  readonly usage: readonly number[]
}

/** A bill made about three weeks before a date, for the one or two months before it. */
export function billFigures(language: Locale, asOf: string): BillFigures {
  const billDate = addDays(asOf, -19)
  const periodEnd = addDays(billDate, -3)
  const charges = billCharges[language].map(([label, detail, amount]) => ({ label, detail, amount }))
  const beforeTax = total(charges.map((charge) => charge.amount))
  const taxes = taxRates[language].map(({ label, rate }) => ({
    label,
    detail: '',
    amount: Math.round(beforeTax * rate),
  }))
  const all = [...charges, ...taxes]
  return {
    person: people[language],
    billDate,
    dueDate: addDays(billDate, 21),
    periodStart: addDays(periodEnd, language === 'en' ? -29 : -59),
    periodEnd,
    accountNumber: language === 'en' ? '4402 118 673' : '299 081 547 613',
    previousBalance: language === 'en' ? 11_867 : 20_143,
    paidOn: addDays(billDate, -12),
    charges: all,
    newCharges: total(all.map((charge) => charge.amount)),
    usage: language === 'en' ? usageMonthly : usageBimonthly,
  }
}

const billCharges = {
  en: [
    ['Off-peak', '402 kWh @ 7.6 ¢/kWh', 3_055],
    ['Mid-peak', '118 kWh @ 12.2 ¢/kWh', 1_440],
    ['On-peak', '126 kWh @ 15.8 ¢/kWh', 1_991],
    ['Delivery', '', 4_328],
    ['Regulatory charges', '', 437],
  ],
  fr: [
    ['Frais d’accès au réseau', '60 jours x 0,44810 $', 2_689],
    ['Énergie, 1re tranche', '2 400 kWh x 0,06704 $', 16_090],
    ['Énergie, 2e tranche', '212 kWh x 0,10342 $', 2_193],
  ],
} as const

const taxRates = {
  en: [{ label: 'HST 13% (No. 81044 2296 RT0001)', rate: 0.13 }],
  fr: [
    { label: 'TPS 5 % (810442296 RT0001)', rate: 0.05 },
    { label: 'TVQ 9,975 % (1087650921 TQ0001)', rate: 0.09975 },
  ],
} as const

const usageMonthly = [611, 580, 522, 498, 467, 553, 702, 688, 541, 512, 574, 639, 646] as const
const usageBimonthly = [2710, 2215, 1480, 1190, 1355, 2098, 2612] as const
