import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, bare, canonical, cell, dayFirst, fitted, putDate, rowsAt } from '../kit.ts'
import { birthDate, moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const jobs = [
  'Technicienne qualité',
  'Conducteur d’engins',
  'Comptable',
  'Chef d’équipe',
  'Infirmier polyvalent',
  'Agent de transit',
]
const columns = [
  { x: 34, align: 'left' },
  { x: 66, align: 'left' },
  { x: 318, align: 'right' },
  { x: 388, align: 'right' },
  { x: 474, align: 'right' },
  { x: 558, align: 'right' },
] as const

/** The slip of a payroll program: rows of boxed cells on top, gains and deductions in two columns, sums of the year below the net. */
export const maPayslip: UnseenLayout = {
  name: 'ma-payslip',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const end = monthEnd(paper.today, paper.between(1, 6))
    const start = `${end.slice(0, 7)}-01`
    const paid = addDays(end, -paper.between(1, 4))
    const birth = birthDate(paper)
    const hired = addDays(addYears(birth, 20), paper.between(0, 1800))
    const months = Number(end.slice(5, 7))
    const employer = paper.put('employer_name', paper.pick(moroccanIssuers.employers))
    const base = paper.between(420_000, 1_450_000)
    const [seniority, overtime, transport, basket] = [
      Math.round(base * 0.1),
      paper.between(8000, 62_000),
      50_000,
      26_000,
    ]
    const gross = base + seniority + overtime + transport + basket
    const taxable = base + seniority + overtime
    const social = Math.round(Math.min(taxable, 600_000) * 0.0448)
    const health = Math.round(taxable * 0.0226)
    const pension = Math.round(taxable * 0.03)
    const tax = Math.round((taxable - social - health - pension) * 0.14)
    const advance = paper.chance(0.5) ? 50_000 : 0
    const held = social + health + pension + tax + advance
    const money = (cents: number) => (cents === 0 ? '' : amount(cents, 'space'))
    const rows = [
      ['100', 'SALAIRE DE BASE', '191,00', amount(Math.round(base / 191), 'space'), money(base), ''],
      ['120', 'PRIME D’ANCIENNETE', money(base), '10,00 %', money(seniority), ''],
      ['135', 'HEURES SUPPLEMENTAIRES 25 %', '', '', money(overtime), ''],
      ['210', 'INDEMNITE DE TRANSPORT', '', '', money(transport), ''],
      ['215', 'PRIME DE PANIER', '', '', money(basket), ''],
      ['', '', '', '', '', ''],
      ['300', 'SALAIRE BRUT IMPOSABLE', money(taxable), '', '', ''],
      ['410', 'COTISATION CNSS', money(Math.min(taxable, 600_000)), '4,48 %', '', money(social)],
      ['415', 'AMO', money(taxable), '2,26 %', '', money(health)],
      ['430', 'RETRAITE COMPLEMENTAIRE', money(taxable), '3,00 %', '', money(pension)],
      ['500', 'IMPOT SUR LE REVENU (IR)', money(taxable - social - health - pension), '', '', money(tax)],
      ['610', 'AVANCE SUR SALAIRE', '', '', '', money(advance)],
    ]
    const high = 27
    const year = dayFirst(`${end.slice(0, 4)}-01-01`)
    const sums = [
      ['Cumul brut', paper.put('gross_pay_ytd', canonical(gross * months), money(gross * months))],
      ['Cumul net imposable', money((taxable - social - health - pension) * months)],
      ['Cumul IR', money(tax * months)],
      ['Cumul jours', String(26 * months)],
      ['Solde congés', `${paper.between(2, 17)},50`],
    ]
    const marks = [
      text(30, 44, employer, { size: 12, face: 'narrow-bold' }),
      text(30, 57, 'Zone industrielle, Route d’El Jadida, Km 11, lot 42', { size: 8 }),
      text(30, 67, `N° affiliation CNSS : ${paper.code('7######')}   ICE : ${paper.code('00#############')}`, {
        size: 8,
      }),
      text(561, 46, 'BULLETIN DE PAIE', { size: 15, face: 'narrow-bold', align: 'right' }),
      text(
        561,
        62,
        `Période du ${putDate(paper, 'pay_period_start', start, dayFirst(start))} au ${putDate(paper, 'pay_period_end', end, dayFirst(end))}`,
        { size: 9, align: 'right' },
      ),
      ...cell({ x: 30, y: 80, width: 60, height: high }, 'Matricule', paper.code('0####')),
      ...cell(
        { x: 90, y: 80, width: 210, height: high },
        'Nom et prénom',
        paper.put('document_holder_name', `${bare(holder.surname)} ${holder.given}`),
        { face: 'narrow-bold' },
      ),
      ...cell({ x: 300, y: 80, width: 80, height: high }, 'N° CNSS', paper.code('1########')),
      ...cell({ x: 380, y: 80, width: 70, height: high }, 'C.I.N.', paper.code('@@######')),
      ...cell({ x: 450, y: 80, width: 61, height: high }, 'Né(e) le', dayFirst(birth)),
      ...cell(
        { x: 511, y: 80, width: 50, height: high },
        'Sit. / Enf.',
        paper.pick(['M / 2', 'C / 0', 'M / 0', 'D / 1']),
      ),
      ...cell({ x: 30, y: 107, width: 150, height: high }, 'Fonction', paper.put('occupation', paper.pick(jobs))),
      ...cell(
        { x: 180, y: 107, width: 80, height: high },
        'Date d’embauche',
        putDate(paper, 'hire_date', hired, dayFirst(hired)),
      ),
      ...cell({ x: 260, y: 107, width: 90, height: high }, 'Service', paper.pick(['PROD-2', 'SIEGE', 'LOGIST', 'URG'])),
      ...cell({ x: 350, y: 107, width: 211, height: high }, 'Adresse', moroccanHome(paper).join(' '), { size: 8 }),
      box(30, 146, 531, 18, { fill: '#d9d9d9', stroke: '#444', strokeWidth: 0.5 }),
      ...rowsAt(
        columns,
        [['Rub.', 'Libellé', 'Base / nombre', 'Taux', 'Gains', 'Retenues']],
        { y: 158, leading: 1 },
        { face: 'narrow-bold' },
      ),
      ...rowsAt(columns, rows, { y: 180, leading: 19 }),
      ...[30, 62, 250, 322, 392, 478, 561].map((x) => line(x, 146, x, 424, { stroke: '#444', strokeWidth: 0.5 })),
      line(30, 404, 561, 404, { stroke: '#444' }),
      line(30, 424, 561, 424, { stroke: '#444' }),
      text(66, 418, 'TOTAL BRUT / TOTAL RETENUES', { size: 9, face: 'narrow-bold' }),
      text(474, 418, paper.put('gross_pay', canonical(gross), money(gross)), {
        size: 9,
        face: 'narrow-bold',
        align: 'right',
      }),
      text(558, 418, paper.put('deductions_total', canonical(held), money(held)), {
        size: 9,
        face: 'narrow-bold',
        align: 'right',
      }),
      box(372, 434, 189, 30, { stroke: '#000', strokeWidth: 1.4 }),
      text(380, 453, 'NET A PAYER', { size: 10, face: 'narrow-bold' }),
      text(554, 453, paper.put('net_pay', canonical(gross - held), money(gross - held)), {
        size: 13,
        face: 'narrow-bold',
        align: 'right',
      }),
      fitted(
        30,
        446,
        330,
        `Payé le ${putDate(paper, 'document_date', paid, dayFirst(paid))} par virement – Compte n° ${paper.code('011 7## ################ ##')}`,
        { size: 8 },
      ),
      text(30, 500, `Depuis le ${year}`, { size: 7.5, face: 'narrow-bold' }),
      ...sums.flatMap(([caption = '', value = ''], index) =>
        cell({ x: 30 + index * 106, y: 506, width: 106, height: high }, caption, value),
      ),
      text(30, 560, 'Pour faire valoir vos droits, conservez ce bulletin sans limitation de durée.', { size: 7.5 }),
      text(561, 560, 'Signature du salarié', { size: 7.5, align: 'right' }),
      text(30, 806, 'SPECIMEN – édité par PAIE-ATLAS v7', { size: 6.5 }),
    ]
    return [a4Sheet(marks)]
  },
}
