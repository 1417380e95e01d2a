import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, dated, day, grid, lines, money, page, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = ['Cranmoor Fixings Ltd', 'H. Bexley & Daughters (Bakers) Limited', 'Oxbow Studio LLP', 'Tamarind Kitchens UK Ltd', 'Pellow Marine Services Ltd', 'Greenacre Nursery School']

/** A British payslip of a bookkeeping program: three boxed columns, the employer in the foot, the address in a window below. */
export const payslipBoxes: UnseenLayout = {
  name: 'payslip-boxes',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const back = paper.between(0, 5)
    const end = monthEnd(paper.today, back + 1)
    const paid = paper.chance(0.6) ? end : addDays(end, -paper.between(1, 4))
    const month = Number(end.slice(5, 7))
    const period = ((month + 8) % 12) + 1
    const basic = paper.between(165000, 420000)
    const overtime = paper.chance(0.5) ? paper.between(5000, 32000) : 0
    const gross = basic + overtime
    const tax = Math.round(Math.max(0, gross - 104750) * 0.2)
    const insurance = Math.round(Math.max(0, gross - 104800) * 0.08)
    const pension = Math.round(gross * 0.05)
    const loan = paper.chance(0.3) ? Math.round(gross * 0.02) : 0
    const off = tax + insurance + pension + loan
    const who = somebody(paper, 'GB')
    const title = who.sex === 'F' ? paper.pick(['Miss', 'Mrs', 'Ms']) : 'Mr'
    const name = paper.put('document_holder_name', paper.pick([`${who.initials} ${who.surname}`, who.name]))
    const employer = paper.put('employer_name', paper.pick(employers))
    const form = paper.pick(['DD/MM/YYYY', 'DD MMM YYYY', 'DD-MM-YY'])
    const date = dated(paper, 'document_date', paid, day(paid, form))
    const stroke = paper.pick(['#2f6f4f', '#1d4e89', '#555'])
    const ytd = (cents: number) => money(cents * period)
    const grossLine = paper.pick(['Total Gross Pay', 'Gross Pay', 'TOTAL PAY'])
    const frequency = paper.chance(0.5) ? [['Payment Period', paper.put('pay_frequency', 'monthly', 'Monthly')]] : []
    const columns = [
      [['Basic Salary', '1.00', money(basic), money(basic)], ...(overtime > 0 ? [['Overtime 1.5', (overtime / 2250).toFixed(2), '22.50', money(overtime)]] : [])],
      [['PAYE Tax', money(tax)], ['National Insurance', money(insurance)], [paper.pick(['Nest Pension', 'Pension AE', 'EE Pension']), money(pension)], ...(loan > 0 ? [['Student Loan', money(loan)]] : [])],
      [
        ['Total Gross Pay TD', sum(paper, 'gross_pay_ytd', gross * period, ytd(gross))],
        ['Gross for Tax TD', ytd(gross - pension)],
        ['Tax paid TD', ytd(tax)],
        ['Earnings For NI TD', ytd(gross)],
        ['National Insurance TD', ytd(insurance)],
        ['Employee Pension TD', ytd(pension)],
        ['Employer Pension TD', money(Math.round(gross * 0.03) * period)],
      ],
    ] as const
    const top = paper.pick([40, 70, 110])
    const head = { x: 36, y: top, height: 28, stroke }
    const window = paper.chance(0.6) ? [`${title} ${name}`, ...home(paper, 'GB')] : [`${title} ${name}`]
    return [
      page(paper, [
        cells(head, paper.pick([
          [[90, 'Employee No.', paper.code('##')], [200, 'Employee', `${title} ${name}`], [110, paper.pick(['Process Date', 'Date', 'Pay Date']), date], [122, 'National Insurance Number', paper.code('@@######C')]],
          [[110, paper.pick(['Pay Date', 'Payment date']), date], [122, 'NI Number', paper.code('@@ ## ## ## B')], [90, 'Works No.', paper.code('00##')], [200, 'Employee Name', `${title} ${name}`]],
        ] as const), { value: { face: 'sans' } }),
        ['Payments            Units       Rate      Amount', 'Deductions                          Amount', 'This Year'].map((caption, index) => [box(36 + index * 174, top + 30, 174, 15, { stroke, fill: '#eaf1ed' }), text(40 + index * 174, top + 41, caption, { size: 7, face: 'narrow-bold' })]).flat(),
        [0, 1, 2].map((index) => box(36 + index * 174, top + 45, 174, 170, { stroke })),
        grid({ y: top + 62, leading: 15, edges: [40, -138, -170, -206] }, columns[0], { size: 7 }).marks,
        grid({ y: top + 62, leading: 15, edges: [214, -380] }, columns[1], { size: 7.5 }).marks,
        grid({ y: top + 62, leading: 15, edges: [388, -554] }, [...columns[2], ...frequency], { size: 7.5 }).marks,
        cells({ x: 36, y: top + 215, height: 30, stroke }, [
          [174, grossLine, sum(paper, 'gross_pay', gross, money(gross))],
          [174, paper.pick(['Total Deductions', 'Deductions']), sum(paper, 'deductions_total', off, money(off))],
          [174, paper.pick(['Net Pay', 'NET PAY', 'Net Pay £']), sum(paper, 'net_pay', gross - off, money(gross - off))],
        ], { value: { face: 'sans-bold', size: 10 } }),
        cells({ x: 36, y: top + 245, height: 28, stroke }, [
          [262, '', employer],
          [60, 'Tax Code', paper.pick(['1257L', 'BR', '1100L M1', 'S1257L'])],
          [60, 'Tax Period', String(period)],
          [70, 'Payment Method', paper.pick(['BACS', 'Cheque'])],
          [70, 'Dept', paper.pick(['Default', '2', 'Sales'])],
        ]),
        lines(70, top + 330, 12, window, { size: 9, face: 'sans' }),
        paper.chance(0.5) ? [text(330, top + 330, paper.pick(['Holiday remaining: 11.5 days', 'Your P60 was issued in May.', 'Bank holiday: office closed on Monday.']), { size: 8 }), text(330, top + 343, 'Private & Confidential', { size: 8, face: 'sans-bold' })] : [],
        text(36, top + 288, 'ER NI this period is not deducted from pay.', { size: 6, color: '#777' }),
      ]),
    ]
  },
}
