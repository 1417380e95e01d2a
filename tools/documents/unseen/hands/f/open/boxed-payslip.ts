import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, dated, endOfMonth, grid, page, paid, sum } from '../kit.ts'
import { home, issuers, resident } from '../people.ts'

const green = '#3f7f5f'

/** The A5-like payslip of common payroll software: pre-printed green boxes, the address at the lower left for a window. */
export const boxedPayslip: UnseenLayout = {
  name: 'boxed-payslip',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const back = paper.between(1, 5)
    const issued = addDays(endOfMonth(paper, back), -2)
    const period = Number(issued.slice(5, 7)) - 3
    const hours = paper.between(140, 172)
    const rate = paper.between(1321, 2210)
    const [extra, higher] = [paper.between(2, 11), Math.round(rate * 1.5)]
    const [basic, overtime] = [hours * rate, extra * higher]
    const gross = basic + overtime
    const pension = Math.round(gross * 0.05)
    const taxable = gross - pension
    const tax = Math.round(Math.max(0, taxable - 104750) * 0.2)
    const insurance = Math.round(Math.max(0, gross - 104800) * 0.08)
    const off = tax + insurance + pension
    const name = paper.put('document_holder_name', `${who.first} ${who.last}`)
    const shown = `${who.title} ${name}`
    const ytd = (cents: number) => cents * period + paper.between(100, 90000)
    const grossYtd = ytd(gross)
    const row = { stroke: green, size: 8.6, face: 'mono' } as const
    const frame = (y: number, height: number, x: number, width: number, caption: string) => [
      box(x, y, width, height, { stroke: green, strokeWidth: 0.9 }),
      box(x, y, width, 13, { fill: '#d7eadf' }),
      text(x + 4, y + 9.4, caption, { size: 7, face: 'narrow-bold', color: green }),
    ]
    return [
      page([
        text(297, 30, 'PAY ADVICE', { size: 9, face: 'narrow-bold', color: green, align: 'middle' }),
        ...cell([30, 40, 70, 30], 'Employee No.', paper.code('##'), row),
        ...cell([100, 40, 215, 30], 'Employee', shown, row),
        ...cell([315, 40, 125, 30], 'Process Date', dated(paper, 'document_date', issued, 'DD/MM/YYYY'), row),
        ...cell([440, 40, 125, 30], 'National Insurance Number', paper.code('QQ######C'), row),
        ...frame(
          74,
          140,
          30,
          285,
          'Payments                                  Hours/Units            Rate             Amount',
        ),
        ...grid(
          [36, -176, -240, -308],
          [
            ['Hourly Pay', `${hours}.00`, (rate / 100).toFixed(4), sum(basic)],
            ['Overtime @1.5', `${extra}.00`, (higher / 100).toFixed(4), sum(overtime)],
          ],
          { y: 104, size: 8.2, face: 'mono', leading: 14 },
        ),
        ...frame(74, 140, 315, 125, 'Deductions             Amount'),
        ...grid(
          [320, -434],
          [
            ['PAYE Tax', sum(tax)],
            ['National Ins', sum(insurance)],
            ['Pension (EE)', sum(pension)],
          ],
          { y: 104, size: 8.2, face: 'mono', leading: 14 },
        ),
        ...frame(74, 140, 440, 125, 'Year to Date             Amount'),
        ...grid(
          [444, -561],
          [
            ['Total Gross', paper.put('gross_pay_ytd', (grossYtd / 100).toFixed(2), sum(grossYtd))],
            ['Taxable TD', sum(grossYtd - pension * period)],
            ['Tax Paid TD', sum(tax * period + 1820)],
            ['NI TD', sum(insurance * period + 640)],
            ['Pension TD', sum(pension * period)],
            ['Er NI TD', sum(insurance * period * 2)],
          ],
          { y: 104, size: 7.8, face: 'mono', leading: 14 },
        ),
        box(30, 214, 285, 118, { stroke: green, strokeWidth: 0.9 }),
        ...column(52, 240, 11.6, [shown, ...home(paper)], { size: 8.2, face: 'mono' }),
        ...frame(214, 118, 315, 250, 'This Period'),
        ...grid(
          [320, -561],
          [
            ['Total Gross Pay', paper.put('gross_pay', (gross / 100).toFixed(2), sum(gross))],
            ['Gross for Tax', sum(taxable)],
            ['Earnings for NI', sum(gross)],
            ['Total Deductions', paper.put('deductions_total', (off / 100).toFixed(2), sum(off))],
            ['Payment Period', paper.put('pay_frequency', 'monthly', 'Monthly')],
            ['Er Pension', sum(Math.round(gross * 0.03))],
          ],
          { y: 242, size: 8.2, face: 'mono', leading: 14 },
        ),
        ...cell([30, 332, 190, 30], 'Employer', paper.put('employer_name', paper.pick(issuers.employers)), {
          ...row,
          face: 'narrow',
        }),
        ...cell([220, 332, 95, 30], 'Tax Code / Period', `${paper.pick(['1257L', 'BR', '1183L'])}  /  ${period}`, row),
        ...cell([315, 332, 125, 30], 'Payment Method', 'BACS  Dept: 0', row),
        box(440, 332, 125, 30, { fill: '#d7eadf' }),
        ...cell([440, 332, 125, 30], 'Net Pay', paid(paper, 'net_pay', gross - off, ''), {
          ...row,
          face: 'mono-bold',
          size: 11,
        }),
        text(
          30,
          374,
          `PAYE ref ${paper.code('###/@@#####')}     Form SE45 blank, perforated    re-order ${paper.code('0##-####')}`,
          { size: 6, color: '#777777' },
        ),
      ]),
    ]
  },
}
