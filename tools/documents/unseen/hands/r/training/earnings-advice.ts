import { addDays, parts } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, job, payOf } from '../companies.ts'
import { bareEnglish, dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A Canadian payroll provider's advice: earnings and deductions side by side or below, this pay beside the year, deposit slip last. */
export const earningsAdvice: UnseenLayout = {
  name: 'earnings-advice',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(
      paper,
      paper.pick(englishDates),
      paper.pick([bareEnglish, dollarsEnglish[0] ?? bareEnglish, bareEnglish]),
    )
    const { plain } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const end = addDays(paper.today, -paper.between(9, 200))
    const start = addDays(end, -13)
    const paid = addDays(end, paper.pick([0, 0, 5, 6, 7]))
    const pay = payOf(paper, 'CA', paper.pick([75, 80, 70, 72]), Math.max(1, Math.floor(parts(end).month * 2.16)))
    const company = employer(paper, 'CA')
    const isSlip = paper.chance(0.5)
    if (!isSlip) page.t(40, 44, paper.put('employer_name', company), { size: 12, bold: true, color: ink, within: 330 })
    else emblem(paper, page, { x: 40, y: 22, size: 36, ink }, initialsOf(company))
    if (!isSlip) page.col(40, 56, 10, homeLines(paper, home(paper, 'CA'), 'CA', false), { size: 7.5 })
    page.t(
      572,
      40,
      paper.pick([
        'Earnings Statement',
        'STATEMENT OF EARNINGS AND DEDUCTIONS',
        'Pay Statement',
        'Payroll Advice',
        'Pay Stub',
        'Advice of Deposit - NON NEGOTIABLE',
      ]),
      { size: 11, bold: true, align: 'right' },
    )
    const worker = someone(paper, 'CA')
    const name = nameOf(worker, paper.pick(['comma', 'commaCaps', 'plain', 'initial', 'capitals']))
    const facts: [string, string][] = [
      [
        paper.pick(['Pay period', 'Period', 'For period', 'Pay Period From/To']),
        `${ledger.date('pay_period_start', start)} ${paper.pick(['to', '-', 'thru'])} ${ledger.date('pay_period_end', end)}`,
      ],
      [
        paper.pick(['Pay date', 'Cheque date', 'Date of payment', 'Deposit date', 'Payment date']),
        ledger.date('document_date', paid),
      ],
      [paper.pick(['Employee', 'Name', 'Emp. name', 'Employee name']), paper.put('document_holder_name', name)],
      [paper.pick(['Employee ID', 'Emp #', 'Clock no.', 'Badge']), paper.code('00####')],
      ...(paper.chance(0.6)
        ? [
            [
              paper.pick(['Position', 'Job title', 'Occupation', 'Title']),
              paper.put('occupation', job(paper, 'CA')),
            ] satisfies [string, string],
          ]
        : []),
      ...(paper.chance(0.4)
        ? [
            [
              paper.pick(['Hire date', 'Start date', 'Date of hire']),
              ledger.date('hire_date', addDays(start, -paper.between(90, 5_000))),
            ] satisfies [string, string],
          ]
        : []),
      ['Dept', paper.pick(['4410 - WHSE', 'CLIN', 'ADMIN', '20-0071'])],
    ]
    if (paper.chance(0.5))
      facts.forEach(([label, value], index) =>
        page.cell([40 + (index % 4) * 133, 92 + Math.floor(index / 4) * 28, 133, 28], label, value, { size: 8 }),
      )
    else facts.forEach(([label, value], index) => page.pair(330, 572, 62 + index * 12, label, value, { size: 7.8 }))
    const two = pay.earned.map(({ label, hours, rate, cents, ytd }) => [
      label,
      hours,
      plain(rate),
      plain(cents),
      plain(ytd),
    ])
    const isBeside = paper.chance(0.5)
    const words = [paper.pick(['Current', 'This Pay', 'Amount']), paper.pick(['YTD', 'Year to Date', 'Y-T-D'])]
    const grossRow = [
      paper.pick(['Gross Pay', 'TOTAL EARNINGS', 'Total Gross', 'Gross Earnings']),
      '',
      '',
      ledger.money('gross_pay', pay.gross),
      ledger.money('gross_pay_ytd', pay.grossYtd),
    ]
    const takenRow = [
      paper.pick(['Total Deductions', 'TOTAL DEDUCTIONS', 'Deductions']),
      ledger.money('deductions_total', pay.total),
      plain(pay.totalYtd),
    ]
    const rules = paper.pick(['all', 'rows', 'none'] as const)
    const wide = isBeside ? [98, 38, 42, 52, 56] : [240, 60, 70, 80, 82]
    const first = page.grid({ x: 40, y: 170, widths: wide, right: [1, 2, 3, 4], rules, size: 7.2 }, [
      ['Earnings', 'Hours', 'Rate', ...words],
      ...two,
      grossRow,
    ])
    const second = page.grid(
      {
        x: isBeside ? 338 : 40,
        y: isBeside ? 170 : first + 14,
        widths: isBeside ? [112, 56, 66] : [240, 146, 146],
        right: [1, 2],
        rules,
        size: 7.2,
      },
      [
        [paper.pick(['Deductions', 'Withholdings', 'Statutory & other deductions']), ...words],
        ...pay.withheld.map(({ label, cents, ytd }) => [label, plain(cents), plain(ytd)]),
        takenRow,
      ],
    )
    const bottom = Math.max(first, second) + 18
    const isYear = paper.chance(0.5)
    const label = paper.pick(['NET PAY', 'Net Pay', 'Net Amount', 'Take home pay', 'Net Deposit'])
    const net = ledger.money('net_pay', pay.net)
    page.add(box(40, bottom, 532, 22, { fill: '#eceff3' }))
    page.pair(48, 330, bottom + 15, label, net, { bold: true, size: 10 })
    if (isYear)
      page.pair(
        360,
        564,
        bottom + 15,
        paper.pick(['Net pay YTD', 'YTD Net']),
        ledger.money('net_pay_ytd', pay.netYtd),
        { size: 8.5 },
      )
    page.col(
      40,
      bottom + 42,
      11,
      [
        `Vacation accrued: ${paper.between(2, 90)}.${paper.code('##')} hrs   Sick bank: ${paper.between(1, 40)}.00 hrs`,
        `Deposited to: ${paper.code('00#-#####')} ****${paper.code('###')}   ${net}`,
      ],
      { size: 7.4 },
    )
    page.rule(40, 640, 572, '#888', 0.5)
    if (isSlip)
      page.col(
        56,
        662,
        11,
        [paper.put('employer_name', company), ...homeLines(paper, home(paper, 'CA'), 'CA', false)],
        { size: 7.6 },
      )
    page.col(330, 690, 12, [nameOf(worker, 'capitals'), ...homeLines(paper, home(paper, 'CA'), 'CA', true)])
    page.t(
      40,
      772,
      `${paper.pick(['Payroll processed by Paylane Services', 'Powered by Tally HR', 'Form PS-204'])}. Questions? Call ${nameOf(someone(paper, 'CA'), 'plain')}, Payroll.`,
      { size: 6.4 },
    )
    return [page.sheet()]
  },
}
