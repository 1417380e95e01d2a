import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A Moroccan bulletin de paie from small software: CNSS, AMO and IR lines, net in words, signature of the employee. */
export const paieMa: UnseenLayout = {
  name: 'paie-ma',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const page = openPage()
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = addDays(monthEnd(end, 1), 1)
    const base = paper.between(420000, 2400000)
    const seniority = Math.round(base * 0.05)
    const gross = base + seniority
    const cnss = Math.round(Math.min(gross, 600000) * 0.0448)
    const amo = Math.round(gross * 0.0226)
    const ir = Math.round(gross * 0.11)
    const held = cnss + amo + ir
    const hired = addYears(start, -paper.between(2, 14))
    page.t(
      40,
      50,
      paper.put('employer_name', `${firm(paper, 'MA')} ${paper.pick(['S.A.R.L', 'SA', 'SARL AU'])}`),
      13,
      'serif-bold',
    )
    page.rows(
      40,
      64,
      11,
      ['Zone industrielle, lot 47', paper.code('CNSS affiliation n° #######'), paper.code('ICE 00########000##')],
      8,
      'serif',
    )
    page.box(330, 36, 225, 40)
    page.c(442, 54, 'BULLETIN DE PAIE', 13, 'serif-bold')
    page.c(442, 69, `Mois : ${day(end, 'MMMM YYYY')}`, 9, 'serif')
    page.box(40, 110, 515, 92)
    page.grid(
      [50, 150, 310, 410],
      128,
      18,
      [
        [
          'Nom et prénom :',
          paper.put('document_holder_name', `${one.surname.toUpperCase()} ${one.given.toUpperCase()}`),
          'Matricule :',
          paper.code('M-####'),
        ],
        [
          'Fonction :',
          paper.put('occupation', paper.pick(['Agent de saisie', 'Comptable', 'Chef de chantier', 'Technicien froid'])),
          'N° CNSS :',
          paper.code('1########'),
        ],
        [
          'Date embauche :',
          paper.put('hire_date', hired, day(hired, 'DD/MM/YYYY')),
          'C.I.N. :',
          paper.code('BK######'),
        ],
        [
          'Période :',
          `du ${paper.put('pay_period_start', start, day(start, 'DD/MM/YYYY'))}`,
          'au :',
          paper.put('pay_period_end', end, day(end, 'DD/MM/YYYY')),
        ],
      ],
      8.6,
      'serif',
    )
    page.box(40, 216, 515, 20, { fill: '#eeeeee' })
    const edges = [50, -300, -370, -460, -548]
    page.grid(edges, 229, 20, [['Rubriques', 'Nombre / Base', 'Taux', 'Gains', 'Retenues']], 8.4, 'serif-bold')
    page.grid(
      edges,
      256,
      22,
      [
        ['Salaire de base', '26,00 J', '', money(base, 'fr'), ''],
        ["Prime d'ancienneté", money(base, 'fr'), '5,00 %', money(seniority, 'fr'), ''],
        ['Salaire brut global', '', '', paper.put('gross_pay', amount(gross), money(gross, 'fr')), ''],
        ['C.N.S.S', money(Math.min(gross, 600000), 'fr'), '4,48 %', '', money(cnss, 'fr')],
        ['A.M.O', money(gross, 'fr'), '2,26 %', '', money(amo, 'fr')],
        ['I.R', money(gross - cnss - amo, 'fr'), '', '', money(ir, 'fr')],
      ],
      9,
      'serif',
    )
    for (const x of [210, 312, 378, 466]) page.upright(x, 216, 420)
    page.box(40, 216, 515, 204)
    page.rule(40, 394, 555)
    page.t(50, 410, 'Totaux', 9, 'serif-bold')
    page.r(460, 410, money(gross, 'fr'), 9, 'serif-bold')
    page.r(548, 410, paper.put('deductions_total', amount(held), money(held, 'fr')), 9, 'serif-bold')
    page.box(330, 432, 225, 30, { stroke: '#000000', strokeWidth: 1.2 })
    page.t(340, 451, 'Net à payer (DH)', 10, 'serif-bold')
    page.r(548, 451, paper.put('net_pay', amount(gross - held), money(gross - held, 'fr')), 12, 'serif-bold')
    page.t(
      40,
      490,
      `Mode de règlement : virement   Situation familiale : ${paper.pick(['marié(e), 2 enfants', 'célibataire'])}`,
      8.6,
      'serif',
    )
    page.grid([60, 380], 530, 14, [["Signature de l'employé", "Cachet de l'employeur"]], 9, 'serif')
    page.t(40, 812, 'Logiciel de paie WAJDA v4.1 - SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
