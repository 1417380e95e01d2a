import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { resident } from '../people.ts'
import { dmy, page, rows, stack } from '../print.ts'

const subjects = [
  ['Français – épreuve écrite', 5],
  ['Français – épreuve orale', 5],
  ['Philosophie', 8],
  ['Mathématiques – spécialité', 16],
  ['Physique-chimie – spécialité', 16],
  ['Grand oral', 10],
  ['Histoire-géographie', 6],
  ['Langue vivante A', 6],
  ['Éducation physique et sportive', 6],
] as const

/** A transcript of the school leaving examination: a candidate with birth date and place, marks, coefficients and a total. */
export const exam: UnseenLayout = {
  name: 'autre-releve-notes-baccalaureat',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = resident(paper)
    const born = `2008${person.born.slice(4)}`
    const marks = subjects.map(([label, weight]) => ({ label, weight, mark: paper.between(8, 19) }))
    const weights = marks.reduce((sum, { weight }) => sum + weight, 0)
    const sum = marks.reduce((total, { mark, weight }) => total + mark * weight, 0)
    return [
      page([
        ...stack(
          50,
          56,
          12,
          [
            'RÉPUBLIQUE FRANÇAISE',
            'Ministère de l’Éducation nationale',
            `Académie de ${paper.pick(['Rennes', 'Créteil', 'Toulouse', 'Nancy-Metz'])}`,
          ],
          { size: 9, face: 'sans' },
        ),
        text(297, 130, 'RELEVÉ DE NOTES', { size: 18, face: 'sans-bold', align: 'middle' }),
        text(297, 150, 'Baccalauréat général – session de juin 2026', { size: 12, face: 'sans', align: 'middle' }),
        ...rows(
          [60, 190],
          [
            ['Nom de famille', person.surname],
            ['Prénom(s)', `${person.given}, ${person.second}`],
            ['Né(e) le', `${dmy(born)} à ${person.birthplace}`],
            ['N° candidat', paper.code('0#########')],
            ['N° INE', paper.code('#########@@')],
            ['Établissement', 'Lycée polyvalent Émile Duclaux'],
          ],
          { y: 190, leading: 17, size: 10 },
        ),
        box(50, 302, 495, 20, { fill: '#dfe5ee' }),
        ...rows(
          [60, -360, -440, -535],
          [
            ['Épreuve', 'Note / 20', 'Coefficient', 'Points'],
            ...marks.map(({ label, weight, mark }) => [label, String(mark), String(weight), String(mark * weight)]),
            ['Total', '', String(weights), String(sum)],
          ],
          { y: 316, leading: 22, rule: '#a9b4c6', size: 10 },
        ),
        text(
          60,
          590,
          `Moyenne : ${(sum / weights).toFixed(2).replace('.', ',')} / 20   –   Décision du jury : ${sum / weights >= 10 ? 'ADMIS(E)' : 'SECOND GROUPE'}`,
          { size: 12, face: 'sans-bold' },
        ),
        line(50, 604, 545, 604),
        text(350, 640, 'Le 4 juillet 2026, le président du jury', { size: 10 }),
        ...signature(370, 654, 0.5, 0),
        text(
          60,
          760,
          'Ce relevé n’est délivré qu’une seule fois ; il ne tient pas lieu de diplôme. Réclamation dans un délai de deux mois.',
          { size: 8 },
        ),
      ]),
    ]
  },
}
