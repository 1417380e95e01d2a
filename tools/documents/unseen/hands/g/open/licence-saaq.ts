import { addYears, parts } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, pieces, plainCapitals } from '../kit.ts'
import { daysBefore, face, givenNames, home, someone } from '../people.ts'

const blue = '#0b4f9e'

/** In French only: numbered captions ("4d.", "5.") beside the values, given name below the name, no year in words. */
export const licenceSaaq: UnseenLayout = {
  name: 'licence-saaq',
  docType: 'driver_licence',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const { street, city, code } = home(paper, 'QC')
    const issued = daysBefore(paper, paper.today, 15, 2600)
    const birthday = addYears(person.born, parts(issued).year - parts(person.born).year + 8)
    const { year, month, day } = pieces(person.born)
    const number = `${plainCapitals(person.last).charAt(0)}${paper.code('####')} ${day}${month}${year.slice(2)} ${paper.code('##')}`
    const numbered = (x: number, y: number, mark: string, value: string, size = 27) => [
      text(x, y, mark, { size: 17, face: 'narrow-bold', color: blue }),
      text(x + 42, y, value, { size, face: 'narrow' }),
    ]
    const dated = (field: string, iso: string) => paper.put(field, iso, iso.replaceAll('-', ' '))
    const lines = address(paper, 'address', [street.toUpperCase(), `${city.toUpperCase()} QC`, code])
    return [
      cardSide({ tint: '#eaf2fb', wave: '#93b8e2' }, [
        box(0, 44, 1198, 84, { fill: blue }),
        text(46, 100, paper.put('id_province', 'QC', 'Québec'), { size: 52, face: 'serif-bold', color: '#fff' }),
        text(1150, 100, 'PERMIS DE CONDUIRE', { size: 36, face: 'sans-bold', color: '#fff', align: 'right' }),
        ellipse(620, 86, 36, 26, { stroke: '#fff', strokeWidth: 3 }),
        text(620, 96, paper.put('id_country', 'CA', 'CAN'), {
          size: 24,
          face: 'sans-bold',
          color: '#fff',
          align: 'middle',
        }),
        ...portrait({ x: 830, y: 160, scale: 1.06 }, face(paper, person)),
        ...numbered(46, 172, '4d.', paper.put('id_number', number), 36),
        line(46, 190, 790, 190, { stroke: blue, strokeWidth: 2 }),
        ...numbered(46, 232, '1.', paper.put('last_name', person.last.toUpperCase()), 31),
        ...numbered(46, 274, '2.', paper.put('first_name', givenNames(person).toUpperCase()), 31),
        ...numbered(46, 322, '8.', lines[0] ?? ''),
        ...lines.slice(1).map((each, index) => text(88, 356 + index * 34, each, { size: 27 })),
        ...numbered(46, 450, '3.', dated('date_of_birth', person.born), 30),
        ...numbered(420, 450, '15.', paper.put('sex', person.sex), 30),
        ...numbered(46, 498, '4a.', dated('id_issue_date', issued), 30),
        ...numbered(420, 498, '4b.', dated('id_expiry', birthday), 30),
        ...numbered(46, 546, '9.', paper.put('licence_class', paper.pick(['5 6D', '5', '3 5 6D', '1 5'])), 30),
        ...numbered(420, 546, '12.', paper.pick(['A', 'AUCUNE', 'A J']), 26),
        ...numbered(46, 594, '16.', `1,${paper.between(52, 94)} M`, 26),
        ...numbered(420, 594, '18.', paper.pick(['BRUN', 'BLEU', 'NOISETTE']), 26),
        ...numbered(46, 642, '5.', paper.code('@@#######'), 24),
        ...signature(850, 590, 1.05, paper.pick([0, 1] as const)),
        text(830, 690, 'Signature du titulaire', { size: 17, color: blue }),
        text(
          46,
          716,
          '1. Nom 2. Prénom 3. Naissance 4a. Délivré 4b. Expire 4d. N° permis 5. Réf. 8. Adresse 9. Classe 12. Cond. 15. Sexe',
          { size: 16, color: blue },
        ),
        text(1150, 734, 'SPÉCIMEN', { size: 14, color: '#a33', align: 'right' }),
      ]),
    ]
  },
}
