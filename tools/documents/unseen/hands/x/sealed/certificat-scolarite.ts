import { addDays, parts } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, page, paragraph, pen, type Marks } from '../kit.ts'
import { another, full, placeLines, someone } from '../people.ts'

/** A French school's certificate of enrolment: pupil, class and year under captions, as a certificate of residence would stand. */
export const certificatScolarite: UnseenLayout = {
  name: 'certificat-scolarite',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const pupil = someone(paper, 'FR')
    const head = another(paper, 'FR', pupil)
    const school = paper.put(
      'issuer_name',
      `${paper.pick(['Lycée', 'Collège'])} ${paper.pick(['Simone Veil', 'Jules Ferry', 'des Remparts', 'Olympe de Gouges'])}`,
    )
    const on = addDays(paper.today, -paper.between(2, 40))
    const { year } = parts(on)
    const born = `${paper.between(2008, 2014)}${pupil.born.slice(4).replace('02-29', '02-28')}`
    const where = placeLines(paper, 'FR')
    const marks: Marks = [
      box(40, 36, 26, 12, { fill: '#1d3f94' }),
      box(66, 36, 14, 12, { fill: '#ffffff', stroke: '#ccc', strokeWidth: 0.4 }),
      box(80, 36, 26, 12, { fill: '#d8262c' }),
      f.L(40, 66, 'ACADÉMIE', 9),
      f.l(40, 78, 'Région académique', 8),
      f.L(330, 48, school, 12),
      where.map((row, index) => f.l(330, 62 + index * 12, row, 9)),
      f.l(330, 86, `UAI ${paper.code('0######@')}`, 8),
      f.M(298, 170, 'CERTIFICAT DE SCOLARITÉ', 17),
      f.m(298, 190, `Année scolaire ${year}-${year + 1}`, 11),
      paragraph(
        { x: 70, y: 244, width: 455, leading: 20 },
        `Le chef d’établissement certifie que l’élève désigné ci-dessous est régulièrement inscrit pour l’année scolaire en cours.`,
        { size: 11, face: 'sans' },
      ),
      [
        ['Nom', pupil.surname.toUpperCase()],
        ['Prénom', pupil.given],
        ['Né(e) le', day(born, 'DD/MM/YYYY')],
        ['à', pupil.birthplace],
        ['Classe', paper.pick(['2nde 4', '3e B', '1re G3', 'Terminale STMG 1'])],
        ['Régime', paper.pick(['Demi-pensionnaire', 'Externe', 'Interne'])],
        ['N° national', paper.code('#########@@')],
      ].flatMap(([caption = '', value = ''], index) => [
        f.l(90, 316 + index * 22, caption, 10),
        f.L(220, 316 + index * 22, value, 10.5),
      ]),
      f.l(70, 500, 'Responsable légal :', 10),
      f.l(220, 500, `${head.given} ${pupil.surname}`, 10),
      f.l(330, 560, `Fait le ${dated(paper, 'document_date', on, 'D MMMM YYYY', 'fr')}`, 10),
      f.l(330, 576, 'Le chef d’établissement,', 10),
      signature(340, 590, 0.7, paper.pick([0, 1])),
      f.l(330, 650, full(another(paper, 'FR', head)), 10),
    ]
    return [page('a4', marks, 'SPÉCIMEN')]
  },
}
