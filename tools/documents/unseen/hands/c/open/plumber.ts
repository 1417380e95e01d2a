import { addDays } from '../../../../calendar.ts'
import { line, shape, text } from '../../../../drawing/sheet.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, homeLines, resident } from '../people.ts'
import { amount, dmy, page, rows, stack } from '../print.ts'

/** A plumber's invoice made in a word processor: a customer's address, water in every line, VAT, a bank account. */
export const plumber: UnseenLayout = {
  name: 'autre-facture-plombier',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [owner, client, shop, place] = [resident(paper), resident(paper), home(paper), home(paper)]
    const { siret } = companyNumbers(paper)
    const issued = addDays(paper.today, -paper.between(5, 120))
    const works = [
      ['Déplacement et recherche de fuite', 1, paper.between(45, 90) * 100],
      ['Remplacement groupe de sécurité chauffe-eau', 1, paper.between(85, 160) * 100],
      ['Fourniture robinet d’arrêt 1/4 tour', paper.between(1, 4), 1890],
      ['Main-d’œuvre (heure)', paper.between(2, 6), 5200],
    ] as const
    const net = works.reduce((sum, [, count, price]) => sum + count * price, 0)
    const vat = Math.round(net * 0.1)
    return [
      page([
        shape('M52 70 C52 54 64 46 64 36 C64 46 76 54 76 70 C76 80 52 80 52 70 Z', { fill: '#2f7fc1' }),
        text(90, 52, `${owner.surname} PLOMBERIE CHAUFFAGE`, { size: 14, face: 'serif-bold' }),
        ...stack(
          90,
          66,
          11,
          [
            `${shop.street} – ${shop.postcode} ${shop.city}`,
            `Tél. 06 ${paper.code('## ## ## ##')} – Siret ${siret} – RM ${paper.code('0##')}`,
            'Assurance décennale : Prévaldis contrat 7741 K',
          ],
          { size: 8.5, face: 'serif' },
        ),
        ...stack(340, 140, 14, [`${client.title} ${client.surname} ${client.given}`, ...homeLines(place)], {
          size: 11,
          face: 'serif',
        }),
        text(50, 240, `FACTURE N° ${paper.code('F26-0##')}`, { size: 15, face: 'serif-bold' }),
        text(50, 258, `Date : ${dmy(issued)}          Suite au devis accepté du ${dmy(addDays(issued, -12))}`, {
          size: 10,
          face: 'serif',
        }),
        ...rows(
          [50, -350, -440, -545],
          [
            ['Désignation', 'Qté', 'P.U. HT', 'Total HT'],
            ...works.map(([label, count, price]) => [
              label,
              String(count),
              amount(price, ' '),
              amount(count * price, ' '),
            ]),
          ],
          { y: 296, leading: 22, rule: '#999999', size: 10, face: 'serif' },
        ),
        ...rows(
          [360, -545],
          [
            ['Total HT', `${amount(net, ' ')} €`],
            ['TVA 10 %', `${amount(vat, ' ')} €`],
            ['Acompte reçu', '- 100,00 €'],
            ['Reste à payer TTC', `${amount(net + vat - 10_000, ' ')} €`],
          ],
          { y: 430, leading: 20, size: 11, face: 'serif-bold' },
        ),
        text(50, 540, `À régler avant le ${dmy(addDays(issued, 30))} par chèque ou virement.`, {
          size: 10,
          face: 'serif',
        }),
        text(50, 556, `IBAN : ${inFours(frenchAccount(paper).iban)}`, { size: 10, face: 'serif' }),
        line(50, 770, 545, 770),
        text(
          297,
          784,
          'Entreprise artisanale – membre d’une association agréée, règlement par chèque accepté. Pénalités de retard : 10 %.',
          { size: 7.5, face: 'serif', align: 'middle' },
        ),
      ]),
    ]
  },
}
