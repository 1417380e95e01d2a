import { line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, sum } from '../kit.ts'
import { addressLines, employers, jobs, office, plainName, resident } from '../people.ts'
import { payroll } from '../payroll.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** What accounting software prints for a small employer: plain columns, pay period in a sentence, two copies of the same stub on one page. */
export const payStubLedger: UnseenLayout = {
  name: 'pay-stub-ledger',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const pay = payroll(paper, ['biweekly', 'semimonthly', 'monthly'], {
      regular: paper.pick(['Salary', 'Hourly Rate', 'Regular Pay']),
      overtime: 'Overtime Rate',
      deductions: [
        ['Federal Withholding', 0.083],
        ['Social Security Employee', 0.062],
        ['Medicare Employee', 0.0145],
        [paper.pick(['CA - Withholding', 'CO - Withholding', 'IL - Withholding']), 0.029],
      ],
    })
    const print = paper.pick([day.slashes, day.bare])
    const company = paper.put('employer_name', paper.pick(employers))
    const name = paper.put('document_holder_name', plainName(who, '.'))
    const from = dated(paper, 'pay_period_start', pay.start, print)
    const to = dated(paper, 'pay_period_end', pay.end, print)
    const date = dated(paper, 'document_date', pay.paid, print)
    const total = paper.chance(0.6)
      ? sum(paper, 'deductions_total', -0 + pay.total, (cents) => `-${money.plain(cents)}`)
      : ''
    const gross = sum(paper, 'gross_pay', pay.gross, money.plain)
    const grossYear = sum(paper, 'gross_pay_ytd', pay.grossYear, money.plain)
    const net = sum(paper, 'net_pay', pay.net, money.plain)
    const netYear = sum(paper, 'net_pay_ytd', pay.netYear, money.plain)
    const job = paper.chance(0.4) ? [`Title: ${paper.put('occupation', paper.pick(jobs))}`] : []
    const copies = paper.pick([1, 2])
    const netName = paper.pick(['Net Pay', 'Net Amount', 'Take home'])
    const words = paper.pick(['Pay Period:', 'Period:', 'Pay period covered'])
    const face = paper.pick(['sans', 'narrow', 'serif'] as const)
    const number = paper.code('####')
    const own = addressLines(who, 'written')
    const theirs = office(paper)
    const social = paper.code('***-**-####')
    const stub = (y: number) => {
      const earned = grid(
        [
          [paper.pick(['Earnings and Hours', 'PAY']), 40, 'left'],
          ['Qty', 170, 'right'],
          ['Rate', 220, 'right'],
          ['Current', 276, 'right'],
          ['YTD Amount', 340, 'right'],
        ],
        [
          ...pay.earnings.map((item) => [
            item.what,
            item.hours,
            item.rate.slice(0, -2),
            money.plain(item.cents),
            money.plain(item.year),
          ]),
          ['Total Gross', '', '', gross, grossYear],
        ],
        { y: y + 90, leading: 12.5, size: 8.2, head: { face: 'sans-bold', size: 7 } },
        { face },
      )
      const taxes = grid(
        [
          ['Taxes', 40, 'left'],
          ['Current', 276, 'right'],
          ['YTD Amount', 340, 'right'],
        ],
        [
          ...pay.deductions.map((item) => [item.what, `-${money.plain(item.cents)}`, `-${money.plain(item.year)}`]),
          ...(total === '' ? [] : [['Total', total, `-${money.plain(pay.totalYear)}`]]),
        ],
        { y: earned.bottom + 8, leading: 12.5, size: 8.2, head: { face: 'sans-bold', size: 7 } },
        { face },
      )
      return [
        text(40, y, company, { size: 10, face: 'sans-bold' }),
        ...lines(40, y + 12, 10.5, theirs, { size: 8, face }),
        text(572, y, `${paper.pick(['Check number', 'Direct Deposit', 'Stub'])} ${number}`, {
          size: 8,
          face,
          align: 'right',
        }),
        ...lines(40, y + 44, 11, [`Employee  ${name}, ${own.join(', ')}`, ...job.map((one) => `${one}`)], {
          size: 8,
          face,
        }),
        ...lines(380, y + 40, 12, [`SSN  ${social}`, 'Status (Fed/State)  Single/Withhold'], { size: 8, face }),
        text(40, y + 70, `${words} ${from} - ${to}     ${paper.pick(['Pay Date:', 'Paid on', 'Check date'])} ${date}`, {
          size: 8.5,
          face: 'sans-bold',
        }),
        line(40, y + 76, 572, y + 76),
        ...earned.marks,
        ...taxes.marks,
        line(200, taxes.bottom - 8, 340, taxes.bottom - 8),
        text(40, taxes.bottom + 4, netName, { size: 9.5, face: 'sans-bold' }),
        text(276, taxes.bottom + 4, net, { size: 9.5, face: 'sans-bold', align: 'right' }),
        text(340, taxes.bottom + 4, netYear, { size: 8.5, face, align: 'right' }),
        ...lines(
          380,
          y + 100,
          13,
          [
            'Paid Time Off          Earned    Available',
            `Sick                         2.00      ${paper.code('1#.##')}`,
            `Vacation                  3.33      ${paper.code('4#.##')}`,
            'Memo: thank you for your hard work!',
          ],
          { size: 8, face },
        ),
      ]
    }
    return [
      page([
        ...stub(46),
        ...(copies === 2 ? [line(20, 396, 592, 396, { stroke: '#aaa' }), ...stub(424)] : []),
        text(40, 772, `Powered by LedgerLeaf Payroll`, { size: 6.5, color: '#777' }),
      ]),
    ]
  },
}
