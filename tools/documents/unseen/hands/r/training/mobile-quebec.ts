import { addDays } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const issuers: readonly [trade: string, legal: string][] = [
  ['zoum mobile', 'Télécommunications Zéphyr inc.'],
  ['Fibrik', 'Cogénor Communications s.e.n.c.'],
  ['Vidéoptik', 'Vidéoptik ltée'],
  ['Allô+', 'Société de téléphone du Bas-Saint-Maurice inc.'],
  ['NORDEL', 'Nordel Sans-fil S.E.C.'],
]

/** A Québec mobile or internet bill in two pages: what changed, a line per subscriber, taxes; the operator's company in small print. */
export const mobileQuebec: UnseenLayout = {
  name: 'mobile-quebec',
  docType: 'telecom_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const family = paper.pick(families)
    const page = openPage('letter', family)
    const [trade, legal] = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(3, 90))
    page.t(paper.pick([40, 430]), 56, trade, { size: 24, bold: true, color: ink, within: 140 })
    const holder = someone(paper, 'QC')
    const name = nameOf(holder, paper.pick(['plain', 'capitals', 'surnameCaps', 'commaCaps', 'comma']))
    const x = paper.pick([50, 330])
    page.t(x, 112, `${titleOf(paper, holder, 'QC')}${paper.put('document_holder_name', name)}`)
    page.col(x, 124, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')))
    const users = [name, ...Array.from({ length: paper.between(0, 2) }, () => nameOf(someone(paper, 'QC'), 'plain'))]
    const fees = users.map(() => paper.between(2_500, 9_900))
    const subtotal = fees.reduce((sum, fee) => sum + fee, 0)
    const [tps, tvq] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)]
    const before = paper.between(4_000, 19_000)
    const amount = subtotal + tps + tvq
    const account = paper.code(paper.pick(['########', '#.########', '5## ### ####', '###-###-### #']))
    const facts: [string, string][] = [
      [
        paper.pick(['Numéro de compte', 'No de compte', 'Compte', 'Numéro de client']),
        paper.put('account_number', account),
      ],
      [
        paper.pick(['Date de facturation', 'Date de la facture', 'Facturé le', 'Facture du', 'Date d’émission']),
        ledger.date('document_date', billed),
      ],
      [
        paper.pick(['Montant total à payer', 'Total à payer', 'Solde à payer', 'Montant dû', 'À payer', 'Total dû']),
        ledger.money('amount_due', amount),
      ],
      [
        paper.pick(['Payable avant le', 'Échéance', 'Paiement préautorisé le', 'Date limite']),
        day(addDays(billed, paper.pick([18, 21]))),
      ],
    ]
    const side = x === 50 ? 340 : 40
    const shape = paper.between(0, 2)
    if (shape === 0)
      facts.forEach(([label, value], index) =>
        page.pair(side, side + 230, 108 + index * 15, label, value, { bold: index === 2 }),
      )
    else if (shape === 1)
      facts.forEach(([label, value], index) => page.cell([40 + index * 133, 186, 133, 32], label, value, { size: 10 }))
    else {
      page.add(roundedBox(side, 94, 230, 84, 10, { fill: ink, opacity: 0.1 }))
      facts.forEach(([label, value], index) => {
        page.t(side + 10 + (index % 2) * 112, 110 + Math.floor(index / 2) * 38, label, { size: 7, within: 106 })
        page.t(side + 10 + (index % 2) * 112, 124 + Math.floor(index / 2) * 38, value, {
          size: 10.5,
          bold: true,
          within: 106,
        })
      })
    }
    page.t(
      40,
      246,
      paper.pick([
        `Bonjour ${holder.given},`,
        'Votre facture en bref',
        `Bonjour ${holder.sex === 'F' ? 'Madame' : 'Monsieur'} ${holder.surname},`,
        'Sommaire de la facture',
      ]),
      { size: 12, color: ink },
    )
    const bottom = page.grid(
      {
        x: 40,
        y: 258,
        widths: [420, 112],
        right: [1],
        leading: 17,
        size: 8.6,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [paper.pick(['Sommaire', 'Résumé des frais']), ''],
        [paper.pick(['Solde de la facture précédente', 'Montant de la dernière facture']), plain(before)],
        ['Paiement reçu - merci', plain(-before)],
        ...users.map((user, index) => [`${paper.code('(514) 555-01##')}  ${user}`, plain(fees[index] ?? 0)]),
        [`TPS ${paper.code('R10#######')}`, plain(tps)],
        [`TVQ ${paper.code('100#######TQ')}`, plain(tvq)],
        [paper.pick(['Total de cette facture', 'Nouveaux frais', 'Frais courants']), plain(amount)],
      ],
    )
    page.para(
      40,
      bottom + 24,
      532,
      'Dès le mois prochain, le prix de certains forfaits augmentera de 3,00 $. Des frais de retard de 3 % par mois (42,58 % par année) s’appliquent à tout solde impayé. Recommandez un ami et obtenez 50 $ chacun!',
      { size: 7.4 },
    )
    const said = [
      `${trade} est une marque de commerce de ${legal}.`,
      `Services fournis par ${legal}, 612, rue Saint-Jacques, Montréal (Québec) H3C 4M8`,
      `${legal}, faisant affaire sous le nom ${trade}`,
      `Faites votre chèque à l’ordre de ${legal}.`,
    ]
    paper.put('issuer_name', legal)
    page.t(40, 762, paper.pick(said), { size: 7, within: 532 })
    if (paper.chance(0.6)) return [page.sheet()]
    const second = openPage('letter', family)
    second.t(40, 50, `Détail de l’utilisation   ${account}`, { bold: true, size: 11 })
    second.grid({ x: 40, y: 70, widths: [120, 240, 172], leading: 15 }, [
      ['Date', 'Service', 'Utilisé'],
      ...Array.from({ length: 8 }, (_, index) => [
        day(addDays(billed, -index * 3 - 1)),
        'Données Canada',
        `${paper.between(1, 900)} Mo`,
      ]),
    ])
    return [page.sheet(), second.sheet()]
  },
}
