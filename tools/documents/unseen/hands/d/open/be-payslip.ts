import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { ibanOf } from '../accounts.ts'
import { a4Sheet, amount, canonical, dayFirst, fitted, putDate, rowsAt } from '../kit.ts'
import { birthDate, european, europeanHome } from '../people.ts'

const employers = [
  'Imprimerie du Canal SRL',
  'Brasserie Vieux-Pont SA',
  'Transports Ourthe & Fils SA',
  'Crèche Les Coccinelles ASBL',
]
const jobs = [
  'Employé(e) administratif(ve)',
  'Conducteur offset',
  'Puéricultrice',
  'Magasinier',
  'Chef de projet',
  'Brasseur',
]
const columns = [
  { x: 44, align: 'left' },
  { x: 84, align: 'left' },
  { x: 340, align: 'right' },
  { x: 430, align: 'right' },
  { x: 552, align: 'right' },
] as const

/** A Belgian social secretariat's slip: its own mark above the employer's box, coded lines down one column of amounts with the minus behind, meal vouchers below the net. */
export const bePayslip: UnseenLayout = {
  name: 'be-payslip',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const holder = european(paper, 'BE')
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = `${end.slice(0, 7)}-01`
    const made = addDays(end, paper.between(1, 3))
    const birth = birthDate(paper)
    const hired = addDays(addYears(birth, 21), paper.between(0, 1600))
    const order = paper.code('###')
    const [year = '', month = '', day = ''] = birth.slice(2).split('-')
    const check = String(97 - (Number(`${year}${month}${day}${order}`) % 97)).padStart(2, '0')
    const gross = paper.between(238_000, 512_000)
    const social = Math.round(gross * 0.1307)
    const taxable = gross - social
    const withheld = Math.round(taxable * (paper.between(17, 31) / 100))
    const special = paper.between(900, 4100)
    const commute = paper.between(2100, 9600)
    const vouchers = 20 * 109
    const net = taxable - withheld - special + commute - vouchers
    const money = (cents: number) => amount(cents, 'dot')
    const minus = (cents: number) => `${money(cents)}-`
    const rows = [
      ['1000', 'Appointements fixes', `${paper.between(20, 22)} j.`, '', money(gross)],
      ['', '', '', '', ''],
      ['2100', 'REMUNERATION BRUTE', '', '', paper.put('gross_pay', canonical(gross), money(gross))],
      ['2210', 'Cotisation ONSS travailleur', money(gross), '13,07 %', minus(social)],
      ['3000', 'IMPOSABLE', '', '', money(taxable)],
      ['3110', 'Précompte professionnel', money(taxable), '', minus(withheld)],
      ['3520', 'Cotisation spéciale sécurité sociale', '', '', minus(special)],
      ['4070', 'Intervention transport domicile-travail', '', '', money(commute)],
      ['4310', 'Retenue titres-repas (quote-part)', '20', '1,09', minus(vouchers)],
      ['5000', 'NET A PAYER', '', '', money(net)],
    ]
    const iban = ibanOf('BE', paper.code('############'))
      .replace(/(.{4})/g, '$1 ')
      .trim()
    const employer = paper.put('employer_name', paper.pick(employers))
    const marks = [
      roundedBox(40, 34, 92, 30, 15, { fill: '#6a1b6a' }),
      text(86, 54, 'SOCIAPAYE', { size: 12, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(140, 46, 'Secrétariat social agréé', { size: 8 }),
      text(140, 57, 'ASBL – agrément n° 999', { size: 8 }),
      text(555, 48, 'FICHE DE PAIE', { size: 15, face: 'sans-bold', align: 'right' }),
      text(555, 62, `n° ${paper.code('######')} – original`, { size: 8, align: 'right' }),
      box(40, 78, 250, 76, { stroke: '#6a1b6a' }),
      text(48, 90, 'Employeur', { size: 7, color: '#6a1b6a' }),
      text(48, 104, employer, { size: 10, face: 'sans-bold' }),
      ...['Zoning des Ardents 17', '4651 Herve'].map((row, index) => text(48, 118 + index * 12, row, { size: 9 })),
      text(48, 146, `ONSS 1${paper.code('######-##')}   C.P. ${paper.pick(['200', '140.03', '118', '331'])}`, {
        size: 8,
      }),
      fitted(325, 104, 230, paper.put('document_holder_name', `${holder.surname.toUpperCase()} ${holder.given}`), {
        size: 10.5,
        face: 'sans',
      }),
      ...europeanHome(paper, 'BE').map((row, index) => text(325, 118 + index * 14, row, { size: 10.5, face: 'sans' })),
      box(40, 172, 515, 58, { fill: '#f4edf4' }),
      ...[
        [
          'Période',
          `du ${putDate(paper, 'pay_period_start', start, dayFirst(start))} au ${putDate(paper, 'pay_period_end', end, dayFirst(end))}`,
        ],
        ['Matricule', paper.code('00####')],
        ['N° national', `${year}.${month}.${day}-${order}.${check}`],
        ['Entrée en service', putDate(paper, 'hire_date', hired, dayFirst(hired))],
        ['Fonction', paper.put('occupation', paper.pick(jobs))],
        ['Calculé le', putDate(paper, 'document_date', made, dayFirst(made))],
      ].flatMap(([caption = '', value = ''], index) => {
        const [x, y] = [48 + Math.floor(index / 2) * 172, 188 + (index % 2) * 26]
        return [text(x, y, caption, { size: 7, color: '#6a1b6a' }), fitted(x, y + 12, 162, value, { size: 9 })]
      }),
      ...rowsAt(
        columns,
        [['Code', 'Libellé', 'Base / nombre', 'Taux', 'Montant EUR']],
        { y: 254, leading: 1 },
        { face: 'narrow-bold', size: 8.5 },
      ),
      line(40, 260, 555, 260, { stroke: '#6a1b6a', strokeWidth: 1.2 }),
      ...rowsAt(columns, rows, { y: 280, leading: 19 }, { size: 9 }),
      line(40, 462, 555, 462, { stroke: '#6a1b6a' }),
      text(44, 484, `Versé sur le compte ${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`, { size: 9 }),
      text(552, 484, `EUR ${paper.put('net_pay', canonical(net), money(net))}`, {
        size: 13,
        face: 'sans-bold',
        align: 'right',
      }),
      text(44, 520, 'Informations', { size: 8, face: 'narrow-bold' }),
      ...[
        `Titres-repas : 20 × 8,00 EUR – carte électronique chargée le ${dayFirst(addDays(end, 5))}`,
        `Coût total pour l’employeur : ${money(Math.round(gross * 1.27))}   Cotisations patronales : ${money(Math.round(gross * 0.27))}`,
        `Solde de vacances légales : ${paper.between(2, 14)} jours   Heures supplémentaires à récupérer : 0,00`,
        'Barème : code 15 – conjoint avec revenus – 1 enfant à charge',
      ].map((row, index) => text(44, 534 + index * 13, row, { size: 8 })),
      text(44, 800, 'A conserver sans limite de temps. Sociapaye ASBL, rue des Tanneurs 1, 4020 Liège – RPM Liège', {
        size: 6.5,
      }),
      text(552, 812, 'SPECIMEN', { size: 6.5, align: 'right' }),
    ]
    return [a4Sheet(marks)]
  },
}
