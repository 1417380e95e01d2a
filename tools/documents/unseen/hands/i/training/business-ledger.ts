import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { ledger, type Kind } from '../ledger.ts'
import { home, initialsOf, issuer } from '../people.ts'
import { calendarMonth } from '../times.ts'

const incoming: readonly Kind[] = [
  ['DEPOSIT BR. ####', 300, 9_400],
  ['MERCHANT SETTLEMENT ########', 240, 5_200],
  ['WIRE IN REF ######', 1_500, 14_000],
]
const outgoing: readonly Kind[] = [
  ['CHEQUE NO. ####', 80, 3_400],
  ['EFT DEBIT PAYROLL BATCH ###', 2_000, 6_800],
  ['SOURCE DEDUCTIONS REMIT', 400, 2_900],
  ['BILL PAYMENT GAS ####', 70, 620],
  ['ITEM FEES', 6, 48],
]

/** A business account in typewriter letters: short captions over values, CR and DR, no colour at all. */
export const businessLedger: UnseenLayout = {
  name: 'business-ledger',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: 'mono', size: 7.6 })
    const bank = issuer(paper, 'bank')
    const period = calendarMonth(paper)
    const book = ledger(paper, period, {
      opening: paper.between(400_000, 4_800_000),
      count: paper.between(12, 24),
      incoming,
      outgoing,
    })
    const form = paper.pick(['SEP 30/26', 'SEP 30 2026', '30-Sep-2026'] as const)
    logo(page, 38, 28, initialsOf(bank), paper.pick(['bars', 'tile', 'disc']), '#3a3a3a')
    page.stack(
      90,
      42,
      10,
      [
        paper.put('issuer_name', bank),
        'COMMERCIAL BANKING CENTRE',
        `${paper.between(100, 990)} PORTAGE PL, MAIN BRANCH`,
      ],
      { size: 8 },
    )
    page.text(
      360,
      42,
      paper.pick(['BUSINESS ACCOUNT STATEMENT', 'STATEMENT OF ACCOUNT', 'CURRENT ACCOUNT - BUSINESS']),
      { bold: true, size: 9 },
    )
    const company = paper.put('document_holder_name', issuer(paper, 'business').toUpperCase())
    const contact = paper.chance(0.4) ? ['ATTN: ACCOUNTS PAYABLE'] : []
    const address = putAddress(paper, home(paper, 'CA', true).lines)
    page.stack(60, 112, 11, contact.length > 0 ? [contact.join(''), company, ...address] : [company, ...address], {
      size: 8.8,
    })
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['ACCOUNT NUMBER', 'ACCOUNT NO.', 'ACCT']),
        number(paper, 'account_number', paper.pick(['####-###', '##-#####', '#### ### ###'])),
      ],
      ['BRANCH TRANSIT', paper.code('####')],
      [paper.pick(['STATEMENT FROM', 'FROM', 'PERIOD START']), putDate(paper, 'period_start', period.start, form)],
      [paper.pick(['STATEMENT TO', 'TO', 'PERIOD END']), putDate(paper, 'period_end', period.end, form)],
      ['CURRENCY', paper.put('currency', 'CAD')],
    ]
    const left = paper.chance(0.5)
    facts.forEach(([caption, value], index) => {
      if (left) {
        page.text(360, 66 + index * 13, caption)
        page.right(570, 66 + index * 13, value, { bold: true })
      } else {
        page.text(340 + (index % 2) * 120, 66 + Math.floor(index / 2) * 26, caption, { size: 6.3 })
        page.text(340 + (index % 2) * 120, 76 + Math.floor(index / 2) * 26, value, { bold: true, size: 8.6 })
      }
    })
    const signed = (cents: number) => moneyIn(cents, '-1.00')
    const bottom = page.grid(
      [
        ['DATE', 40],
        [paper.pick(['PARTICULARS', 'DESCRIPTION', 'DETAILS']), 90],
        [paper.pick(['DEBITS', 'AMOUNTS DEBITED']), 390, 'right'],
        [paper.pick(['CREDITS', 'AMOUNTS CREDITED']), 484, 'right'],
        ['BALANCE', 572, 'right'],
      ],
      [
        [
          dateIn(period.start, 'SEP 30'),
          paper.pick(['BALANCE FORWARD', 'OPENING BALANCE']),
          '',
          '',
          putMoney(paper, 'opening_balance', book.opening, '-1.00'),
        ],
        ...book.entries.map(({ date, what, cents, balance }) => [
          dateIn(date, 'SEP 30'),
          what,
          cents < 0 ? signed(-cents) : '',
          cents < 0 ? '' : signed(cents),
          signed(balance),
        ]),
      ],
      { x: 38, y: 200, width: 536, leading: 13.2, size: 7.4, rules: 'none' },
    )
    page.rule(38, bottom + 6, 574)
    const outs = book.entries.filter(({ cents }) => cents < 0).length
    page.text(90, bottom + 18, `${outs} DEBITS`)
    page.right(390, bottom + 18, putMoney(paper, 'total_debits', book.debits, '-1.00'), { bold: true })
    page.text(90, bottom + 30, `${book.entries.length - outs} CREDITS`)
    page.right(484, bottom + 30, putMoney(paper, 'total_credits', book.credits, '-1.00'), { bold: true })
    page.text(90, bottom + 44, paper.pick(['CLOSING BALANCE', 'NEW BALANCE', 'BALANCE THIS STATEMENT']), { bold: true })
    page.right(572, bottom + 44, putMoney(paper, 'closing_balance', book.closing, '-1.00'), { bold: true })
    page.prose(
      38,
      bottom + 66,
      520,
      'ACCOUNTS BELOW THE MINIMUM MONTHLY BALANCE OF 15,000.00 PAY ITEM FEES. OVERDRAFT RATE 21.00% PER ANNUM. ERRORS MUST BE REPORTED WITHIN 45 DAYS.',
      { size: 6.2 },
    )
    return [page.sheet()]
  },
}
