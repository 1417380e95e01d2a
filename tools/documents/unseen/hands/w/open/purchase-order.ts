import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf } from '../kit.ts'
import { firm, folk } from '../people.ts'

const goods = [
  'HEX BOLT M12X60 GR8.8 ZP',
  'BEARING 6205-2RS',
  'V-BELT B68',
  'PALLET WRAP 80GA CLEAR',
  'GLOVE NITRILE L (BX100)',
  'HYD HOSE 1/2 2-WIRE 10FT',
  'SAFETY CAN 5 GAL',
] as const

/** A Canadian manufacturer's purchase order from its planning software. */
export const purchaseOrder: UnseenLayout = {
  name: 'purchase-order',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'CA')
    const [buyer, vendor] = [next(), next()]
    const sent = addDays(paper.today, -paper.between(2, 300))
    const page = leaf('letter', { face: 'narrow', size: 8.6 })
    page.t(36, 52, paper.put('issuer_name', `${firm(paper, 'en')} Ltd.`), { size: 14, face: 'sans-bold' })
    page.rows(36, 66, 11, buyer.home, { size: 8 })
    page.r(576, 54, 'PURCHASE ORDER', { size: 17, face: 'sans-bold', color: '#994400' })
    const cells = [
      ['P.O. NUMBER', paper.code('45000#####')],
      ['DATE', paper.put('document_date', sent, day(sent, 'DD-MMM-YY').toUpperCase())],
      ['REV', String(paper.between(0, 3))],
      ['BUYER', buyer.name],
    ] as const
    cells.forEach(([caption, value], index) => {
      page.box(380 + (index % 2) * 98, 66 + Math.floor(index / 2) * 28, 98, 28)
      page.t(384 + (index % 2) * 98, 74 + Math.floor(index / 2) * 28, caption, { size: 6 })
      page.fit(384 + (index % 2) * 98, 88 + Math.floor(index / 2) * 28, 90, value)
    })
    page.box(36, 138, 262, 74)
    page.box(314, 138, 262, 74)
    page.t(42, 150, 'TO (VENDOR 0' + paper.code('#####') + ')', { face: 'narrow-bold', size: 7.4 })
    page.rows(42, 164, 12, [`${firm(paper, 'en')} Supply Inc.`, ...vendor.home])
    page.t(320, 150, 'SHIP TO', { face: 'narrow-bold', size: 7.4 })
    page.rows(320, 164, 12, ['Receiving Dock 3', ...buyer.home])
    const edges = [36, 62, 150, 372, 414, 444, 506, 576]
    page.box(36, 226, 540, 18, { fill: '#f3e3d3', stroke: '#222', strokeWidth: 0.6 })
    ;['LN', 'ITEM', 'DESCRIPTION', 'QTY', 'U/M', 'UNIT PRICE', 'EXTENDED'].forEach((head, index) =>
      page.t((edges[index] ?? 0) + (index === 3 || index > 4 ? 12 : 4), 238, head, { size: 7, face: 'narrow-bold' }),
    )
    let sum = 0
    const count = paper.between(3, 7)
    goods.slice(0, count).forEach((item, index) => {
      const y = 262 + index * 24
      const quantity = paper.between(2, 400)
      const price = paper.between(85, 9900)
      sum += quantity * price
      const row = [String((index + 1) * 10), paper.code('###-####-@'), item]
      row.forEach((value, column) => page.t((edges[column] ?? 0) + 4, y, value))
      page.r(440, y, String(quantity))
      page.t(448, y, 'EA')
      page.r(502, y, cash(price, ',', '.'))
      page.r(572, y, cash(quantity * price, ',', '.'))
      page.t(154, y + 10, `Req'd ${day(addDays(sent, 21), 'YYYY/MM/DD')}`, { size: 7 })
    })
    page.rule(36, 440, 576, 440)
    page.t(36, 456, 'TERMS: NET 45    FOB: DESTINATION    CURRENCY: CAD', { size: 8 })
    page.t(420, 456, 'ORDER TOTAL', { face: 'narrow-bold' })
    page.r(572, 456, `$${cash(sum, ',', '.')}`, { face: 'narrow-bold' })
    page.p(
      36,
      490,
      540,
      'This order is subject to the terms on our web site. Show the P.O. number on all packing slips and invoices. Goods without certificates of conformity will be returned at the vendor’s expense. Acknowledge within two business days.',
    )
    page.rule(380, 590, 576, 590)
    page.t(380, 600, 'Authorized signature', { size: 7 })
    page.t(36, 768, 'SPECIMEN    Page 1 of 1', { size: 7 })
    return [page.sheet()]
  },
}
