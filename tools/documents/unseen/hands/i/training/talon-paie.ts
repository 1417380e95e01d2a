import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { moneyIn, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { fortnight } from '../wages.ts'

/** A Québec pay slip of a payroll house: a strip of small boxes, a wide table with gains on top of deductions, net in the corner. */
export const talonPaie: UnseenLayout = {
  name: 'talon-paie',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['narrow', 'sans']), size: 8, french: true })
    const tone = paper.pick(['#224b7a', '#6a2c70', '#40514e'])
    const wages = fortnight(paper, paper.pick([7, 14]), 'fr')
    const form = paper.pick(['2026-09-30', '2026/09/30', '30-09-2026', '30 SEP 2026'] as const)
    const money = paper.pick(['-1,00', '-1,00 $'] as const)
    const employer = issuer(paper, 'employeur')
    const isLow = paper.chance(0.4)
    logo(page, 36, 26, initialsOf(employer), paper.pick(['leaf', 'hex', 'tile']), tone)
    if (!isLow) page.text(86, 44, paper.put('employer_name', employer), { size: 11, bold: true })
    page.right(576, 44, paper.pick(['BULLETIN DE PAIE', 'Talon de paie', 'RELEVÉ DE PAIE', 'Avis de dépôt']), {
      size: 13,
      bold: true,
      color: tone,
    })
    const who = somebody(paper, 'QC')
    const name = paper.put(
      'document_holder_name',
      nameIn(who, paper.pick(['surnameFirst', 'plain', 'loudSurname', 'surnameFirstPlain'])),
    )
    const from = putDate(paper, 'pay_period_start', wages.start, form)
    const to = putDate(paper, 'pay_period_end', wages.end, form)
    const cells: readonly (readonly [string, string, number])[] = [
      [paper.pick(['Employé', 'Nom de l’employé', 'Salarié']), name, 164],
      ['Matricule', paper.code('#####'), 60],
      [paper.pick(['Période', 'Période de paie']), `${from} au ${to}`, 150],
      [
        paper.pick(['Date de paiement', 'Date de paie', 'Date du dépôt']),
        putDate(paper, 'document_date', wages.payDay, form),
        86,
      ],
      [paper.pick(['N° dépôt', 'N° paie']), paper.code('0####'), 80],
    ]
    let left = 36
    for (const [caption, value, width] of cells) {
      page.cell([left, 78, width, 28], caption, value, { size: 7.8, fill: '#f5f6f9' })
      left += width
    }
    const more: readonly (readonly [string, string])[] = [
      ...(paper.chance(0.6)
        ? [
            [
              paper.pick(['Fonction', 'Titre d’emploi', 'Poste']),
              paper.put(
                'occupation',
                paper.pick([
                  'Soudeuse-monteuse',
                  'Préposé aux bénéficiaires',
                  'Commis comptable',
                  'Programmeuse-analyste',
                  'Cuisinier',
                  'Chauffeur classe 1',
                ]),
              ),
            ] as const,
          ]
        : []),
      ...(paper.chance(0.5)
        ? [
            [
              paper.pick(['Date d’embauche', 'En service depuis']),
              putDate(
                paper,
                'hire_date',
                `${paper.between(2004, 2025)}-0${paper.between(1, 9)}-${paper.between(10, 28)}`,
                form,
              ),
            ] as const,
          ]
        : []),
      ['Service', paper.code('##-###')],
    ]
    more.forEach(([caption, value], index) =>
      page.cell([36 + index * 180, 106, 180, 26], caption, value, { size: 7.8, bold: false }),
    )
    const bottom = page.grid(
      [
        [paper.pick(['Gains', 'Revenus']), 40],
        ['Taux', 270, 'right'],
        [paper.pick(['Heures', 'Qté']), 340, 'right'],
        [paper.pick(['Courant', 'Période', 'Montant']), 450, 'right'],
        [paper.pick(['Cumulatif', 'Cumul annuel', 'À ce jour']), 572, 'right'],
      ],
      [
        ...wages.earnings.map(({ what, rate, hours, cents, toDate }) => [
          what,
          rate,
          hours,
          moneyIn(cents, money),
          moneyIn(toDate, money),
        ]),
        [
          paper.pick(['Total brut', 'Salaire brut', 'TOTAL DES GAINS (BRUT)']),
          '',
          '',
          putMoney(paper, 'gross_pay', wages.gross, money),
          putMoney(paper, 'gross_pay_ytd', wages.grossToDate, money),
        ],
      ],
      { x: 36, y: 150, width: 540, leading: 14.5, shade: '#dde4ee', rules: paper.pick(['rows', 'none', 'frame']) },
    )
    const end = page.grid(
      [
        [paper.pick(['Déductions', 'Retenues']), 40],
        ['', 340, 'right'],
        ['', 340, 'right'],
        ['Courant', 450, 'right'],
        ['Cumulatif', 572, 'right'],
      ],
      [
        ...wages.deductions.map(({ what, cents, toDate }) => [
          what,
          '',
          '',
          moneyIn(cents, money),
          moneyIn(toDate, money),
        ]),
        [
          paper.pick(['Total des déductions', 'Total des retenues']),
          '',
          '',
          putMoney(paper, 'deductions_total', wages.deducted, money),
          moneyIn(wages.deductedToDate, money),
        ],
      ],
      { x: 36, y: bottom + 12, width: 540, leading: 14.5, shade: '#dde4ee' },
    )
    page.draw(box(356, end + 14, 220, 30, { fill: tone }))
    page.text(366, end + 33, paper.pick(['Paie nette', 'NET À PAYER', 'Salaire net', 'Dépôt net']), {
      color: '#ffffff',
      bold: true,
      size: 10,
    })
    page.right(568, end + 33, putMoney(paper, 'net_pay', wages.net, '-1,00 $'), {
      color: '#ffffff',
      bold: true,
      size: 12,
    })
    if (paper.chance(0.5)) {
      page.text(36, end + 26, 'Net cumulatif')
      page.right(170, end + 26, putMoney(paper, 'net_pay_ytd', wages.netToDate, money))
    }
    page.text(
      36,
      end + 40,
      `Banque vacances : ${paper.between(1, 120)},00 h      Banque maladie : ${paper.between(1, 40)},00 h`,
      { size: 7 },
    )
    page.stack(
      60,
      Math.max(end + 110, 500),
      11.5,
      [plainCapitals(`${who.given} ${who.surname}`), ...home(paper, 'QC', true).lines],
      { size: 9 },
    )
    page.text(
      36,
      720,
      `Dépôt direct : institution 815  transit ${paper.code('#####')}  folio XXX${paper.code('###')}`,
      { size: 7 },
    )
    if (isLow)
      page.text(
        36,
        744,
        `${paper.put('employer_name', employer)} - ${home(paper, 'QC').lines.join(', ').replace(/\s+/g, ' ')}`,
        { size: 7 },
      )
    return [page.sheet()]
  },
}
