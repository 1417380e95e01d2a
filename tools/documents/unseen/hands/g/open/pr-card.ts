import { addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette, seal } from '../../../../drawing/security-print.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { below, capitalMonth, pieces, type Look } from '../kit.ts'
import { daysBefore, face, givenNames, someone } from '../people.ts'

const look: Look = { small: 17, large: 30, ink: '#5a2a31', face: 'sans', drop: 33 }

const nationalities = [
  ['IN', 'IND'],
  ['PH', 'PHL'],
  ['FR', 'FRA'],
  ['NG', 'NGA'],
  ['CN', 'CHN'],
  ['BR', 'BRA'],
  ['UA', 'UKR'],
  ['MA', 'MAR'],
] as const

/** The front alone: sex and nationality in one row of captions in two languages, the day of birth as "21 JAN 1980". */
export const prCard: UnseenLayout = {
  name: 'pr-card',
  docType: 'permanent_resident_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const expiry = addYears(daysBefore(paper, paper.today, 30, 1600), 5)
    const [country, letters] = paper.pick(nationalities)
    const at = (x: number, y: number, caption: string, value: string) => below(x, y, caption, value, look)
    const date = (iso: string) => `${pieces(iso).day} ${capitalMonth(iso)} ${pieces(iso).year}`
    return [
      cardSide({ tint: '#f4ece4', wave: '#d39c8b' }, [
        text(40, 68, 'GOVERNMENT OF CANADA', { size: 22, face: 'sans-bold' }),
        text(40, 94, 'GOUVERNEMENT DU CANADA', { size: 22, face: 'sans-bold' }),
        text(1156, 68, 'PERMANENT RESIDENT CARD', { size: 24, face: 'sans-bold', color: '#8a1c24', align: 'right' }),
        text(1156, 98, 'CARTE DE RÉSIDENT PERMANENT', {
          size: 24,
          face: 'sans-bold',
          color: '#8a1c24',
          align: 'right',
        }),
        ...rosette(820, 430, 220, { color: '#d8b9a6', opacity: 0.6 }),
        ...portrait({ x: 40, y: 140, scale: 1.2 }, face(paper, person)),
        ...at(430, 160, 'Name/Nom', paper.put('last_name', person.last.toUpperCase())),
        text(430, 230, paper.put('first_name', givenNames(person).toUpperCase()), { size: 30, face: 'sans' }),
        ...at(430, 290, 'ID No/No ID', paper.put('id_number', paper.code('####-####'))),
        ...at(430, 380, 'Sex/Sexe', paper.put('sex', person.sex)),
        ...at(580, 380, 'Nationality/Nationalité', paper.put('citizenship', country, letters)),
        ...at(430, 470, 'DOB/DDN', paper.put('date_of_birth', person.born, date(person.born))),
        ...at(430, 560, 'Expiry/Expiration', paper.put('id_expiry', expiry, date(expiry))),
        ...seal(1030, 560, 90, '#8a1c24'),
        ellipse(1030, 350, 62, 78, { fill: '#cfd6dc', opacity: 0.7 }),
        box(40, 640, 1116, 2, { fill: '#8a1c24' }),
        text(40, 676, 'RP / PR   IMM 5688 B', { size: 16, color: '#5a2a31' }),
        text(1156, 700, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
      ]),
    ]
  },
}
