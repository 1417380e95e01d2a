import { line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { moneyIn, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { issuer, nameIn, somebody } from '../people.ts'
import { fortnight } from '../wages.ts'

/** The stub of a small firm's accounting program: short, in one typewriter face, the cheque cut off above. */
export const weeklyStub: UnseenLayout = {
  name: 'weekly-stub',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const height = paper.pick([300, 340, 396])
    const page = openPage(paper, { face: paper.pick(['mono', 'serif']), size: 7.4, height })
    const wages = fortnight(paper, 7)
    const form = paper.pick(['SEP 30/26', 'Sep. 30, 2026', '2026/09/30', '30 Sep 26'] as const)
    page.draw(line(0, 6, 612, 6, { stroke: '#999999', strokeWidth: 0.5 }))
    const employer = paper.put('employer_name', issuer(paper, 'employer'))
    page.text(30, 30, employer, { bold: true, size: 9 })
    page.right(582, 30, `${paper.pick(['Chq', 'Cheque #', 'Deposit #'])} ${paper.code('00####')}`)
    const name = paper.put(
      'document_holder_name',
      nameIn(somebody(paper, 'CA'), paper.pick(['surnameFirst', 'plain', 'surnameFirstPlain'])),
    )
    const id = paper.chance(0.6) ? `   Emp # ${paper.code('###')}` : ''
    page.text(30, 48, `${paper.pick(['Employee:', 'Paid to:', 'Name'])} ${name}${id}`)
    const start = putDate(paper, 'pay_period_start', wages.start, form)
    const end = putDate(paper, 'pay_period_end', wages.end, form)
    page.text(
      30,
      60,
      paper.pick([`Pay Period: ${start} - ${end}`, `Period from ${start} to ${end}`, `Wk beg ${start}  Wk end ${end}`]),
    )
    page.right(
      582,
      48,
      `${paper.pick(['Pay Date:', 'Date:', 'Cheque date'])} ${putDate(paper, 'document_date', wages.payDay, form)}`,
    )
    if (paper.chance(0.3)) page.right(582, 60, `SIN: XXX XXX ${paper.code('###')}`)
    const rows = Math.max(wages.earnings.length, wages.deductions.length)
    const money = '-1.00' as const
    const bottom = page.grid(
      [
        [paper.pick(['Income', 'Earnings', 'Wages']), 32],
        ['Hrs', 168, 'right'],
        ['Rate', 208, 'right'],
        ['Amount', 262, 'right'],
        ['YTD', 324, 'right'],
        [paper.pick(['Withheld', 'Deductions']), 344],
        ['Amount', 510, 'right'],
        ['YTD', 580, 'right'],
      ],
      Array.from({ length: rows }, (_, index) => {
        const [gain, loss] = [wages.earnings[index], wages.deductions[index]]
        const left =
          gain === undefined
            ? ['', '', '', '', '']
            : [gain.what, gain.hours, gain.rate, moneyIn(gain.cents, money), moneyIn(gain.toDate, money)]
        const right =
          loss === undefined ? ['', '', ''] : [loss.what, moneyIn(loss.cents, money), moneyIn(loss.toDate, money)]
        return [...left, ...right]
      }),
      { x: 30, y: 74, width: 552, leading: 13, size: 7, rules: 'none' },
    )
    page.rule(30, bottom + 6, 582)
    const y = bottom + 20
    page.text(32, y, paper.pick(['GROSS', 'Gross Pay', 'Total Gross']), { bold: true })
    page.right(262, y, putMoney(paper, 'gross_pay', wages.gross, money), { bold: true })
    page.right(324, y, putMoney(paper, 'gross_pay_ytd', wages.grossToDate, money))
    page.text(344, y, paper.pick(['TOTAL WITHHELD', 'Total Deductions', 'Total ded.']), { bold: true })
    page.right(510, y, putMoney(paper, 'deductions_total', wages.deducted, money), { bold: true })
    page.right(580, y, moneyIn(wages.deductedToDate, money))
    page.text(344, y + 18, paper.pick(['NET PAY', 'Net', 'Net Cheque']), { bold: true, size: 9 })
    page.right(510, y + 18, putMoney(paper, 'net_pay', wages.net, money), { bold: true, size: 9 })
    page.right(580, y + 18, putMoney(paper, 'net_pay_ytd', wages.netToDate, money))
    page.text(32, y + 18, `Vacation accrued: ${moneyIn(paper.between(5_000, 240_000), money)}`, { size: 6.6 })
    page.text(
      32,
      y + 40,
      paper.pick([
        'Retain for your records.',
        'Thank you for your hard work! Safety first.',
        'T4 slips will be mailed by the end of February.',
      ]),
      { size: 6.6 },
    )
    return [page.sheet()]
  },
}
