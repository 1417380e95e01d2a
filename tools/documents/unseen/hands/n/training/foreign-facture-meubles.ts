import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { namedFr, somebody } from '../people.ts'
import { day, recent, sum } from '../print.ts'

const goods = [
  ['Canapé convertible OSLO gris', 69900],
  ['Table basse chêne', 14950],
  ['Lot de 4 chaises', 23600],
  ['Lampadaire arc', 8990],
  ['Matelas 140 × 190', 41900],
  ['Livraison à l’étage', 4900],
] as const

/** Foreign: a furniture shop's invoice of France, with VAT and an order number. */
export const foreignFactureMeubles: UnseenLayout = {
  name: 'foreign-facture-meubles',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'narrow', size: 9.5 })
    page.logo(44, 36, 44, 'mh', '#d6452b')
    page.say(98, 64, 'MAISON HESPÉRIE', { size: 16, face: 'sans-bold' })
    page.say(545, 60, `FACTURE ${paper.code('FA26-#####')}`, { align: 'right', size: 13, face: 'sans-bold' })
    page.column(44, 110, [
      `Date : ${day(recent(paper), 'slashDmy')}`,
      `Commande web ${paper.code('W#######')}`,
      `Client ${paper.code('C######')}`,
      'Règlement : carte bancaire',
    ])
    page.column(330, 110, ['Adresse de livraison', namedFr(person), ...person.lines])
    const bought = goods
      .slice(paper.between(0, 2), paper.between(3, 6))
      .map(([name, price]) => ({ name, price, count: paper.between(1, 2) }))
    const total = bought.reduce((all, { price, count }) => all + price * count, 0)
    const net = Math.round(total / 1.2)
    const at = [44, -340, -430, -545] as const
    page.rect(44, 208, 501, 18, '#f5e4df')
    let y = page.rows(220, at, [['Désignation', 'Qté', 'P.U. TTC', 'Montant TTC']], {
      face: 'narrow-bold',
      leading: 22,
    })
    y = page.rows(
      y,
      at,
      bought.map(({ name, price, count }) => [
        name,
        String(count),
        sum(price, 'plainFr'),
        sum(price * count, 'plainFr'),
      ]),
      { leading: 18 },
    )
    y = page.rows(
      y + 10,
      [370, -545],
      [
        ['Total HT', sum(net, 'euros')],
        ['TVA 20 %', sum(total - net, 'euros')],
        [paper.pick(['Total TTC', 'Net à payer', 'Payé']), sum(total, 'euros')],
      ],
      { leading: 16 },
    )
    page.wrap(
      44,
      y + 20,
      500,
      'Garantie légale de conformité de deux ans. Vous disposez de 14 jours pour changer d’avis. Dont éco-participation mobilier 6,40 €. Maison Hespérie SAS au capital de 80 000 €, RCS Angers.',
      { size: 7.5 },
    )
    return [page.sheet('SPÉCIMEN')]
  },
}
