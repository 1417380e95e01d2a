import { addDays, parts } from '../../../../calendar.ts'
import { line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, logo, initialsOf, money, monthEnd, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A small cooperative supplier's monthly bill: everything in plain sentences and two columns, the sender only in the footer. */
export const greenSupplierBill: UnseenLayout = {
  name: 'green-supplier-bill',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.energy)
    const [who, other] = [somebody(paper), somebody(paper)]
    const end = monthEnd(paper.today, paper.between(1, 5))
    const issued = addDays(end, paper.between(2, 8))
    const kwh = paper.between(70, 640)
    const energy = kwh * 17
    const grid = kwh * 6 + 1_150
    const vat = Math.round((energy + grid) * 0.2)
    const isJoint = paper.chance(0.4)
    const [one, two] = [`${who.given} ${who.surname}`, `${other.given} ${other.surname}`]
    const names = isJoint ? `${one}; ${two}` : one
    const sign = { size: 9.5, face: 'serif' } as const
    const start = addDays(end, 1 - parts(end).day)
    paper.put('document_holder_name', names, one)
    if (isJoint) paper.put('document_holder_name', names, two)
    paper.put('address', who.lines.join(', '), who.lines.join(' '))
    return [
      page(paper, [
        ...logo(492, 30, 58, initialsOf(issuer), '#4f8a10', 'leaf'),
        text(46, 60, `${paper.pick(['Facture d’électricité', 'Ma facture', 'Facture'])} n° ${paper.code('FA######')}`, {
          size: 18,
          face: 'serif-bold',
          color: '#33590a',
        }),
        text(
          46,
          78,
          `${paper.pick(['émise le', 'éditée le', 'du'])} ${day(paper, 'document_date', issued, 'long')} - pour la période du ${dateText(start, 'long')} au ${dateText(end, 'long')}`,
          sign,
        ),
        line(46, 92, 470, 92, { stroke: '#4f8a10', strokeWidth: 1.2 }),
        ...rows(
          [46],
          [
            [paper.pick(['Sociétaire', 'Client', 'Facturé à'])],
            [isJoint ? `${one} et` : one],
            ...(isJoint ? [[two]] : []),
            ...who.lines.map((part) => [part]),
          ],
          { y: 122, leading: 13 },
          sign,
        ),
        ...rows(
          [320],
          [
            [paper.pick(['Contrat', 'Référence du contrat', 'Numéro de contrat'])],
            [paper.put('account_number', paper.code('CT-####-####'))],
            [''],
            ['Référence du point de livraison'],
            [paper.code('##############')],
            ['Fournisseur d’origine 100 % renouvelable'],
          ],
          { y: 122, leading: 13 },
          sign,
        ),
        roundedBox(46, 226, 504, 70, 4, { fill: '#edf5e1' }),
        text(
          62,
          252,
          `${paper.pick(['Montant à payer :', 'Total TTC :', 'À payer :', 'Vous nous devez'])} ${money(paper, 'amount_due', energy + grid + vat)} €`,
          { size: 16, face: 'serif-bold' },
        ),
        text(
          62,
          276,
          paper.pick([
            'Cette somme sera prélevée sur votre compte le ',
            'Prélèvement prévu le ',
            'À régler par virement avant le ',
          ]) +
            day(paper, 'due_date', addDays(issued, paper.between(10, 20)), 'long') +
            '.',
          sign,
        ),
        text(46, 330, 'D’où vient ce montant ?', { size: 12, face: 'serif-bold', color: '#33590a' }),
        ...rows(
          [46, -400, -550],
          [
            [`${kwh} kWh consommés (relevé Linky)`, '0,17 €/kWh HT', `${euros(energy)} €`],
            ['Acheminement et abonnement 6 kVA', '', `${euros(grid)} €`],
            ['Total hors taxes', '', `${euros(energy + grid)} €`],
            ['TVA à 20 %', '', `${euros(vat)} €`],
          ],
          { y: 352, leading: 18 },
          sign,
        ),
        text(46, 450, 'Et le mois dernier ?', { size: 12, face: 'serif-bold', color: '#33590a' }),
        text(
          46,
          470,
          `Facture précédente : ${euros(energy + grid + vat + paper.between(-1_200, 1_500))} €, réglée le ${dateText(addDays(issued, -12), 'long')}. Merci !`,
          sign,
        ),
        ...rows(
          [46],
          [
            ['Assemblée générale des sociétaires : venez voter, ou donnez pouvoir à un autre sociétaire.'],
            ['Réclamation : Médiateur national de l’énergie, 75443 Paris Cedex 09.'],
          ],
          { y: 520, leading: 13 },
          { ...sign, size: 8.5 },
        ),
        line(46, 770, 550, 770, { stroke: '#4f8a10' }),
        text(
          297,
          784,
          `${paper.put('issuer_name', issuer)} - société coopérative d’intérêt collectif à capital variable`,
          { size: 7.5, face: 'serif', align: 'middle' },
        ),
        text(
          297,
          795,
          `16 quai de la Loire, 75019 Paris - RCS ${paper.code('4## ### ###')} - contact@exemple.test - ${paper.code('09 80 ## ## ##')}`,
          { size: 7.5, face: 'serif', align: 'middle' },
        ),
      ]),
    ]
  },
}
