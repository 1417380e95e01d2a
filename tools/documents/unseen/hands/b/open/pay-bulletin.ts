import { addDays, addYears, weekday } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, framed, grid, letterPage, putCents } from '../kit.ts'
import { homeLines, officeOf, someone } from '../people.ts'

const jobs = [
  'Technicienne en comptabilité',
  'Opérateur de machine CNC',
  'Chef d’équipe, quai 3',
  'Adjointe administrative',
  'Analyste fonctionnel',
]

/** A payroll service's bulletin: gains and deductions side by side with current and cumulative columns, boxes of totals at the foot. */
export const payBulletin: UnseenLayout = {
  name: 'pay-bulletin',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const person = someone(paper)
    const recent = addDays(paper.today, -paper.between(0, 56))
    const paid = addDays(recent, -((weekday(recent) + 3) % 7))
    const end = addDays(paid, -5)
    const start = addDays(end, -13)
    const number = Math.floor((Date.parse(paid) - Date.parse(`${paid.slice(0, 4)}-01-01`)) / 86_400_000 / 14) + 1
    const rate = paper.between(2_180, 4_650)
    const overtime = paper.pick([0, 2, 3.5])
    const gains: readonly (readonly [string, string, number, number])[] = [
      ['Salaire régulier', '70,00', rate, 70 * rate],
      [
        'Temps supplémentaire 1,5',
        overtime.toFixed(2).replace('.', ','),
        Math.round(rate * 1.5),
        Math.round(overtime * rate * 1.5),
      ],
      ['Congé férié', '7,00', rate, 7 * rate],
    ]
    const gross = gains.reduce((sum, [, , , cents]) => sum + cents, 0)
    const deductions: readonly (readonly [string, number])[] = [
      ['Impôt fédéral', Math.round(gross * 0.0812)],
      ['Impôt du Québec', Math.round(gross * 0.1084)],
      ['RRQ', Math.round(gross * 0.063)],
      ['Assurance-emploi', Math.round(gross * 0.013)],
      ['RQAP', Math.round(gross * 0.0043)],
      ['Assurance collective', paper.between(1_900, 6_100)],
      ['REER collectif', Math.round(gross * 0.03)],
    ]
    const taken = deductions.reduce((sum, [, cents]) => sum + cents, 0)
    const [grossYear, takenYear] = [70 * rate * number + gross - 70 * rate, taken * number - 37 * (number - 1)]
    const firstYear = takenYear - deductions.slice(1).reduce((sum, [, cents]) => sum + cents * number, 0)
    const hired = addYears(addDays(paid, -paper.between(10, 340)), -paper.between(1, 11))
    const name = `${person.given} ${person.surname}`
    const [post, office] = [homeLines(person.home), homeLines(officeOf(paper))]
    const amount = (cents: number) => printedMoney(cents, 'fr')
    paper.put('document_holder_name', name)
    paper.put('employer_name', employer)
    const blue = '#2a5c8f'
    const tile = (column: number, row: number, caption: string, content: string) =>
      framed({ x: 30 + column * 138, y: 430 + row * 36, width: 138, height: 36 }, caption, content, {
        ink: blue,
        face: 'sans-bold',
        size: 10,
      })
    const marks = [
      ...grid([30], { y: 42, leading: 12 }, [[employer], [office[0]], [office[1]]], { face: 'sans', size: 8.6 }),
      text(582, 44, 'BULLETIN DE PAIE', { face: 'sans-bold', size: 15, color: blue, align: 'right' }),
      text(582, 58, `Paie no ${number}   Dépôt direct no ${paper.code('00####')}`, { size: 8, align: 'right' }),
      line(30, 78, 582, 78, { stroke: blue, strokeWidth: 1.4 }),
      ...grid(
        [30, 104, 330, 430],
        { y: 96, leading: 15 },
        [
          [
            'Employé',
            `${paper.code('####')}  ${name}`,
            'Date de paiement',
            paper.put('document_date', paid, dated(paid, 'AAAA-MM-JJ')),
          ],
          ['', post[0], 'Période du', paper.put('pay_period_start', start, dated(start, 'AAAA-MM-JJ'))],
          ['', post[1], 'Au', paper.put('pay_period_end', end, dated(end, 'AAAA-MM-JJ'))],
          [
            'Poste',
            paper.put('occupation', paper.pick(jobs)),
            'Embauché(e) le',
            paper.put('hire_date', hired, dated(hired, 'AAAA-MM-JJ')),
          ],
          ['Service', paper.pick(['0410 Production', '0200 Bureau', '0655 Logistique']), 'Taux horaire', amount(rate)],
        ],
        { size: 8.6, face: 'sans' },
      ),
      box(30, 176, 270, 15, { fill: blue }),
      box(312, 176, 270, 15, { fill: blue }),
      ...grid([34, -170, -212, -296], { y: 187, leading: 0 }, [['GAINS', 'Heures', 'Taux', 'Courant']], {
        face: 'sans-bold',
        size: 7,
        color: '#fff',
      }),
      ...grid([316, -480, -578], { y: 187, leading: 0 }, [['RETENUES', 'Courant', 'Cumulatif']], {
        face: 'sans-bold',
        size: 7,
        color: '#fff',
      }),
      ...grid(
        [34, -170, -212, -296],
        { y: 206, leading: 16 },
        gains.map(([label, hours, each, cents]) => [label, hours, amount(each), amount(cents)]),
        { size: 8, face: 'sans' },
      ),
      ...grid(
        [316, -480, -578],
        { y: 206, leading: 16 },
        deductions.map(([label, cents], index) => [
          label,
          amount(cents),
          amount(index === 0 ? firstYear : cents * number),
        ]),
        { size: 8, face: 'sans' },
      ),
      text(34, 268, 'Avantages imposables (non versés)', { size: 7.4, face: 'sans-bold' }),
      ...grid(
        [34, -296],
        { y: 284, leading: 14 },
        [
          ['Assurance vie – part employeur', '6,42'],
          ['Assurance médicaments', '31,10'],
        ],
        { size: 8, face: 'sans' },
      ),
      line(30, 340, 582, 340, { stroke: blue }),
      ...grid(
        [34, -212, -296],
        { y: 358, leading: 16 },
        [
          ['Banques', 'Courant', 'Solde'],
          ['Vacances (4 %)', amount(Math.round(gross * 0.04)), amount(Math.round(grossYear * 0.04))],
          ['Maladie (h)', '0,00', '21,00'],
        ],
        { size: 8, face: 'sans' },
      ),
      ...grid(
        [316],
        { y: 358, leading: 14 },
        [
          [`Déposé : institution 815, compte *****${paper.code('##')}`],
          ['Exonération : fédéral TD1 16 452   Québec TP-1015.3 18 952'],
        ],
        { size: 7.4 },
      ),
      ...tile(0, 0, 'GAINS BRUTS', putCents(paper, 'gross_pay', gross, amount(gross))),
      ...tile(1, 0, 'TOTAL DES RETENUES', putCents(paper, 'deductions_total', taken, amount(taken))),
      ...tile(2, 0, 'PAIE NETTE', putCents(paper, 'net_pay', gross - taken, amount(gross - taken))),
      ...tile(3, 0, 'GAINS IMPOSABLES QC', amount(gross + 642 + 3_110)),
      ...tile(0, 1, 'BRUT – DEPUIS LE 1ER JANVIER', putCents(paper, 'gross_pay_ytd', grossYear, amount(grossYear))),
      ...tile(1, 1, 'RETENUES – DEPUIS LE 1ER JANVIER', amount(takenYear)),
      ...tile(
        2,
        1,
        'NET – DEPUIS LE 1ER JANVIER',
        putCents(paper, 'net_pay_ytd', grossYear - takenYear, amount(grossYear - takenYear)),
      ),
      ...tile(3, 1, 'HEURES – DEPUIS LE 1ER JANVIER', `${77 * number},00`),
      text(
        30,
        530,
        'Message : la campagne de vaccination a lieu le 5 novembre à la cafétéria. Pensez à mettre à jour votre TP-1015.3.',
        { size: 8 },
      ),
    ]
    return [letterPage(marks, 'Spécimen – produit par un service de paie fictif')]
  },
}
