import { monthEnd, parts } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, stamp } from '../blocks.ts'
import { add, openFlow, para, rule, sheetsOf, turn } from '../flow.ts'
import { company } from '../firms.ts'
import { address } from '../places.ts'
import { amount, nineDigits, putDate } from '../wording.ts'

/** French annual accounts: an accountant's booklet or tax forms with lettered lines, gross, depreciation and net beside each other. */
export const comptesAnnuels: UnseenLayout = {
  name: 'comptes-annuels',
  docType: 'financial_statements',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['sans', 'narrow', 'mono', 'serif'],
      letter: [8.5, 10],
      margin: [40, 62],
    })
    const name = paper.put('legal_name', company(paper, 'FR'))
    const end = monthEnd(paper.today, paper.between(2, 22))
    const form = paper.pick(['slash', 'frLong', 'slash'] as const)
    const when = () => putDate(paper, 'period_end', end, form)
    const isForm = paper.chance(0.45)
    const thousand = () => paper.between(9, 800) * 1_000_00 + paper.between(0, 999) * 100
    const money = (cents: number) =>
      cents < 0
        ? `-${amount(cents, 'FR', { whole: true, bare: true })}`
        : amount(cents, 'FR', { whole: true, bare: true })
    const put = (field: string, cents: number) => paper.put(field, canonicalMoney(cents), money(cents))
    const [plant, wear, stock, cash] = [thousand() + 90_000_00, paper.between(2, 80) * 1_000_00, thousand(), thousand()]
    const assets = plant - wear + stock + cash
    const debts = Math.floor((assets * paper.between(20, 70)) / 10_000) * 100
    const equity = assets - debts
    const revenue = thousand() + 800_000_00
    const result = (paper.chance(0.2) ? -1 : 1) * paper.between(2, 120) * 1_000_00
    const charges = revenue - result
    const code = (letters: string) => (isForm ? `${letters}  ` : '')
    const heading = (content: string) =>
      para(flow, content, { size: 12, bold: true, align: paper.pick(['left', 'middle']), after: 4 })
    if (isForm) {
      para(flow, `N° ${paper.pick(['2050', '2033-A'])} – BILAN ACTIF`, { bold: true, size: 12, after: 4 })
      cells(
        flow,
        [
          ['Désignation de l’entreprise', name, 3],
          ['Durée de l’exercice en mois', '12', 1],
        ],
        { height: 30 },
      )
      cells(
        flow,
        [
          ['Adresse de l’entreprise', address(paper, 'FR').join(', '), 3],
          ['Exercice N clos le', when(), 1.4],
        ],
        { height: 30 },
      )
      cells(
        flow,
        [
          ['Numéro SIRET', `${nineDigits(paper, ' ')} 000${paper.between(11, 89)}`, 1],
          ['Néant', '', 0.3],
        ],
        { height: 28 },
      )
      flow.y += 8
    } else {
      para(flow, name, { size: 16, bold: true, after: 2 })
      para(flow, address(paper, 'FR').join(' – '), { size: 8, after: 6 })
      para(
        flow,
        paper.pick([
          `COMPTES ANNUELS – exercice clos le ${when()}`,
          `Bilan et compte de résultat au ${when()}`,
          `États financiers : période du 01/01/${parts(end).year} au ${when()}`,
        ]),
        { size: 12, after: 14 },
      )
      rule(flow)
      heading('BILAN – ACTIF')
    }
    const look = isForm ? ('boxes' as const) : paper.pick(['rules', 'bands', 'open'] as const)
    grid(
      flow,
      [
        { title: 'ACTIF', share: 4 },
        { title: 'Brut', share: 1.6, align: 'right' },
        { title: 'Amort. prov.', share: 1.6, align: 'right' },
        { title: 'Net', share: 1.6, align: 'right' },
      ],
      [
        [`${code('AN')}Immobilisations corporelles`, money(plant), money(wear), money(plant - wear)],
        [`${code('BT')}Stocks et créances clients`, money(stock), '', money(stock)],
        [`${code('CF')}Disponibilités`, money(cash), '', money(cash)],
        [
          `${code('CO')}${paper.pick(['TOTAL GÉNÉRAL', 'TOTAL ACTIF', 'Total de l’actif'])}`,
          money(assets + wear),
          money(wear),
          put('total_assets', assets),
        ],
      ],
      { look, size: flow.letter },
    )
    heading(isForm ? `N° ${paper.pick(['2051', '2033-A suite'])} – BILAN PASSIF` : 'BILAN – PASSIF')
    grid(
      flow,
      [
        { title: 'PASSIF', share: 6 },
        { title: isForm ? 'Exercice N' : String(parts(end).year), share: 2, align: 'right' },
      ],
      [
        [`${code('DA')}Capital social`, money(1_000_00)],
        [`${code('DH')}Réserves et report à nouveau`, money(equity - 1_000_00 - result)],
        [`${code('DI')}Résultat de l’exercice`, money(result)],
        [
          `${code('DL')}${paper.pick(['Total capitaux propres', 'CAPITAUX PROPRES – TOTAL (I)', 'Capitaux propres'])}`,
          put('equity', equity),
        ],
        [`${code('DU')}Emprunts et dettes bancaires`, money(Math.floor(debts / 200) * 100)],
        [`${code('DX')}Dettes fournisseurs, fiscales et sociales`, money(debts - Math.floor(debts / 200) * 100)],
        [
          `${code('EC')}${paper.pick(['Total dettes', 'TOTAL (IV) – DETTES', 'Total des dettes'])}`,
          put('total_liabilities', debts),
        ],
        [`${code('EE')}TOTAL PASSIF`, money(assets)],
      ],
      { look, size: flow.letter },
    )
    if (paper.chance(0.7)) turn(flow)
    heading(isForm ? 'N° 2052 – COMPTE DE RÉSULTAT DE L’EXERCICE' : 'COMPTE DE RÉSULTAT')
    grid(
      flow,
      [
        { title: '', share: 6 },
        { title: isForm ? 'Total' : 'Exercice', share: 2, align: 'right' },
      ],
      [
        [
          `${code('FL')}${paper.pick(['Chiffre d’affaires net', 'CHIFFRES D’AFFAIRES NETS', 'Montant net du chiffre d’affaires'])}`,
          put('revenue', revenue),
        ],
        [`${code('FW')}Achats et charges externes`, money(Math.floor(charges / 200) * 100)],
        [`${code('FY')}Salaires, charges sociales, impôts`, money(charges - Math.floor(charges / 200) * 100)],
        [`${code('GF')}Total des charges`, money(charges)],
        [
          `${code('HN')}${paper.pick(['BÉNÉFICE OU PERTE', 'Résultat net', 'RÉSULTAT DE L’EXERCICE (bénéfice ou perte)'])}`,
          put('net_income', result),
        ],
      ],
      { look, size: flow.letter },
    )
    const accountant = paper.pick(['Cabinet Ormeau Audit', 'Fiduciaire du Léman-Ouest', 'SELARL Lestang Expertise'])
    if (paper.chance(0.5)) {
      para(flow, `Commissaire aux comptes : ${paper.put('auditor_name', accountant)}`, { after: 4 })
      add(
        flow,
        ...stamp(flow.right - 90, flow.y + 30, [accountant.toUpperCase(), 'COMMISSAIRE AUX COMPTES'], '#27408b'),
      )
    }
    return sheetsOf(
      flow,
      [`${isForm ? 'Ne reporter le montant des centimes' : 'Montants exprimés en euros'} – SPÉCIMEN – {page}/{pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
