import { addDays, parts } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, money, monthEnd, nir, page, pairs, rows, siret } from '../draw.ts'
import { payOf, rateText } from '../pay.ts'
import { addressLines, issuers, jobs, somebody } from '../people.ts'

/** A young payroll service's payslip: a summary panel, airy lines in a plain face, the employer's particulars in a side column. */
export const bulletinCloud: UnseenLayout = {
  name: 'bulletin-cloud',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const pay = payOf(paper, 240_000, 680_000)
    const end = monthEnd(paper.today, paper.between(1, 6))
    const start = addDays(end, 1 - parts(end).day)
    const [month = '', year = ''] = dateText(end, 'long').split(' ').slice(1)
    const tone = paper.pick(['#2f4bff', '#0e8a72', '#c2410c'])
    const transport = paper.pick([0, 4_440])
    const net = pay.net + transport
    const isNetFirst = paper.chance(0.5)
    const heading = { size: 9.5, face: 'sans-bold', color: tone } as const
    const columns = [40, -300, -360, -440, -552]
    const summary = [
      [paper.pick(['Salaire brut', 'Rémunération brute']), money(paper, 'gross_pay', pay.gross)],
      [paper.pick(['Net à payer avant impôt', 'Net avant impôt']), euros(pay.beforeTax + transport)],
      ['Impôt sur le revenu', euros(-pay.tax)],
      [paper.pick(['Net payé', 'Net versé', 'Vous recevez']), money(paper, 'net_pay', net)],
    ] as const
    const shown = isNetFirst ? summary.toReversed() : summary
    return [
      page(paper, [
        box(0, 0, 595, 92, { fill: '#f5f6fb' }),
        text(40, 42, 'Bulletin de paie', { size: 18, face: 'sans-bold' }),
        text(40, 60, `${month.charAt(0).toUpperCase()}${month.slice(1)} ${year}`, {
          size: 11,
          face: 'sans',
          color: tone,
        }),
        text(
          40,
          76,
          `Du ${day(paper, 'pay_period_start', start, 'long')} au ${day(paper, 'pay_period_end', end, 'long')} - ${paper.pick(['versé le', 'date de paiement :', 'payé le'])} ${day(paper, 'document_date', addDays(end, -paper.between(0, 3)), 'long')}`,
          { size: 8 },
        ),
        text(40, 116, 'Entreprise', heading),
        ...rows(
          [40],
          [
            [paper.put('employer_name', paper.pick(issuers.employer))],
            ...addressLines(paper).map((part) => [part]),
            [`SIRET ${siret(paper)} - NAF ${paper.code('####@')}`],
          ],
          { y: 130, leading: 11.5 },
          { size: 8.5 },
        ),
        text(310, 116, paper.pick(['Salarié(e)', 'Collaborateur', 'Salarié']), heading),
        ...rows(
          [310],
          [
            [paper.put('document_holder_name', `${who.given} ${who.surname}`)],
            ...who.lines.map((part) => [part]),
            [`N° SS ${nir(paper, who.sex, `${paper.between(1970, 2003)}-0${paper.between(1, 9)}-21`)}`],
          ],
          { y: 130, leading: 11.5 },
          { size: 8.5 },
        ),
        ...pairs(
          [
            [paper.pick(['Emploi', 'Poste', 'Intitulé du poste']), paper.put('occupation', paper.pick(jobs))],
            ['Statut', paper.pick(['Cadre', 'Non cadre'])],
            [
              paper.pick(['Date d’embauche', 'Date d’entrée', 'Présence depuis le']),
              day(paper, 'hire_date', addDays(end, -paper.between(50, 3_000)), 'abbreviated'),
            ],
          ],
          { x: 40, y: 194, leading: 12, gap: 90 },
          { size: 8.5, color: '#333333' },
        ),
        roundedBox(300, 186, 256, 78, 8, { fill: '#eef0fb' }),
        ...pairs(
          shown.map(([caption, value]) => [caption, `${value} €`]),
          { x: 314, y: 204, leading: 17, right: 544 },
          { size: 9 },
          { size: 10, face: 'sans-bold' },
        ),
        text(40, 288, 'Rémunération', heading),
        ...rows(
          [40, -552],
          [
            ['Salaire mensuel (forfait 218 jours)', euros(pay.base)],
            ...(pay.overtime > 0 ? [['Prime variable', euros(pay.overtime)]] : []),
          ],
          { y: 304, leading: 14 },
          { size: 8.5, face: 'sans' },
        ),
        line(40, 326, 552, 326, { stroke: '#d4d7e4' }),
        text(40, 346, 'Cotisations sociales', heading),
        ...rows(
          columns,
          [['', 'Base', 'Taux', 'Salarié', 'Employeur']],
          { y: 346, leading: 0 },
          { size: 7.5, color: '#777777' },
        ),
        ...rows(
          columns,
          pay.contributions.map((one) => [
            one.label,
            euros(one.base),
            one.rate === 0 ? '-' : `${rateText(one.rate, 2)} %`,
            one.employee === 0 ? '-' : euros(-one.employee),
            one.employer === 0 ? '-' : euros(one.employer),
          ]),
          { y: 364, leading: 16 },
          { size: 8.5 },
        ),
        ...rows(
          columns,
          [
            [
              paper.pick(['Total des cotisations', 'Total cotisations salariales et patronales', 'Total des retenues']),
              '',
              '',
              paper.put('deductions_total', (pay.employee / 100).toFixed(2), euros(pay.employee)),
              euros(pay.employer),
            ],
          ],
          { y: 518, leading: 0 },
          { size: 9, face: 'sans-bold' },
        ),
        line(40, 526, 552, 526, { stroke: '#d4d7e4' }),
        ...pairs(
          [
            ...(transport > 0
              ? ([['Remboursement transports en commun (50 %)', `${euros(transport)} €`]] as const)
              : []),
            ['Net imposable', `${euros(pay.taxable)} €`],
            [`Prélèvement à la source (${rateText(pay.taxRate, 1) || '0,0'} %)`, `${euros(-pay.tax)} €`],
            ['Coût total pour l’entreprise', `${euros(pay.gross + pay.employer + transport)} €`],
          ],
          { x: 40, y: 546, leading: 15, right: 552 },
          { size: 8.5 },
        ),
        text(40, 640, `Depuis le 1er janvier ${year}`, heading),
        ...pairs(
          [
            ['Brut cumulé', money(paper, 'gross_pay_ytd', pay.gross * parts(end).month)],
            ['Net payé cumulé', money(paper, 'net_pay_ytd', net * parts(end).month)],
            ['Net imposable cumulé', euros(pay.taxable * parts(end).month)],
          ],
          { x: 40, y: 656, leading: 13, right: 260 },
          { size: 8.5 },
        ),
        ...pairs(
          [
            ['Congés payés N-1', `${paper.between(0, 12)},5 j`],
            ['Congés payés N', `${paper.between(1, 25)} j`],
            ['RTT', `${paper.between(0, 9)} j`],
          ],
          { x: 330, y: 656, leading: 13, right: 552 },
          { size: 8.5 },
        ),
        text(
          297,
          800,
          'Conservez ce bulletin sans limitation de durée. Plus d’informations sur service-public.fr, rubrique Bulletin de paie.',
          { size: 7, align: 'middle', color: '#777777' },
        ),
      ]),
    ]
  },
}
