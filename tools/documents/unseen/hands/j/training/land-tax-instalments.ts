import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, frame, letter, money, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A local tax collector's letter of the monthly instalments of a land tax: the year's tax, what was paid, the rest, a calendar. */
export const landTaxInstalments: UnseenLayout = {
  name: 'land-tax-instalments',
  docType: 'property_tax_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const year = paper.pick([2025, 2026])
    const total = paper.between(41_000, 260_000)
    const monthly = Math.floor(total / 1_000) * 100 - paper.between(0, 8) * 100
    const rest = total - monthly * 8
    const issuer = paper.pick([
      'Trésorerie de',
      'Service de gestion comptable de',
      'Service des impôts des particuliers de',
    ])
    const town = paper.pick(issuers.town)
    const tax = paper.put('tax_year', String(year))
    const who = somebody(paper)
    const body = letter(
      [
        paper.pick(['Madame, Monsieur,', 'Cher contribuable,']),
        `Vous avez choisi de régler votre taxe foncière ${tax} par prélèvements mensuels. Le montant de la taxe, établi au titre du rôle ${paper.put('roll_number', paper.code('0##-####'))}, s’élève à ${euros(total)} €. Compte tenu de vos huit prélèvements de ${euros(monthly)} €, ${paper.pick(['il vous reste à payer', 'le solde à payer est de', 'nous prélèverons encore'])} ${money(paper, 'amount_due', rest)} €, selon le calendrier ci-dessous.`,
        'Si votre compte bancaire a changé, signalez-le avant la fin du mois pour que la modification soit prise en compte le mois suivant.',
      ],
      { x: 60, y: 296, width: 475, leading: 14 },
      { size: 10, face: 'serif' },
    )
    const half = Math.round(rest / 2)
    return [
      page(paper, [
        text(60, 52, 'Liberté • Égalité • Fraternité', { size: 7, face: 'serif' }),
        text(60, 70, paper.put('issuer_name', `${issuer} ${town}`), { size: 12, face: 'serif-bold' }),
        ...rows(
          [60],
          [
            ['14 place Gambetta - BP 12'],
            [`Tél. ${paper.code('02 ## ## ## ##')}`],
            ['Ouvert lundi, mardi et jeudi 8h45-12h et sur rendez-vous'],
          ],
          { y: 84, leading: 11 },
          { size: 8, face: 'serif' },
        ),
        ...addressee(paper, who, { x: 320, y: 140, leading: 13.5 }, { size: 10.5, face: 'serif' }),
        text(
          320,
          226,
          `À ${town}, le ${day(paper, 'document_date', `${year}-09-${paper.pick(['01', '03', '08', '11'])}`, 'long')}`,
          { size: 10, face: 'serif' },
        ),
        text(60, 226, `N° fiscal : ${paper.code('## ## ### ### ###')}`, { size: 8.5, face: 'serif' }),
        text(60, 239, `Contrat de mensualisation : ${paper.code('M########')}`, { size: 8.5, face: 'serif' }),
        text(
          60,
          268,
          `Objet : ${paper.pick([`avis d’échéances - taxe foncière ${year}`, `taxe foncière ${year} - solde de vos mensualités`, `votre taxe foncière ${year}`])}`,
          { size: 10.5, face: 'serif-bold' },
        ),
        ...body.marks,
        box(60, body.bottom + 10, 475, 18, { fill: '#eeeeee' }),
        ...frame(60, body.bottom + 10, 475, 72, [220, 380]),
        line(60, body.bottom + 28, 535, body.bottom + 28),
        ...rows(
          [70, 230, -520],
          [
            ['Échéance', 'Mode', 'Montant'],
            [dateText(`${year}-09-15`, 'slash'), 'prélèvement', `${euros(half)} €`],
            [dateText(`${year}-10-15`, 'slash'), 'prélèvement', `${euros(rest - half)} €`],
          ],
          { y: body.bottom + 23, leading: 22 },
          { size: 9.5, face: 'serif' },
        ),
        text(320, body.bottom + 130, 'Le comptable public,', { size: 10, face: 'serif' }),
        text(320, body.bottom + 160, paper.pick(['H. Lestienne', 'B. Camara', 'S. Orsini']), {
          size: 10,
          face: 'serif',
        }),
      ]),
    ]
  },
}
