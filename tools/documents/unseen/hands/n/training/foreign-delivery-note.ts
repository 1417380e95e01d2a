import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, named, somebody } from '../people.ts'
import { day, recent } from '../print.ts'

/** Foreign: a British builder's merchant's delivery note, quantities and weights, no prices, signed for at the door. */
export const foreignDeliveryNote: UnseenLayout = {
  name: 'foreign-delivery-note',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'GB')
    const page = openWriter('a4', { face: 'mono', size: 8.5 })
    page.say(40, 52, 'TARN & HOLLOW BUILDERS MERCHANTS', { face: 'mono-bold', size: 12 })
    page.say(40, 66, address(paper, 'GB').join(', '))
    page.say(555, 92, paper.pick(['DELIVERY NOTE', 'GOODS DESPATCH NOTE', 'PROOF OF DELIVERY']), {
      align: 'right',
      size: 14,
      face: 'mono-bold',
    })
    page.column(40, 120, ['DELIVER TO', named(person).toUpperCase(), ...person.lines])
    page.rows(
      120,
      [350, 450],
      [
        ['Note no', paper.code('DN######')],
        ['Date', day(recent(paper), 'shortYear')],
        ['A/C no', paper.code('CASH0#')],
        ['Cust ref', paper.pick(['EXTENSION', 'PHONE ORDER', 'J BLOGGS'])],
        ['Vehicle', paper.code('@@## @@@')],
      ],
      { leading: 13 },
    )
    page.rule(40, 220, 555)
    const items = [
      ['SAND BULK BAG', '2', 'EA'],
      ['CEMENT 25KG', '12', 'BAG'],
      ['TIMBER C24 47X150', '18', 'LGTH'],
      ['PLASTERBOARD 2400X1200', '9', 'SHT'],
      ['DPC 112MM', '3', 'ROLL'],
    ] as const
    const y = page.rows(
      236,
      [40, 120, -440, 480],
      [
        ['CODE', 'DESCRIPTION', 'QTY', 'UNIT'],
        ...items.slice(0, paper.between(2, 5)).map(([name, count, unit]) => [paper.code('@@####'), name, count, unit]),
      ],
      { leading: 18 },
    )
    page.rule(40, y, 555)
    page.wrap(
      40,
      y + 20,
      500,
      'Please check goods before signing. Shortages must be reported within 24 hours. Goods remain our property until paid for in full. This is not an invoice.',
    )
    page.column(40, y + 80, [
      'Received in good condition ........................',
      '',
      'Print name ........................  Time ........',
    ])
    return [page.sheet()]
  },
}
