import { addDays, parts } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, job, payOf } from '../companies.ts'
import { bareFrench, dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A Québec stub: small, dense, on the upper part of the page; French or in both languages; the net in a box, cumulatives behind. */
export const talonPaieQuebec: UnseenLayout = {
  name: 'talon-paie-quebec',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(
      paper,
      paper.pick(quebecDates),
      paper.pick([bareFrench, dollarsFrench[0] ?? bareFrench, dollarsFrench[3] ?? bareFrench]),
    )
    const { plain } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families), paper.pick(['#1b1b1b', '#22304a']))
    const isBoth = paper.chance(0.35)
    const say = (words: readonly string[], english: string): string =>
      isBoth ? `${paper.pick(words)} / ${english}` : paper.pick(words)
    const end = addDays(paper.today, -paper.between(8, 220))
    const days = paper.pick([7, 14])
    const start = addDays(end, 1 - days)
    const paid = addDays(end, paper.pick([0, 4, 5]))
    const pay = payOf(paper, 'QC', days === 7 ? 37.5 : 75, Math.max(1, Math.floor((parts(end).month * 30) / days)))
    const worker = someone(paper, 'QC')
    const name = nameOf(worker, paper.pick(['comma', 'plain', 'surnameFirst', 'commaCaps', 'capitals']))
    const y = paper.pick([30, 80])
    const company = employer(paper, 'QC')
    page.t(
      40,
      y,
      say(['Talon de paie', 'BULLETIN DE PAIE', 'Relevé de paie', 'Avis de dépôt', 'Talon de dépôt'], 'Pay statement'),
      { bold: true, size: 11, color: ink },
    )
    page.t(572, y, paper.put('employer_name', company), { align: 'right', bold: true, size: 9.5 })
    page.t(572, y + 11, homeLines(paper, home(paper, 'QC'), 'QC', false).join(' '), { align: 'right', size: 7 })
    const labelled = paper.chance(0.6)
    page.t(
      40,
      y + 26,
      `${labelled ? `${say(['Employé', 'Nom', 'Employé(e)', 'Salarié'], 'Employee')} : ` : ''}${paper.put('document_holder_name', name)}`,
      { size: 9.5 },
    )
    page.col(40, y + 38, 11, homeLines(paper, home(paper, 'QC'), 'QC'))
    const facts: [string, string][] = [
      [
        say(['Période du', 'Période', 'Paie du'], 'Period'),
        `${ledger.date('pay_period_start', start)} ${paper.pick(['au', '-', 'à'])} ${ledger.date('pay_period_end', end)}`,
      ],
      [
        say(['Date de paie', 'Date du dépôt', 'Payé le', 'Date de paiement', 'Date du chèque'], 'Pay date'),
        ledger.date('document_date', paid),
      ],
      [say(['No employé', 'Matricule', 'Code'], 'Emp. no.'), paper.code('####')],
      ...(paper.chance(0.5)
        ? [
            [
              say(['Poste', 'Titre d’emploi', 'Fonction', 'Occupation'], 'Position'),
              paper.put('occupation', job(paper, 'QC')),
            ] satisfies [string, string],
          ]
        : []),
      [say(['Taux horaire', 'Taux'], 'Rate'), plain(pay.earned[0]?.rate ?? 0)],
    ]
    facts.forEach(([label, value], index) => page.pair(320, 572, y + 30 + index * 12, label, value, { size: 7.6 }))
    const both = [
      ...pay.earned.map((one) => [one.label, one.hours.replace('.', ','), plain(one.cents), plain(one.ytd)]),
    ]
    const held = pay.withheld.map((one) => [one.label, plain(one.cents), plain(one.ytd)])
    const rules = paper.pick(['all', 'rows', 'none'] as const)
    const top = y + 96
    const sum = [
      say(['Total gains', 'Salaire brut', 'Total brut', 'BRUT', 'Gains bruts'], 'Gross'),
      '',
      ledger.money('gross_pay', pay.gross),
      ledger.money('gross_pay_ytd', pay.grossYtd),
    ]
    const left = page.grid(
      { x: 40, y: top, widths: [122, 40, 58, 62], right: [1, 2, 3], rules, size: 7.2, leading: 12 },
      [
        [
          say(['Gains', 'Description des gains', 'Revenus'], 'Earnings'),
          'Heures',
          paper.pick(['Courant', 'Période', 'Montant']),
          paper.pick(['Cumulatif', 'Cumul', 'Année']),
        ],
        ...both,
        sum,
      ],
    )
    const right = page.grid({ x: 330, y: top, widths: [122, 58, 62], right: [1, 2], rules, size: 7.2, leading: 12 }, [
      [
        say(['Déductions', 'Retenues', 'Retenues à la source'], 'Deductions'),
        'Courant',
        paper.pick(['Cumulatif', 'Cumul', 'À ce jour']),
      ],
      ...held,
      [
        say(['Total déductions', 'Total des retenues', 'Total ret.'], 'Total'),
        ledger.money('deductions_total', pay.total),
        plain(pay.totalYtd),
      ],
    ])
    const bottom = Math.max(left, right) + 14
    const at = paper.pick([40, 330])
    page.add(box(at, bottom, 242, 34, { stroke: ink, strokeWidth: 1 }))
    page.pair(
      at + 6,
      at + 234,
      bottom + 14,
      say(['Paie nette', 'NET', 'Salaire net', 'Net à payer', 'Montant net', 'Dépôt net'], 'Net pay'),
      ledger.money('net_pay', pay.net),
      { bold: true, size: 10 },
    )
    page.pair(
      at + 6,
      at + 234,
      bottom + 27,
      paper.pick(['Net cumulatif', 'Cumul net', 'Paie nette - cumulatif']),
      ledger.money('net_pay_ytd', pay.netYtd),
      { size: 7.5 },
    )
    page.col(
      at === 40 ? 330 : 40,
      bottom + 10,
      10,
      [
        `Banque de vacances : ${plain(paper.between(10_000, 300_000))}`,
        `Banque de maladie : ${paper.between(1, 30)},50 h`,
        `Dépôt : institution ${paper.code('815 #####')} folio ***${paper.code('###')}`,
      ],
      { size: 7 },
    )
    page.para(
      40,
      bottom + 66,
      530,
      `Message : ${paper.pick(['Les relevés 1 et T4 seront remis avant la fin de février.', 'Bureau fermé le lundi de l’Action de grâce.', 'Bienvenue aux nouveaux membres de l’équipe!'])} ${nameOf(someone(paper, 'QC'), 'plain')}, service de la paie, poste ${paper.code('2##')}.`,
      { size: 7 },
    )
    return [page.sheet()]
  },
}
