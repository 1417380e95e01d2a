import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, day, grid, lines, page, pounds, text, type Mark } from '../kit.ts'
import { somebody } from '../people.ts'

const places = ['London Terminals', 'Leeds', 'Penzance', 'Cardiff Central', 'Edinburgh', 'Norwich', 'Crewe', 'Holyhead']

/** A British rail e-ticket with its receipt and a square code. */
export const foreignTicket: UnseenLayout = {
  name: 'foreign-ticket',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const trip = addDays(paper.today, paper.between(-60, 30))
    const booked = addDays(paper.today, -paper.between(61, 90))
    const who = somebody(paper, 'GB')
    const from = paper.pick(places.slice(0, 4))
    const to = paper.pick(places.slice(4))
    const price = paper.between(1240, 18900)
    const code: Mark[] = []
    for (let row = 0; row < 24; row += 1)
      for (let column = 0; column < 24; column += 1)
        if (row === 0 || column === 0 || paper.chance(0.45))
          code.push(box(380 + column * 6, 130 + row * 6, 6, 6, { fill: '#000' }))
    const y = paper.pick([360, 400])
    return [
      page(paper, [
        text(50, 60, paper.pick(['Your e-ticket', 'eTicket', 'Rail ticket and travel receipt']), {
          size: 20,
          face: 'sans-bold',
        }),
        text(50, 80, paper.pick(['Great Midland Railway', 'Coastline Trains', 'TrainHopper.example']), { size: 10 }),
        code,
        grid(
          { y: 140, leading: 22, edges: [50, 150] },
          [
            ['From', from],
            ['To', to],
            ['Out', day(trip, 'DD MMM YYYY')],
            ['Ticket type', paper.pick(['OFF-PEAK RETURN', 'ADVANCE SINGLE', 'ANYTIME DAY S'])],
            ['Class', 'STD'],
            ['Passenger', who.name],
            ['Railcard', paper.pick(['None', 'TWO', 'SNR'])],
            ['Ticket no.', paper.code('TT@######@@')],
          ],
          { size: 10, face: 'sans' },
        ).marks,
        text(50, y, 'Receipt', { size: 13, face: 'sans-bold' }),
        grid(
          { y: y + 22, leading: 17, edges: [50, -340] },
          [
            ['Booking reference', paper.code('@@@@####')],
            ['Booked on', day(booked, 'D M YYYY')],
            ['1 x Adult', pounds(price)],
            ['Booking fee', '£1.50'],
            ['Total paid', pounds(price + 150)],
            ['Paid with', paper.code('Card ending ####')],
          ],
          { size: 9 },
        ).marks,
        lines(
          50,
          y + 150,
          13,
          [
            'Seat: coach C, seat 42A, forward facing, window',
            'Valid only on booked services. Subject to the National Rail Conditions of Travel.',
            'Delayed more than 15 minutes? You may claim Delay Repay within 28 days.',
          ],
          { size: 8.5 },
        ),
      ]),
    ]
  },
}
