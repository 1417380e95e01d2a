import { monthEnd, parts } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid } from '../blocks.ts'
import { openFlow, para, rule, sheetsOf, turn } from '../flow.ts'
import { company } from '../firms.ts'
import { named, someone } from '../people.ts'
import { amount, dated, putDate } from '../wording.ts'

/** Canadian compiled or audited statements over two or three pages: two years beside each other, subtotals of like names. */
export const statementsCa: UnseenLayout = {
  name: 'statements-ca',
  docType: 'financial_statements',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'narrow', 'mono'], letter: [9, 10.5] })
    const name = paper.put('legal_name', company(paper, 'CA'))
    const end = monthEnd(paper.today, paper.between(2, 22))
    const form = paper.pick(['enLong', 'enLong', 'enBritish'] as const)
    const when = putDate(paper, 'period_end', end, form)
    const thousand = () => paper.between(9, 900) * 1_000_00 + paper.between(0, 999) * 100
    const money = (cents: number) =>
      cents < 0
        ? `(${amount(cents, 'CA', { whole: true, bare: true })})`
        : amount(cents, 'CA', { whole: true, bare: true })
    const put = (field: string, cents: number) => paper.put(field, canonicalMoney(cents), money(cents))
    const [cash, stock, plant, payable, loan, capital] = [
      thousand(),
      thousand(),
      thousand(),
      thousand(),
      thousand(),
      100_00,
    ]
    const assets = cash + stock + plant
    const debts = Math.min(payable + loan, assets - capital)
    const short = Math.min(payable, debts)
    const equity = assets - debts
    const revenue = thousand() + 2_000_000_00
    const cost = Math.floor(revenue * 0.006) * 100
    const income = (paper.chance(0.2) ? -1 : 1) * paper.between(2, 180) * 1_000_00
    const tax = paper.between(1, 20) * 1_000_00
    const year = parts(end).year
    const auditor = paper.pick([
      'Thackeray Bell LLP',
      'Osei Marchetti Chartered Professional Accountants',
      'Dunmore & Finch CPA Professional Corporation',
    ])
    const isAudited = paper.chance(0.6)
    const head = (title: string) => {
      para(flow, name, { bold: true, align: 'middle', size: 13, after: 2 })
      para(flow, title, { bold: true, align: 'middle', after: 2 })
    }
    if (isAudited) {
      para(flow, paper.pick(['INDEPENDENT AUDITOR’S REPORT', 'Independent Practitioner’s Review Engagement Report']), {
        size: 12,
        bold: true,
        after: 8,
      })
      para(flow, `To the Shareholders of ${name}`)
      para(
        flow,
        `We have audited the accompanying financial statements of ${name}, which comprise the balance sheet as at ${when} and the statements of income and retained earnings and cash flows for the year then ended. In our opinion they present fairly, in all material respects, the financial position of the company in accordance with accounting standards for private enterprises.`,
        { after: 20 },
      )
      para(flow, paper.put('auditor_name', auditor), { bold: true, after: 1 })
      para(
        flow,
        `Chartered Professional Accountants, Licensed Public Accountants – ${dated(monthEnd(paper.today, 1), 'enLong')}`,
        { size: 8 },
      )
      turn(flow)
    }
    const look = paper.pick(['open', 'rules', 'bands'] as const)
    const heads = [String(year), String(year - 1)] as const
    const columns = [
      { title: '', share: 5 },
      { title: heads[0], share: 2, align: 'right' as const },
      { title: heads[1], share: 2, align: 'right' as const },
    ]
    const before = (cents: number) => money(Math.round((cents * paper.between(70, 130)) / 10000) * 100)
    const sheet = () => {
      head(paper.pick(['BALANCE SHEET', 'Statement of Financial Position', 'Balance Sheet']))
      para(
        flow,
        `${paper.pick(['As at', 'as of', 'As at'])} ${when}${paper.chance(0.4) ? ' (unaudited – see notice to reader)' : ''}`,
        { align: 'middle', after: 8 },
      )
      grid(
        flow,
        columns,
        [
          [paper.pick(['Cash', 'Cash and cash equivalents']), money(cash), before(cash)],
          [paper.pick(['Inventory', 'Accounts receivable']), money(stock), before(stock)],
          ['Property, plant and equipment, net', money(plant), before(plant)],
          [paper.pick(['TOTAL ASSETS', 'Total assets']), put('total_assets', assets), before(assets)],
          [paper.pick(['Accounts payable and accrued liabilities', 'Trade payables']), money(short), before(short)],
          [paper.pick(['Long-term debt', 'Due to shareholders']), money(debts - short), before(debts)],
          [paper.pick(['TOTAL LIABILITIES', 'Total liabilities']), put('total_liabilities', debts), before(debts)],
          ['Share capital', money(capital), money(capital)],
          ['Retained earnings', money(equity - capital), before(equity)],
          [
            paper.pick(['Total shareholders’ equity', 'SHAREHOLDERS’ EQUITY', 'Total equity']),
            put('equity', equity),
            before(equity),
          ],
          ['Total liabilities and shareholders’ equity', money(assets), before(assets)],
        ],
        { look, size: flow.letter },
      )
      para(flow, `Approved by the Board: ____________________  ${named(someone(paper, 'CA'))}, Director`, {
        size: 8,
        after: 16,
      })
    }
    const result = () => {
      head(paper.pick(['STATEMENT OF INCOME AND RETAINED EARNINGS', 'Statement of Earnings', 'Income Statement']))
      para(flow, `${paper.pick(['For the year ended', 'Year ended', 'Twelve months ended'])} ${when}`, {
        align: 'middle',
        after: 8,
      })
      grid(
        flow,
        columns,
        [
          [paper.pick(['REVENUE', 'Sales', 'Revenue', 'Total revenue']), put('revenue', revenue), before(revenue)],
          [paper.pick(['Cost of sales', 'Direct costs']), money(cost), before(cost)],
          ['Gross profit', money(revenue - cost), before(revenue - cost)],
          [
            'General and administrative expenses',
            money(revenue - cost - income - tax),
            before(revenue - cost - income),
          ],
          [
            income + tax < 0 ? 'Loss before income taxes' : 'Income before income taxes',
            money(income + tax),
            before(Math.abs(income)),
          ],
          ['Income taxes', money(tax), before(tax)],
          [
            income < 0
              ? 'NET LOSS FOR THE YEAR'
              : paper.pick(['NET INCOME', 'Net income for the year', 'Net earnings']),
            put('net_income', income),
            before(Math.abs(income)),
          ],
        ],
        { look, size: flow.letter },
      )
    }
    if (paper.chance(0.5)) {
      sheet()
      turn(flow)
      result()
    } else {
      result()
      if (paper.chance(0.5)) turn(flow)
      sheet()
    }
    rule(flow, { width: 0.3 })
    return sheetsOf(flow, ['See accompanying notes', 'SPECIMEN   {page}'], paper.pick(['left', 'middle', 'right']))
  },
}
