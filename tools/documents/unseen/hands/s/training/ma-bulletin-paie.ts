import { addYears, monthEnd } from '../../../../calendar.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import { money, openPage, plainFrench, putDay, putMoney } from '../kit.ts'

const employers = [
  'STE ATLAS NEGOCE SARL',
  'TEXTILES DU BOUREGREG S.A.',
  'OCEANE CENTRE D’APPELS SARL AU',
  'Clinique Al Farabi S.A.',
  'COMPTOIR AGRICOLE DU SOUSS',
  'Groupe Scolaire Ibn Rochd',
] as const

/** A Moroccan pay slip: boxes of the employee, base, rate, gain and withholding columns, cumulative line, net in a box. */
export const maBulletinPaie: UnseenLayout = {
  name: 'ma-bulletin-paie',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'mono', 'sans']))
    const employer = paper.put('employer_name', nameOf(paper, employers, 'ma employer'))
    const end = monthEnd(paper.today, paper.between(1, 6))
    const month = Number(end.slice(5, 7))
    const base = paper.between(380000, 1900000)
    const years = paper.between(1, 14)
    const seniority = years < 2 ? 0 : Math.round(base * (years < 5 ? 0.05 : 0.1))
    const gross = base + seniority
    const capped = Math.min(gross, 600000)
    const taken = [
      ['CNSS prestations sociales', capped, '4,48', Math.round(capped * 0.0448)],
      ['AMO', gross, '2,26', Math.round(gross * 0.0226)],
      [paper.pick(['CIMR', 'Mutuelle', 'Retraite complémentaire']), gross, '3,00', Math.round(gross * 0.03)],
      ['I.R.', gross, '', Math.round(gross * 0.09)],
    ] as const
    const out = taken.reduce((sum, [, , , cents]) => sum + cents, 0)
    const transport = 50000
    const net = gross + transport - out
    const pattern = paper.pick(['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY'])
    page.stack(
      40,
      46,
      [
        employer,
        paper.pick(['Zone industrielle Aïn Sebaâ', 'Technopolis, Salé', 'Bd Moulay Ismaïl']),
        `CNSS ${paper.code('2######')}   ICE ${commonIdentifier(paper)}`,
      ],
      { size: 8.5 },
    )
    page.say(paper.chance(0.5) ? 330 : 400, 50, paper.pick(['BULLETIN DE PAIE', 'Bulletin de paye', 'FICHE DE PAIE']), {
      size: 13,
      bold: true,
    })
    const [from, to] = [
      putDay(paper, 'pay_period_start', `${end.slice(0, 8)}01`, pattern),
      putDay(paper, 'pay_period_end', end, pattern),
    ]
    page.say(
      330,
      66,
      paper.pick([`Période du ${from} au ${to}`, `Paie du : ${from} au : ${to}`, `PERIODE : ${from} - ${to}`]),
      { size: 8.5 },
    )
    const { line } = putHolder(paper, 'MA', ['capitals', 'surname first', 'titled', 'comma'], 'fr')
    const facts = [
      [paper.pick(['Nom et prénom', 'Salarié', 'NOM & PRENOM', 'Employé']), line],
      ['Matricule', paper.code('0####')],
      [
        paper.pick(['Fonction', 'Emploi', 'Qualification']),
        paper.put(
          'occupation',
          paper.pick([
            'Agent commercial',
            'Téléconseillère',
            'Comptable',
            'Chef de chaîne',
            'Technicien de maintenance',
            'Infirmier',
          ]),
        ),
      ],
      [
        paper.pick(['Date d’embauche', 'Date entrée', 'Embauché le']),
        putDay(paper, 'hire_date', addYears(`${end.slice(0, 8)}01`, -years), pattern),
      ],
      ['N° CNSS', paper.code('1########')],
      ['Sit. familiale / Déd.', paper.pick(['C / 0', 'M / 2', 'M / 4', 'D / 1'])],
      ['C.I.N.', paper.code('@@######')],
      [paper.pick(['Date de paiement', 'Payé le', 'Date paie']), putDay(paper, 'document_date', end, pattern)],
    ] as const
    if (paper.chance(0.6))
      facts.forEach(([caption, value], index) =>
        page.cell(40 + (index % 4) * 130, 92 + Math.floor(index / 4) * 30, 130, 30, caption, value, { size: 8 }),
      )
    else {
      page.pairs(40, 290, 98, facts.slice(0, 4), { size: 8.2, leading: 14 })
      page.pairs(320, 556, 98, facts.slice(4), { size: 8.2, leading: 14 })
    }
    page.fill(40, 170, 520, 16, '#cfd8dc')
    const columns = [46, -270, -340, -440, -552]
    page.grid(
      181,
      columns,
      [['Libellé', 'Base', 'Taux', paper.pick(['Gains', 'A payer']), paper.pick(['Retenues', 'A retenir'])]],
      { size: 8, bold: true },
    )
    const coin = plainFrench
    const below = page.grid(
      202,
      columns,
      [
        ['Salaire de base', '191,00', '', money(base, coin), ''],
        ...(seniority > 0
          ? [['Prime d’ancienneté', money(base, coin), years < 5 ? '5,00' : '10,00', money(seniority, coin), '']]
          : []),
        [
          paper.pick(['SALAIRE BRUT', 'Salaire brut imposable', 'Total brut', 'BRUT GLOBAL']),
          '',
          '',
          putMoney(paper, 'gross_pay', gross, coin),
          '',
        ],
        ...taken.map(([name, basis, rate, cents]) => [name, money(basis, coin), rate, '', money(cents, coin)]),
        ['Indemnité de transport', '', '', money(transport, coin), ''],
      ],
      { size: 8.3, leading: 17 },
    )
    page.rule(40, 560, below - 9)
    page.grid(
      below + 4,
      columns,
      [
        [
          paper.pick(['Totaux', 'TOTAL', 'Total gains / retenues']),
          '',
          '',
          money(gross + transport, coin),
          putMoney(paper, 'deductions_total', out, coin),
        ],
      ],
      { size: 8.5, bold: true },
    )
    page.cell(
      400,
      below + 20,
      160,
      34,
      paper.pick(['NET A PAYER', 'Net à payer (DH)', 'Salaire net', 'NET PAYE']),
      putMoney(paper, 'net_pay', net, coin),
      { size: 13, bold: true, align: 'right' },
    )
    if (paper.chance(0.6)) {
      page.grid(
        below + 36,
        [46, 130, 230],
        [
          ['Cumuls', paper.pick(['Brut annuel', 'Brut cumulé', 'Cumul brut']), 'I.R. annuel'],
          ['', putMoney(paper, 'gross_pay_ytd', gross * month, coin), money(taken[3][3] * month, coin)],
        ],
        { size: 8 },
      )
    }
    page.say(
      46,
      below + 84,
      paper.pick(['Mode de règlement : virement BMA', 'Payé par virement', 'Règlement : chèque']),
      { size: 8 },
    )
    page.wrap(
      46,
      below + 110,
      500,
      'Pour faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. Jours travaillés : 26. Congés acquis : 1,5 j. Solde congés : 11,00.',
      { size: 7.5 },
    )
    page.grid(760, [60, 400], [['Signature de l’employeur', 'Signature du salarié']], { size: 8 })
    return [page.sheet()]
  },
}
