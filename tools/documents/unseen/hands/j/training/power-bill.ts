import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, initialsOf, logo, money, page, pairs, rows, siren } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** The first two pages of a national power supplier's bill: contacts in a left column, the amount in a coloured panel, the meter overleaf. */
export const powerBill: UnseenLayout = {
  name: 'power-bill',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.energy))
    const tone = paper.pick(['#f26a1b', '#0057a8', '#3a9b35'])
    const issued = addDays(paper.today, -paper.between(5, 110))
    const due = addDays(issued, paper.between(14, 17))
    const [used, standing] = [paper.between(2_100, 21_000), paper.between(900, 2_100)]
    const taxes = Math.round(used * 0.19)
    const vat = Math.round((used + taxes) * 0.2 + standing * 0.055)
    const total = used + standing + taxes + vat
    const who = somebody(paper)
    const account = paper.put('account_number', paper.pick([paper.code('6 00# ### ###'), paper.code('1.###.###.###')]))
    const form = paper.pick(['slash', 'long'] as const)
    const isDebited = paper.chance(0.6)
    const kwh = paper.between(180, 1_900)
    const reading = paper.between(4_000, 60_000)
    return [
      page(paper, [
        ...logo(40, 32, 38, initialsOf(issuer), tone, paper.pick(['disc', 'leaf'])),
        text(88, 56, issuer, { size: 14, face: 'sans-bold', color: tone }),
        box(36, 92, 146, 690, { fill: '#f7f5f1' }),
        text(46, 110, 'Nous contacter', { size: 9, face: 'sans-bold', color: tone }),
        ...rows(
          [46],
          [
            ['Par téléphone'],
            [paper.code('09 ## ## ## ##')],
            ['du lundi au samedi de 8h à 20h'],
            [''],
            ['Par courrier'],
            [`${issuer} Service Clients`],
            ['TSA 20012'],
            ['41975 BLOIS CEDEX 9'],
            [''],
            ['Urgence dépannage'],
            [paper.code('09 72 67 50 ##')],
          ],
          { y: 126, leading: 11.5 },
          { size: 7.8 },
        ),
        text(46, 276, paper.pick(['Vos références', 'Vos références client']), {
          size: 9,
          face: 'sans-bold',
          color: tone,
        }),
        ...rows(
          [46],
          [
            [paper.pick(['N° client', 'Numéro de client', 'Votre n° client'])],
            [account],
            ['Espace client : mon-espace.exemple'],
          ],
          { y: 292, leading: 11.5 },
          { size: 7.8 },
        ),
        ...rows(
          [46],
          [
            ['Point de livraison (PDL)'],
            [paper.code('## ### ### ### ###')],
            [''],
            ['Offre'],
            [paper.pick(['Tarif Bleu - option Base', 'Zen Fixe - HP/HC', 'Verte 1 an'])],
            ['Puissance souscrite 6 kVA'],
          ],
          { y: 366, leading: 11.5 },
          { size: 7.8 },
        ),
        ...addressee(paper, who, { x: 330, y: paper.between(104, 120), leading: 13 }, { size: 10 }),
        text(
          206,
          200,
          `${paper.pick(['Facture du', 'Votre facture du'])} ${day(paper, 'document_date', issued, form)}`,
          { size: 14, face: 'sans-bold' },
        ),
        text(
          206,
          214,
          `n° ${paper.code('1#### ### ###')} - période du ${dateText(addDays(issued, -61), 'short')} au ${dateText(addDays(issued, -1), 'short')}`,
          { size: 8, color: '#555555' },
        ),
        roundedBox(206, 232, 350, 62, 6, { fill: tone }),
        text(220, 254, paper.pick(['Montant à payer', 'Total à payer TTC', 'Montant total TTC', 'Facture à régler']), {
          size: 11,
          face: 'sans',
          color: '#ffffff',
        }),
        text(542, 270, `${money(paper, 'amount_due', total)} €`, {
          size: 20,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'right',
        }),
        text(
          220,
          280,
          `${isDebited ? paper.pick(['Prélevé le', 'sera prélevé à partir du']) : paper.pick(['à régler avant le', 'À payer au plus tard le'])} ${day(paper, 'due_date', due, form)}`,
          { size: 9, color: '#ffffff' },
        ),
        ...pairs(
          [
            ['Électricité - consommation', `${euros(used)} €`],
            ['Abonnement', `${euros(standing)} €`],
            ['Accise, CTA et contributions', `${euros(taxes)} €`],
            ['Total hors TVA', `${euros(used + standing + taxes)} €`],
            ['TVA (5,5 % et 20 %)', `${euros(vat)} €`],
          ],
          { x: 206, y: 324, leading: 18, right: 556 },
          { size: 9.5 },
        ),
        line(206, 402, 556, 402),
        ...(paper.chance(0.7)
          ? rows(
              [206],
              [
                ['Votre prochaine facture'],
                [`Elle sera établie vers le ${dateText(addDays(issued, 61), 'long')}.`],
                [`Relevé de votre compteur : ${dateText(addDays(issued, 55), 'short')}.`],
              ],
              { y: 436, leading: 13 },
              { size: 8.5 },
            )
          : []),
        ...rows(
          [206],
          [
            ['Chèque énergie : utilisez-le en ligne jusqu’au 31 mars 2027.'],
            ['En cas de retard : pénalités au taux de l’intérêt légal majoré, sans escompte pour paiement anticipé.'],
          ],
          { y: 500, leading: 13 },
          { size: 7.5, color: '#555555' },
        ),
        text(
          40,
          808,
          `${issuer}, SA au capital de ${paper.between(2, 80)} 500 000 € - Siège social : 22 avenue de Wagram 75008 Paris - RCS ${siren(paper)}`,
          { size: 6.3, color: '#555555' },
        ),
        text(556, 808, '1/2', { size: 7, align: 'right' }),
      ]),
      page(paper, [
        text(40, 50, 'Détail de votre facture', { size: 13, face: 'sans-bold', color: tone }),
        text(40, 70, `Lieu de consommation : ${paper.expected['address'] ?? ''}`, { size: 8.5 }),
        box(40, 90, 516, 15, { fill: '#f0ece4' }),
        ...rows(
          [46, -270, -340, -400, -470, -550],
          [
            ['Compteur n° 417', 'Ancien relevé', 'Nouveau', 'Conso kWh', 'Prix €/kWh', 'Montant HT'],
            ['Heures pleines (estimé)', String(reading), String(reading + kwh), String(kwh), '0,1279', euros(used)],
          ],
          { y: 101, leading: 18 },
          { size: 8 },
        ),
        ...pairs(
          [
            ['Facture précédente', `${euros(total + paper.between(-900, 900))} €`],
            [`Votre règlement du ${dateText(addDays(issued, -45), 'short')} : merci`, ''],
          ],
          { x: 46, y: 160, leading: 14, right: 550 },
          { size: 8.5 },
        ),
        text(556, 808, '2/2', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
