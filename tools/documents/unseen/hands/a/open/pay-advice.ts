import { addDays, weekday } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, rowsOf, tearLine } from '../kit.ts'
import { calledBy, dashedStreet, issuers, resident, townLine } from '../people.ts'

const grey = { size: 6.5, color: '#555' } as const
const small = { size: 8 } as const

/** A payroll bureau's earnings statement: current beside year to date in every table, three taxable grosses, a deposit advice at the foot. */
export const payAdvice: UnseenLayout = {
  name: 'pay-advice',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const worker = resident(paper)
    const employer = paper.put('employer_name', paper.pick(issuers.employer))
    const back = addDays(paper.today, -paper.between(1, 70))
    const paid = addDays(back, -((weekday(back) + 2) % 7))
    const [ends, periods] = [addDays(paid, -6), Math.max(3, Math.floor((Number(paid.slice(5, 7)) * 30) / 14))]
    const starts = addDays(ends, -13)
    const [rate, hours, over] = [paper.between(1890, 4650), paper.pick([7500, 8000]), paper.pick([0, 250, 600])]
    const earnings: readonly (readonly [string, number, number])[] = [
      ['Regular', rate, hours],
      ['Overtime 1.5', Math.round(rate * 1.5), over],
      ['Stat Holiday', rate, paper.pick([0, 800])],
    ]
    const earned = earnings.map(([, each, time]) => Math.round((each * time) / 100))
    const earnedYear = earned.map((cents, index) =>
      index === 0 ? cents * periods - paper.between(0, 40000) : cents + paper.between(0, 190000),
    )
    const [gross, grossYear] = [total(earned), total(earnedYear)]
    const shares = [0.0545, 0.0164, 0.132, 0.0125, 0.005]
    const names = ['CPP', 'EI', 'Income Tax', 'Union Dues', 'Long Term Dis.']
    const held = shares.map((share) => Math.round(gross * share))
    const heldYear = shares.map((share) => Math.round(grossYear * share))
    const [net, netYear] = [gross - total(held), grossYear - total(heldYear)]
    const money = (cents: number) => (cents === 0 ? '' : printedMoney(cents, 'en'))
    const payDate = paper.put('document_date', paid, written(paid, '09/30/2026'))
    const right = (x: number) => ({ x, align: 'right' }) as const
    const left = (x: number) => ({ x, align: 'left' }) as const
    const address = [dashedStreet(worker), townLine(worker)].map((row) => row.toUpperCase())
    const deposit = `XXXXX${paper.code('####')}`
    const holder = paper.put('document_holder_name', calledBy(worker).toUpperCase())
    const earningRows = rowsOf(
      [left(40), right(150), right(196), right(250), right(304)],
      [
        ...earnings.map(([name, each, time], index) => [
          name,
          (each / 100).toFixed(4),
          (time / 100).toFixed(2),
          money(earned[index] ?? 0),
          money(earnedYear[index] ?? 0),
        ]),
        [
          '*Gross Pay',
          '',
          '',
          `*${paper.put('gross_pay', canonicalMoney(gross), printedMoney(gross, 'en'))}`,
          `*${paper.put('gross_pay_ytd', canonicalMoney(grossYear), printedMoney(grossYear, 'en'))}`,
        ],
      ],
      { y: 244, leading: 14 },
      small,
    )
    const deductionRows = rowsOf(
      [left(326), right(500), right(568)],
      [
        ...names.map((name, index) => [name, money(held[index] ?? 0), money(heldYear[index] ?? 0)]),
        [
          '*Total Deductions',
          `*${paper.put('deductions_total', canonicalMoney(total(held)), printedMoney(total(held), 'en'))}`,
          `*${printedMoney(total(heldYear), 'en')}`,
        ],
        [
          '*Net Pay',
          `*${paper.put('net_pay', canonicalMoney(net), printedMoney(net, 'en'))}`,
          `*${paper.put('net_pay_ytd', canonicalMoney(netYear), printedMoney(netYear, 'en'))}`,
        ],
      ],
      { y: 244, leading: 14 },
      small,
    )
    const codes = rowsOf(
      [left(36), left(78), left(116), left(160)],
      [
        ['CO.', 'FILE', 'DEPT.', 'CLOCK   VCHR. NO.   PR'],
        [paper.code('@@#'), paper.code('0#####'), paper.code('###000'), paper.code('      00004#####   2')],
      ],
      { y: 34, leading: 10 },
      { face: 'mono', size: 6.5 },
    )
    const marks: Mark[] = [
      ...codes.marks,
      ...lines(36, 74, 11, [employer, `${paper.between(10, 990)} Industrial Parkway`, 'Acton ON  L7J 2R1'], {
        size: 8.5,
      }),
      text(576, 48, 'Earnings Statement', { face: 'sans-bold', size: 17, align: 'right' }),
      text(420, 72, 'Period Beginning:', small),
      text(576, 72, paper.put('pay_period_start', starts, written(starts, '09/30/2026')), { ...small, align: 'right' }),
      text(420, 84, 'Period Ending:', small),
      text(576, 84, paper.put('pay_period_end', ends, written(ends, '09/30/2026')), { ...small, align: 'right' }),
      text(420, 96, 'Pay Date:', small),
      text(576, 96, payDate, { ...small, align: 'right' }),
      ...lines(
        36,
        132,
        10,
        [
          'TD1 claim code: 1',
          `Exemptions/allowances: Federal 16,129   Provincial 12,399`,
          `SIN: XXX-XX${paper.code('#-###')}`,
        ],
        { size: 7.5 },
      ),
      ...lines(340, 140, 12, [holder, ...address], { size: 9.5 }),
      line(36, 208, 576, 208, { strokeWidth: 1.2 }),
      text(40, 222, 'Earnings', { face: 'narrow-bold', size: 9 }),
      ...['rate', 'hours', 'this period', 'year to date'].map((title, index) =>
        text([150, 196, 250, 304][index] ?? 0, 222, title, { ...grey, align: 'right' }),
      ),
      text(326, 222, 'Deductions', { face: 'narrow-bold', size: 9 }),
      ...['this period', 'year to date'].map((title, index) =>
        text([500, 568][index] ?? 0, 222, title, { ...grey, align: 'right' }),
      ),
      line(36, 228, 576, 228),
      ...earningRows.marks,
      ...deductionRows.marks,
      line(314, 210, 314, 380, { stroke: '#999' }),
      text(40, 336, 'Other Benefits and Information', { face: 'narrow-bold', size: 9 }),
      ...rowsOf(
        [left(40), right(250), right(304)],
        [
          ['CPP pensionable', money(gross), money(grossYear)],
          ['EI insurable', money(gross), money(grossYear)],
          ['Taxable gross', money(gross - (held[3] ?? 0)), money(grossYear - (heldYear[3] ?? 0))],
          ['Vacation accrued', money(Math.round(gross * 0.04)), money(Math.round(grossYear * 0.04))],
          ['Sick hours left', '', paper.code('2#.50')],
        ],
        { y: 352, leading: 12 },
        { size: 7.5 },
      ).marks,
      ...lines(
        326,
        400,
        11,
        [
          'Important notes',
          `Open enrolment closes ${written(addDays(paid, 19), '09/30/2026')}. Your next pay is on ${written(addDays(paid, 14), '09/30/2026')}.`,
          'Employer contributions: CPP as yours, EI 1.4 times yours.',
        ],
        { size: 7.5 },
      ),
      ...tearLine(540, 'fold and remove'),
      text(36, 572, employer, { size: 9, face: 'narrow-bold' }),
      ...lines(440, 566, 11, [`Advice number:   ${paper.code('0000#######')}`, `Pay date:           ${payDate}`], {
        size: 8,
      }),
      box(36, 604, 540, 84, { fill: '#eeeeee' }),
      text(44, 622, 'Deposited to the account of', { face: 'narrow-bold', size: 8.5 }),
      text(300, 622, 'account number', grey),
      text(412, 622, 'institution', grey),
      text(568, 622, 'amount', { ...grey, align: 'right' }),
      text(44, 644, holder, { size: 9 }),
      text(300, 644, deposit, { size: 9 }),
      text(412, 644, paper.code('0## #####'), { size: 9 }),
      text(568, 644, `$${printedMoney(net, 'en')}`, { size: 9, align: 'right' }),
      text(306, 724, 'THIS IS NOT A CHEQUE', { face: 'sans-bold', size: 12, align: 'middle' }),
      text(306, 738, 'NON-NEGOTIABLE', { size: 8, align: 'middle' }),
    ]
    return [letter(marks)]
  },
}
