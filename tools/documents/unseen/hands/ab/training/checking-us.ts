import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A small-town bank's checking statement: summary in a sentence-like block, sections of deposits, checks in columns. */
export const checkingUs: UnseenLayout = {
  name: 'checking-us',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'us')
    const [one, two] = [capitals(next('F')), capitals(next('M'))]
    const p = pen('mono')
    const end = addDays(paper.today, -paper.between(3, 33))
    const start = addDays(end, -paper.between(28, 31))
    p.marks.push(ellipse(306, 50, 150, 22, { stroke: '#333', strokeWidth: 1 }))
    p.b(
      306,
      54,
      paper.put(
        'issuer_name',
        `${paper.pick(['FARMERS', 'CITIZENS', 'MERCHANTS', 'PLANTERS'])} ${paper.pick(['STATE BANK OF LODI', 'NATIONAL BANK', 'BANK & TRUST CO'])}`,
      ),
      11,
      { align: 'middle' },
    )
    p.t(306, 86, 'MEMBER FDIC     24-HR TELEPHONE BANKING 800-555-0166', 7.4, { align: 'middle' })
    p.col(66, 120, 11.4, [...holders(paper, [one.name, two.name]), ...address(paper, one.lines)], 8.8)
    const account = paper.put('account_number', paper.code('XXXXXX####'))
    p.col(
      390,
      120,
      11.4,
      [`DATE ${day(paper, 'period_end', end, 'M/DD/YY')}`, 'PAGE    1 OF 1', `ACCT ${account}`],
      8.8,
    )
    p.t(66, 186, '--- FREE CHECKING ---', 9)
    const opening = paper.between(20000, 480000)
    const deposits = Array.from({ length: paper.between(2, 5) }, () => paper.between(9000, 230000))
    const debits = Array.from({ length: paper.between(4, 9) }, () => paper.between(1200, 39000))
    const checks = Array.from({ length: paper.between(2, 5) }, () => paper.between(2500, 70000))
    const add = (all: readonly number[]) => all.reduce((sofar, one_) => sofar + one_, 0)
    const out = add(debits) + add(checks)
    const closing = opening + add(deposits) - out
    const minus = (cents: number) => `${cash(cents)}${cents < 0 ? '-' : ''}`
    const summary = [
      [
        'BEGINNING BALANCE',
        `  ${day(paper, 'period_start', start, 'M/DD/YY')}`,
        sum(paper, 'opening_balance', opening),
      ],
      [`${deposits.length} DEPOSITS/CREDITS`, '', sum(paper, 'total_credits', add(deposits))],
      [`${debits.length + checks.length} CHECKS/DEBITS`, '', sum(paper, 'total_debits', out)],
      ['SERVICE CHARGE', '', '.00'],
      ['ENDING BALANCE', `  ${dated(end, 'M/DD/YY')}`, sum(paper, 'closing_balance', closing, minus(closing))],
    ]
    summary.forEach(([label = '', when = '', value = ''], index) => {
      ;(p.t(80, 206 + index * 12, label, 8.8),
        p.t(230, 206 + index * 12, when.trim(), 8.8),
        p.r(420, 206 + index * 12, value, 8.8))
    })
    let y = 288
    p.t(66, y, '* * * DEPOSITS AND CREDITS * * *', 8.8)
    deposits.forEach((cents, index) => {
      y += 12
      ;(p.t(80, y, dated(addDays(start, 2 + index * 6), 'M/DD'), 8.8),
        p.r(220, y, cash(cents), 8.8),
        p.t(240, y, index % 2 ? 'MOBILE DEPOSIT' : 'DIRECT DEP  PAYROLL PPD', 8.8))
    })
    y += 26
    p.t(66, y, '* * * CHECKS * * *', 8.8)
    checks.forEach((cents, index) => {
      y += 12
      ;(p.t(80, y, dated(addDays(start, 3 + index * 5), 'M/DD'), 8.8),
        p.t(150, y, String(2107 + index + (index > 1 ? 3 : 0)) + (index === 2 ? '*' : ''), 8.8),
        p.r(290, y, cash(cents), 8.8))
    })
    y += 26
    p.t(66, y, '* * * OTHER DEBITS * * *', 8.8)
    debits.forEach((cents, index) => {
      y += 12
      ;(p.t(80, y, dated(addDays(start, 1 + index * 3), 'M/DD'), 8.8),
        p.r(220, y, `${cash(cents)}-`, 8.8),
        p.t(
          240,
          y,
          paper.pick([
            'POS PUR FEED & SEED',
            'ACH ELECTRIC COOP',
            'ATM W/D MAIN ST',
            'XFER TO SAVINGS',
            'INS PREM AUTOPAY',
          ]),
          8.8,
        ))
    })
    p.t(66, 730, '* INDICATES A BREAK IN CHECK NUMBER SEQUENCE', 7.6)
    p.t(66, 764, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
