import { addDays } from '../../../../calendar.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, cash, dated, grid, page, pen, rule, type Marks } from '../kit.ts'
import { firm, placeLines, someone } from '../people.ts'

/** An American advice of deposit: figures above, a non-negotiable voucher below, year to date beside this period. */
export const earningsStatement: UnseenLayout = {
  name: 'earnings-statement',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const m = pen('mono', 'mono-bold')
    const worker = someone(paper, 'US')
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'US', ['Freight', 'Home Health', 'Millwork', 'Foods'])} ${paper.pick(['LLC', 'Inc.', 'Corp.'])}`,
    )
    const where = placeLines(paper, 'US')
    const name = paper.put(
      'document_holder_name',
      `${worker.given} ${worker.middle.charAt(0)} ${worker.surname}`.toUpperCase(),
    )
    const ends = addDays(paper.today, -paper.between(8, 40))
    const starts = addDays(ends, -13)
    const paid = addDays(ends, 5)
    dated(paper, 'pay_period_start', starts, 'MM/DD/YYYY')
    dated(paper, 'pay_period_end', ends, 'MM/DD/YYYY')
    dated(paper, 'document_date', paid, 'MM/DD/YYYY')
    const rate = paper.between(1900, 4800)
    const over = paper.between(0, 9)
    const regular = rate * 80
    const extra = Math.round(rate * 1.5) * over
    const gross = regular + extra
    const periods = paper.between(14, 19)
    const taxes = [
      ['Federal Income Tax', Math.round(gross * 0.094)],
      ['Social Security', Math.round(gross * 0.062)],
      ['Medicare', Math.round(gross * 0.0145)],
      ['State Income Tax', Math.round(gross * 0.031)],
    ] as const
    const others = [
      ['Dental', 1450],
      ['401(k)', Math.round(gross * 0.05)],
      ['Medical Pre-Tax', paper.between(4000, 11_000)],
    ] as const
    const taken = [...taxes, ...others].reduce((sum, [, cents]) => sum + cents, 0)
    const net = gross - taken
    const e = (cents: number) => amount(cents, 'en')
    const grossYear = gross * periods - paper.between(0, 90_000)
    const netYear = net * periods - paper.between(0, 60_000)
    const marks: Marks = [
      f.L(36, 44, employer, 12),
      where.map((row, index) => f.l(36, 56 + index * 10, row, 8)),
      f.R(576, 44, 'Earnings Statement', 16),
      shape('M36 88 L576 88', { stroke: '#111', strokeWidth: 1.6 }),
    ]
    const facts: Marks = [
      ['Period Beginning', paper.printed.get('pay_period_start')?.[0] ?? ''],
      ['Period Ending', paper.printed.get('pay_period_end')?.[0] ?? ''],
      ['Pay Date', paper.printed.get('document_date')?.[0] ?? ''],
      ['File No.', paper.code('00####')],
    ].flatMap(([caption = '', value = ''], index) => [
      f.l(330, 104 + index * 11, `${caption}:`, 8),
      f.l(420, 104 + index * 11, value, 8),
    ])
    const tables: Marks = [
      f.l(330, 152, 'Taxable Marital Status: Single', 8),
      f.l(36, 104, `Social Security Number: XXX-XX-${paper.code('####')}`, 8),
      f.L(330, 168, name, 9.5),
      worker.lines.map((row, index) => f.l(330, 179 + index * 11, row.toUpperCase(), 9)),
      f.L(36, 216, 'Earnings', 10),
      grid(216, 0, [-170, -220, -290, -372], [['rate', 'hours', 'this period', 'year to date']], {
        size: 8,
        face: 'narrow',
      }),
      rule(36, 221, 372, '#111', 1),
      grid(
        234,
        12,
        [36, -170, -220, -290, -372],
        [
          ['Regular', amount(rate, 'plain'), '80.00', e(regular), e(grossYear - extra * 4)],
          ['Overtime', amount(Math.round(rate * 1.5), 'plain'), `${over}.00`, e(extra), e(extra * 4)],
        ],
        { size: 8.6, face: 'narrow' },
      ),
      box(36, 256, 336, 15, { fill: '#e4e4e4' }),
      f.L(40, 267, 'Gross Pay', 9),
      f.R(290, 267, `$${cash(paper, 'gross_pay', gross, e(gross))}`, 9),
      f.R(372, 267, cash(paper, 'gross_pay_ytd', grossYear, e(grossYear)), 9),
      f.L(36, 296, 'Deductions', 10),
      f.l(110, 296, 'Statutory', 8),
      rule(36, 301, 372, '#111', 1),
      grid(
        314,
        12,
        [110, -290, -372],
        taxes.map(([caption, cents]) => [caption, `-${e(cents)}`, e(cents * periods)]),
        { size: 8.6, face: 'narrow' },
      ),
      f.l(110, 372, 'Other', 8),
      grid(
        385,
        12,
        [110, -290, -372],
        others.map(([caption, cents]) => [`${caption}*`, `-${e(cents)}`, e(cents * periods)]),
        { size: 8.6, face: 'narrow' },
      ),
      f.l(110, 426, 'Total deductions', 8.6),
      f.r(290, 426, cash(paper, 'deductions_total', taken, e(taken)), 8.6),
      box(36, 436, 336, 16, { fill: '#e4e4e4' }),
      f.L(40, 448, 'Net Pay', 9),
      f.R(290, 448, `$${cash(paper, 'net_pay', net, e(net))}`, 9),
      f.R(372, 448, cash(paper, 'net_pay_ytd', netYear, e(netYear)), 9),
      f.l(36, 470, '* Excluded from federal taxable wages', 7.4),
      f.L(396, 216, 'Other Benefits and', 10),
      f.L(396, 228, 'Information', 10),
      rule(396, 233, 576, '#111', 1),
      grid(
        248,
        12,
        [396, -500, -576],
        [
          ['', 'this period', 'total to date'],
          ['Vacation Hrs Left', '', amount(paper.between(400, 12_000), 'plain')],
          ['Sick Hrs Left', '', amount(paper.between(100, 4000), 'plain')],
          ['Group Term Life', '1.10', amount(110 * periods, 'plain')],
        ],
        { size: 8, face: 'narrow' },
      ),
      f.L(396, 318, 'Important Notes', 10),
      rule(396, 323, 576, '#111', 1),
      f.l(396, 336, 'OPEN ENROLLMENT RUNS NOV 2 - NOV 20.', 7.6),
      shape('M36 540 L576 540', { stroke: '#999', strokeWidth: 0.6 }),
      box(36, 556, 540, 150, { fill: '#f1f5fa' }),
      f.L(48, 574, employer, 10),
      where.map((row, index) => f.l(48, 585 + index * 10, row, 8)),
      f.r(566, 574, `Advice number:  ${paper.code('00000######')}`, 8.4),
      f.r(566, 586, `Pay date:  ${paper.printed.get('document_date')?.[0] ?? ''}`, 8.4),
      f.l(48, 628, 'Deposited to the account of', 8),
      m.l(48, 644, name, 9.5),
      f.l(330, 628, 'account number', 8),
      f.l(430, 628, 'transit ABA', 8),
      f.r(566, 628, 'amount', 8),
      m.l(330, 644, `xxxxxx${paper.code('####')}`, 9),
      m.l(430, 644, 'xxxx xxxx', 9),
      m.r(566, 644, `$${e(net)}`, 9),
      f.M(306, 690, 'NON-NEGOTIABLE', 14),
    ]
    return [page('letter', [...marks, ...facts, ...tables])]
  },
}
