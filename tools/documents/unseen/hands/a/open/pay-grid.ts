import { addDays } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { cell, letter, rowsOf } from '../kit.ts'
import { issuers, resident } from '../people.ts'

const typed = { face: 'mono', size: 8, captionSize: 5.5, ink: '#31572c' } as const
const jobs = [
  'REGISTERED NURSE',
  'DIETARY AIDE',
  'UNIT CLERK',
  'MED LAB TECHNOLOGIST',
  'PORTER',
  'RESPIRATORY THERAPIST',
] as const
const wings = ['2 EAST MEDICAL', 'EMERGENCY', 'FOOD SERVICES', 'DIALYSIS', 'MATERNITY'] as const

/** A hospital's pay stub as a dense grid of numbered boxes, surname first, retroactive pay, dates with slashes, no year-to-date net. */
export const payGrid: UnseenLayout = {
  name: 'pay-grid',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const worker = resident(paper)
    const hospital = paper.put('employer_name', paper.pick(issuers.hospital))
    const ends = addDays(paper.today, -paper.between(6, 80))
    const [starts, paid] = [addDays(ends, -13), addDays(ends, 5)]
    const hired = `${paper.between(2004, 2025)}-${String(paper.between(1, 12)).padStart(2, '0')}-${String(paper.between(1, 28)).padStart(2, '0')}`
    const rate = paper.between(2241, 5877)
    const lines: readonly (readonly [string, number, number])[] = [
      ['REG  REGULAR', 6750, rate],
      ['SHP  SHIFT PREMIUM', paper.pick([1125, 2250, 3375]), 265],
      ['WKP  WEEKEND PREMIUM', paper.pick([0, 1500]), 300],
      ['RET  RETRO TO APR 1', paper.pick([0, 6750]), 87],
    ]
    const earned = lines.map(([, hours, each]) => Math.round((hours * each) / 100))
    const gross = total(earned)
    const year = gross * paper.between(4, 19) + paper.between(0, 99999)
    const held: readonly (readonly [string, number])[] = [
      ['FEDERAL TAX', Math.round(gross * 0.121)],
      ['PROV TAX', Math.round(gross * 0.066)],
      ['CPP', Math.round(gross * 0.0552)],
      ['EI', Math.round(gross * 0.0163)],
      ['HOSP PENSION', Math.round(gross * 0.092)],
      ['UNION LOC 204', Math.round(gross * 0.0142)],
      ['PARKING', 3850],
    ]
    const out = total(held.map(([, cents]) => cents))
    const net = gross - out
    const isShown = ([, hours]: readonly [string, number, number]) => hours > 0
    const at = (x: number, y: number, width: number) => ({ x, y, width, height: 26 })
    const money = (cents: number) => printedMoney(cents, 'en')
    const job = paper.put('occupation', paper.pick(jobs))
    const name = paper.put(
      'document_holder_name',
      `${worker.surname}, ${worker.given} ${worker.second.replace('.', '')}`.toUpperCase(),
    )
    const day = (date: string) => written(date, '2026/09/30')
    const marks: Mark[] = [
      text(36, 42, hospital, { face: 'serif-bold', size: 12, color: '#31572c' }),
      text(36, 54, 'Payroll & Benefits, Lower Level, 416-555-0111 ext. 4000', { size: 7 }),
      text(576, 42, 'STATEMENT OF EARNINGS AND DEDUCTIONS', {
        size: 8.5,
        face: 'narrow-bold',
        align: 'right',
        color: '#31572c',
      }),
      text(576, 54, 'Retain for your records - replacement fee $10', { size: 6.5, align: 'right' }),
      ...cell(at(36, 68, 90), '1  Employee no.', paper.code('00#####'), typed),
      ...cell(at(126, 68, 210), '2  Employee name', name, typed),
      ...cell(at(336, 68, 120), '3  Cost centre', paper.pick(wings), typed),
      ...cell(at(456, 68, 120), '4  Bargaining unit', paper.pick(['NURSES 12', 'SERVICE 204', 'TECH 9']), typed),
      ...cell(at(36, 94, 150), '5  Position', job, typed),
      ...cell(at(186, 94, 60), '6  Status', paper.pick(['RFT', 'RPT', 'CAS']), typed),
      ...cell(at(246, 94, 90), '7  Date hired', paper.put('hire_date', hired, day(hired)), typed),
      ...cell(at(336, 94, 120), '8  Seniority hours', `${paper.between(1000, 31000)}.75`, typed),
      ...cell(at(456, 94, 120), '9  Next increment', day(addDays(paid, paper.between(40, 300))), typed),
      ...cell(at(36, 120, 100), '10  Period start', paper.put('pay_period_start', starts, day(starts)), typed),
      ...cell(at(136, 120, 100), '11  Period end', paper.put('pay_period_end', ends, day(ends)), typed),
      ...cell(at(236, 120, 100), '12  Deposit date', paper.put('document_date', paid, day(paid)), typed),
      ...cell(at(336, 120, 120), '13  Step / hourly', `04  ${(rate / 100).toFixed(3)}`, typed),
      ...cell(
        at(456, 120, 120),
        '14  Bank / account',
        `0${paper.between(10, 89)} ******${paper.between(100, 999)}`,
        typed,
      ),
      box(36, 160, 300, 190, { stroke: '#31572c', strokeWidth: 0.5 }),
      box(36, 160, 300, 14, { fill: '#dfe9dc' }),
      ...['EARNINGS', 'HOURS', 'RATE', 'AMOUNT'].map((title, index) =>
        text([42, 220, 270, 330][index] ?? 0, 170, title, { size: 6.5, align: index === 0 ? 'left' : 'right' }),
      ),
      ...rowsOf(
        [
          { x: 42, align: 'left' },
          { x: 220, align: 'right' },
          { x: 270, align: 'right' },
          { x: 330, align: 'right' },
        ],
        lines
          .map(
            ([title, hours, each], index) =>
              [title, (hours / 100).toFixed(2), (each / 100).toFixed(3), money(earned[index] ?? 0)] as const,
          )
          .filter((_, index) => isShown(lines[index] ?? ['', 0, 0])),
        { y: 192, leading: 14 },
        { face: 'mono', size: 7.5 },
      ).marks,
      box(346, 160, 230, 190, { stroke: '#31572c', strokeWidth: 0.5 }),
      box(346, 160, 230, 14, { fill: '#dfe9dc' }),
      ...['DEDUCTIONS', 'THIS PAY', 'Y.T.D.'].map((title, index) =>
        text([352, 506, 570][index] ?? 0, 170, title, { size: 6.5, align: index === 0 ? 'left' : 'right' }),
      ),
      ...rowsOf(
        [
          { x: 352, align: 'left' },
          { x: 506, align: 'right' },
          { x: 570, align: 'right' },
        ],
        held.map(([title, cents]) => [title, money(cents), money(Math.round((cents * year) / gross))]),
        { y: 192, leading: 14 },
        { face: 'mono', size: 7.5 },
      ).marks,
      ...cell(at(36, 360, 108), '20  Gross this pay', paper.put('gross_pay', canonicalMoney(gross), money(gross)), {
        ...typed,
        align: 'right',
        face: 'mono-bold',
      }),
      ...cell(at(144, 360, 108), '21  Taxable this pay', money(gross - (held[4]?.[1] ?? 0) - (held[5]?.[1] ?? 0)), {
        ...typed,
        align: 'right',
      }),
      ...cell(
        at(252, 360, 108),
        '22  Total deductions',
        paper.put('deductions_total', canonicalMoney(out), money(out)),
        { ...typed, align: 'right' },
      ),
      ...cell(at(360, 360, 108), '23  Net deposit', paper.put('net_pay', canonicalMoney(net), money(net)), {
        ...typed,
        align: 'right',
        face: 'mono-bold',
      }),
      ...cell(at(468, 360, 108), '24  Gross Y.T.D.', paper.put('gross_pay_ytd', canonicalMoney(year), money(year)), {
        ...typed,
        align: 'right',
      }),
      ...['30  Vacation bank', '31  Stat bank', '32  Sick bank', '33  Lieu bank', '34  Pension service'].flatMap(
        (caption, index) =>
          cell(
            at(36 + index * 108, 392, 108),
            caption,
            `${paper.between(0, 180)}.${paper.pick(['00', '25', '50', '75'])} h`,
            typed,
          ),
      ),
      text(
        36,
        446,
        'MESSAGES: FLU CLINIC IN THE ATRIUM EVERY TUESDAY. T4 SLIPS ARE ONLINE FROM FEBRUARY 15. CODES ARE EXPLAINED ON THE INTRANET.',
        { face: 'mono', size: 6.5 },
      ),
    ]
    return [
      {
        ...letter([]),
        height: 480,
        marks: [...marks, text(306, 472, 'SPECIMEN', { size: 5, align: 'middle', color: '#888' })],
      },
    ]
  },
}
