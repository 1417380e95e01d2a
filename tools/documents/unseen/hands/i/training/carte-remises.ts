import { addDays } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

const shops = [
  'DÉPANNEUR LA BERGE RIMOUSKI',
  'PHARMACIE M. NADEAU SHERBROOKE',
  'QUINCAILLERIE DES CÔTES',
  'LIBRAIRIE L’ENCRIER MONTREAL',
  'STATIONNEMENT #221 QUEBEC',
  'TRAITEUR CHEZ AMINA LAVAL',
  'ÉPICERIE VAUDRIN 0442',
]

/** A French card statement: everything in rounded boxes over a dense list, the address low on the left for a window. */
export const carteRemises: UnseenLayout = {
  name: 'carte-remises',
  docType: 'credit_card_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: 'narrow', size: 8, french: true, color: '#202a25' })
    const tone = paper.pick(['#00643c', '#3b3b98', '#a8441d'])
    const { start, end } = slidingMonth(paper)
    const form = paper.pick(['30 SEP 2026', '30 sept. 2026', '2026-09-30', '30 septembre 2026'] as const)
    const list = Array.from(
      { length: paper.between(6, 14) },
      () => [paper.between(0, 28), paper.pick(shops), paper.between(280, 24_500)] as const,
    )
    const bought = list.reduce((sum, [, , cents]) => sum + cents, 0)
    const previous = paper.between(4_000, 190_000)
    const paid = paper.between(2_000, previous)
    const fees = Math.round((previous - paid) * 0.0166)
    const balance = previous - paid + bought + fees
    const limit = paper.pick([150_000, 350_000, 600_000, 1_000_000])
    const minimum = Math.max(1_000, Math.round(balance * 0.05))
    const money = '-1,00 $'
    const due = dateIn(addDays(end, 21), form)
    page.right(580, 40, paper.pick(['Relevé de compte', 'État de compte', 'RELEVÉ MENSUEL']), {
      size: 15,
      bold: true,
      color: tone,
    })
    page.right(580, 53, paper.pick(['Carte Modulo', 'Carte Remises Or', 'Carte Odyssée Platine']), { size: 9 })
    page.text(40, 42, paper.put('issuer_name', issuer(paper, 'card')), { size: 11, bold: true, color: tone })
    const account = paper.put(
      'account_number',
      paper.pick([
        `4540 XXXX XXXX ${paper.code('####')}`,
        paper.code('5258 #### #### ####'),
        `**** **** **** ${paper.code('####')}`,
      ]),
    )
    page.draw(roundedBox(320, 64, 260, 96, 8, { stroke: tone, strokeWidth: 1 }))
    const facts: readonly (readonly [string, string])[] = [
      [paper.pick(['Numéro de compte', 'N° de carte', 'Numéro de la carte']), account],
      [paper.pick(['Date du relevé', 'Relevé du', 'Date de facturation']), putDate(paper, 'document_date', end, form)],
      [paper.pick(['Date d’échéance', 'Paiement dû le']), due],
      [paper.pick(['Limite de crédit', 'Limite autorisée']), putMoney(paper, 'credit_limit', limit, money)],
      ['Crédit disponible', moneyIn(Math.max(0, limit - balance), money)],
    ]
    page.pairs({ x: 330, right: 570, y: 82, leading: 16 }, facts, { size: 8.6 })
    const who = somebody(paper, 'QC')
    const prefix = paper.pick(['', who.sex === 'F' ? 'MME ' : 'M. '])
    const name = paper.put('document_holder_name', nameIn(who, paper.pick(['capitals', 'loudSurname'])))
    page.stack(58, 112, 11.5, [prefix + name, ...putAddress(paper, home(paper, 'QC', true).lines)], { size: 9 })
    if (paper.chance(0.5))
      page.text(58, 172, `Remise en argent accumulée : ${moneyIn(paper.between(300, 9_000), money)}`, {
        size: 7.5,
        color: tone,
      })
    page.draw(roundedBox(36, 184, 544, 50, 8, { fill: '#f0f4ee' }))
    const sums: readonly (readonly [string, string])[] = [
      ['Solde précédent', moneyIn(previous, money)],
      ['Paiements', moneyIn(paid, money)],
      ['Achats', moneyIn(bought, money)],
      ['Frais de crédit', moneyIn(fees, money)],
      [
        paper.pick(['Nouveau solde', 'Solde courant', 'Solde à payer']),
        putMoney(paper, 'closing_balance', balance, money),
      ],
      [
        paper.pick(['Paiement minimum', 'Paiement minimal dû', 'Versement minimum']),
        putMoney(paper, 'minimum_payment', minimum, money),
      ],
    ]
    sums.forEach(([caption, value], index) => {
      page.text(46 + index * 90, 201, caption, { size: 7.3 })
      page.text(46 + index * 90, 219, value, { size: 10, bold: index > 3 })
    })
    const bottom = page.grid(
      [
        ['Transaction', 40],
        ['Inscription', 100],
        ['N° réf.', 160],
        ['Description', 210],
        ['% remise', 480, 'right'],
        ['Montant', 576, 'right'],
      ],
      [
        ['', '', '', 'PAIEMENT - MERCI', '', moneyIn(-paid, '1,00 CR')],
        ...[...list]
          .sort(([a], [b]) => a - b)
          .map(([day, shop, cents], index) => [
            dateIn(addDays(start, day), '30 SEP'),
            dateIn(addDays(start, day + 1), '30 SEP'),
            String(index + 1).padStart(3, '0'),
            shop,
            '0,50',
            moneyIn(cents, '-1,00'),
          ]),
      ],
      { x: 36, y: 252, width: 544, leading: 14, size: 7.4, shade: '#dfe7dd' },
    )
    page.prose(
      36,
      bottom + 24,
      540,
      `Taux annuel : achats 19,90 %, avances 21,90 %. Si vous ne faites que le paiement minimum chaque mois, il faudra environ ${paper.between(3, 22)} ans et 4 mois pour payer le solde. Pour éviter des frais de crédit, payez la totalité du solde au plus tard à l’échéance.`,
      { size: 6.8 },
    )
    return [page.sheet()]
  },
}
