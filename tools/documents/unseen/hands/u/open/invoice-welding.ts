import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, money, page, right, rule, specimen, stack, when, type MoneyForm } from '../kit.ts'
import { firm, somebody, telephone } from '../people.ts'

const goods = [
  ['WR-035-15', 'MIG wire ER70S-6 .035 15 kg spool', 8450],
  ['GL-KEV-L', 'Gloves, welding, Kevlar stitched, L', 2875],
  ['DSC-45-10', 'Flap disc 4-1/2 in 60 grit', 725],
  ['CYL-C25-L', 'Cylinder C25 large, exchange', 11_900],
  ['TIP-14-35', 'Contact tip .035', 189],
  ['HLM-LNS', 'Helmet cover lens, outside', 415],
  ['DEL', 'Delivery, local', 3500],
] as const

/** An invoice between two Canadian firms: bill-to and ship-to side by side, net thirty days. */
export const invoiceWelding: UnseenLayout = {
  name: 'invoice-welding',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const seller = somebody(paper, 'CA')
    const buyer = somebody(paper, 'CA')
    const word = firm(paper, 'CA')
    const issuer = paper.put('issuer_name', `${word} Welding Supply Ltd.`)
    const client = paper.put(
      'document_holder_name',
      `${buyer.surname} ${paper.pick(['Truck Bodies Inc.', 'Farm Equipment', 'Steel Erectors Ltd.'])}`,
    )
    const on = addDays(paper.today, -paper.between(2, 80))
    const form: MoneyForm = '1,234.56'
    const rows = goods.map(([code, what, cents]) => ({
      code,
      what,
      cents,
      count: code === 'DEL' ? 1 : paper.between(1, 12),
    }))
    const net = total(rows.map(({ count, cents }) => count * cents))
    const tax = Math.round(net * 0.05)
    const ink = '#1f3f66'
    const number = paper.code('INV-0#####')
    const marks: Mark[] = [
      shape('M40 66 L56 30 L64 50 L72 38 L84 66 Z', { fill: '#d8741c' }),
      left(96, 46, issuer, 14, 'sans-bold', { color: ink }),
      ...stack(
        [96, 59, 10],
        [
          `${paper.between(10, 900)} Industrial Drive, ${seller.city} ${seller.region}  ${seller.postal}`,
          `Counter ${telephone(paper, seller.area)}   GST ${paper.code('8########')} RT0001`,
        ],
        7.6,
      ),
      right(572, 54, 'INVOICE', 24, 'sans-bold', { color: ink }),
      specimen(400, 24),
      box(40, 92, 170, 80, { stroke: ink, strokeWidth: 0.7 }),
      box(222, 92, 170, 80, { stroke: ink, strokeWidth: 0.7 }),
      left(46, 104, 'Bill to', 7.4, 'narrow-bold', { color: ink }),
      left(228, 104, 'Ship to', 7.4, 'narrow-bold', { color: ink }),
      ...stack([46, 120, 12], [client, buyer.street, `${buyer.city} ${buyer.region}  ${buyer.postal}`], 9),
      ...stack([228, 120, 12], ['Same', 'Attn: receiving, door 3'], 9),
    ]
    const facts = [
      ['Invoice no.', number],
      ['Invoice date', when(paper, 'document_date', on, 'MM/DD/YYYY')],
      ['Customer no.', paper.code('C####')],
      ['Your P.O.', paper.code('#####')],
      ['Terms', 'Net 30'],
      ['Due', day(addDays(on, 30), 'MM/DD/YYYY')],
    ] as const
    facts.forEach(([caption, value], index) =>
      marks.push(left(410, 102 + index * 13.4, caption, 8), right(572, 102 + index * 13.4, value, 8.6, 'narrow-bold')),
    )
    marks.push(box(40, 190, 532, 18, { fill: ink }))
    const white = { color: '#fff' }
    marks.push(
      left(46, 202, 'Item', 8, 'narrow-bold', white),
      left(124, 202, 'Description', 8, 'narrow-bold', white),
      right(380, 202, 'Qty', 8, 'narrow-bold', white),
      right(470, 202, 'Unit price', 8, 'narrow-bold', white),
      right(566, 202, 'Extended', 8, 'narrow-bold', white),
    )
    rows.forEach(({ code, what, cents, count }, index) => {
      const y = 224 + index * 18
      marks.push(
        left(46, y, code, 8.2, 'mono'),
        left(124, y, what, 8.8),
        right(380, y, String(count), 8.8),
        right(470, y, money(cents, form), 8.8),
        right(566, y, money(count * cents, form), 8.8),
        rule(40, y + 6, 532, 0.3, '#bbb'),
      )
    })
    marks.push(
      ...[118, 340, 390, 480].map((x) => line(x, 208, x, 344, { stroke: '#bbb', strokeWidth: 0.3 })),
      left(420, 364, 'Subtotal', 9),
      right(566, 364, money(net, form), 9),
      left(420, 380, 'GST 5%', 9),
      right(566, 380, money(tax, form), 9),
      box(410, 390, 162, 24, { fill: '#f7e6d5' }),
      left(420, 406, 'Total CAD', 10, 'sans-bold'),
      right(566, 406, money(net + tax, '$1,234.56'), 10, 'sans-bold'),
      ...stack(
        [40, 364, 12],
        [
          'Received by: ______________________________',
          '',
          'Cylinders remain our property. Rent is charged monthly on those',
          'not returned. Returns within 15 days, 20% restocking.',
        ],
        8,
      ),
      left(
        40,
        480,
        'Pay by e-transfer to ar@weldsupply.example, quoting the invoice number, or by cheque to the address above.',
        8.4,
      ),
      left(40, 494, '2% per month (24% per year) on overdue accounts. Thank you for shopping local!', 8.4),
    )
    return [page('letter', marks)]
  },
}
