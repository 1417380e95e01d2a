import { monthEnd, parts } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A British payslip of ruled boxes: employee number, name, date on top; payments and deductions side by side; net in a corner. */
export const payslipGb: UnseenLayout = {
  name: 'payslip-gb',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'GB')()
    const paid = monthEnd(paper.today, paper.between(1, 5))
    const taxMonth = ((parts(paid).month + 8) % 12) + 1
    const basic = paper.between(190_000, 420_000)
    const overtime = paper.between(2000, 40_000)
    const gross = basic + overtime
    const cuts = [Math.round(gross * 0.13), Math.round(gross * 0.06), Math.round(gross * 0.05)]
    const total = cuts.reduce((sum, cents) => sum + cents, 0)
    const [net, money] = [gross - total, (cents: number) => grouped(cents, ',', '.')]
    const marks: Mark[] = []
    const cell = (x: number, y: number, width: number, height: number, caption: string, value: string) => {
      marks.push(
        box(x, y, width, height, { stroke: '#31588a', strokeWidth: 0.8 }),
        box(x, y, width, 13, { fill: '#dce7f3' }),
      )
      marks.push(
        text(x + 4, y + 9.6, caption, { size: 7.4, face: 'sans-bold', color: '#31588a' }),
        text(x + 4, y + 25, value, { size: 9.4, face: 'sans' }),
      )
    }
    cell(36, 60, 90, 32, 'Employee No.', paper.code('0###'))
    cell(126, 60, 230, 32, 'Employee', paper.put('document_holder_name', one.full))
    cell(356, 60, 100, 32, 'Process Date', paper.put('document_date', paid, dated(paid, 'DD/MM/Y')))
    cell(456, 60, 103, 32, 'NI Number', paper.code('@@######C'))
    cell(36, 100, 210, 150, 'Payments', '')
    cell(246, 100, 170, 150, 'Deductions', '')
    cell(416, 100, 143, 150, 'Year to date', '')
    const left = [
      ['Basic salary', money(basic)],
      ['Overtime x1.5', money(overtime)],
    ]
    const middle = [
      ['PAYE Tax', money(cuts[0] ?? 0)],
      ['National Insurance', money(cuts[1] ?? 0)],
      ['Ee Pension', money(cuts[2] ?? 0)],
    ]
    const right = [
      ['Taxable Gross', paper.put('gross_pay_ytd', plain(gross * taxMonth), money(gross * taxMonth))],
      ['Tax paid', money((cuts[0] ?? 0) * taxMonth)],
      ['Ee NI', money((cuts[1] ?? 0) * taxMonth)],
      ['Er NI', money(Math.round(gross * 0.11) * taxMonth)],
    ]
    const column = (x: number, edge: number, rows: readonly (readonly string[])[]) =>
      rows.forEach(([caption = '', value = ''], index) => {
        marks.push(text(x, 128 + index * 16, caption, { size: 8.8, face: 'sans' }))
        marks.push(text(edge, 128 + index * 16, value, { size: 8.8, face: 'sans', align: 'right' }))
      })
    column(40, 242, left)
    column(250, 412, middle)
    column(420, 555, right)
    marks.push(
      text(242, 243, paper.put('gross_pay', plain(gross), money(gross)), {
        size: 9.4,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    marks.push(
      text(40, 243, 'Total payments', { size: 8.8, face: 'sans-bold' }),
      text(250, 243, 'Total deductions', { size: 8.8, face: 'sans-bold' }),
    )
    marks.push(
      text(412, 243, paper.put('deductions_total', plain(total), money(total)), {
        size: 9.4,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    const block = [one.full, ...one.lines]
    block.forEach((row, index) => marks.push(text(60, 284 + index * 12, row, { size: 9.4, face: 'sans' })))
    marks.push(text(60, 340, paper.put('employer_name', `${firm(paper, 'GB')} Ltd`), { size: 9.4, face: 'sans-bold' }))
    marks.push(
      text(60, 354, `Tax Code: 1257L    Tax Period: M${taxMonth}    Dept: 0${paper.between(1, 9)}    Paid by BACS`, {
        size: 8.4,
        face: 'sans',
      }),
    )
    cell(416, 300, 143, 56, 'NET PAY', '')
    marks.push(
      text(549, 342, `£${paper.put('net_pay', plain(net), money(net))}`, {
        size: 15,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    marks.push(text(36, 384, 'SPECIMEN   Keep this slip safe, it cannot be issued again.', { size: 7.6, face: 'sans' }))
    return [pageOf('a4', marks)]
  },
}
