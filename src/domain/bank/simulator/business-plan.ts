import { line, monthly, pay, scattered, weekly, type PersonaPlan } from './plan.ts'

/** Card settlements and invoices against suppliers, wages, taxes and rent; the owner draws what is left. */
export const business: PersonaPlan = {
  incomePercent: [350, 800],
  steadyPay: true,
  balance: { start: [4500, 8000], drift: [10, 60], jitter: 300 },
  balancing: {
    out: { category: 'transfer_out', times: [1, 2] },
    in: 'transfer_in',
    remainder: 'supplier',
  },
  lines: [
    line('business_income', weekly(1, 2), [700, 1000]),
    line('business_income', weekly(4, 5), [700, 1000]),
    line('business_income', scattered(2, 4), [600, 1100], { text: 'business_invoice' }),
    line('cash_deposit', scattered(0, 2), [60, 160], { amount: 'whole' }),
    line('rent', monthly(1), [700, 900], { text: 'commercial_rent', amount: 'whole' }),
    line('payroll_out', pay, [2600, 2900], { amount: 'fixed' }),
    line('supplier', weekly(3), [350, 600]),
    line('supplier', scattered(3, 6), [300, 600]),
    line('tax_payment', monthly(15), [500, 700]),
    line('merchant_fee', monthly(2, 4), [100, 140]),
    line('loan_payment', monthly(8, 20), [250, 350], { amount: 'fixed', only: ['loan', 0, 60] }),
    line('line_of_credit_payment', monthly(8, 20), [150, 250], { amount: 'fixed', only: ['loan', 40, 100] }),
    line('utilities', monthly(6, 18), [80, 130]),
    line('telecom', monthly(4, 22), [30, 50], { amount: 'fixed' }),
    line('insurance', monthly(2, 20), [100, 150], { amount: 'fixed' }),
    line('subscription', monthly(2, 22), [10, 25], { text: 'software', amount: 'fixed' }),
    line('transport', scattered(2, 5), [20, 50], { text: 'fuel' }),
    line('shopping', scattered(1, 3), [20, 80], { text: 'office_supplies' }),
  ],
  returnsPayments: false,
}
