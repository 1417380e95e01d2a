import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, sum } from '../kit.ts'
import { addressLines, employers, office, plainName, resident } from '../people.ts'
import { payroll } from '../payroll.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A paycheck with its stub: the check with the amount in a box on top, a boxed stub below with current and YTD columns side by side. */
export const checkStub: UnseenLayout = {
  name: 'check-stub',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const pay = payroll(paper, ['biweekly', 'weekly', 'semimonthly'], {
      regular: paper.pick(['HOURLY', 'REG PAY', 'Salary']),
      overtime: 'OVERTIME',
      deductions: [
        ['FED WTH', 0.1],
        ['FICA-SS', 0.062],
        ['FICA-MED', 0.0145],
        ['ST WTH', 0.033],
        ['MEDICAL S125', 0.031],
        ['DENTAL', 0.004],
      ],
    })
    const print = paper.pick([day.short, day.slashes, day.bare])
    const company = paper.put('employer_name', paper.pick(employers))
    const shown = paper.pick([`${who.last}, ${who.first} ${who.middle}`.trim(), plainName(who)])
    const name = paper.put('document_holder_name', shown)
    const date = dated(paper, 'document_date', pay.paid, print)
    const net = sum(paper, 'net_pay', pay.net)
    const hasTotal = paper.chance(0.7)
    const stubY = 300
    const half = paper.pick([306, 318])
    const left = grid(
      [
        ['EARNINGS', 40, 'left'],
        ['HRS', 130, 'right'],
        ['RATE', 175, 'right'],
        ['CURRENT', 235, 'right'],
        ['YTD', half - 8, 'right'],
      ],
      [
        ...pay.earnings.map(({ what, hours, rate, cents, year }) => [
          what,
          hours,
          rate.slice(0, -2),
          money.plain(cents),
          money.plain(year),
        ]),
        [],
        [
          paper.pick(['GROSS', 'Gross Earnings', 'TOTAL EARNINGS']),
          '',
          '',
          sum(paper, 'gross_pay', pay.gross, money.plain),
          sum(paper, 'gross_pay_ytd', pay.grossYear, money.plain),
        ],
      ],
      { y: stubY + 62, leading: 13, size: 7.5 },
    )
    const right = grid(
      [
        ['TAXES & DEDUCTIONS', half + 6, 'left'],
        ['CURRENT', 500, 'right'],
        ['YTD', 570, 'right'],
      ],
      [
        ...pay.deductions.map(({ what, cents, year }) => [what, money.plain(cents), money.plain(year)]),
        ...(hasTotal
          ? [['TOTAL', sum(paper, 'deductions_total', pay.total, money.plain), money.plain(pay.totalYear)]]
          : []),
      ],
      { y: stubY + 62, leading: 13, size: 7.5 },
    )
    return [
      page([
        box(30, 26, 552, 220, {
          stroke: '#6b8fb3',
          strokeWidth: 0.8,
          fill: paper.pick(['#eef5fb', '#f0f7ef', '#fbf6e8']),
        }),
        ...lines(44, 50, 11, [company, ...office(paper)], { size: 8.5, face: 'serif' }),
        text(560, 50, paper.code('00#####'), { size: 11, face: 'mono-bold', align: 'right' }),
        text(440, 76, `DATE  ${date}`, { size: 9 }),
        text(44, 112, 'PAY', { size: 8 }),
        text(70, 112, `********${money.plain(pay.net)} DOLLARS`, { size: 9, face: 'mono' }),
        box(464, 98, 100, 20, { stroke: '#333' }),
        text(558, 112, `$${'*'.repeat(3)}${money.plain(pay.net)}`, { size: 9, align: 'right' }),
        ...lines(44, 150, 11.5, ['TO THE ORDER OF', ...[name, ...addressLines(who, 'stacked')]], { size: 8.5 }),
        line(400, 210, 564, 210),
        text(482, 220, 'AUTHORIZED SIGNATURE', { size: 6, align: 'middle' }),
        text(60, 240, paper.code('C00#####C  A0########A  #########C'), { size: 9, face: 'mono' }),
        text(306, 262, 'DETACH HERE AND RETAIN FOR YOUR RECORDS', { size: 6, align: 'middle' }),
        ...cells(
          { x: 34, y: stubY - 28, height: 26 },
          [174, 80, 110, 90, 90],
          [
            ['EMPLOYEE', name],
            ['EMP ID', paper.code('####')],
            [
              paper.pick(['PAY PERIOD', 'PERIOD COVERED']),
              `${dated(paper, 'pay_period_start', pay.start, day.short)}-${dated(paper, 'pay_period_end', pay.end, day.short)}`,
            ],
            [paper.pick(['CHECK DATE', 'PAY DATE']), date],
            ['CHECK NO.', paper.code('#####')],
          ],
        ),
        ...cells(
          { x: 34, y: stubY - 2, height: 26 },
          [174, 80, 110, 180],
          [
            ['COMPANY', company],
            ['DEPT', paper.code('##0')],
            ['SSN', paper.code('XXX-XX-####')],
            [
              'FREQUENCY',
              paper.put(
                'pay_frequency',
                pay.rhythm,
                { weekly: 'Weekly', biweekly: 'Bi-Weekly', semimonthly: 'Semi-Monthly', monthly: 'Monthly' }[
                  pay.rhythm
                ],
              ),
            ],
          ],
        ),
        box(34, stubY + 48, 544, 130, { stroke: '#333', strokeWidth: 0.5 }),
        line(half, stubY + 48, half, stubY + 178, { strokeWidth: 0.5 }),
        ...left.marks,
        ...right.marks,
        ...cells(
          { x: 34, y: stubY + 186, height: 28, fill: '#ddd' },
          [272, 136, 136],
          [
            ['', 'PTO AVAILABLE  ' + paper.code('##.##')],
            [paper.pick(['NET PAY', 'CHECK AMOUNT', 'NET THIS CHECK']), net],
            ['YTD NET', sum(paper, 'net_pay_ytd', pay.netYear)],
          ],
          { face: 'narrow-bold' },
        ),
        ...lines(
          34,
          560,
          12,
          [
            'THE FACE OF THIS CHECK HAS A COLORED BACKGROUND ON WHITE PAPER',
            'Payrolls by Keystone Paychecks, an independent service bureau - questions: 1-866-555-0130',
          ],
          { size: 6.5 },
        ),
      ]),
    ]
  },
}
