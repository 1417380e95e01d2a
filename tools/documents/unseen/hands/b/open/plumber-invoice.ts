import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grid, letterPage } from '../kit.ts'
import { homeLines, officeOf, someone } from '../people.ts'

/** An invoice of a plumber: an account of work done, with a customer, a due date and taxes like a bill of services. */
export const plumberInvoice: UnseenLayout = {
  name: 'plumber-invoice',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const [post, shop] = [homeLines(person.home), homeLines(officeOf(paper))]
    const issued = addDays(paper.today, -paper.between(3, 90))
    const work = [
      ['Débouchage du drain principal, furet électrique', '2,5 h', '118,00', 29_500],
      ['Remplacement du chauffe-eau 60 gal.', '1', '1 149,00', 114_900],
      ['Raccords, soudure, valve de sûreté', '1', '86,40', 8_640],
      ['Déplacement', '1', '65,00', 6_500],
    ] as const
    const sum = work.reduce((total, [, , , cents]) => total + cents, 0)
    const [gst, qst] = [Math.round(sum * 0.05), Math.round(sum * 0.09975)]
    const marks = [
      text(36, 54, 'PLOMBERIE LACASSE & FILLE', { face: 'sans-bold', size: 18, color: '#0d4f8b' }),
      ...grid(
        [36],
        { y: 70, leading: 11 },
        [[`${shop[0]}, ${shop[1]}`], [paper.code('RBQ 5###-####-01   Urgence 24 h : 450 555-01##')]],
        { size: 8 },
      ),
      text(576, 54, 'FACTURE', { face: 'sans-bold', size: 18, align: 'right' }),
      ...grid([-480, 490], { y: 76, leading: 13 }, [
        ['Facture no', paper.code('F-2###')],
        ['Date', dated(issued, 'AAAA-MM-JJ')],
        ['Échéance', dated(addDays(issued, 30), 'AAAA-MM-JJ')],
        ['Conditions', 'Net 30 jours'],
      ]),
      text(36, 130, 'Facturé à', { face: 'sans-bold', size: 8 }),
      ...grid([36], { y: 144, leading: 12 }, [[`${person.given} ${person.surname}`], [post[0]], [post[1]]], {
        face: 'sans',
        size: 9,
      }),
      box(36, 200, 540, 16, { fill: '#0d4f8b' }),
      ...grid([42, 350, -480, -570], { y: 211, leading: 0 }, [['Travaux', 'Qté', 'Prix', 'Total']], {
        face: 'sans-bold',
        size: 8,
        color: '#fff',
      }),
      ...grid(
        [42, 350, -480, -570],
        { y: 234, leading: 20 },
        work.map(([label, count, price, cents]) => [label, count, price, printedMoney(cents, 'fr')]),
        { face: 'sans', size: 8.4 },
      ),
      line(36, 320, 576, 320),
      ...grid(
        [400, -570],
        { y: 338, leading: 16 },
        [
          ['Sous-total', printedDollars(sum, 'fr')],
          ['TPS 5 %', printedDollars(gst, 'fr')],
          ['TVQ 9,975 %', printedDollars(qst, 'fr')],
          ['Total à payer', printedDollars(sum + gst + qst, 'fr')],
        ],
        { face: 'sans', size: 9 },
      ),
      text(36, 440, 'Garantie d’un an sur la main-d’œuvre. Merci de nous recommander à vos voisins!', { size: 9 }),
      text(36, 456, 'Paiement par virement Interac : factures@plomberie.exemple – réponse : robinet', { size: 9 }),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
