import { addYears } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { wavePattern } from '../../../../drawing/security-print.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { capitalMonth, pieces, plainCapitals } from '../kit.ts'
import { bookLines } from '../mrz.ts'
import { daysBefore, face, givenNames, someone } from '../people.ts'

const travellers = [
  ['IND', 'CHANDIGARH'],
  ['BRA', 'SÃO PAULO'],
  ['NGA', 'LAGOS'],
  ['MAR', 'RABAT'],
] as const

/** A counterfoil stuck in a foreign passport, with a face and two lines for machines that begin with V. */
export const visitorVisa: UnseenLayout = {
  name: 'visitor-visa',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const [nationality, post] = paper.pick(travellers)
    const issued = daysBefore(paper, paper.today, 20, 900)
    const expiry = addYears(issued, 5)
    const number = paper.code('V########')
    const date = (iso: string) => `${pieces(iso).day} ${capitalMonth(iso)} ${pieces(iso).year}`
    const at = (x: number, y: number, caption: string, value: string): Mark[] => [
      text(x, y, caption, { size: 17, color: '#5a4b79' }),
      text(x, y + 32, value, { size: 27, face: 'mono' }),
    ]
    const marks: Mark[] = [
      box(0, 0, 1680, 1060, { fill: '#f1ecf6' }),
      ...wavePattern({ x: 0, y: 20, width: 1680, height: 780 }, { color: '#a58bc4', opacity: 0.4, count: 40 }),
      text(60, 90, 'CANADA', { size: 50, face: 'serif-bold', color: '#5a2a82' }),
      text(330, 88, 'VISA', { size: 44, face: 'sans-bold', color: '#5a2a82' }),
      text(1620, 84, number, { size: 34, face: 'mono-bold', align: 'right', color: '#a11' }),
      ...portrait({ x: 60, y: 150, scale: 1.5 }, face(paper, person)),
      ...at(570, 170, 'Issued at/Délivré à', post),
      ...at(1000, 170, 'No of entries/Nb d’entrées', paper.pick(['MULTIPLE', '01'])),
      ...at(570, 260, 'Issue date/Date de délivrance', date(issued)),
      ...at(1000, 260, 'Expiry date/Date d’expiration', date(expiry)),
      ...at(570, 350, 'Category/Catégorie', paper.pick(['V-1', 'V-B', 'V-M'])),
      ...at(1000, 350, 'Document', 'TEMPORARY RESIDENT'),
      ...at(570, 440, 'Surname, given name/Nom, prénom', plainCapitals(`${person.last}, ${givenNames(person)}`)),
      ...at(570, 530, 'Passport No./N° de passeport', paper.code('@#######')),
      ...at(1000, 530, 'Date of birth/Naissance', date(person.born)),
      ...at(570, 620, 'Sex/Sexe', person.sex),
      text(570, 730, 'Does not authorize entry. The bearer is examined by an officer on arrival. SPECIMEN', {
        size: 20,
      }),
      box(0, 800, 1680, 260, { fill: '#fbfafd' }),
      ...printMrz(bookLines({ code: 'V<', person, number, nationality, expiry }), {
        x: 50,
        y: 850,
        millimetre: 14,
        leadingMm: 6.35,
      }),
    ]
    return [{ width: 1680, height: 1060, pixelsPerUnit: 1, background: '#ccc', marks }]
  },
}
