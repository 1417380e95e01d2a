import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

const dues: readonly (readonly [string, number, number])[] = [
  ['SANTÉ', 0, 0],
  ['Sécurité sociale - maladie', 0, 7],
  ['Complémentaire santé', 0.9, 0.9],
  ['ACCIDENTS DU TRAVAIL', 0, 1.23],
  ['RETRAITE', 0, 0],
  ['Sécurité sociale plafonnée', 6.9, 8.55],
  ['Sécurité sociale déplafonnée', 0.4, 2.02],
  ['Complémentaire tranche 1', 4.01, 6.01],
  ['FAMILLE', 0, 3.45],
  ['ASSURANCE CHÔMAGE', 0, 4.05],
  ['CSG déductible', 6.68, 0],
  ['CSG/CRDS non déductible', 2.85, 0],
]

/** A French bulletin de paie in the clarified model: many narrow columns, employer's shares, net imposable, totals of the year. */
export const bulletinFr: UnseenLayout = {
  name: 'bulletin-fr',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'FR')()
    const page = openPage()
    const boss = `${firm(paper, 'FR').toUpperCase()} ${paper.pick(['SAS', 'SARL'])}`
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = addDays(monthEnd(end, 1), 1)
    const months = Number(end.slice(5, 7))
    const base = paper.between(190000, 460000)
    const bonus = paper.between(0, 22000)
    const gross = base + bonus
    const shares = dues.map(
      ([, own, theirs]) => [Math.round((gross * own) / 100), Math.round((gross * theirs) / 100)] as const,
    )
    const held = shares.reduce((all, [own]) => all + own, 0)
    const tax = Math.round(gross * 0.041)
    const net = gross - held - tax
    const hired = addYears(addDays(start, -paper.between(1, 300)), -paper.between(0, 11))
    page.box(30, 30, 255, 74)
    page.t(36, 46, paper.put('employer_name', boss), 10, 'sans-bold', { fit: 240 })
    page.rows(
      36,
      60,
      11,
      ['ZA de Kergaradec', '29850 GOUESNOU', paper.code('SIRET 8## ### ### 000##   APE 4332A')],
      7.6,
    )
    page.t(310, 48, 'BULLETIN DE PAIE', 14, 'sans-bold')
    page.t(
      310,
      64,
      `Période : ${paper.put('pay_period_start', start, day(start, 'DD/MM/YY'))} au ${paper.put('pay_period_end', end, day(end, 'DD/MM/YY'))}`,
      8.4,
    )
    page.t(310, 77, `Paiement le ${paper.put('document_date', end, day(end, 'DD/MM/YY'))} par virement`, 8.4)
    page.rows(
      330,
      126,
      12,
      [`${one.sex === 'F' ? 'Madame' : 'Monsieur'} ${one.surname.toUpperCase()} ${one.given}`, ...one.lines],
      9,
    )
    paper.put('document_holder_name', `${one.surname.toUpperCase()} ${one.given}`)
    page.grid(
      [36, 104],
      122,
      11.4,
      [
        ['Matricule', paper.code('00###')],
        ['N° SS', paper.code(one.sex === 'F' ? '2 ## 0# 29 ### ### ##' : '1 ## 0# 29 ### ### ##')],
        [
          'Emploi',
          paper.put(
            'occupation',
            paper.pick(['Technicien de maintenance', 'Chargée de paie', 'Menuisier poseur', 'Assistant commercial']),
          ),
        ],
        ['Entrée', paper.put('hire_date', hired, day(hired, 'DD/MM/YYYY'))],
        ['Coefficient', '230'],
      ],
      7.6,
    )
    page.box(30, 190, 535, 24, { fill: '#d8d8d8' })
    const edges = [34, -250, -302, -358, -416, -482, -560]
    page.grid(
      edges,
      200,
      9,
      [['Éléments de paie', 'Base', 'Taux', 'À déduire', 'À payer', 'Taux patronal', 'Part employeur']],
      6.6,
      'sans-bold',
    )
    let y = page.grid(
      edges,
      226,
      13.4,
      [
        ['Salaire de base', '151,67', money(Math.round(base / 151.67), 'comma'), '', money(base, 'fr'), '', ''],
        ['Heures supplémentaires 25 %', '', '', '', money(bonus, 'fr'), '', ''],
      ],
      7.4,
    )
    page.t(34, y, 'SALAIRE BRUT', 8, 'sans-bold')
    page.r(416, y, paper.put('gross_pay', amount(gross), money(gross, 'fr')), 8, 'sans-bold')
    y += 15
    dues.forEach(([label, own, theirs], index) => {
      const [mine, yours] = shares[index] ?? [0, 0]
      const show = (rate: number, value: string) => (rate === 0 ? '' : value)
      const of = own + theirs === 0 ? '' : money(gross, 'fr')
      page.grid(
        edges,
        y,
        12,
        [
          [
            label,
            of,
            show(own, own.toFixed(3).replace('.', ',')),
            show(own, money(mine, 'fr')),
            '',
            show(theirs, theirs.toFixed(3).replace('.', ',')),
            show(theirs, money(yours, 'fr')),
          ],
        ],
        7.2,
      )
      y += 13.4
    })
    page.rule(30, y - 7, 565)
    page.t(34, y + 4, 'Total des cotisations et contributions', 7.6, 'sans-bold')
    page.r(358, y + 4, money(held, 'fr'), 7.6, 'sans-bold')
    page.r(
      560,
      y + 4,
      money(
        shares.reduce((all, [, theirs]) => all + theirs, 0),
        'fr',
      ),
      7.6,
      'sans-bold',
    )
    y += 24
    const taxable = gross - held + (shares[11]?.[0] ?? 0)
    page.grid(
      [34, -416],
      y + 2,
      16,
      [
        ['NET À PAYER AVANT IMPÔT SUR LE REVENU', money(gross - held, 'fr')],
        ['Impôt sur le revenu prélevé à la source - PAS taux personnalisé', money(tax, 'fr')],
      ],
      8.2,
    )
    page.box(30, y + 26, 390, 24, { stroke: '#000000', strokeWidth: 1.2 })
    page.t(36, y + 42, 'NET PAYÉ EN EUROS', 10, 'sans-bold')
    page.r(414, y + 42, paper.put('net_pay', amount(net), money(net, 'fr')), 11, 'sans-bold')
    for (const x of [254, 308, 362, 420, 488]) page.upright(x, 190, y - 13)
    page.box(30, 190, 535, y - 203)
    const top = y + 74
    page.box(30, top, 535, 46)
    page.grid(
      [-130, -220, -310, -400, -470, -558],
      top + 14,
      14,
      [
        ['Cumuls', 'Bruts', 'Net imposable', 'Heures', 'Congés N-1', 'Congés N'],
        ['Période', money(gross, 'fr'), money(taxable, 'fr'), '151,67', '', '2,08'],
        [
          'Année',
          paper.put('gross_pay_ytd', amount(gross * months), money(gross * months, 'fr')),
          money(taxable * months, 'fr'),
          money(15167 * months, 'comma'),
          '11,00',
          money(208 * months, 'comma'),
        ],
      ],
      7.4,
    )
    page.para(
      30,
      790,
      535,
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. Convention collective : Bâtiment (ouvriers). SPECIMEN',
      7,
    )
    return [page.sheet()]
  },
}
