import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { badge, column, dated, grid, page, paid, paragraph, sum } from '../kit.ts'
import { home, issuers, resident } from '../people.ts'

/** A pension scheme's yearly increase letter: old and new pension, both by year and by month, the payer in the footer. */
export const pensionIncreaseLetter: UnseenLayout = {
  name: 'pension-increase-letter',
  docType: 'pension_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const scheme = paper.put('issuer_name', paper.pick(issuers.pension))
    const old = paper.between(310, 2350) * 1200
    const monthly = Math.round((old * 1.038) / 12)
    const issued = `2026-03-${paper.between(10, 28)}`
    const name = paper.put('document_holder_name', `${who.first.charAt(0)} ${who.last}`)
    const tax = Math.round(monthly * 0.16)
    return [
      page([
        ...badge(40, 36, 44, scheme.replace('The ', '').charAt(0), '#6b4f1d'),
        text(94, 64, scheme, { size: 14, face: 'serif-bold', color: '#6b4f1d' }),
        ...column(420, 96, 11, ['Pensions Administration', 'PO Box 4471', 'Darlington', 'DL1 9ZZ', '0191 000 4040'], {
          size: 8,
        }),
        ...column(62, 140, 12.4, [`${who.title} ${name}`, ...home(paper)], { size: 9.4 }),
        text(420, 170, dated(paper, 'document_date', issued, 'D MMMM YYYY'), { size: 9.4 }),
        ...column(420, 184, 11, [`Member no ${paper.code('FW######')}`, `NI no ${paper.code('QQ ## ## ## D')}`], {
          size: 8,
        }),
        text(40, 256, `Dear ${who.title} ${who.last}`, { size: 10 }),
        text(40, 278, 'Your pension increase from 1 April 2026', { size: 12, face: 'sans-bold' }),
        ...paragraph(
          40,
          300,
          515,
          `Each April pensions in payment rise with prices. The rise in the Consumer Prices Index to last September was 3.8%, and the Trustee has applied it to the whole of your pension. We will pay your new pension on the first working day of each month into your account ending ${paper.code('###')}.`,
          { size: 9.6, leading: 14 },
        ),
        ...grid(
          [60, -330, -440, -540],
          [
            ['', 'Now', 'Increase', 'From 1 April'],
            [
              'Pension a year before tax',
              `£${sum(old)}`,
              `£${sum(monthly * 12 - old)}`,
              paid(paper, 'annual_income', monthly * 12),
            ],
            [
              'Pension a month before tax',
              `£${sum(Math.round(old / 12))}`,
              '3.8%',
              paid(paper, 'monthly_amount', monthly),
            ],
            ['Spouse’s pension a year, if you die', `£${sum(Math.round(old / 2))}`, '', `£${sum(monthly * 6)}`],
          ],
          { y: 368, size: 9.4, leading: 20, rule: '#d8cbb0' },
        ),
        ...paragraph(
          40,
          462,
          515,
          `Your tax code is ${paper.pick(['K145', '212T', 'BR'])}. HM Revenue & Customs sets it, so please ask them, not us, if you think it is wrong. On that code about £${sum(tax)} will be taken off each month. We send a payslip only when what you get changes by more than £10.00.`,
          { size: 9.6, leading: 14 },
        ),
        ...paragraph(
          40,
          528,
          515,
          'Tell us if you move, marry, or open a new account. If someone offers to unlock your pension, hang up: it is a scam.',
          { size: 9.6, leading: 14, face: 'narrow-bold' },
        ),
        text(40, 586, 'Yours sincerely', { size: 9.6 }),
        text(40, 630, `${resident(paper).first} Oldershaw`, { size: 9.6 }),
        text(40, 643, 'Pensions Manager, for the Trustee', { size: 9.6 }),
        line(40, 772, 555, 772, { stroke: '#6b4f1d' }),
        ...paragraph(
          40,
          784,
          515,
          'Administered by Tallow Benefit Services Limited, company 0900000, on behalf of the Trustee. Pension scheme registration 100000. Form PI/26.',
          { size: 6.6, color: '#666666' },
        ),
      ]),
    ]
  },
}
