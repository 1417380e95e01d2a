import { monthEnd } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, captioned, cash, dated, day, grid, page, pen, rule, type Marks } from '../kit.ts'
import { firm, placeLines, someone } from '../people.ts'

const posts = [
  'Chef d’équipe',
  'Technicien de laboratoire',
  'Responsable des stocks',
  'Aide-comptable',
  'Dessinateur projeteur',
]

/** A Moroccan pay slip out of a payroll package: cells above, employee's and employer's shares in columns, cumuls at the foot. */
export const bulletinDePaieMa: UnseenLayout = {
  name: 'bulletin-de-paie-ma',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const worker = someone(paper, 'MA')
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'MA', ['Textiles', 'Agro Export', 'Câblage', 'Pharma'])} SARL`.toUpperCase(),
    )
    const seat = placeLines(paper, 'MA')
    const name = paper.put('document_holder_name', `${worker.surname.toUpperCase()} ${worker.given}`)
    const end = monthEnd(paper.today, paper.between(1, 2))
    const start = `${end.slice(0, 8)}01`
    const base = paper.between(420_000, 1_900_000)
    const years = paper.between(2, 14)
    const seniority = Math.round(base * (years < 5 ? 0.05 : years < 12 ? 0.1 : 0.15))
    const gross = base + seniority
    const transport = 50_000
    const cnss = Math.round(Math.min(gross, 600_000) * 0.0448)
    const amo = Math.round(gross * 0.0226)
    const mutual = paper.between(8000, 21_000)
    const tax = Math.round((gross - cnss - amo) * 0.12)
    const taken = cnss + amo + mutual + tax
    const net = gross + transport - taken
    const month = Number(end.slice(5, 7))
    const a = (cents: number) => amount(cents, 'fr')
    const hired = `${2026 - years}-0${paper.between(1, 9)}-${paper.pick(['01', '15', '02'])}`
    const cell = (x: number, y: number, width: number, caption: string, value: string) =>
      captioned({ x, y, width, height: 24 }, caption, value, { face: 'narrow', size: 8.6 })
    const rows = [
      ['100', 'Salaire de base', '191,00', a(Math.round(base / 191)), a(base), '', ''],
      ['120', 'Prime d’ancienneté', a(base), `${a((seniority * 10_000) / base)}`, a(seniority), '', ''],
      ['', '', '', '', '', '', ''],
      [
        '500',
        'Cotisation CNSS',
        a(Math.min(gross, 600_000)),
        '4,48',
        '',
        a(cnss),
        a(Math.round(Math.min(gross, 600_000) * 0.0898)),
      ],
      ['510', 'Assurance maladie AMO', a(gross), '2,26', '', a(amo), a(Math.round(gross * 0.0411))],
      ['530', 'Mutuelle complémentaire', '', '', '', a(mutual), a(mutual)],
      ['700', 'I.R.', a(gross - cnss - amo), '', '', a(tax), ''],
      ['810', 'Indemnité de transport', '', '', a(transport), '', ''],
    ]
    const edges = [44, 76, -270, -330, -400, -470, -548]
    const marks: Marks = [
      f.L(40, 46, employer, 12),
      seat.map((row, index) => f.l(40, 58 + index * 10, row, 8)),
      f.l(40, 80, `N° affiliation CNSS ${paper.code('#######')}    ICE ${paper.code('00#############')}`, 7.6),
      box(330, 32, 225, 34, { fill: '#dfe7ee' }),
      f.M(442, 47, 'BULLETIN DE PAIE', 12),
      f.m(
        442,
        60,
        `Période du ${dated(paper, 'pay_period_start', start, 'DD/MM/YY')} au ${dated(paper, 'pay_period_end', end, 'DD/MM/YY')}`,
        8.6,
      ),
      cell(40, 96, 70, 'Matricule', paper.code('00###')),
      cell(110, 96, 120, 'N° CNSS', paper.code('1########')),
      cell(230, 96, 100, 'C.I.N.', paper.code('@@######')),
      cell(330, 96, 110, 'Date de naissance', day(worker.born, 'DD/MM/YYYY')),
      cell(440, 96, 115, 'Date d’embauche', dated(paper, 'hire_date', hired, 'DD/MM/YYYY')),
      cell(40, 120, 190, 'Fonction', paper.put('occupation', paper.pick(posts))),
      cell(230, 120, 100, 'Situation familiale', paper.pick(['Célibataire', 'Marié(e)'])),
      cell(330, 120, 110, 'Nb déductions', String(paper.between(0, 4))),
      cell(440, 120, 115, 'Mode de règlement', 'Virement'),
      f.L(340, 166, name, 10.5),
      worker.lines.map((row, index) => f.l(340, 179 + index * 12, row, 9.5)),
      box(40, 214, 515, 18, { fill: '#dfe7ee', stroke: '#666', strokeWidth: 0.5 }),
      grid(226, 0, edges, [['Rub.', 'Désignation', 'Base', 'Taux', 'Gains', 'Retenues', 'Part patronale']], {
        size: 8,
        face: 'narrow-bold',
      }),
      box(40, 232, 515, 250, { stroke: '#666', strokeWidth: 0.5 }),
      [72, 210, 276, 336, 406, 476].map((x) => line(x, 214, x, 482, { stroke: '#999', strokeWidth: 0.4 })),
      grid(248, 15, edges, rows, { size: 8.6, face: 'narrow' }),
      f.l(76, 474, 'Total', 8.6),
      f.r(400, 474, a(gross + transport), 8.6),
      f.r(470, 474, cash(paper, 'deductions_total', taken, a(taken)), 8.6),
      rule(40, 462, 555),
      cell(40, 494, 100, 'Salaire brut imposable', cash(paper, 'gross_pay', gross, a(gross))),
      cell(140, 494, 100, 'Net imposable', a(gross - cnss - amo)),
      cell(240, 494, 90, 'Congés restants', `${paper.between(2, 24)},50`),
      cell(330, 494, 90, 'Payé le', dated(paper, 'document_date', end, 'DD/MM/YYYY')),
      box(430, 494, 125, 40, { stroke: '#222', strokeWidth: 1.4 }),
      f.l(436, 506, 'NET À PAYER (DH)', 7.6),
      f.R(549, 526, cash(paper, 'net_pay', net, a(net)), 13),
      f.L(40, 552, 'CUMULS', 8),
      grid(
        566,
        14,
        [40, -200, -300, -420],
        [
          ['', 'Brut', 'I.R.', 'Jours travaillés'],
          [
            `De janvier à ce jour`,
            cash(paper, 'gross_pay_ytd', gross * month, a(gross * month)),
            a(tax * month),
            `${26 * month},00`,
          ],
        ],
        { size: 8.4, face: 'narrow' },
      ),
      rule(40, 800, 555),
      f.l(40, 812, 'Dans votre intérêt, conservez ce bulletin sans limitation de durée.', 7),
    ]
    return [page('a4', marks, 'SPÉCIMEN')]
  },
}
