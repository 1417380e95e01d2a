import { addDays, monthEnd, parts } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, job, payOf } from '../companies.ts'
import { bareFrench, euros, frenchDates, openLedger } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A French payslip: employer and SIRET on one side, the employee in the window, contributions, the net after income tax. */
export const bulletinFrance: UnseenLayout = {
  name: 'bulletin-france',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick([bareFrench, bareFrench, ...euros]))
    const { plain } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const end = monthEnd(paper.today, paper.between(1, 8))
    const start = `${end.slice(0, 7)}-01`
    const paid = paper.chance(0.5) ? end : addDays(end, -paper.between(1, 4))
    const pay = payOf(paper, 'FR', 151.67, parts(end).month)
    const isSwapped = paper.chance(0.4)
    const [own, window] = isSwapped ? [330, 40] : [40, 320]
    page.t(297, 36, paper.pick(['BULLETIN DE PAIE', 'Bulletin de salaire', 'BULLETIN DE PAYE', 'Fiche de paie']), {
      size: 14,
      bold: true,
      align: 'middle',
      color: ink,
    })
    page.t(
      own,
      66,
      `${paper.pick(['', '', 'Employeur : ', 'Etablissement : ', 'Raison sociale : '])}${paper.put('employer_name', employer(paper, 'FR'))}`,
      { bold: true, within: 240 },
    )
    page.col(
      own,
      78,
      11,
      [
        ...homeLines(paper, home(paper, 'FR'), 'FR', true),
        `SIRET ${paper.code('### ### ### 000##')}`,
        `Code NAF ${paper.code('##.##@')}   URSSAF ${paper.code('### ##########')}`,
        `Convention coll. ${paper.pick(['Bâtiment ouvriers', 'Commerce de détail', 'HCR 3292', 'Hospitalisation privée'])}`,
      ],
      { size: 7.4 },
    )
    const worker = someone(paper, 'FR')
    const name = nameOf(worker, paper.pick(['surnameFirst', 'surnameCaps', 'capitals', 'plain']))
    page.t(
      window,
      112,
      `${paper.pick(worker.sex === 'F' ? ['Madame ', 'Mme ', ''] : ['Monsieur ', 'M. ', ''])}${paper.put('document_holder_name', name)}`,
      { size: 10, within: 240 },
    )
    page.col(window, 125, 12, homeLines(paper, home(paper, 'FR'), 'FR'))
    page.t(
      40,
      176,
      `${paper.pick(['Période du', 'Période de paie :', 'Paie du', 'Du'])} ${ledger.date('pay_period_start', start)} au ${ledger.date('pay_period_end', end)}`,
    )
    page.t(
      555,
      176,
      `${paper.pick(['Paiement le', 'Payé le', 'Date de paiement :', 'Virement du', 'Date de règlement'])} ${ledger.date('document_date', paid)}`,
      { align: 'right' },
    )
    const hired = addDays(start, -paper.between(200, 6_000))
    const facts = [
      ['Matricule', paper.code('0####')],
      ['N° Séc. soc.', paper.code(`${worker.sex === 'F' ? 2 : 1} ## 0# ## ### ### ##`)],
      [paper.pick(['Emploi', 'Fonction', 'Poste', 'Qualification']), paper.put('occupation', job(paper, 'FR'))],
      [paper.pick(['Entrée', 'Date d’entrée', 'Entré(e) le', 'Embauche']), ledger.date('hire_date', hired)],
      ['Coefficient', paper.code('2#5')],
    ]
    facts.forEach(([label = '', value = ''], index) =>
      page.cell([40 + index * 103, 184, 103, 26], label, value, { size: 8 }),
    )
    const rows = [
      ...pay.earned.map(({ label, hours, rate, cents }) => [
        label,
        hours.replace('.', ','),
        plain(rate),
        plain(cents),
        '',
      ]),
      [
        paper.pick(['SALAIRE BRUT', 'Total brut', 'Rémunération brute', 'Brut soumis', 'TOTAL BRUT']),
        '',
        '',
        ledger.money('gross_pay', pay.gross),
        '',
      ],
      ...pay.withheld.map(({ label, cents }, index) => [
        label,
        plain(index < 2 ? pay.gross : Math.round(pay.gross * 0.9825)),
        '',
        '',
        plain(cents),
      ]),
    ]
    const tax = Math.round((pay.net * paper.pick([0, 12, 29, 45, 78])) / 1_000)
    const isTotal = paper.chance(0.6)
    const bottom = page.grid(
      {
        x: 40,
        y: 222,
        widths: [215, 75, 65, 80, 80],
        right: [1, 2, 3, 4],
        leading: 14,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          paper.pick(['Rubriques', 'Libellé', 'Désignation', 'Éléments de paie']),
          'Base',
          'Taux',
          paper.pick(['Gains', 'À payer', 'Montant']),
          paper.pick(['Part salarié', 'Retenues', 'À déduire']),
        ],
        ...rows,
        ...(isTotal
          ? [
              [
                paper.pick(['Total des cotisations et contributions', 'Total retenues', 'TOTAL COTISATIONS']),
                '',
                '',
                '',
                ledger.money('deductions_total', pay.total),
              ],
            ]
          : []),
        [paper.pick(['Net à payer avant impôt sur le revenu', 'NET AVANT IMPÔT']), '', '', plain(pay.net), ''],
        ['Impôt sur le revenu prélevé à la source', plain(pay.net + 4_100), '', '', plain(tax)],
      ],
    )
    const net = ledger.money('net_pay', pay.net - tax)
    const label = paper.pick([
      'NET PAYÉ',
      'Net à payer',
      'Net versé au salarié',
      'NET A PAYER AU SALARIE',
      'Net à payer (EUR)',
      'Net payé par virement',
    ])
    page.add(box(330, bottom + 12, 225, 24, { stroke: ink, strokeWidth: 1 }))
    page.pair(336, 548, bottom + 28, label, net, { size: 11, bold: true })
    const runs = parts(end).month
    page.grid({ x: 40, y: bottom + 54, widths: [103, 103, 103, 103, 103], right: [1, 2, 3, 4], rules: 'all' }, [
      ['Cumuls', paper.pick(['Brut', 'Cumul brut']), 'Heures', 'Net imposable', 'Congés acquis'],
      [
        String(parts(end).year),
        ledger.money('gross_pay_ytd', pay.grossYtd),
        (151.67 * runs).toFixed(2).replace('.', ','),
        plain((pay.net + 4_100) * runs),
        `${(2.08 * runs).toFixed(2).replace('.', ',')} j`,
      ],
    ])
    page.para(
      40,
      800,
      515,
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. Informations : www.service-public.fr',
      { size: 6.5 },
    )
    return [page.sheet()]
  },
}
