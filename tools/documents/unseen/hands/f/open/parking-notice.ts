import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, page, paragraph, say } from '../kit.ts'
import { home, resident } from '../people.ts'

/** A private car park's charge notice by post: keeper, plate, times and two prices. */
export const parkingNotice: UnseenLayout = {
  name: 'parking-notice',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const seen = addDays(paper.today, -paper.between(12, 90))
    const [hour, stay] = [paper.between(9, 17), paper.between(11, 58)]
    const lines = home(paper)
    return [
      page([
        box(0, 0, 595, 70, { fill: '#facc15' }),
        text(40, 44, 'PARKING CHARGE NOTICE', { size: 22, face: 'sans-bold' }),
        text(555, 44, 'ParkRight Control', { size: 11, face: 'sans-bold', align: 'right' }),
        ...[`${who.title} ${who.first} ${who.last}`, ...lines].map((row, index) =>
          text(60, 120 + index * 13, row, { size: 10, face: 'sans' }),
        ),
        ...grid(
          [330, -555],
          [
            ['Charge number', paper.code('PR#######/#')],
            ['Vehicle registration', paper.code('@@## @@@').replace(/[IQ]/g, 'K')],
            ['Date of event', say(seen, 'DD/MM/YYYY')],
            ['Entry', `${hour}:04:11`],
            ['Exit', `${hour + 2}:${stay}:37`],
            ['Site', 'Retail park, Hexham Road'],
            ['Date sent', say(addDays(seen, 5), 'DD/MM/YYYY')],
          ],
          { y: 110, size: 9, leading: 18, rule: '#dddddd' },
        ),
        ...paragraph(
          40,
          280,
          515,
          'You are the keeper of this vehicle. It stayed longer than the two hours that the signs at the site allow. By parking, the driver agreed to pay the charge below. We do not know who drove. If it was not you, give us the name and an address for service within 28 days.',
          { size: 10 },
        ),
        box(40, 350, 250, 60, { stroke: '#000', strokeWidth: 1.5 }),
        text(52, 372, 'Pay now', { size: 10 }),
        text(52, 396, '£60.00 until day 14', { size: 16, face: 'sans-bold' }),
        box(305, 350, 250, 60, { stroke: '#000' }),
        text(317, 372, 'or', { size: 10 }),
        text(317, 396, '£100.00 until day 28', { size: 16, face: 'sans-bold' }),
        box(40, 440, 250, 120, { fill: '#3f3f46' }),
        box(305, 440, 250, 120, { fill: '#52525b' }),
        text(165, 505, 'camera 1 in', { size: 9, color: '#ffffff', align: 'middle' }),
        text(430, 505, 'camera 2 out', { size: 9, color: '#ffffff', align: 'middle' }),
        ...paragraph(
          40,
          600,
          515,
          'Appeal online within 28 days; we answer within 35. If we turn you down you may go to an independent service. If you neither pay nor appeal, we may pass this to debt recovery, which adds £70.00, or go to the county court.',
          { size: 9.4 },
        ),
        ...paragraph(
          40,
          770,
          515,
          'Member of an accredited trade association. We got your data from the vehicle register for reasonable cause. ParkRight Control Ltd, Bolton.',
          { size: 7 },
        ),
      ]),
    ]
  },
}
