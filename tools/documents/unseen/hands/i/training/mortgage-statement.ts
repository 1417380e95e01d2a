import { addYears } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'

/** A yearly mortgage statement: a sentence of welcome, terms on the left, the year's payments split on the right. */
export const mortgageStatement: UnseenLayout = {
  name: 'mortgage-statement',
  docType: 'loan_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow', 'serif']), size: 8.2 })
    const tone = paper.pick(['#234e52', '#5c2751', '#254b9b'])
    const year = paper.between(2023, 2025)
    const form = paper.pick(['September 30, 2026', 'Sep 30, 2026', 'SEP 30 2026', '2026-09-30'] as const)
    const end = `${year}-12-31`
    const principal = paper.between(9_000_000, 62_000_000)
    const rate = paper.between(219, 679) / 100
    const payment = Math.round(principal * 0.0058)
    const interest = Math.round((principal * rate) / 100)
    const paid = payment * 12
    const closing = principal - (paid - interest)
    const company = issuer(paper, 'lender')
    const isLow = paper.chance(0.35)
    logo(page, 40, 28, initialsOf(company), paper.pick(['bars', 'tile', 'leaf']), tone)
    if (!isLow) page.text(92, 52, paper.put('issuer_name', company), { size: 12, bold: true, color: tone })
    page.right(
      572,
      46,
      paper.pick(['Annual mortgage statement', 'MORTGAGE STATEMENT', `Your ${year} mortgage statement`]),
      { size: 13 },
    )
    page.right(
      572,
      60,
      `${paper.pick(['Statement date:', 'As at', 'Prepared as of'])} ${putDate(paper, 'document_date', end, form)}`,
    )
    const isJoint = paper.chance(0.45)
    const style = paper.pick(['capitals', 'initial', 'plain'] as const)
    const [one, two] = [nameIn(somebody(paper, 'CA'), style), nameIn(somebody(paper, 'CA'), style)]
    const names = isJoint ? [one, two] : [one]
    paper.put('document_holder_name', names.join('; '), one)
    const place = home(paper, 'CA', style !== 'plain')
    page.stack(60, 110, 11.5, [...names, ...putAddress(paper, place.lines)], { size: 9 })
    page.prose(
      330,
      112,
      240,
      paper.pick([
        'Thank you for choosing us for your mortgage. Keep this statement with your tax papers.',
        'Rates are changing: ask about an early renewal without penalty.',
      ]),
      { size: 7.6, color: tone },
    )
    page.text(40, 200, paper.pick(['Mortgage details', 'Your mortgage terms', 'Loan information']), {
      bold: true,
      size: 10,
      color: tone,
    })
    const maturity = addYears(`${year}-${paper.pick(['03', '07', '11'])}-01`, paper.between(1, 5))
    const terms: readonly (readonly [string, string, boolean?])[] = [
      [
        paper.pick(['Mortgage number', 'Mortgage account no.', 'Loan number']),
        number(paper, 'account_number', paper.pick(['#######-#', '000#######', '####-######-##'])),
      ],
      [
        paper.pick(['Interest rate', 'Annual interest rate', 'Current rate']),
        `${paper.put('interest_rate', rate.toFixed(2))}%${paper.pick(['', ' fixed', ' closed'])}`,
      ],
      [paper.pick(['Maturity date', 'Term ends', 'Renewal date']), putDate(paper, 'maturity_date', maturity, form)],
      [
        paper.pick(['Payment amount', 'Regular payment (P & I)', 'Monthly payment']),
        putMoney(paper, 'payment_amount', payment, '-$1.00'),
      ],
      ['Remaining amortization', `${paper.between(9, 28)} years ${paper.between(1, 11)} months`],
      ['Property tax account balance', moneyIn(paper.between(-40_000, 90_000), '-$1.00')],
    ]
    page.pairs({ x: 40, right: 290, y: 218, leading: 15 }, terms)
    page.draw(box(310, 188, 262, 122, { fill: '#f2f4f1' }))
    page.text(320, 204, `January 1 - December 31, ${year}`, { bold: true, size: 9, color: tone })
    page.pairs({ x: 320, right: 562, y: 222, leading: 15 }, [
      [
        paper.pick([`Balance on January 1, ${year}`, 'Opening principal balance', 'Principal, start of year']),
        moneyIn(principal, '-$1.00'),
      ],
      ['Payments received (12)', moneyIn(paid, '-$1.00')],
      ['  of which interest', moneyIn(interest, '-$1.00')],
      ['  of which principal', moneyIn(paid - interest, '-$1.00')],
      [
        paper.pick([
          `Balance on December 31, ${year}`,
          'Closing principal balance',
          'Outstanding balance',
          'Principal owing',
        ]),
        putMoney(paper, 'closing_balance', closing, '-$1.00'),
        true,
      ],
    ])
    page.text(40, 336, `Mortgaged property: ${place.street}`, { size: 7.8 })
    if (paper.chance(0.6))
      page.grid(
        [
          ['Month', 44],
          ['Interest', 250, 'right'],
          ['Principal', 380, 'right'],
          ['Tax', 480, 'right'],
        ],
        ['Oct', 'Nov', 'Dec'].map((month) => [
          `${month} 1`,
          moneyIn(Math.round(interest / 12), '-1.00'),
          moneyIn(payment - Math.round(interest / 12), '-1.00'),
          moneyIn(31_250, '-1.00'),
        ]),
        { x: 40, y: 356, width: 532, leading: 14, size: 7.6, shade: '#e4e9e4' },
      )
    page.prose(
      40,
      440,
      530,
      `This is not a payout statement. A prepayment charge of three months of interest or the interest differential may apply before ${dateIn(maturity, form)}. You may prepay up to 15% of ${moneyIn(principal + paper.between(100_000, 900_000), '-$1.00')}, the original amount, each year.`,
      { size: 7 },
    )
    page.text(
      40,
      764,
      `${isLow ? paper.put('issuer_name', company) : 'Mortgage servicing'}, 1 Granville Quay, Vancouver BC  V6C 1T2   1-855-555-0181`,
      { size: 6.8 },
    )
    return [page.sheet()]
  },
}
