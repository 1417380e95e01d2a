import { addDays } from '../../../../calendar.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, left, middle, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { somebody } from '../people.ts'

const subjects = [
  ['Français, langue d’enseignement', ['Lire', 'Écrire', 'Communiquer oralement']],
  ['Mathématique', ['Résoudre une situation-problème', 'Utiliser un raisonnement']],
  ['Anglais, langue seconde', ['Interagir oralement']],
  ['Science et technologie', []],
  ['Éducation physique et à la santé', []],
  ['Arts plastiques', []],
] as const

/** A school report of a Québec primary school: marks by stage in a ruled table, remarks of the teacher below. */
export const bulletinScolaire: UnseenLayout = {
  name: 'bulletin-scolaire',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const child = somebody(paper, 'QC')
    const parent = somebody(paper, 'QC')
    const teacher = somebody(paper, 'QC', { sex: 'F' })
    const name = paper.put('document_holder_name', `${child.surname}, ${child.given}`)
    const school = paper.put(
      'issuer_name',
      `École ${paper.pick(['des Grands-Pins', 'Sainte-Thérèse', 'du Ruisseau', 'Marguerite-D’Youville'])}`,
    )
    const sent = addDays('2026-06-18', paper.between(0, 10))
    const grade = paper.between(3, 6)
    const value = { size: 9, caption: 6 } as const
    const marks: Mark[] = [
      left(40, 48, school, 14, 'sans-bold'),
      left(
        40,
        61,
        `Centre de services scolaire des ${paper.pick(['Hautes-Terres', 'Trois-Lacs', 'Affluents-Nord'])}`,
        8,
      ),
      right(572, 46, 'BULLETIN SCOLAIRE', 14, 'sans-bold'),
      right(572, 60, `Éducation primaire, ${grade}e année   2025-2026`, 8.4),
      specimen(320, 26, 7, 'SPÉCIMEN'),
      ...cell([40, 76, 220, 28], 'Nom de l’élève', name, value),
      ...cell(
        [260, 76, 150, 28],
        'Code permanent',
        `${child.surname.slice(0, 3).toUpperCase()}${child.given.charAt(0)}${paper.code('########')}`,
        value,
      ),
      ...cell([410, 76, 80, 28], 'Groupe', paper.code('0##'), value),
      ...cell([490, 76, 82, 28], 'Date', when(paper, 'document_date', sent, 'YYYY-MM-DD'), value),
      ...stack(
        [70, 134, 12],
        [
          `Aux parents de ${child.given}`,
          `${parent.given} ${parent.surname}`,
          parent.street,
          `${parent.city} (Québec)  ${parent.postal}`,
        ],
        9,
      ),
      ...cell(
        [410, 116, 162, 24],
        'Absences (en jours) : étapes 1, 2, 3',
        `${paper.between(0, 4)}     ${paper.between(0, 6)}     ${paper.between(0, 5)}`,
        value,
      ),
      box(40, 194, 532, 16, { fill: '#2e6277' }),
      left(46, 205, 'RÉSULTATS', 8, 'sans-bold', { color: '#fff' }),
      ...['Étape 1', 'Étape 2', 'Étape 3', 'Final', 'Moy. groupe'].map((caption, index) =>
        middle(350 + index * 48, 205, caption, 7, 'sans-bold', { color: '#fff' }),
      ),
    ]
    let y = 224
    for (const [subject, skills] of subjects) {
      const base = paper.between(62, 90)
      const row = (label: string, face: 'narrow' | 'narrow-bold', x: number) => {
        marks.push(left(x, y, label, 8.6, face))
        for (let index = 0; index < 5; index += 1) {
          const show = face === 'narrow-bold' || index < 3
          if (show) marks.push(middle(350 + index * 48, y, String(base + paper.between(-5, 7)), 8.6, face))
        }
        marks.push(rule(40, y + 5, 532, 0.3, '#aaa'))
        y += 15
      }
      row(subject, 'narrow-bold', 46)
      for (const skill of skills) row(skill, 'narrow', 58)
    }
    marks.push(
      box(40, 210, 532, y - 220, { stroke: '#2e6277', strokeWidth: 0.8 }),
      ...[326, 374, 422, 470, 518].map((x) => line(x, 210, x, y - 10, { stroke: '#aaa', strokeWidth: 0.3 })),
      left(40, y + 14, 'Commentaires de l’enseignante', 9, 'sans-bold', { color: '#2e6277' }),
      ...paragraph(
        [40, y + 30, 532],
        `${child.given} a fait de beaux progrès en lecture cette année et participe volontiers en classe. La résolution de problèmes demande encore de la persévérance : quelques minutes de jeux de logique pendant l’été seraient une bonne idée. Bravo pour l’exposé sur les bélugas!`,
        { size: 9, leading: 12.5 },
      ).marks,
      left(40, y + 84, 'Décision : promotion', 9, 'narrow-bold'),
      rule(40, y + 130, 200, 0.5),
      left(40, y + 140, `${teacher.given} ${teacher.surname}, titulaire`, 7.6),
      rule(300, y + 130, 200, 0.5),
      left(300, y + 140, 'Signature d’un parent', 7.6),
    )
    return [page('letter', marks)]
  },
}
