import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, ibanOf, money, openPage, plainEnglish, pounds, putAddress, putDay, putMoney } from '../kit.ts'
import { account, running } from '../moves.ts'
import { addressIn } from '../people.ts'

const labels = {
  in: ['BGC HARTLEY & CO PAYROLL', 'Faster Payment received from S Amin', 'CR Cheque paid in', 'BGC DWP CHB'],
  out: [
    'DD CALDER WATER',
    'Card payment to Greenway Stores on 1#',
    'SO Rent Flat #',
    'ATM Cash machine High St',
    'DD COUNCIL TAX',
    'VIS Tramline App',
    'FPO to M Okafor Ref lunch',
    'CPT Petrol ####',
  ],
} as const

/** A British current account: sort code and IBAN in a head table, money out, money in and running balance. */
export const ukCurrentAccount: UnseenLayout = {
  name: 'uk-current-account',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow']))
    const { brand, legal, seat } = firmOf(paper, firms.gbBank, 'gb bank')
    const ink = paper.pick(['#003087', '#006a4d', '#cc0044', '#32174d'])
    const byMonth = paper.chance(0.5)
    const end = byMonth ? monthEnd(paper.today, paper.between(1, 3)) : addDays(paper.today, -paper.between(4, 40))
    const start = byMonth ? `${end.slice(0, 8)}01` : addDays(end, -30)
    const book = account(paper, { start, end, count: paper.between(9, 15) }, labels)
    const balances = running(book)
    const right = paper.chance(0.5)
    page.say(right ? 555 : 40, 52, brand, { size: 22, bold: true, color: ink, align: right ? 'right' : 'left' })
    const { line } = putHolder(paper, 'GB', ['titled', 'initial', 'joint initials', 'plain', 'capitals', 'joint'])
    const rows = putAddress(paper, addressIn(paper, 'GB'))
    page.stack(62, 104, [line, ...rows], { size: 9 })
    const sort = paper.code('20-4#-##')
    const number = paper.put('account_number', paper.code('#3######'))
    const iban = paper.chance(0.75)
    const pattern = paper.pick(['D MMMM YYYY', 'DD MMM YYYY', 'DD/MM/YY', 'D MMM YYYY'])
    const [from, to] = [putDay(paper, 'period_start', start, pattern), putDay(paper, 'period_end', end, pattern)]
    const facts: (readonly [string, string])[] = [
      ['Sort code', sort],
      [paper.pick(['Account number', 'Account no', 'Account No.']), number],
      ...(iban
        ? [
            ['IBAN', paper.put('iban', ibanOf('GB', `THBY${sort.replaceAll('-', '')}${number}`))] as const,
            ['SWIFTBIC', 'THBYGB2LXXX'] as const,
          ]
        : []),
      ...(paper.chance(0.4)
        ? [['Branch', paper.pick(['Skipton High St', 'Union Square, Aberdeen', 'Telephone Banking'])] as const]
        : []),
    ]
    page.pairs(330, 555, 90, facts, { size: 8.2, leading: 14 })
    page.say(
      40,
      204,
      paper.pick(['Your current account statement', 'Classic Account', 'Your Everyday account', 'Your statement']),
      { size: 15, bold: true, color: ink },
    )
    page.say(40, 220, paper.pick([`${from} – ${to}`, `${from} to ${to}`, `Statement for ${from} to ${to}`]), {
      size: 9,
    })
    if (paper.chance(0.4))
      page.say(555, 220, `Issued on ${putDay(paper, 'document_date', addDays(end, paper.between(1, 3)), pattern)}`, {
        size: 8,
        align: 'right',
      })
    page.fill(40, 232, 515, 62, '#eef2f7')
    page.pairs(
      50,
      290,
      248,
      [
        [
          paper.pick([
            'Start balance',
            `Balance on ${day(start, 'D MMMM')}`,
            'Opening balance',
            'Balance brought forward',
          ]),
          putMoney(paper, 'opening_balance', book.opening, pounds),
        ],
        [
          paper.pick(['Money in', 'Total paid in', 'Payments in']),
          putMoney(paper, 'total_credits', book.credits, pounds),
        ],
        [
          paper.pick(['Money out', 'Total paid out', 'Payments out']),
          putMoney(paper, 'total_debits', book.debits, pounds),
        ],
        [
          paper.pick(['End balance', `Balance on ${day(end, 'D MMMM')}`, 'Closing balance', 'Balance carried forward']),
          putMoney(paper, 'closing_balance', book.closing, pounds),
        ],
      ],
      { size: 9, leading: 13.5 },
    )
    page.wrap(
      310,
      250,
      236,
      paper.pick([
        'Your arranged overdraft limit is £500. The rate is 39.49% EAR variable.',
        'Scams: we will never ask you to move money to a safe account.',
        'Your deposit is eligible for protection by the Financial Services Compensation Scheme.',
      ]),
      { size: 7.5 },
    )
    const split = paper.chance(0.5)
    page.rule(40, 555, 324, ink)
    page.grid(
      319,
      [44, 100, -400, -475, -550],
      [['Date', 'Description', split ? 'Money out' : 'Paid out', split ? 'Money in' : 'Paid in', 'Balance']],
      { size: 8, bold: true },
    )
    const bottom = page.grid(
      340,
      [44, 100, -400, -475, -550],
      book.moves.map(({ date, label, cents }, index) => [
        day(date, 'D MMM'),
        label,
        cents < 0 ? money(-cents, plainEnglish) : '',
        cents > 0 ? money(cents, plainEnglish) : '',
        money(balances[index] ?? 0, plainEnglish),
      ]),
      { size: 8, leading: 16 },
    )
    page.rule(40, 555, bottom - 8, ink)
    paper.put('issuer_name', legal)
    page.wrap(
      40,
      770,
      515,
      `${paper.pick([legal, `${brand} is a trading name of ${legal}`])}${paper.pick(['. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority', '. Registered in England and Wales', '. Member of the Financial Services Compensation Scheme'])} (${paper.code('1#####')}). Registered office: ${seat}.`,
      { size: 6.5 },
    )
    clutter(paper, page, { x: 40, right: 555, top: bottom + 16, bottom: 756 }, 'gb')
    return [page.sheet()]
  },
}
