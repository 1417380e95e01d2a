import { longDate, monthEnd, addDays } from '../../../../calendar.ts'
import { box, ellipse, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, paragraph } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

const kinds = ['TRADITIONAL IRA', 'ROTH IRA', 'INDIVIDUAL - TOD', 'ROLLOVER IRA'] as const
const funds = [
  ['TOTAL US MARKET INDEX ADM', 'TUMKX'],
  ['INTL GROWTH FUND CL A', 'IGFAX'],
  ['MUNI BOND LADDER ETF', 'MBLE'],
  ['NORTHWIND INDUSTRIES COM', 'NWI'],
  ['GOVERNMENT MONEY MARKET', 'GVMXX'],
] as const
const green = '#2e6b34'

/** Broker's monthly report: big value at the left, holdings table with several totals, an adviser's name beside the owner's, two pages. */
export const brokerageReport: UnseenLayout = {
  name: 'brokerage-report',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.broker))
    const name = paper.put('document_holder_name', withInitial(resident(paper)).toUpperCase())
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('@##-######'))
    const kind = paper.put('account_type', paper.pick(kinds))
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    paper.put('document_date', end, longDate(end, 'en'))
    const holdings = funds.map(([fund, ticker], index) => {
      const units = paper.between(40, 900)
      const price = index === 4 ? 100 : paper.between(1400, 24_000)
      return {
        fund,
        ticker,
        units,
        price,
        value: units * price,
        cost: Math.round(units * price * (paper.between(60, 115) / 100)),
      }
    })
    const value = total(holdings.map((holding) => holding.value))
    const sum = paper.put('market_value', canonicalMoney(value), `$${money(value)}`)
    const [added, taken] = [paper.between(0, 100_000), paper.between(0, 50_000)]
    const change = paper.between(-300_000, 400_000)
    const before = value - change - added + taken
    const delta = value - before
    const adviser = resident(paper)
    const head = (page: number) => [
      shape('M36 58 L52 30 L60 44 L68 34 L82 58 Z', { fill: green }),
      text(92, 46, 'INVESTMENT REPORT', { size: 13, face: 'sans-bold', color: green }),
      text(92, 58, `${longDate(start, 'en')} - ${longDate(end, 'en')}`, { size: 8.5, face: 'sans' }),
      text(576, 46, `Account # ${account}`, { size: 8.5, face: 'sans', align: 'right' }),
      text(576, 58, kind, { size: 8.5, face: 'sans', align: 'right' }),
      text(576, 764, `${page} of 2`, { size: 7.5, face: 'sans', align: 'right' }),
    ]
    const plain = { size: 8.5, face: 'sans' } as const
    return [
      letter(
        [
          ...head(1),
          text(60, 102, 'Envelope # BJXMVDBBB' + paper.code('@@@@'), { size: 6, face: 'sans' }),
          ...lines(60, 116, 12, [name, ...mail], { size: 9.5, face: 'sans' }),
          text(350, 102, 'Your Advisor', { size: 8.5, face: 'sans-bold' }),
          ...lines(
            350,
            115,
            11.5,
            [`${adviser.given} ${adviser.surname}, CFP`, '1 Liberty Concourse, 14th Floor', 'Phone (800) 555-0161'],
            plain,
          ),
          line(36, 190, 576, 190, { stroke: green, strokeWidth: 2 }),
          text(36, 212, 'Your Account Value:', { size: 11, face: 'sans' }),
          text(36, 238, sum, { size: 21, face: 'sans-bold' }),
          text(36, 262, 'Change from Last Period:', plain),
          text(290, 262, delta < 0 ? `($${money(-delta)})` : `$${money(delta)}`, { ...plain, align: 'right' }),
          ...grid(
            [330, -490, -576],
            { y: 210, leading: 15 },
            [
              ['', 'This Period', 'Year-to-Date'],
              ['Beginning Value', `$${money(before)}`, `$${money(Math.round(before * 0.91))}`],
              ['Additions', money(added), money(added * 3)],
              ['Subtractions', `-${money(taken)}`, `-${money(taken * 2)}`],
              [
                'Change in Investment Value *',
                change < 0 ? `-${money(-change)}` : money(change),
                money(value - Math.round(before * 0.91) - added * 3 + taken * 2),
              ],
              ['Ending Value', sum, sum],
            ],
            { size: 7.8, face: 'sans' },
          ),
          ...paragraph(
            { x: 36, y: 316, width: 540, leading: 11 },
            '* Reflects appreciation or depreciation of your holdings due to price changes, plus any income earned, less fees. Values are as of the last business day shown above and may not reflect trades that have not settled.',
            { size: 7.5, face: 'sans' },
          ).marks,
          text(36, 366, `Holdings as of ${longDate(end, 'en')}`, { size: 12, face: 'sans-bold', color: green }),
          box(36, 376, 540, 16, { fill: '#e5efe6' }),
          ...grid(
            [42, -300, -370, -470, -570],
            { y: 387, leading: 12 },
            [['Description', 'Quantity', 'Price Per Unit', 'Ending Market Value', 'Total Cost Basis']],
            { size: 7, face: 'sans-bold' },
          ),
          ...holdings.flatMap(({ fund, ticker, units, price, value: worth, cost }, index) =>
            grid(
              [42, -300, -370, -470, -570],
              { y: 408 + index * 24, leading: 10 },
              [
                [
                  fund,
                  `${units}.000`,
                  `$${money(price)}`,
                  `$${money(worth)}`,
                  index === 4 ? 'not applicable' : `$${money(cost)}`,
                ],
                [`(${ticker})`, '', '', '', ''],
              ],
              { size: 7.8, face: 'sans' },
            ),
          ),
          line(36, 526, 576, 526),
          ...grid([42, -470], { y: 540, leading: 14 }, [['Total Holdings', sum]], { size: 8.5, face: 'sans-bold' }),
          ellipse(80, 620, 36, 36, { fill: '#9dc3a1' }),
          shape('M80 620 L80 584 C104 586 116 604 116 620 Z', { fill: green }),
          ...lines(
            140,
            606,
            14,
            [
              'Asset allocation: domestic stock, foreign stock, bonds, short-term',
              'Contributions for tax year 2026 may be made until April 15, 2027',
              'Required minimum distribution for 2026: does not apply',
            ],
            plain,
          ),
        ],
        `Brokerage services provided by ${issuer}, Member SIPC.   SPECIMEN`,
      ),
      letter(
        [
          ...head(2),
          text(36, 100, 'Activity', { size: 12, face: 'sans-bold', color: green }),
          ...grid(
            [42, 110, 300, -570],
            { y: 122, leading: 16 },
            [
              ['Settlement', 'Security', 'Description', 'Amount'],
              [addDays(start, 3).slice(5), 'Electronic Funds Transfer', 'Received', `$${money(added)}`],
              [addDays(start, 12).slice(5), 'Electronic Funds Transfer', 'Paid', `-$${money(taken)}`],
              [
                addDays(start, 20).slice(5),
                'GOVERNMENT MONEY MARKET',
                'Dividend, reinvested',
                `$${money(paper.between(100, 9000))}`,
              ],
            ],
            plain,
          ),
          ...paragraph(
            { x: 36, y: 220, width: 540, leading: 13 },
            `Information about your statement. Securities in accounts carried by ${issuer} are protected up to $500,000. Please report any inaccuracy promptly and in writing. Not FDIC insured; may lose value; no bank guarantee.`,
            plain,
          ).marks,
        ],
        'SPECIMEN',
      ),
    ]
  },
}
