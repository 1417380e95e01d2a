import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, frame, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

const subjects = [
  'Français',
  'Mathématiques',
  'Histoire-Géographie',
  'Anglais LV1',
  'Espagnol LV2',
  'Physique-Chimie',
  'SVT',
  'EPS',
  'Arts plastiques',
  'Éducation musicale',
  'Technologie',
] as const
const remarks = [
  'Bon trimestre, continuez.',
  'Des efforts à poursuivre à l’écrit.',
  'Trop de bavardages.',
  'Excellent travail.',
  'Ensemble fragile, du potentiel.',
  'Participation active.',
] as const

/** A school's report of a term: marks with averages of the class, teachers, remarks of the council. */
export const foreignSchoolReport: UnseenLayout = {
  name: 'foreign-school-report',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [pupil, teacher] = [somebody(paper), somebody(paper)]
    const mark = (low: number, high: number) => `${paper.between(low, high)},${paper.between(0, 9)}`
    return [
      page(paper, [
        text(40, 46, paper.pick(['COLLÈGE JACQUES PRÉVERT', 'LYCÉE GÉNÉRAL ROSA PARKS', 'Collège Sainte-Ursule']), {
          size: 12,
          face: 'sans-bold',
        }),
        ...rows(
          [40],
          [['12 rue des Écoles'], [paper.pick(issuers.town).toUpperCase()], [`UAI : ${paper.code('0######@')}`]],
          { y: 60, leading: 11 },
          { size: 8 },
        ),
        text(
          555,
          46,
          `${paper.pick(['Bulletin du', 'Relevé de notes du'])} ${paper.pick(['1er', '2e', '3e'])} trimestre`,
          { size: 12, face: 'sans-bold', align: 'right' },
        ),
        text(555, 60, 'Année scolaire 2025-2026', { size: 8.5, align: 'right' }),
        ...rows(
          [40],
          [
            [`Élève : ${pupil.surname.toUpperCase()} ${pupil.given}`],
            [
              `Né(e) le ${dateText(`${paper.between(2008, 2014)}-0${paper.between(1, 9)}-17`, 'slash')}   Classe : ${paper.between(3, 6)}e ${paper.pick(['A', 'B', '2'])}   Effectif : ${paper.between(21, 31)}`,
            ],
            [`Professeur principal : ${teacher.title} ${teacher.surname}`],
          ],
          { y: 112, leading: 13 },
          { size: 9.5 },
        ),
        ...rows(
          [330],
          [['Aux responsables légaux de'], [`${pupil.given} ${pupil.surname}`], ...pupil.lines.map((part) => [part])],
          { y: 112, leading: 13 },
          { size: 9.5 },
        ),
        ...frame(40, 186, 515, 20 + subjects.length * 26, [170, 220, 270, 330]),
        line(40, 204, 555, 204),
        ...rows(
          [46, -214, -264, -324, 338],
          [
            ['Disciplines', 'Élève', 'Classe', 'Min / Max', 'Appréciations'],
            ...subjects.map((subject) => [
              subject,
              mark(6, 18),
              mark(10, 14),
              `${paper.between(2, 6)} / ${paper.between(16, 20)}`,
              paper.pick(remarks),
            ]),
          ],
          { y: 199, leading: 26 },
          { size: 8.8 },
        ),
        text(
          46,
          520,
          `Moyenne générale : ${mark(9, 16)}     Demi-journées d’absence : ${paper.between(0, 9)}     Retards : ${paper.between(0, 5)}`,
          { size: 9.5, face: 'narrow-bold' },
        ),
        text(
          46,
          544,
          `Avis du conseil de classe : ${paper.pick(['Encouragements', 'Compliments', 'Félicitations', 'Avertissement de travail'])}`,
          { size: 9.5 },
        ),
        text(360, 580, 'Le chef d’établissement', { size: 9.5 }),
      ]),
    ]
  },
}
