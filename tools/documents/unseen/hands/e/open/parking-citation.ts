import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, bareSlashed, cell, money, paragraph } from '../kit.ts'
import { issuers } from '../people.ts'

const violations = [
  ['22507.8', 'EXPIRED METER', 5800],
  ['80.69', 'NO PARKING STREET CLEANING', 7300],
  ['22514', 'WITHIN 15 FT OF FIRE HYDRANT', 6800],
  ['88.13', 'RED ZONE', 9300],
] as const

/** City's parking citation from a handheld printer, on a long slip. */
export const parkingCitation: UnseenLayout = {
  name: 'parking-citation',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [city] = paper.pick(issuers.water)
    const day = addDays(paper.today, -paper.between(1, 40))
    const [code, what, fine] = paper.pick(violations)
    const facts = [
      ['CITATION NO.', paper.code('4#########')],
      ['ISSUED', `${bareSlashed(day, 4)}  ${paper.between(8, 11)}:${paper.between(10, 59)} AM`],
      ['LICENSE', paper.code('#@@@###  CA')],
      ['MAKE / COLOR', paper.pick(['ALTU / GY', 'MRLN / WT', 'KODA / BK', 'VNTR / GN'])],
      ['BODY', paper.pick(['PA 4D', 'PU', 'SU'])],
      ['VIN LAST 4', paper.code('####')],
      ['LOCATION', `${paper.between(100, 4900)} ${paper.pick(['W 3RD ST', 'ALAMEDA AV', 'PINE ST'])}`],
      ['METER', paper.code('@@-###')],
      ['BADGE / AGENCY', paper.code('#### / 56')],
      ['VIOLATION', code],
    ] as const
    const due = bareSlashed(addDays(day, 21), 4)
    return [
      {
        width: 306,
        height: 720,
        pixelsPerUnit: 200 / 72,
        background: '#fffdf2',
        marks: [
          box(0, 0, 306, 62, { fill: '#a4161a' }),
          text(153, 28, city.toUpperCase(), { size: 14, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
          text(153, 48, 'NOTICE OF PARKING VIOLATION', {
            size: 11,
            face: 'sans-bold',
            color: '#ffffff',
            align: 'middle',
          }),
          ...facts.flatMap(([caption, value], index) => {
            const at = { x: 16 + (index % 2) * 137, y: 78 + Math.floor(index / 2) * 38, width: 137, height: 38 }
            return [...cell(at, caption), text(at.x + 6, at.y + 28, value, { size: 10, face: 'mono' })]
          }),
          text(16, 292, what, { size: 12, face: 'mono-bold' }),
          text(16, 326, `AMOUNT DUE NOW      $ ${money(fine)}`, { size: 11, face: 'mono-bold' }),
          text(16, 344, `IF PAID AFTER ${due}   $ ${money(fine * 2)}`, { size: 9, face: 'mono' }),
          bars(paper, { x: 40, y: 362, width: 226, height: 36 }),
          ...paragraph(
            { x: 16, y: 426, width: 274, leading: 12 },
            'You must pay this citation or contest it within 21 calendar days. To contest, ask for an initial review online, by mail or in person. Do not mail cash. The registered owner is responsible for payment. Unpaid citations hold the vehicle registration and may lead to towing after the fifth notice.',
            { size: 8.5, face: 'sans' },
          ).marks,
          text(16, 560, 'Pay: meterpay.example.test  or  1-866-555-0111', { size: 9, face: 'sans-bold' }),
          text(16, 600, 'Officer comments:  CHALKED 0755, PHOTO X2', { size: 8, face: 'mono' }),
          text(153, 706, 'SPECIMEN', { size: 6.5, face: 'sans', align: 'middle' }),
        ],
      },
    ]
  },
}
