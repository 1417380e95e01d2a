import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, putDay } from '../kit.ts'
import { folk } from '../people.ts'

/** A Québec university's diploma on a wide parchment. */
export const diplomeUniversite: UnseenLayout = {
  name: 'diplome-universite',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'QC')
    const [graduate, rector, secretary] = [next(), next(), next()]
    const given = addDays(paper.today, -paper.between(100, 9000))
    const page = leaf('wide', { face: 'serif', size: 12, background: '#fdf9ee', color: '#20262e' })
    page.box(30, 30, 732, 552, { stroke: '#81621f', strokeWidth: 2.4 })
    page.c(
      396,
      96,
      paper.put(
        'issuer_name',
        paper.pick(['Université des Laurentides', 'Université Marie-Rollet', 'Université du Haut-Saguenay']),
      ),
      { size: 27, face: 'serif-bold', color: '#81621f' },
    )
    page.c(396, 128, 'Sur la recommandation de la Faculté, le Conseil confère à', { size: 12 })
    page.c(396, 186, paper.put('document_holder_name', `${graduate.given} ${graduate.surname}`), { size: 26 })
    page.c(396, 226, 'le grade de', { size: 12 })
    page.c(
      396,
      266,
      paper.pick([
        'Baccalauréat ès sciences (B. Sc.)',
        'Maîtrise en administration (M. Sc.)',
        'Doctorat en droit (LL. D.)',
      ]),
      { size: 21, face: 'serif-bold' },
    )
    page.c(396, 298, paper.pick(['Géographie', 'Génie des matériaux', 'Histoire de l’art', 'Actuariat']), { size: 14 })
    page.c(396, 326, 'avec tous les droits et privilèges qui s’y rattachent.', { size: 12 })
    page.c(396, 380, `Donné à Québec, le ${putDay(paper, 'document_date', given, 'Do MMMM YYYY', 'fr')}`, { size: 12 })
    page.add(...signature(110, 432, 0.7, 0), ...signature(520, 432, 0.7, 1), ...seal(396, 478, 48, '#81621f'))
    page.rule(96, 492, 300, 492)
    page.rule(500, 492, 704, 492)
    page.c(198, 508, `${rector.name}, ${rector.isWoman ? 'rectrice' : 'recteur'}`, { size: 10 })
    page.c(602, 508, `${secretary.name}, secrétaire`, { size: 10 })
    page.t(44, 572, `N° ${paper.code('D-######')}   SPÉCIMEN`, { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
