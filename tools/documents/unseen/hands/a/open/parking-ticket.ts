import { addDays } from '../../../../calendar.ts'
import { box, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { cell, stripes } from '../kit.ts'
import { issuers } from '../people.ts'

const ink = '#a3341f'
const offences = [
  'NO PARKING 2AM - 6AM',
  'EXPIRED METER',
  'WITHIN 3M OF FIRE HYDRANT',
  'PARK LONGER THAN 3 HOURS',
  'OBSTRUCT DRIVEWAY',
] as const

/** A town's parking infraction notice from a hand-held printer: plate, by-law, set fine and early payment. */
export const parkingTicket: UnseenLayout = {
  name: 'parking-ticket',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const town = paper.pick(issuers.town)
    const day = addDays(paper.today, -paper.between(1, 40))
    const fine = paper.pick([30, 40, 55, 100])
    const typed = { face: 'mono', size: 10, captionSize: 6, ink } as const
    const number = paper.code('PT########')
    const at = (row: number, x: number, width: number) => ({ x, y: 92 + row * 34, width, height: 34 })
    const marks: Mark[] = [
      box(0, 0, 288, 70, { fill: ink }),
      text(144, 30, `TOWN OF ${town.toUpperCase()}`, {
        face: 'sans-bold',
        size: 13,
        color: '#ffffff',
        align: 'middle',
      }),
      text(144, 52, 'PARKING INFRACTION NOTICE', { face: 'sans', size: 10, color: '#ffffff', align: 'middle' }),
      text(144, 86, number, { face: 'mono-bold', size: 12, align: 'middle' }),
      ...cell(at(0, 14, 130), 'PLATE', paper.code('@@@@ ###'), typed),
      ...cell(at(0, 144, 65), 'PROV', 'ON', typed),
      ...cell(at(0, 209, 65), 'EXPIRY', `${paper.between(1, 12)}/27`, typed),
      ...cell(at(1, 14, 130), 'MAKE', paper.pick(['SEDAN GREY', 'PICKUP RED', 'VAN WHITE']), typed),
      ...cell(
        at(1, 144, 130),
        'DATE AND TIME',
        `${written(day, '2026/09/30')} ${paper.between(7, 22)}:${paper.between(10, 59)}`,
        { ...typed, size: 8 },
      ),
      ...cell(at(2, 14, 260), 'LOCATION', `${paper.between(10, 900)} KING ST E (NORTH SIDE)`, typed),
      ...cell(at(3, 14, 260), 'DID UNLAWFULLY - BY-LAW 2014-110', paper.pick(offences), typed),
      ...cell(at(4, 14, 130), 'SET FINE', `$${fine}.00`, { ...typed, size: 13 }),
      ...cell(at(4, 144, 130), 'IF PAID WITHIN 7 DAYS', `$${fine - 10}.00`, { ...typed, size: 13 }),
      ...cell(at(5, 14, 260), 'OFFICER', `${paper.code('MLEO ###')}    METER ${paper.code('####')}`, typed),
      ...lines(
        14,
        322,
        10,
        [
          'You have 15 days from the date above to pay or to ask',
          'for a screening review. After that the full fine, a late',
          'fee of $16.00 and plate denial may follow.',
          '',
          'ONLINE  example.ca/parking     MAIL  91 Court Street',
          'Cheques: write the notice number on the front.',
        ],
        { size: 7.5 },
      ),
      ...stripes(44, 398, 200, 34, number),
      text(144, 452, 'SPECIMEN', { size: 6, align: 'middle' }),
    ]
    return [{ width: 288, height: 468, pixelsPerUnit: 200 / 72, background: '#fdfbf3', marks }]
  },
}
