import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { ledger, type Kind } from '../ledger.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

const incoming: readonly Kind[] = [
  ['Payroll Deposit IRONWOOD FOR', 1180, 2900],
  ['e-Transfer received J. Okafor', 40, 650],
  ['GST credit FED', 60, 180],
  ['Mobile cheque deposit - ####', 25, 900],
]
const outgoing: readonly Kind[] = [
  ['Contactless Interac purchase - #### GROCER & CO', 8, 160],
  ['Online Banking payment - #### KITEWAVE', 45, 130],
  ['Monthly fee', 4, 17],
  ['ATM withdrawal - DL######', 20, 300],
  ['Loan payment SPL', 210, 480],
  ['e-Transfer sent HOUSE RENT', 900, 1500],
]

/** A personal chequing statement with a summary at the right of the address, then a wide table of account activity. */
export const chequingSummary: UnseenLayout = {
  name: 'chequing-summary',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const face = paper.pick(['sans', 'narrow'] as const)
    const page = openPage(paper, { face, size: 8.2 })
    const blue = paper.pick(['#0b3d91', '#00543c', '#5a1a66'])
    const bank = issuer(paper, 'bank')
    const { start, end } = slidingMonth(paper, paper.pick([29, 30]))
    const long = paper.pick(['September 30, 2026', 'Sep 30, 2026'] as const)
    const money = paper.pick(['-$1.00', '-1.00'] as const)
    const book = ledger(
      paper,
      { start, end },
      { opening: paper.between(20_000, 780_000), count: paper.between(9, 20), incoming, outgoing },
    )
    logo(page, 40, 30, initialsOf(bank), paper.pick(['disc', 'tile', 'hex']), blue)
    page.text(88, 48, paper.put('issuer_name', bank), { size: 12, bold: true, color: blue })
    page.text(
      88,
      62,
      paper.pick([
        'Everyday Banking, PO Bag 4047 Terminal A, Toronto ON M5W 1L5',
        '1 Confederation Sq, Halifax NS B3J 1A1',
        'Branch services 1-800-555-0142',
      ]),
      { size: 6.5 },
    )
    page.text(
      330,
      44,
      paper.pick(['Your personal banking statement', 'Chequing account statement', 'Statement of account']),
      { size: 13, color: blue },
    )
    const from = putDate(paper, 'period_start', start, long)
    const to = putDate(paper, 'period_end', end, long)
    page.text(330, 60, paper.pick([`From ${from} to ${to}`, `For the period ${from} - ${to}`, `${from} to ${to}`]), {
      size: 9,
    })
    const name = paper.put(
      'document_holder_name',
      nameIn(somebody(paper, 'CA'), paper.pick(['capitals', 'initial', 'plain'])),
    )
    const dropped = paper.between(105, 128)
    page.text(62, dropped - 16, paper.code('@####_#######_### E D ## #####'), { size: 5.5, face: 'mono' })
    page.stack(62, dropped, 11.5, [name, ...putAddress(paper, home(paper, 'CA', paper.chance(0.6)).lines)], { size: 9 })
    page.text(330, 92, paper.pick(['Your account number:', 'Account number', 'Account no.']), { size: 8, bold: true })
    page.right(572, 92, number(paper, 'account_number', paper.pick(['###-###-#', '#######', '##-#####'])), { size: 9 })
    page.text(330, 105, 'Transit')
    page.right(572, 105, paper.code('0####'))
    page.rule(330, 112, 572, blue)
    page.text(330, 126, paper.pick(['How to reach us:', 'Questions? Call 1-800-555-0142', 'Contact us any time:']), {
      bold: true,
    })
    page.text(330, 138, 'harrowbanking.example/contact', { size: 7 })
    page.draw(box(40, 208, 532, 78, { fill: '#eef2f7' }))
    page.text(50, 224, paper.pick(['Summary of your account for this period', 'Account summary', 'At a glance']), {
      bold: true,
      size: 10,
    })
    page.right(
      562,
      224,
      paper.put('currency', 'CAD', paper.pick(['All amounts in CAD', 'Currency: CAD', 'Canadian dollars (CAD)'])),
      { size: 7 },
    )
    page.pairs({ x: 50, right: 330, y: 238, leading: 12.5 }, [
      [
        paper.pick([`Your opening balance on ${dateIn(start, long)}`, 'Opening balance', 'Balance forward']),
        putMoney(paper, 'opening_balance', book.opening, money),
      ],
      [
        paper.pick(['Total deposits into your account', 'Total deposits & credits', 'Money in']),
        `+ ${putMoney(paper, 'total_credits', book.credits, money)}`,
      ],
      [
        paper.pick(['Total withdrawals from your account', 'Total withdrawals & debits', 'Money out']),
        `- ${putMoney(paper, 'total_debits', book.debits, money)}`,
      ],
      [
        paper.pick([`Your closing balance on ${dateIn(end, long)}`, 'Closing balance', 'Balance at end of period']),
        putMoney(paper, 'closing_balance', book.closing, money),
        true,
      ],
    ])
    if (paper.chance(0.5))
      page.prose(
        350,
        244,
        200,
        'You may be able to save on fees: keep a balance of $4,000.00 and your $16.95 monthly fee is waived.',
        { size: 7 },
      )
    page.text(40, 306, paper.pick(['Details of your account activity', 'Account activity', 'Transactions']), {
      bold: true,
      size: 10,
    })
    const bottom = page.grid(
      [
        ['Date', 42],
        ['Description', 92],
        [paper.pick(['Withdrawals ($)', 'Cheques & Debits ($)', 'Debits']), 400, 'right'],
        [paper.pick(['Deposits ($)', 'Deposits & Credits ($)', 'Credits']), 485, 'right'],
        ['Balance ($)', 570, 'right'],
      ],
      [
        ['', 'Opening balance', '', '', moneyIn(book.opening, '-1.00')],
        ...book.entries.map(({ date, what, cents, balance }) => [
          dateIn(date, 'Sep 30'),
          what,
          cents < 0 ? moneyIn(-cents, '-1.00') : '',
          cents < 0 ? '' : moneyIn(cents, '-1.00'),
          moneyIn(balance, '-1.00'),
        ]),
        ['', 'Closing balance', '', '', moneyIn(book.closing, '-1.00')],
      ],
      { x: 40, y: 312, width: 532, leading: 14, size: 7.8, shade: '#dfe6ef' },
    )
    page.prose(
      40,
      bottom + 22,
      520,
      'Please check this statement without delay. Tell us of any error or omission within 30 days of its date; after that it is taken to be right. Interest rates and fees are set out in your Personal Deposit Accounts Agreement. Registered trade-mark used under licence. Member of the deposit insurance corporation.',
      { size: 6.2 },
    )
    page.right(572, 770, `1 of ${paper.between(1, 3)}`, { size: 7 })
    return [page.sheet()]
  },
}
