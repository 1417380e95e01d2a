import {
  line,
  monthEnd,
  monthly,
  monthlyBefore,
  pay,
  scattered,
  weekly,
  type Balancing,
  type Line,
  type PersonaPlan,
} from './plan.ts'

const saving: Balancing = {
  out: { category: 'savings_transfer', times: [1, 1] },
  in: 'transfer_in',
  remainder: 'groceries',
}
const inCash: Balancing = { ...saving, out: { category: 'cash_withdrawal', times: [3, 6] }, in: 'loan_deposit' }

/** Housing and debts of a household that pays on time: 0.30 to 0.41 of its income. */
const housing: readonly Line[] = [
  line('rent', monthly(1), [2450, 2850], { amount: 'whole', only: ['home', 0, 55] }),
  line('mortgage', monthly(1, 5), [2300, 2500], { amount: 'fixed', only: ['home', 55, 100] }),
  line('property_tax', monthly(10, 20), [160, 200], { amount: 'fixed', only: ['home', 55, 100] }),
  line('condo_fee', monthly(1), [200, 300], { amount: 'fixed', only: ['home', 75, 100] }),
]
const debts: readonly Line[] = [
  line('auto_loan', monthly(5, 20), [450, 600], { amount: 'fixed', only: ['debt', 0, 55] }),
  line('student_loan', monthly(5, 20), [450, 550], { amount: 'fixed', only: ['debt', 55, 100] }),
  line('credit_card_payment', monthly(8, 22), [350, 400], { amount: 'whole' }),
]
const bills: readonly Line[] = [
  line('utilities', monthly(6, 18), [180, 300]),
  line('telecom', monthly(4, 22), [120, 160], { amount: 'fixed' }),
  line('insurance', monthly(2, 20), [200, 300], { amount: 'fixed' }),
  line('subscription', monthly(2, 22), [24, 36], { amount: 'fixed' }),
]
const living: readonly Line[] = [
  line('groceries', weekly(1, 5), [210, 320]),
  line('dining', scattered(3, 7), [40, 90]),
  line('transport', scattered(4, 7), [50, 90]),
  line('health', scattered(0, 2), [40, 120]),
  line('shopping', scattered(2, 5), [90, 260]),
  line('e_transfer_out', scattered(0, 2), [100, 250]),
  line('cash_withdrawal', scattered(0, 2), [80, 160], { amount: 'whole' }),
]
const family: readonly Line[] = [
  line('government_benefit', monthlyBefore(20), [400, 600], {
    text: 'child_benefit',
    amount: 'fixed',
    only: ['children', 0, 35],
  }),
  line('childcare', monthly(2, 6), [400, 550], { amount: 'fixed', only: ['children', 0, 35] }),
]
const extras: readonly Line[] = [
  line('travel', scattered(0, 1), [200, 500]),
  line('investment_purchase', monthly(16, 22), [200, 400], { amount: 'whole', only: ['invests', 0, 40] }),
  line('refund', scattered(0, 1), [40, 120], { only: ['refunds', 0, 50] }),
]

const salariedLines: readonly Line[] = [...family, ...housing, ...debts, ...bills, ...living, ...extras]

/** A salary at its rhythm, bills paid, something saved every month. */
export const salaried: PersonaPlan = {
  incomePercent: [75, 140],
  steadyPay: false,
  balance: { start: [12_000, 24_000], drift: [80, 300], jitter: 40 },
  balancing: saving,
  lines: [line('salary', pay, [9950, 10_050], { amount: 'fixed' }), ...salariedLines],
  returnsPayments: false,
}

/** Two salaries on one account. */
export const joint: PersonaPlan = {
  ...salaried,
  incomePercent: [130, 210],
  steadyPay: true,
  lines: [
    line('salary', pay, [5600, 5600], { amount: 'fixed' }),
    line('salary', pay, [4400, 4400], { text: 'second_salary', amount: 'fixed' }),
    ...salariedLines,
  ],
}

/** A salaried account that loses more than 5 % of its debits to gambling. */
export const gambling: PersonaPlan = {
  ...salaried,
  steadyPay: true,
  balance: { start: [9000, 14_000], drift: [0, 20], jitter: 60 },
  lines: [
    ...salaried.lines,
    line('gambling', scattered(8, 14), [90, 160]),
    line('gambling_win', scattered(1, 3), [100, 300]),
  ],
}

/** A salaried account with 420 to 440 small purchases a month. */
export const large: PersonaPlan = {
  ...salaried,
  steadyPay: true,
  lines: [
    ...salaried.lines,
    line('dining', scattered(250, 260), [2, 7]),
    line('transport', scattered(170, 180), [1, 5], { text: 'fare' }),
  ],
}

