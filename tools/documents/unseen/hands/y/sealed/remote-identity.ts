import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose } from '../kit.ts'
import { people } from '../people.ts'

/** The report of a service that compares a selfie with a licence: a green banner, pairs of lines, checks with ticks. */
export const remoteIdentity: UnseenLayout = {
  name: 'remote-identity',
  docType: 'eid_report',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'CA')()
    const done = addDays(paper.today, -paper.between(1, 40))
    const expiry = addDays(done, paper.between(200, 1500))
    const kind = paper.pick(["Driver's licence (Ontario)", 'Canadian passport', 'Permanent resident card'])
    const number = paper.code(kind.startsWith('D') ? '@####-#####-#####' : '@@######')
    const marks: Mark[] = [
      box(0, 0, 612, 58, { fill: '#14213d' }),
      ellipse(54, 29, 13, 13, { stroke: '#7bd389', strokeWidth: 4 }),
      text(76, 34, 'trueface', { size: 19, face: 'sans-bold', color: '#fff' }),
      text(572, 34, `Session ${paper.code('tf_#@##@@#@')}`, {
        size: 8.4,
        color: '#cdd6e5',
        align: 'right',
        face: 'mono',
      }),
      box(40, 80, 532, 54, { fill: '#e4f6e8', stroke: '#3e9b56', strokeWidth: 0.8 }),
      text(56, 104, 'VERIFIED', { size: 17, face: 'sans-bold', color: '#23703a' }),
      text(
        56,
        122,
        `Completed ${paper.put('completed_date', done, dated(done, 'Y/MM/DD'))} at 14:${paper.code('5#')} EST`,
        {
          size: 9,
        },
      ),
      text(556, 112, `${paper.between(91, 99)} / 100`, {
        size: 16,
        face: 'sans-bold',
        align: 'right',
        color: '#23703a',
      }),
    ]
    const rows = [
      ['Applicant', paper.put('document_holder_name', one.full)],
      ['Evidence presented', paper.put('id_type', kind)],
      ['Evidence no.', paper.put('id_number', number)],
      ['Valid until', paper.put('id_expiry', expiry, dated(expiry, 'd N Y'))],
      ['Channel', paper.pick(['iOS 18.1 / rear camera', 'Android 15 / rear camera'])],
      ['Requested by', 'Cascadia Mutual Savings, onboarding'],
    ]
    rows.forEach(([label = '', value = ''], index) => {
      const y = 166 + index * 24
      marks.push(text(40, y, label, { size: 8.6, color: '#66707f', face: 'sans' }))
      marks.push(text(200, y, value, { size: 10.4, face: 'sans' }), line(40, y + 8, 572, y + 8, { stroke: '#d8dde4' }))
    })
    const checks = ['Document is genuine', 'Barcode agrees with front', 'Face matches portrait', 'Live person present']
    checks.forEach((check, index) => {
      const [x, y] = [40 + (index % 2) * 270, 342 + Math.floor(index / 2) * 44]
      marks.push(box(x, y, 256, 34, { stroke: '#c4cbd5' }), text(x + 12, y + 21, check, { size: 9.4, face: 'sans' }))
      marks.push(text(x + 244, y + 21, 'PASS', { size: 9, face: 'sans-bold', align: 'right', color: '#23703a' }))
    })
    const note = prose(
      40,
      450,
      [
        'This report was made by machine from images captured by the applicant. It supports the government-issued photo identification method and should be kept with the client file for at least five years.',
        'Trueface is a trade name of Halyard Digital Trust Inc., Victoria BC. SPECIMEN.',
      ],
      { width: 532, size: 8, face: 'sans', color: '#59616e' },
    )
    return [pageOf('letter', [...marks, ...note.marks])]
  },
}
