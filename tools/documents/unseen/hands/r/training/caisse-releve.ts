import { monthEnd } from '../../../../calendar.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { moves, sums } from '../moves.ts'
import { emblem, families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const caisses = [
  'Caisse populaire des Trois-Clochers',
  'Caisse d’économie du Haut-Fleuve',
  'Caisse de la Vallée-des-Pins',
  'Caisse Horizon de Bellerive',
  'Caisse solidaire du Bas-Richelieu',
  'Caisse des Artisans de Portneuf',
  'Caisse du Cœur-de-l’Isle-Verte',
]

/** A Québec credit union: logo of initials, the caisse named in a box beside the member, withdrawals and deposits in columns. */
export const caisseReleve: UnseenLayout = {
  name: 'caisse-releve',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.pick(caisses)
    const end = monthEnd(paper.today, paper.between(1, 7))
    const start = `${end.slice(0, 7)}-01`
    const isMirrored = paper.chance(0.4)
    const [left, right] = isMirrored ? [330, 44] : [44, 330]
    emblem(paper, page, { x: left, y: 28, size: 44, ink }, paper.pick(['CP', 'C', 'CSH', 'LC']))
    const holders = paper.chance(0.3) ? [someone(paper, 'QC', 'F'), someone(paper, 'QC', 'M')] : [someone(paper, 'QC')]
    const form = paper.pick(['plain', 'capitals', 'surnameCaps', 'middle'] as const)
    const names = holders.map((holder) => nameOf(holder, form))
    const joint = paper.pick([' et ', ' ou ', ' & '])
    const title = holders.length > 1 ? '' : titleOf(paper, holders[0] ?? someone(paper, 'QC'), 'QC')
    page.t(left, 128, `${title}${paper.put('document_holder_name', names.join('; '), names.join(joint))}`, {
      within: 240,
    })
    page.col(left, 140, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')))
    page.t(
      right,
      40,
      paper.pick(['Relevé de compte', 'RELEVÉ DE COMPTE', 'Relevé mensuel - Particuliers', 'État de compte']),
      { size: 14, bold: true, color: ink },
    )
    const account = paper.code(paper.pick(['815-#####-#######', '#####-######-#', '### ###', '######']))
    const rows: [string, string][] = [
      [paper.pick(['Votre caisse', 'Caisse', 'Émis par', 'Institution']), paper.put('issuer_name', issuer)],
      [
        paper.pick(['Folio', 'No de compte', 'Compte', 'Numéro de folio', 'Compte no']),
        paper.put('account_number', account),
      ],
      [
        paper.pick(['Période', 'Période du relevé', 'Relevé pour la période']),
        `${paper.pick(['du', 'Du'])} ${ledger.date('period_start', start)} ${paper.pick(['au', 'au', 'AU'])} ${ledger.date('period_end', end)}`,
      ],
      ...(paper.chance(0.4)
        ? [
            [paper.pick(['Émis le', 'Date du relevé', 'Imprimé le']), ledger.date('document_date', end)] satisfies [
              string,
              string,
            ],
          ]
        : []),
      [paper.pick(['Devise', 'Monnaie']), paper.put('currency', 'CAD')],
      ['No d’adhérent', luhnNumber(paper, '4540 #### #### ####').replace(/^(\d{4}) \d{4} \d{4}/, '$1 **** ****')],
    ]
    rows.forEach(([label, value], index) => {
      page.t(right, 62 + index * 15, label, { size: 7, color: '#555', within: 78 })
      page.t(right + 82, 62 + index * 15, value, { bold: index === 0, within: 166 })
    })
    const lines = moves(paper, 'QC', start, end, paper.between(7, 15))
    const opening = paper.between(12_000, 980_000)
    const { inward, outward } = sums(lines)
    let balance = opening
    const body = lines.map(({ day: on, label, cents }) => {
      balance += cents
      return [day(on), label, cents < 0 ? plain(-cents) : '', cents < 0 ? '' : plain(cents), plain(balance)]
    })
    const bottom = page.grid(
      {
        x: 44,
        y: 196,
        widths: [70, 206, 80, 80, 88],
        right: [2, 3, 4],
        leading: 14,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          'Date',
          paper.pick(['Description', 'Opération', 'Transaction']),
          paper.pick(['Retrait', 'Débit', 'Retraits ($)']),
          paper.pick(['Dépôt', 'Crédit', 'Dépôts ($)']),
          'Solde',
        ],
        [
          day(start),
          paper.pick(['SOLDE REPORTÉ', 'Solde précédent', 'Solde d’ouverture', 'Report']),
          '',
          '',
          ledger.money('opening_balance', opening),
        ],
        ...body,
        ...(paper.chance(0.6)
          ? [
              [
                '',
                paper.pick(['Totaux', 'TOTAL DES OPÉRATIONS']),
                ledger.money('total_debits', outward),
                ledger.money('total_credits', inward),
                '',
              ],
            ]
          : []),
        [
          '',
          paper.pick(['SOLDE FINAL', 'Nouveau solde', 'Solde de fermeture', 'Solde à reporter']),
          '',
          '',
          ledger.money('closing_balance', balance),
        ],
      ],
    )
    page.para(
      44,
      bottom + 26,
      520,
      `Vérifiez ce relevé dès sa réception. Toute erreur doit être signalée à la caisse dans les 30 jours. ${paper.pick(['Votre conseillère :', 'Directeur général :', 'Personne-ressource :'])} ${nameOf(someone(paper, 'QC'), 'plain')}, poste ${paper.code('####')}.`,
      { size: 7 },
    )
    page.t(44, 768, `Page 1 de 1     ${paper.code('RC-####-##')}`, { size: 6.5 })
    return [page.sheet()]
  },
}
