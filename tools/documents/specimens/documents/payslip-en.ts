import { parts, shortMonth } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, letterPaper, line, lines, roundedBox, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { table, totalLine } from '../../drawing/table.ts'
import { printedDollars, printedMoney } from '../../money.ts'
import { fullName } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { PayFigures, PayLine } from '../figures/pay.ts'

/** An earnings statement as Canadian payroll bureaus print it: earnings on the left, deductions on the right. */
export function englishPayslipPage(figures: PayFigures): Sheet {
  const { person } = figures
  const frame = { y: 262, leading: 15, size: 8.2, shade: '#234e52', ink: '#fff' }
  const earnings = table(earningColumns, figures.earnings.map(earningRow), { ...frame, x: 36, width: 290 })
  const deductions = table(deductionColumns, figures.deductions.map(deductionRow), { ...frame, x: 338, width: 238 })
  const money = (cents: number) => printedMoney(cents, 'en')
  const marks = [
    overprint(306, 560, 96, 'SPECIMEN', -30),
    ...letterhead(),
    ...employeeBox(figures),
    ...earnings.marks,
    ...deductions.marks,
    ...sumRow(36, 326, 'Total gross', money(figures.gross), money(figures.grossYearToDate), [268, 322]),
    ...sumRow(338, 576, 'Total deductions', money(figures.deducted), money(figures.deductedYearToDate), [520, 572]),
    roundedBox(338, 420, 238, 62, 5, { fill: '#e6f0ef', stroke: '#234e52', strokeWidth: 0.8 }),
    ...totalLine('NET PAY', printedDollars(figures.net, 'en'), { x: 350, right: 564, y: 443, size: 14, bold: true }),
    ...totalLine('Net pay year to date', printedDollars(figures.netYearToDate, 'en'), {
      x: 350,
      right: 564,
      y: 466,
      size: 8.6,
      bold: false,
    }),
    text(36, 430, 'Deposit', { size: 9, face: 'narrow-bold', color: '#234e52' }),
    ...lines(36, 446, 13, [
      `${printedDollars(figures.net, 'en')} deposited to account ending 4471`,
      'Vacation balance: 61.50 hours     Sick leave balance: 22.50 hours',
      'TD1 claim code: 1 (federal)  1 (provincial)',
    ]),
    line(36, 520, 576, 520, { stroke: '#9aa5a5', strokeWidth: 0.5 }),
    text(36, 536, 'Message from payroll', { size: 8.4, face: 'narrow-bold', color: '#234e52' }),
    ...lines(
      36,
      550,
      11.5,
      [
        'The benefits enrolment window stays open until the last business day of next month. Questions: extension 214.',
        'Keep this statement. It is your record of earnings and of the amounts remitted on your behalf.',
      ],
      { size: 7.8 },
    ),
    line(36, 640, 576, 640, { stroke: '#777', strokeWidth: 0.5 }),
    ...lines(36, 660, 12, ['NON-NEGOTIABLE', 'THIS IS NOT A CHEQUE'], { size: 9, face: 'narrow-bold' }),
    ...lines(300, 660, 12, [fullName(person, 'initial'), ...homeLines(person)], { size: 9 }),
    fictionNotice(764, 'SPECIMEN - fictional employer and employee'),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    shape('M40 70 L58 36 L76 70 L64 70 L58 58 L52 70 Z', { fill: '#2c7a7b' }),
    text(86, 52, 'Kestrel Mapping Ltd.', { size: 15, face: 'narrow-bold', color: '#234e52' }),
    text(86, 66, '40 Surveyors Way, Suite 300, Ottawa ON  K2K 3B8', { size: 8 }),
    text(576, 52, 'EARNINGS STATEMENT', { size: 14, face: 'narrow-bold', align: 'right', color: '#234e52' }),
    text(576, 66, 'Private and confidential', { size: 7.6, align: 'right', color: '#666' }),
    line(36, 82, 576, 82, { stroke: '#234e52', strokeWidth: 1.4 }),
  ]
}

function employeeBox(figures: PayFigures): Mark[] {
  const { person } = figures
  const pair = (x: number, y: number, label: string, value: string): Mark[] => [
    text(x, y, label, { size: 7.4, color: '#5c6b6b' }),
    text(x, y + 12, value, { size: 9.4 }),
  ]
  return [
    box(36, 96, 540, 146, { stroke: '#9aa5a5', strokeWidth: 0.6 }),
    line(300, 96, 300, 242, { stroke: '#9aa5a5', strokeWidth: 0.6 }),
    text(46, 112, 'Employee', { size: 7.4, color: '#5c6b6b' }),
    ...lines(46, 126, 13, [fullName(person, 'initial'), ...homeLines(person)], { size: 10 }),
    ...pair(46, 180, 'Employee no.', '00718'),
    ...pair(130, 180, 'Position', person.occupation),
    ...pair(46, 212, 'Hire date', slashDate(figures.hireDate)),
    ...pair(130, 212, 'Department', 'Remote sensing'),
    ...pair(312, 112, 'Pay date', dashDate(figures.payDate)),
    ...pair(440, 112, 'Pay frequency', 'Bi-weekly'),
    ...pair(312, 146, 'Pay period', `${dashDate(figures.periodStart)} to ${dashDate(figures.periodEnd)}`),
    ...pair(312, 180, 'Advice no.', '0093316'),
    ...pair(440, 180, 'Pay group', 'OTT-26'),
    ...pair(312, 212, 'Hourly rate', '$32.40'),
    ...pair(440, 212, 'SIN', '*** *** *74'),
  ]
}

function sumRow(x: number, right: number, label: string, current: string, yearToDate: string, edges: [number, number]) {
  const style = { size: 8.8, face: 'narrow-bold', align: 'right' } as const
  return [
    line(x, 378, right, 378, { stroke: '#234e52', strokeWidth: 1 }),
    text(x + 6, 392, label, { size: 8.8, face: 'narrow-bold' }),
    text(edges[0], 392, current, style),
    text(edges[1], 392, yearToDate, style),
  ]
}

/** "06-Mar-2026" */
function dashDate(date: string): string {
  return `${date.slice(8)}-${shortMonth(date, 'en')}-${parts(date).year}`
}

/** "2020/02/24" */
function slashDate(date: string): string {
  return date.replaceAll('-', '/')
}

function earningRow(row: PayLine): string[] {
  return [row.label, row.rate, row.hours, printedMoney(row.current, 'en'), printedMoney(row.yearToDate, 'en')]
}

function deductionRow(row: PayLine): string[] {
  return [row.label, printedMoney(row.current, 'en'), printedMoney(row.yearToDate, 'en')]
}

const earningColumns = [
  { title: 'Earnings', x: 42, align: 'left' },
  { title: 'Rate', x: 172, align: 'right' },
  { title: 'Hours', x: 212, align: 'right' },
  { title: 'This period', x: 268, align: 'right' },
  { title: 'YTD', x: 322, align: 'right' },
] as const

const deductionColumns = [
  { title: 'Deductions', x: 344, align: 'left' },
  { title: 'This period', x: 520, align: 'right' },
  { title: 'YTD', x: 572, align: 'right' },
] as const
