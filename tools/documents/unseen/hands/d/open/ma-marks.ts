import { seal } from '../../../../drawing/security-print.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, bare, dayFirst, rowsAt } from '../kit.ts'
import { birthDate, moroccan } from '../people.ts'

const subjects = [
  'Langue arabe',
  'Langue française',
  'Mathématiques',
  'Physique-chimie',
  'Sciences de la vie',
  'Philosophie',
  'Langue anglaise',
  'Éducation physique',
]
const columns = [
  { x: 62, align: 'left' },
  { x: 330, align: 'right' },
  { x: 430, align: 'right' },
  { x: 530, align: 'right' },
] as const

/** A transcript of the national examination: the candidate with his numbers, marks out of twenty, an academy's stamp. */
export const maMarks: UnseenLayout = {
  name: 'ma-marks',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const pupil = moroccan(paper)
    const marked = subjects.map((label) => ({ label, weight: paper.between(2, 7), quarters: paper.between(36, 76) }))
    const weights = marked.reduce((sum, { weight }) => sum + weight, 0)
    const average = marked.reduce((sum, { weight, quarters }) => sum + (weight * quarters) / 4, 0) / weights
    const twenty = (mark: number) => mark.toFixed(2).replace('.', ',')
    const rows = marked.map(({ label, weight, quarters }) => [
      label,
      String(weight),
      twenty(quarters / 4),
      twenty((quarters / 4) * weight),
    ])
    const look = { size: 10, face: 'serif' } as const
    const marks = [
      text(60, 56, 'ROYAUME DU MAROC', { ...look, face: 'serif-bold' }),
      text(60, 70, 'Ministère de l’Éducation nationale', look),
      text(60, 84, `Académie régionale de ${paper.pick(['Souss', 'l’Oriental', 'Rabat', 'Tanger'])}`, look),
      text(297, 140, 'RELEVÉ DE NOTES', { size: 18, face: 'serif-bold', align: 'middle' }),
      text(297, 158, 'Examen national unifié du baccalauréat – session de juin 2026', { ...look, align: 'middle' }),
      text(60, 196, `Candidat : ${bare(pupil.surname)} ${pupil.given}`, look),
      text(330, 196, `Code Massar : ${paper.code('@#########')}`, look),
      text(60, 212, `Date de naissance : ${dayFirst(birthDate(paper).replace(/^\d{4}/, '2008'))}`, look),
      text(330, 212, `CIN : ${paper.code('@@######')}    N° d’examen : ${paper.code('#######')}`, { ...look, size: 9 }),
      text(60, 228, 'Série : sciences expérimentales – option sciences physiques', look),
      box(54, 246, 482, 20, { fill: '#ece7da' }),
      ...rowsAt(
        columns,
        [['Matière', 'Coef.', 'Note / 20', 'Total']],
        { y: 260, leading: 1 },
        { size: 9, face: 'serif-bold' },
      ),
      ...rowsAt(columns, rows, { y: 286, leading: 20 }, look),
      line(54, 442, 536, 442),
      text(62, 462, `Moyenne générale : ${twenty(average)} / 20`, { ...look, face: 'serif-bold' }),
      text(
        330,
        462,
        `Résultat : admis(e) – mention ${average >= 14 ? 'bien' : average >= 12 ? 'assez bien' : 'passable'}`,
        look,
      ),
      text(330, 520, 'Le directeur de l’académie', look),
      ...seal(400, 590, 50, '#7a2f2f'),
      text(
        60,
        790,
        'Ce relevé n’est délivré qu’une seule fois. Il appartient à l’intéressé d’en faire des copies certifiées.',
        { size: 7.5, face: 'serif' },
      ),
      text(60, 806, 'SPECIMEN', { size: 6.5 }),
    ]
    return [a4Sheet(marks, '#fffdf7')]
  },
}
