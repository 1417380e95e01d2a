import { fullName, postalLines } from '../../../person.ts'
import type { Draft } from '../../draft.ts'
import { boxed, lineList, small, words } from '../../layout/print.ts'
import { grid, pairs } from '../../layout/data.ts'
import { beside, pages } from '../../layout/flow.ts'
import { letterhead } from '../../layout/letterhead.ts'
import { holder, issuerOf } from '../../layout/stationery.ts'
import { payFigures } from './figures.ts'

/** The French bulletin: contributions with base, rate and both parts. */
export function bulletin(draft: Draft) {
  const of = payFigures(draft, 'monthly')
  const { issuer, look } = issuerOf(draft, 'employer', 'employer_name')
  const money = (amount: number) => draft.printMoney(amount, 'bare')
  const contribution = (label: string, rate: string, amount: number) => [
    label,
    money(of.gross),
    rate,
    money(amount),
    money(Math.round(amount * 1.4)),
  ]
  const name = fullName(draft.person)
  const lines = postalLines(draft.person, 'FR')
  draft.put('pay_frequency', 'monthly', 'Mensuelle')
  return pages(draft, { ...look, size: 8.4 }, [
    letterhead(draft.pick(['plain', 'logo']), {
      issuer,
      under: [
        `SIRET ${draft.code('### ### ### #####')}  APE ${draft.code('####')}Z`,
        `URSSAF ${draft.code('### #########')}`,
      ],
      title: 'BULLETIN DE PAIE',
      subtitle: `Période : du ${draft.date('pay_period_start', of.start, 'slashes')} au ${draft.date('pay_period_end', of.end, 'slashes')}`,
    }),
    beside(
      [
        pairs(
          [
            ['Matricule', draft.code('00###')],
            ['N° SS', draft.code('# ## ## ## ### ### ##')],
            ['Emploi', draft.put('occupation', draft.person.occupation)],
            ['Statut', 'Non cadre'],
            ['Coefficient', '285'],
            ['Entrée le', draft.date('hire_date', of.hired, 'slashes')],
            ['Paie', 'Mensuelle'],
          ],
          'aligned',
        ),
      ],
      [boxed([lineList([draft.put('document_holder_name', name), ...lines])])],
    ),
    grid(
      [
        { title: 'Rubrique', share: 3.2 },
        { title: 'Base', share: 1.3, right: true },
        { title: 'Taux', share: 1, right: true },
        { title: 'Part salarié', share: 1.3, right: true },
        { title: 'Part employeur', share: 1.4, right: true },
      ],
      [
        ['Salaire de base', '151,67', '', money(of.gross), ''],
        ['Salaire brut', '', '', draft.money('gross_pay', of.gross, 'bare'), ''],
        contribution('Santé - Sécurité sociale', '7,00', of.deductions[3] ?? 0),
        contribution('Retraite - Sécurité sociale plafonnée', '6,90', of.deductions[1] ?? 0),
        contribution('Retraite complémentaire Tranche 1', '4,15', of.deductions[2] ?? 0),
        contribution('CSG déductible de l’impôt sur le revenu', '6,80', of.deductions[0] ?? 0),
        [
          'Total des cotisations et contributions',
          '',
          '',
          draft.money('deductions_total', of.deducted, 'bare'),
          money(Math.round(of.deducted * 1.4)),
        ],
      ],
      { rules: draft.pick(['all', 'rows']), totals: 1 },
    ),
    pairs(
      [
        ['Net imposable', money(of.net + 6_812)],
        ['Impôt sur le revenu prélevé à la source - taux 0,00 %', money(0)],
        ['Montant net social', money(of.net + 1_204)],
      ],
      'ends',
    ),
    boxed(
      [
        pairs([['Net payé en euros', draft.money('net_pay', of.net, 'signed')]], 'ends'),
        words(`Payé le ${draft.date('document_date', of.paid, 'slashes')} par virement`),
      ],
      { fill: true },
    ),
    grid(
      [
        { title: 'Cumuls', share: 1 },
        { title: 'Brut', share: 1, right: true },
        { title: 'Net imposable', share: 1, right: true },
        { title: 'Heures', share: 1, right: true },
      ],
      [
        [
          'Année',
          draft.money('gross_pay_ytd', of.gross * of.periods, 'bare'),
          money((of.net + 6_812) * of.periods),
          '606,68',
        ],
      ],
      { rules: 'all' },
    ),
    pairs(
      [
        ['Congés N-1 acquis', '25,00'],
        ['Pris', '12,00'],
        ['Solde', '13,00'],
      ],
      'colon',
      3,
    ),
    small(
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. Convention collective : 1486.',
    ),
  ])
}

/** The Moroccan bulletin: gains and deductions in two columns. */
export function moroccanBulletin(draft: Draft) {
  const of = payFigures(draft, 'monthly')
  const { issuer, look } = issuerOf(draft, 'employer', 'employer_name')
  const money = (amount: number) => draft.printMoney(amount, 'bare')
  return pages(draft, look, [
    letterhead(draft.pick(['plain', 'centred', 'logo']), {
      issuer,
      under: [`ICE ${draft.code('00#############')}   CNSS ${draft.code('#######')}`],
      title: 'BULLETIN DE PAIE',
      subtitle: `Mois du ${draft.date('pay_period_start', of.start, 'slashes')} au ${draft.date('pay_period_end', of.end, 'slashes')}`,
    }),
    pairs(
      [
        ['Nom et prénom', holder(draft)],
        ['Matricule', draft.code('###')],
        ['Fonction', draft.put('occupation', draft.person.occupation)],
        ['Date d’embauche', draft.date('hire_date', of.hired, 'slashes')],
        ['N° CNSS', draft.code('#########')],
        ['CIN', draft.code('@@######')],
        ['Situation familiale', 'M(2)'],
        ['Date de paiement', draft.date('document_date', of.paid, 'slashes')],
      ],
      draft.pick(['boxed', 'colon', 'aligned']),
      2,
    ),
    grid(
      [
        { title: 'Rubriques', share: 3 },
        { title: 'Nombre ou base', share: 1.4, right: true },
        { title: 'Taux', share: 1, right: true },
        { title: 'Gains', share: 1.4, right: true },
        { title: 'Retenues', share: 1.4, right: true },
      ],
      [
        ['Salaire de base', '26,00', '', money(of.gross - 40_000), ''],
        ['Prime d’ancienneté', '', '5,00', money(40_000), ''],
        ['SALAIRE BRUT', '', '', draft.money('gross_pay', of.gross, 'bare'), ''],
        ['Cotisation CNSS', money(of.gross), '4,48', '', money(of.deductions[1] ?? 0)],
        ['Cotisation AMO', money(of.gross), '2,26', '', money(of.deductions[2] ?? 0)],
        ['Retraite CIMR', money(of.gross), '6,00', '', money(of.deductions[3] ?? 0)],
        ['IR', '', '', '', money(of.deductions[0] ?? 0)],
        ['TOTAL DES RETENUES', '', '', '', draft.money('deductions_total', of.deducted, 'bare')],
        ['NET À PAYER', '', '', draft.money('net_pay', of.net, 'bare'), ''],
      ],
      { rules: 'all', totals: 2 },
    ),
    pairs(
      [
        ['Cumul brut', draft.money('gross_pay_ytd', of.gross * of.periods)],
        ['Cumul net imposable', money(of.net * of.periods + 1)],
        ['Mode de règlement', 'Virement'],
      ],
      'colon',
      2,
    ),
    small('Pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.'),
  ])
}
