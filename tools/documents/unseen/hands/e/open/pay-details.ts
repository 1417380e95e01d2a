import { addDays, addYears, parts, shortMonth } from '../../../../calendar.ts'
import { box, line, roundedBox, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const jobs = [
  'Registered Nurse II',
  'Warehouse Lead',
  'Process Engineer',
  'Payroll Analyst',
  'Science Teacher',
  'Site Superintendent',
  'Pastry Chef',
] as const
const lossNames = ['Medical (S125)', 'Vision (S125)', '403(b)', 'FITW', 'FICA-SS', 'FICA-MED', 'SDI'] as const
const violet = '#4c3575'

/** Online payroll's printed pay details: name after a greeting-less header card, current and YTD in paired columns, totals in a bottom band. */
export const payDetails: UnseenLayout = {
  name: 'pay-details',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const employer = paper.put('employer_name', paper.pick(issuers.employers))
    const { given, middle, surname } = resident(paper)
    const name = paper.put('document_holder_name', `${surname}, ${given} ${middle}`)
    const mail = mailLines(home(paper))
    const job = paper.put('occupation', paper.pick(jobs))
    const half = paper.chance(0.5)
    const month = `2026-0${paper.between(4, 9)}`
    const start = half ? `${month}-01` : `${month}-16`
    const end = half ? `${month}-15` : addDays(`${addDays(`${month}-28`, 5).slice(0, 7)}-01`, -1)
    const paid = addDays(end, 5)
    const hired = addYears(addDays(end, -paper.between(20, 340)), -paper.between(1, 12))
    paper.put('pay_period_start', start, dashed(start))
    paper.put('pay_period_end', end, dashed(end))
    paper.put('document_date', paid, dashed(paid))
    paper.put('hire_date', hired, dashed(hired))
    const salary = paper.between(160_000, 520_000)
    const extra = paper.between(0, 30_000)
    const gross = salary + extra
    const losses = [0.04, 0.004, 0.06, 0.11, 0.062, 0.0145, 0.009].map((share) => Math.round(gross * share))
    const taken = total(losses)
    const runs = parts(end).month * 2 - (half ? 1 : 0)
    const year = (cents: number) => cents * runs
    paper.put('gross_pay', canonicalMoney(gross), money(gross))
    paper.put('net_pay', canonicalMoney(gross - taken), money(gross - taken))
    paper.put('deductions_total', canonicalMoney(taken), money(taken))
    paper.put('gross_pay_ytd', canonicalMoney(year(gross)), money(year(gross)))
    paper.put('net_pay_ytd', canonicalMoney(year(gross - taken)), money(year(gross - taken)))
    const fact = (x: number, y: number, caption: string, value: string): Mark[] => [
      text(x, y, caption, { size: 6.5, face: 'sans', color: '#777777' }),
      text(x, y + 12, value, { size: 9, face: 'sans' }),
    ]
    const totals = [
      ['', 'Gross', 'Deductions & Taxes', 'Net Pay'],
      ['Current', money(gross), money(taken), money(gross - taken)],
      ['YTD', money(year(gross)), money(year(taken)), money(year(gross - taken))],
    ]
    return [
      letter(
        [
          box(0, 0, 612, 70, { fill: violet }),
          shape('M30 50 L44 20 L58 50 L50 50 L44 37 L38 50 Z', { fill: '#ffffff' }),
          text(72, 34, 'Pay Details', { size: 17, face: 'sans-bold', color: '#ffffff' }),
          text(72, 51, employer, { size: 10, face: 'sans', color: '#ffffff' }),
          text(582, 51, `Check Date ${dashed(paid)}`, { size: 10, face: 'sans', color: '#ffffff', align: 'right' }),
          text(30, 100, name, { size: 12, face: 'sans-bold' }),
          text(30, 114, mail.join('  '), { size: 8.5, face: 'sans' }),
          ...fact(30, 136, 'Employee #', paper.code('E#####')),
          ...fact(170, 136, 'Position', job),
          ...fact(330, 136, 'Original Hire', dashed(hired)),
          ...fact(460, 136, 'Location', `${mail[1].slice(0, -6)}`),
          ...fact(30, 168, 'Pay Begin', dashed(start)),
          ...fact(170, 168, 'Pay End', dashed(end)),
          ...fact(330, 168, 'Rate', `${money(salary * 24)} / yr`),
          ...fact(460, 168, 'Batch', paper.code('REG-####')),
          roundedBox(30, 204, 266, 220, 5, { stroke: '#cccccc' }),
          text(40, 222, 'Earnings', { size: 10, face: 'sans-bold', color: violet }),
          ...grid(
            [40, -170, -226, -290],
            { y: 240, leading: 16 },
            [
              ['Type', 'Hours', 'Current', 'YTD'],
              ['Salary', '86.67', money(salary), money(year(salary))],
              ['Stipend', '', money(extra), money(year(extra))],
              ['Group Life (memo)', '', '1.08', money(year(108))],
            ],
            { size: 8, face: 'sans' },
          ),
          roundedBox(308, 204, 274, 220, 5, { stroke: '#cccccc' }),
          text(318, 222, 'Deductions and taxes', { size: 10, face: 'sans-bold', color: violet }),
          ...grid(
            [318, -500, -576],
            { y: 240, leading: 16 },
            [
              ['Code', 'Current', 'YTD'],
              ...lossNames.map((loss, index) => [loss, money(losses[index] ?? 0), money(year(losses[index] ?? 0))]),
            ],
            { size: 8, face: 'sans' },
          ),
          box(30, 444, 552, 62, { fill: '#efeaf7' }),
          ...grid([44, -230, -400, -570], { y: 462, leading: 18 }, totals, { size: 10, face: 'sans-bold' }),
          line(30, 468, 582, 468, { stroke: violet }),
          text(30, 534, 'Direct deposit distribution', { size: 10, face: 'sans-bold', color: violet }),
          ...grid(
            [40, 180, -400],
            { y: 552, leading: 15 },
            [
              ['Savings', paper.code('*****####'), money(20_000)],
              ['Checking', paper.code('*****####'), money(gross - taken - 20_000)],
            ],
            { size: 8.5, face: 'sans' },
          ),
          text(30, 604, 'Time off', { size: 10, face: 'sans-bold', color: violet }),
          ...grid(
            [40, -220, -290, -360],
            { y: 622, leading: 15 },
            [
              ['Plan', 'Accrued', 'Used', 'Available'],
              ['Vacation', '6.67', '0.00', money(paper.between(900, 19_000))],
              ['Sick', '4.00', '0.00', money(paper.between(900, 9000))],
            ],
            { size: 8.5, face: 'sans' },
          ),
        ],
        'Employer ID 00-0055512   SPECIMEN',
      ),
    ]
  },
}

function dashed(date: string): string {
  const { year, day } = parts(date)
  return `${String(day).padStart(2, '0')}-${shortMonth(date, 'en')}-${year}`
}
