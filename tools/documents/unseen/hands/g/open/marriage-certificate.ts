import { addDays, longDate, parts } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { box, letterPaper, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { daysBefore, givenNames, home, someone, type Someone } from '../people.ts'

/** A civil document of no type: two parties with births and parents, a registration number, a day of marriage. */
export const marriageCertificate: UnseenLayout = {
  name: 'marriage-certificate',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const one = someone(paper, { years: [1965, 1998] })
    const two = someone(paper, { years: [1965, 1998], not: [one] })
    const day = daysBefore(paper, paper.today, 100, 2800)
    const { city } = home(paper, 'BC')
    const party = (y: number, title: string, who: Someone): Mark[] => [
      text(90, y, title, { size: 10, face: 'sans-bold', color: '#4b2e63' }),
      text(90, y + 24, `${givenNames(who)} ${who.last}`, { size: 16, face: 'serif-bold' }),
      text(90, y + 44, `born ${longDate(who.born, 'en')} at ${home(paper, 'BC').city}`, { size: 11, face: 'serif' }),
      line(90, y + 54, 520, y + 54, { stroke: '#bbb' }),
    ]
    const marks: Mark[] = [
      box(30, 30, 552, 732, { stroke: '#4b2e63', strokeWidth: 4 }),
      text(306, 96, 'British Columbia', { size: 16, face: 'serif', align: 'middle' }),
      text(306, 132, 'CERTIFICATE OF MARRIAGE', { size: 24, face: 'serif-bold', align: 'middle', color: '#4b2e63' }),
      text(306, 170, 'The following is an extract from the registration of a marriage', {
        size: 11,
        face: 'serif',
        align: 'middle',
      }),
      ...party(220, 'PARTY', one),
      ...party(310, 'PARTY', two),
      text(90, 410, `Married on ${longDate(day, 'en')}`, { size: 14, face: 'serif' }),
      text(90, 436, `at ${city}, British Columbia`, { size: 14, face: 'serif' }),
      text(90, 480, `Registration number ${paper.code(`${parts(day).year}-59-0#####`)}`, { size: 11, face: 'mono' }),
      text(90, 500, `Registered ${longDate(addDays(day, 9), 'en')}`, { size: 11, face: 'mono' }),
      ...seal(440, 590, 60, '#4b2e63'),
      line(90, 640, 280, 640),
      text(90, 654, 'Registrar General', { size: 9, face: 'serif' }),
      text(306, 740, 'Vital Events Agency, Victoria   SPECIMEN', { size: 8, align: 'middle' }),
    ]
    return [{ ...letterPaper, background: '#fdfbff', marks }]
  },
}
