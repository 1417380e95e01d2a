import { canonicalMoney, total } from '../../../../money.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, whole } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

/** French annual accounts: a cover, a balance sheet with gross, depreciation and net beside last year, a result account. */
export const comptesAnnuels: UnseenLayout = {
  name: 'comptes-annuels',
  docType: 'financial_statements',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [auditor, accountant] = [next(), next()]
    const year = paper.pick([2024, 2025])
    const end = paper.pick(['12-31', '06-30', '09-30'])
    const day = `${end.slice(3)}/${end.slice(0, 2)}/${year}`
    const name = company(paper, 'FR').toUpperCase()
    const seat = somewhere(paper, 'FR')
    const amount = (low: number, high: number) => paper.between(low, high) * 10 + paper.between(0, 9)
    const growth = paper.between(84, 108) / 100
    const before = (value: number) => Math.round(value * growth)
    const euros = (value: number) => whole(value, ' ')
    const field = (key: string, value: number) => paper.put(key, canonicalMoney(value * 100), euros(value))
    const fixed = [
      ['Fonds commercial', amount(900, 6000), 0],
      ['Installations techniques', amount(5000, 9000), amount(800, 2500)],
      ['Autres immobilisations corporelles', amount(700, 2200), amount(200, 600)],
    ] as const
    const current = [
      ['Matières premières et stocks', amount(900, 3000)],
      ['Clients et comptes rattachés', amount(2000, 9000)],
      ['Autres créances', amount(200, 900)],
      ['Disponibilités', amount(1500, 8000)],
      ['Charges constatées d’avance', amount(30, 150)],
    ] as const
    const assets = total(fixed.map(([, gross, worn]) => gross - worn)) + total(current.map(([, value]) => value))
    const sales = amount(30_000, 90_000)
    const result = paper.chance(0.2) ? -amount(100, 900) : amount(400, 1500)
    const capital = paper.pick([8000, 10_000, 20_000])
    const reserves = Math.round(assets * 0.21)
    const equity = capital + reserves + result
    const debts = assets - equity
    const [bank, suppliers] = [Math.round(debts * 0.4), Math.round(debts * 0.35)]
    const marks: [Mark[], Mark[], Mark[]] = [[], [], []]
    const [cover, balance, income] = marks
    cover.push(
      text(60, 90, name, { size: 15, face: 'sans-bold' }),
      ...seat.map((row, index) => text(60, 108 + index * 13, row, { size: 9.5, face: 'sans' })),
      text(60, 66, paper.pick(['Société à responsabilité limitée', 'Société par actions simplifiée']), { size: 8.5 }),
      text(60, 154, `SIRET ${luhnNumber(paper, '4## ### ###')} 00017 – APE ${paper.code('##.##')}Z`, {
        size: 8.5,
        face: 'sans',
      }),
      box(60, 300, 475, 110, { stroke: '#8a1538', strokeWidth: 2 }),
      text(297, 344, 'COMPTES ANNUELS', { size: 24, face: 'sans-bold', align: 'middle' }),
      text(297, 372, `Exercice clos le ${paper.put('period_end', `${year}-${end}`, day)}`, {
        size: 13,
        face: 'sans',
        align: 'middle',
      }),
      text(297, 392, 'Durée : 12 mois – Montants exprimés en euros', { size: 9, align: 'middle' }),
      text(60, 560, 'Expert-comptable', { size: 9, face: 'sans-bold' }),
      text(60, 574, `Fiduciaire ${accountant.surname} SARL`, { size: 9.5, face: 'sans' }),
      text(60, 587, accountant.lines.join(', '), { size: 8.5 }),
      text(60, 620, 'Commissaire aux comptes', { size: 9, face: 'sans-bold' }),
      text(60, 634, paper.put('auditor_name', `${auditor.surname} Audit & Conseil`), { size: 9.5, face: 'sans' }),
    )
    paper.put('legal_name', name)
    const table = (
      page: Mark[],
      columns: readonly (readonly [string, number])[],
      from: number,
      rows: readonly (readonly string[])[],
    ) => {
      page.push(box(40, from - 12, 515, 16, { fill: '#8a1538' }))
      columns.forEach(([title, x], index) =>
        page.push(
          text(x, from, title, { size: 7.6, face: 'sans-bold', color: '#fff', align: index === 0 ? 'left' : 'right' }),
        ),
      )
      rows.forEach((row, at) => {
        const isTotal = /^TOTAL|^RÉSULTAT|^BÉNÉFICE/.test(row[0] ?? '')
        const y = from + 17 + at * 14
        if (isTotal) page.push(box(40, y - 10, 515, 13.4, { fill: '#f3e6ea' }))
        row.forEach((value, index) =>
          page.push(
            text(columns[index]?.[1] ?? 0, y, value, {
              size: 8,
              face: isTotal ? 'sans-bold' : 'sans',
              align: index === 0 ? 'left' : 'right',
            }),
          ),
        )
        page.push(line(40, y + 3.4, 555, y + 3.4, { strokeWidth: 0.25, stroke: '#999' }))
      })
    }
    const head = (page: Mark[], title: string) =>
      page.push(
        text(40, 42, name, { size: 9, face: 'sans-bold' }),
        text(
          555,
          42,
          `Du 01/${end === '12-31' ? `01/${year}` : end === '06-30' ? `07/${year - 1}` : `10/${year - 1}`} au ${day}`,
          { size: 8.4, align: 'right' },
        ),
        text(297, 68, title, { size: 13, face: 'sans-bold', align: 'middle' }),
      )
    head(balance, 'BILAN')
    const wear = total(fixed.map(([, , worn]) => worn))
    table(
      balance,
      [
        ['ACTIF', 46],
        ['Brut', 312],
        ['Amort. prov.', 384],
        [`Net au ${day}`, 474],
        ['Net N-1', 550],
      ],
      96,
      [
        ...fixed.map(([title, gross, worn]) => [
          title,
          euros(gross),
          worn === 0 ? '' : euros(worn),
          euros(gross - worn),
          euros(before(gross - worn)),
        ]),
        ...current.map(([title, value]) => [title, euros(value), '', euros(value), euros(before(value))]),
        [
          'TOTAL GÉNÉRAL ACTIF',
          euros(assets + wear),
          euros(wear),
          field('total_assets', assets),
          euros(before(assets)),
        ],
      ],
    )
    table(
      balance,
      [
        ['PASSIF', 46],
        [`Net au ${day}`, 474],
        ['Net N-1', 550],
      ],
      300,
      [
        ['Capital social ou individuel', euros(capital), euros(capital)],
        ['Réserves et report à nouveau', euros(reserves), euros(before(reserves))],
        ['Résultat de l’exercice', euros(result), euros(before(result))],
        ['TOTAL CAPITAUX PROPRES (I)', field('equity', equity), euros(before(equity))],
        ['Emprunts et dettes auprès des établissements de crédit', euros(bank), euros(before(bank))],
        ['Dettes fournisseurs et comptes rattachés', euros(suppliers), euros(before(suppliers))],
        ['Dettes fiscales et sociales', euros(debts - bank - suppliers), euros(before(debts - bank - suppliers))],
        ['TOTAL DETTES (II)', field('total_liabilities', debts), euros(before(debts))],
        ['TOTAL GÉNÉRAL PASSIF (I + II)', euros(assets), euros(before(assets))],
      ],
    )
    head(income, 'COMPTE DE RÉSULTAT')
    const goods = Math.round(sales * 0.3)
    const charges = sales - result
    const [purchases, staff] = [Math.round(charges * 0.45), Math.round(charges * 0.38)]
    table(
      income,
      [
        ['', 46],
        ['France', 312],
        ['Exportation', 392],
        ['Exercice N', 474],
        ['Exercice N-1', 550],
      ],
      96,
      [
        ['Ventes de marchandises', euros(goods), '', euros(goods), euros(before(goods))],
        ['Production vendue', euros(sales - goods), '', euros(sales - goods), euros(before(sales - goods))],
        ['TOTAL – Chiffre d’affaires net', euros(sales), '', field('revenue', sales), euros(before(sales))],
        ['Achats et charges externes', '', '', euros(purchases), euros(before(purchases))],
        ['Salaires, traitements et charges sociales', '', '', euros(staff), euros(before(staff))],
        [
          'Impôts, taxes et dotations',
          '',
          '',
          euros(charges - purchases - staff),
          euros(before(charges - purchases - staff)),
        ],
        ['TOTAL DES CHARGES', '', '', euros(charges), euros(before(charges))],
        ['BÉNÉFICE OU PERTE', '', '', field('net_income', result), euros(before(result))],
      ],
    )
    const notes = column(46, 330, 503, { size: 8.4, face: 'sans', leading: 12 })
    notes.say('Extrait de l’annexe', { face: 'sans-bold' })
    notes.say(
      'Les comptes sont établis selon le règlement ANC n° 2014-03, dans le respect du principe de prudence et en supposant la continuité de l’exploitation. Les immobilisations sont amorties en linéaire sur 3 à 10 ans.',
    )
    notes.say(
      `Créances à plus d’un an : ${euros(Math.round(assets * 0.01))} €. Effectif moyen : ${paper.between(3, 40)} salariés. Engagements de crédit-bail : ${euros(Math.round(assets * 0.03))} €. Honoraires du commissaire aux comptes : ${euros(paper.between(30, 90) * 100)} €.`,
    )
    notes.say(
      `Emprunts à moins d’un an : ${euros(Math.round(bank * 0.2))} € ; à plus d’un an : ${euros(bank - Math.round(bank * 0.2))} €. Aucun évènement significatif n’est survenu après la clôture.`,
    )
    income.push(...notes.marks)
    return marks.map((page, index) =>
      sheetOf('a4', [...page, text(297, 822, `SPÉCIMEN – page ${index + 1}/3`, { size: 7, align: 'middle' })]),
    )
  },
}
