import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import { day, money, openPage, plainEnglish, pounds, putDay, putMoney } from '../kit.ts'
import { addressIn } from '../people.ts'

const employers = [
  'Calder Valley NHS Foundation Trust',
  'Hartley & Co (Halifax) Ltd',
  'Tontine Hospitality Group Limited',
  'Greenway Stores plc',
  'Mossbank Academy Trust',
  'Wharfside Logistics LLP',
] as const

/** A British payslip of boxes: payments, deductions, this period and to date, net pay at the corner. */
export const ukPayslip: UnseenLayout = {
  name: 'uk-payslip',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans', 'serif']))
    const employer = paper.put('employer_name', nameOf(paper, employers, 'gb employer'))
    const ink = paper.pick(['#1b5e20', '#0d47a1', '#555555', '#6d1b7b'])
    const month = monthEnd(paper.today, paper.between(1, 5))
    const payday = `${month.slice(0, 8)}${paper.pick(['25', '26', '27', '28'])}`
    const taxMonth = ((Number(month.slice(5, 7)) + 8) % 12) + 1
    const pattern = paper.pick(['DD/MM/YYYY', 'DD MMM YYYY', 'DD.MM.YY', 'D MMMM YYYY'])
    const basic = paper.between(165000, 480000)
    const extra = paper.chance(0.6) ? paper.between(4000, 42000) : 0
    const gross = basic + extra
    const taken = [
      ['PAYE Tax', Math.round((gross - 104750) * 0.2)],
      ['Nat. Insurance', Math.round((gross - 104800) * 0.08)],
      [paper.pick(['Pension EE', 'NHS Pension', 'NEST Pension', 'Employee Pension']), Math.round(gross * 0.05)],
      ...(paper.chance(0.4) ? [['Student Loan Pl 2', Math.round(gross * 0.02)] as const] : []),
    ] as const
    const out = taken.reduce((sum, [, cents]) => sum + cents, 0)
    const net = gross - out
    const { line, who } = putHolder(paper, 'GB', ['titled', 'initial', 'plain', 'capitals', 'comma'])
    const band = paper.chance(0.5)
    if (band) page.fill(36, 40, 523, 22, ink)
    const top = { color: ink, size: 9 }
    page.say(42, 55, paper.pick(['PAYSLIP', 'Pay advice', 'Payslip – private & confidential']), {
      size: 11,
      bold: true,
      color: band ? '#ffffff' : ink,
    })
    page.cell(36, 66, 200, 28, paper.pick(['Employer', 'Company', 'Company Name']), employer, top)
    page.cell(236, 66, 180, 28, paper.pick(['Employee Name', 'Employee', 'Name']), line, top)
    page.cell(
      416,
      66,
      143,
      28,
      paper.pick(['Payment Date', 'Process Date', 'Date', 'Pay date']),
      putDay(paper, 'document_date', payday, pattern),
      top,
    )
    page.cell(36, 94, 100, 28, 'Employee No.', paper.code('0###'), top)
    page.cell(136, 94, 140, 28, 'National Insurance No.', paper.code('JZ ## ## ## C'), top)
    page.cell(276, 94, 140, 28, 'Tax Code', paper.pick(['1257L', '1257L M1', 'S1131L', 'BR']), top)
    const withPeriod = paper.chance(0.4)
    if (withPeriod)
      page.cell(
        416,
        94,
        143,
        28,
        'Pay Period',
        `${putDay(paper, 'pay_period_start', `${month.slice(0, 8)}01`, 'DD/MM/YY')} - ${putDay(paper, 'pay_period_end', month, 'DD/MM/YY')}`,
        top,
      )
    else page.cell(416, 94, 143, 28, 'Tax Period', `Month ${taxMonth} (${day(month, 'MMMM YYYY')})`, top)
    if (paper.chance(0.5))
      page.say(
        36,
        136,
        `${paper.pick(['Job title:', 'Position:', 'Grade/Role'])} ${paper.put('occupation', paper.pick(['Staff Nurse', 'Payroll Officer', 'Assistant Manager', 'HGV Driver', 'Teaching Assistant']))}`,
        { size: 8.5 },
      )
    page.fill(36, 150, 523, 15, band ? ink : '#dddddd')
    const head = { size: 8, bold: true, color: band ? '#ffffff' : '#1b1b1b' }
    page.grid(161, [40, -150, -205, -270], [['Payments', 'Units', 'Rate', 'Amount']], head)
    page.grid(161, [285, -395], [['Deductions', 'Amount']], head)
    page.grid(161, [410, -554], [['Year to Date', '']], head)
    page.grid(
      182,
      [40, -150, -205, -270],
      [
        ['Basic Pay', '1.00', '', money(basic, plainEnglish)],
        ...(extra > 0
          ? [
              [
                paper.pick(['Overtime 1.5', 'Bank holiday', 'Shift allowance']),
                `${paper.between(2, 14)}.00`,
                '',
                money(extra, plainEnglish),
              ],
            ]
          : []),
      ],
      { size: 8.5, leading: 16 },
    )
    page.grid(
      182,
      [285, -395],
      taken.map(([name, cents]) => [name, money(cents, plainEnglish)]),
      { size: 8.5, leading: 16 },
    )
    const ytd = { size: 8.2, leading: 15 }
    page.pairs(
      410,
      554,
      182,
      [
        [
          paper.pick(['Total Gross Pay TD', 'Gross pay to date', 'Gross Pay YTD']),
          putMoney(paper, 'gross_pay_ytd', gross * taxMonth, plainEnglish),
        ],
        ['Gross for Tax TD', money(Math.round(gross * 0.95) * taxMonth, plainEnglish)],
        ['Tax paid TD', money(taken[0][1] * taxMonth, plainEnglish)],
        ['NI EE TD', money(taken[1][1] * taxMonth, plainEnglish)],
        ['Earnings for NI TD', money(gross * taxMonth, plainEnglish)],
      ],
      ytd,
    )
    page.rule(36, 559, 290, ink)
    const coin = paper.pick([pounds, plainEnglish])
    page.cell(
      36,
      300,
      130,
      30,
      paper.pick(['Total Gross Pay', 'Total Payments', 'Gross pay this period']),
      putMoney(paper, 'gross_pay', gross, coin),
      { align: 'right', color: ink },
    )
    page.cell(
      166,
      300,
      130,
      30,
      paper.pick(['Total Deductions', 'Deductions this period', 'Less deductions']),
      putMoney(paper, 'deductions_total', out, coin),
      { align: 'right', color: ink },
    )
    page.cell(296, 300, 120, 30, 'Earnings for NI', money(gross, plainEnglish), { align: 'right', color: ink })
    page.cell(
      416,
      300,
      143,
      30,
      paper.pick(['Net Pay', 'NET PAY', 'Amount payable', 'Net pay by BACS']),
      putMoney(paper, 'net_pay', net, coin),
      { align: 'right', size: 12, bold: true, color: ink },
    )
    if (paper.chance(0.6))
      page.say(
        40,
        350,
        paper.pick([
          `Paid by BACS to sort code 20-**-** account ****${paper.code('####')}`,
          'Message: the summer fayre is on the 3rd. Bring cake.',
          `Dear ${who.given}, your P60 is in the portal.`,
        ]),
        { size: 8 },
      )
    if (paper.chance(0.6)) page.stack(60, 400, [line, ...addressIn(paper, 'GB')], { size: 9.5 })
    return [page.sheet()]
  },
}
