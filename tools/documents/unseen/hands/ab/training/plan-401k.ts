import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A 401(k) participant statement of a record keeper: tiles, sources of money, advice about retirement. */
export const plan401k: UnseenLayout = {
  name: 'plan-401k',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'us')()
    const p = pen('sans')
    const [start, end] = paper.pick([
      ['2026-07-01', '2026-09-30'],
      ['2026-04-01', '2026-06-30'],
      ['2026-01-01', '2026-03-31'],
    ] as const)
    const keeper = paper.put(
      'issuer_name',
      `${paper.pick(['Beacon Harbor', 'Summit Oak', 'Pilgrim Point', 'Bridgewell'])} ${paper.pick(['Retirement Services', 'Workplace Plans, Inc.', 'Trust Company'])}`,
    )
    ;(p.marks.push(ellipse(54, 50, 14, 14, { fill: '#c7621b' })), p.b(76, 55, keeper, 13))
    p.t(
      40,
      92,
      `${paper.pick(['Foundry Tools', 'Mesa Clinics', 'Lone Pine Schools'])} ${paper.put('account_type', '401(k)')} Plan`,
      12,
    )
    p.t(40, 108, `Statement period ${dated(start, 'M/D/YYYY')} - ${day(paper, 'document_date', end, 'M/D/YYYY')}`, 8.6)
    p.t(40, 122, `Participant ID ${paper.put('account_number', paper.code('XXX-XX-####'))}`, 8.6)
    p.col(
      350,
      92,
      13,
      [
        ...holders(paper, [who.name.toUpperCase()]),
        ...address(
          paper,
          who.lines.map((row) => row.toUpperCase()),
        ),
      ],
      9.6,
    )
    const own = paper.between(400000, 18000000)
    const match = Math.round(own * 0.42)
    const total = own + match
    p.fill(40, 150, 532, 70, '#fbf0e6')
    ;(p.t(56, 170, 'Total account balance', 9), p.b(56, 204, sum(paper, 'market_value', total, '$#'), 24))
    ;(p.t(330, 170, 'Vested balance', 9), p.b(330, 198, `$${cash(own + Math.round(match * 0.6))}`, 15))
    p.b(40, 250, 'Your account by source', 10.5)
    const opening = Math.round(total * 0.96)
    const rows = [
      ['Beginning balance', opening],
      ['Employee pre-tax', 120000],
      ['Employer match', 60000],
      ['Fees', -1250],
      ['Gain or loss', total - opening - 178750],
      ['Ending balance', total],
    ] as const
    rows.forEach(([label, cents], index) => {
      ;(p.t(52, 272 + index * 17, label), p.r(300, 272 + index * 17, `${cents < 0 ? '-' : ''}$${cash(cents)}`))
      p.rule(52, 276 + index * 17, 300, '#ddd')
    })
    p.b(340, 250, 'Where your money is invested', 10.5)
    ;[
      ['Target Date 2045 Trust', 0.7],
      ['S&P 500 Index', 0.2],
      ['Stable Value', 0.1],
    ].forEach(([fund, share], index) => {
      ;(p.t(340, 272 + index * 34, String(fund)), p.r(572, 272 + index * 34, `${Math.round(Number(share) * 100)}%`))
      p.fill(340, 278 + index * 34, 232 * Number(share), 8, '#c7621b')
    })
    p.para(
      40,
      420,
      532,
      `At this rate your balance may provide about $${cash(Math.round(total / 260))} a month from age 67. Raise your contribution by 1% today: log in to your account. Estimated lifetime income is an illustration required by federal law and is not a guarantee.`,
      9,
    )
    p.t(40, 766, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
