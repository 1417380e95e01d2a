import { addDays, monthEnd } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const issuers = [
  'Services de cartes Boréalis inc.',
  'Banque du Grand-Littoral',
  'Fédération des caisses Horizon',
  'Crédit Trois-Pistoles inc.',
  'Banque Outaouaise du Canada',
  'Financière Cap-Diamant ltée',
]
const shops = [
  'ÉPICERIE TRADITION LÉVIS QC',
  'DÉPANNEUR SOIR 118',
  'PÉTROLES NORDIQUES 0441',
  'RESTAURANT CHEZ MARIO',
  'QUINCAILLERIE RIVET',
  'LIBRAIRIE DU PARC',
  'SAQ-STYLE VINS 23310',
  'TRAVERSIER MATANE',
]

/** A Québec card statement: tiles of what is owed on top, both languages in some captions, the issuer in the return address or the foot. */
export const carteReleveFr: UnseenLayout = {
  name: 'carte-releve-fr',
  docType: 'credit_card_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench.slice(0, 5)))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.pick(issuers)
    const isBilingual = paper.chance(0.35)
    const say = (french: readonly string[], english: string): string =>
      `${paper.pick(french)}${isBilingual ? ` / ${english}` : ''}`
    const closed = addDays(monthEnd(paper.today, paper.between(1, 6)), -paper.between(0, 25))
    emblem(paper, page, { x: 520, y: 24, size: 52, ink }, initialsOf(issuer))
    page.t(
      40,
      46,
      paper.pick([
        'Relevé de carte de crédit',
        'Votre relevé de compte Visa',
        'RELEVÉ DE COMPTE MASTERCARD',
        'Relevé mensuel Or Élégance',
      ]),
      { size: 14, bold: true, color: ink },
    )
    const isReturn = paper.chance(0.5)
    const back = isReturn
      ? [
          paper.put('issuer_name', issuer),
          `C. P. ${paper.code('####')}, succ. Centre-ville`,
          'Montréal (Québec)  H3C 3X1',
        ]
      : [`C. P. ${paper.code('####')}, succ. Desjardineau`, 'Lévis (Québec)  G6V 1A1']
    page.col(40, 68, 10, back, { size: 7 })
    const holder = someone(paper, 'QC')
    const name = nameOf(holder, paper.pick(['capitals', 'surnameCaps', 'plain', 'commaCaps', 'initial']))
    page.t(56, 124, `${titleOf(paper, holder, 'QC')}${paper.put('document_holder_name', name)}`)
    page.col(56, 136, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')))
    const stars = paper.put(
      'account_number',
      paper.code(
        paper.pick([
          '4540 **** **** ####',
          '**** **** **** ####',
          '5259 XXXX XXXX ####',
          '4530 91** **** *###',
          '5191-****-****-####',
        ]),
      ),
    )
    const previous = paper.between(6_000, 400_000)
    const paid = paper.chance(0.5) ? previous : paper.between(2_000, previous)
    const rows = Array.from({ length: paper.between(4, 9) }, () => ({
      on: addDays(closed, -paper.between(2, 28)),
      shop: paper.pick(shops),
      cents: paper.between(300, 36_000),
    })).toSorted((a, b) => a.on.localeCompare(b.on))
    const bought = rows.reduce((sum, { cents }) => sum + cents, 0)
    const balance = previous - paid + bought
    const minimum = Math.max(1_000, Math.round(balance * 0.05))
    const limit = Math.ceil((balance + 80_000) / 100_000) * 100_000
    const facts: [string, string][] = [
      [
        say(['Solde courant', 'Nouveau solde', 'Solde à payer', 'Solde au relevé', 'Total dû'], 'New balance'),
        ledger.money('closing_balance', balance),
      ],
      [
        say(['Paiement minimum', 'Paiement minimum dû', 'Versement minimum', 'Minimum exigible'], 'Minimum payment'),
        ledger.money('minimum_payment', minimum),
      ],
      [
        say(['Date d’échéance', 'À payer au plus tard le', 'Échéance', 'Payable avant le'], 'Due date'),
        day(addDays(closed, paper.pick([21, 25]))),
      ],
      [
        say(['Limite de crédit', 'Votre limite de crédit', 'Limite autorisée'], 'Credit limit'),
        ledger.money('credit_limit', limit),
      ],
      [
        say(['Date du relevé', 'Relevé en date du', 'Date de facturation', 'Arrêté au'], 'Statement date'),
        ledger.date('document_date', closed),
      ],
      [say(['Numéro de compte', 'Numéro de carte', 'No de la carte', 'Compte'], 'Account no.'), stars],
    ]
    const order = paper.pick([
      [0, 1, 2, 3, 4, 5],
      [4, 5, 0, 1, 2, 3],
      [5, 3, 4, 0, 2, 1],
    ])
    const isTiled = paper.chance(0.5)
    order.forEach((which, index) => {
      const [label, value] = facts[which] ?? ['', '']
      if (!isTiled) return page.pair(320, 572, 112 + index * 14, label, value, { size: 7.8, bold: which === 0 })
      page.add(
        roundedBox(40 + (index % 3) * 180, 194 + Math.floor(index / 3) * 44, 172, 38, 6, {
          stroke: ink,
          strokeWidth: 0.8,
        }),
      )
      page.t(48 + (index % 3) * 180, 206 + Math.floor(index / 3) * 44, label, { size: 6.6, within: 158 })
      page.t(48 + (index % 3) * 180, 223 + Math.floor(index / 3) * 44, value, { size: 11, bold: true, within: 158 })
    })
    page.pair(40, 300, 300, say(['Solde précédent', 'Solde du dernier relevé'], 'Previous balance'), plain(previous), {
      size: 7.8,
    })
    page.pair(40, 300, 312, say(['Paiements et crédits', 'Vos paiements - merci'], 'Payments'), plain(-paid), {
      size: 7.8,
    })
    page.pair(40, 300, 324, say(['Achats et débits', 'Nouveaux achats'], 'Purchases'), plain(bought), { size: 7.8 })
    page.para(
      330,
      300,
      240,
      `Si vous n’effectuez que le paiement minimum, il vous faudra environ ${paper.between(3, 30)} ans et ${paper.between(2, 11)} mois pour rembourser le solde. BONIDOLLARS accumulés : ${plain(paper.between(100, 40_000))}`,
      { size: 7 },
    )
    page.grid({ x: 40, y: 350, widths: [80, 80, 272, 100], right: [3], leading: 15 }, [
      ['Date trans.', 'Inscrite le', 'Description', 'Montant'],
      [day(addDays(closed, -12)), day(addDays(closed, -12)), 'PAIEMENT CAISSE - MERCI', plain(-paid)],
      ...rows.map(({ on, shop, cents }) => [day(on), day(addDays(on, 2)), shop, plain(cents)]),
    ])
    page.para(
      40,
      744,
      530,
      `${isReturn ? '' : `${paper.pick(['Carte émise par', 'Crédit consenti par', 'Émetteur de la carte :', 'Cette carte est la propriété de'])} ${paper.put('issuer_name', issuer)}. `}Taux d’intérêt annuel : achats 19,90 %, avances 21,90 %. Signalez toute erreur dans les 30 jours. Visa Int./Utilisé sous licence.`,
      { size: 6.4 },
    )
    return [page.sheet()]
  },
}
