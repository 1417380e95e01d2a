import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, stamp } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

/** A certificate of a training course: near a certificate of work, yet nobody is employed. */
export const maAttestationStage: UnseenLayout = {
  name: 'ma-attestation-stage',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'MA')
    const end = addDays(paper.today, -paper.between(20, 400))
    const body = column(70, 250, 455, { size: 11, face: 'serif', leading: 1.8 })
    body
      .say(paper.pick(['ATTESTATION DE FORMATION', 'ATTESTATION DE RÉUSSITE', 'CERTIFICAT DE PARTICIPATION']), {
        size: 17,
        face: 'serif-bold',
        align: 'middle',
      })
      .gap(20)
    body
      .say(
        `L’Institut ${paper.pick(['Al Maarifa', 'Ibn Rochd', 'Tech Sahara'])} atteste que ${titled(who, 'MA')} ${who.full}, ${home(paper, 'MA').join(', ')}, a suivi avec succès la formation « ${paper.pick(['Bureautique et internet', 'Anglais commercial B1', 'Hygiène alimentaire', 'Gestes de premiers secours'])} » du ${day(addDays(end, -paper.between(3, 60)), 'dmy')} au ${day(end, 'dmy')}, d’une durée de ${paper.between(2, 12) * 10} heures.`,
      )
      .gap(14)
    body
      .say(`Mention : ${paper.pick(['Bien', 'Assez bien', 'Très bien'])}`)
      .gap(20)
      .say(`Rabat, le ${day(end, 'fr')}`, { align: 'right' })
      .say(`Le Directeur pédagogique, ${another(paper, 'MA', who).full}`, { align: 'right' })
    return [
      a4(
        [
          box(28, 28, 539, 786, { stroke: '#9a7b2f', strokeWidth: 3 }),
          text(297, 120, 'Centre agréé n° ' + paper.code('##/####'), { size: 9, align: 'middle' }),
          ...body.marks,
          ...stamp(150, 620, 42, ['INSTITUT', 'PRIVÉ']),
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
