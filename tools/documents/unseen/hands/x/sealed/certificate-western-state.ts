import { addDays, parts } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette, seal } from '../../../../drawing/security-print.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, page, paragraph, pen, type Marks } from '../kit.ts'
import { firm, full, someone } from '../people.ts'

const states = ['Nevada', 'Wyoming', 'Montana', 'South Dakota'] as const

/** A western state's certificate: a frame, a sentence in old letters, the filing facts in small type beside the seal. */
export const certificateWesternState: UnseenLayout = {
  name: 'certificate-western-state',
  docType: 'certificate_of_incorporation',
  country: 'US',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const s = pen('sans', 'sans-bold')
    const state = paper.pick(states)
    paper.put('jurisdiction', state)
    const secretary = someone(paper, 'US')
    const filed = addDays(paper.today, -paper.between(200, 6400))
    const { day: date } = parts(filed)
    const ending =
      date % 10 === 1 && date !== 11
        ? 'st'
        : date % 10 === 2 && date !== 12
          ? 'nd'
          : date % 10 === 3 && date !== 13
            ? 'rd'
            : 'th'
    const name = paper.put(
      'legal_name',
      `${firm(paper, 'US', ['Holdings', 'Outfitters', 'Analytics', 'Ranch Supply'])}, Inc.`,
    )
    const stamped = dated(paper, 'incorporation_date', filed, 'MM/DD/YYYY')
    const marks: Marks = [
      box(30, 30, 552, 732, { stroke: '#7b6a3a', strokeWidth: 5 }),
      box(40, 40, 532, 712, { stroke: '#7b6a3a', strokeWidth: 1 }),
      rosette(306, 400, 200, { color: '#b9a66a', opacity: 0.18 }),
      f.M(306, 106, `STATE OF ${state.toUpperCase()}`, 26),
      f.m(306, 130, 'Office of the Secretary of State', 13),
      shape('M180 148 L432 148', { stroke: '#7b6a3a', strokeWidth: 1.4 }),
      f.M(306, 214, 'CERTIFICATE OF INCORPORATION', 19),
      paragraph(
        { x: 84, y: 262, width: 444, leading: 20 },
        `I, ${full(secretary)}, the duly qualified and elected Secretary of State, do hereby certify that`,
        { size: 12, face: 'serif' },
      ),
      f.M(306, 332, name, 17),
      paragraph(
        { x: 84, y: 372, width: 444, leading: 20 },
        `did on this date file in this office the original Articles of Incorporation, that said document is now of record in this office, and that it contains all the provisions required by the laws of the State of ${state} governing corporations for profit.`,
        { size: 12, face: 'serif' },
      ),
      paragraph(
        { x: 250, y: 486, width: 280, leading: 18 },
        `IN WITNESS WHEREOF, I have hereunto set my hand and affixed the Great Seal of State, at my office, on this ${date}${ending} day of ${day(filed, 'MMMM, YYYY')}.`,
        { size: 11, face: 'serif' },
      ),
      ...seal(148, 548, 66, '#8a7436'),
      signature(270, 590, 0.8, paper.pick([0, 1])),
      shape('M250 646 L520 646', { stroke: '#333', strokeWidth: 0.8 }),
      f.m(385, 660, full(secretary), 10),
      f.m(385, 673, 'Secretary of State', 9),
      s.l(64, 706, 'Document number', 6.6),
      s.l(64, 717, paper.put('registration_number', paper.code('E##########-#')), 8.4),
      s.l(210, 706, 'Filing date and time', 6.6),
      s.l(210, 717, `${stamped} ${paper.between(1, 11)}:${paper.code('3#')} PM`, 8.4),
      s.l(360, 706, 'Certificate number (verify online)', 6.6),
      s.l(360, 717, paper.code('B##############'), 8.4),
      f.m(306, 742, 'SPECIMEN', 8),
    ]
    return [page('letter', marks, '')]
  },
}
