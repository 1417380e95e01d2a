import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, nameIn, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

const goods = [
  ['Merino base layer, M', 8_900],
  ['Canoe paddle, ash, 58 in', 12_450],
  ['Dry bag 20 L', 4_295],
  ['Camp stove fuel 450 g', 1_199],
  ['Snowshoes 25 in', 17_999],
] as const

/** Foreign: an online shop's invoice with billing and shipping addresses, an order number and a balance of nothing. */
export const foreignShopInvoice: UnseenLayout = {
  name: 'foreign-shop-invoice',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow']), size: 8.4 })
    const date = daysAgo(paper, 4, 180)
    const bought = goods.filter(() => paper.chance(0.6))
    const sum = bought.reduce((total, [, cents]) => total + cents, 1_295)
    const tax = Math.round(sum * 0.13)
    logo(page, 44, 34, 'PO', 'leaf', '#2f6b3a')
    page.text(96, 58, paper.pick(['Portage Outfitters Online', 'Loon & Paddle Supply']), { size: 14, bold: true })
    page.right(568, 48, paper.pick(['INVOICE', 'Order confirmation', 'Packing slip and invoice']), { size: 15 })
    page.pairs({ x: 400, right: 568, y: 64, leading: 12 }, [
      ['Order no.', paper.code('#WB-#####')],
      ['Invoice date', dateIn(date, 'Sep 30, 2026')],
      ['Customer account', paper.code('C######')],
      ['Est. delivery', dateIn(addDays(date, 6), 'Sep 30, 2026')],
    ])
    const name = nameIn(somebody(paper, 'CA'), 'plain')
    page.stack(44, 130, 12, ['Bill to', name, ...home(paper, 'CA').lines])
    page.stack(310, 130, 12, ['Ship to', name, ...home(paper, 'CA').lines])
    const bottom = page.grid(
      [
        ['Item', 48],
        ['Qty', 400, 'right'],
        ['Price', 480, 'right'],
        ['Total', 564, 'right'],
      ],
      [
        ...bought.map(([what, cents]) => [what, '1', moneyIn(cents, '-$1.00'), moneyIn(cents, '-$1.00')]),
        ['Shipping, ground', '', '', '$12.95'],
        ['HST 13%', '', '', moneyIn(tax, '-$1.00')],
        ['Total', '', '', moneyIn(sum + tax, '-$1.00')],
        [`Paid by card ending ${paper.code('####')}`, '', '', moneyIn(-sum - tax, '-$1.00')],
        ['Balance due', '', '', '$0.00'],
      ],
      { x: 44, y: 210, width: 524, leading: 18, shade: '#e8f0e4' },
    )
    page.prose(
      44,
      bottom + 30,
      520,
      'Returns are free within 60 days in original condition. Questions? help@portage.example. Thank you for shopping with a small Canadian company!',
    )
    return [page.sheet()]
  },
}
