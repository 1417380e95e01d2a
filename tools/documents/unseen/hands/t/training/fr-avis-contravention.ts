import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

/** A notice of a traffic fine with the address of the holder of the car. */
export const frAvisContravention: UnseenLayout = {
  name: 'fr-avis-contravention',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'FR')
    const seen = addDays(paper.today, -paper.between(9, 60))
    const window = column(330, 120, 220, { size: 10, face: 'mono' }).list([
      `${titled(who, 'FR')} ${who.french}`,
      ...home(paper, 'FR'),
    ])
    const body = column(45, 236, 505, { size: 9.5, leading: 1.6 })
    body
      .say(paper.pick(['AVIS DE CONTRAVENTION', 'AVIS D’AMENDE FORFAITAIRE', 'FORFAIT DE POST-STATIONNEMENT']), {
        size: 15,
        face: 'sans-bold',
      })
      .gap(6)
    body
      .pair('N° de l’avis', paper.code('##########'), 170)
      .pair('Date de l’avis', day(addDays(seen, 6), 'dmy'), 170)
      .pair('Infraction constatée le', `${day(seen, 'dmy')} à ${paper.between(10, 21)} h ${paper.code('0#')}`, 170)
      .pair('Véhicule', paper.code('@@-###-@@'), 170)
      .pair(
        'Motif',
        paper.pick(['Excès de vitesse inférieur à 20 km/h', 'Stationnement gênant', 'Non-respect d’un feu rouge']),
        170,
      )
      .gap(6)
    body
      .list([
        'Amende minorée : 90 € dans les 15 jours',
        'Amende forfaitaire : 135 € dans les 45 jours',
        'Amende majorée : 375 € au-delà',
      ])
      .gap(8)
      .say(
        'Vous pouvez payer par carte, par timbre dématérialisé, ou désigner un autre conducteur en ligne. Retrait possible d’un point du permis de conduire.',
      )
    return [
      a4(
        [
          text(45, 50, 'Centre national du traitement routier', { size: 10, face: 'sans-bold' }),
          text(45, 63, 'CS 41101 - 35911 RENNES CEDEX 9', { size: 8.5 }),
          ...window.marks,
          ...body.marks,
          box(45, body.bottom() + 14, 505, 40, { stroke: '#333' }),
          text(55, body.bottom() + 38, `Références de paiement : ${paper.code('#### #### #### ## / ##')}`, {
            size: 10,
            face: 'mono',
          }),
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
