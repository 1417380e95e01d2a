import { addDays } from '../../../../calendar.ts'
import { pdf417 } from '../../../../drawing/barcode.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, frenchDate } from '../kit.ts'
import { european } from '../people.ts'

const trips = [
  ['Bruxelles-Midi', 'Amsterdam Centraal'],
  ['Liège-Guillemins', 'Köln Hbf'],
  ['Luxembourg', 'Namur'],
  ['Antwerpen-Centraal', 'Rotterdam Centraal'],
] as const

/** A train ticket to print at home, in French and English, with the traveller's name, a price and a barcode. */
export const euTrain: UnseenLayout = {
  name: 'eu-train',
  docType: 'other',
  country: 'EU',
  form: 'page',
  async draw(paper) {
    const traveller = european(paper, 'BE')
    const day = addDays('2026-10-16', paper.between(0, 40))
    const [from, to] = paper.pick(trips)
    const hour = paper.between(6, 19)
    const seat = `Voiture ${paper.between(1, 16)}  Place ${paper.between(11, 98)}`
    const marks = [
      box(40, 36, 515, 44, { fill: '#12355b' }),
      text(54, 64, 'RailMosa', { size: 20, face: 'sans-bold', color: '#fff' }),
      text(541, 62, 'e-Ticket · Billet international', { size: 10, face: 'sans', color: '#fff', align: 'right' }),
      text(54, 112, `${traveller.given} ${traveller.surname}`, { size: 14, face: 'sans-bold' }),
      text(54, 128, 'Voyageur / Passenger – 1 adulte, 2e classe', { size: 9, face: 'sans' }),
      text(541, 112, `PNR ${paper.code('@@@@@@')}`, { size: 14, face: 'mono', align: 'right' }),
      line(40, 142, 555, 142),
      text(54, 168, frenchDate(day), { size: 12, face: 'sans-bold' }),
      text(54, 196, `${hour}:${paper.code('1#')}`, { size: 20, face: 'sans-bold' }),
      text(130, 196, from, { size: 16, face: 'sans' }),
      text(54, 226, `${hour + 2}:${paper.code('2#')}`, { size: 20, face: 'sans-bold' }),
      text(130, 226, to, { size: 16, face: 'sans' }),
      text(54, 256, `Train IC ${paper.code('####')}   ${seat}`, { size: 10, face: 'sans' }),
      ...(await pdf417(`RM|${from}|${to}|${day}|${traveller.surname}`, { x: 330, y: 170, module: 0.7 })),
      line(40, 290, 555, 290),
      text(
        54,
        312,
        `Prix payé / Price paid : ${amount(paper.between(1900, 9400), 'none')} € TVA 6 % incluse – carte ****${paper.code('####')}`,
        { size: 9, face: 'sans' },
      ),
      ...[
        'Ce billet est nominatif, non échangeable et valable uniquement avec une pièce d’identité officielle.',
        'This ticket is personal. Please carry your passport or identity card. Doors close two minutes before departure.',
        'Retard de plus de 60 minutes : demandez votre compensation dans les trois mois sur notre site.',
      ].map((row, index) => text(54, 344 + index * 14, row, { size: 8.5, face: 'sans' })),
      text(54, 800, 'SPECIMEN – RailMosa SC, rue des Aubépines 4, 5000 Namur', { size: 7 }),
    ]
    return [a4Sheet(marks)]
  },
}
