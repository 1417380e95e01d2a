import { addDays, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette, seal } from '../../../../drawing/security-print.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareSlashed, cell, grid, letter, paragraph } from '../kit.ts'
import { mailLines, home, resident, withInitial } from '../people.ts'

const firsts = [
  'Copper Lantern',
  'Juniper Ridge',
  'Ninth Harbor',
  'Blue Mesa',
  'Old Mill Road',
  'Sundial',
  'Paper Crane',
] as const
const seconds = ['Robotics', 'Holdings', 'Bakeries', 'Freight', 'Dental Group', 'Analytics', 'Outfitters'] as const
const kinds = [
  ['Inc.', 'Domestic Corporation', 'Articles of Incorporation'],
  ['Corp.', 'Domestic Corporation', 'Articles of Incorporation'],
  ['LLC', 'Domestic Limited-Liability Company', 'Articles of Organization'],
] as const
const states = ['Nevada', 'Wyoming', 'Idaho', 'Montana'] as const

/** Secretary of state's charter with seals and the facts in one sentence, then the stamped first page of the articles filed. */
export const stateCharter: UnseenLayout = {
  name: 'state-charter',
  docType: 'certificate_of_incorporation',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [ending, kind, filing] = paper.pick(kinds)
    const company = paper.put(
      'legal_name',
      `${paper.pick(firsts)} ${paper.pick(seconds)}${ending === 'LLC' ? '' : ','} ${ending}`,
    )
    const state = paper.put('jurisdiction', paper.pick(states))
    const filed = addDays(paper.today, -paper.between(10, 4200))
    const signed = addDays(filed, paper.between(0, 3))
    paper.put('incorporation_date', filed, longDate(filed, 'en'))
    paper.put('legal_form', kind)
    const number = paper.put('registration_number', paper.code(`E########${filed.slice(0, 4)}-#`))
    const [secretary, agent] = [resident(paper), resident(paper)]
    const body = { size: 12, face: 'serif' } as const
    return [
      letter(
        [
          box(28, 28, 556, 736, { stroke: '#8a6d2f', strokeWidth: 3 }),
          box(36, 36, 540, 720, { stroke: '#8a6d2f', strokeWidth: 0.8 }),
          ...rosette(306, 420, 210, { color: '#c9b37a', opacity: 0.1 }),
          ...seal(306, 108, 48, '#8a6d2f'),
          text(306, 112, 'STATE SEAL', { size: 7, face: 'serif-bold', align: 'middle', color: '#8a6d2f' }),
          text(306, 190, 'SECRETARY OF STATE', { size: 22, face: 'serif-bold', align: 'middle' }),
          text(306, 216, `STATE OF ${state.toUpperCase()}`, { size: 13, face: 'serif', align: 'middle' }),
          text(306, 262, ending === 'LLC' ? 'LIMITED LIABILITY COMPANY CHARTER' : 'CORPORATE CHARTER', {
            size: 17,
            face: 'serif-bold',
            align: 'middle',
          }),
          ...paragraph(
            { x: 72, y: 312, width: 468, leading: 21 },
            `I, ${withInitial(secretary)}, the duly qualified and elected ${state} Secretary of State, do hereby certify that ${company} did, on ${longDate(filed, 'en')}, file in this office the original ${filing} for a ${kind}; that said document is now on file and of record in the office of the Secretary of State of the State of ${state}, and further, that it contains all the provisions required by the law of said State.`,
            body,
          ).marks,
          ...paragraph(
            { x: 300, y: 500, width: 240, leading: 16 },
            `IN WITNESS WHEREOF, I have hereunto set my hand and affixed the Great Seal of State, at my office on ${longDate(signed, 'en')}.`,
            { size: 10, face: 'serif' },
          ).marks,
          ...signature(330, 582, 0.7, paper.pick([0, 1])),
          line(300, 628, 520, 628),
          text(300, 642, withInitial(secretary).toUpperCase(), { size: 9, face: 'serif-bold' }),
          text(300, 654, 'Secretary of State', { size: 9, face: 'serif' }),
          ...seal(160, 590, 54, '#b3862c'),
          ...grid(
            [72],
            { y: 694, leading: 13 },
            [
              [`Certificate Number: ${paper.code('B##############')}`],
              ['You may verify this certificate online at www.sos-example.test'],
            ],
            { size: 8.5, face: 'serif' },
          ),
        ],
        'SPECIMEN',
        '#fdfaf0',
      ),
      letter(
        [
          text(36, 50, withInitial(secretary).toUpperCase(), { size: 9, face: 'sans-bold' }),
          text(36, 62, 'Secretary of State', { size: 8, face: 'sans' }),
          text(36, 73, '401 North Carson Street', { size: 8, face: 'sans' }),
          ...cell({ x: 380, y: 36, width: 196, height: 78 }, `Filed in the Office of      Business Number`, 6),
          text(480, 62, number, { size: 10, face: 'mono-bold' }),
          text(480, 76, 'Filing Number', { size: 6, face: 'sans' }),
          text(480, 88, paper.code(`${filed.slice(0, 4)}########`), { size: 9, face: 'mono' }),
          text(386, 100, `Filed On ${bareSlashed(filed, 4)} ${paper.between(8, 11)}:${paper.between(10, 59)}:00 AM`, {
            size: 7,
            face: 'sans',
          }),
          text(386, 110, 'Number of Pages 2', { size: 6, face: 'sans' }),
          text(36, 140, `${filing}: ${kind}`, { size: 14, face: 'sans-bold' }),
          ...[
            ['1. Name of Entity:', company],
            ['2. Entity Type:', kind],
            [
              '3. Registered Agent for Service of Process:',
              `${agent.given} ${agent.surname}, ${mailLines(home(paper)).join(', ')}`,
            ],
            ['4. Governing Board / Managers:', `${resident(paper).given} ${resident(paper).surname}`],
            ['5. Purpose:', 'Any lawful business'],
            ['6. Organizer or Incorporator:', `${agent.given} ${agent.surname}`],
          ].flatMap(([caption = '', value = ''], index) => [
            ...cell({ x: 36, y: 164 + index * 58, width: 540, height: 50 }, caption, 7.5),
            text(48, 200 + index * 58, value, { size: 10.5, face: 'mono' }),
          ]),
          text(
            36,
            540,
            '7. I declare, to the best of my knowledge under penalty of perjury, that the information contained herein is correct.',
            { size: 8, face: 'sans' },
          ),
          ...signature(60, 560, 0.7, paper.pick([0, 1])),
          line(36, 608, 300, 608),
          text(36, 620, 'Authorized Signature', { size: 7.5, face: 'sans' }),
        ],
        'Page 1 of 2   Revised 1/1/2019   SPECIMEN',
      ),
    ]
  },
}
