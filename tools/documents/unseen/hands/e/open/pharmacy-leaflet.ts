import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, letter, paragraph, slashed } from '../kit.ts'
import { home, mailLines, resident } from '../people.ts'

const drugs = [
  'LISINOPRIL 10 MG TABLET',
  'AMOXICILLIN 500 MG CAPSULE',
  'METFORMIN HCL 850 MG TAB',
  'SERTRALINE 50 MG TABLET',
] as const
const chapters = [
  [
    'COMMON USES',
    'Take this medicine as your doctor has told you. It may be used for other conditions as determined by your doctor or pharmacist.',
  ],
  [
    'HOW TO USE',
    'Take by mouth with a full glass of water, with or without food. Store at room temperature between 68 and 77 degrees F away from moisture and light. If you miss a dose, take it as soon as possible; if it is almost time for the next dose, skip the missed one. Do not take 2 doses at once.',
  ],
  [
    'CAUTIONS',
    'DO NOT TAKE THIS MEDICINE if you have had an allergic reaction to it. Laboratory tests may be done to monitor your progress. It may make you dizzy; do not drive until you know how you react.',
  ],
  [
    'POSSIBLE SIDE EFFECTS',
    'Headache, mild stomach upset, tiredness. Contact your doctor if they continue or are bothersome. Call your doctor for medical advice about side effects; you may report them to the FDA at 1-800-555-0188.',
  ],
  ['OVERDOSE', 'If overdose is suspected, contact your local poison control center or emergency room at once.'],
] as const

/** Pharmacy's bag sheet: prescription label with patient and address at the top, a leaflet about the medicine below. */
export const pharmacyLeaflet: UnseenLayout = {
  name: 'pharmacy-leaflet',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [patient, doctor] = [resident(paper), resident(paper)]
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    const day = addDays(paper.today, -paper.between(1, 70))
    let y = 284
    const leaflet = chapters.flatMap(([title, words]): Mark[] => {
      const { marks, bottom } = paragraph({ x: 44, y: y + 14, width: 524, leading: 13 }, words, {
        size: 9.5,
        face: 'serif',
      })
      const whole = [text(44, y, title, { size: 9.5, face: 'serif-bold' }), ...marks]
      y = bottom + 12
      return whole
    })
    return [
      letter(
        [
          box(36, 32, 330, 176, { stroke: '#c92a2a', strokeWidth: 1.4 }),
          text(46, 50, 'GOOD NEIGHBOR DRUG #0417', { size: 11, face: 'sans-bold', color: '#c92a2a' }),
          text(46, 62, '1900 S STATE ST   (555) 555-0122', { size: 7.5, face: 'sans' }),
          text(356, 50, `RX ${paper.code('0#######')}`, { size: 11, face: 'sans-bold', align: 'right' }),
          ...lines(46, 84, 13, [`${patient.surname}, ${patient.given}`.toUpperCase(), ...mail], {
            size: 9.5,
            face: 'sans',
          }),
          text(46, 136, paper.pick(drugs), { size: 12, face: 'sans-bold' }),
          text(46, 152, 'TAKE 1 BY MOUTH EVERY DAY', { size: 10, face: 'sans-bold' }),
          ...lines(
            46,
            172,
            12,
            [
              `QTY: ${paper.pick([30, 60, 90])}    REFILLS: ${paper.between(0, 5)} BEFORE ${slashed(addDays(day, 365))}`,
              `DR. ${doctor.given.charAt(0)} ${doctor.surname}    FILLED ${slashed(day)}`.toUpperCase(),
            ],
            { size: 8, face: 'sans' },
          ),
          box(380, 32, 196, 176, { fill: '#fff3bf' }),
          ...lines(
            392,
            56,
            16,
            [
              'PATIENT PAY',
              `$${paper.between(0, 45)}.00`,
              'INSURANCE SAVED YOU',
              `$${paper.between(60, 300)}.18`,
              'FLU SHOTS TODAY',
              'NO APPOINTMENT',
            ],
            { size: 10, face: 'sans-bold' },
          ),
          bars(paper, { x: 392, y: 166, width: 160, height: 26 }),
          line(36, 226, 576, 226),
          text(44, 250, 'PATIENT PRESCRIPTION INFORMATION - keep this leaflet', { size: 11, face: 'serif-bold' }),
          text(44, 264, 'GENERIC: see label.  Published 05/2026.  Not all uses are listed.', {
            size: 8,
            face: 'serif',
          }),
          ...leaflet,
        ],
        'SPECIMEN',
      ),
    ]
  },
}
