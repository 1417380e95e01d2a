import { box, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { easel, page } from '../kit.ts'

/** A British council's leaflet that comes with bills: how the money is spent, bands, a call to go paperless. Nobody's bill. */
export const councilTaxLeaflet: UnseenLayout = {
  name: 'council-tax-leaflet',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const council = paper.pick(['Wexmoor Borough Council', 'Harding Vale District Council', 'Calderside Council'])
    const ink = paper.pick(['#4a1d78', '#00594c', '#b3451a'])
    const share = paper.between(1210, 1680)
    const { say, rows, flow, add, marks } = easel({ face: 'sans', size: 8.6 })
    add(box(0, 0, 595, 190, { fill: ink }))
    say(40, 74, 'Your council tax', { face: 'sans-bold', size: 33, color: '#fff' })
    say(40, 110, 'explained 2026/27', { face: 'sans-bold', size: 26, color: '#fff' })
    say(40, 150, 'Where every pound goes, and how to pay less for it', { size: 12, color: '#fff' })
    say(555, 174, council, { face: 'sans-bold', size: 11, align: 'right', color: '#fff' })
    say(40, 224, 'How much is it?', { face: 'sans-bold', size: 12, color: ink })
    flow(
      { x: 40, y: 242, width: 240, leading: 12.4 },
      `The average charge for a band D home rises by ${paper.pick(['2.99', '4.99'])}% this year. That is £${paper.between(48, 99)} more over twelve months, or about the price of a coffee each week.`,
    )
    const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    const ninths = [6, 7, 8, 9, 11, 13, 15, 18]
    add(box(40, 306, 240, 18, { fill: ink }))
    say(50, 318, 'Band', { face: 'sans-bold', size: 8, color: '#fff' })
    say(270, 318, 'Charge for the year', { face: 'sans-bold', size: 8, color: '#fff', align: 'right' })
    bands.forEach((band, index) => {
      if (index % 2 === 1) add(box(40, 324 + index * 17, 240, 17, { fill: '#f0eef4' }))
      say(50, 336 + index * 17, band, { face: 'sans-bold' })
      say(270, 336 + index * 17, `£${((share * (ninths[index] ?? 9)) / 9).toFixed(2)}`, { align: 'right' })
    })
    say(315, 224, 'What your pound pays for', { face: 'sans-bold', size: 12, color: ink })
    const services: readonly (readonly [string, number])[] = [
      ['Adult social care', 39],
      ['Children and schools', 24],
      ['Roads and street lights', 13],
      ['Bins and recycling', 11],
      ['Parks, libraries, leisure', 8],
      ['Everything else', 5],
    ]
    services.forEach(([label, pence], index) => {
      say(315, 248 + index * 30, label)
      say(555, 248 + index * 30, `${pence}p`, { align: 'right', face: 'sans-bold' })
      add(box(315, 252 + index * 30, pence * 6, 8, { fill: ink }))
    })
    say(40, 500, 'Could you get a discount?', { face: 'sans-bold', size: 12, color: ink })
    rows(
      40,
      518,
      14,
      [
        '•  You live alone: 25% off',
        '•  Everyone at home is a student: nothing to pay',
        '•  Someone in your home is disabled: one band lower',
        '•  You are on a low income: up to 100% off',
      ],
      { size: 8.8 },
    )
    add(roundedBox(315, 470, 240, 112, 10, { fill: '#fff4d6' }))
    say(330, 494, 'Go paperless and win!', { face: 'sans-bold', size: 12, color: ink })
    flow(
      { x: 330, y: 514, width: 212, leading: 12.4 },
      'Sign up for e-billing by 31 October 2026 and you could win a year’s family swim pass worth £480. You will need the account number from your bill.',
    )
    say(40, 626, 'Three easy ways to pay', { face: 'sans-bold', size: 12, color: ink })
    const ways = [
      'Direct Debit on the 1st, 15th or 25th',
      'Online, any time, with a card',
      'At any shop with the PayPoint sign',
    ]
    ways.forEach((way, index) => {
      add(roundedBox(40 + index * 174, 640, 166, 52, 8, { stroke: ink }))
      say(123 + index * 174, 660, String(index + 1), { face: 'sans-bold', size: 12, align: 'middle', color: ink })
      say(123 + index * 174, 678, way, { size: 7.4, align: 'middle' })
    })
    flow(
      { x: 40, y: 730, width: 515, leading: 11 },
      'Tell us if you move. Large print, Braille and translations: call 01632 960 118 or visit your nearest library. This leaflet is not a bill and asks for no payment.',
    )
    say(40, 816, `© ${council} 2026. Printed on recycled paper. SPECIMEN`, { size: 6.8, color: '#666' })
    return [page(marks)]
  },
}
