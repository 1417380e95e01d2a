import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import { emblem, initialsOf, irishEuros, money, openPage, plainEnglish, putDay, putMoney, recent } from '../kit.ts'

const employers = [
  'Slieve Mish Dairies DAC',
  'Health Service Cúram',
  'Bandon Precision Tooling Ltd',
  'Claddagh Software Unlimited Company',
  'Ó Sé Construction Ltd',
  'Coláiste Naomh Bríd',
] as const

/** An Irish payslip in three columns under a logo: pay, deductions with PAYE, USC and PRSI, cumulative; the name below the table by chance. */
export const iePayslip: UnseenLayout = {
  name: 'ie-payslip',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'serif']))
    const employer = nameOf(paper, employers, 'ie employer')
    const ink = paper.pick(['#2e7d32', '#00838f', '#37474f'])
    const weekly = paper.chance(0.5)
    const end = recent(paper, 5, 70)
    const start = addDays(end, weekly ? -6 : -13)
    const payday = addDays(end, paper.between(0, 3))
    const pattern = paper.pick(['DD/MM/YYYY', 'DD-MMM-YYYY', 'DD/MM/YY', 'D MMM YYYY'])
    const week = Math.floor((Date.parse(payday) - Date.parse('2026-01-01')) / 604_800_000)
    const periods = weekly ? week : Math.floor(week / 2)
    const hours = weekly ? 39 : 78
    const rate = paper.between(1450, 4200)
    const gross = rate * hours
    const lines = [
      ['PAYE', Math.round(gross * 0.14)],
      ['USC', Math.round(gross * 0.024)],
      ['PRSI EE (A1)', Math.round(gross * 0.042)],
      [paper.pick(['Pension', 'PRSA', 'ASC', 'Superannuation']), Math.round(gross * 0.05)],
      [paper.pick(['Union', 'Social club', 'Cycle to work']), paper.between(300, 1500)],
    ] as const
    const out = lines.reduce((sum, [, cents]) => sum + cents, 0)
    const { line } = putHolder(paper, 'IE', ['plain', 'titled', 'comma', 'surname first', 'capitals'])
    page.add(...emblem(paper, 40, 34, 36, ink, initialsOf(employer)))
    paper.put('employer_name', employer)
    const foot = paper.chance(0.5)
    if (!foot) page.say(84, 56, employer, { size: 12, bold: true })
    page.say(555, 50, paper.pick(['PAYSLIP', 'Pay Advice Slip', 'Payslip / Duillín Pá']), {
      size: 12,
      bold: true,
      color: ink,
      align: 'right',
    })
    const coin = paper.pick([irishEuros, plainEnglish])
    const period = [
      [paper.pick(['Name', 'Employee', 'Employee Name']), line],
      ['PPS No.', paper.code('#######@@')],
      ['Works No.', paper.code('####')],
      [paper.pick(['Pay date', 'Date paid', 'Paid on', 'Date']), putDay(paper, 'document_date', payday, pattern)],
      [paper.pick(['Period from', 'Pay period start', 'From']), putDay(paper, 'pay_period_start', start, pattern)],
      [paper.pick(['Period to', 'Pay period end', 'To']), putDay(paper, 'pay_period_end', end, pattern)],
      ['Tax week / Insurable weeks', `${week} / ${week}`],
    ] as const
    const sideways = paper.chance(0.5)
    if (sideways) page.pairs(40, 290, 96, period.slice(0, 4), { size: 8.5, leading: 15 })
    if (sideways) page.pairs(310, 555, 96, period.slice(4), { size: 8.5, leading: 15 })
    else page.pairs(40, 340, 92, period, { size: 8.5, leading: 14 })
    if (paper.chance(0.4))
      page.say(
        400,
        190,
        `${paper.pick(['Job:', 'Grade'])} ${paper.put('occupation', paper.pick(['CNC Operator', 'Clerical Officer', 'Dairy Technician', 'QA Engineer']))}`,
        { size: 8 },
      )
    const top = 214
    page.rule(40, 555, top + 6, ink, 1.4)
    const bold = { size: 8.5, bold: true }
    page.grid(top, [40, -150, -200, -255], [['PAY', 'Hours', 'Rate', '€']], bold)
    page.grid(top, [275, -400], [['DEDUCTIONS', '€']], bold)
    page.grid(top, [415, -555], [['CUMULATIVE', '€']], bold)
    page.grid(
      top + 22,
      [40, -150, -200, -255],
      [
        [
          paper.pick(['Basic', 'Salary', 'Standard hours']),
          `${hours}.00`,
          money(rate, plainEnglish),
          money(gross, plainEnglish),
        ],
      ],
      { size: 8.5 },
    )
    page.grid(
      top + 22,
      [275, -400],
      lines.map(([name, cents]) => [name, money(cents, plainEnglish)]),
      { size: 8.5, leading: 16 },
    )
    page.pairs(
      415,
      555,
      top + 22,
      [
        [
          paper.pick(['Gross pay', 'Gross to date', 'Gross pay YTD']),
          putMoney(paper, 'gross_pay_ytd', gross * periods, plainEnglish),
        ],
        ['PAYE', money(lines[0][1] * periods, plainEnglish)],
        ['USC', money(lines[1][1] * periods, plainEnglish)],
        ['PRSI EE', money(lines[2][1] * periods, plainEnglish)],
        ['PRSI ER', money(Math.round(gross * 0.1105) * periods, plainEnglish)],
        ['SRCOP', money(84615 * periods, plainEnglish)],
      ],
      { size: 8.2, leading: 15 },
    )
    page.rule(40, 555, top + 124, ink)
    const totals = [
      [paper.pick(['Gross Pay', 'Total pay', 'Total gross']), putMoney(paper, 'gross_pay', gross, coin)],
      [paper.pick(['Total Deductions', 'Deductions', 'Total ded.']), putMoney(paper, 'deductions_total', out, coin)],
      [
        paper.pick(['NET PAY', 'Net Pay', 'Take home pay', 'Amount credited to bank']),
        putMoney(paper, 'net_pay', gross - out, coin),
      ],
    ] as const
    if (paper.chance(0.5))
      for (const [index, [caption, value]] of totals.entries())
        page.cell(40 + index * 175, top + 136, 165, 34, caption, value, { size: 12, bold: index === 2, color: ink })
    else page.pairs(340, 555, top + 142, totals, { size: 9.5, bold: true })
    page.wrap(
      40,
      top + 210,
      515,
      `Tax credits this period ${money(7212, plainEnglish)}. My Future Fund contribution: employee 1.5%, employer 1.5%. Queries to payroll before noon on Tuesday. ${foot ? `This payslip was issued by ${employer}, Ireland.` : 'Produced by TaxSoft Payroll.'}`,
      { size: 7.5 },
    )
    clutter(paper, page, { x: 40, right: 555, top: top + 256, bottom: 800 }, 'gb')
    return [page.sheet()]
  },
}
