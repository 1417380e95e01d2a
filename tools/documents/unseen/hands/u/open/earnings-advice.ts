import { addDays, weekday } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, left, middle, money, owe, page, right, rule, specimen, stack, when, type MoneyForm } from '../kit.ts'
import { firm, somebody } from '../people.ts'

const bare: MoneyForm = '1,234.56'

/** An hourly worker's direct deposit advice in the United States: code strip on top, voided check below. */
export const earningsAdvice: UnseenLayout = {
  name: 'earnings-advice',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const name = paper.put('document_holder_name', `${who.given} ${who.middle.charAt(0)}. ${who.surname}`.toUpperCase())
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'US')} ${paper.pick(['Logistics LLC', 'Foods, Inc.', 'Home Care Group'])}`.toUpperCase(),
    )
    const near = addDays(paper.today, -paper.between(3, 60))
    const paid = addDays(near, -((weekday(near) + 2) % 7))
    const end = addDays(paid, -6)
    const start = addDays(end, -13)
    const rate = paper.between(1875, 3450)
    const over = paper.between(0, 9)
    const times = Math.round(Number(paid.slice(5, 7)) * 2.1)
    const earnings = [
      ['REGULAR', rate, 80, rate * 80],
      ['OVERTIME', Math.round(rate * 1.5), over, Math.round(rate * 1.5) * over],
    ] as const
    const gross = total(earnings.map(([, , , cents]) => cents))
    const street = `${paper.between(100, 9900)} INDUSTRIAL PKWY`
    const overYear = paper.between(90_000, 180_000)
    const grossYear = gross * times + paper.between(100, 90_000)
    const taxes = [
      ['FEDERAL INCOME TAX', 0.091],
      ['SOCIAL SECURITY TAX', 0.062],
      ['MEDICARE TAX', 0.0145],
      [`${who.region} STATE INCOME TAX`, 0.031],
      ['401(K)', 0.04],
      ['MEDICAL PRETAX *', 0.028],
    ] as const
    const held = taxes.map(([what, share]) => [what, Math.round(gross * share), Math.round(grossYear * share)] as const)
    const taken = total(held.map(([, cents]) => cents))
    const takenYear = total(held.map(([, , cents]) => cents))
    const net = owe(paper, 'net_pay', gross - taken, '$1,234.56')
    const payDay = when(paper, 'document_date', paid, 'MM/DD/YYYY')
    const number = paper.code('000000####')
    const marks: Mark[] = [
      ...['CO.', 'FILE', 'DEPT.', 'CLOCK', 'VCHR. NO.'].map((caption, index) => left(40 + index * 48, 36, caption, 6)),
      ...[paper.code('@@#'), paper.code('00####'), paper.code('1###00'), paper.code('#'), number].map((value, index) =>
        left(40 + index * 48, 46, value, 7.4, 'mono'),
      ),
      ...stack([40, 78, 10.6], [employer, street, `${who.city}, ${who.region} ${who.postal}`], 8.4, 'narrow'),
      left(330, 46, 'Earnings Statement', 17, 'sans-bold'),
      specimen(560, 30),
      left(330, 78, 'Period Beginning:', 8),
      left(420, 78, when(paper, 'pay_period_start', start, 'MM/DD/YYYY'), 8),
      left(330, 89, 'Period Ending:', 8),
      left(420, 89, when(paper, 'pay_period_end', end, 'MM/DD/YYYY'), 8),
      left(330, 100, 'Pay Date:', 8),
      left(420, 100, payDay, 8),
      ...stack(
        [40, 134, 9.6],
        [
          'Taxable Marital Status:   Single',
          'Exemptions/Allowances:',
          '    Federal:  Standard',
          `    ${who.region}:  1`,
        ],
        7.2,
      ),
      ...stack([330, 138, 12], [name, who.street, `${who.city}, ${who.region} ${who.postal}`], 9.4, 'narrow-bold'),
      left(40, 196, 'Earnings', 9.4, 'narrow-bold'),
      right(150, 196, 'rate', 7.6),
      right(196, 196, 'hours', 7.6),
      right(266, 196, 'this period', 7.6),
      right(344, 196, 'year to date', 7.6),
      rule(40, 200, 304),
    ]
    earnings.forEach(([what, each, hours, cents], index) => {
      const y = 212 + index * 12
      marks.push(
        left(40, y, what, 8),
        right(150, y, (each / 100).toFixed(4), 8),
        right(196, y, hours.toFixed(2), 8),
        right(266, y, money(cents, bare), 8),
        right(344, y, money(index === 0 ? grossYear - overYear : overYear, bare), 8),
      )
    })
    marks.push(
      box(84, 232, 262, 14, { fill: '#e3e3e3' }),
      left(90, 242, 'Gross Pay', 8.4, 'narrow-bold'),
      right(266, 242, owe(paper, 'gross_pay', gross, '$1,234.56'), 8.4, 'narrow-bold'),
      right(344, 242, owe(paper, 'gross_pay_ytd', grossYear, bare), 8.4),
      left(40, 268, 'Deductions', 9.4, 'narrow-bold'),
      left(108, 268, 'Statutory and other', 7.6),
      rule(40, 272, 304),
    )
    held.forEach(([what, cents, year], index) => {
      const y = 284 + index * 12
      marks.push(left(108, y, what, 8), right(262, y, `-${money(cents, bare)}`, 8), right(344, y, money(year, bare), 8))
    })
    marks.push(
      rule(108, 352, 236, 0.4),
      left(108, 363, 'Total', 8),
      right(262, 363, `-${owe(paper, 'deductions_total', taken, bare)}`, 8),
      right(344, 363, money(takenYear, bare), 8),
      box(84, 372, 262, 15, { fill: '#e3e3e3' }),
      left(90, 383, 'Net Pay', 8.4, 'narrow-bold'),
      right(266, 383, net, 8.4, 'narrow-bold'),
      right(344, 383, owe(paper, 'net_pay_ytd', grossYear - takenYear, bare), 8.4),
      left(108, 398, `CHECKING ${paper.code('XXXXXX####')}`, 8),
      right(262, 398, `-${money(gross - taken, bare)}`, 8),
      left(40, 420, '*  Excluded from federal taxable wages', 7),
      left(40, 431, `Your federal taxable wages this period are ${money(Math.round(gross * 0.932), '$1,234.56')}`, 7),
      line(362, 190, 362, 436, { strokeWidth: 0.4 }),
      left(376, 196, 'Other Benefits and', 9, 'narrow-bold'),
      left(376, 207, 'Information', 9, 'narrow-bold'),
      right(566, 207, 'total to date', 7.6),
      rule(376, 211, 190),
    )
    const other = [
      ['Vacation hrs used', `${paper.between(0, 40)}.00`],
      ['Vacation hrs left', `${paper.between(8, 64)}.00`],
      ['Sick hrs left', `${paper.between(2, 40)}.00`],
      ['401(k) match', money(Math.round(grossYear * 0.02), bare)],
    ] as const
    other.forEach(([what, value], index) =>
      marks.push(left(376, 224 + index * 12, what, 8), right(566, 224 + index * 12, value, 8)),
    )
    marks.push(
      left(376, 300, 'Important Notes', 9, 'narrow-bold'),
      rule(376, 304, 190),
      ...stack(
        [376, 317, 10.4],
        [
          'OPEN ENROLLMENT IS OCT 26 - NOV 13.',
          'FLU SHOTS IN THE BREAK ROOM EVERY',
          'TUESDAY. BRING YOUR INSURANCE CARD.',
        ],
        7.6,
      ),
      rule(20, 470, 572, 0.5, '#999'),
      ...bars(paper, 40, 488, 90, 20),
      ...stack([40, 530, 10.4], [employer, street, `${who.city}, ${who.region} ${who.postal}`], 8, 'narrow'),
      left(380, 500, 'Advice number:', 8),
      right(566, 500, number, 8, 'mono'),
      left(380, 514, 'Pay date:', 8),
      right(566, 514, payDay, 8, 'mono'),
      left(40, 590, 'Deposited to the account of', 7.6),
      left(300, 590, 'account number', 7.6),
      left(400, 590, 'transit  ABA', 7.6),
      right(566, 590, 'amount', 7.6),
      rule(40, 594, 526, 0.4),
      left(40, 607, name, 8.6, 'narrow-bold'),
      left(300, 607, paper.code('XXXXXX####'), 8),
      left(400, 607, 'XXXX XXXX', 8),
      right(566, 607, net, 8.6, 'narrow-bold'),
      middle(306, 676, 'NON-NEGOTIABLE', 30, 'sans-bold', { color: '#c9c9c9' }),
      middle(306, 696, 'THIS IS NOT A CHECK', 9, 'sans', { color: '#999' }),
    )
    return [page('letter', marks)]
  },
}
