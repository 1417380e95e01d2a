import { addDays } from '../../../../calendar.ts'
import { letterPaper } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letterhead } from '../head.ts'
import { column, day, letter, money, putDate, putSum } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'
import { origins } from '../terms.ts'

const studies = [
  ['Étude Lavigne & Gosselin, notaires inc.', 'LG', '#4a3b2a'],
  ['Bélair Notaires S.E.N.C.R.L.', 'BN', '#1d3557'],
  ['Me Odette Charlebois, notaire', 'OC', '#6d2e46'],
] as const

/** A notary’s letter about the sale of a home: price, mortgage and taxes in a list, the sum remitted to the seller in a sentence. */
export const qcProduitVente: UnseenLayout = {
  name: 'qc-produit-vente',
  docType: 'source_of_funds_proof',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const seller = somebody(paper, 'QC')
    const buyer = another(paper, 'QC', seller)
    const [study, initials, color] = paper.pick(studies)
    const written = addDays(paper.today, -paper.between(2, 100))
    const sold = addDays(written, -paper.between(1, 45))
    const look = paper.pick(['fr', 'iso', 'frShort'] as const)
    const price = paper.between(2890, 8150) * 10_000
    const [loan, tax] = [Math.round(price * 0.41) + paper.between(10, 99), paper.between(80_000, 340_000)]
    const fees = paper.between(90_000, 180_000)
    const head = letterhead(
      paper,
      {
        name: paper.put('issuer_name', study),
        initials,
        color,
        lines: [...home(paper, 'QC'), 'Téléphone : 514 555-0163'],
      },
      letterPaper,
    )
    const name = paper.put(
      'document_holder_name',
      paper.chance(0.3) ? `${seller.given} ${seller.surname.toUpperCase()}` : seller.full,
    )
    const bought = paper.put('counterparty_name', buyer.full)
    const net = putSum(paper, 'amount', price - loan - tax - fees, 'qc')
    const words = paper.pick([
      'la vente de l’immeuble',
      'la vente de la résidence',
      'la vente de la propriété',
      'la vente de votre maison',
    ])
    const sale = paper.put('origin', origins.sale, words)
    const lot = `${home(paper, 'QC').join(', ')} (lot ${paper.code('# ### ###')} du cadastre du Québec)`
    const body = column(66, head.top + 10, 480, { size: 10, face: paper.pick(['serif', 'sans']), leading: 1.5 })
    body.say(`${paper.pick(['Le ', 'Montréal, le ', ''])}${putDate(paper, 'document_date', written, look)}`).gap(14)
    body.say(paper.pick(['À qui de droit', `${titled(seller, 'QC')} ${name}`])).gap(8)
    body
      .say(
        `Objet : ${paper.pick(['Confirmation du produit de vente', 'Attestation – produit net de la vente', 'Provenance des fonds'])}   N/D : ${paper.code('##-####')}`,
        { face: 'sans-bold' },
      )
      .gap(8)
    body
      .say(
        paper.pick([
          `Nous confirmons avoir reçu, le ${day(sold, look)}, l’acte constatant ${sale} situé au ${lot}, par ${name} à ${bought}, pour un prix de ${money(price, 'qc')}.`,
          `La présente atteste que ${sale} sise au ${lot} a été conclue le ${day(sold, look)} entre ${name}, vendeur, et ${bought}, acheteur.`,
        ]),
      )
      .gap(8)
    body
      .pair('Prix de vente', money(price, 'qc'), 0)
      .pair('Moins : quittance hypothécaire', `(${money(loan, 'qc')})`, 0)
      .pair('Moins : répartition des taxes', `(${money(tax, 'qc')})`, 0)
      .pair('Moins : honoraires et débours', `(${money(fees, 'qc')})`, 0)
      .rule()
    if (paper.chance(0.5)) body.pair(paper.pick(['Solde remis au vendeur', 'Produit net', 'Net versé']), net, 0)
    body
      .gap(8)
      .say(
        paper.pick([
          `La somme de ${net} a été virée de notre compte en fidéicommis au compte de ${name}.`,
          `Le solde, soit ${net}, a été remis par chèque en fidéicommis n° ${paper.code('00####')} à l’ordre de ${name}.`,
        ]),
      )
    body
      .gap(12)
      .say(
        paper.pick([
          'Veuillez agréer nos salutations distinguées.',
          'Recevez l’expression de nos sentiments les meilleurs.',
        ]),
      )
      .gap(40)
    const sign = signature(80, body.bottom() - 36, 0.55, paper.pick([0, 1]))
    body.say(`${another(paper, 'QC', buyer).full}, notaire`)
    return [letter([...head.marks, ...body.marks, ...sign], 'SPÉCIMEN')]
  },
}
