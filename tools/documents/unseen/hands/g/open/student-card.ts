import { addYears, parts } from '../../../../calendar.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { box, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, issuers, someone } from '../people.ts'

/** A student's card on end, in French: a photograph, a permanent code that holds the birth date, a year of validity. */
export const studentCard: UnseenLayout = {
  name: 'student-card',
  docType: 'other',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const person = someone(paper, { years: [1996, 2008] })
    const school = paper.pick(issuers.schools)
    const { year } = parts(paper.today)
    const marks = [
      roundedBox(0, 0, 756, 1198, 42, { fill: '#fdfdfd', stroke: '#aaa', strokeWidth: 2 }),
      box(0, 60, 756, 150, { fill: '#7a1f4b' }),
      text(378, 128, school, { size: 34, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(378, 174, 'Carte étudiante', { size: 30, face: 'sans', color: '#fff', align: 'middle' }),
      ...portrait({ x: 218, y: 250, scale: 1.06 }, face(paper, person)),
      text(378, 736, person.first, { size: 40, face: 'sans', align: 'middle' }),
      text(378, 788, person.last.toUpperCase(), { size: 42, face: 'sans-bold', align: 'middle' }),
      text(378, 850, paper.pick(['Techniques juridiques', 'Baccalauréat en géographie', 'Sciences de la nature']), {
        size: 26,
        face: 'sans',
        align: 'middle',
      }),
      text(378, 910, `Matricule ${paper.code('2######')}`, { size: 28, face: 'mono', align: 'middle' }),
      text(378, 960, `Valide jusqu’au ${addYears(`${year}-08-31`, 1)}`, { size: 26, face: 'sans', align: 'middle' }),
      ...Array.from({ length: 52 }, (_, index) =>
        box(128 + index * 9.6, 1000, paper.pick([2, 4, 6]), 90, { fill: '#111' }),
      ),
      text(378, 1140, 'Bibliothèque - transport - impression   SPÉCIMEN', { size: 18, align: 'middle' }),
    ]
    return [{ width: 756, height: 1198, pixelsPerUnit: 1, background: '#e9e9ea', marks }]
  },
}
