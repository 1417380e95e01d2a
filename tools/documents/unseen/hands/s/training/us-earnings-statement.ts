import { addDays, daysBetween } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { invented } from '../invent.ts'
import { dollars, money, openPage, plainEnglish, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const employers = [
  ['ORBITAL STAFFING SOLUTIONS LLC', '5500 RIVERSIDE PKWY STE 210', 'DAYTON, OH 45402'],
  ['St. Brendan Regional Medical Center', '1 Mercy Drive', 'Brattleboro, VT 05301'],
  ['Quail Run Foods, Inc.', 'Payroll Dept., PO Box 88', 'San Antonio, TX 78201'],
  ['LAKESHORE UNIFIED SCHOOL DISTRICT', '2001 HARBOR AVE', 'CHICAGO, IL 60611'],
] as const

/** An American earnings statement: codes in a strip, earnings and deductions with year to date, a non-negotiable advice below. */
export const usEarningsStatement: UnseenLayout = {
  name: 'us-earnings-statement',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'mono', 'sans']))
    const [employer, street, town] = employerOf(paper)
    const end = recent(paper, 9, 60)
    const start = addDays(end, -13)
    const payday = addDays(end, paper.between(4, 7))
    const count = Math.max(2, Math.floor(daysBetween(`${payday.slice(0, 4)}-01-01`, payday) / 14))
    const pattern = paper.pick(['MM/DD/YYYY', 'MM/DD/YY', 'MMM D, YYYY'])
    const rate = paper.between(1750, 6400)
    const regular = rate * 80
    const overtime = paper.chance(0.6) ? Math.round(rate * 1.5 * paper.between(1, 9)) : 0
    const gross = regular + overtime
    const shares = [
      ['Federal Income Tax', 11],
      ['Social Security Tax', 6.2],
      ['Medicare Tax', 1.45],
      [paper.pick(['OH State Income Tax', 'IL State Income Tax', 'VT Withholding']), 3.4],
      [paper.pick(['401(k)', 'Roth 401K', 'TRS Pension']), 5],
      [paper.pick(['Medical 125', 'Dental', 'Health Ins Pretax']), 2.1],
    ] as const
    const taken = shares.map(([name, share]) => [name, Math.round((gross * share) / 100)] as const)
    const deductions = taken.reduce((sum, [, cents]) => sum + cents, 0)
    const net = gross - deductions
    page.grid(
      40,
      [36, 78, 120, 190, 250],
      [['CO.', 'FILE', 'DEPT.', 'CLOCK', 'VCHR. NO.'], paper.code('@@# 0##### 00#### ## 0000######').split(' ')],
      { size: 6.8 },
    )
    paper.put('employer_name', employer)
    const swapped = paper.chance(0.4)
    page.stack(swapped ? 330 : 36, swapped ? 130 : 74, [employer, street, town], { size: 8.5 })
    page.say(330, 48, paper.pick(['Earnings Statement', 'EARNINGS STATEMENT', 'Pay Statement', 'Pay Advice']), {
      size: 15,
      bold: true,
    })
    page.pairs(
      330,
      520,
      70,
      [
        [
          paper.pick(['Period Beginning:', 'Pay Begin Date:', 'Period Start Date', 'From']),
          putDay(paper, 'pay_period_start', start, pattern),
        ],
        [
          paper.pick(['Period Ending:', 'Pay End Date:', 'Period End Date', 'Thru']),
          putDay(paper, 'pay_period_end', end, pattern),
        ],
        [
          paper.pick(['Pay Date:', 'Check Date:', 'Advice Date', 'Payday']),
          putDay(paper, 'document_date', payday, pattern),
        ],
      ],
      { size: 8.5, leading: 13 },
    )
    const { line } = putHolder(paper, 'US', ['capitals', 'plain', 'comma'])
    const rows = addressIn(paper, 'US')
    page.stack(swapped ? 36 : 330, swapped ? 90 : 150, [line, ...rows], { size: 9.5 })
    page.stack(
      36,
      160,
      [
        'Taxable Marital Status:  Single',
        'Exemptions/Allowances: Federal 0, State 1',
        `Social Security Number: XXX-XX-${paper.code('####')}`,
      ],
      { size: 7.2 },
    )
    if (paper.chance(0.5))
      page.say(
        330,
        206,
        `${paper.pick(['Job Title:', 'Position', 'Occupation:'])} ${paper.put('occupation', paper.pick(['Patient Care Tech', 'Warehouse Lead', 'Teacher Grade 5', 'Line Cook II', 'Systems Analyst']))}`,
        { size: 8 },
      )
    if (paper.chance(0.4))
      page.say(
        330,
        218,
        `${paper.pick(['Hire Date', 'Original hire', 'Date of Hire:'])} ${putDay(paper, 'hire_date', addDays(start, -paper.between(200, 3000)), pattern)}`,
        { size: 8 },
      )
    const columns = [36, -170, -220, -290, -370]
    page.grid(240, columns, [['Earnings', 'rate', 'hours', 'this period', 'year to date']], { bold: true, size: 8 })
    page.rule(36, 372, 244)
    const below = page.grid(
      258,
      columns,
      [
        [
          'Regular',
          money(rate, plainEnglish),
          '80.00',
          money(regular, plainEnglish),
          money(regular * count, plainEnglish),
        ],
        ...(overtime > 0
          ? [
              [
                'Overtime',
                money(Math.round(rate * 1.5), plainEnglish),
                '',
                money(overtime, plainEnglish),
                money(overtime * count, plainEnglish),
              ],
            ]
          : []),
        [
          paper.pick(['Gross Pay', 'Total Gross', 'GROSS PAY', 'Total Earnings']),
          '',
          '',
          putMoney(paper, 'gross_pay', gross, paper.pick([dollars, plainEnglish])),
          putMoney(paper, 'gross_pay_ytd', gross * count, plainEnglish),
        ],
      ],
      { size: 8.2, leading: 14 },
    )
    page.grid(
      below + 10,
      columns,
      [[paper.pick(['Deductions', 'Taxes and Deductions']), '', '', 'this period', 'year to date']],
      { bold: true, size: 8 },
    )
    const total = paper.chance(0.5)
    const bottom = page.grid(
      below + 26,
      columns,
      [
        ...taken.map(([name, cents]) => [
          name,
          '',
          '',
          `-${money(cents, plainEnglish)}`,
          money(cents * count, plainEnglish),
        ]),
        ...(total
          ? [
              [
                paper.pick(['Total Deductions', 'Total Taxes & Deductions']),
                '',
                '',
                putMoney(paper, 'deductions_total', deductions, plainEnglish),
                money(deductions * count, plainEnglish),
              ],
            ]
          : []),
      ],
      { size: 8.2, leading: 14 },
    )
    page.fill(36, bottom - 2, 336, 16, '#dddddd')
    page.grid(
      bottom + 9,
      columns,
      [
        [
          paper.pick(['Net Pay', 'NET PAY', 'Net Check', 'Total Net Pay']),
          '',
          '',
          putMoney(paper, 'net_pay', net, dollars),
          paper.chance(0.5) ? putMoney(paper, 'net_pay_ytd', net * count, plainEnglish) : '',
        ],
      ],
      { bold: true, size: 8.8 },
    )
    page.stack(
      392,
      240,
      [
        'Other Benefits and',
        'Information',
        '',
        `PTO balance      ${paper.between(4, 90)}.25`,
        `Sick hrs used    ${paper.between(0, 30)}.00`,
        '',
        'Important Notes',
        'YOUR FEDERAL TAXABLE WAGES',
        'THIS PERIOD ARE',
        money(gross - Math.round(gross * 0.071), dollars),
      ],
      { size: 7.8 },
    )
    page.rule(36, 576, 580, '#999999')
    page.grid(
      606,
      [36, 390, 480],
      [
        [employer, 'Advice number:', paper.code('0000######')],
        [
          '',
          'Pay date:',
          paper.expected.document_date === undefined ? '' : putDay(paper, 'document_date', payday, pattern),
        ],
      ],
      { size: 8 },
    )
    page.grid(
      646,
      [36, 300, 400, -570],
      [
        ['Deposited to the account of', 'account number', 'transit ABA', 'amount'],
        [line, `xxxxxx${paper.code('####')}`, 'xxxx xxxx', money(net, dollars)],
      ],
      { size: 8, leading: 16 },
    )
    page.say(306, 710, 'THIS IS NOT A CHECK - NON-NEGOTIABLE', {
      size: 13,
      bold: true,
      color: '#999999',
      align: 'middle',
    })
    clutter(paper, page, { x: 36, right: 576, top: bottom + 34, bottom: 570 }, 'us')
    return [page.sheet()]
  },
}

function employerOf(paper: Paper): readonly [name: string, street: string, town: string] {
  if (paper.chance(0.25)) return paper.pick(employers)
  const { legal, seat } = invented(paper, 'us employer')
  const comma = seat.indexOf(', ')
  return [paper.chance(0.5) ? legal.toUpperCase() : legal, seat.slice(0, comma), seat.slice(comma + 2)]
}
