import { addYears } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { below, monthOf, pieces, type Look } from '../kit.ts'
import { bookLines } from '../mrz.ts'
import { daysBefore, face, givenNames, someone } from '../people.ts'

const look: Look = { small: 19, large: 30, ink: '#42526e', face: 'sans', drop: 36 }

const months = [
  'JAN /JAN',
  'FEB /FÉV',
  'MAR /MARS',
  'APR /AVR',
  'MAY /MAI',
  'JUNE /JUIN',
  'JULY /JUIL',
  'AUG /AOÛT',
  'SEPT /SEPT',
  'OCT /OCT',
  'NOV /NOV',
  'DEC /DÉC',
] as const

const births = ['TROIS-RIVIÈRES', 'MOOSE JAW', 'ST. JOHN’S', 'GATINEAU', 'KAMLOOPS', 'RED DEER', 'SAULT STE. MARIE']

/** Days as "14 AUG /AOÛT 88", all captions in two languages, the machine readable lines below. */
export const passportDataPage: UnseenLayout = {
  name: 'passport-data-page',
  docType: 'passport',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const issued = daysBefore(paper, paper.today, 30, 3100)
    const expiry = addYears(issued, 10)
    const number = paper.code(`${paper.pick(['A', 'G', 'H', 'P'])}@######`)
    const day = (field: string, iso: string) => {
      const { year, day: date } = pieces(iso)
      return paper.put(field, iso, `${date} ${monthOf(iso, months)} ${year.slice(2)}`)
    }
    const at = (x: number, y: number, caption: string, value: string) => below(x, y, caption, value, look)
    const last = person.last.toUpperCase()
    const first = givenNames(person).toUpperCase()
    const place = paper.pick(births)
    const marks: Mark[] = [
      box(0, 0, 1750, 1232, { fill: '#eef1ea' }),
      ...wavePattern({ x: 0, y: 20, width: 1750, height: 900 }, { color: '#c68f8f', opacity: 0.35, count: 44 }),
      ...rosette(1480, 560, 230, { color: '#9bb0c9', opacity: 0.4 }),
      text(70, 92, 'CANADA', { size: 56, face: 'serif-bold', color: '#8a1c24' }),
      text(1680, 66, 'PASSPORT', { size: 34, face: 'sans-bold', align: 'right', color: '#8a1c24' }),
      text(1680, 104, 'PASSEPORT', { size: 34, face: 'sans-bold', align: 'right', color: '#8a1c24' }),
      ...portrait({ x: 70, y: 190, scale: 1.6 }, face(paper, person)),
      ...at(610, 190, 'Type/Type', 'P'),
      ...at(780, 190, 'Issuing Country/Pays émetteur', paper.put('id_country', 'CA', 'CAN')),
      ...at(1260, 190, 'Passport No./N° de passeport', paper.put('id_number', number)),
      ...at(610, 280, 'Surname/Nom', paper.put('last_name', last)),
      ...at(610, 370, 'Given names/Prénoms', paper.put('first_name', first)),
      ...at(610, 460, 'Nationality/Nationalité', paper.put('citizenship', 'CA', 'CANADIAN/CANADIENNE')),
      ...at(610, 550, 'Date of birth/Date de naissance', day('date_of_birth', person.born)),
      ...at(610, 640, 'Sex/Sexe', paper.put('sex', person.sex)),
      ...at(780, 640, 'Place of birth/Lieu de naissance', paper.put('place_of_birth', `${place} CAN`)),
      ...at(610, 730, 'Date of issue/Date de délivrance', day('id_issue_date', issued)),
      ...at(1160, 730, 'Issuing Authority/Autorité de délivrance', paper.put('issuing_authority', 'GATINEAU')),
      ...at(610, 820, 'Date of expiry/Date d’expiration', day('id_expiry', expiry)),
      ...signature(1180, 790, 1.5, paper.pick([0, 1] as const)),
      text(1240, 918, 'Signature of bearer/Signature du titulaire', { size: 17, color: '#42526e' }),
      text(70, 870, 'SPECIMEN - not a travel document', { size: 16, color: '#a33' }),
      box(0, 950, 1750, 282, { fill: '#f7f7f3' }),
      ...printMrz(bookLines({ code: 'P<', person, number, nationality: 'CAN', expiry }), {
        x: 70,
        y: 1010,
        millimetre: 14,
        leadingMm: 6.35,
      }),
    ]
    return [{ width: 1750, height: 1232, pixelsPerUnit: 1, background: '#ddd', marks }]
  },
}
