import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

const kinds = ['CR', 'DD', 'VIS', 'DD', ')))', 'ATM', 'BP'] as const
const payees = ['THAMES WTR', 'CORNER BAKERY', 'COUNCIL TAX', 'GYM GROUP', 'TFL TRAVEL', 'CASH 14 HIGH ST', 'RENT']

/** A British current account: summary box on the right, payment-type codes, overdrawn balances with a D; two pages. */
export const statementGb: UnseenLayout = {
  name: 'statement-gb',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const page = openPage()
    const bank = paper.put(
      'issuer_name',
      paper.pick(['Pennine & Dales Bank', 'Wessex Provincial Bank plc', 'Clydeside Mutual']),
    )
    const end = addDays(paper.today, -paper.between(8, 120))
    const start = addDays(end, -30)
    const before = paper.between(-30000, 320000)
    const signed = (cents: number) => `${money(Math.abs(cents), 'en')}${cents < 0 ? ' D' : ''}`
    const moves = Array.from({ length: 34 }, (_, index) => ({
      date: addDays(start, Math.floor(index * 0.85)),
      kind: kinds[index % 7] ?? 'BP',
      payee: index % 7 === 0 ? paper.pick(['SALARY', 'REFUND', 'TRANSFER MUM']) : paper.pick(payees),
      cents: index % 7 === 0 ? paper.between(20000, 110000) : -paper.between(300, 16000),
    }))
    const into = moves.reduce((all, { cents }) => all + Math.max(cents, 0), 0)
    const out = moves.reduce((all, { cents }) => all - Math.min(cents, 0), 0)
    const after = before + into - out
    page.t(40, 56, bank, 17, 'serif-bold', { color: '#123c2b' })
    page.t(40, 92, 'Your Everyday Current Account', 12, 'serif')
    page.rows(40, 128, 12.5, [`${one.sex === 'F' ? 'Ms' : 'Mr'} ${one.full}`, ...one.lines], 9.6)
    paper.put('document_holder_name', one.full)
    paper.put('address', joined(one.lines))
    page.box(330, 84, 225, 112, { fill: '#e9f1ec' })
    page.t(340, 100, 'Account summary', 9, 'sans-bold')
    page.grid(
      [340, -545],
      118,
      17,
      [
        ['Opening balance', paper.put('opening_balance', amount(before), signed(before))],
        ['Payments in', paper.put('total_credits', amount(into), money(into, 'en'))],
        ['Payments out', paper.put('total_debits', amount(out), money(out, 'en'))],
        ['Closing balance', paper.put('closing_balance', amount(after), signed(after))],
        ['Arranged overdraft limit', '1,000.00'],
      ],
      8.6,
    )
    page.t(
      40,
      222,
      `${paper.put('period_start', start, day(start, 'D MMMM YYYY', 'en'))} to ${paper.put('period_end', end, day(end, 'D MMMM YYYY', 'en'))}`,
      10,
      'serif-bold',
    )
    const iban = paper.put('iban', paper.code('GB29 PEDB 6016 13## #### ##'))
    page.grid(
      [40, 210, 290, 380],
      240,
      12,
      [
        ['Account name', 'Sortcode', 'Account no.', 'International Bank Account Number'],
        [one.full, paper.code('60-16-##'), paper.put('account_number', paper.code('########')), iban],
      ],
      7.6,
    )
    const second = openPage()
    const heads = ['Date', 'Type', 'Details', 'Paid out', 'Paid in', 'Balance £']
    const edges = [40, 92, 128, -390, -470, -555]
    page.grid(edges, 278, 14, [heads, ['', '', 'BALANCE BROUGHT FORWARD', '', '', signed(before)]], 8, 'sans-bold')
    second.t(40, 46, `${bank} - ${one.full}`, 9, 'serif')
    second.grid(edges, 80, 14, [heads], 8, 'sans-bold')
    let balance = before
    let last = ''
    moves.forEach((move, index) => {
      balance += move.cents
      const row = [
        move.date === last ? '' : day(move.date, 'DD MMM YY', 'en'),
        move.kind,
        move.payee,
        move.cents < 0 ? money(-move.cents, 'en') : '',
        move.cents > 0 ? money(move.cents, 'en') : '',
        moves[index + 1]?.date === move.date ? '' : signed(balance),
      ]
      last = move.date
      const [where, y] = index < 30 ? [page, 310 + index * 15.2] : [second, 98 + (index - 30) * 15.2]
      where.grid(edges, y, 15, [row], 8)
    })
    second.t(128, 170, 'BALANCE CARRIED FORWARD', 8, 'sans-bold')
    second.r(555, 170, signed(after), 8, 'sans-bold')
    second.para(
      40,
      220,
      515,
      'AER stands for Annual Equivalent Rate. Your eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme. D means overdrawn. ))) contactless, VIS Visa, BP bill payment, ATM cash machine.',
      7.4,
    )
    page.t(40, 812, 'Sheet 1 of 2   SPECIMEN', 7)
    second.t(40, 812, 'Sheet 2 of 2   SPECIMEN', 7)
    return [page.sheet(), second.sheet()]
  },
}
