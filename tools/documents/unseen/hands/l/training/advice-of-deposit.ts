import { box, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, sum } from '../kit.ts'
import { addressLines, jobs, office, resident, surnames } from '../people.ts'
import { payroll } from '../payroll.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A public employer's enterprise system: grids of Current and YTD per heading, Employee in the form SURNAME, Given, hire date and frequency boxes. */
export const adviceOfDeposit: UnseenLayout = {
  name: 'advice-of-deposit',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const place = paper.pick(surnames)
    const employer = paper.put(
      'employer_name',
      paper.pick([
        `County of ${place}`,
        `${place} Independent School District`,
        `State University at ${place}`,
        `City of ${place}`,
        `${place} Regional Medical Center`,
      ]),
    )
    const pay = payroll(paper, ['monthly', 'biweekly'], {
      regular: paper.pick(['REGULAR', 'Base Salary', 'CONTRACT PAY']),
      overtime: 'OVERTIME 1.5',
      deductions: [
        ['Fed Withholding', 0.088],
        ['Fed MED/EE', 0.0145],
        ['State Withholding', 0.036],
        ['Retirement Pension', 0.075],
        ['Union Dues', 0.008],
        ['Health PPO EE+1', 0.044],
      ],
    })
    const print = paper.pick([day.slashes, day.dashes, day.military])
    const name = paper.put(
      'document_holder_name',
      paper.pick([
        `${who.last}, ${who.first}`,
        `${who.last.toUpperCase()}, ${who.first.toUpperCase()}${who.middle === '' ? '' : ` ${who.middle}`}`,
        `${who.last},${who.first}`,
      ]),
    )
    const hired = `${paper.between(1998, 2024)}-08-${paper.between(10, 28)}`
    const taxes = pay.deductions.slice(0, 3)
    const rest = pay.deductions.slice(3)
    const table = (x: number, right: number, y: number, title: string, items: typeof rest) => [
      box(x, y, right - x, 16, { fill: '#d8dde6', stroke: '#555', strokeWidth: 0.4 }),
      box(x, y, right - x, 130, { stroke: '#555', strokeWidth: 0.4 }),
      text((x + right) / 2, y + 11, title, { size: 8, face: 'sans-bold', align: 'middle' }),
      ...grid(
        [
          ['Description', x + 4, 'left'],
          ['Current', right - 62, 'right'],
          ['YTD', right - 4, 'right'],
        ],
        items.map(({ what, cents, year }) => [what, money.plain(cents), money.plain(year)]),
        { y: y + 28, leading: 12, size: 7.5 },
      ).marks,
    ]
    const all = (of: (one: (typeof rest)[number]) => number, items: typeof rest) =>
      items.reduce((total, one) => total + of(one), 0)
    const gross = sum(paper, 'gross_pay', pay.gross, money.plain)
    const net = sum(paper, 'net_pay', pay.net, money.plain)
    const grossYear = sum(paper, 'gross_pay_ytd', pay.grossYear, money.plain)
    const netYear = sum(paper, 'net_pay_ytd', pay.netYear, money.plain)
    const isLow = paper.chance(0.5)
    const totals = grid(
      [
        ['', 40, 'left'],
        [paper.pick(['TOTAL GROSS', 'Gross Pay']), 210, 'right'],
        ['FED TAXABLE GROSS', 310, 'right'],
        ['TOTAL TAXES', 390, 'right'],
        [paper.pick(['TOTAL DEDUCTIONS', 'Other deductions']), 480, 'right'],
        ['NET PAY', 570, 'right'],
      ],
      [
        [
          'Current:',
          gross,
          money.plain(pay.gross - all(({ cents }) => cents, rest)),
          money.plain(all(({ cents }) => cents, taxes)),
          money.plain(all(({ cents }) => cents, rest)),
          net,
        ],
        [
          'YTD:',
          grossYear,
          money.plain(pay.grossYear - all(({ year }) => year, rest)),
          money.plain(all(({ year }) => year, taxes)),
          money.plain(all(({ year }) => year, rest)),
          netYear,
        ],
      ],
      { y: isLow ? 500 : 186, leading: 14, size: 8 },
    )
    const y = isLow ? 180 : 236
    return [
      page([
        text(40, 44, employer, { size: 13, face: 'serif-bold' }),
        ...lines(40, 57, 10, office(paper), { size: 8, face: 'serif' }),
        text(572, 44, paper.pick(['Advice of Deposit', 'Pay Advice', 'Payroll Check Stub']), {
          size: 11,
          face: 'sans-bold',
          align: 'right',
        }),
        ...cells(
          { x: 36, y: 80, height: 27 },
          [190, 80, 90, 90, 90],
          [
            [paper.pick(['Employee', 'Employee Name']), name],
            ['Empl ID', paper.code('E00####')],
            [paper.pick(['Pay Begin Date', 'Period Begin']), dated(paper, 'pay_period_start', pay.start, print)],
            [paper.pick(['Pay End Date', 'Period End']), dated(paper, 'pay_period_end', pay.end, print)],
            [paper.pick(['Check Date', 'Issue Date', 'Advice Date']), dated(paper, 'document_date', pay.paid, print)],
          ],
        ),
        ...cells(
          { x: 36, y: 107, height: 27 },
          [190, 80, 90, 90, 90],
          [
            [paper.pick(['Job Title', 'Position']), paper.put('occupation', paper.pick(jobs))],
            ['Pay Group', paper.code('@#@')],
            [
              'Pay Frequency',
              paper.put('pay_frequency', pay.rhythm, pay.rhythm === 'monthly' ? 'Monthly' : 'Biweekly'),
            ],
            [paper.pick(['Hire Date', 'Orig. Hire Dt']), dated(paper, 'hire_date', hired, print)],
            ['Advice #', paper.code('000####')],
          ],
        ),
        ...cells(
          { x: 36, y: 134, height: 27 },
          [360, 180],
          [
            ['Address', addressLines(who, 'written').join(', ')],
            ['Location', `${place} Annex - Rm ${paper.code('###')}`],
          ],
        ),
        ...totals.marks,
        ...table(36, 306, y, 'HOURS AND EARNINGS', pay.earnings),
        ...table(306, 576, y, 'TAXES', taxes),
        ...table(36, 306, y + 140, 'BEFORE-TAX / AFTER-TAX DEDUCTIONS', rest),
        ...table(306, 576, y + 140, 'EMPLOYER PAID BENEFITS', [
          { what: 'Health PPO EE+1', hours: '', rate: '', cents: 51200, year: 512000 },
          { what: 'Life Ins', hours: '', rate: '', cents: 412, year: 4120 },
        ]),
        ...lines(
          40,
          560,
          12,
          [
            `NET PAY DISTRIBUTION     Advice: Checking ${paper.code('******####')}    ${net}`,
            'MESSAGE: FLU SHOTS ARE OFFERED AT ALL WORKSITES THIS MONTH. CALL HR 5-0199.',
          ],
          { size: 8 },
        ),
      ]),
    ]
  },
}
