import { box, ellipse, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { easel } from '../kit.ts'
import { folk } from '../people.ts'

/** The first page of a bank's application on a telephone, amounts hidden: greetings, tiles, an offer. Nothing of an account. */
export const ecranBanque: UnseenLayout = {
  name: 'ecran-banque',
  docType: 'other',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const { given } = folk(paper, 'FR')()
    const ink = paper.pick(['#4b2ae0', '#00796b', '#c2185b'])
    const { say, add, flow, marks } = easel({ face: 'sans', size: 13 })
    say(28, 30, `${paper.between(7, 22)}:${paper.between(10, 59)}`, { face: 'sans-bold', size: 13 })
    say(362, 30, `5G  ${paper.between(12, 96)} %`, { align: 'right', size: 12 })
    say(24, 84, `Bonjour ${given}`, { face: 'sans-bold', size: 23 })
    add(ellipse(348, 76, 18, 18, { fill: ink }))
    say(348, 81, given.charAt(0), { face: 'sans-bold', color: '#fff', align: 'middle' })
    add(roundedBox(20, 108, 350, 128, 18, { fill: ink }))
    say(40, 138, 'Compte courant', { color: '#fff' })
    say(40, 178, '•••••• €', { face: 'sans-bold', size: 26, color: '#fff' })
    say(40, 212, 'Solde masqué - toucher pour afficher', { color: '#fff', size: 11.4 })
    const tiles = ['Virement', 'Cartes', 'Épargne', 'Crédits', 'Documents', 'Budget', 'Assurances', 'Aide']
    tiles.forEach((tile, index) => {
      const [x, y] = [20 + (index % 4) * 89, 260 + Math.floor(index / 4) * 100]
      add(
        roundedBox(x, y, 81, 86, 14, { fill: '#f1f0f6' }),
        ellipse(x + 40, y + 34, 15, 15, { stroke: ink, strokeWidth: 2.4 }),
      )
      say(x + 40.5, y + 72, tile, { size: 10.6, align: 'middle' })
    })
    say(24, 492, 'Rien que pour vous', { face: 'sans-bold', size: 17 })
    add(roundedBox(20, 508, 350, 132, 18, { fill: '#fff3d9' }))
    say(
      38,
      538,
      paper.pick(['Le prêt auto à petit taux', 'Livret boosté tout l’hiver', 'Votre carte en bois recyclé']),
      { face: 'sans-bold', size: 15 },
    )
    flow(
      { x: 38, y: 562, width: 310, leading: 17 },
      'Offre réservée à nos clients, sous réserve d’acceptation de votre dossier. Un crédit vous engage et doit être remboursé.',
      { size: 12 },
    )
    say(38, 626, 'En savoir plus >', { face: 'sans-bold', size: 12, color: ink })
    add(roundedBox(20, 658, 350, 68, 14, { stroke: '#ddd' }))
    say(38, 686, 'Attention aux faux conseillers', { face: 'sans-bold', size: 12.4 })
    say(38, 708, 'Nous ne demandons jamais vos codes.', { size: 11.4 })
    add(box(0, 752, 390, 92, { fill: '#fafafa' }))
    const tabs = ['Accueil', 'Comptes', 'Payer', 'Contact']
    tabs.forEach((tab, index) => {
      const x = 50 + index * 97
      add(shape(`M${x - 9} 772 L${x + 9} 772 L${x + 9} 788 L${x - 9} 788 Z`, { fill: index === 0 ? ink : '#bbb' }))
      say(x, 806, tab, { size: 10.6, align: 'middle', color: index === 0 ? ink : '#777' })
    })
    say(195, 832, 'SPÉCIMEN', { size: 9, align: 'middle', color: '#999' })
    return [{ width: 390, height: 844, pixelsPerUnit: 3, background: '#fff', marks }]
  },
}
