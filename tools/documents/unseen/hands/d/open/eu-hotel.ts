import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, rowsAt } from '../kit.ts'
import { european } from '../people.ts'

const hotels = [
  ['Hotel Quinta da Ribeira', 'Rua do Cais 40, 8000-115 Faro, Portugal'],
  ['Albergo Torre Vecchia', 'Via delle Mura 9, 55100 Lucca, Italy'],
  ['Gasthof am Weiher', 'Weiherweg 3, 87629 Füssen, Germany'],
] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A hotel's booking confirmation in English, printed from a mailbox: guest, nights, price and rules. */
export const euHotel: UnseenLayout = {
  name: 'eu-hotel',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const guest = european(paper, 'NL')
    const [name, place] = paper.pick(hotels)
    const arrive = addDays('2026-10-20', paper.between(0, 90))
    const nights = paper.between(2, 7)
    const rate = paper.between(6900, 18_900)
    const tax = nights * 200
    const said = (iso: string) =>
      `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`
    const mail = `${guest.given.split(/[ -]/)[0] ?? ''}@mailpost.example`.toLowerCase()
    const facts = [
      ['Guest', `${guest.given} ${guest.surname}`],
      ['Confirmation number', paper.code('####.###.###')],
      ['Check-in', `${said(arrive)}, from 15:00`],
      ['Check-out', `${said(addDays(arrive, nights))}, until 11:00`],
      ['Room', 'Double room with garden view, breakfast included'],
      [`${nights} nights x EUR ${amount(rate, 'comma')}`, `EUR ${amount(rate * nights, 'comma')}`],
      ['City tax, to be paid at the desk', `EUR ${amount(tax, 'comma')}`],
      ['Total', `EUR ${amount(rate * nights + tax, 'comma')}`],
    ]
    const body = { size: 9.5, face: 'serif' } as const
    const marks = [
      text(40, 30, 'Inbox – Your reservation is confirmed', { size: 8 }),
      text(555, 30, `From: bookings@stayroute.example   To: ${mail}`, { size: 8, align: 'right' }),
      line(40, 36, 555, 36, { stroke: '#999' }),
      text(40, 84, 'Your stay is confirmed!', { size: 20, face: 'serif-bold', color: '#7a3b12' }),
      text(40, 112, name, { size: 14, face: 'serif-bold' }),
      text(40, 128, place, body),
      box(40, 150, 515, facts.length * 26 + 10, { stroke: '#c9a06a' }),
      ...rowsAt(
        [
          { x: 54, align: 'left' },
          { x: 541, align: 'right' },
        ],
        facts,
        { y: 172, leading: 26 },
        body,
      ),
      ...[
        'Free cancellation until 6 pm two days before arrival; afterwards the first night is charged.',
        'Payment at the property. Please show this confirmation and a photo ID at check-in.',
        'Getting there: bus 16 from the station, stop “Museum”, then four minutes on foot.',
      ].map((row, index) => text(40, 410 + index * 15, row, body)),
      text(40, 800, 'SPECIMEN – page 1 of 1', { size: 7 }),
    ]
    return [a4Sheet(marks)]
  },
}
