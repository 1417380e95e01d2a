import { box, ellipse, text, type Mark } from '../../../../drawing/sheet.ts'
import { total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, issuers } from '../people.ts'
import { dmy, page, units } from '../print.ts'

type Line = readonly [label: string, code: string, ...values: string[]]

/** The tax return's balance sheet and income statement: ruled forms with a code beside each box, gross, depreciation and net columns, whole euros. */
export const balanceSheet: UnseenLayout = {
  name: 'liasse-bilan-compte-resultat',
  docType: 'financial_statements',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const company = `${paper.pick(['SAS', 'SARL', 'SA'])} ${paper.pick(issuers.company)}`
    const seat = home(paper)
    const { siret } = companyNumbers(paper)
    const end = paper.pick(['2025-12-31', '2026-03-31', '2025-09-30', '2026-06-30'])
    const k = (low: number, high: number) => paper.between(low, high)
    const fixed = [k(4_000, 60_000), k(60_000, 420_000), k(1_500, 20_000)]
    const worn = [Math.round((fixed[0] ?? 0) * 0.6), Math.round((fixed[1] ?? 0) * 0.45), 0]
    const current = [k(8_000, 150_000), k(40_000, 310_000), k(3_000, 40_000), k(5_000, 190_000), k(800, 9_000)]
    const gross = total([...fixed, ...current])
    const assets = gross - total(worn)
    const debts = [k(10_000, 90_000), k(9_000, 70_000), k(6_000, 60_000), k(500, 9_000)]
    const equity = assets - total(debts)
    const sales = k(380_000, 1_900_000)
    const costs = [
      Math.round(sales * 0.34),
      Math.round(sales * 0.21),
      Math.round(sales * 0.29),
      Math.round(sales * 0.09),
      k(4_000, 24_000),
    ]
    const other = k(200, 7_000)
    const operating = sales + other - total(costs)
    const interest = k(300, 4_000)
    const tax = Math.max(0, Math.round((operating - interest) * 0.25))
    const profit = operating - interest - tax
    const capital = paper.pick([10_000, 37_500, 50_000])
    const reserve = capital / 10
    const carried = equity - capital - reserve - profit
    const shown = (value: number) => (value < 0 ? `(${units(-value)})` : units(value))
    const put = (field: string, value: number) => paper.put(field, `${value}.00`, shown(value))
    paper.put('legal_name', company)
    paper.put('period_end', end, dmy(end))
    const head = (mark: string, title: string, form: string): Mark[] => [
      ellipse(52, 52, 9, 9, { stroke: '#1d5c3a' }),
      text(52, 55.5, mark, { size: 9, face: 'narrow-bold', align: 'middle', color: '#1d5c3a' }),
      text(255, 56, title, { size: 11, face: 'sans-bold', align: 'middle', color: '#1d5c3a' }),
      text(552, 50, `DGFiP N° ${form} 2026`, { size: 8.5, face: 'narrow-bold', align: 'right' }),
      text(552, 60, 'Formulaire obligatoire (article 53 A du CGI)', { size: 5.8, align: 'right' }),
      box(40, 70, 515, 54, { stroke: '#1d5c3a' }),
      text(46, 82, 'Désignation de l’entreprise :', { size: 7 }),
      text(150, 82, company, { size: 9, face: 'mono' }),
      text(46, 97, 'Adresse de l’entreprise :', { size: 7 }),
      text(150, 97, `${seat.street} ${seat.postcode} ${seat.city.toUpperCase()}`, { size: 8.5, face: 'mono' }),
      text(46, 114, 'Numéro SIRET', { size: 7 }),
      text(150, 114, siret.replace(/(.)/g, '$1 ').trim(), { size: 8.5, face: 'mono' }),
      text(400, 82, 'Durée de l’exercice exprimée en nombre de mois', { size: 6 }),
      text(548, 82, '12', { size: 8.5, face: 'mono', align: 'right' }),
      text(400, 114, 'Exercice N clos le', { size: 7 }),
      text(548, 114, dmy(end), { size: 9, face: 'mono-bold', align: 'right' }),
    ]
    const form = (contents: readonly Line[], columns: readonly string[], top: number): Mark[] => [
      ...columns.map((title, index) =>
        text(555 - (columns.length - index) * 82 + 78, top - 5, title, { size: 6.5, align: 'right' }),
      ),
      ...contents.flatMap(([label, code, ...values], row): Mark[] => {
        const y = top + row * 21
        const isTotal = label.startsWith('TOTAL') || label.includes('NETS') || label.includes('BÉNÉFICE')
        const left = 555 - columns.length * 82
        return [
          box(40, y, 515, 21, { stroke: '#1d5c3a', strokeWidth: 0.4, ...(isTotal ? { fill: '#e5f0e9' } : {}) }),
          text(45, y + 13.5, label, { size: 7.8, face: isTotal ? 'narrow-bold' : 'narrow' }),
          ...values.flatMap((value, index): Mark[] => [
            box(left + index * 82, y, 82, 21, { stroke: '#1d5c3a', strokeWidth: 0.4 }),
            text(left + index * 82 + 78, y + 14, value, { size: 8.8, face: 'mono', align: 'right' }),
          ]),
          text(left - 8, y + 13.5, code, { size: 7.5, face: 'narrow-bold', align: 'right', color: '#1d5c3a' }),
        ]
      }),
    ]
    const three = (label: string, code: string, brut: number, down: number): Line => [
      label,
      code,
      units(brut),
      down === 0 ? '' : units(down),
      units(brut - down),
    ]
    const one = (label: string, code: string, value: number): Line => [label, code, value === 0 ? '' : shown(value)]
    const sum = (label: string, code: string, field: string, value: number): Line => [label, code, put(field, value)]
    const actif: readonly Line[] = [
      three('Concessions, brevets et droits similaires', 'AF', fixed[0] ?? 0, worn[0] ?? 0),
      three('Installations techniques, matériel et outillage', 'AR', fixed[1] ?? 0, worn[1] ?? 0),
      three('Autres immobilisations financières', 'BH', fixed[2] ?? 0, 0),
      ['TOTAL (II)', 'BJ', units(total(fixed)), units(total(worn)), units(total(fixed) - total(worn))],
      three('Marchandises', 'BT', current[0] ?? 0, 0),
      three('Clients et comptes rattachés', 'BX', current[1] ?? 0, 0),
      three('Autres créances', 'BZ', current[2] ?? 0, 0),
      three('Disponibilités', 'CF', current[3] ?? 0, 0),
      three('Charges constatées d’avance', 'CH', current[4] ?? 0, 0),
      ['TOTAL (III)', 'CJ', units(total(current)), '', units(total(current))],
      ['TOTAL GÉNÉRAL (I à VI)', 'CO', units(gross), units(total(worn)), put('total_assets', assets)],
    ]
    const passif: readonly Line[] = [
      one('Capital social ou individuel (dont versé)', 'DA', capital),
      one('Réserve légale', 'DD', reserve),
      one('Report à nouveau', 'DH', carried),
      sum('RÉSULTAT DE L’EXERCICE (bénéfice ou perte)', 'DI', 'net_income', profit),
      sum('TOTAL (I) – capitaux propres', 'DL', 'equity', equity),
      one('Provisions pour risques – TOTAL (III)', 'DR', 0),
      one('Emprunts et dettes auprès des établissements de crédit', 'DU', debts[0] ?? 0),
      one('Dettes fournisseurs et comptes rattachés', 'DX', debts[1] ?? 0),
      one('Dettes fiscales et sociales', 'DY', debts[2] ?? 0),
      one('Autres dettes', 'EA', debts[3] ?? 0),
      sum('TOTAL (IV) – dettes', 'EC', 'total_liabilities', total(debts)),
      sum('TOTAL GÉNÉRAL (I à V)', 'EE', 'total_assets', assets),
    ]
    const result: readonly Line[] = [
      one('Production vendue – services', 'FI', sales),
      sum('CHIFFRES D’AFFAIRES NETS', 'FL', 'revenue', sales),
      one('Autres produits', 'FQ', other),
      one('TOTAL DES PRODUITS D’EXPLOITATION (I)', 'FR', sales + other),
      ...[
        'Achats de marchandises',
        'Autres achats et charges externes',
        'Salaires et traitements',
        'Charges sociales',
        'Dotations aux amortissements',
      ].map((label, index) => one(label, ['FS', 'FW', 'FY', 'FZ', 'GA'][index] ?? '', costs[index] ?? 0)),
      one('TOTAL DES CHARGES D’EXPLOITATION (II)', 'GF', total(costs)),
      one('1 – RÉSULTAT D’EXPLOITATION (I – II)', 'GG', operating),
      one('Intérêts et charges assimilées', 'GR', interest),
      one('Impôts sur les bénéfices', 'HK', tax),
      sum('5 – BÉNÉFICE OU PERTE', 'HN', 'net_income', profit),
    ]
    const net = 'Exercice N'
    return [
      page([
        ...head('1', 'BILAN – ACTIF', '2050'),
        ...form(actif, ['Brut 1', 'Amort., prov. 2', 'Net 3'], 150),
        text(
          40,
          800,
          '* Des explications concernant cette rubrique sont données dans la notice n° 2032. Montants en euros.',
          { size: 6.5 },
        ),
      ]),
      page([...head('2', 'BILAN – PASSIF avant répartition', '2051'), ...form(passif, [net], 150)]),
      page([...head('3', 'COMPTE DE RÉSULTAT DE L’EXERCICE (en liste)', '2052'), ...form(result, [net], 150)]),
    ]
  },
}
