import { addDays, parts, shortMonth } from '../../../../calendar.ts'
import { box, line, lines, roundedBox, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, grid, letter, money, paragraph, perforation, slashed } from '../kit.ts'
import { exactHome, issuers, mailLines, resident, withInitial } from '../people.ts'

const merchants = [
  'SKYLARK AIR 0012177 DALLAS TX',
  'EL FAROL TAQUERIA',
  'PARKNOW 3 ATLANTA GA',
  'HOTEL PALAIS BLANC',
  'GROCER OUTLET 221',
  'MONTHLY MUSIC SUBSCR',
  'HARDWARE HOME CTR #4409',
] as const
const ink = '#143d2b'

/** Rewards card of a national bank: three figures across the top, warning box, activity with post dates, coupon at the foot. */
export const rewardsCardStatement: UnseenLayout = {
  name: 'rewards-card-statement',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.cardBank))
    const name = paper.put('document_holder_name', withInitial(resident(paper)).toUpperCase())
    const mail = mailLines(exactHome(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('XXXX XXXX XXXX ####'))
    const closed = addDays(paper.today, -paper.between(5, 60))
    const closedText = paper.put('document_date', closed, slashed(closed, '/', 2))
    const due = addDays(closed, 25)
    const previous = paper.between(30_000, 310_000)
    const paid = paper.between(10_000, previous)
    const buys = merchants.map(() => paper.between(700, 52_000))
    const fee = paper.pick([0, 0, 9500])
    const balance = previous - paid + total(buys) + fee
    const limit = paper.between(50, 240) * 10_000
    const least = Math.max(4000, Math.round(balance / 100))
    const [big, minimum, line3] = [
      paper.put('closing_balance', canonicalMoney(balance), `$${money(balance)}`),
      paper.put('minimum_payment', canonicalMoney(least), `$${money(least)}`),
      paper.put('credit_limit', canonicalMoney(limit), `$${money(limit)}`),
    ]
    const spoken = `${shortMonth(due, 'en')} ${parts(due).day}, ${parts(due).year}`
    return [
      letter(
        [
          shape('M36 34 L60 34 L48 58 Z', { fill: ink }),
          shape('M52 58 L64 34 L76 58 Z', { fill: '#8fbf9f' }),
          text(90, 50, 'Voyager Miles Signature', { size: 14, face: 'sans-bold', color: ink }),
          text(576, 44, `Account number: ${account}`, { size: 8, face: 'sans', align: 'right' }),
          text(576, 55, `Statement closing date ${closedText}   |   Days in billing cycle: 30`, {
            size: 8,
            face: 'sans',
            align: 'right',
          }),
          ...(
            [
              ['New Balance', big],
              ['Minimum Payment Due', minimum],
              ['Payment Due Date', spoken],
            ] as const
          ).flatMap(([caption, value], index) => [
            roundedBox(36 + index * 183, 78, 174, 48, 6, { fill: '#e6f0ea' }),
            text(46 + index * 183, 94, caption, { size: 8, face: 'sans' }),
            text(46 + index * 183, 115, value, { size: 15, face: 'sans-bold', color: ink }),
          ]),
          ...paragraph(
            { x: 36, y: 146, width: 250, leading: 11 },
            'Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40 and your APRs may be increased up to the Penalty APR of 29.99%.',
            { size: 8 },
          ).marks,
          ...paragraph(
            { x: 36, y: 210, width: 250, leading: 11 },
            `Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you about ${paper.between(11, 24)} years to pay off the balance. For credit counseling call 1-866-555-0128.`,
            { size: 8 },
          ).marks,
          text(320, 148, 'Account Summary', { size: 11, face: 'sans-bold', color: ink }),
          line(320, 153, 576, 153),
          ...grid(
            [320, -576],
            { y: 167, leading: 14 },
            [
              ['Previous Balance', `$${money(previous)}`],
              ['Payments and Credits', `-$${money(paid)}`],
              ['Purchases', `+$${money(total(buys))}`],
              ['Cash Advances', '$0.00'],
              ['Fees Charged', `+$${money(fee)}`],
              ['Interest Charged', '$0.00'],
              ['New Balance', big],
            ],
            { size: 8.5, face: 'sans' },
          ),
          line(320, 258, 576, 258),
          ...grid(
            [320, -576],
            { y: 274, leading: 13 },
            [
              ['Total Credit Line', line3],
              ['Credit Available', `$${money(Math.max(limit - balance, 0))}`],
              ['Cash Access Line', `$${money(limit / 10)}`],
            ],
            { size: 8.5, face: 'sans' },
          ),
          box(36, 272, 250, 46, { stroke: '#8fbf9f' }),
          text(46, 290, 'Miles earned this period', { size: 8.5, face: 'sans' }),
          text(276, 290, money(Math.floor(total(buys) / 50) * 100).slice(0, -3), {
            size: 8.5,
            face: 'sans-bold',
            align: 'right',
          }),
          text(46, 306, 'Miles expire 12/31/2028. Redeem at any time.', { size: 7.5 }),
          text(36, 350, 'Account Activity', { size: 11, face: 'sans-bold', color: ink }),
          ...grid([40, 90, 140, -570], { y: 368, leading: 12 }, [['Trans', 'Post', 'Description', 'Amount']], {
            size: 7.5,
            face: 'sans-bold',
          }),
          ...grid(
            [40, 90, 140, -570],
            { y: 384, leading: 15 },
            [
              [
                slashed(addDays(closed, -19)).slice(0, 5),
                slashed(addDays(closed, -19)).slice(0, 5),
                'AUTOPAY PYMT - THANK YOU',
                `-$${money(paid)}`,
              ],
              ...merchants.map((merchant, index) => [
                slashed(addDays(closed, index - 16)).slice(0, 5),
                slashed(addDays(closed, index - 15)).slice(0, 5),
                merchant,
                `$${money(buys[index] ?? 0)}`,
              ]),
              ...(fee > 0
                ? [
                    [
                      slashed(closed).slice(0, 5),
                      slashed(closed).slice(0, 5),
                      'ANNUAL MEMBERSHIP FEE',
                      `$${money(fee)}`,
                    ],
                  ]
                : []),
            ],
            { size: 8.2, face: 'sans' },
          ),
          text(
            36,
            536,
            'Your Annual Percentage Rate (APR): Purchases 21.49% (v)   Balance Transfers 21.49% (v)   Cash Advances 29.24% (v)',
            { size: 7.5 },
          ),
          text(
            36,
            548,
            `Card issued by ${issuer}. Send billing disputes to Box 6235, Sioux Falls SD 57117. Total fees charged in 2026: $${money(fee)}`,
            { size: 7.5 },
          ),
          ...perforation(606),
          ...lines(60, 640, 11, [name, ...mail], { size: 9, face: 'mono' }),
          bars(paper, { x: 60, y: 682, width: 160, height: 9 }),
          ...grid(
            [340, -560],
            { y: 630, leading: 15 },
            [
              ['Payment Due Date', spoken],
              ['New Balance', big],
              ['Minimum Payment', minimum],
              ['Account ending in', account.slice(-4)],
              ['Amount enclosed', '$ ____________'],
            ],
            { size: 8.5, face: 'sans' },
          ),
          ...lines(340, 730, 11, ['CARDMEMBER SERVICE', 'CAROL STREAM IL 60197-6294'], { size: 8.5, face: 'mono' }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
