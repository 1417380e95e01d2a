import { addDays } from '../../../../calendar.ts'
import { box, ellipse, roundedBox, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, money, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { somebody, telephone } from '../people.ts'

/** A booking at an American inn, printed from an e-mail: dates in two tiles, the bill by night. */
export const innBooking: UnseenLayout = {
  name: 'inn-booking',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const there = somebody(paper, 'US')
    const guest = paper.put('document_holder_name', `${who.given} ${who.surname}`)
    const inn = paper.put(
      'issuer_name',
      paper.pick(['Harbor Light Inn & Suites', 'The Cottonwood Lodge', 'Mesa Verde Motor Hotel', 'Bayou House Inn']),
    )
    const booked = addDays(paper.today, -paper.between(1, 45))
    const arrive = addDays(paper.today, paper.between(12, 120))
    const nights = paper.between(2, 5)
    const rate = paper.between(10_900, 26_900)
    const tax = Math.round(rate * 0.135)
    const sand = '#c7a26b'
    const marks: Mark[] = [
      left(
        40,
        30,
        `From: reservations@inn.example     Sent: ${when(paper, 'document_date', booked, 'Mon D, YYYY')} 6:1${paper.code('#')} PM`,
        7.4,
      ),
      left(40, 41, `Subject: You’re booked! ${day(arrive, 'Mon D')}, ${nights} nights`, 7.4),
      rule(40, 48, 532, 0.5, '#999'),
      specimen(540, 36),
      box(40, 62, 532, 96, { fill: '#dfe9ee' }),
      shape('M40 158 L160 92 L250 140 L340 84 L470 150 L572 110 L572 158 Z', { fill: '#8fae9b' }),
      ellipse(500, 92, 16, 16, { fill: '#f1c75b' }),
      left(56, 90, inn, 18, 'serif-bold', { color: '#2d4a4a' }),
      left(40, 190, `We can’t wait to see you, ${who.given}.`, 14, 'serif'),
      left(40, 208, `Confirmation ${paper.code('HL######')}  •  booked by ${guest}`, 9),
      roundedBox(40, 224, 160, 70, 8, { stroke: sand, strokeWidth: 1.2 }),
      roundedBox(212, 224, 160, 70, 8, { stroke: sand, strokeWidth: 1.2 }),
      left(52, 242, 'Check in', 8),
      left(52, 262, day(arrive, 'Mon D, YYYY'), 12, 'sans-bold'),
      left(52, 282, 'from 3:00 PM', 8),
      left(224, 242, 'Check out', 8),
      left(224, 262, day(addDays(arrive, nights), 'Mon D, YYYY'), 12, 'sans-bold'),
      left(224, 282, 'by 11:00 AM', 8),
      ...stack(
        [392, 242, 13],
        [
          paper.pick(['1 king room, garden', '2 queen room, water view']),
          '2 adults, 0 children',
          'Breakfast included',
          'No pets',
        ],
        9,
      ),
      left(40, 326, 'Your stay', 12, 'serif-bold'),
      rule(40, 332, 532, 1, sand),
    ]
    for (let night = 0; night < nights; night += 1) {
      const y = 348 + night * 15
      marks.push(
        left(40, y, `Night of ${day(addDays(arrive, night), 'MM/DD/YYYY')}`, 9),
        right(572, y, money(rate, '$1,234.56'), 9),
      )
    }
    const foot = 348 + nights * 15
    marks.push(
      left(40, foot, 'Occupancy tax 13.5%', 9),
      right(572, foot, money(tax * nights, '$1,234.56'), 9),
      rule(40, foot + 6, 532, 0.5, sand),
      left(40, foot + 21, 'Estimated total in USD', 10, 'sans-bold'),
      right(572, foot + 21, money((rate + tax) * nights, '$1,234.56'), 10, 'sans-bold'),
      left(40, foot + 36, `Guaranteed with your card ending in ${paper.code('####')}. You pay at the desk.`, 8.4),
      left(40, foot + 70, 'Changed your mind?', 12, 'serif-bold'),
      ...paragraph(
        [40, foot + 86, 532],
        `Cancel free of charge until 4:00 PM on ${day(addDays(arrive, -2), 'Month D')}. After that we charge the first night. Rooms may be assigned to others if you arrive after midnight without telling us.`,
        { size: 9, leading: 12.5 },
      ).marks,
      left(40, foot + 132, 'Getting here', 12, 'serif-bold'),
      ...stack(
        [40, foot + 148, 12.5],
        [
          `${there.street}, ${there.city}, ${there.region} ${there.postal}`,
          `Front desk ${telephone(paper, there.area)}`,
          'Free parking behind the building; two chargers for electric cars.',
        ],
        9,
      ),
      left(40, 760, 'Join the Lamplighters club and earn a free night after nine stays.', 8, 'sans', {
        color: '#7b5d2e',
      }),
    )
    return [page('letter', marks)]
  },
}
