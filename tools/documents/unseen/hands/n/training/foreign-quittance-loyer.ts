import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, crowd, namedFr } from '../people.ts'
import { day, sum } from '../print.ts'

/** Foreign: a rent receipt of France, landlord above, the sum in a frame, no contract. */
export const foreignQuittanceLoyer: UnseenLayout = {
  name: 'foreign-quittance-loyer',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [tenant, owner] = crowd(paper, 'FR', 2)
    if (tenant === undefined || owner === undefined) throw new Error('Personne ne loue.')
    const page = openWriter('a4', { face: 'serif', size: 10 })
    const end = monthEnd(paper.today, paper.between(1, 4))
    const rent = paper.between(380_00, 1300_00)
    const charges = paper.between(20_00, 140_00)
    page.say(297, 70, paper.pick(['QUITTANCE DE LOYER', 'Quittance', 'REÇU DE LOYER']), {
      align: 'middle',
      size: 17,
      face: 'serif-bold',
    })
    page.say(297, 88, `Période du 01/${end.slice(5, 7)}/${end.slice(0, 4)} au ${day(end, 'slashDmy')}`, {
      align: 'middle',
    })
    page.column(60, 130, ['Bailleur', namedFr(owner), ...owner.lines])
    page.column(340, 170, ['Locataire', namedFr(tenant), ...tenant.lines])
    let y = page.wrap(
      60,
      270,
      475,
      `Je soussigné${owner.isWoman ? 'e' : ''} ${namedFr(owner)}, propriétaire du logement désigné ci-dessus, déclare avoir reçu de ${civility(tenant, 'fr')} ${namedFr(tenant)} la somme de ${sum(rent + charges, 'euros')} au titre du paiement du loyer et des charges pour la période visée, et lui en donne quittance, sous réserve de tous mes droits.`,
      { leading: 16 },
    )
    page.rect(60, y + 6, 300, 66, null, '#333')
    y = page.rows(
      y + 24,
      [70, -350],
      [
        ['Loyer', sum(rent, 'euros')],
        ['Provision pour charges', sum(charges, 'euros')],
        ['Total', sum(rent + charges, 'euros')],
      ],
      { leading: 18 },
    )
    page.say(60, y + 30, `Paiement reçu le ${day(`${end.slice(0, 8)}05`, 'slashDmy')}`)
    page.wrap(
      60,
      y + 60,
      475,
      'Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel. À conserver pendant trois ans.',
      { size: 8 },
    )
    return [page.sheet('SPÉCIMEN')]
  },
}
