import { addDays } from '../../../../calendar.ts'
import { table } from '../../../../drawing/table.ts'
import { box, ellipse, letterPaper, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { capitalMonth, paragraph, pieces } from '../kit.ts'
import { daysBefore, givenNames, issuers, someone } from '../people.ts'

const presented = [
  ['passport', 'Passport (CAN)', '@@######'],
  ['driver_licence', 'Driver’s licence (ON)', '@####-#####-#####'],
  ['permanent_resident_card', 'Permanent resident card (CAN)', '####-####'],
] as const

const checks = [
  'Template match',
  'Visible fonts',
  'Microprint',
  'Hologram (video)',
  'Copy or screen',
  'Date arithmetic',
  'Known forgeries',
]

/** A vendor's report of two pages: a score beside the subject, a table of checks, a session log with times to the second. */
export const eidReport: UnseenLayout = {
  name: 'eid-report',
  docType: 'eid_report',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const completed = daysBefore(paper, paper.today, 2, 300)
    const [type, printed, pattern] = paper.pick(presented)
    const expiry = addDays(completed, paper.between(60, 2400))
    const day = (iso: string) => `${pieces(iso).day}-${capitalMonth(iso)}-${pieces(iso).year}`
    const holder = `${givenNames(person)} ${person.last}`
    const [hour, minute] = [paper.between(9, 21), paper.between(10, 50)]
    const time = (after: number) => `${hour}:${minute + after}:${paper.between(10, 59)}`
    const vendor = paper.pick(issuers.verifiers)
    const client = paper.pick(issuers.dealers)
    const session = paper.code('########-####-4###-9###-############')
    const fact = (x: number, y: number, caption: string, value: string): Mark[] => [
      text(x, y, caption.toUpperCase(), { size: 6.5, color: '#6b7785', face: 'sans' }),
      text(x, y + 13, value, { size: 10.5, face: 'sans' }),
    ]
    const head = (page: string): Mark[] => [
      ellipse(58, 46, 15, 15, { fill: '#3b2f8f' }),
      text(58, 50, vendor.charAt(0), { size: 14, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(82, 50, 'Remote identity report', { size: 15, face: 'sans-bold', color: '#3b2f8f' }),
      text(568, 44, session, { size: 7, face: 'mono', align: 'right' }),
      text(568, 56, page, { size: 7, align: 'right' }),
      line(44, 68, 568, 68, { stroke: '#3b2f8f', strokeWidth: 1.2 }),
      text(44, 760, `${vendor}, 400-1 Harbourview Lane, Waterloo ON N2J 4Z2   SPECIMEN`, { size: 7, color: '#666' }),
    ]
    const list = table(
      [
        { title: 'Document check', x: 52, align: 'left' },
        { title: 'Outcome', x: 300, align: 'left' },
        { title: 'Confidence', x: 480, align: 'right' },
      ],
      checks.map((check) => [check, paper.chance(0.95) ? 'Clear' : 'Consider', `0.${paper.between(81, 99)}`]),
      { x: 44, y: 320, width: 524, leading: 17, size: 8.5, shade: '#ece9f8', ink: '#3b2f8f' },
    )
    const note = paragraph(
      44,
      list.bottom + 26,
      524,
      `Requested by ${client} under section 105 of its compliance manual. The document was read by NFC where available and compared with a live facial capture; the method is the government-issued photo identification method. ${vendor} keeps the media for 7 years.`,
      { size: 8.5, face: 'serif' },
    )
    const first = [
      ...head('Page 1 of 2'),
      box(44, 86, 524, 64, { fill: '#e9f6ee' }),
      text(58, 112, 'VERIFIED', { size: 18, face: 'sans-bold', color: '#1c7a45' }),
      text(58, 132, `Overall score ${paper.between(82, 99)}/100 - threshold 75`, { size: 9 }),
      text(554, 112, `Report generated ${day(addDays(completed, paper.between(0, 2)))}`, { size: 8, align: 'right' }),
      ...fact(44, 180, 'Subject', paper.put('document_holder_name', holder)),
      ...fact(320, 180, 'Date of birth', day(person.born)),
      ...fact(44, 214, 'Evidence', paper.put('id_type', type, printed)),
      ...fact(320, 214, 'Evidence no.', paper.put('id_number', paper.code(pattern))),
      ...fact(44, 248, 'Evidence valid through', paper.put('id_expiry', expiry, day(expiry))),
      ...fact(320, 248, 'Session completed', `${paper.put('completed_date', completed, day(completed))} ${time(6)} ET`),
      ...fact(44, 282, 'Device', paper.pick(['iOS 26.0, Safari', 'Android 16, Chrome', 'Windows 11, Edge'])),
      ...fact(320, 282, 'IP country', 'Canada'),
      ...list.marks,
      ...note.marks,
    ]
    const events = [
      ['Invitation sent', day(addDays(completed, -paper.between(1, 6)))],
      ['Consent recorded', `${day(completed)} ${time(0)}`],
      ['Document front captured', `${day(completed)} ${time(2)}`],
      ['Liveness passed', `${day(completed)} ${time(4)}`],
      ['Decision', `${day(completed)} ${time(6)}`],
    ] as const
    const read = [
      ['Last name (OCR)', person.last.toUpperCase()],
      ['Given names (OCR)', givenNames(person).toUpperCase()],
      ['Birth date (OCR)', person.born],
      ['Issue date (OCR)', addDays(expiry, -3652)],
      ['Face region', '312 x 404 px, sharpness 0.88'],
      ['Images kept until', day(addDays(completed, 2557))],
    ] as const
    const second = [
      ...head('Page 2 of 2'),
      text(44, 96, 'Session log', { size: 11, face: 'sans-bold' }),
      ...events.flatMap(([event, at], index) => [
        text(60, 120 + index * 16, event, { size: 9 }),
        text(320, 120 + index * 16, at, { size: 9, face: 'mono' }),
      ]),
      text(44, 286, 'Data read from the evidence', { size: 11, face: 'sans-bold' }),
      ...read.flatMap(([caption, value], index) => [
        text(60, 308 + index * 16, caption, { size: 9 }),
        text(320, 308 + index * 16, value, { size: 9, face: 'mono' }),
      ]),
      ...lines(
        44,
        230,
        13,
        ['Face comparison: match (similarity 0.94)', 'Sanctions and watchlists: not part of this product'],
        { size: 9 },
      ),
    ]
    return [first, second].map((marks) => ({ ...letterPaper, background: '#ffffff', marks }))
  },
}
