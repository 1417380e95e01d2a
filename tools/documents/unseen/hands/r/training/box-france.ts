import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const issuers: readonly [trade: string, legal: string][] = [
  ['yop', 'Compagnie Française de Téléphonie SA'],
  ['Bulle Télécom', 'Bulle Télécom SAS'],
  ['Nérix', 'Nérix France SA'],
  ['rouge fibre', 'Société Réunionnaise de Radio-communication'],
  ['Sosphère', 'Télé-Ouest SA'],
]

/** A French operator's bill: line number, customer and account beside each other, the sum debited on a day, the company at the very foot. */
export const boxFrance: UnseenLayout = {
  name: 'box-france',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const [trade, legal] = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(2, 170))
    const drawn = addDays(billed, paper.pick([0, 8, 10, 14]))
    page.t(40, 60, trade, { size: 26, bold: true, color: ink, within: 200 })
    const holder = someone(paper, 'FR')
    const name = nameOf(holder, paper.pick(['surnameFirst', 'plain', 'capitals', 'surnameCaps']))
    const prefix = paper.pick(holder.sex === 'F' ? ['Mme ', 'Madame ', ''] : ['M. ', 'Monsieur ', ''])
    page.t(322, 134, `${prefix}${paper.put('document_holder_name', name)}`, { size: 9.5, within: 238 })
    page.col(322, 147, 12.5, ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR')), { size: 9.5 })
    const monthly = paper.between(999, 5_499)
    const extra = paper.between(0, 1) * paper.between(90, 2_000)
    const amount = monthly + extra
    const phone = paper.code(paper.pick(['01 ## ## ## ##', '06 ## ## ## ##']))
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['# ########', '##########', 'FBX-#######', '1.#######', '00########'])),
    )
    const date = ledger.date('document_date', billed)
    const sum = ledger.money('amount_due', amount)
    const facts = [
      `${paper.pick(['Facture du', 'Date de facture :', 'Date d’émission :', 'Émise le', 'Votre facture du'])} ${date}`,
      `${paper.pick(['N° de compte', 'Numéro client :', 'Compte client :', 'Identifiant client', 'N° client :'])} ${account}`,
      `${paper.pick(['N° de facture', 'Facture n°'])} ${paper.code('26########-#')}`,
      `${paper.pick(['Votre ligne', 'Ligne', 'N° de ligne :'])} ${phone}`,
      `Client depuis le ${day(addYears(addDays(billed, -40), -paper.between(1, 9)))}`,
    ]
    const turn = paper.between(0, 3)
    const y = paper.pick([92, 120])
    page.col(40, y, 14, [...facts.slice(turn), ...facts.slice(0, turn)], { size: 8.6, within: 262 })
    const due = paper.pick([
      `${paper.pick(['Montant prélevé le', 'Prélèvement le', 'Sera prélevé le'])} ${day(drawn)}`,
      'Total à payer TTC',
      'Montant à payer',
      'Somme à payer',
      'Total de votre facture TTC',
      'À payer',
    ])
    page.t(40, 232, due, { size: 12 })
    page.t(paper.pick([300, 555]), 232, sum, {
      size: 16,
      bold: true,
      color: ink,
      align: paper.pick(['right', 'right']),
    })
    const net = Math.round(amount / 1.2)
    const bottom = page.grid(
      {
        x: 40,
        y: 252,
        widths: [355, 80, 80],
        right: [1, 2],
        leading: 17,
        size: 8.2,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [paper.pick(['Vos abonnements et options', 'Détail', 'Récapitulatif']), 'HT', 'TTC'],
        [
          `${paper.pick(['Box Fibre Intense', 'Forfait 120 Go 5G', 'Offre Série Limitée 80 Go'])} du ${day(billed)} au ${day(addDays(billed, 29))}`,
          plain(Math.round(monthly / 1.2)),
          plain(monthly),
        ],
        [
          paper.pick(['Achats multimédia et SMS+', 'Hors forfait', 'Option bouquet Ciné']),
          plain(net - Math.round(monthly / 1.2)),
          plain(extra),
        ],
        [`Total HT ${plain(net)} - TVA 20 % ${plain(amount - net)}`, plain(net), plain(amount)],
      ],
    )
    page.para(
      40,
      bottom + 26,
      515,
      `${paper.chance(0.5) ? `Bonjour ${holder.sex === 'F' ? 'Madame' : 'Monsieur'} ${holder.surname}, ` : ''}les prix sont exprimés en euros. En cas de retard de paiement : pénalités au taux légal en vigueur majoré et indemnité forfaitaire de 40 €. Règlement par prélèvement sur le compte FR76 **** **** **${paper.code('##')} de ${nameOf(holder, 'surnameFirst')}. Parrainez ${someone(paper, 'FR').given}, vos amis ou vos voisins : 30 € offerts.`,
      { size: 7.6 },
    )
    page.t(
      40,
      bottom + 110,
      `Service client : 3900 (gratuit + prix appel) - ${trade}, Service Résiliation, TSA ${paper.code('#####')}, 59868 LILLE Cedex 9`,
      { size: 7.4, within: 515 },
    )
    const owner = paper.put('issuer_name', legal)
    const tail = `SIREN ${paper.code('### ### ###')} RCS ${paper.pick(['Paris', 'Nanterre', 'Bobigny', 'Rennes'])} - ${paper.between(1, 120)} avenue du Président Wilson`
    page.t(
      paper.pick([40, 40]),
      816,
      trade === legal.replace(' SAS', '')
        ? `${owner} - ${tail}`
        : paper.pick([
            `${owner} - ${tail}`,
            `${trade} est une marque de ${owner}, ${tail}`,
            `${owner} (${trade}) - ${tail}`,
          ]),
      { size: 6, within: 515 },
    )
    return [page.sheet()]
  },
}
