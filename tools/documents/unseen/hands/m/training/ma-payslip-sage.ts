import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, openFlow } from '../flow.ts'
import { firms, home, somebody } from '../people.ts'
import { ago, canonical, money, numeric } from '../say.ts'

const jobs = [
  'TECHNICIEN FRIGORISTE',
  'ASSISTANTE ADMINISTRATIVE',
  'MAGASINIER CARISTE',
  'COMPTABLE',
  'CONSEILLER CLIENTELE',
  'CHEF D’EQUIPE',
] as const
const xs = [40, 66, 240, 306, 356, 430, 486, 551] as const

/** The slip of a French payroll program as set up in Morocco: a wide ruled table of headings, employee and employer shares, totals in foot boxes. */
export const maPayslipSage: UnseenLayout = {
  name: 'ma-payslip-sage',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'narrow',
      size: 8,
      foot: 'Pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.',
    })
    const worker = somebody(paper, 'MA')
    const firm = paper.put('employer_name', paper.pick(firms.MA))
    const end = addDays(numeric(ago(paper, 14, 200), 'Y-m-01'), -1)
    const start = numeric(end, 'Y-m-01')
    const hired = ago(paper, 500, 5000)
    const paid = paper.chance(0.5) ? end : addDays(end, paper.between(1, 4))
    flow.put(text(40, 52, firm, { size: 11, face: 'narrow-bold' }))
    home(paper, 'MA').forEach((row, index) => flow.put(text(40, 64 + index * 10, row, { size: 8 })))
    flow.put(text(40, 98, `C.N.S.S. N° ${paper.code('#######')}    Patente ${paper.code('########')}`, { size: 7.5 }))
    flow.put(
      box(330, 38, 225, 22, { stroke: '#000' }),
      text(442, 53, paper.pick(['BULLETIN DE PAIE', 'BULLETIN DE PAYE', 'BULLETIN DE SALAIRE']), {
        size: 12,
        face: 'narrow-bold',
        align: 'middle',
      }),
    )
    const head = [
      [330, 62, 112, 'Période du', paper.put('pay_period_start', start, numeric(start, 'd/m/y'))],
      [442, 62, 113, 'au', paper.put('pay_period_end', end, numeric(end, 'd/m/y'))],
      [
        330,
        88,
        112,
        paper.pick(['Date de paiement', 'Paiement le', 'Payé le']),
        paper.put('document_date', paid, numeric(paid, 'd/m/y')),
      ],
      [442, 88, 113, 'Mode', paper.pick(['VIREMENT', 'CHEQUE'])],
      [40, 120, 60, 'Matricule', paper.code('00###')],
      [
        100,
        120,
        176,
        paper.pick(['Nom et prénom', 'Salarié']),
        paper.put('document_holder_name', `${worker.last} ${worker.first}`.toUpperCase()),
      ],
      [276, 120, 140, paper.pick(['Emploi', 'Fonction', 'Qualification']), paper.put('occupation', paper.pick(jobs))],
      [
        416,
        120,
        139,
        paper.pick(['Date d’embauche', 'Entrée le', 'Ancienneté depuis']),
        paper.put('hire_date', hired, numeric(hired, 'd/m/y')),
      ],
      [40, 146, 60, 'Sit. fam.', paper.pick(['M', 'C', 'D'])],
      [100, 146, 80, 'Déductions', String(paper.between(0, 6))],
      [180, 146, 96, 'N° CNSS', paper.code('1########')],
      [276, 146, 140, 'N° CIN', paper.code('@@######')],
      [416, 146, 139, 'Né(e) le', numeric(ago(paper, 9000, 19000), 'd/m/y')],
    ] as const
    for (const [x, y, width, caption, value] of head)
      flow.put(...cell([x, y, width, 26], caption, value, { face: 'narrow' }))
    const base = paper.between(320_000, 1_500_000)
    const bonus = Math.round((base * paper.pick([0, 5, 10, 15])) / 100)
    const carriage = paper.chance(0.6) ? 50_000 : 0
    const gross = base + bonus + carriage
    const ceiling = Math.min(gross, 600_000)
    const cnss = Math.round(ceiling * 0.0448)
    const amo = Math.round(gross * 0.0226)
    const tax = Math.round(Math.max(0, gross - 500_000) * 0.2)
    const held = cnss + amo + tax
    const m = (cents: number) => money(cents, ' ', ',')
    const rows: readonly (readonly string[])[] = [
      ['010', 'Salaire de base', paper.pick(['191,00', '26,00']), '', m(base)],
      ...(bonus > 0 ? [['105', 'Prime d’ancienneté', '', '', m(bonus)]] : []),
      ...(carriage > 0 ? [['230', 'Indemnité de transport', '', '', m(carriage)]] : []),
      ['', '', '', '', ''],
      ['300', 'SALAIRE BRUT GLOBAL', '', '', paper.put('gross_pay', canonical(gross), m(gross))],
      ['410', 'Cotisation C.N.S.S.', m(ceiling), '4,480', '', m(cnss), '8,980', m(Math.round(ceiling * 0.0898))],
      ['412', 'Cotisation A.M.O.', m(gross), '2,260', '', m(amo), '4,110', m(Math.round(gross * 0.0411))],
      ['415', 'Taxe de formation professionnelle', m(gross), '', '', '', '1,600', m(Math.round(gross * 0.016))],
      ...(tax > 0 ? [['600', 'I.R. retenu', m(gross - cnss - amo), '', '', m(tax)]] : []),
      ['', '', '', '', ''],
      [
        '',
        paper.pick(['TOTAL DES RETENUES', 'Total retenues', 'TOTAL COTISATIONS ET RETENUES']),
        '',
        '',
        '',
        paper.put('deductions_total', canonical(held), m(held)),
      ],
    ]
    const marks: Mark[] = [box(36, 184, 523, 22, { fill: '#e7e7e7', stroke: '#000', strokeWidth: 0.5 })]
    ;['N°', 'Désignation', 'Nbre/Base', 'Taux sal.', 'Gain', 'Retenue', 'Taux pat.', 'Part pat.'].forEach(
      (title, index) =>
        marks.push(
          text(xs[index] ?? 0, 198, title, { size: 7.5, face: 'narrow-bold', align: index > 1 ? 'right' : 'left' }),
        ),
    )
    rows.forEach((row, index) =>
      row.forEach((content, column) =>
        marks.push(text(xs[column] ?? 0, 222 + index * 15, content, { size: 8, align: column > 1 ? 'right' : 'left' })),
      ),
    )
    marks.push(
      box(36, 184, 523, 400, { stroke: '#000', strokeWidth: 0.5 }),
      ...[62, 200, 262, 310, 362, 436, 500].map((x) => line(x, 184, x, 584, { stroke: '#999', strokeWidth: 0.4 })),
    )
    const months = Number(end.slice(5, 7))
    const foot = [
      ['Cumul jours', String(26 * months)],
      [
        paper.pick(['Cumul brut', 'Brut annuel']),
        paper.put('gross_pay_ytd', canonical(gross * months), m(gross * months)),
      ],
      ['Cumul C.N.S.S.', m(cnss * months)],
      ['Cumul I.R.', m(tax * months)],
      ['Congés acquis', '13,50'],
    ] as const
    foot.forEach(([caption, value], index) =>
      marks.push(...cell([36 + index * 78, 600, 78, 30], caption, value, { face: 'narrow', align: 'right' })),
    )
    marks.push(
      box(430, 600, 129, 44, { stroke: '#000', strokeWidth: 1.2, fill: '#f4f4f4' }),
      text(436, 612, paper.pick(['NET A PAYER', 'Net à payer en DH', 'NET PAYE']), { size: 8, face: 'narrow-bold' }),
      text(552, 634, paper.put('net_pay', canonical(gross - held), m(gross - held)), {
        size: 13,
        face: 'narrow-bold',
        align: 'right',
      }),
    )
    flow.put(...marks)
    return flow.sheets()
  },
}
