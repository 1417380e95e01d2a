import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A British security payslip, a third of a sheet: captions in grey cells above values, payments left, deductions right. */
export const payslipGb: UnseenLayout = {
  name: 'payslip-gb',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const page = openPage()
    const paid = addDays(paper.today, -paper.between(5, 100))
    const month = ((Number(paid.slice(5, 7)) + 8) % 12) + 1
    const gross = paper.between(192000, 480000)
    const tax = Math.round((gross - 104750) * 0.2)
    const insurance = Math.round((gross - 104750) * 0.08)
    const pension = Math.round(gross * 0.05)
    const held = tax + insurance + pension
    const net = gross - held
    const cell = (x: number, y: number, width: number, label: string, value: string) => {
      page.box(x, y, width, 13, { fill: '#cfd6e6' })
      page.box(x, y, width, 32)
      page.t(x + 3, y + 9.5, label, 6.6, 'sans-bold')
      page.t(x + 4, y + 26, value, 8.4, 'mono', { fit: width - 8 })
    }
    page.box(30, 40, 535, 340, { stroke: '#44507a', strokeWidth: 1.5 })
    cell(
      38,
      48,
      180,
      'Company Name',
      paper.put('employer_name', `${firm(paper, 'GB')} ${paper.pick(['Ltd', 'LLP', 'plc'])}`),
    )
    cell(222, 48, 80, 'Employee No.', String(paper.between(3, 988)))
    cell(306, 48, 160, 'Employee', `${one.sex === 'F' ? 'Mrs' : 'Mr'} ${paper.put('document_holder_name', one.full)}`)
    cell(470, 48, 87, 'Pay Date', paper.put('document_date', paid, day(paid, 'DD/MM/YYYY')))
    cell(38, 84, 90, 'Tax Period', `Month ${month}`)
    cell(132, 84, 86, 'Tax Code', paper.pick(['1257L', 'BR', '1185L M1', 'S1257L']))
    cell(222, 84, 120, 'NI Number', paper.code('@@ ## ## ## C').replace(/^[DFIQUV]/, 'J'))
    cell(346, 84, 60, 'NI Cat', 'A')
    cell(410, 84, 147, 'Payment Method', paper.pick(['BACS', 'Cheque']))
    page.box(38, 124, 250, 14, { fill: '#cfd6e6' })
    page.grid([42, -180, -225, -284], 134, 14, [['Payments', 'Units', 'Rate', 'Amount']], 7, 'sans-bold')
    page.grid(
      [42, -180, -225, -284],
      152,
      14,
      [
        ['Basic pay', '1.00', '', money(gross - 8000, 'en')],
        ['On-call allowance', '', '', '80.00'],
      ],
      8.4,
      'mono',
    )
    page.box(292, 124, 148, 14, { fill: '#cfd6e6' })
    page.grid([296, -436], 134, 14, [['Deductions', 'Amount']], 7, 'sans-bold')
    page.grid(
      [296, -436],
      152,
      14,
      [
        ['PAYE Tax', money(tax, 'en')],
        ['Nat. Ins.', money(insurance, 'en')],
        ['EE Pension', money(pension, 'en')],
      ],
      8.4,
      'mono',
    )
    page.box(444, 124, 113, 14, { fill: '#cfd6e6' })
    page.t(448, 134, 'Year To Date', 7, 'sans-bold')
    page.grid(
      [448, -553],
      152,
      14,
      [
        ['Gross', paper.put('gross_pay_ytd', amount(gross * month), money(gross * month, 'en'))],
        ['Tax', money(tax * month, 'en')],
        ['EE NI', money(insurance * month, 'en')],
        ['Pens', money(pension * month, 'en')],
      ],
      7.6,
      'mono',
    )
    for (const [x, width] of [
      [38, 250],
      [292, 148],
      [444, 113],
    ] as const)
      page.box(x, 124, width, 170)
    cell(38, 304, 120, 'Total Gross Pay', paper.put('gross_pay', amount(gross), money(gross, 'en')))
    cell(292, 304, 148, 'Total Deductions', paper.put('deductions_total', amount(held), money(held, 'en')))
    cell(444, 304, 113, 'NET PAY', `£${paper.put('net_pay', amount(net), money(net, 'en'))}`)
    page.t(42, 356, `${one.lines.join(', ')}`, 7.6)
    page.t(42, 370, 'SPECIMEN', 7)
    page.c(297, 400, '- - - - - - - - - - - - - - - -   tear here   - - - - - - - - - - - - - - - -', 7)
    return [page.sheet()]
  },
}
