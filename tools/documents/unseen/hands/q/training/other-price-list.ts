import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, logo } from '../blocks.ts'
import { add, openFlow, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { address } from '../places.ts'
import { amount, dated } from '../wording.ts'

const goods = [
  'Oak panel 18 mm',
  'Maple veneer, sheet',
  'Hinge, brass 75 mm',
  'Drawer slide 450',
  'Worktop oil 1 L',
  'Cabinet door, shaker',
  'Delivery, per pallet',
  'Cutting, per hour',
  'Edge band, roll',
  'Wood screws 4 x 40, box',
]

/** A trade price list under a company's letterhead with its registered office at the foot. */
export const otherPriceList: UnseenLayout = {
  name: 'other-price-list',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'narrow', 'serif'] })
    const name = company(paper, 'GB')
    const color = paper.pick(['#8a3b12', '#1f4d3a', '#2b2f6b'])
    add(
      flow,
      ...logo(flow.left, flow.y, name.charAt(0), { color, kind: paper.between(0, 2) }),
      text(flow.left + 44, flow.y + 22, name, { size: 13, face: 'sans-bold', color }),
    )
    flow.y += 54
    para(flow, paper.pick(['TRADE PRICE LIST', 'Price list – autumn', 'Wholesale prices']), {
      size: 16,
      bold: true,
      after: 3,
    })
    para(
      flow,
      `${paper.pick(['Valid from', 'Effective'])} ${dated(`${paper.today.slice(0, 8)}01`, 'enBritish')} until further notice. All prices exclude VAT. Carriage paid on orders over £400.`,
      { size: 8, after: 10 },
    )
    const rows = goods
      .filter(() => paper.chance(0.8))
      .map((item) => [
        paper.code('@@-####'),
        item,
        paper.pick(['each', 'pack 10', 'm²']),
        amount(paper.between(120, 19_000), 'GB'),
        amount(paper.between(100, 17_000), 'GB'),
      ])
    grid(
      flow,
      [
        { title: 'Code', share: 1.3 },
        { title: 'Item', share: 4 },
        { title: 'Unit', share: 1.2 },
        { title: '1+', share: 1.3, align: 'right' },
        { title: '50+', share: 1.3, align: 'right' },
      ],
      rows,
      { look: paper.pick(['bands', 'rules', 'boxes']), size: flow.letter },
    )
    return sheetsOf(flow, [
      `${name}. Registered in England no. ${paper.code('0#######')}. Registered office: ${address(paper, 'GB').join(', ')}. SPECIMEN`,
    ])
  },
}
