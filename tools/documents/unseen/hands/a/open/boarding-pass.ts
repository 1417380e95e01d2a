import { addDays } from '../../../../calendar.ts'
import { pdf417 } from '../../../../drawing/barcode.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, paragraph } from '../kit.ts'
import { resident } from '../people.ts'

const teal = '#0b5563'
const legs = [
  ['YHZ', 'Halifax', 'YYZ', 'Toronto Pearson'],
  ['YWG', 'Winnipeg', 'YVR', 'Vancouver'],
  ['YXE', 'Saskatoon', 'YYC', 'Calgary'],
  ['YYT', 'St. John’s', 'YOW', 'Ottawa'],
] as const

/** A home-printed boarding pass: passenger with the surname first, a ticket number, a two-dimensional code. */
export const boardingPass: UnseenLayout = {
  name: 'boarding-pass',
  docType: 'other',
  country: 'CA',
  form: 'page',
  async draw(paper) {
    const flyer = resident(paper)
    const [from, fromCity, to, toCity] = paper.pick(legs)
    const day = addDays(paper.today, paper.between(-30, 20))
    const flight = paper.code('LN ###')
    const name = `${flyer.surname}/${flyer.given} ${flyer.title}`.toUpperCase()
    const record = paper.code('@@#@#@')
    const field = (x: number, y: number, caption: string, value: string, size = 11) => [
      text(x, y, caption, { face: 'sans', size: 6.5, color: '#666' }),
      text(x, y + size + 4, value, { face: 'sans-bold', size }),
    ]
    const code = await pdf417(`M1${name.padEnd(22)}E${record} ${from}${to}LN ${flight.slice(3)} 288Y014C0042 100`, {
      x: 60,
      y: 236,
      module: 1.1,
    })
    const marks: Mark[] = [
      box(36, 36, 540, 40, { fill: teal }),
      ...logo('ring', { x: 44, y: 40, size: 32, color: '#ffffff' }, 'LN'),
      text(90, 61, 'Loonair', { face: 'sans-bold', size: 16, color: '#ffffff' }),
      text(564, 61, 'Boarding pass / Carte d’accès à bord', {
        face: 'sans',
        size: 9,
        color: '#ffffff',
        align: 'right',
      }),
      ...field(50, 96, 'Passenger / Passager', name),
      ...field(50, 134, 'From / De', from, 20),
      text(50, 172, fromCity, { face: 'sans', size: 8 }),
      ...field(170, 134, 'To / À', to, 20),
      text(170, 172, toCity, { face: 'sans', size: 8 }),
      ...field(300, 96, 'Flight / Vol', flight),
      ...field(380, 96, 'Date', written(day, '30-SEP-2026')),
      ...field(480, 96, 'Booking ref. / Réservation', record),
      ...field(300, 134, 'Boarding / Embarquement', `${paper.between(6, 20)}:${paper.between(10, 59)}`, 16),
      ...field(400, 134, 'Seat / Place', `${paper.between(12, 38)}${paper.pick(['A', 'C', 'D', 'F'])}`, 16),
      ...field(480, 134, 'Zone', String(paper.between(1, 6)), 16),
      ...field(300, 182, 'Ticket number / No de billet', paper.code('838 2#########')),
      ...field(480, 182, 'Frequent flyer', paper.code('### ### ###')),
      ...code,
      line(36, 372, 576, 372, { stroke: '#999' }),
      ...paragraph(
        { x: 50, y: 396, width: 512, leading: 12 },
        'Be at the gate 20 minutes before departure. Bring government photo identification: a passport, a permanent resident card or two other documents. One carry-on of 55 x 40 x 23 cm and one personal article are included. Liquids go into one clear bag of a litre.',
        { face: 'sans', size: 8 },
      ).marks,
      ...paragraph(
        { x: 50, y: 460, width: 512, leading: 12 },
        'Earn a welcome bonus of 30,000 miles with the Loonair card: annual fee of $139, credit limit from $5,000, interest of 20.99%. Ask our crew for an application.',
        { face: 'sans', size: 8 },
      ).marks,
    ]
    return [letter(marks)]
  },
}
