import { addDays, longDate } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { rosette, seal } from '../../../../drawing/security-print.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { capitalMonth, cell, pieces, type Look } from '../kit.ts'
import { daysBefore, givenNames, home, someone } from '../people.ts'

const look: Look = { small: 16, large: 27, ink: '#3d5b2f', face: 'serif', drop: 0 }

/** A laminated short form without parents: framed cells, a certificate number beside that of the registration. */
export const birthShort: UnseenLayout = {
  name: 'birth-short',
  docType: 'birth_certificate',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper, { years: [1955, 2012] })
    const registered = addDays(person.born, paper.between(3, 40))
    const issued = daysBefore(paper, paper.today, 90, 4000)
    const { city } = home(paper, 'ON')
    const date = (iso: string) => `${capitalMonth(iso)} ${pieces(iso).day}, ${pieces(iso).year}`
    const at = (x: number, y: number, width: number, caption: string, value: string): Mark[] =>
      cell({ x, y, width, height: 84 }, caption, value, look)
    const name = `${paper.put('last_name', person.last.toUpperCase())}, ${paper.put('first_name', givenNames(person))}`
    const registration = paper.put('registration_number', paper.code(`${pieces(person.born).year}-05-0#####`))
    return [
      cardSide({ tint: '#f2f6e8', wave: '#a9c183' }, [
        ...rosette(599, 420, 260, { color: '#c1d3a2', opacity: 0.6 }),
        text(599, 84, 'BIRTH CERTIFICATE', { size: 38, face: 'serif-bold', align: 'middle', color: '#2e4a22' }),
        text(599, 120, 'CERTIFICAT DE NAISSANCE', { size: 27, face: 'serif', align: 'middle', color: '#2e4a22' }),
        text(60, 84, 'Ontario', { size: 34, face: 'sans-bold', color: '#2e4a22' }),
        text(60, 110, 'Canada', { size: 20, face: 'sans', color: '#2e4a22' }),
        text(1140, 84, paper.code('#######-01'), { size: 24, face: 'mono-bold', align: 'right', color: '#a11' }),
        text(1140, 108, 'Certificate no. / N° du certificat', { size: 16, align: 'right' }),
        ...at(60, 150, 1080, 'NAME / NOM', name),
        ...at(
          60,
          240,
          540,
          'DATE OF BIRTH / DATE DE NAISSANCE',
          paper.put('date_of_birth', person.born, date(person.born)),
        ),
        ...at(606, 240, 534, 'SEX / SEXE', person.sex),
        ...at(60, 330, 540, 'BIRTHPLACE / LIEU DE NAISSANCE', paper.put('place_of_birth', city.toUpperCase())),
        ...at(606, 330, 534, 'REGISTRATION DATE / DATE D’ENREGISTREMENT', date(registered)),
        ...at(60, 420, 540, 'REGISTRATION NO. / N° D’ENREGISTREMENT', registration),
        ...at(606, 420, 534, 'ISSUED / DÉLIVRÉ LE', date(issued)),
        text(60, 556, `Certified extract from the registration of birth on file, ${longDate(issued, 'en')}.`, {
          size: 19,
          face: 'serif',
        }),
        text(60, 584, 'Extrait certifié conforme de l’enregistrement de naissance.', { size: 19, face: 'serif' }),
        ...seal(1010, 610, 84, '#2e4a22'),
        box(60, 650, 420, 1.5, { fill: '#333' }),
        text(60, 674, 'Registrar General / Registraire général', { size: 17 }),
        text(599, 716, 'SPECIMEN', { size: 16, color: '#a33', align: 'middle' }),
      ]),
    ]
  },
}
