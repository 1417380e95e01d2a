import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A brokerage: account value large, changes since the last period and the year, allocation bar, holdings on page two. */
export const brokerage: UnseenLayout = {
  name: 'brokerage',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const firm = paper.put(
      'issuer_name',
      issuer(paper, ['Brokerage Services LLC', 'Securities, Inc.', 'Investments', 'Wealth Advisors LLC']),
    )
    const ink = paper.pick(['#368727', '#00467f', '#7a5c00', '#5a1f6e'])
    const [start, end] = paper.pick([
      ['2026-07-01', '2026-09-30'],
      ['2026-09-01', '2026-09-30'],
      ['2026-04-01', '2026-06-30'],
      ['2026-08-01', '2026-08-31'],
    ] as const)
    const print = paper.pick([day.long, day.month, day.slashes])
    const funds = [
      ['TOTAL STOCK INDEX FD', 'TSIDX'],
      ['BLUE CHIP GROWTH', 'BCGRX'],
      ['US TREAS NOTE 4.125% 2031', '-'],
      ['INTL EQUITY ETF', 'IEQX'],
      ['GOVT CASH RESERVES', 'GCRXX'],
    ]
      .slice(0, paper.between(2, 5))
      .map(([what = '', sign = '']) => {
        const shares = paper.between(10000, 900000)
        const price = paper.between(1000, 9900)
        return { what, sign, shares, price, cents: Math.round((shares * price) / 1000) }
      })
    const value = funds.reduce((all, { cents }) => all + cents, 0)
    const change = Math.round(value * 0.01 * paper.between(-6, 8))
    const added = paper.pick([0, 50000, 175000])
    const name = paper.put('document_holder_name', paper.pick([plainName(who).toUpperCase(), plainName(who)]))
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const kind = paper.put(
      'account_type',
      paper.pick([
        'Traditional IRA',
        'Roth IRA',
        'Individual - TOD',
        'Rollover IRA',
        '401(k) Plan',
        'Individual Brokerage',
      ]),
    )
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('@##-######'), paper.code('####-####'), paper.code('XXXX-##42')]),
    )
    const date = dated(paper, 'document_date', end, print)
    const total = sum(paper, 'market_value', value)
    const head = [
      ...logo(paper, 40, 28, firm.slice(0, 1), ink, 26),
      text(74, 46, firm, { size: 13, face: 'serif-bold', color: ink }),
      text(572, 40, paper.pick(['INVESTMENT REPORT', 'Account Statement', 'Client Statement']), {
        size: 10,
        face: 'sans-bold',
        align: 'right',
      }),
      text(572, 53, `${print(start)} - ${date}`, { size: 8.5, align: 'right' }),
    ]
    const x = paper.pick([40, 330])
    const side = x === 40 ? 330 : 40
    return [
      page([
        ...head,
        ...lines(64, 112, 12.5, [name, ...address], { size: 9.5, face: 'sans' }),
        ...lines(
          360,
          112,
          12.5,
          [
            kind,
            `${paper.pick(['Account Number:', 'Account #', 'Account'])} ${number}`,
            'Customer Service: (800) 555-0155',
            `Your advisor: ${plainName(resident(paper))}`,
          ],
          { size: 9, face: 'sans' },
        ),
        box(x, 190, 242, 74, { fill: '#f2f5ee', stroke: ink, strokeWidth: 0.8 }),
        text(
          x + 10,
          210,
          paper.pick(['Your Account Value:', 'Total Account Value', 'Ending market value', 'Value of your account']),
          { size: 10, face: 'sans-bold' },
        ),
        text(x + 232, 238, total, { size: 20, face: 'sans-bold', color: ink, align: 'right' }),
        text(
          x + 10,
          256,
          `Change from last period: ${change < 0 ? '-' : '+'}${money.dollars(Math.abs(change + added))}`,
          { size: 8 },
        ),
        ...grid(
          [
            ['', side, 'left'],
            ['This Period', side + 160, 'right'],
            ['Year-to-Date', side + 242, 'right'],
          ],
          [
            ['Beginning Account Value', money.dollars(value - change - added), money.dollars(Math.round(value * 0.81))],
            ['Additions', money.plain(added), money.plain(added * 3)],
            ['Subtractions', '0.00', '0.00'],
            [
              'Change in Investment Value *',
              money.plain(change),
              money.plain(value - Math.round(value * 0.81) - added * 3),
            ],
            ['Ending Account Value', total, total],
          ],
          { y: 200, leading: 15, size: 8.5 },
        ).marks,
        text(40, 310, 'Asset Allocation', { size: 10, face: 'sans-bold', color: ink }),
        box(40, 318, 532, 14, { fill: '#ddd' }),
        ...funds.map((fund, index) =>
          box(
            40 + (532 * funds.slice(0, index).reduce((all, { cents }) => all + cents, 0)) / value,
            318,
            (532 * fund.cents) / value,
            14,
            { fill: ['#7fa650', '#39637f', '#c39b36', '#8d4a6b', '#999'][index] ?? '#999' },
          ),
        ),
        ...pairs(
          { x: 40, y: 352, leading: 14, right: 300 },
          funds.map((fund): [string, string] => [fund.what, `${Math.round((100 * fund.cents) / value)}%`]),
          { size: 8.5 },
        ),
        ...paragraph(
          40,
          450,
          530,
          '* Reflects appreciation or depreciation of your holdings due to price changes plus any distribution and income earned during the statement period. Your required minimum distribution, if any, is not shown.',
          { size: 7.5 },
        ).marks,
        ...paragraph(
          40,
          720,
          530,
          `${firm}, Member NYSE, SIPC. Securities are not insured by the FDIC, are not deposits and may lose value. Please review this statement and report any discrepancy within 10 days.`,
          { size: 7 },
        ).marks,
      ]),
      page([
        ...head,
        text(40, 90, `Holdings   ${number}   ${kind}`, { size: 10, face: 'sans-bold', color: ink }),
        line(40, 96, 572, 96),
        ...grid(
          [
            ['Description', 40, 'left'],
            ['Symbol', 230, 'left'],
            ['Quantity', 350, 'right'],
            ['Price', 430, 'right'],
            ['Market Value', 572, 'right'],
          ],
          [
            ...funds.map((fund) => [
              fund.what,
              fund.sign,
              (fund.shares / 1000).toFixed(3),
              money.plain(fund.price),
              money.dollars(fund.cents),
            ]),
            ['Total Holdings', '', '', '', total],
          ],
          { y: 116, leading: 18, size: 9 },
        ).marks,
      ]),
    ]
  },
}
