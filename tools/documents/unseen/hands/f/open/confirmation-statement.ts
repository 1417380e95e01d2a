import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, grid, page, paragraph } from '../kit.ts'
import { home, resident } from '../people.ts'

/** An electronically filed company form of two pages: form code and barcode above, officers and capital in blocks. */
export const confirmationStatement: UnseenLayout = {
  name: 'confirmation-statement',
  docType: 'annual_return',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const company =
      `${paper.pick(['Merefield', 'Tolworth', 'Garrick', 'Sandpiper', 'Quarrybank', 'Inchmore'])} ${paper.pick(['Joinery', 'Diagnostics', 'Haulage', 'Lettings', 'Ceramics'])} ${paper.pick(['Limited', 'Ltd', '(UK) Limited'])}`.toUpperCase()
    const day = addDays(paper.today, -paper.between(2, 330))
    const officers = Array.from({ length: paper.between(1, 3) }, () => resident(paper))
    const names = officers.map(({ first, middle, last }) => `${last.toUpperCase()}, ${first} ${middle}`)
    paper.put('directors', names.join('; '), names[0])
    const secretary = resident(paper)
    const shares = paper.pick([1, 2, 100, 1000])
    const legal = paper.put('legal_name', company)
    const number = paper.put('registration_number', paper.code('0#######'))
    const filed = dated(paper, 'document_date', day, 'DD/MM/YYYY')
    const head = (part: string) => [
      text(40, 62, 'Companies House', { size: 20, face: 'sans-bold' }),
      text(555, 56, 'CS01', { size: 26, face: 'sans-bold', align: 'right' }),
      text(555, 72, part, { size: 10, align: 'right' }),
      line(40, 88, 555, 88, { strokeWidth: 2 }),
    ]
    const first = page([
      ...head('Confirmation Statement'),
      ...Array.from({ length: 44 }, (_, index) =>
        box(360 + index * 4.4, 104, [1, 2.4, 1.6, 3][(index * 5) % 4] ?? 1, 26, { fill: '#000' }),
      ),
      text(456, 142, paper.code('X####@@@'), { size: 9, face: 'mono', align: 'middle' }),
      ...grid(
        [40, 190],
        [
          ['Company Name:', legal],
          ['Company Number:', number],
        ],
        { y: 176, size: 11, leading: 22 },
      ),
      ...grid(
        [40, 300],
        [
          ['Received for filing in Electronic Format on the:', filed],
          ['Confirmation Statement date:', filed],
        ],
        { y: 242, size: 10, leading: 22 },
      ),
      ...paragraph(
        40,
        306,
        515,
        'Sic Codes, registered office and records are as stated in the register. The registered email address is held and is not shown.',
        { size: 9.4 },
      ),
      text(40, 360, 'Officers of the company at the statement date', { size: 12, face: 'sans-bold' }),
      line(40, 366, 555, 366),
      ...officers.flatMap(({ born }, index) => {
        const y = 388 + index * 76
        return [
          text(40, y, `Director ${index + 1}`, { size: 9, face: 'narrow-bold' }),
          text(140, y, names[index] ?? '', { size: 10.4 }),
          ...paragraph(140, y + 15, 410, `Service address: ${home(paper).join(', ')}`, { size: 8.6 }),
          ...column(
            140,
            y + 40,
            12,
            [
              `Date of birth: **/${born.slice(5, 7)}/${born.slice(0, 4)}     Nationality: ${paper.pick(['BRITISH', 'IRISH', 'POLISH'])}     Appointed: ${paper.pick(['14/03/2014', '02/09/2019', '30/11/2022'])}`,
            ],
            { size: 8.6 },
          ),
        ]
      }),
      text(40, 640, 'Secretary', { size: 9, face: 'narrow-bold' }),
      text(140, 640, `${secretary.last.toUpperCase()}, ${secretary.first}`, { size: 10.4 }),
      text(40, 800, 'Electronically filed document for Company Number:', { size: 8 }),
      text(250, 800, number, { size: 8 }),
    ])
    const second = page([
      ...head('Statement of Capital'),
      ...grid(
        [60, 220, 360, -540],
        [
          ['Class of Shares:', 'ORDINARY', 'Number allotted', String(shares)],
          ['Currency:', 'GBP', 'Aggregate nominal value:', String(shares)],
        ],
        { y: 120, size: 9.6 },
      ),
      ...paragraph(
        60,
        170,
        480,
        'Prescribed particulars: EACH SHARE HAS FULL RIGHTS IN THE COMPANY WITH RESPECT TO VOTING, DIVIDENDS AND DISTRIBUTIONS.',
        { size: 8.6 },
      ),
      text(40, 226, 'Confirmation Statement', { size: 12, face: 'sans-bold' }),
      ...paragraph(
        40,
        246,
        515,
        'I confirm that all information required to be delivered by the company to the registrar in relation to the confirmation period concerned either has been delivered or is being delivered with this statement. I confirm that the intended future activities of the company are lawful.',
        { size: 9.6 },
      ),
      text(40, 320, 'Authorisation', { size: 12, face: 'sans-bold' }),
      text(40, 340, 'Authenticated', { size: 9.6 }),
      ...paragraph(
        40,
        356,
        515,
        'This form was authorised by one of the following: Director, Secretary, Person Authorised, Charity Commission Receiver and Manager, CIC Manager, Judicial Factor',
        { size: 9.6 },
      ),
      text(40, 800, `End of Electronically filed document for Company Number: ${number}`, { size: 8 }),
    ])
    return [first, second]
  },
}
