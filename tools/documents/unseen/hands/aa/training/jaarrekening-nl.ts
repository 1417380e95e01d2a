import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A Dutch annual report in whole euros: balance sheet as two columns of years, profit and loss, auditor's line at the foot. */
export const jaarrekeningNl: UnseenLayout = {
  name: 'jaarrekening-nl',
  docType: 'financial_statements',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const auditor = crowd(paper, 'NL')()
    const [page, back] = [openPage(), openPage()]
    const year = paper.pick([2024, 2025])
    const end = paper.put('period_end', `${year}-12-31`, day(`${year}-12-31`, 'D MMMM YYYY', 'nl'))
    const name = paper.put('legal_name', `${firm(paper, 'NL')} B.V.`)
    const euros = (value: number) =>
      value < 0 ? `${money(value * -100, 'de').slice(0, -3)} -/-` : money(value * 100, 'de').slice(0, -3)
    const [fixed, stock, owed, cash] = [
      paper.between(60000, 900000),
      paper.between(8000, 120000),
      paper.between(20000, 240000),
      paper.between(5000, 190000),
    ]
    const assets = fixed + stock + owed + cash
    const equity = Math.round(assets * (paper.between(22, 61) / 100))
    const long = Math.round((assets - equity) * 0.6)
    const short = assets - equity - long
    const revenue = paper.between(400000, 4200000)
    const costs = Math.round(revenue * (paper.between(88, 103) / 100))
    const result = revenue - costs
    page.t(50, 54, name, 12, 'sans-bold')
    page.t(50, 70, `Jaarrekening ${year}`, 10)
    page.t(50, 104, `BALANS PER ${end.toUpperCase()}`, 12, 'sans-bold')
    page.t(50, 118, '(na resultaatbestemming)', 8.4)
    const heads = ['', `31-12-${year}`, `31-12-${year - 1}`]
    const before = (value: number) => euros(Math.round(value * 0.93))
    const block = (where: typeof page, y: number, title: string, rows: readonly (readonly [string, number])[]) => {
      where.t(50, y, title, 9.6, 'sans-bold')
      where.grid([50, -440, -545], y, 16, [heads, ['', '€', '€']], 8.4)
      return where.grid(
        [50, -440, -545],
        y + 36,
        18,
        rows.map(([label, value]) => [label, euros(value), before(value)]),
        9.2,
      )
    }
    const total = (y: number, label: string, value: string, prior: string) => {
      page.rule(370, y - 12, 545)
      page.grid([50, -440, -545], y, 16, [[label, value, prior]], 9.2, 'sans-bold')
    }
    let y = block(page, 150, 'ACTIVA', [
      ['Materiële vaste activa', fixed],
      ['Voorraden', stock],
      ['Vorderingen', owed],
      ['Liquide middelen', cash],
    ])
    total(y + 4, 'Totaal activa', paper.put('total_assets', amount(assets * 100), euros(assets)), before(assets))
    y = block(page, y + 50, 'PASSIVA', [
      ['Geplaatst kapitaal', 18000],
      ['Overige reserves', equity - 18000],
    ])
    total(y + 4, 'Eigen vermogen', paper.put('equity', amount(equity * 100), euros(equity)), before(equity))
    y = page.grid(
      [50, -440, -545],
      y + 26,
      18,
      [
        ['Langlopende schulden', euros(long), before(long)],
        ['Kortlopende schulden', euros(short), before(short)],
      ],
      9.2,
    )
    total(
      y + 4,
      'Totaal schulden',
      paper.put('total_liabilities', amount((long + short) * 100), euros(long + short)),
      before(long + short),
    )
    total(y + 28, 'Totaal passiva', euros(assets), before(assets))
    back.t(50, 54, name, 12, 'sans-bold')
    back.t(50, 90, `WINST-EN-VERLIESREKENING OVER ${year}`, 12, 'sans-bold')
    back.grid(
      [50, -440, -545],
      116,
      18,
      [
        ['', String(year), String(year - 1)],
        ['Netto-omzet', paper.put('revenue', amount(revenue * 100), euros(revenue)), before(revenue)],
        ['Kostprijs van de omzet', euros(Math.round(costs * 0.6)), before(costs * 0.6)],
        ['Personeelskosten', euros(Math.round(costs * 0.3)), before(costs * 0.3)],
        [
          'Overige bedrijfskosten',
          euros(costs - Math.round(costs * 0.6) - Math.round(costs * 0.3)),
          before(costs * 0.1),
        ],
        ['Resultaat na belastingen', paper.put('net_income', amount(result * 100), euros(result)), before(result)],
      ],
      9.2,
    )
    back.t(50, 260, 'Samenstellingsverklaring van de accountant', 10, 'sans-bold')
    const bureau = paper.put('auditor_name', `${auditor.surname.split(' ').at(-1) ?? ''} & Dijkgraaf Accountants B.V.`)
    back.para(
      50,
      280,
      495,
      `De jaarrekening van ${name} is door ons samengesteld op basis van de van u gekregen informatie. ${bureau}, gevestigd te Utrecht, namens deze ${auditor.given} ${auditor.surname} AA.`,
      9.4,
    )
    page.t(50, 812, '- 3 -   SPECIMEN', 7)
    back.t(50, 812, '- 4 -   SPECIMEN', 7)
    return [page.sheet(), back.sheet()]
  },
}
