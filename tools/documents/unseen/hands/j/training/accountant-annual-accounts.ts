import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, frame, letter, page, rows, siret } from '../draw.ts'
import { addressLines, issuers, somebody } from '../people.ts'

/** Annual accounts of a small company: cover with the attestation, balance sheet in two halves, profit and loss with last year's column. */
export const accountantAnnualAccounts: UnseenLayout = {
  name: 'accountant-annual-accounts',
  docType: 'financial_statements',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const company = paper.put(
      'legal_name',
      `${paper.pick(['SARL', 'SAS', 'EURL', 'SA'])} ${paper.pick(issuers.employer).toUpperCase()}`,
    )
    const year = paper.pick([2024, 2025])
    const end = paper.pick([`${year}-12-31`, `${year}-06-30`, `${year}-09-30`])
    const auditor = `Cabinet ${somebody(paper).surname} ${paper.pick(['Audit', '& Associés', 'Expertise'])}`
    const isCents = paper.chance(0.3)
    const unit = isCents ? 1 : 100
    const amount = (low: number, high: number) => paper.between(low, high) * unit
    const show = (cents: number) => (isCents ? euros(cents, ' ') : euros(cents, ' ').slice(0, -3))
    const put = (field: string, cents: number) =>
      paper.put(field, (cents / 100).toFixed(2), cents < 0 ? `(${show(-cents)})` : show(cents))
    const scale = isCents ? 100 : 1
    const revenue = amount(180_000 * scale, 4_200_000 * scale)
    const other = amount(1_000 * scale, 30_000 * scale)
    const purchases = Math.round((revenue * paper.between(30, 45)) / 100 / unit) * unit
    const wages = Math.round((revenue * paper.between(30, 44)) / 100 / unit) * unit
    const costs = Math.round((revenue * paper.between(8, 22)) / 100 / unit) * unit
    const result = revenue + other - purchases - wages - costs
    const [fixed, stock, clients, cash] = [
      amount(20_000 * scale, 400_000 * scale),
      amount(5_000 * scale, 90_000 * scale),
      amount(9_000 * scale, 300_000 * scale),
      amount(40_000 * scale, 200_000 * scale),
    ]
    const assets = fixed + stock + clients + cash
    const equity = Math.round((assets * 0.42) / unit) * unit
    const debts = assets - equity
    const [loans, suppliers] = [Math.round((debts * 0.5) / unit) * unit, Math.round((debts * 0.3) / unit) * unit]
    const reserve = equity - 10_000 * 100 - result
    const before = (cents: number) => show(Math.round((cents * 0.94) / unit) * unit)
    const head = { size: 12, face: 'sans-bold', color: '#274b3a' } as const
    const small = { size: 9, face: 'sans' } as const
    const signed = (cents: number) => (cents < 0 ? `(${show(-cents)})` : show(cents))
    const isAudited = paper.chance(0.7)
    const closed = day(paper, 'period_end', end, paper.pick(['slash', 'long'] as const))
    const report = letter(
      [
        `${paper.pick(['Dans le cadre de la mission de présentation des comptes annuels', 'Conformément à la mission qui nous a été confiée'])} de la société ${company} relatifs à l’exercice clos le ${closed}, nous avons effectué les diligences prévues par les normes de notre profession.`,
        isAudited
          ? 'À notre avis, les comptes annuels sont, au regard des règles et principes comptables français, réguliers et sincères.'
          : 'Les comptes ci-joints, non audités, se caractérisent par les données figurant aux pages suivantes.',
      ],
      { x: 70, y: 480, width: 455, leading: 15 },
      { size: 10, face: 'sans' },
    )
    const year1 = dateText(end, 'slash')
    return [
      page(paper, [
        box(0, 0, 20, 842, { fill: '#274b3a' }),
        text(70, 240, company, { size: 22, face: 'sans-bold' }),
        ...rows(
          [70],
          [...addressLines(paper).map((part) => [part]), [`SIRET ${siret(paper)} - Code NAF ${paper.code('####@')}`]],
          { y: 262, leading: 14 },
          { size: 10, face: 'sans' },
        ),
        text(70, 370, paper.pick(['COMPTES ANNUELS', 'ÉTATS FINANCIERS', 'Plaquette des comptes annuels']), {
          size: 20,
          face: 'sans',
          color: '#274b3a',
        }),
        text(70, 394, `Exercice du ${dateText(addDay(end), 'slash')} au ${year1} - 12 mois`, {
          size: 10,
          face: 'sans',
        }),
        line(70, 410, 525, 410, { stroke: '#274b3a' }),
        ...(isAudited
          ? [
              text(70, 452, `Commissaire aux comptes : ${paper.put('auditor_name', auditor)}`, {
                size: 10,
                face: 'sans-bold',
              }),
            ]
          : [text(70, 452, 'Document établi par l’entreprise', { size: 10, face: 'sans-bold' })]),
        ...report.marks,
      ]),
      page(paper, [
        text(40, 50, `BILAN au ${year1}`, head),
        text(555, 50, `${company} - montants en euros`, { size: 8, align: 'right' }),
        ...frame(40, 62, 515, 170, [330, 440]),
        ...rows(
          [48, -432, -547],
          [
            ['ACTIF', `Net ${year1}`, 'Exercice précédent'],
            ['Immobilisations corporelles et incorporelles', show(fixed), before(fixed)],
            ['Stocks et en-cours', show(stock), before(stock)],
            ['Clients et comptes rattachés', show(clients), before(clients)],
            ['Disponibilités', show(cash), before(cash)],
          ],
          { y: 78, leading: 22 },
          small,
        ),
        text(48, 218, paper.pick(['TOTAL ACTIF', 'TOTAL GÉNÉRAL', 'TOTAL DE L’ACTIF']), {
          ...small,
          face: 'sans-bold',
        }),
        text(432, 218, put('total_assets', assets), { ...small, face: 'sans-bold', align: 'right' }),
        text(547, 218, before(assets), { ...small, align: 'right' }),
        ...frame(40, 250, 515, 230, [330, 440]),
        ...rows(
          [48, -432, -547],
          [
            ['PASSIF', `Net ${year1}`, 'Exercice précédent'],
            ['Capital social', show(1_000_000), show(1_000_000)],
            ['Réserves et report à nouveau', signed(reserve), ''],
            ['Résultat de l’exercice', signed(result), ''],
            [paper.pick(['CAPITAUX PROPRES', 'Total des capitaux propres']), put('equity', equity), before(equity)],
            ['Emprunts auprès des établissements de crédit', show(loans), before(loans)],
            ['Dettes fournisseurs', show(suppliers), before(suppliers)],
            ['Dettes fiscales et sociales', show(debts - loans - suppliers), before(debts - loans - suppliers)],
            [
              paper.pick(['TOTAL DES DETTES', 'DETTES', 'Total dettes']),
              put('total_liabilities', debts),
              before(debts),
            ],
            ['TOTAL PASSIF', show(assets), before(assets)],
          ],
          { y: 266, leading: 22 },
          small,
        ),
      ]),
      page(paper, [
        text(40, 50, `COMPTE DE RÉSULTAT - exercice clos le ${year1}`, head),
        ...frame(40, 62, 515, 200, [330, 440]),
        ...rows(
          [48, -432, -547],
          [
            ['', `Au ${year1}`, 'N-1'],
            [
              paper.pick(['CHIFFRE D’AFFAIRES NET', 'Chiffre d’affaires net', 'Montant net du chiffre d’affaires']),
              put('revenue', revenue),
              before(revenue),
            ],
            ['Autres produits d’exploitation', show(other), before(other)],
            ['Achats et charges externes', signed(-purchases), before(purchases)],
            ['Salaires et charges sociales', signed(-wages), before(wages)],
            ['Impôts, taxes, dotations, charges financières', signed(-costs), before(costs)],
            [
              paper.pick(['RÉSULTAT NET', 'BÉNÉFICE OU PERTE', 'Résultat net de l’exercice']),
              put('net_income', result),
              '',
            ],
          ],
          { y: 80, leading: 25 },
          small,
        ),
        text(40, 290, 'L’annexe fait partie intégrante des comptes annuels.', { size: 8 }),
      ]),
    ]
  },
}

function addDay(end: string): string {
  const [year = '', month = ''] = end.split('-')
  return month === '12' ? `${year}-01-01` : `${Number(year) - 1}-${String(Number(month) + 1).padStart(2, '0')}-01`
}
