import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

/** An invitation to a job interview or a refusal: a firm and an occupation, yet nobody is employed. */
export const frConvocationEntretien: UnseenLayout = {
  name: 'fr-convocation-entretien',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'FR')
    const written = addDays(paper.today, -paper.between(1, 30))
    const body = column(62, 40, 470, { size: 10, face: paper.pick(['serif', 'sans']), leading: 1.55 })
    body
      .say(paper.pick(['Orméau Conseil', 'Télésphère Réseaux', 'Groupe Vauclin']), { face: 'sans-bold', size: 13 })
      .list(home(paper, 'FR'))
      .gap(20)
      .list([`${titled(who, 'FR')} ${who.full}`, ...home(paper, 'FR')], { align: 'right' })
      .gap(16)
    body
      .say(`Le ${day(written, 'fr')}`, { align: 'right' })
      .gap(10)
      .say(paper.pick(['Objet : votre candidature', 'Objet : convocation à un entretien']), { face: 'sans-bold' })
      .gap(10)
      .say(who.sex === 'F' ? 'Madame,' : 'Monsieur,')
      .gap(6)
    body
      .say(
        paper.pick([
          `Votre candidature au poste de ${paper.pick(['comptable', 'chef de chantier'])} a retenu notre attention. Nous vous proposons de nous rencontrer le ${day(addDays(written, 12), 'fr')} à 14 h 30 dans nos locaux.`,
          `Nous avons étudié votre candidature au poste de ${paper.pick(['technicien support', 'assistante commerciale'])}. Nous regrettons de ne pouvoir y donner une suite favorable et conservons votre dossier deux ans.`,
        ]),
      )
      .gap(10)
    body
      .say('Nous vous prions d’agréer nos salutations distinguées.')
      .gap(30)
      .say(`${another(paper, 'FR', who).full}, chargée de recrutement`)
    return [a4(body.marks, 'SPÉCIMEN')]
  },
}
