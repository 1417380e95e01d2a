import { addDays } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain, prose } from '../kit.ts'
import { firm, people } from '../people.ts'

/** Statements that an accountant in practice puts together: a letter, then balance sheet and operations in whole dollars. */
export const compiledStatements: UnseenLayout = {
  name: 'compiled-statements',
  docType: 'financial_statements',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'CA')
    const accountant = next()
    const end = paper.pick(['2025-12-31', '2026-03-31', '2025-09-30', '2026-06-30'])
    const name = paper.put('legal_name', `${firm(paper, 'CA')} ${paper.pick(['Ltd.', 'Inc.', 'Corp.'])}`)
    const long = paper.put('period_end', end, dated(end, 'N d, Y'))
    const dollars = (cents: number) => grouped(Math.abs(cents), ',', '.').slice(0, -3)
    const thousand = (low: number, high: number) => paper.between(low, high) * 100
    const revenue = thousand(400_000, 3_000_000)
    const costs = [thousand(100_000, 180_000), thousand(60_000, 120_000), thousand(9000, 30_000), thousand(2000, 9000)]
    const earned = revenue - costs.reduce((sum, cost) => sum + cost, 0)
    const assets = [
      thousand(20_000, 90_000),
      thousand(30_000, 160_000),
      thousand(8000, 60_000),
      thousand(90_000, 400_000),
    ]
    const total = assets.reduce((sum, one) => sum + one, 0)
    const owed = Math.round(total / 250) * 100
    const debts = [Math.round(owed / 300) * 100, owed - Math.round(owed / 300) * 100]
    const office = paper.put('auditor_name', `${accountant.surname} & ${next().surname} LLP`)
    const letter = prose(
      90,
      190,
      [
        `To the management of ${name}`,
        `On the basis of information provided by management, we have compiled the balance sheet of ${name} as at ${long}, the statement of operations and retained earnings for the year then ended, and Note 1, which describes the basis of accounting.`,
        'Management is responsible for the accompanying financial information, including its accuracy and completeness.',
        'We did not perform an audit engagement or a review engagement, nor were we required to perform procedures to verify what management gave us. Accordingly, we do not express any form of assurance.',
      ],
      { width: 430, size: 10.4, gap: 12 },
    )
    const first: Mark[] = [
      text(90, 90, office, { size: 15, face: 'serif-bold' }),
      text(90, 106, 'Chartered Professional Accountants', { size: 9, face: 'serif' }),
      text(522, 106, 'SPECIMEN', { size: 8, face: 'serif', align: 'right' }),
      line(90, 114, 522, 114),
      text(90, 156, 'COMPILATION ENGAGEMENT REPORT', { size: 11, face: 'serif-bold' }),
      ...letter.marks,
      text(90, letter.next + 50, `${accountant.lines[1].slice(0, -7).trim()}`, { size: 10, face: 'serif' }),
      text(90, letter.next + 64, dated(addDays(end, paper.between(40, 95)), 'N d, Y'), { size: 10, face: 'serif' }),
    ]
    const second: Mark[] = [
      text(306, 70, name.toUpperCase(), { size: 12, face: 'serif-bold', align: 'middle' }),
      text(306, 86, 'Balance Sheet', { size: 11, face: 'serif', align: 'middle' }),
      text(306, 100, `${long}   (Unaudited)`, { size: 9.4, face: 'serif', align: 'middle' }),
    ]
    const rows: [string, string, boolean][] = [
      ['ASSETS', '', true],
      ['Cash', dollars(assets[0] ?? 0), false],
      ['Accounts receivable', dollars(assets[1] ?? 0), false],
      ['Inventory', dollars(assets[2] ?? 0), false],
      ['Equipment, net of amortization', dollars(assets[3] ?? 0), false],
      ['', `$ ${paper.put('total_assets', plain(total), dollars(total))}`, true],
      ['LIABILITIES', '', true],
      ['Payables and accruals', dollars(debts[0] ?? 0), false],
      ['Long-term debt', dollars(debts[1] ?? 0), false],
      ['', paper.put('total_liabilities', plain(owed), dollars(owed)), true],
      ["SHAREHOLDER'S EQUITY", paper.put('equity', plain(total - owed), dollars(total - owed)), true],
      ['', `$ ${dollars(total)}`, true],
      ['', '', false],
      ['STATEMENT OF OPERATIONS', '', true],
      ['Revenue', `$ ${paper.put('revenue', plain(revenue), dollars(revenue))}`, false],
      ['Wages and benefits', dollars(costs[0] ?? 0), false],
      ['Materials', dollars(costs[1] ?? 0), false],
      ['Occupancy', dollars(costs[2] ?? 0), false],
      ['Interest and bank charges', dollars(costs[3] ?? 0), false],
      ['NET INCOME FOR THE YEAR', `$ ${paper.put('net_income', plain(earned), dollars(earned))}`, true],
    ]
    rows.forEach(([caption, value, isBold], index) => {
      const [y, face] = [140 + index * 24, isBold ? 'serif-bold' : 'serif'] as const
      second.push(text(90, y, caption, { size: 10, face }), text(500, y, value, { size: 10, face, align: 'right' }))
      if (isBold && value !== '') second.push(line(420, y + 4, 502, y + 4))
    })
    second.push(text(90, 720, 'See Note 1.   SPECIMEN', { size: 8, face: 'serif' }))
    return [pageOf('letter', first), pageOf('letter', second)]
  },
}
