import { addDays, parts, shortMonth } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, paragraph } from '../kit.ts'
import { resident } from '../people.ts'

const cities = [
  ['DEN', 'Denver'],
  ['BOS', 'Boston'],
  ['PHX', 'Phoenix'],
  ['MSP', 'Minneapolis'],
  ['SEA', 'Seattle'],
] as const

/** Boarding pass printed at home, with a passenger's name, codes of all kinds and baggage rules. */
export const boardingPass: UnseenLayout = {
  name: 'boarding-pass',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const { given, surname } = resident(paper)
    const from = paper.pick(cities)
    const to = paper.pick(cities.filter((city) => city !== from))
    const day = addDays(paper.today, paper.between(0, 2))
    const { year, day: date } = parts(day)
    const when = `${date} ${shortMonth(day, 'en').toUpperCase()} ${year}`
    const flight = paper.code('SK ####')
    const squares = Array.from({ length: 22 * 22 }, (_, index) => ({
      x: 450 + (index % 22) * 4.6,
      y: 96 + Math.floor(index / 22) * 4.6,
    })).filter(() => paper.chance(0.48))
    const facts = [
      ['FLIGHT', flight],
      ['DATE', when],
      ['BOARDS', `${paper.between(6, 11)}:${paper.between(10, 55)} AM`],
      ['GATE', paper.code('B##')],
      ['SEAT', `${paper.between(3, 32)}${paper.pick(['A', 'C', 'D', 'F'])}`],
      ['GROUP', String(paper.between(1, 9))],
    ] as const
    return [
      letter(
        [
          text(36, 56, 'SKYLARK AIR', { size: 18, face: 'sans-bold', color: '#5b2a86' }),
          text(576, 56, 'BOARDING PASS', { size: 14, face: 'sans-bold', align: 'right' }),
          box(36, 72, 540, 220, { stroke: '#5b2a86', strokeWidth: 1.5 }),
          ...squares.map(({ x, y }) => box(x, y, 4.6, 4.6, { fill: '#000000' })),
          text(52, 96, 'PASSENGER', { size: 7, face: 'sans' }),
          text(52, 114, `${surname}/${given}`.toUpperCase(), { size: 15, face: 'sans-bold' }),
          text(52, 166, from[0], { size: 36, face: 'sans-bold' }),
          text(52, 180, from[1], { size: 9, face: 'sans' }),
          shape('M190 150 L240 150 L240 144 L256 154 L240 164 L240 158 L190 158 Z', { fill: '#5b2a86' }),
          text(290, 166, to[0], { size: 36, face: 'sans-bold' }),
          text(290, 180, to[1], { size: 9, face: 'sans' }),
          ...facts.flatMap(([caption, value], index) => [
            text(52 + (index % 3) * 128, 212 + Math.floor(index / 3) * 38, caption, { size: 7, face: 'sans' }),
            text(52 + (index % 3) * 128, 228 + Math.floor(index / 3) * 38, value, { size: 13, face: 'sans-bold' }),
          ]),
          ...grid(
            [450],
            { y: 218, leading: 13 },
            [
              [`Confirmation ${paper.code('@@@@@@')}`],
              [`Ticket ${paper.code('027##########')}`],
              ['Frequent flyer MVP'],
              ['TSA PRECHK'],
            ],
            { size: 8, face: 'sans' },
          ),
          text(36, 330, 'Before you fly', { size: 13, face: 'sans-bold', color: '#5b2a86' }),
          ...paragraph(
            { x: 36, y: 350, width: 540, leading: 14 },
            'Be at the gate 30 minutes before departure. Doors close 15 minutes before departure. A government-issued photo ID is required at the checkpoint: driver license, passport or permanent resident card. One carry-on bag of 22 x 14 x 9 inches and one personal item are included. First checked bag $35.00, second checked bag $45.00, each way.',
            { size: 9.5, face: 'sans' },
          ).marks,
          line(36, 440, 576, 440),
          text(36, 462, 'Fold here', { size: 7, face: 'sans' }),
          box(36, 480, 540, 150, { fill: '#ede4f5' }),
          text(56, 520, 'Earn 60,000 bonus miles', { size: 20, face: 'sans-bold', color: '#5b2a86' }),
          text(56, 544, 'with the Skylark card after you spend $3,000 in 90 days. Apply at the gate.', {
            size: 9.5,
            face: 'sans',
          }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
