import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box } from '../../../../drawing/sheet.ts'
import { amount, cash, dated, day, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, someone } from '../people.ts'

/** Statements of a Québec company after a review engagement: cover, accountant's report, results and balance sheet; whole dollars. */
export const etatsFinanciersQc: UnseenLayout = {
  name: 'etats-financiers-qc',
  docType: 'financial_statements',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const name = paper.put(
      'legal_name',
      `${firm(paper, 'QC', ['Ébénisterie', 'Transport', 'Acériculture', 'Géomatique'])} inc.`.toUpperCase(),
    )
    const partner = someone(paper, 'QC')
    const other = another(paper, 'QC', partner)
    const firmName = paper.put('auditor_name', `${partner.surname} ${other.surname} CPA inc.`)
    const end = paper.pick(['2026-03-31', '2025-12-31', '2026-06-30', '2025-09-30'])
    const year = Number(end.slice(0, 4))
    const sales = paper.between(600, 5200) * 1000 + paper.between(0, 999)
    const goods = Math.round(sales * 0.58)
    const wages = Math.round(sales * 0.19)
    const rent = Math.round(sales * 0.06)
    const interest = Math.round(sales * 0.015)
    const before = sales - goods - wages - rent - interest
    const tax = Math.round(before * 0.122)
    const net = before - tax
    const cashHeld = Math.round(sales * 0.07)
    const owed = Math.round(sales * 0.11)
    const stock = Math.round(sales * 0.09)
    const plant = Math.round(sales * 0.31)
    const assets = cashHeld + owed + stock + plant
    const payable = Math.round(sales * 0.1)
    const debt = Math.round(sales * 0.21)
    const liabilities = payable + debt
    const equity = assets - liabilities
    const capital = 100
    const d = (dollars: number): string =>
      dollars < 0 ? `(${d(-dollars)})` : amount(dollars * 100, 'fr').replace(/,00$/, '')
    const last = (dollars: number) => d(Math.round(dollars * 0.93))
    const money = (field: string, dollars: number) => cash(paper, field, dollars * 100, d(dollars))
    const on = (pattern: string) => dated(paper, 'period_end', end, pattern, 'fr')
    const head = (title: string, when: string): Marks => [
      f.L(72, 60, name, 11),
      f.L(72, 80, title, 11),
      f.l(72, 96, when, 9.6),
      rule(72, 104, 540, '#222', 1),
      f.R(450, 122, String(year), 10),
      f.r(540, 122, String(year - 1), 10),
      f.r(450, 134, '$', 9),
      f.r(540, 134, '$', 9),
    ]
    const row = (y: number, caption: string, now: string, then: string, isBold = false) =>
      isBold
        ? [f.L(72, y, caption, 9.8), f.R(450, y, now, 9.8), f.r(540, y, then, 9.8)]
        : [f.l(84, y, caption, 9.8), f.r(450, y, now, 9.8), f.r(540, y, then, 9.8)]
    const sumRule = (y: number) => [rule(396, y, 450, '#222'), rule(486, y, 540, '#222')]
    const cover: Marks = [
      box(72, 120, 4, 190, { fill: '#222' }),
      f.L(92, 150, name, 20),
      f.l(92, 196, 'États financiers', 15),
      f.l(92, 218, `Exercice clos le ${on('D MMMM YYYY')}`, 12),
      f.l(92, 240, '(non audités)', 10),
      f.l(92, 300, firmName, 11),
      f.l(72, 700, 'Société de comptables professionnels agréés', 8.4),
    ]
    const report: Marks = [
      f.L(72, 70, 'RAPPORT DE MISSION D’EXAMEN DU PROFESSIONNEL EN EXERCICE INDÉPENDANT', 9.2),
      f.l(72, 98, 'Aux actionnaires de', 10),
      f.L(72, 112, name, 10),
      paragraph(
        { x: 72, y: 144, width: 468, leading: 15 },
        `Nous avons effectué l’examen des états financiers ci-joints, qui comprennent le bilan au ${on('D MMMM YYYY')} et les états des résultats et des bénéfices non répartis de l’exercice clos à cette date. La direction est responsable de leur préparation selon les normes comptables pour les entreprises à capital fermé.`,
        { size: 10, face: 'serif' },
      ),
      paragraph(
        { x: 72, y: 236, width: 468, leading: 15 },
        'Notre responsabilité consiste à exprimer une conclusion. Au cours de notre examen, nous n’avons rien relevé qui nous porte à croire que les états financiers ne donnent pas, dans tous leurs aspects significatifs, une image fidèle de la situation financière de la société.',
        { size: 10, face: 'serif' },
      ),
      f.L(72, 340, firmName, 11),
      f.l(72, 356, `${partner.town}, le ${day(addDays(end, 75), 'D MMMM YYYY', 'fr')}`, 10),
      f.l(72, 372, `Par ${partner.given} ${partner.surname}, CPA auditeur`, 10),
      f.m(306, 750, '1', 9),
    ]
    const results: Marks = [
      ...head('RÉSULTATS', `Exercice clos le ${on('D MMMM YYYY')}  (non audité)`),
      row(158, 'Chiffre d’affaires', money('revenue', sales), last(sales), true),
      row(178, 'Coût des ventes', d(goods), last(goods)),
      sumRule(183),
      row(197, 'Marge brute', d(sales - goods), last(sales - goods), true),
      f.l(72, 224, 'Frais d’exploitation', 9.8),
      row(240, 'Salaires et charges sociales', d(wages), last(wages)),
      row(256, 'Loyer et occupation', d(rent), last(rent)),
      row(272, 'Frais financiers', d(interest), last(interest)),
      sumRule(277),
      row(292, 'Bénéfice avant impôts', d(before), last(before), true),
      row(312, 'Impôts sur les bénéfices', d(tax), last(tax)),
      sumRule(317),
      row(334, 'BÉNÉFICE NET', money('net_income', net), last(net), true),
      rule(396, 339, 450, '#222', 1.4),
      f.m(306, 750, '2', 9),
    ].flat()
    const sheet: Marks = [
      ...head('BILAN', `Au ${on('D MMMM YYYY')}  (non audité)`),
      f.L(72, 156, 'ACTIF', 10),
      row(174, 'Encaisse', d(cashHeld), last(cashHeld)),
      row(190, 'Débiteurs', d(owed), last(owed)),
      row(206, 'Stocks', d(stock), last(stock)),
      sumRule(211),
      row(225, 'Actif à court terme', d(cashHeld + owed + stock), last(cashHeld + owed + stock)),
      row(245, 'Immobilisations corporelles (note 4)', d(plant), last(plant)),
      sumRule(250),
      row(266, 'Total de l’actif', money('total_assets', assets), last(assets), true),
      f.L(72, 306, 'PASSIF', 10),
      row(324, 'Créditeurs et frais courus', d(payable), last(payable)),
      row(340, 'Dette à long terme (note 5)', d(debt), last(debt)),
      sumRule(345),
      row(361, 'Total du passif', money('total_liabilities', liabilities), last(liabilities), true),
      f.L(72, 396, 'CAPITAUX PROPRES', 10),
      row(414, 'Capital-actions', d(capital), d(capital)),
      row(430, 'Bénéfices non répartis', d(equity - capital), last(equity - capital)),
      sumRule(435),
      row(451, 'Total des capitaux propres', money('equity', equity), last(equity), true),
      f.R(450, 478, d(assets), 9.8),
      f.r(540, 478, last(assets), 9.8),
      rule(396, 483, 450, '#222', 1.4),
      f.l(72, 560, 'Au nom du conseil', 9.6),
      rule(72, 596, 250),
      f.l(72, 607, 'Administrateur', 8),
      f.m(306, 750, '3', 9),
    ].flat()
    return [cover, report, results, sheet].map((marks) => page('letter', marks, 'SPÉCIMEN'))
  },
}
