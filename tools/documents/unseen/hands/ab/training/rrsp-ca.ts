import { monthEnd } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A mutual fund dealer's quarterly statement of a registered plan: name of the dealer in the foot only. */
export const rrspCa: UnseenLayout = {
  name: 'rrsp-ca',
  docType: 'investment_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const p = pen('narrow')
    const end = paper.pick(['2026-03-31', '2026-06-30', '2026-09-30', monthEnd(paper.today, 10)])
    ;[0, 1, 2].forEach((ring) =>
      p.marks.push(ellipse(62 + ring * 16, 56, 14, 14, { stroke: '#1f7a8c', strokeWidth: 4 })),
    )
    p.b(572, 52, 'Quarterly portfolio statement', 14, { align: 'right' })
    p.r(572, 68, `As of ${day(paper, 'document_date', end, 'MMMM D, YYYY')}`, 10)
    p.col(60, 112, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10)
    const values = Array.from({ length: paper.between(2, 5) }, () => paper.between(80000, 4200000))
    const all = values.reduce((sofar, one) => sofar + one, 0)
    p.b(
      340,
      116,
      paper.put('account_type', paper.pick(['RRSP', 'Spousal RRSP', 'Registered Retirement Savings Plan', 'TFSA'])),
      10.5,
    )
    ;(p.t(340, 130, `Plan no. ${paper.put('account_number', paper.code('@-#######'))}`),
      p.t(340, 144, `Beneficiary: ${paper.pick(['Estate', 'Spouse'])}`))
    ;(p.b(60, 200, 'Your plan is worth', 10),
      p.b(60, 226, sum(paper, 'market_value', all, '$#'), 22, { color: '#1f7a8c' }))
    const before = Math.round(all * (paper.between(90, 106) / 100))
    ;(p.t(340, 206, 'Value at the start of the quarter'), p.r(572, 206, `$${cash(before)}`))
    ;(p.t(340, 222, 'Deposits less withdrawals'), p.r(572, 222, '$600.00'))
    ;(p.t(340, 238, 'Change in value'),
      p.r(572, 238, `${all - before - 60000 < 0 ? '-' : ''}$${cash(all - before - 60000)}`))
    p.fill(40, 270, 532, 16, '#e2eff1')
    ;['Fund', 'Units', 'Price ($)', 'Book cost ($)', 'Market value ($)'].forEach((head, index) =>
      p.b([46, 330, 400, 480, 566][index] ?? 0, 281, head, 8.4, { align: index ? 'right' : 'left' }),
    )
    values.forEach((value, index) => {
      const y = 302 + index * 18
      const price = paper.between(800, 4200)
      p.t(
        46,
        y,
        `${paper.pick(['Global Balanced', 'Canadian Dividend', 'Money Market', 'Index 2040', 'Bond Plus'])} Fund Series ${paper.pick(['A', 'F', 'D'])}`,
      )
      ;(p.r(330, y, (value / price).toFixed(3)),
        p.r(400, y, (price / 100).toFixed(4)),
        p.r(480, y, cash(Math.round(value * 0.87))),
        p.r(566, y, cash(value)))
    })
    p.para(
      46,
      440,
      520,
      `Your contributions this year: $${cash(paper.between(0, 900000))}. The contribution deadline for the 2026 tax year is ${dated('2027-03-01', 'MMMM D, YYYY')}. Book cost is the amount paid for an investment, including reinvested income, adjusted for returns of capital.`,
      8.6,
    )
    p.para(
      46,
      716,
      520,
      `${paper.put('issuer_name', `${paper.pick(['Threefold', 'Lakehead', 'Marquis Park', 'Parkdale'])} ${paper.pick(['Investment Services Inc.', 'Wealth Management Ltd.', 'Securities Inc.'])}`)} is a member of the Canadian Investor Protection Fund and is regulated by CIRO. Mutual funds are not guaranteed and their values change often.`,
      7.4,
    )
    p.t(46, 768, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
