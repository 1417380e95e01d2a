import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { issuers, namedFr, somebody } from '../people.ts'

const jobs = [
  'Assistante de gestion',
  'Chargé de clientèle',
  'Technicien réseau',
  'Responsable logistique',
  'Comptable unique',
] as const

/** Foreign: a French curriculum vitae: dark side column with contact, employers and years at the right. */
export const foreignCurriculumVitae: UnseenLayout = {
  name: 'foreign-curriculum-vitae',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'sans', size: 9 })
    page.rect(0, 0, 190, 842, paper.pick(['#22333b', '#3d405b', '#4a4e69']))
    const white = { color: '#fff' } as const
    page.say(24, 70, person.given, { ...white, size: 18, face: 'sans-bold' })
    page.say(24, 92, person.surname.toUpperCase(), { ...white, size: 13 })
    page.column(
      24,
      140,
      [
        'CONTACT',
        ...person.lines.map((line) => line.slice(0, 28)),
        paper.code('06 ## ## ## ##'),
        '',
        'LANGUES',
        'Français, anglais B2',
        '',
        'PERMIS B – véhicule',
        '',
        'LOISIRS',
        paper.pick(['Trail, poterie', 'Échecs, chorale']),
      ],
      { ...white, size: 8.5, leading: 14 },
    )
    page.say(220, 70, paper.pick(jobs), { size: 15 })
    let y = page.say(220, 120, 'EXPÉRIENCE PROFESSIONNELLE', { face: 'sans-bold' })
    let year = 2026
    for (const employer of issuers.employersFR.slice(0, paper.between(2, 4))) {
      const before = year - paper.between(1, 4)
      y = page.say(220, y + 10, `${before} – ${year}   ${paper.pick(jobs)} (CDI)`, { face: 'sans-bold' })
      y = page.say(220, y, employer)
      y = page.wrap(
        220,
        y,
        340,
        'Suivi des dossiers, encadrement de deux personnes, relations avec les fournisseurs et reporting mensuel.',
      )
      year = before
    }
    y = page.say(220, y + 20, 'FORMATION', { face: 'sans-bold' })
    page.say(220, y + 6, `${year - 1}   BTS, lycée ${paper.pick(['Jean Macé', 'de la Mer'])} – ${namedFr(person)}`)
    return [page.sheet('SPÉCIMEN')]
  },
}
