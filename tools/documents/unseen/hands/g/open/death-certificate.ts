import { addDays, parts } from '../../../../calendar.ts'
import { rosette, seal } from '../../../../drawing/security-print.ts'
import { box, letterPaper, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { monthOf, pieces } from '../kit.ts'
import { daysBefore, givenNames, home, someone } from '../people.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const date = (iso: string) => `${monthOf(iso, months)} ${pieces(iso).day}, ${pieces(iso).year}`

/** A certificate across the page: dotted leaders between captions and values, four dates, a registration in the corner. */
export const deathCertificate: UnseenLayout = {
  name: 'death-certificate',
  docType: 'death_certificate',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const dead = someone(paper, { years: [1926, 1962] })
    const died = daysBefore(paper, paper.today, 60, 1400)
    const registered = addDays(died, paper.between(2, 12))
    const issued = addDays(registered, paper.between(4, 30))
    const { city } = home(paper, 'AB')
    const lived = home(paper, 'AB')
    const turned = died.slice(5) >= dead.born.slice(5) ? 0 : 1
    const age = parts(died).year - parts(dead.born).year - turned
    const row = (y: number, caption: string, value: string): Mark[] => [
      text(90, y, caption, { size: 10, face: 'serif' }),
      line(270, y + 1, 700, y + 1, { stroke: '#999', strokeWidth: 0.4 }),
      text(280, y - 1, value, { size: 12, face: 'serif-bold' }),
    ]
    const number = paper.put('registration_number', paper.code(`${parts(died).year}-08-0#####`))
    const marks: Mark[] = [
      box(24, 24, 744, 564, { stroke: '#6b4a1f', strokeWidth: 3 }),
      box(31, 31, 730, 550, { stroke: '#6b4a1f', strokeWidth: 0.7 }),
      ...rosette(396, 320, 150, { color: '#dcc9a4', opacity: 0.8 }),
      text(60, 66, 'Government of Alberta', { size: 13, face: 'sans-bold', color: '#6b4a1f' }),
      text(60, 80, 'Vital Statistics', { size: 10, face: 'sans' }),
      text(732, 62, 'Registration No.', { size: 8, align: 'right' }),
      text(732, 78, number, { size: 13, face: 'mono-bold', align: 'right' }),
      text(732, 96, paper.code('Serial A###### / Acct 00####'), { size: 7.5, align: 'right' }),
      text(396, 128, 'CERTIFICATE OF DEATH', { size: 25, face: 'serif-bold', align: 'middle' }),
      text(396, 150, 'This is a certified extract from the registration of death filed in the Province.', {
        size: 10,
        face: 'serif',
        align: 'middle',
      }),
      ...row(
        190,
        'Name of deceased',
        paper.put('document_holder_name', `${givenNames(dead)} ${dead.last.toUpperCase()}`),
      ),
      ...row(216, 'Date of birth', date(dead.born)),
      ...row(242, 'Date of death', paper.put('date_of_death', died, date(died))),
      ...row(268, 'Age', `${age} years`),
      ...row(294, 'Sex', dead.sex === 'F' ? 'Female' : 'Male'),
      ...row(320, 'Marital status', paper.pick(['Widowed', 'Married', 'Never married'])),
      ...row(346, 'Place of death', paper.put('place_of_death', `${city}, ALBERTA`)),
      ...row(372, 'Usual residence', `${lived.city}, ALBERTA`),
      ...row(398, 'Date of registration', date(registered)),
      ...row(424, 'Date of issue', date(issued)),
      ...seal(630, 500, 52, '#6b4a1f'),
      line(90, 510, 300, 510),
      text(90, 523, 'Registrar, Vital Statistics', { size: 9, face: 'serif' }),
      text(
        396,
        560,
        'Issued at Edmonton under the Vital Statistics Act. Not valid if altered or laminated.   SPECIMEN',
        { size: 7.5, align: 'middle' },
      ),
    ]
    return [{ ...letterPaper, width: 792, height: 612, background: '#fffaf0', marks }]
  },
}
