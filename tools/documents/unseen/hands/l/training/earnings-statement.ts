import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, pairs, sum } from '../kit.ts'
import { addressLines, employers, office, plainName, resident } from '../people.ts'
import { payroll } from '../payroll.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A payroll bureau's earnings statement: file codes on top, statutory deductions in the middle, a voided advice below the fold. */
export const earningsStatement: UnseenLayout = {
  name: 'earnings-statement',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const pay = payroll(paper, ['weekly', 'biweekly'], {
      regular: 'Regular',
      overtime: 'Overtime',
      deductions: [
        ['Federal Income Tax', 0.094],
        ['Social Security Tax', 0.062],
        ['Medicare Tax', 0.0145],
        [paper.pick(['NY State Income Tax', 'GA State Income Tax', 'OH State Income Tax']), 0.041],
        ['401(K)', 0.05],
      ],
    })
    const print = paper.pick([day.slashes, day.short])
    const company = paper.put(
      'employer_name',
      paper.pick([(name: string) => name.toUpperCase(), (name: string) => name])(paper.pick(employers)),
    )
    const name = paper.put('document_holder_name', paper.pick([plainName(who).toUpperCase(), plainName(who)]))
    const address = addressLines(who, 'capitals')
    const start = dated(paper, 'pay_period_start', pay.start, print)
    const end = dated(paper, 'pay_period_end', pay.end, print)
    const paid = dated(paper, 'document_date', pay.paid, print)
    const gross = sum(paper, 'gross_pay', pay.gross)
    const year = sum(paper, 'gross_pay_ytd', pay.grossYear, money.plain)
    const net = sum(paper, 'net_pay', pay.net)
    const spaced = (text: string) => text.replace('.', ' ')
    const showsStub = paper.chance(0.7)
    const earned = grid(
      [
        ['Earnings', 36, 'left'],
        ['rate', 150, 'right'],
        ['hours', 200, 'right'],
        ['this period', 268, 'right'],
        ['year to date', 340, 'right'],
      ],
      pay.earnings.map((item) => [item.what, item.rate, item.hours, money.plain(item.cents), money.plain(item.year)]),
      { y: 170, leading: 13, size: 8.5 },
    )
    const y = earned.bottom + 2
    const taken = grid(
      [
        ['Deductions', 36, 'left'],
        ['Statutory', 110, 'left'],
        ['', 268, 'right'],
        ['', 340, 'right'],
      ],
      pay.deductions.map((item) => ['', item.what, `-${money.plain(item.cents)}`, money.plain(item.year)]),
      { y: y + 28, leading: 13, size: 8.5 },
    )
    const netName = paper.pick(['Net Pay', 'Net Check', 'NET PAY'])
    return [
      page([
        ...grid(
          [
            ['CO.', 36, 'left'],
            ['FILE', 66, 'left'],
            ['DEPT.', 104, 'left'],
            ['CLOCK', 146, 'left'],
            ['VCHR. NO.', 190, 'left'],
          ],
          [
            [
              paper.code('@@@'),
              paper.code('######'),
              paper.code('00####'),
              paper.code('###'),
              paper.code('000#######'),
            ],
          ],
          { y: 36, leading: 10, size: 7 },
        ).marks,
        text(380, 44, paper.pick(['Earnings Statement', 'Earnings Statement', 'Statement of Earnings']), {
          size: 17,
          face: 'serif-bold',
        }),
        ...lines(36, 72, 11, [company, ...office(paper)], { size: 8.5, face: 'sans' }),
        ...pairs(
          { x: 380, y: 68, leading: 13, left: 470 },
          [
            [paper.pick(['Period Beginning:', 'Period Start:']), start],
            [paper.pick(['Period Ending:', 'Period End:']), end],
            [paper.pick(['Pay Date:', 'Check Date:', 'Advice Date:']), paid],
          ],
          { size: 9 },
        ),
        ...lines(
          36,
          122,
          10.5,
          ['Taxable Marital Status:  Single', `Exemptions/Allowances:  Federal: ${paper.between(0, 3)}`],
          { size: 7.5 },
        ),
        ...lines(380, 126, 12.5, [name, ...address], { size: 9.5, face: 'sans-bold' }),
        ...earned.marks,
        box(110, y - 10, 236, 15, { fill: '#e4e4e4' }),
        text(114, y + 1, paper.pick(['Gross Pay', 'Total Gross']), { size: 9, face: 'narrow-bold' }),
        text(268, y + 1, gross, { size: 9, face: 'narrow-bold', align: 'right' }),
        text(340, y + 1, year, { size: 9, align: 'right' }),
        ...taken.marks,
        box(110, taken.bottom - 6, 236, 15, { fill: '#e4e4e4' }),
        text(114, taken.bottom + 5, netName, { size: 9, face: 'narrow-bold' }),
        text(268, taken.bottom + 5, net, { size: 9, face: 'narrow-bold', align: 'right' }),
        text(
          36,
          taken.bottom + 28,
          `Your federal taxable wages this period are ${money.dollars(pay.gross - Math.round(pay.gross * 0.05))}`,
          { size: 8 },
        ),
        ...grid(
          [
            ['Other Benefits', 380, 'left'],
            ['this period', 510, 'right'],
            ['total to date', 574, 'right'],
          ],
          [
            ['Vac Hrs Accrued', '3.08', paper.code('4#.##')],
            ['Sick Hrs', '1.54', paper.code('2#.##')],
            ['401K Match', money.plain(Math.round(pay.gross * 0.03)), money.plain(Math.round(pay.grossYear * 0.03))],
          ],
          { y: 170, leading: 13, size: 8.5 },
        ).marks,
        ...lines(
          380,
          240,
          11,
          [
            'Important Notes',
            paper.pick([
              'OPEN ENROLLMENT ENDS NOV 15',
              'YOUR COMPANY PHONE NUMBER IS 555-0188',
              'BASIS OF PAY: HOURLY',
            ]),
          ],
          { size: 8 },
        ),
        ...(showsStub
          ? [
              line(20, 540, 592, 540, { stroke: '#888' }),
              ...lines(36, 568, 11, [company, `Advice number:  000${paper.code('#######')}`, `Pay date:  ${paid}`], {
                size: 8.5,
              }),
              box(36, 610, 540, 30, { fill: '#ececec' }),
              ...grid(
                [
                  ['Deposited to the account of', 40, 'left'],
                  ['account number', 300, 'left'],
                  ['transit  ABA', 400, 'left'],
                  ['amount', 570, 'right'],
                ],
                [[name, paper.code('xxxxxx####'), 'xxxx xxxx', net]],
                { y: 622, leading: 13, size: 8.5 },
              ).marks,
              text(306, 690, 'NON-NEGOTIABLE', { size: 22, face: 'sans-bold', color: '#bbb', align: 'middle' }),
            ]
          : [
              text(36, 700, spaced('Keep this statement. Excluded from federal taxable wages are marked *'), {
                size: 7,
              }),
            ]),
      ]),
    ]
  },
}
