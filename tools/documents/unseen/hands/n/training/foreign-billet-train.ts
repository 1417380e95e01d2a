import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, somebody } from '../people.ts'
import { day, sum } from '../print.ts'

/** Foreign: a train ticket to print at home, with a square code, seat and fare conditions. */
export const foreignBilletTrain: UnseenLayout = {
  name: 'foreign-billet-train',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'sans', size: 9.5 })
    const ride = addDays(paper.today, paper.between(-20, 40))
    page.rect(40, 40, 515, 34, '#0c2340')
    page.say(54, 62, paper.pick(['e-billet', 'VOTRE BILLET – à présenter à bord', 'CONFIRMATION']), {
      color: '#fff',
      size: 14,
      face: 'sans-bold',
    })
    for (let row = 0; row < 18; row += 1)
      for (let column = 0; column < 18; column += 1)
        if (paper.chance(0.5)) page.rect(420 + column * 6, 96 + row * 6, 6, 6, '#000')
    page.rows(
      110,
      [54, 170],
      [
        ['Voyageur', listed(person)],
        ['Référence', paper.code('@@@@@@')],
        ['N° e-billet', paper.code('#########')],
        ['Né(e) le', day(person.born, 'slashDmy')],
        ['Carte', paper.pick(['Avantage Adulte', 'aucune'])],
      ],
      { leading: 20 },
    )
    const [from, to] = paper.pick([
      ['NANTES', 'PARIS MONTPARNASSE'],
      ['LYON PART-DIEU', 'MARSEILLE'],
      ['LILLE EUROPE', 'STRASBOURG'],
    ] as const)
    const y = page.rows(
      250,
      [54, 150, 300],
      [
        [day(ride, 'slashDmy'), 'Départ 08 h 4' + paper.code('#'), from],
        ['', 'Arrivée 11 h 0' + paper.code('#'), to],
        ['Train', paper.code('88##'), `Voiture ${paper.between(1, 16)} – place ${paper.between(11, 99)}`],
      ],
      { leading: 22, size: 11 },
    )
    page.say(
      54,
      y + 10,
      `Tarif : ${sum(paper.between(19_00, 110_00), 'euros')} – Échangeable et remboursable sous conditions`,
    )
    page.wrap(
      54,
      y + 40,
      490,
      'Billet nominatif et incessible. Présentez-vous sur le quai au plus tard deux minutes avant le départ avec une pièce d’identité en cours de validité.',
      { size: 8 },
    )
    return [page.sheet('SPÉCIMEN')]
  },
}
