import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, nameIn, somebody } from '../people.ts'

const agencies = [
  'Federal Revenue Agency',
  'Dominion Tax Agency',
  'National Revenue Office of Canada',
  'Agency for Revenue and Benefits',
]

/** A federal notice of assessment: boxes of who and when at the right, account summary first, numbered lines on the second page. */
export const assessmentNotice: UnseenLayout = {
  name: 'assessment-notice',
  docType: 'notice_of_assessment',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const face = paper.pick(['sans', 'narrow'] as const)
    const page = openPage(paper, { face, size: 8.6 })
    const year = paper.between(2023, 2025)
    const issued = addDays(`${year + 1}-03-05`, paper.between(0, 180))
    const form = paper.pick(['Sep 30, 2026', 'September 30, 2026', '2026-09-30'] as const)
    const income = paper.between(1_900_000, 16_500_000)
    const deductions = Math.round(income * (paper.between(1, 14) / 100))
    const net = income - deductions
    const federal = Math.round(net * 0.118)
    const provincial = Math.round(net * 0.067)
    const credits = federal + provincial - paper.between(-310_000, 240_000)
    const result = federal + provincial - credits
    const money = paper.pick(['$1.00 CR', '-$1.00'] as const)
    const agency = paper.put('issuer_name', paper.pick(agencies))
    page.text(40, 40, agency, { bold: true, size: 11, face: 'serif' })
    page.text(
      40,
      52,
      paper.pick(['Tax Centre, Winnipeg MB R3C 3M2', 'Sudbury Tax Centre, 1050 Notre Dame Ave, Sudbury ON P3A 5C1']),
      { size: 7 },
    )
    page.text(360, 40, paper.pick(['Notice of assessment', 'NOTICE OF ASSESSMENT', 'Your notice of assessment']), {
      size: 15,
      bold: true,
    })
    const cells: readonly (readonly [string, string])[] = [
      ['Social insurance number', paper.pick([`XXX XXX ${paper.code('###')}`, socialInsuranceNumber(paper, ' ')])],
      [paper.pick(['Tax year', 'Taxation year']), paper.put('tax_year', String(year))],
      [paper.pick(['Date issued', 'Date', 'Issue date']), putDate(paper, 'document_date', issued, form)],
      ['Access code', paper.code('#@#@##@#')],
    ]
    cells.forEach(([caption, value], index) =>
      page.cell([360 + (index % 2) * 108, 60 + Math.floor(index / 2) * 30, 108, 30], caption, value, { size: 8.6 }),
    )
    const name = paper.put('document_holder_name', nameIn(somebody(paper, 'CA'), paper.pick(['capitals', 'initial'])))
    page.stack(58, 118, 12, [name, ...putAddress(paper, home(paper, 'CA', true).lines)], { size: 9.4 })
    const lead = page.prose(
      40,
      212,
      530,
      `We assessed your ${year} income tax and benefit return and calculated your balance. ${result > 0 ? 'You need to pay the amount below by the date shown to avoid more interest.' : 'We will send or deposit your refund unless you owe other amounts.'}`,
    )
    page.draw(box(40, lead + 4, 532, 74, { stroke: '#333333' }))
    page.text(50, lead + 20, 'Account summary', { bold: true, size: 11 })
    page.text(
      50,
      lead + 42,
      result > 0
        ? paper.pick(['Amount you owe', 'Balance due', 'Balance owing'])
        : paper.pick(['Balance (credit)', 'Account balance', 'Final balance']),
      { size: 9.5 },
    )
    page.right(330, lead + 42, putMoney(paper, 'balance_owing', result, money), { size: 11, bold: true })
    if (result > 0) {
      page.text(50, lead + 62, 'Pay by')
      page.right(330, lead + 62, dateIn(addDays(`${year + 1}-04-30`, 0), form))
    }
    page.text(
      350,
      lead + 42,
      paper.pick(['Keep this notice: banks may ask for it.', 'Go paperless in your online account.']),
      { size: 7.4 },
    )
    page.prose(
      40,
      lead + 104,
      530,
      paper.pick([
        'Your unused contribution room is shown on page 2. If you moved, tell us your new address.',
        'We changed no amount of your return. You have 90 days from the date of this notice to object.',
      ]),
    )
    page.text(40, 720, 'Commissioner of Revenue', { size: 8 })
    page.right(572, 760, paper.pick(['T451 E (24)', 'Page 1 of 2']), { size: 7 })
    const next = openPage(paper, { face, size: 8.4 })
    next.text(40, 40, `${name}    ${year}`, { size: 8 })
    next.text(40, 66, paper.pick(['Summary', 'Tax assessment', 'Assessment summary']), { size: 12, bold: true })
    const [a, b] = [Math.round(deductions * 0.7), deductions - Math.round(deductions * 0.7)]
    next.grid(
      [
        ['Line', 44],
        ['Description', 100],
        [paper.pick(['$ Final amount', 'Amount ($)', 'Final amount CR/DR']), 560, 'right'],
      ],
      [
        ['10100', 'Employment income', moneyIn(income - 41_200, '-1.00')],
        ['12100', 'Interest and other investment income', moneyIn(41_200, '-1.00')],
        [
          '15000',
          paper.pick(['Total income', 'Total income (line 15000)']),
          putMoney(paper, 'total_income', income, '-1.00'),
        ],
        ['20800', 'RRSP deduction', moneyIn(a, '-1.00')],
        ['21200', 'Annual union and professional dues', moneyIn(b, '-1.00')],
        ['23600', 'Net income', putMoney(paper, 'net_income', net, '-1.00')],
        ['26000', 'Taxable income', moneyIn(net, '-1.00')],
        ['42000', 'Net federal tax', moneyIn(federal, '-1.00')],
        ['42800', 'Net provincial tax', moneyIn(provincial, '-1.00')],
        ['43500', 'Total payable', moneyIn(federal + provincial, '-1.00')],
        ['43700', 'Total income tax deducted', moneyIn(credits, '-1.00')],
        [
          '',
          paper.pick(['Balance from this assessment', 'Total balance']),
          moneyIn(result, money === '$1.00 CR' ? '1.00 CR' : '-1.00'),
        ],
      ],
      { x: 40, y: 76, width: 532, leading: 17, shade: '#e9e9e9', rules: paper.pick(['rows', 'frame']) },
    )
    next.prose(
      40,
      340,
      530,
      `RRSP deduction limit for ${year + 1}: ${moneyIn(paper.between(100_000, 3_156_000), '-$1.00')}. Home Buyers’ Plan repayment: nil. First-time balances carried forward: nil.`,
    )
    return [page.sheet(), next.sheet()]
  },
}
