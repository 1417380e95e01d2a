import { lines, text } from '../../../../drawing/sheet.ts'
import { table, totalLine } from '../../../../drawing/table.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, somebody } from '../people.ts'
import { ago, french, money } from '../say.ts'

const goods = [
  'Compresseur hermétique 1/2 CV',
  'Bobine de fil coton 40/2',
  'Farine de blé tendre 50 kg',
  'Carton double cannelure',
  'Gants nitrile (boîte)',
  'Groupe électrogène 5 kVA',
  'Palette bois 80x120',
  'Toner imprimante noir',
] as const

/** A Moroccan order or delivery note between companies, with tax numbers, a table and a total: neither a bill of a utility nor a register. */
export const foreignMaOrder: UnseenLayout = {
  name: 'foreign-ma-order',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const seller = paper.pick(firms.MA)
    const buyer = paper.pick(firms.MA.filter((firm) => firm !== seller))
    const flow = openFlow({
      paper: 'a4',
      face: 'narrow',
      size: 9,
      foot: `${seller} – RC ${paper.code('######')} – Patente ${paper.code('########')} – IF ${paper.code('#######')} – ICE ${commonIdentifier(paper)}`,
    })
    flow.put(
      text(56, 60, seller, { size: 14, face: 'narrow-bold', color: paper.pick(['#1d3d8f', '#7d1a1a', '#116644']) }),
      ...lines(56, 74, 11, home(paper, 'MA'), { size: 8.5 }),
    )
    flow.put(
      text(540, 60, paper.pick(['BON DE COMMANDE', 'BON DE LIVRAISON', 'FACTURE PROFORMA', 'DEVIS']), {
        size: 15,
        face: 'narrow-bold',
        align: 'right',
      }),
      text(540, 78, `N° ${paper.code('26/####')} du ${french(ago(paper, 1, 90))}`, { size: 9.5, align: 'right' }),
    )
    flow.put(
      ...lines(
        330,
        118,
        12,
        [
          buyer,
          `À l’attention de ${plain(somebody(paper, 'MA'))}`,
          ...home(paper, 'MA'),
          `ICE ${commonIdentifier(paper)}`,
        ],
        { size: 9.5 },
      ),
    )
    const items = Array.from({ length: paper.between(3, 7) }, () => ({
      name: paper.pick(goods),
      count: paper.between(1, 40),
      price: paper.between(1_500, 400_000),
    }))
    const net = items.reduce((sum, { count, price }) => sum + count * price, 0)
    const m = (cents: number) => money(cents, ' ', ',')
    const { marks, bottom } = table(
      [
        { title: 'Désignation', x: 60, align: 'left' },
        { title: 'Qté', x: 350, align: 'right' },
        { title: 'P.U. HT', x: 440, align: 'right' },
        { title: 'Total HT', x: 536, align: 'right' },
      ],
      items.map(({ name, count, price }) => [name, String(count), m(price), m(count * price)]),
      { x: 56, y: 200, width: 484, leading: 18, size: 9, shade: '#eee', ink: '#222' },
    )
    flow.put(
      ...marks,
      ...totalLine('Total HT', m(net), { x: 380, right: 536, y: bottom + 20, size: 9, bold: false }),
      ...totalLine('TVA 20 %', m(Math.round(net * 0.2)), { x: 380, right: 536, y: bottom + 36, size: 9, bold: false }),
      ...totalLine('Total TTC (DH)', m(Math.round(net * 1.2)), {
        x: 380,
        right: 536,
        y: bottom + 54,
        size: 11,
        bold: true,
      }),
    )
    flow.y(bottom + 80)
    flow.p(
      `Délai de livraison : ${paper.between(3, 30)} jours. Paiement : ${paper.pick(['60 jours fin de mois', 'traite avalisée', 'chèque à la livraison'])}. Marchandise livrée au dépôt ; les retours ne sont acceptés qu’avec le présent bon.`,
    )
    flow.gap(20)
    flow.r('Cachet et signature')
    return flow.sheets()
  },
}
