import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf, nb, putCash, putDay, type Leaf } from '../kit.ts'
import { firm, folk } from '../people.ts'

/** Québec accountants' statements with a review report: letterhead, results and balance sheet, two years side by side, losses in brackets. */
export const etatsFinanciersExamen: UnseenLayout = {
  name: 'etats-financiers-examen',
  docType: 'financial_statements',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'QC')
    const [partner, second] = [next(), next()]
    const end = paper.pick(['2025-12-31', '2026-03-31', '2026-06-30', '2025-09-30'])
    const name = `${firm(paper, 'fr')} inc.`
    const office = `${partner.surname} ${second.surname} CPA ${paper.pick(['S.E.N.C.R.L.', 'inc.'])}`
    const year = Number(end.slice(0, 4))
    const dollars = (cents: number) => (cents < 0 ? `(${cash(cents, nb, '')})` : cash(cents, nb, ''))
    const random = (low: number, high: number) => paper.between(low, high) * 100
    const revenue = random(640_000, 8_400_000)
    const cost = Math.round((revenue * paper.between(55, 70)) / 10_000) * 100
    const wages = Math.round((revenue * paper.between(14, 30)) / 10_000) * 100
    const rent = random(18_000, 64_000)
    const depreciation = random(9_000, 40_000)
    const interest = random(2_000, 19_000)
    const before = revenue - cost - wages - rent - depreciation - interest
    const tax = before > 0 ? Math.round((before * 0.122) / 100) * 100 : 0
    const net = before - tax
    const bank = random(12_000, 300_000)
    const owed = random(60_000, 700_000)
    const stock = random(20_000, 400_000)
    const assetsFixed = random(150_000, 900_000)
    const assets = bank + owed + stock + assetsFixed
    const payable = random(30_000, 120_000)
    const debt = random(40_000, 90_000)
    const liabilities = payable + debt
    const equity = assets - liabilities
    const growth = paper.between(84, 108)
    const past = (cents: number) => dollars(Math.round((cents * growth) / 10_000) * 100)

    const first = leaf('letter', { face: 'serif', size: 10 })
    first.t(60, 66, paper.put('auditor_name', office), { size: 13, face: 'serif-bold', color: '#7a2e1d' })
    first.t(60, 80, 'Société de comptables professionnels agréés', { size: 8.4 })
    first.rows(60, 96, 11, [...partner.home, 'Téléphone : 450 555-0142'], { size: 8.4 })
    first.t(60, 170, 'RAPPORT DE MISSION D’EXAMEN DU PROFESSIONNEL EN EXERCICE INDÉPENDANT', {
      size: 9.6,
      face: 'serif-bold',
    })
    let y = first.p(60, 198, 492, `Aux actionnaires de ${paper.put('legal_name', name)}`)
    y = first.p(
      60,
      y + 10,
      492,
      `Nous avons effectué l’examen des états financiers ci-joints de la société ${name}, qui comprennent le bilan au ${putDay(paper, 'period_end', end, 'Do MMMM YYYY', 'fr')} et les états des résultats, des bénéfices non répartis et des flux de trésorerie pour l’exercice terminé à cette date, ainsi qu’un résumé des principales méthodes comptables.`,
      { leading: 15 },
    )
    y = first.p(
      60,
      y + 10,
      492,
      'La direction est responsable de la préparation et de la présentation fidèle de ces états financiers conformément aux Normes comptables canadiennes pour les entreprises à capital fermé (NCECF).',
      { leading: 15 },
    )
    y = first.p(
      60,
      y + 10,
      492,
      'Au cours de notre examen, nous n’avons rien relevé qui nous porte à croire que les états financiers ne donnent pas, dans tous leurs aspects significatifs, une image fidèle de la situation financière de la société.',
      { leading: 15 },
    )
    first.t(60, y + 44, office, { face: 'serif-bold' })
    first.rows(
      60,
      y + 72,
      13,
      [`1 Par ${partner.name}, CPA auditeur`, `${partner.town}, le ${day(addDays(end, 82), 'Do MMMM YYYY', 'fr')}`],
      { size: 9 },
    )
    first.t(60, 760, 'SPÉCIMEN', { size: 7, face: 'sans' })

    const head = (title: string, when: string, number: string): Leaf => {
      const page = leaf('letter', { face: 'serif', size: 9.6 })
      page.t(60, 62, name, { size: 11, face: 'serif-bold' })
      page.t(60, 78, title, { size: 11, face: 'serif-bold' })
      page.t(60, 93, when, { size: 9 })
      page.r(552, 93, number, { size: 9 })
      page.rule(60, 100, 552, 100, { strokeWidth: 1.2 })
      page.r(470, 120, String(year), { face: 'serif-bold' })
      page.r(552, 120, String(year - 1))
      page.r(470, 134, '$', { size: 8.4 })
      page.r(552, 134, '$', { size: 8.4 })
      page.t(60, 760, 'Les notes complémentaires font partie intégrante des états financiers.     SPÉCIMEN', {
        size: 7.4,
      })
      return page
    }
    const entry = (page: Leaf, at: number, caption: string, printed: string, cents: number, isTotal = false) => {
      page.t(isTotal ? 60 : 72, at, caption, isTotal ? { face: 'serif-bold' } : {})
      page.r(470, at, printed, isTotal ? { face: 'serif-bold' } : {})
      page.r(552, at, past(cents))
      if (isTotal) page.rule(404, at - 11, 552, at - 11, { strokeWidth: 0.5 })
    }
    const ended = `Exercice terminé le ${day(end, 'Do MMMM YYYY', 'fr')}`
    const results = head('RÉSULTATS', ended, '(non audité)')
    entry(results, 156, 'Ventes', putCash(paper, 'revenue', revenue, dollars(revenue)), revenue)
    entry(results, 174, 'Coût des ventes', dollars(cost), cost)
    entry(results, 198, 'Bénéfice brut', dollars(revenue - cost), revenue - cost, true)
    results.t(60, 224, 'Frais d’exploitation', { face: 'serif-bold' })
    entry(results, 242, 'Salaires et charges sociales', dollars(wages), wages)
    entry(results, 260, 'Loyer', dollars(rent), rent)
    entry(results, 278, 'Amortissement des immobilisations corporelles', dollars(depreciation), depreciation)
    entry(results, 296, 'Intérêts et frais bancaires', dollars(interest), interest)
    entry(results, 322, 'Bénéfice (perte) avant impôts', dollars(before), before, true)
    entry(results, 340, 'Impôts sur les bénéfices', dollars(tax), tax)
    entry(
      results,
      366,
      net < 0 ? 'PERTE NETTE' : 'BÉNÉFICE NET',
      putCash(paper, 'net_income', net, dollars(net)),
      net,
      true,
    )
    results.rule(404, 371, 552, 371, { strokeWidth: 1 })

    const balance = head('BILAN', `${day(end, 'Do MMMM YYYY', 'fr')}`, '(non audité)')
    balance.t(60, 152, 'ACTIF', { face: 'serif-bold' })
    balance.t(66, 168, 'À court terme', { size: 9 })
    entry(balance, 184, 'Encaisse', dollars(bank), bank)
    entry(balance, 202, 'Débiteurs (note 3)', dollars(owed), owed)
    entry(balance, 220, 'Stocks', dollars(stock), stock)
    entry(balance, 246, '', dollars(bank + owed + stock), bank + owed + stock, true)
    entry(balance, 266, 'Immobilisations corporelles (note 4)', dollars(assetsFixed), assetsFixed)
    entry(balance, 294, 'Total de l’actif', putCash(paper, 'total_assets', assets, dollars(assets)), assets, true)
    balance.t(60, 330, 'PASSIF', { face: 'serif-bold' })
    entry(balance, 348, 'Créditeurs et frais courus', dollars(payable), payable)
    entry(balance, 366, 'Dette à long terme (note 5)', dollars(debt), debt)
    entry(
      balance,
      392,
      'Total du passif',
      putCash(paper, 'total_liabilities', liabilities, dollars(liabilities)),
      liabilities,
      true,
    )
    balance.t(60, 426, 'CAPITAUX PROPRES', { face: 'serif-bold' })
    entry(balance, 444, 'Capital-actions (note 6)', dollars(10_000), 10_000)
    entry(balance, 462, 'Bénéfices non répartis', dollars(equity - 10_000), equity - 10_000)
    entry(balance, 488, 'Total des capitaux propres', putCash(paper, 'equity', equity, dollars(equity)), equity, true)
    entry(balance, 520, 'Total du passif et des capitaux propres', dollars(assets), assets, true)
    balance.t(60, 590, 'Au nom du conseil d’administration')
    balance.rule(60, 630, 260, 630)
    balance.t(60, 642, 'Administrateur', { size: 8.4 })
    return [first.sheet(), results.sheet(), balance.sheet()]
  },
}
