import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn } from '../forms.ts'
import { openPage } from '../kit.ts'
import { issuer, nameIn, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** Foreign: a parking ticket of a Québec town in boxes, with an amount, a statement number and a deadline. */
export const foreignParking: UnseenLayout = {
  name: 'foreign-parking',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: 'narrow', size: 8.6, french: true, height: 640, background: '#fffdf0' })
    const town = issuer(paper, 'ville')
    const fine = paper.pick([4_900, 6_200, 8_700])
    const costs = paper.pick([1_700, 2_500])
    page.draw(box(0, 0, 612, 50, { fill: '#f3c300' }))
    page.text(
      40,
      32,
      paper.pick(['CONSTAT D’INFRACTION - STATIONNEMENT', 'Constat d’infraction', 'STATIONNEMENT INTERDIT']),
      { size: 15, bold: true },
    )
    page.text(40, 70, `${town}, poursuivante   c. conducteur ou propriétaire du véhicule`)
    const cells = [
      ['N° du constat', paper.code('### ### ###')],
      ['Date de l’infraction', dateIn(daysAgo(paper, 3, 120), '2026-09-30')],
      ['Heure', paper.code('1# h 2#')],
      ['Plaque', paper.code('@## @@@')],
      ['Province', 'QC'],
      ['Marque', paper.pick(['Grise, berline', 'Bleue, familiale'])],
      ['Lieu', `${paper.between(10, 900)}, rue Notre-Dame`],
      ['Règlement / article', paper.code('RMH-3## art. #')],
      ['Matricule de l’agent', paper.code('####')],
    ] as const
    cells.forEach(([caption, value], index) =>
      page.cell([40 + (index % 3) * 178, 90 + Math.floor(index / 3) * 40, 178, 40], caption, value, { size: 11 }),
    )
    page.pairs({ x: 330, right: 570, y: 240, leading: 18 }, [
      ['Amende', moneyIn(fine, '-1,00 $')],
      ['Frais et contribution', moneyIn(costs, '-1,00 $')],
      ['Montant total réclamé', moneyIn(fine + costs, '-1,00 $'), true],
    ])
    page.prose(
      40,
      240,
      270,
      'Avoir stationné un véhicule à un endroit où la signalisation l’interdit. Vous avez 30 jours pour plaider coupable et payer, ou plaider non coupable.',
    )
    page.text(40, 330, `Agent : ${nameIn(somebody(paper, 'QC'), 'plain')}`)
    page.prose(
      40,
      370,
      530,
      'Payez en ligne, par la poste ou au greffe de la cour municipale. Le défaut de répondre équivaut à un plaidoyer de non-culpabilité; un juge peut rendre jugement en votre absence et ajouter des frais.',
    )
    page.text(40, 440, '[  ] Je plaide coupable      [  ] Je plaide non coupable      Signature ______________________')
    return [page.sheet()]
  },
}
