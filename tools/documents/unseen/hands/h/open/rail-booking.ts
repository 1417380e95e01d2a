import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishDate, sheetOf, two } from '../kit.ts'
import { crowd } from '../people.ts'

const stations = ['Hexley Junction', 'Port Carrow', 'Wexham Central', 'Ashby Vale', 'St Mawes Road', 'Thornby'] as const

/** A British train booking to print at home: outward and return legs, a seat, a fare table and a square code. */
export const railBooking: UnseenLayout = {
  name: 'rail-booking',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const traveller = crowd(paper, 'GB')()
    const [from, to] = [paper.pick(stations.slice(0, 3)), paper.pick(stations.slice(3))]
    const day = addDays(paper.today, paper.between(2, 40))
    const fare = paper.between(1800, 12_400)
    const marks: Mark[] = [
      box(0, 0, 595, 54, { fill: '#43216b' }),
      text(40, 35, 'crosswold rail', { size: 20, face: 'sans-bold', color: '#fff' }),
      text(555, 33, 'Your e-ticket', { size: 12, color: '#fff', align: 'right' }),
      text(40, 84, `Hi ${traveller.given}, thanks for booking.`, { size: 13, face: 'sans-bold' }),
      text(
        40,
        102,
        `Booking reference ${paper.code('@@#@@###')} – booked ${britishDate(addDays(paper.today, -3), false)}`,
        { size: 9, face: 'sans' },
      ),
    ]
    ;[
      [from, to, day],
      [to, from, addDays(day, 2)],
    ].forEach(([start = '', stop = '', date = ''], index) => {
      const y = 130 + index * 150
      const hour = paper.between(7, 16)
      marks.push(
        box(40, y, 515, 130, { stroke: '#43216b', strokeWidth: 1 }),
        text(52, y + 20, index === 0 ? 'OUTWARD' : 'RETURN', { size: 8, face: 'sans-bold', color: '#43216b' }),
        text(120, y + 20, britishDate(date, false), { size: 10, face: 'sans-bold' }),
      )
      marks.push(
        text(52, y + 48, `${two(hour)}:${two(paper.between(1, 59))}   ${start}`, { size: 11, face: 'sans' }),
        text(52, y + 68, `${two(hour + 2)}:${two(paper.between(1, 59))}   ${stop}`, { size: 11, face: 'sans' }),
      )
      marks.push(
        text(52, y + 96, `Coach ${paper.code('@')}  Seat ${paper.between(10, 68)}A  Facing  Table  Standard Class`, {
          size: 9,
          face: 'sans',
        }),
        text(
          52,
          y + 112,
          'Advance Single – valid only on the booked service. 16-25 Railcard applied: carry it with you.',
          { size: 7.4 },
        ),
      )
      for (let dot = 0; dot < 196; dot += 1)
        if (paper.chance(0.5))
          marks.push(box(440 + (dot % 14) * 7, y + 16 + Math.floor(dot / 14) * 7, 7, 7, { fill: '#000' }))
    })
    const rows = [
      ['2 × Advance Single, 1 adult', fare],
      ['Railcard discount', -Math.round(fare / 3)],
      ['Booking fee', 150],
    ] as const
    const sum = fare - Math.round(fare / 3) + 150
    ;[...rows, ['Total paid by card ending 4417', sum] as const].forEach(([caption, value], index) =>
      marks.push(
        text(52, 470 + index * 16, caption, { size: 9, face: 'sans' }),
        text(380, 470 + index * 16, `${value < 0 ? '-' : ''}£${(Math.abs(value) / 100).toFixed(2)}`, {
          size: 9,
          face: 'sans',
          align: 'right',
        }),
      ),
    )
    marks.push(
      line(52, 507, 380, 507),
      text(
        40,
        800,
        'Crosswold Rail is a trading name of Vale Train Operations Ltd. Delay Repay: claim within 28 days.   SPECIMEN',
        { size: 7 },
      ),
    )
    return [sheetOf('a4', marks)]
  },
}
