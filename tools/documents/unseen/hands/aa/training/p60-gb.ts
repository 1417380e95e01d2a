import type { UnseenLayout } from '../../../layout.ts'
import { openPage, money } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A P60 end of year certificate; Gatehouse has no type for it. */
export const p60Gb: UnseenLayout = {
  name: 'p60-gb',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const page = openPage('a4', '#fdf6f2')
    const pay = paper.between(1900000, 5600000)
    page.t(40, 54, 'P60 End of Year Certificate', 17, 'sans-bold')
    page.box(40, 68, 515, 26, { fill: '#b5523b' })
    page.t(48, 85, 'Tax year to 5 April', 10, 'sans-bold', { color: '#ffffff' })
    page.r(547, 85, paper.pick(['2025', '2026']), 13, 'sans-bold', '#ffffff')
    page.t(40, 118, "Employee's details", 10, 'sans-bold')
    const cell = (x: number, y: number, width: number, label: string, value: string) => {
      page.t(x, y, label, 7.2)
      page.box(x, y + 4, width, 20, { fill: '#ffffff', stroke: '#b5523b', strokeWidth: 0.8 })
      page.t(x + 6, y + 18, value, 9.4, 'mono', { fit: width - 12 })
    }
    cell(40, 134, 160, 'Surname', one.surname.toUpperCase())
    cell(210, 134, 160, 'Forenames or initials', one.given.toUpperCase())
    paper.put('document_holder_name', `${one.given} ${one.surname}`.toUpperCase())
    cell(380, 134, 175, 'National Insurance number', paper.code('PR ## ## ## A'))
    cell(380, 168, 175, 'Works/payroll number', paper.code('#####'))
    page.t(40, 216, 'Pay and Income Tax details', 10, 'sans-bold')
    page.t(300, 232, 'Pay', 8, 'sans-bold')
    page.t(440, 232, 'Tax deducted', 8, 'sans-bold')
    const rows: [string, number][] = [
      ['In previous employment(s)', 0],
      ['In this employment', pay],
      ['Total for year', pay],
    ]
    rows.forEach(([label, cents], index) => {
      page.t(40, 252 + index * 26, label, 8.6)
      for (const [x, share] of [
        [290, 1],
        [430, 0.13],
      ] as const) {
        page.box(x, 238 + index * 26, 120, 20, { fill: '#ffffff', stroke: '#b5523b', strokeWidth: 0.8 })
        page.r(x + 114, 252 + index * 26, cents === 0 ? '-' : money(Math.round(cents * share), 'plain'), 9.4, 'mono')
      }
    })
    cell(40, 330, 100, 'Final tax code', '1257L')
    page.t(40, 386, 'National Insurance contributions in this employment', 10, 'sans-bold')
    page.grid(
      [48, -180, -300, -420, -548],
      404,
      16,
      [
        ['Letter', 'Earnings at LEL', 'LEL to PT', 'PT to UEL', 'Contributions'],
        [
          'A',
          '6396',
          '6174',
          money(Math.round(pay / 1.7), 'plain').slice(0, -3),
          money(Math.round(pay * 0.052), 'plain'),
        ],
      ],
      8,
    )
    page.t(40, 462, "Your employer's full name and address", 10, 'sans-bold')
    page.box(40, 470, 330, 60, { fill: '#ffffff', stroke: '#b5523b', strokeWidth: 0.8 })
    page.rows(
      48,
      486,
      13,
      [paper.put('issuer_name', `${firm(paper, 'GB')} Limited`), 'Unit 9, Canal Works', 'Huddersfield HD1 6QT'],
      9,
    )
    cell(380, 466, 175, 'PAYE reference', paper.code('###/@@####'))
    page.para(
      40,
      560,
      515,
      'Certificate by Employer/Paying Office: this form shows your total pay for Income Tax purposes in this employment for the year. Keep it in a safe place: you may need it to complete a tax return, to claim back tax, or as proof of income if you apply for a loan. You cannot get a duplicate.',
      8,
    )
    page.t(40, 812, 'P60 (Single sheet) Do not destroy   HMRC approved substitute   SPECIMEN', 7)
    return [page.sheet()]
  },
}
