import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, day, line, lines, page, paragraph, pounds, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const councils = [
  'Royal Borough of Eastmarch',
  'City of Haverleigh Parking Services',
  'ParkWise Enforcement Ltd',
  'London Borough of Wandle',
]

/** A British penalty charge notice sent to a keeper. */
export const foreignParking: UnseenLayout = {
  name: 'foreign-parking',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const sent = addDays(paper.today, -paper.between(3, 80))
    const seen = addDays(sent, -paper.between(4, 12))
    const who = somebody(paper, 'GB')
    const issuer = paper.pick(councils)
    const charge = paper.pick([7000, 10000, 13000, 16000])
    const number = paper.code('EM########')
    const body = paragraph(
      { x: 60, y: 310, width: 475, leading: 14 },
      `It is believed that a penalty charge is payable with respect to the above vehicle for the following alleged contravention: ${paper.pick(['34j Being in a bus lane', '01 Parked in a restricted street during prescribed hours', '31j Entering and stopping in a box junction when prohibited'])} at ${paper.pick(['High Street (north side)', 'Station Approach', 'Marine Parade'])} on ${day(seen, 'DD/MM/YYYY')} at 1${paper.code('#')}:${paper.between(10, 59)}. A camera recorded the vehicle. The charge of ${pounds(charge)} must be paid by ${day(addDays(sent, 28), 'D M YYYY')}. If paid within 14 days a discount of 50% applies, and ${pounds(charge / 2)} will be accepted.`,
      { size: 9.5, face: 'sans' },
    )
    return [
      page(paper, [
        text(60, 52, issuer, { size: 14, face: 'sans-bold' }),
        text(540, 52, paper.pick(['PENALTY CHARGE NOTICE', 'Notice to Owner', 'PARKING CHARGE NOTICE']), {
          size: 12,
          align: 'right',
          face: 'sans-bold',
          color: '#b00',
        }),
        lines(60, 120, 13, [`${who.sex === 'F' ? 'Mrs' : 'Mr'} ${who.initials} ${who.surname}`, ...home(paper, 'GB')], {
          size: 9.5,
        }),
        cells({ x: 60, y: 230, height: 30 }, [
          [130, 'PCN number', number],
          [130, 'Vehicle registration', paper.code('@@## @@@')],
          [110, 'Date of notice', day(sent, 'DD/MM/YYYY')],
          [105, 'Amount due', pounds(charge)],
        ]),
        text(60, 286, 'Traffic Management Act 2004 section 78', { size: 8 }),
        body.marks,
        lines(
          60,
          body.y + 20,
          15,
          [
            'How to pay: online, by phone 0345 555 0300, or by cheque with the slip below.',
            'How to challenge: write to us within 28 days giving your reasons and evidence.',
            'Do not ignore this notice. If unpaid the charge increases by 50%.',
          ],
          { size: 9, face: 'sans' },
        ),
        box(60, 520, 220, 90, { fill: '#ccc' }),
        box(300, 520, 220, 90, { fill: '#bbb' }),
        text(170, 570, 'camera image 1', { size: 8, align: 'middle' }),
        line(0, 660, 595, 660, { stroke: '#888' }),
        cells({ x: 60, y: 690, height: 30 }, [
          [160, 'PCN', number],
          [160, 'I enclose', pounds(charge)],
          [155, 'Card security', ''],
        ]),
      ]),
    ]
  },
}
