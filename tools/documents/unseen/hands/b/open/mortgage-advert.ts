import { addDays } from '../../../../calendar.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, wrapped } from '../kit.ts'
import { homeLines, someone } from '../people.ts'

/** A caisse's advert posted to a member by name: rates, an example of payment, a promotional code; no account of anybody. */
export const mortgageAdvert: UnseenLayout = {
  name: 'mortgage-advert',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const caisse = paper.pick(issuers.caisse)
    const person = someone(paper)
    const post = homeLines(person.home)
    const until = addDays(paper.today, paper.between(10, 60))
    const rate = () => `${paper.between(3, 5)},${paper.between(10, 99)} %`
    const marks = [
      box(0, 0, 612, 250, { fill: '#0c6b58' }),
      ellipse(540, 70, 120, 120, { fill: '#12917a' }),
      text(36, 90, 'Et si c’était', { face: 'serif-bold', size: 34, color: '#fff' }),
      text(36, 130, 'votre maison?', { face: 'serif-bold', size: 34, color: '#ffd65a' }),
      text(36, 165, `Jusqu’à ${paper.pick(['2 500', '3 000', '4 200'])} $ en remise`, {
        face: 'sans-bold',
        size: 16,
        color: '#fff',
      }),
      text(36, 184, 'à l’achat d’une première propriété', { face: 'sans', size: 12, color: '#fff' }),
      ...grid([60], { y: 290, leading: 12 }, [[`${person.given} ${person.surname}`], [post[0]], [post[1]]], {
        face: 'sans',
        size: 9,
      }),
      text(36, 360, `${person.sex === 'F' ? 'Chère' : 'Cher'} ${person.given},`, { face: 'sans', size: 10 }),
      ...wrapped(
        { x: 36, y: 380, width: 540, leading: 14 },
        `Le marché bouge et votre caisse aussi. Obtenez une préautorisation en 20 minutes et conservez votre taux pendant 120 jours. Prenez rendez-vous avant le ${dated(until, 'J mmmm AAAA')} et mentionnez le code NID-${paper.code('###@')}.`,
        { face: 'sans', size: 9.6 },
      ).marks,
      box(36, 440, 540, 100, { stroke: '#0c6b58', strokeWidth: 1.4 }),
      ...grid(
        [50, 260, 430],
        { y: 462, leading: 21 },
        [
          ['Terme', 'Taux affiché', 'Taux promotionnel*'],
          ['3 ans, fixe fermé', '6,05 %', rate()],
          ['5 ans, fixe fermé', '6,29 %', rate()],
          ['5 ans, variable', 'Préférentiel', 'Préférentiel - 0,65 %'],
        ],
        { face: 'sans', size: 9.6 },
      ),
      ...wrapped(
        { x: 36, y: 566, width: 540, leading: 10 },
        '*Exemple : pour un prêt de 300 000 $ amorti sur 25 ans, le versement mensuel est de 1 642,17 $ et le coût d’emprunt, de 66 214,20 $ pour un terme de 5 ans. Sous réserve de l’acceptation du crédit. La remise est versée dans les 60 jours du déboursement. L’offre peut changer sans préavis et ne peut être jumelée à une autre promotion.',
        { size: 7.4, color: '#555' },
      ).marks,
      text(306, 740, `${caisse} – Vous ne voulez plus recevoir nos offres? Écrivez à desabonnement@caisse.exemple`, {
        size: 7.4,
        align: 'middle',
      }),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
