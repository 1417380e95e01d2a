import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page, plain } from '../kit.ts'
import { folk, grownUpFor } from '../people.ts'

/** A Moroccan payslip, landscape half sheet as payroll programs print it: grids of small boxes, gains and retained sums. */
export const bulletinMaroc: UnseenLayout = {
  name: 'bulletin-maroc',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const worker = folk(paper, 'MA')()
    const employer = paper.put(
      'employer_name',
      `STE ${paper.pick(['ATLAS TEXTILE', 'MEDI CABLAGE', 'SOUSS PRIMEURS', 'RIF OFFSHORING'])} ${paper.pick(['SARL', 'SA', 'SARL AU'])}`,
    )
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    const hired = addDays(end, -paper.between(400, grownUpFor(worker, end, 6400)))
    const base = paper.between(420_000, 1_650_000)
    const seniority = Math.round((base * paper.pick([5, 10, 15])) / 100)
    const transport = 50_000
    const gross = base + seniority + transport
    const cnss = Math.round(Math.min(gross - transport, 600_000) * 0.0448)
    const amo = Math.round((gross - transport) * 0.0226)
    const pension = paper.chance(0.5) ? Math.round((gross - transport) * 0.06) : 0
    const tax = Math.round((gross - transport - cnss - amo - pension) * paper.pick([0.04, 0.09, 0.14]))
    const advance = paper.pick([0, 0, 50_000, 100_000])
    const retained = cnss + amo + pension + tax + advance
    const net = gross - retained
    const months = Number(end.slice(5, 7))
    const money = (cents: number) => figures(cents, 'space')
    const { say, add, marks } = easel({ size: 8.4, face: 'sans' })
    const width = 842

    say(36, 46, employer, { face: 'sans-bold', size: 12 })
    say(
      36,
      60,
      `${paper.pick(['Zone Industrielle Lot 24', 'Route de Sefrou Km 4', 'Technopark, bureau 312'])} - ${worker.town}`,
      { size: 8 },
    )
    say(
      36,
      72,
      `CNSS N° ${paper.code('#######')}    ICE ${paper.code('00#########0000')}    RC ${paper.code('#####')}`,
      { size: 7.4 },
    )
    say(width - 36, 48, 'BULLETIN DE PAIE', { face: 'sans-bold', size: 16, align: 'right' })
    say(
      width - 36,
      66,
      `PÉRIODE DE PAIE : ${paper.put('pay_period_start', start, dated(start, 'DD/MM/YYYY'))} - ${paper.put('pay_period_end', end, dated(end, 'DD/MM/YYYY'))}`,
      { align: 'right' },
    )

    const cell = (x: number, y: number, wide: number, label: string, value: string) => {
      add(
        box(x, y, wide, 16, { fill: '#ececec', stroke: '#333', strokeWidth: 0.5 }),
        box(x, y + 16, wide, 18, { stroke: '#333', strokeWidth: 0.5 }),
      )
      say(x + wide / 2, y + 11, label, { size: 7, align: 'middle' })
      say(x + wide / 2, y + 29, value, { size: 8.6, align: 'middle' })
    }
    cell(36, 92, 70, 'Matricule', paper.code('####'))
    cell(106, 92, 200, 'Nom et Prénom', paper.put('document_holder_name', plain(`${worker.surname} ${worker.given}`)))
    cell(
      306,
      92,
      170,
      'Fonction',
      paper.put('occupation', paper.pick(['OPERATEUR MACHINE', 'AGENT DE SAISIE', 'COMPTABLE', 'CHEF D’EQUIPE'])),
    )
    cell(476, 92, 90, 'Date naissance', dated(worker.birth, 'DD/MM/YYYY'))
    cell(566, 92, 90, 'Date embauche', paper.put('hire_date', hired, dated(hired, 'DD/MM/YYYY')))
    cell(656, 92, 150, 'N° CNSS', paper.code('1########'))
    cell(36, 134, 110, 'Sit. familiale', paper.pick(['Marié(e)', 'Célibataire']))
    cell(146, 134, 60, 'Enfants', String(paper.between(0, 4)))
    cell(206, 134, 100, 'CIN', paper.code('@@######'))
    cell(306, 134, 260, 'Adresse', worker.lines[0] ?? '')
    cell(566, 134, 90, 'Jours', '26,00')
    cell(656, 134, 150, 'Salaire de base', money(base))

    const edges = [44, 420, 500, 640, 798]
    add(box(36, 182, 770, 18, { fill: '#333' }))
    const titles = ['Rubrique', 'Nombre / Base', 'Taux', 'Gains', 'Retenues']
    titles.forEach((title, index) =>
      say(edges[index] ?? 0, 194, title, {
        face: 'sans-bold',
        size: 8,
        color: '#fff',
        align: index === 0 ? 'left' : 'right',
      }),
    )
    const table = [
      ['010  SALAIRE MENSUEL', '26,00', '', money(base), ''],
      ['050  PRIME D’ANCIENNETE', money(base), figures((seniority * 10_000) / base, 'none'), money(seniority), ''],
      ['120  INDEMNITE DE TRANSPORT', '', '', money(transport), ''],
      ['500  COTISATION CNSS', money(Math.min(gross - transport, 600_000)), '4,48', '', money(cnss)],
      ['510  COTISATION AMO', money(gross - transport), '2,26', '', money(amo)],
      ...(pension > 0
        ? [['530  RETRAITE COMPLEMENTAIRE CIMR', money(gross - transport), '6,00', '', money(pension)]]
        : []),
      ['600  IR', '', '', '', money(tax)],
      ...(advance > 0 ? [['710  AVANCE SUR SALAIRE', '', '', '', money(advance)]] : []),
    ]
    table.forEach((cells, index) =>
      cells.forEach((content, column) =>
        say(edges[column] ?? 0, 216 + index * 16, content, {
          face: column === 0 ? 'mono' : 'sans',
          align: column === 0 ? 'left' : 'right',
        }),
      ),
    )
    add(box(36, 200, 770, 170, { stroke: '#333', strokeWidth: 0.6 }))
    for (const x of [320, 430, 510, 650]) add(line(x, 200, x, 392, { stroke: '#333', strokeWidth: 0.4 }))
    add(box(36, 370, 770, 22, { stroke: '#333', strokeWidth: 0.6 }))
    say(300, 385, 'TOTAUX', { face: 'sans-bold', align: 'right' })
    say(640, 385, paper.put('gross_pay', amount(gross), money(gross)), { face: 'sans-bold', align: 'right' })
    say(798, 385, paper.put('deductions_total', amount(retained), money(retained)), {
      face: 'sans-bold',
      align: 'right',
    })

    const grossYear = gross * months
    cell(36, 410, 120, 'Cumul jours', figures(2600 * months, 'none'))
    cell(156, 410, 130, 'Cumul brut', paper.put('gross_pay_ytd', amount(grossYear), money(grossYear)))
    cell(286, 410, 130, 'Cumul brut imposable', money((gross - transport) * months))
    cell(416, 410, 120, 'Cumul IR', money(tax * months))
    add(box(566, 408, 240, 40, { stroke: '#000', strokeWidth: 1.6 }))
    say(576, 432, 'NET A PAYER', { face: 'sans-bold', size: 10 })
    say(798, 434, `${paper.put('net_pay', amount(net), money(net))} DH`, {
      face: 'sans-bold',
      size: 13,
      align: 'right',
    })
    say(
      36,
      470,
      `Mode de règlement : ${paper.pick(['virement', 'chèque', 'espèces'])}   Congé restant : ${paper.between(1, 22)},50 j`,
      { size: 8 },
    )
    say(36, 520, 'Signature de l’employé', { size: 8 })
    say(width - 36, 520, 'Cachet de la société', { size: 8, align: 'right' })
    say(421, 574, 'SPECIMEN', { size: 9, align: 'middle', color: '#888' })
    return [page(marks, { width, height: 595 })]
  },
}
