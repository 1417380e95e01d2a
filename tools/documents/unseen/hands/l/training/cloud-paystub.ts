import { line, lines, roundedBox, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, pairs, sum } from '../kit.ts'
import { addressLines, employers, jobs, office, plainName, resident } from '../people.ts'
import { payroll } from '../payroll.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An online payroll service: airy, a summary strip, employee taxes and employer taxes beside each other as rivals. */
export const cloudPaystub: UnseenLayout = {
  name: 'cloud-paystub',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const pay = payroll(paper, ['biweekly', 'monthly'], {
      regular: paper.pick(['Regular Hours', 'Salary', 'Hourly Pay']),
      overtime: 'Overtime Hours',
      deductions: [
        ['Federal Income Tax', 0.102],
        ['Social Security', 0.062],
        ['Medicare', 0.0145],
        ['Additional State Tax', 0.024],
      ],
    })
    const ink = paper.pick(['#0a8080', '#f45d48', '#3b3fb6', '#444'])
    const company = paper.put('employer_name', paper.pick(employers))
    const name = paper.put('document_holder_name', plainName(who))
    const print = paper.pick([day.month, day.long, day.slashes])
    const strip = [
      [paper.pick(['Gross Earnings', 'Gross Pay', 'Total earned']), sum(paper, 'gross_pay', pay.gross)],
      [
        paper.pick(['Employee Taxes Withheld', 'Taxes & deductions', 'What was withheld']),
        sum(paper, 'deductions_total', pay.total),
      ],
      [paper.pick(['Net Pay', 'Take-home pay', 'You were paid']), sum(paper, 'net_pay', pay.net)],
    ]
    const stripY = paper.pick([150, 610])
    const top = stripY === 150 ? 230 : 160
    const facts: [string, string][] = [
      [
        paper.pick(['Pay period', 'Period']),
        `${dated(paper, 'pay_period_start', pay.start, print)} - ${dated(paper, 'pay_period_end', pay.end, print)}`,
      ],
      [paper.pick(['Pay day', 'Payday', 'Check date']), dated(paper, 'document_date', pay.paid, print)],
      ...(paper.chance(0.6)
        ? [
            [
              'Pay schedule',
              paper.put('pay_frequency', pay.rhythm, pay.rhythm === 'monthly' ? 'Every month' : 'Every other week'),
            ],
          ]
        : []
      ).map(([a = '', b = '']): [string, string] => [a, b]),
      ...(paper.chance(0.6) ? [['Job title', paper.put('occupation', paper.pick(jobs))]] : []).map(
        ([a = '', b = '']): [string, string] => [a, b],
      ),
      ...(paper.chance(0.5)
        ? [
            [
              'Start date',
              dated(
                paper,
                'hire_date',
                `20${paper.between(12, 25)}-0${paper.between(1, 9)}-${paper.between(10, 28)}`,
                print,
              ),
            ],
          ]
        : []
      ).map(([a = '', b = '']): [string, string] => [a, b]),
    ]
    const style = { size: 8.5, face: 'sans' } as const
    const head = { size: 8, face: 'sans-bold', color: ink } as const
    const earned = grid(
      [
        ['Gross Earnings', 40, 'left'],
        ['Rate', 230, 'right'],
        ['Hours', 290, 'right'],
        ['Current', 440, 'right'],
        ['Year To Date', 572, 'right'],
      ],
      pay.earnings.map((item) => [
        item.what,
        `$${item.rate.slice(0, -2)}`,
        item.hours,
        money.dollars(item.cents),
        money.dollars(item.year),
      ]),
      { y: top, leading: 16, size: 8.5, head },
      style,
    )
    const taxes = grid(
      [
        ['Employee Taxes Withheld', 40, 'left'],
        ['Current', 200, 'right'],
        ['YTD', 290, 'right'],
      ],
      pay.deductions.map((item) => [item.what, money.dollars(item.cents), money.dollars(item.year)]),
      { y: earned.bottom + 16, leading: 16, size: 8.5, head },
      style,
    )
    const owed = grid(
      [
        ['Employer Tax', 322, 'left'],
        ['Company Tax', 480, 'right'],
        ['Company YTD', 572, 'right'],
      ],
      [
        ['Social Security', 0.062],
        ['Medicare', 0.0145],
        ['FUTA', 0.006],
      ].map(([what, share]) => [
        String(what),
        money.dollars(Math.round(pay.gross * Number(share))),
        money.dollars(Math.round(pay.grossYear * Number(share))),
      ]),
      { y: earned.bottom + 16, leading: 16, size: 8.5, head },
      style,
    )
    const totals = grid(
      [
        ['Summary', 40, 'left'],
        ['Current', 200, 'right'],
        ['Year To Date', 290, 'right'],
      ],
      [
        ['Gross Earnings', money.dollars(pay.gross), sum(paper, 'gross_pay_ytd', pay.grossYear)],
        ['Taxes', money.dollars(pay.total), money.dollars(pay.totalYear)],
        ['Net Pay', money.dollars(pay.net), sum(paper, 'net_pay_ytd', pay.netYear)],
      ],
      { y: taxes.bottom + 16, leading: 16, size: 8.5, head },
      style,
    )
    return [
      page([
        ...logo(paper, 40, 30, company.slice(0, 1), ink, 28),
        text(80, 42, company, { size: 11, face: 'sans-bold' }),
        ...lines(80, 54, 10.5, office(paper), { size: 7.5, face: 'sans', color: '#555' }),
        text(40, 92, name, { size: 11, face: 'sans-bold' }),
        ...lines(40, 105, 11.5, [...addressLines(who, 'written'), `XXX-XX-${paper.code('####')}`], {
          size: 8.5,
          face: 'sans',
        }),
        ...pairs({ x: 320, y: 84, leading: 13, right: 572 }, facts, style),
        ...strip.flatMap(([caption = '', value = ''], index) => [
          roundedBox(40 + index * 180, stripY, 172, 46, 6, { stroke: ink, strokeWidth: 1 }),
          text(50 + index * 180, stripY + 17, caption, { size: 8, face: 'sans', color: '#666' }),
          text(50 + index * 180, stripY + 36, value, { size: 14, face: 'sans-bold', color: ink }),
        ]),
        ...earned.marks,
        line(40, earned.bottom - 4, 572, earned.bottom - 4, { stroke: '#ddd' }),
        ...taxes.marks,
        ...owed.marks,
        ...totals.marks,
        text(
          40,
          720,
          `Payment method: Direct deposit  ${paper.code('Checking ...####')}  ${money.dollars(pay.net)}`,
          style,
        ),
        text(40, 760, `Brought to you by Pidgin Payroll, San Francisco. This is not a check.`, {
          size: 7,
          color: '#888',
        }),
      ]),
    ]
  },
}
