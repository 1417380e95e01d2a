import { addDays } from '../../../../calendar.ts'
import { wavePattern } from '../../../../drawing/security-print.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf } from '../kit.ts'
import { people } from '../people.ts'

/** A state's certified copy: numbered cells ruled on green paper, captions in tiny print above typed capitals. */
export const deathCertificateUs: UnseenLayout = {
  name: 'death-certificate-us',
  docType: 'death_certificate',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const [dead, spouse, father] = [next(), next(), next()]
    const died = addDays(paper.today, -paper.between(20, 900))
    const born = addDays(died, -paper.between(18_000, 33_000))
    const state = paper.pick(['OHIO', 'GEORGIA', 'OKLAHOMA'])
    const town = paper.pick(['SPRINGFIELD', 'MILTON', 'AURORA'])
    const name = paper.put('document_holder_name', `${dead.given} ${paper.code('@')}. ${dead.surname}`.toUpperCase())
    const cells: [number, number, number, string, string][] = [
      [0, 0, 330, "1. DECEDENT'S LEGAL NAME (First, Middle, Last)", name],
      [0, 330, 70, '2. SEX', paper.pick(['MALE', 'FEMALE'])],
      [0, 400, 132, '3. DATE OF DEATH (Mo/Day/Yr)', paper.put('date_of_death', died, dated(died, 'B DD, Y'))],
      [1, 0, 150, '4. SOCIAL SECURITY NUMBER', paper.code('***-**-####')],
      [1, 150, 100, '5a. AGE (Years)', String(Math.floor((Date.parse(died) - Date.parse(born)) / 31_557_600_000))],
      [1, 250, 150, '6. DATE OF BIRTH', dated(born, 'B DD, Y')],
      [1, 400, 132, '7. BIRTHPLACE', paper.pick(['TOLEDO, OH', 'MOBILE, AL', 'LIMA, OH'])],
      [2, 0, 330, '8. RESIDENCE (Street, City, State)', dead.lines.join(' ').toUpperCase()],
      [2, 330, 202, '9. MARITAL STATUS AT TIME OF DEATH', paper.pick(['MARRIED', 'WIDOWED'])],
      [3, 0, 266, "10. SURVIVING SPOUSE'S NAME", spouse.full.toUpperCase()],
      [3, 266, 266, "11. FATHER'S NAME", `${father.given} ${dead.surname}`.toUpperCase()],
      [
        4,
        0,
        200,
        '14a. PLACE OF DEATH: FACILITY',
        paper.pick(['MERCY GENERAL HOSPITAL', 'AT HOME', 'OAKVIEW HOSPICE']),
      ],
      [4, 200, 332, '14b. CITY OR TOWN, STATE', paper.put('place_of_death', `${town}, ${state}`)],
      [5, 0, 532, '17. IMMEDIATE CAUSE', paper.pick(['CARDIAC ARREST', 'PNEUMONIA', 'CEREBROVASCULAR ACCIDENT'])],
      [6, 0, 300, '21. CERTIFIER', `${paper.pick(['R. ABERNATHY', 'S. MOON'])}, MD`],
      [6, 300, 232, '22. DATE FILED', dated(addDays(died, paper.between(2, 9)), 'B DD, Y')],
    ]
    const marks: Mark[] = [
      box(0, 0, 612, 792, { fill: '#eef5ec' }),
      ...wavePattern({ x: 0, y: 10, width: 612, height: 770 }, { color: '#7fae86', opacity: 0.35, count: 34 }),
      box(24, 24, 564, 744, { stroke: '#2f6b43', strokeWidth: 3 }),
      text(306, 62, `STATE OF ${state}`, { size: 16, face: 'serif-bold', align: 'middle' }),
      text(306, 82, 'DEPARTMENT OF HEALTH  -  VITAL STATISTICS', { size: 10, face: 'serif', align: 'middle' }),
      text(306, 106, 'CERTIFICATE OF DEATH', { size: 15, face: 'serif-bold', align: 'middle' }),
      text(40, 132, 'Type or print in permanent ink', { size: 7, face: 'sans' }),
      text(430, 132, 'State File No.', { size: 8, face: 'sans' }),
      text(572, 132, paper.put('registration_number', paper.code(`${died.slice(0, 4)}-0#####`)), {
        size: 11,
        face: 'mono',
        align: 'right',
      }),
    ]
    for (const [row, left, width, caption, value] of cells) {
      const [x, y] = [40 + left, 142 + row * 46]
      marks.push(box(x, y, width, 46, { stroke: '#333', strokeWidth: 0.6 }))
      marks.push(
        text(x + 4, y + 10, caption, { size: 6.2, face: 'sans' }),
        text(x + 8, y + 34, value, { size: 10.4, face: 'mono' }),
      )
    }
    marks.push(
      text(40, 520, 'I certify that this is a true copy of the record on file in this office.', {
        size: 10,
        face: 'serif',
      }),
    )
    marks.push(line(330, 590, 560, 590), text(330, 602, 'State Registrar', { size: 8, face: 'serif' }))
    marks.push(
      text(40, 590, `Issued ${dated(addDays(died, paper.between(10, 18)), 'B DD, Y')}`, { size: 9, face: 'mono' }),
    )
    marks.push(
      text(306, 740, 'WARNING: IT IS ILLEGAL TO DUPLICATE THIS COPY   *   SPECIMEN', {
        size: 8,
        face: 'sans-bold',
        align: 'middle',
      }),
    )
    return [pageOf('letter', marks)]
  },
}
