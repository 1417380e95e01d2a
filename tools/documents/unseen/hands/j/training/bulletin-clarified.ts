import { addDays, addYears, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  addressee,
  cell,
  dateText,
  day,
  euros,
  frame,
  money,
  monthEnd,
  nir,
  page,
  pairs,
  rows,
  siret,
} from '../draw.ts'
import { payOf, rateText } from '../pay.ts'
import { addressLines, issuers, jobs, somebody } from '../people.ts'

/** The simplified payslip of an accountant's software: five columns, net social, net before tax, tax withheld, cumulated figures. */
export const bulletinClarified: UnseenLayout = {
  name: 'bulletin-clarified',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const pay = payOf(paper)
    const end = monthEnd(paper.today, paper.between(1, 7))
    const start = addDays(end, 1 - parts(end).day)
    const { month } = parts(end)
    const columns = [34, -268, -318, -386, -466, -548]
    const list = pay.contributions.map((one) => [
      one.label,
      euros(one.base),
      rateText(one.rate, 4),
      one.employee === 0 ? '' : euros(one.employee),
      '',
      one.employer === 0 ? '' : euros(one.employer),
    ])
    const top = 300
    const below = top + (list.length + 5) * 13
    const salary = [
      ['Salaire de base', '151,67', euros(Math.round(pay.base / 151.67)), euros(pay.base)],
      ...(pay.overtime > 0
        ? [
            [
              paper.pick(['Heures supplémentaires 125 %', 'Prime d’ancienneté', 'Prime exceptionnelle']),
              '',
              '',
              euros(pay.overtime),
            ],
          ]
        : []),
    ]
    return [
      page(paper, [
        text(34, 44, paper.put('employer_name', paper.pick(issuers.employer)), { size: 12, face: 'narrow-bold' }),
        ...rows(
          [34],
          [
            ...addressLines(paper).map((part) => [part]),
            [`SIRET : ${siret(paper)}  Code APE : ${paper.code('##.##@')}`],
            [`Urssaf : ${paper.code('### ##########')}`],
          ],
          { y: 57, leading: 11 },
          { size: 8 },
        ),
        text(552, 46, paper.pick(['BULLETIN DE SALAIRE', 'BULLETIN DE PAIE', 'Bulletin de paie']), {
          size: 15,
          face: 'narrow-bold',
          align: 'right',
        }),
        ...pairs(
          [
            [
              paper.pick(['Période :', 'Paie du mois :']),
              `du ${day(paper, 'pay_period_start', start, 'slash')} au ${day(paper, 'pay_period_end', end, 'slash')}`,
            ],
            [
              paper.pick(['Date de paiement :', 'Payé le :', 'Paiement le :']),
              day(paper, 'document_date', addDays(end, paper.between(-3, 5)), 'slash'),
            ],
          ],
          { x: 330, y: 64, leading: 12, right: 552 },
          { size: 8.5 },
        ),
        ...frame(326, 104, 230, 86),
        ...addressee(paper, who, { x: 340, y: 128, leading: 13, isAddressRead: false }, { size: 9.5 }),
        ...pairs(
          [
            ['Matricule', paper.code('00###')],
            ['N° Sécurité sociale', nir(paper, who.sex, `${paper.between(1962, 2003)}-0${paper.between(1, 9)}-10`)],
            [paper.pick(['Emploi', 'Emploi occupé', 'Fonction']), paper.put('occupation', paper.pick(jobs))],
            ['Classification', `Niveau ${paper.pick(['II', 'III', 'IV'])} - Coef. ${paper.between(140, 320)}`],
            [
              paper.pick(['Date d’entrée', 'Entré(e) le', 'Ancienneté depuis le']),
              day(paper, 'hire_date', addYears(addDays(end, -paper.between(40, 3900)), 0), 'slash'),
            ],
            [
              'Convention collective',
              paper.pick([
                'Bureaux d’études techniques (IDCC 1486)',
                'HCR (IDCC 1979)',
                'Bâtiment ouvriers (IDCC 1597)',
              ]),
            ],
          ],
          { x: 34, y: 128, leading: 12.5, gap: 104 },
          { size: 8.3 },
        ),
        box(30, top - 72, 526, 14, { fill: '#d9e2ec' }),
        ...rows(
          [34, -318, -386, -466],
          [['Éléments de paie', 'Nombre', 'Taux', 'Montant']],
          { y: top - 62, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...rows([34, -318, -386, -466], salary, { y: top - 46, leading: 12 }, { size: 8.5 }),
        ...rows(
          [34, -466],
          [[paper.pick(['SALAIRE BRUT', 'Salaire brut', 'TOTAL BRUT']), money(paper, 'gross_pay', pay.gross)]],
          { y: top - 18, leading: 0 },
          { size: 9, face: 'narrow-bold' },
        ),
        box(30, top - 10, 526, 14, { fill: '#d9e2ec' }),
        ...rows(
          columns,
          [['Cotisations et contributions sociales', 'Base', 'Taux sal.', 'Part salarié', '', 'Part employeur']],
          { y: top, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...rows(columns, list, { y: top + 16, leading: 13 }, { size: 8.2 }),
        line(30, below - 52, 556, below - 52),
        ...rows(
          columns,
          [
            [
              paper.pick(['Total des cotisations et contributions', 'TOTAL COTISATIONS ET CONTRIBUTIONS']),
              '',
              '',
              money(paper, 'deductions_total', pay.employee),
              '',
              euros(pay.employer),
            ],
          ],
          { y: below - 40, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...rows(
          [34, -548],
          [
            ['Montant net social', euros(pay.beforeTax)],
            ['NET À PAYER AVANT IMPÔT SUR LE REVENU', euros(pay.beforeTax)],
            [
              `Impôt sur le revenu prélevé à la source - taux personnalisé ${rateText(pay.taxRate, 2) || '0,00'} % - base ${euros(pay.taxable)}`,
              euros(-pay.tax),
            ],
          ],
          { y: below - 20, leading: 15 },
          { size: 9 },
        ),
        box(30, below + 20, 526, 26, { stroke: '#1b3a5c', strokeWidth: 1.4 }),
        text(40, below + 37, paper.pick(['NET PAYÉ', 'Net payé en euros', 'NET À PAYER']), {
          size: 11,
          face: 'narrow-bold',
        }),
        text(548, below + 37, `${money(paper, 'net_pay', pay.net)} €`, {
          size: 12,
          face: 'narrow-bold',
          align: 'right',
        }),
        ...cell(
          { x: 30, y: below + 66, width: 130, height: 26 },
          'Cumul brut',
          money(paper, 'gross_pay_ytd', pay.gross * month),
        ),
        ...cell({ x: 160, y: below + 66, width: 130, height: 26 }, 'Cumul net imposable', euros(pay.taxable * month)),
        ...cell({ x: 290, y: below + 66, width: 130, height: 26 }, 'Cumul heures', euros(15_167 * month, '')),
        ...cell(
          { x: 420, y: below + 66, width: 136, height: 26 },
          'Solde congés N-1 / N',
          `${paper.between(0, 25)},00 / ${paper.between(1, 25)},50`,
        ),
        text(
          34,
          below + 110,
          `Paiement par virement le ${dateText(paper.expected['document_date'] ?? end, 'slash')} - Total versé par l’employeur : ${euros(pay.gross + pay.employer)} €`,
          { size: 7.5 },
        ),
        text(
          34,
          806,
          'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. www.service-public.fr',
          { size: 6.5 },
        ),
      ]),
    ]
  },
}
