import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, named } from '../people.ts'
import { day, recent } from '../print.ts'

const subjects = [
  'Français, langue d’enseignement',
  'Mathématique',
  'Anglais, langue seconde',
  'Science et technologie',
  'Géographie, histoire',
  'Arts plastiques',
  'Éducation physique',
] as const

/** Foreign: a Québec school report with marks per stage and group averages, addressed to the parents. */
export const foreignBulletinScolaire: UnseenLayout = {
  name: 'foreign-bulletin-scolaire',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [pupil, parent] = crowd(paper, 'QC', 2)
    if (pupil === undefined || parent === undefined) throw new Error('Personne n’étudie.')
    const page = openWriter('letter', { face: 'narrow', size: 9 })
    page.say(40, 44, paper.pick(['École secondaire des Trois-Saules', 'Centre de services scolaire des Rapides']), {
      face: 'narrow-bold',
      size: 12,
    })
    page.say(40, 58, address(paper, 'QC').join(', '), { size: 7.5 })
    page.say(572, 44, 'BULLETIN UNIQUE 2025-2026', { align: 'right', face: 'narrow-bold' })
    page.rows(
      84,
      [40, 130, 330, 420],
      [
        ['Élève', named(pupil), 'Code permanent', paper.code('@@@@########')],
        ['Parents', named(parent), 'Groupe', paper.code('30#')],
        ['Étape', String(paper.between(1, 3)), 'Date', day(recent(paper, 90, 200), 'iso')],
      ],
      { leading: 15 },
    )
    page.rect(40, 140, 532, 18, '#e1e8d8')
    const at = [46, -330, -400, -470, -560] as const
    const y = page.rows(
      152,
      at,
      [
        ['Discipline', 'Étape 1', 'Étape 2', 'Groupe', 'Absences'],
        ...subjects
          .slice(0, paper.between(5, 7))
          .map((name) => [
            name,
            String(paper.between(55, 98)),
            String(paper.between(55, 98)),
            String(paper.between(66, 79)),
            String(paper.between(0, 6)),
          ]),
      ],
      { leading: 20 },
    )
    page.wrap(
      40,
      y + 16,
      532,
      `Commentaires : ${paper.pick(['Bel effort, continue ainsi.', 'Doit remettre ses travaux à temps.', 'Participe activement en classe.'])} Prochaine rencontre de parents au gymnase, de 18 h à 21 h.`,
    )
    page.say(40, y + 60, 'Signature de la direction ____________________   Signature d’un parent ____________________')
    return [page.sheet('SPÉCIMEN')]
  },
}
