import { parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grid, letterPage } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

const subjects = [
  ['132-520', 'FRANÇAIS, LANGUE D’ENSEIGNEMENT', '6'],
  ['134-530', 'ANGLAIS, LANGUE SECONDE', '6'],
  ['063-504', 'MATHÉMATIQUE – CST', '4'],
  ['087-404', 'HISTOIRE DU QUÉBEC ET DU CANADA', '4'],
  ['055-444', 'SCIENCE ET TECHNOLOGIE', '4'],
  ['102-522', 'ÉDUCATION FINANCIÈRE', '2'],
  ['168-502', 'ARTS PLASTIQUES', '2'],
] as const

/** A ministry's transcript of secondary studies: a permanent code, an address window, a date of issue, marks and units. */
export const schoolMarks: UnseenLayout = {
  name: 'school-marks',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const pupil = someone(paper)
    const { year } = parts(paper.today)
    const letters = plainCapitals(pupil.surname)
      .replace(/[^A-Z]/g, '')
      .padEnd(3, 'X')
      .slice(0, 3)
    const permanent = `${letters}${plainCapitals(pupil.given).charAt(0)} ${paper.code('####')} ${paper.code('####')}`
    const born = `${year - 17}-0${paper.between(1, 9)}-${paper.between(10, 28)}`
    const post = capitalLines(pupil.home)
    const mono = { face: 'mono', size: 8.6 } as const
    const marks = [
      text(36, 44, 'Ministère de l’Éducation', { face: 'serif-bold', size: 12 }),
      text(36, 56, 'Direction de la sanction des études', { face: 'serif', size: 8 }),
      text(576, 48, 'RELEVÉ DES APPRENTISSAGES', { face: 'serif-bold', size: 12, align: 'right' }),
      ...grid(
        [60],
        { y: 116, leading: 12 },
        [[plainCapitals(`${pupil.given} ${pupil.surname}`)], [post[0]], [post[1]]],
        mono,
      ),
      ...grid(
        [-450, 460],
        { y: 104, leading: 15 },
        [
          ['Code permanent', permanent],
          ['Date de naissance', dated(born, 'AAAA-MM-JJ')],
          ['Date d’émission', dated(`${year}-07-0${paper.between(3, 9)}`, 'AAAA-MM-JJ')],
          ['Relevé no', paper.code('########')],
        ],
        { face: 'serif', size: 8.8 },
      ),
      box(36, 184, 540, 16, { fill: '#e6e6e6' }),
      ...grid(
        [42, 110, 340, -440, -500, -566],
        { y: 195, leading: 0 },
        [['COURS', 'TITRE', 'SESSION', 'ÉCOLE', 'FINAL', 'UNITÉS']],
        { face: 'sans-bold', size: 7 },
      ),
      ...grid(
        [42, 110, 340, -440, -500, -566],
        { y: 218, leading: 18 },
        subjects.map(([code, title, units]) => [
          code,
          title,
          `${year}-06`,
          String(paper.between(58, 97)),
          `${paper.between(60, 96)} %`,
          units,
        ]),
        mono,
      ),
      line(36, 346, 576, 346),
      text(42, 364, `TOTAL DES UNITÉS DE 4e ET 5e SECONDAIRE : ${paper.between(54, 72)}`, mono),
      text(42, 390, 'LE DIPLÔME D’ÉTUDES SECONDAIRES VOUS EST DÉCERNÉ. FÉLICITATIONS!', { ...mono, face: 'mono-bold' }),
      text(
        42,
        430,
        'Toute demande de révision doit être présentée dans les 30 jours suivant la réception. Résultats modérés et convertis pour les épreuves uniques.',
        { size: 7.6 },
      ),
      text(42, 446, 'Ce document ne peut servir de pièce d’identité.', { size: 7.6 }),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
