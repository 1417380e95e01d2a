import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, endOfMonth, grid, page, say, sum } from '../kit.ts'
import { issuers, resident } from '../people.ts'

const posts = [
  'Staff Nurse',
  'Biomedical Scientist',
  'Ward Clerk',
  'Theatre Porter',
  'Specialist Midwife',
  'Radiographer',
]

/** A hospital trust's payslip: a dense sheet of capitals in boxes, surname first, arrears, this period and this year. */
export const hospitalPayslip: UnseenLayout = {
  name: 'hospital-payslip',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const last = endOfMonth(paper, paper.between(1, 5))
    const issued = `${last.slice(0, 8)}${paper.between(23, 27)}`
    const period = Number(issued.slice(5, 7)) - 3
    const annual = paper.between(24500, 48900) * 100
    const basic = Math.round(annual / 12)
    const [nights, arrears] = [paper.between(4000, 31000), paper.chance(0.5) ? paper.between(1200, 9000) : 0]
    const gross = basic + nights + arrears
    const pension = Math.round(gross * 0.098)
    const tax = Math.round((gross - pension - 104750) * 0.2)
    const insurance = Math.round((gross - 104800) * 0.08)
    const parking = 1850
    const off = pension + tax + insurance + parking
    const put = (field: string, cents: number) => paper.put(field, (cents / 100).toFixed(2), sum(cents))
    const day = say(issued, 'DD-MMM-YYYY').toUpperCase()
    const pay: string[][] = [
      ['BASIC PAY', '162.95', '162.95', (annual / 195500).toFixed(4), sum(basic)],
      ['NIGHT DUTY 30%', '31.00', '31.00', (nights / 3100).toFixed(4), sum(nights)],
    ]
    if (arrears > 0) pay.push(['BASIC PAY (A)', '', '', '', sum(arrears)])
    return [
      page([
        box(24, 24, 547, 500, { stroke: '#000', strokeWidth: 1 }),
        ...cell([24, 24, 110, 28], 'ASSIGNMENT NUMBER', paper.code('2#######-2')),
        ...cell(
          [134, 24, 237, 28],
          'EMPLOYEE NAME',
          `${who.title.toUpperCase()} ${paper.put('document_holder_name', `${who.last}, ${who.first} ${who.middle}`.toUpperCase())}`,
          { size: 8.4 },
        ),
        ...cell([371, 24, 200, 28], 'LOCATION', `${paper.code('###')} WEST WING LEVEL ${paper.between(1, 6)}`),
        ...cell(
          [24, 52, 180, 28],
          'DEPARTMENT',
          paper.pick(['A&E MEDICAL', 'PATHOLOGY', 'THEATRES', 'MATERNITY UNIT']),
        ),
        ...cell([204, 52, 167, 28], 'JOB TITLE', paper.put('occupation', paper.pick(posts))),
        ...cell([371, 52, 200, 28], 'PAYSCALE DESCRIPTION', `Review Body Band ${paper.between(3, 7)}`),
        ...cell([24, 80, 110, 28], 'SAL/WAGE', sum(annual)),
        ...cell(
          [134, 80, 70, 28],
          'INC. DATE',
          say(addDays(issued, paper.between(40, 300)), 'DD MMM YYYY').toUpperCase(),
          { size: 7.4 },
        ),
        ...cell([204, 80, 90, 28], 'STANDARD HRS', '37.50'),
        ...cell([294, 80, 77, 28], 'TAX OFFICE NAME', 'Cumbernauld'),
        ...cell([371, 80, 100, 28], 'TAX REF', paper.code('###/@####')),
        ...cell([471, 80, 100, 28], 'TAX CODE', paper.pick(['1257L CUMUL', 'S1257L CUMUL', '984L WK1'])),
        text(180, 120, 'PAY AND ALLOWANCES', { size: 7.4, face: 'narrow-bold', align: 'middle' }),
        text(470, 120, 'DEDUCTIONS', { size: 7.4, face: 'narrow-bold', align: 'middle' }),
        line(24, 124, 571, 124),
        line(371, 108, 371, 356),
        ...grid([30, -170, -228, -290, -362], [['DESCRIPTION', 'WKD/EARNED', 'PAID/DUE', 'RATE', 'AMOUNT'], ...pay], {
          y: 136,
          size: 8.2,
          face: 'mono',
          leading: 15,
        }),
        ...grid(
          [377, -492, -565],
          [
            ['DESCRIPTION', '', 'AMOUNT'],
            ['PAYE', '', sum(tax)],
            ['NI A', '', sum(insurance)],
            ['NHS PENSION 9.8%', '', sum(pension)],
            ['CAR PARK', 'R', sum(parking)],
          ],
          { y: 136, size: 8.2, face: 'mono', leading: 15 },
        ),
        line(24, 356, 571, 356),
        text(30, 366, 'YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)', { size: 6.6, face: 'narrow-bold' }),
        ...cell([24, 370, 87, 28], 'GROSS PAY', put('gross_pay_ytd', gross * period + 3117)),
        ...cell([111, 370, 87, 28], 'TAXABLE PAY', sum((gross - pension) * period + 3117)),
        ...cell([198, 370, 87, 28], 'TAX PAID', sum(tax * period + 620)),
        ...cell([285, 370, 86, 28], 'NI CONTS', sum(insurance * period + 249)),
        ...cell([371, 370, 100, 28], 'NI LETTER / NI PAY', `A  ${sum(gross * period)}`),
        ...cell([471, 370, 100, 28], 'PENSION CONTS', sum(pension * period)),
        text(30, 412, 'THIS PERIOD SUMMARY', { size: 6.6, face: 'narrow-bold' }),
        ...cell([24, 416, 87, 28], 'PENSIONABLE PAY', sum(gross)),
        ...cell([111, 416, 87, 28], 'TAXABLE PAY', sum(gross - pension)),
        ...cell([198, 416, 87, 28], 'NON-TAXABLE PAY', '0.00'),
        ...cell([285, 416, 86, 28], 'TOTAL PAYMENTS', put('gross_pay', gross)),
        ...cell([371, 416, 100, 28], 'TOTAL DEDUCTIONS', put('deductions_total', off)),
        ...cell([471, 416, 100, 28], 'NET PAY', put('net_pay', gross - off), { face: 'mono-bold', size: 10 }),
        ...cell([24, 448, 87, 28], 'PAY DATE', paper.put('document_date', issued, day)),
        ...cell([111, 448, 87, 28], 'TAX PERIOD', String(period)),
        ...cell([198, 448, 87, 28], 'FREQUENCY', paper.put('pay_frequency', 'monthly', 'MONTHLY')),
        ...cell([285, 448, 86, 28], 'NI NUMBER', paper.code('QQ######B')),
        ...cell(
          [371, 448, 200, 28],
          'PERIOD END DATE',
          paper.put('pay_period_end', last, say(last, 'DD-MMM-YYYY').toUpperCase()),
        ),
        ...cell([24, 480, 347, 28], 'EMPLOYER', paper.put('employer_name', paper.pick(issuers.trusts))),
        ...cell([371, 480, 200, 28], 'PAY METHOD', 'BACS'),
        text(
          30,
          518,
          'MESSAGE: Flu jabs - book at Occupational Health before 30 NOV. Your P60 is kept online. Queries: payroll, ext 4410',
          { size: 6.8 },
        ),
      ]),
    ]
  },
}
