import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn } from '../forms.ts'
import { openPage } from '../kit.ts'
import { daysAgo } from '../times.ts'

const goods = [
  'BANANAS 1.12 kg @ 1.74',
  'OAT MILK 1.89 L',
  'RYE BREAD',
  'TOFU FIRM 350 G',
  'MAPLE SYRUP 540',
  'DISH SOAP *',
  'AA BATTERIES 8 *',
  'CHEDDAR OLD 400',
  'EGGS LRG 12',
  'TEA BAGS 72',
]

/** Foreign: a grocer's till receipt that was paid by debit card, with a masked account and a balance of points. */
export const foreignReceipt: UnseenLayout = {
  name: 'foreign-receipt',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: 'mono', size: 11, height: 720 })
    const items = Array.from(
      { length: paper.between(5, 11) },
      () => [paper.pick(goods), paper.between(149, 2_199)] as const,
    )
    const sum = items.reduce((total, [, cents]) => total + cents, 0)
    const tax = Math.round(sum * 0.03)
    page.middle(306, 50, paper.pick(['FIELD & FORK MARKET', 'CORNER LARDER CO-OP', 'HARBOUR FOODS #118']), {
      bold: true,
      size: 16,
    })
    page.middle(306, 68, paper.pick(['1187 SPRING GARDEN RD  HALIFAX NS', '40 BROADWAY AVE  SASKATOON SK']))
    page.middle(306, 84, `GST ${paper.code('8######## RT0001')}`)
    page.text(
      150,
      108,
      `${dateIn(daysAgo(paper, 1, 90), '26/09/30')} ${paper.code('1#:4#:3#')}  REG ${paper.code('0#')}  OPER ${paper.code('###')}`,
    )
    let y = page.pairs(
      { x: 150, right: 462, y: 136, leading: 16 },
      items.map(([what, cents]) => [what, moneyIn(cents, '-1.00')] as const),
    )
    y = page.pairs({ x: 150, right: 462, y: y + 12, leading: 17 }, [
      ['SUBTOTAL', moneyIn(sum, '-1.00')],
      ['TAX', moneyIn(tax, '-1.00')],
      ['TOTAL', moneyIn(sum + tax, '-$1.00'), true],
      ['INTERAC DEBIT', moneyIn(sum + tax, '-$1.00')],
    ])
    page.stack(
      150,
      y + 14,
      15,
      [
        `ACCOUNT: CHEQUING  ************${paper.code('####')}`,
        `AUTH ${paper.code('######')}   00 APPROVED - THANK YOU`,
        `POINTS BALANCE ${paper.between(200, 99_000)}`,
        'RETURNS WITHIN 14 DAYS WITH RECEIPT',
      ],
      { size: 9.5 },
    )
    return [page.sheet()]
  },
}
