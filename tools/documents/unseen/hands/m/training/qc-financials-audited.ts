import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, several } from '../people.ts'
import { canonical, french, whole } from '../say.ts'

/** Audited statements of a Québec company: auditor's report, results, balance sheet with the previous year beside, whole dollars. */
export const qcFinancialsAudited: UnseenLayout = {
  name: 'qc-financials-audited',
  docType: 'financial_statements',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const name = paper.put('legal_name', paper.pick(firms.QC))
    const year = paper.between(2023, 2025)
    const end = `${year}-${paper.pick(['12-31', '03-31', '06-30', '09-30'])}`
    paper.put('period_end', end, french(end))
    const flow = openFlow({
      paper: 'letter',
      left: 72,
      right: 72,
      size: 10,
      face: paper.pick(['serif', 'sans']),
      foot: 'Les notes complémentaires font partie intégrante des états financiers',
    })
    const [first, second] = several(paper, 'QC', 2)
    const auditor = paper.put(
      'auditor_name',
      `${first?.last} ${second?.last} ${paper.pick(['S.E.N.C.R.L.', 'CPA inc.', 's.e.n.c.r.l./LLP'])}`,
    )
    const round = (value: number) => Math.round(value)
    const sales = paper.between(300_000, 9_000_000)
    const cost = round(sales * 0.58)
    const fees = round(sales * 0.29)
    const tax = round((sales - cost - fees) * 0.122)
    const net = sales - cost - fees - tax
    const cash = paper.between(20_000, 400_000)
    const due = round(sales * 0.11)
    const fixed = paper.between(50_000, 2_000_000)
    const assets = cash + due + fixed
    const liabilities = round(assets * paper.pick([0.35, 0.52, 0.7]))
    const short = round(liabilities * 0.4)
    const equity = assets - liabilities
    const before = (value: number) => round(value * 0.93)
    const head = (caption: string, sub: string) => {
      flow.p(name, { face: 'serif-bold', size: 12, after: 0 })
      flow.p(caption, { face: 'serif-bold', size: 12, after: 0 })
      flow.p(sub, { after: 2 })
      flow.rule()
      flow.put(
        text(452, flow.y() + 12, String(year), { size: 10, face: 'serif-bold', align: 'right' }),
        text(540, flow.y() + 12, String(year - 1), { size: 10, face: 'serif-bold', align: 'right' }),
      )
      flow.gap(22)
    }
    const row = (caption: string, print: string, last: number, total = false) => {
      flow.p(caption, { after: 3, face: total ? 'serif-bold' : 'serif', indent: total ? 0 : 12 })
      const y = flow.y() - 3
      flow.put(
        text(452, y, `${print}${total ? ' $' : ''}`, {
          size: 10,
          face: total ? 'serif-bold' : 'serif',
          align: 'right',
        }),
        text(540, y, `${whole(last, ' ')}${total ? ' $' : ''}`, { size: 10, face: 'serif', align: 'right' }),
      )
      if (total) flow.put(line(380, y - 11, 540, y - 11))
    }
    const known = (field: string, units: number) => paper.put(field, canonical(units * 100), whole(units, ' '))
    flow.p('RAPPORT DE L’AUDITEUR INDÉPENDANT', { face: 'serif-bold', size: 13, after: 10 })
    flow.p(`Aux actionnaires de ${name}`, { after: 10 })
    flow.p(
      `Nous avons effectué l’audit des états financiers de ${name} (la « société »), qui comprennent le bilan au ${french(end)} et les états des résultats, des bénéfices non répartis et des flux de trésorerie pour l’exercice terminé à cette date, ainsi que les notes complémentaires.`,
    )
    flow.p(
      'À notre avis, les états financiers ci-joints donnent, dans tous leurs aspects significatifs, une image fidèle de la situation financière de la société conformément aux Normes comptables canadiennes pour les entreprises à capital fermé.',
      { after: 20 },
    )
    flow.p(auditor, { face: 'serif-bold', after: 2 })
    flow.p(`Société de comptables professionnels agréés – permis A${paper.code('######')}`, { size: 8.5 })
    flow.p(
      `${home(paper, 'QC').join(', ').replace(/\s+/g, ' ')}, le ${french(`${year + 1}-0${paper.between(1, 9)}-${paper.between(10, 28)}`).replace(/20\d\d$/, String(year + 1))}`,
      { size: 8.5 },
    )
    flow.turn()
    head(paper.pick(['RÉSULTATS', 'ÉTAT DES RÉSULTATS']), `Exercice terminé le ${french(end)}`)
    row(paper.pick(['Chiffre d’affaires', 'Ventes', 'Produits']), known('revenue', sales), before(sales), true)
    row('Coût des ventes', whole(cost, ' '), before(cost))
    row('Marge brute', whole(sales - cost, ' '), before(sales - cost), true)
    row('Frais d’exploitation et d’administration', whole(fees, ' '), before(fees))
    row('Bénéfice avant impôts', whole(sales - cost - fees, ' '), before(sales - cost - fees), true)
    row('Impôts sur les bénéfices', whole(tax, ' '), before(tax))
    row(
      paper.pick(['Bénéfice net', 'BÉNÉFICE NET DE L’EXERCICE', 'Résultat net']),
      known('net_income', net),
      before(net),
      true,
    )
    flow.gap(30)
    head('BILAN', `Au ${french(end)}`)
    flow.p('ACTIF', { face: 'serif-bold' })
    row('Encaisse', whole(cash, ' '), before(cash))
    row('Débiteurs', whole(due, ' '), before(due))
    row('Immobilisations corporelles', whole(fixed, ' '), before(fixed))
    row(paper.pick(['Total de l’actif', 'TOTAL ACTIF']), known('total_assets', assets), before(assets), true)
    flow.p('PASSIF', { face: 'serif-bold' })
    row('Créditeurs', whole(short, ' '), before(short))
    row('Dette à long terme', whole(liabilities - short, ' '), before(liabilities - short))
    row(
      paper.pick(['Total du passif', 'TOTAL PASSIF']),
      known('total_liabilities', liabilities),
      before(liabilities),
      true,
    )
    flow.p('AVOIR DES ACTIONNAIRES', { face: 'serif-bold' })
    row('Capital-actions', '100', 100)
    row('Bénéfices non répartis', whole(equity - 100, ' '), before(equity - 100))
    row(
      paper.pick(['Total des capitaux propres', 'Total de l’avoir des actionnaires']),
      known('equity', equity),
      before(equity),
      true,
    )
    return flow.sheets()
  },
}
