import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const issuers = [
  'Hydro-Laurentides',
  'Énergie Boréale du Québec',
  'Coopérative d’électricité de Saint-Jude',
  'Hydro-Magog-Ouest',
  'Gaz Métropolis, s.e.c.',
  'Électricité Rive-Sud inc.',
  'Service d’énergie de Joliette-Nord',
]

/** A Québec energy bill: amount and date in a large band, meter table, deposit slip below with the address in its window. */
export const compteElectricite: UnseenLayout = {
  name: 'compte-electricite',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(3, 110))
    const due = addDays(billed, paper.pick([19, 21, 23, 25]))
    const people = paper.chance(0.3) ? [someone(paper, 'QC', 'F'), someone(paper, 'QC', 'M')] : [someone(paper, 'QC')]
    const form = paper.pick(['capitals', 'plain', 'surnameCaps', 'commaCaps'] as const)
    const names = people.map((one) => nameOf(one, form))
    const first = people[0] ?? someone(paper, 'QC')
    const title = names.length > 1 ? '' : titleOf(paper, first, 'QC')
    const isFooter = paper.chance(0.5)
    emblem(paper, page, { x: 40, y: 24, size: 44, ink }, initialsOf(issuer))
    if (!isFooter) page.t(92, 50, paper.put('issuer_name', issuer), { size: 14, bold: true, color: ink, within: 230 })
    page.t(
      572,
      46,
      paper.pick([
        'Votre facture',
        'Facture d’électricité',
        'FACTURE',
        'Votre compte d’énergie',
        'Relevé de consommation',
      ]),
      { size: 15, align: 'right' },
    )
    const previous = paper.between(0, 1) * paper.between(4_000, 30_000)
    const used = paper.between(3_000, 40_000)
    const taxes = Math.round(used * 0.14975)
    const amount = used + taxes + previous
    const account = paper.code(paper.pick(['299 0## ### ####', '### ### ###', '10-#####-####', '############']))
    const facts: [string, string][] = [
      [
        paper.pick(['Numéro de compte', 'No de compte', 'Compte no', 'No client', 'Votre numéro de compte']),
        paper.put('account_number', account),
      ],
      [
        paper.pick(['Date de facturation', 'Date de la facture', 'Facture du', 'Émise le', 'Date d’émission']),
        ledger.date('document_date', billed),
      ],
      [paper.pick(['No de facture', 'Facture no']), paper.code('6## ### ###')],
      ['Période', `du ${day(addDays(billed, -63))} au ${day(addDays(billed, -3))}`],
    ]
    const isRight = paper.chance(0.5)
    facts.forEach(([label, value], index) =>
      page.pair(isRight ? 340 : 40, isRight ? 572 : 290, 92 + index * 14, label, value, { size: 8 }),
    )
    page.add(box(40, 156, 532, 44, { fill: ink, opacity: 0.12 }))
    page.t(
      52,
      174,
      paper.pick(['Montant à payer', 'Total à payer', 'À payer', 'Solde à payer', 'Montant dû', 'Total de la facture']),
      { size: 9 },
    )
    page.t(52, 191, ledger.money('amount_due', amount), { size: 14, bold: true })
    page.t(
      330,
      174,
      paper.pick([
        'Date d’échéance',
        'Payable au plus tard le',
        'À payer avant le',
        'Échéance',
        'Date limite de paiement',
      ]),
      { size: 9 },
    )
    page.t(330, 191, ledger.date('due_date', due), { size: 12, bold: true })
    const rows = [
      ['Sommaire', ''],
      [
        paper.pick(['Solde de la dernière facture', 'Montant de la facture précédente', 'Solde antérieur']),
        plain(previous),
      ],
      ['Consommation et accès au réseau', plain(used)],
      [`TPS (5 %) ${paper.code('8912##### RT0001')}`, plain(Math.round(used * 0.05))],
      ['TVQ (9,975 %)', plain(taxes - Math.round(used * 0.05))],
    ]
    const bottom = page.grid(
      {
        x: 40,
        y: 220,
        widths: [400, 132],
        right: [1],
        leading: 16,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      rows,
    )
    const low = page.grid(
      { x: 40, y: bottom + 18, widths: [90, 110, 110, 110, 112], right: [3, 4], leading: 15, rules: 'rows' },
      [
        ['Compteur', 'Relevé du', 'au', 'kWh', 'Tarif'],
        [
          paper.code('TPW########'),
          day(addDays(billed, -63)),
          day(addDays(billed, -3)),
          String(paper.between(300, 6_000)),
          'D',
        ],
      ],
    )
    page.para(
      40,
      low + 26,
      532,
      `${paper.pick(['Lieu de consommation', 'Adresse de service', 'Point de service'])} : ${homeLines(paper, home(paper, 'QC'), 'QC', false)[0] ?? ''}. Un supplément de 1,2 % par mois s’ajoute à tout solde impayé. Mode de versements égaux : composez le 1 888 ${paper.code('555-01##')}. ${paper.pick(['Votre conseillère en énergie :', 'Responsable :'])} ${nameOf(someone(paper, 'QC'), 'plain')}.`,
      { size: 7.4 },
    )
    page.rule(40, 600, 572, '#888', 0.5)
    page.t(
      306,
      610,
      paper.pick(['Détachez et retournez avec votre paiement', 'Coupon de paiement', 'Bordereau de paiement']),
      { size: 6.5, align: 'middle' },
    )
    page.t(70, 650, `${title}${paper.put('document_holder_name', names.join('; '), names.join(' et '))}`, {
      size: 9.5,
      within: 260,
    })
    page.col(70, 663, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')), { size: 9.5 })
    page.col(370, 650, 13, [
      `Compte ${account}`,
      `Payer ${plain(amount)} le ${day(due)}`,
      'Montant versé  __________ $',
    ])
    page.t(40, 752, paper.code('0#########  ############  0000######  #'), { face: 'mono', size: 9 })
    if (isFooter)
      page.t(
        40,
        770,
        `${paper.put('issuer_name', issuer)}, ${paper.pick(['case postale 11022, Montréal QC', '75, boul. du Centenaire, Québec', 'service à la clientèle, Sherbrooke'])}   www.votreespace.example`,
        { size: 6.8 },
      )
    return [page.sheet()]
  },
}
