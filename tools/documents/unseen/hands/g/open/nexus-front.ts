import { addYears, parts } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, ellipse, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { monthOf, pieces } from '../kit.ts'
import { daysBefore, face, givenNames, someone } from '../people.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const date = (iso: string) => `${pieces(iso).day} ${monthOf(iso, months)} ${pieces(iso).year}`

/** The front of a trusted traveller's card: one comma line of names, captions in small capitals, an air and a land mark. */
export const nexusFront: UnseenLayout = {
  name: 'nexus-front',
  docType: 'nexus_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const issued = daysBefore(paper, paper.today, 20, 1500)
    const expiry = addYears(person.born, parts(issued).year - parts(person.born).year + 5)
    const at = (x: number, y: number, caption: string, value: string, size: number): Mark[] => [
      text(x, y, caption, { size: 17, face: 'narrow-bold', color: '#2b5b4b' }),
      text(x, y + size + 4, value, { size, face: 'sans-bold' }),
    ]
    const last = paper.put('last_name', person.last)
    const first = paper.put('first_name', givenNames(person))
    return [
      cardSide({ tint: '#eaf3ee', wave: '#7fae98' }, [
        shape('M0 36 L1198 36 L1198 150 L520 150 L430 190 L0 190 Z', { fill: '#17533f' }),
        text(50, 138, 'NEXUS', { size: 86, face: 'sans-bold', color: '#fff' }),
        text(1150, 88, 'CANADA - UNITED STATES', { size: 26, face: 'sans-bold', color: '#fff', align: 'right' }),
        text(1150, 122, 'CANADA - ÉTATS-UNIS', { size: 24, face: 'sans', color: '#d6eadf', align: 'right' }),
        ...rosette(640, 440, 210, { color: '#a9cdbc', opacity: 0.7 }),
        ...portrait({ x: 820, y: 200, scale: 1.08 }, face(paper, person)),
        ...portrait({ x: 640, y: 470, scale: 0.36 }, face(paper, person)),
        ...at(50, 246, 'NAME / NOM', `${last}, ${first}`, 30),
        ...at(50, 330, 'PASSID', paper.put('id_number', paper.code('98#######')), 33),
        ...at(340, 330, 'CITIZENSHIP / CITOYENNETÉ', paper.pick(['CAN', 'USA']), 28),
        ...at(50, 420, 'BIRTH DATE / NAISSANCE', paper.put('date_of_birth', person.born, date(person.born)), 30),
        ...at(340, 420, 'SEX / SEXE', person.sex, 28),
        ...at(50, 510, 'EXPIRES / EXPIRE', paper.put('id_expiry', expiry, date(expiry)), 30),
        ...[0, 1, 2].map((index) => ellipse(90 + index * 90, 640, 34, 34, { stroke: '#17533f', strokeWidth: 4 })),
        ...['AIR', 'LAND', 'SEA'].map((mode, index) =>
          text(90 + index * 90, 646, mode, { size: 17, face: 'sans-bold', color: '#17533f', align: 'middle' }),
        ),
        box(0, 696, 1198, 3, { fill: '#17533f' }),
        text(50, 724, 'Not valid for air travel outside kiosks. SPECIMEN', { size: 15, color: '#555' }),
      ]),
    ]
  },
}
