import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { bare, caps, cells, months, page, say } from '../kit.ts'
import { issuers, somebody } from '../people.ts'

/** A printed boarding pass: passenger as SURNAME/GIVEN, flight, seat, stub on the right, baggage rules below. */
export const foreignBoarding: UnseenLayout = {
  name: 'foreign-boarding',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, paper.pick(['fr', 'ma', 'gb', 'ca'] as const))
    const airline = paper.pick(issuers.airlines)
    const ink = paper.pick(['#0b4f8a', '#9b1c31', '#216b4b'])
    const cell = cells({ where: 'below', caption: 7, value: 12, ink, face: 'mono-bold' })
    const passenger = `${caps(bare(who.last))}/${caps(bare(who.given[0] ?? ''))} ${who.sex === 'F' ? 'MRS' : 'MR'}`
    const flight = paper.code('@@ ###')
    const date = say(addDays(paper.today, paper.between(1, 40)), 'DDMON', months.en)
    const [from, to] = paper.pick([
      ['MONTREAL YUL', 'PARIS CDG'],
      ['CASABLANCA CMN', 'LYON LYS'],
      ['LONDON LHR', 'TORONTO YYZ'],
    ] as const)
    const seat = `${paper.between(3, 42)}${paper.pick(['A', 'C', 'D', 'F', 'K'])}`
    const etkt = paper.code('### ##########')
    const top = paper.pick([60, 120])
    const bars = Array.from({ length: 60 }, (_, index) =>
      box(60 + index * 5, top + 190, paper.pick([1, 2, 3]), 40, { fill: '#000000' }),
    )
    return [
      page([
        box(40, top, 515, 36, { fill: ink }),
        text(54, top + 25, airline, { size: 18, face: 'sans-bold', color: '#ffffff' }),
        text(420, top + 24, paper.pick(['BOARDING PASS', 'CARTE D’ACCÈS À BORD', 'CARTE D’EMBARQUEMENT']), {
          size: 10,
          color: '#ffffff',
          align: 'right',
        }),
        box(40, top, 515, 250, { stroke: ink }),
        line(430, top + 36, 430, top + 250, { stroke: ink }),
        ...cell(54, top + 54, 'Name of passenger / Nom du passager', passenger, 360),
        ...cell(54, top + 90, 'From / De', from, 170),
        ...cell(230, top + 90, 'To / À', to, 190),
        ...cell(54, top + 126, 'Flight / Vol', flight, 90),
        ...cell(150, top + 126, 'Date', date, 80),
        ...cell(230, top + 126, 'Boarding / Embarq.', `${paper.between(10, 21)}:${paper.pick(['05', '20', '45'])}`, 90),
        ...cell(330, top + 126, 'Seat / Siège', seat, 80),
        ...cell(54, top + 162, 'ETKT', etkt, 190),
        ...cell(250, top + 162, 'Gate / Porte', paper.code('@##'), 80),
        ...cell(440, top + 54, 'Name', passenger, 108),
        ...cell(440, top + 100, 'Flight', flight, 108),
        ...cell(440, top + 146, 'Seat', seat, 108),
        ...cell(440, top + 192, 'SEQ', paper.code('0##'), 108),
        ...bars,
        text(
          40,
          top + 290,
          paper.pick([
            'Gate closes 20 minutes before departure. Have your passport or identity card ready.',
            'La porte ferme 20 minutes avant le départ. Présentez une pièce d’identité.',
          ]),
          { size: 10 },
        ),
        text(
          40,
          top + 312,
          `Bagages : 1 x 23 kg   Ref. ${paper.code('@@@@##')}   Frequent flyer ${paper.code('#########')}`,
          { size: 10 },
        ),
        text(
          40,
          top + 334,
          paper.pick([
            'Voyagez léger, voyagez plus loin. Prêt-à-partir Store - 10 %',
            'Upgrade from 45 EUR in the app',
          ]),
          { size: 9, color: ink },
        ),
      ]),
    ]
  },
}