/** A platform that pays every week, another at times, and customers of one's own: no month is like another. */
export const gig: PersonaPlan = {
  incomePercent: [55, 95],
  steadyPay: true,
  balance: { start: [5000, 9000], drift: [0, 30], jitter: 900 },
  balancing: saving,
  lines: [
    line('gig_income', weekly(2, 3), [300, 2400], { text: 'gig_deliveries' }),
    line('gig_income', scattered(0, 8), [300, 1300], { text: 'gig_rides' }),
    line('self_employment', scattered(0, 4), [400, 1400]),
    line('rent', monthly(1), [2700, 3100], { amount: 'whole' }),
    line('auto_loan', monthly(5, 20), [500, 700], { amount: 'fixed', only: ['debt', 0, 60] }),
    line('credit_card_payment', monthly(8, 22), [300, 500], { amount: 'whole' }),
    ...bills,
    ...living,
    line('transport', scattered(6, 10), [60, 110], { text: 'fuel' }),
    line('cash_deposit', scattered(0, 1), [200, 500], { amount: 'whole' }),
  ],
  returnsPayments: false,
}

/** Pensions and a government benefit, low fixed costs. */
export const retired: PersonaPlan = {
  incomePercent: [50, 85],
  steadyPay: true,
  balance: { start: [20_000, 50_000], drift: [20, 120], jitter: 40 },
  balancing: saving,
  lines: [
    line('pension', monthlyBefore(7, 9), [4300, 4700], { amount: 'fixed' }),
    line('pension', monthEnd, [2600, 2800], { text: 'public_pension', amount: 'fixed' }),
    line('government_benefit', monthEnd, [2500, 2800], { amount: 'fixed' }),
    line('rent', monthly(1), [2200, 2700], { amount: 'whole', only: ['home', 0, 40] }),
    line('condo_fee', monthly(1), [700, 1000], { amount: 'fixed', only: ['home', 40, 100] }),
    line('property_tax', monthly(10, 20), [300, 450], { amount: 'fixed', only: ['home', 40, 100] }),
    ...bills,
    ...living,
    line('groceries', weekly(1, 5), [120, 220]),
    line('health', scattered(2, 4), [60, 160]),
    line('e_transfer_out', scattered(1, 2), [150, 400]),
    line('travel', scattered(0, 2), [300, 800]),
    line('investment_purchase', monthly(16, 22), [600, 900], { amount: 'whole', only: ['invests', 0, 50] }),
  ],
  returnsPayments: false,
}

/** Debts of three quarters of the income, payday loans, returned payments and an overdraft that grows. */
export const distressed: PersonaPlan = {
  incomePercent: [74, 77],
  steadyPay: true,
  balance: { start: [4200, 4800], drift: [-250, -232], jitter: 10 },
  balancing: inCash,
  lines: [
    line('salary', pay, [9950, 10_050], { amount: 'fixed' }),
    line('payday_loan_deposit', monthly(9, 11), [1300, 1400], { amount: 'whole' }),
    line('rent', monthly(1), [3700, 3900], { amount: 'whole' }),
    line('loan_payment', monthly(3, 5), [850, 900], { amount: 'fixed' }),
    line('payday_loan_payment', monthly(16, 18), [1500, 1600], { amount: 'fixed' }),
    line('line_of_credit_payment', monthly(19, 22), [330, 380], { amount: 'fixed' }),
    line('credit_card_payment', monthly(19, 22), [310, 340], { amount: 'whole' }),
    line('collection_payment', monthly(20, 22), [260, 290], { amount: 'fixed' }),
    line('bnpl_payment', scattered(2, 2), [110, 130]),
    ...bills,
    line('groceries', weekly(1, 5), [180, 260]),
    line('dining', scattered(2, 5), [30, 60]),
    line('transport', scattered(3, 5), [40, 80]),
    line('shopping', scattered(1, 3), [40, 120]),
    line('overdraft_fee', monthEnd, [13, 16]),
  ],
  returnsPayments: true,
}

/** An account opened 60 days before it was connected: a first job, furniture, money sent home. */
export const newcomer: PersonaPlan = {
  incomePercent: [55, 80],
  steadyPay: true,
  balance: { start: [9000, 14_000], drift: [40, 100], jitter: 100 },
  balancing: {
    out: { category: 'international_transfer', times: [1, 1] },
    in: 'transfer_in',
    remainder: 'groceries',
  },
  lines: [
    line('salary', pay, [9950, 10_050], { amount: 'fixed' }),
    line('rent', monthly(1), [3200, 3700], { amount: 'whole' }),
    line('telecom', monthly(4, 22), [120, 160], { amount: 'fixed' }),
    line('transport', monthly(1, 3), [250, 320], { text: 'transit_pass', amount: 'fixed' }),
    ...living,
    line('shopping', scattered(2, 4), [100, 300], { text: 'furniture' }),
  ],
  returnsPayments: false,
}
