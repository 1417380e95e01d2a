import { addDays, monthEnd } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A joint chequing account in overdraft: holders on two lines, running balances with OD, name of the bank in the small print. */
export const chequingJoint: UnseenLayout = {
  name: 'chequing-joint',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [one, two] = [capitals(next('M')), capitals(next('F'))]
    const p = pen('narrow')
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = addDays(monthEnd(end, 1), 1)
    const bank = `${paper.pick(['Great Slave', 'Fundy', 'Kootenay', 'Rideau'])} ${paper.pick(['Trust and Savings', 'Bank of Commerce and Trade', 'Savings Bank'])}`
    p.marks.push(roundedBox(40, 34, 40, 40, 4, { fill: '#7a1021' }), roundedBox(52, 46, 16, 28, 2, { fill: '#fff' }))
    p.t(90, 60, 'EVERYDAY CHEQUING', 12)
    p.r(572, 46, 'Statement of account', 9)
    p.r(
      572,
      60,
      `${day(paper, 'period_start', start, 'CCC DD/YY')} to ${day(paper, 'period_end', end, 'CCC DD/YY')}`,
      9,
    )
    p.col(60, 112, 12, [...holders(paper, [one.name, two.name]), ...address(paper, one.lines)], 9.6)
    ;(p.t(380, 108, 'Transit   Account'),
      p.b(380, 122, `${paper.code('0####')}    ${paper.put('account_number', paper.code('####-###'))}`, 10))
    p.t(380, 142, 'Joint account, either to sign', 8)
    let balance = paper.between(-40000, 90000)
    const od = (cents: number) => `${cash(cents)}${cents < 0 ? ' OD' : ''}`
    const opening = balance
    p.fill(40, 190, 532, 16, '#f0e4e6')
    ;['Date', 'Description', 'Cheques/Debits', 'Deposits/Credits', 'Balance'].forEach((head, index) =>
      p.b([46, 100, 350, 460, 566][index] ?? 0, 201, head, 8.4, { align: index > 1 ? 'right' : 'left' }),
    )
    ;(p.t(46, 222, dated(start, 'CCC DD')),
      p.t(100, 222, 'BALANCE FORWARD'),
      p.r(566, 222, sum(paper, 'opening_balance', opening, od(opening))))
    const kinds = [
      ['PAYROLL DEP', 1],
      ['INTERAC E-TFR SENT', 0],
      ['MTG PYMT', 0],
      ['POS PURCHASE GROCER', 0],
      ['CHQ 00184', 0],
      ['PRE-AUTH HYDRO', 0],
      ['ATM W/D', 0],
      ['CHILD BENEFIT', 1],
      ['OVERDRAFT INT', 0],
      ['MONTHLY FEE', 0],
    ] as const
    let [debits, credits] = [0, 0]
    let when = start
    let y = 238
    const count = paper.between(9, 16)
    for (let row = 0; row < count; row += 1) {
      const [label, isCredit] = paper.pick(kinds)
      const cents =
        label === 'MONTHLY FEE' || label === 'OVERDRAFT INT'
          ? paper.between(195, 1695)
          : paper.between(2000, isCredit ? 240000 : 98000)
      balance += isCredit ? cents : -cents
      if (isCredit) credits += cents
      else debits += cents
      when = addDays(when, paper.between(0, 1) + (row % 2))
      ;(p.t(46, y, dated(when, 'CCC DD')),
        p.t(100, y, label),
        p.r(isCredit ? 460 : 350, y, cash(cents)),
        p.r(566, y, od(balance)))
      y += 15
    }
    p.rule(40, y - 6, 572)
    ;(p.b(100, y + 8, 'CLOSING BALANCE'),
      p.b(566, y + 8, sum(paper, 'closing_balance', balance, od(balance)), 9, { align: 'right' }))
    ;(p.t(100, y + 26, 'Totals'),
      p.r(350, y + 26, sum(paper, 'total_debits', debits)),
      p.r(460, y + 26, sum(paper, 'total_credits', credits)))
    p.t(
      46,
      y + 52,
      `Overdraft limit $${cash(paper.pick([50000, 100000, 250000]))}. Overdraft interest 21.00% per annum. OD means overdrawn.`,
      8,
    )
    p.para(
      46,
      720,
      520,
      `Please check this statement and tell us of any error within 30 days. ${paper.put('issuer_name', bank)}, ${paper.between(10, 400)} Front Street, Toronto. Member of the Canada Deposit Insurance Corporation. GST registration ${paper.code('R1########')}.`,
      7.2,
    )
    ;(p.t(46, 768, 'SPECIMEN', 8), p.r(572, 768, 'Page 1 of 1', 8))
    return [p.sheet()]
  },
}
