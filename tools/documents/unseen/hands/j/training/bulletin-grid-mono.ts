import { addDays, parts } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, cell, day, euros, frame, money, monthEnd, nir, page, rows, siren } from '../draw.ts'
import { payOf, rateText } from '../pay.ts'
import { issuers, jobs, somebody } from '../people.ts'

/** An old payroll program's payslip in a typewriter face: coded lines, gains and retentions in columns, a strip of boxes at the foot. */
export const bulletinGridMono: UnseenLayout = {
  name: 'bulletin-grid-mono',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const pay = payOf(paper, 182_303, 310_000)
    const end = monthEnd(paper.today, paper.between(1, 9))
    const start = addDays(end, 1 - parts(end).day)
    const mono = { size: 7.6, face: 'mono' } as const
    const columns = [40, 70, -300, -352, -422, -488, -556]
    const meal = paper.pick([0, 3_440, 5_160])
    const retained = pay.employee + pay.tax + meal
    const group = paper.pick([' ', '', '.'])
    const show = (cents: number) => euros(cents, group)
    const body = [
      ['0010', 'SALAIRE DE BASE', '151,67', show(Math.round(pay.base / 151.67)), show(pay.base)],
      ...(pay.overtime > 0 ? [['0210', 'HEURES SUPP. 25 %', '', '', show(pay.overtime)]] : []),
      ['', '*** TOTAL BRUT ***', '', '', money(paper, 'gross_pay', pay.gross, group)],
      ...pay.contributions.map((one, index) => [
        String(2000 + index * 115),
        one.label.toUpperCase().slice(0, 30),
        show(one.base),
        rateText(one.rate, 3),
        '',
        one.employee === 0 ? '' : show(one.employee),
        one.employer === 0 ? '' : show(one.employer),
      ]),
      ...(meal > 0 ? [['7200', 'TITRES RESTAURANT PART SALARIALE', String(meal / 172), '1,720', '', show(meal)]] : []),
      [
        '8900',
        'IMPOT PRELEVE A LA SOURCE',
        show(pay.taxable),
        rateText(pay.taxRate, 2),
        '',
        pay.tax === 0 ? '' : show(pay.tax),
      ],
    ]
    const foot = [
      [paper.pick(['Total retenues', 'TOTAL DES RETENUES']), money(paper, 'deductions_total', retained, group)],
      ['Net imposable', show(pay.taxable)],
      ['Charges patronales', show(pay.employer)],
      ['Cumul brut', money(paper, 'gross_pay_ytd', pay.gross * parts(end).month, group)],
      ['Cumul imposable', show(pay.taxable * parts(end).month)],
      [
        paper.pick(['NET A PAYER', 'Net à payer', 'NET PAYE (EUR)']),
        money(paper, 'net_pay', pay.gross - retained, group),
      ],
    ] as const
    const isRight = paper.chance(0.6)
    return [
      page(paper, [
        ...frame(36, 30, 262, 84),
        text(44, 48, paper.put('employer_name', paper.pick(issuers.employer).toUpperCase()), {
          size: 11,
          face: 'mono-bold',
        }),
        ...rows(
          [44],
          [
            ['ZA DES QUATRE VENTS'],
            [`${paper.code('##')}120 MONTREVAL`],
            [`SIREN ${siren(paper)}   NAF ${paper.code('####@')}`],
            ['URSSAF PAYS DE LA LOIRE'],
          ],
          { y: 62, leading: 11 },
          mono,
        ),
        text(560, 46, 'BULLETIN DE PAIE', { size: 14, face: 'mono-bold', align: 'right' }),
        ...rows(
          [-560],
          [
            [
              `Période du ${day(paper, 'pay_period_start', start, 'short')} au ${day(paper, 'pay_period_end', end, 'short')}`,
            ],
            [
              `${paper.pick(['Payé le', 'Virement le', 'Date paiement'])} ${day(paper, 'document_date', addDays(end, paper.between(-2, 6)), 'short')}`,
            ],
          ],
          { y: 62, leading: 12 },
          mono,
        ),
        ...addressee(
          paper,
          who,
          { x: isRight ? 330 : 44, y: 138, leading: 12, isAddressRead: false },
          { ...mono, size: 9 },
        ),
        ...rows(
          [isRight ? 44 : 330],
          [
            [`Matricule : ${paper.code('####')}`],
            [`No SS : ${nir(paper, who.sex, `${paper.between(1965, 2002)}-1${paper.between(0, 2)}-03`)}`],
            [`Emploi : ${paper.put('occupation', paper.pick(jobs).toUpperCase())}`],
            [`Qualif. : ${paper.pick(['OUVRIER', 'EMPLOYE', 'AGENT DE MAITRISE', 'CADRE'])}`],
            [
              `${paper.pick(['Entrée', 'Date entrée', 'Anciennet.'])} : ${day(paper, 'hire_date', addDays(end, -paper.between(60, 6_000)), 'slash')}`,
            ],
            [`Horaire : 151,67`],
          ],
          { y: 138, leading: 11 },
          mono,
        ),
        ...frame(36, 216, 524, 400, [66, 244, 306, 358, 428, 494]),
        line(36, 232, 560, 232),
        ...rows(
          columns,
          [['CODE', 'LIBELLE', 'BASE/NB', 'TAUX', 'GAINS', 'RETENUES', 'PATRONAL']],
          { y: 227, leading: 0 },
          { ...mono, face: 'mono-bold' },
        ),
        ...rows(columns, body, { y: 246, leading: 14 }, mono),
        ...foot.flatMap(([caption, value], index) =>
          cell(
            { x: 36 + index * 87.3, y: 626, width: 87.3, height: 34 },
            caption,
            value,
            index === 5 ? { size: 11, face: 'mono-bold' } : { size: 8.5, face: 'mono' },
          ),
        ),
        ...rows(
          [40],
          [
            [
              `Congés : acquis ${paper.between(2, 25)},08   pris ${paper.between(0, 12)},00   Convention : METALLURGIE IDCC 3248`,
            ],
            [`Virement sur compte ${paper.code('FR76 #### **** **** **** **## ###')}`],
            ['Pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.'],
          ],
          { y: 680, leading: 12 },
          mono,
        ),
      ]),
    ]
  },
}
