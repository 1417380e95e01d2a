import { addDays, longDate } from '../../../../calendar.ts'
import { ellipse, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { page, paragraph, stack } from '../print.ts'

/** A bank's advertising letter: a name and an address, an offer of savings with rates and amounts, no account at all. */
export const advert: UnseenLayout = {
  name: 'autre-publicite-banque',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.bank)
    const [person, place] = [resident(paper), home(paper)]
    const posted = addDays(paper.today, -paper.between(5, 60))
    const rate = paper.pick(['3,50', '4,00', '5,00'])
    const color = paper.pick(['#d1495b', '#00798c', '#5f4b8b'])
    const body = paragraph(
      60,
      420,
      475,
      `${person.sex === 'F' ? 'Chère' : 'Cher'} ${person.title === 'Mme' ? 'Madame' : 'Monsieur'} ${person.surname}, et si votre épargne travaillait vraiment pour vous ? Jusqu'au ${longDate(addDays(paper.today, 60), 'fr')}, ouvrez votre premier Livret Envol en ligne et profitez d'un taux boosté à ${rate} % brut pendant trois mois, dans la limite de 75 000 € de dépôts. En bonus, ${paper.pick(['80', '100', '130'])} € offerts pour toute première ouverture de compte.`,
      { size: 11, face: 'sans', leading: 17 },
    )
    return [
      page([
        roundedBox(0, 0, 595, 110, 0, { fill: color }),
        text(60, 66, brand, { size: 26, face: 'serif-bold', color: '#ffffff' }),
        text(535, 64, 'Parlons de vos projets', { size: 12, face: 'sans', color: '#ffffff', align: 'right' }),
        ...stack(330, 150, 13, [`${person.title} ${person.given} ${person.surname}`, ...homeLines(place)], {
          size: 10.5,
        }),
        text(60, 160, `Réf. campagne ${paper.code('LVE26-@@##')}`, { size: 7.5 }),
        ellipse(180, 310, 92, 76, { fill: '#f7e3a1' }),
        text(180, 320, `${rate} %`, { size: 38, face: 'sans-bold', color, align: 'middle' }),
        text(180, 345, 'brut pendant 3 mois*', { size: 10, align: 'middle' }),
        ...stack(310, 290, 24, ['Votre argent reste', 'disponible. Votre', 'sourire aussi.'], {
          size: 20,
          face: 'sans-bold',
          color,
        }),
        ...body.marks,
        roundedBox(180, body.bottom + 16, 235, 36, 18, { fill: color }),
        text(297, body.bottom + 39, 'J’ouvre mon livret en 5 minutes', {
          size: 12,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'middle',
        }),
        text(60, body.bottom + 90, `Fait à Lyon, le ${longDate(posted, 'fr')}`, { size: 10 }),
        ...paragraph(
          60,
          730,
          475,
          `* Taux nominal annuel brut, hors prélèvements fiscaux et sociaux, pour les versements effectués du 1er au 92e jour. Au-delà, taux de base de 0,60 %. Offre réservée aux personnes physiques majeures résidant en France, non cumulable. ${company}, capital 88 400 000 €. Publicité à caractère non contractuel. Si vous ne souhaitez plus recevoir nos offres, écrivez-nous.`,
          { size: 7 },
        ).marks,
      ]),
    ]
  },
}
