import { addDays } from '../../../../calendar.ts'
import { box, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, someone } from '../people.ts'

/** A French internet bill: the operator is a logo, its name stands in the legal line only; the debit is announced in a sentence. */
export const factureFibreFr: UnseenLayout = {
  name: 'facture-fibre-fr',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const v = pen('narrow', 'narrow-bold', '#6a1b9a')
    const holder = someone(paper, 'FR')
    const name = paper.put('document_holder_name', `${holder.surname.toUpperCase()} ${holder.given}`)
    const lines = addressed(paper, holder.lines)
    const billed = addDays(paper.today, -paper.between(4, 75))
    const box1 = paper.pick([2999, 3499, 3999, 4499])
    const tv = paper.pick([0, 200, 500])
    const calls = paper.between(0, 840)
    const total = box1 + tv + calls
    const issuer = paper.put('issuer_name', `${firm(paper, 'FR', ['Télécom', 'Fibre', 'Réseaux'])} SAS`)
    const e = (cents: number) => `${amount(cents, 'fr')} €`
    const marks: Marks = [
      ellipse(66, 58, 26, 26, { fill: '#6a1b9a' }),
      ellipse(66, 58, 14, 14, { stroke: '#fff', strokeWidth: 3 }),
      ellipse(66, 58, 5, 5, { fill: '#fff' }),
      v.L(330, 52, 'Facture', 20),
      f.l(330, 68, `n° ${paper.code('FB26-########')} du ${dated(paper, 'document_date', billed, 'DD/MM/YYYY')}`, 9),
      f.l(40, 108, 'Vos références', 7.6),
      grid(
        122,
        12,
        [40, 130],
        [
          ['Identifiant', paper.code('fbx########')],
          ['Compte client', paper.put('account_number', paper.code('4.#######'))],
          ['Ligne', paper.code('02 99 00 ## ##')],
          ['Offre', paper.pick(['Fibre Essentielle', 'Fibre Max 2', 'Duo Fibre'])],
        ],
        { size: 8.8, face: 'narrow' },
      ),
      [`${holder.sex === 'F' ? 'Mme' : 'M.'} ${name}`, ...lines].map((row, index) =>
        f.l(330, 128 + index * 13, row, 10),
      ),
      box(40, 208, 515, 50, { fill: '#f3e5f5' }),
      v.L(54, 230, 'Total TTC à payer', 12),
      v.R(541, 234, cash(paper, 'amount_due', total, e(total)), 20),
      f.l(
        54,
        246,
        `Prélèvement le ${day(addDays(billed, 12), 'DD/MM/YYYY')} sur votre compte se terminant par ${paper.code('###')}.`,
        8.6,
      ),
      v.L(40, 292, 'Le détail', 12),
      rule(40, 298, 555, '#6a1b9a', 1),
      grid(
        316,
        17,
        [46, -380, -460, -549],
        [
          ['', 'Montant HT', 'TVA 20 %', 'Montant TTC'],
          [`Abonnement du ${day(billed, 'DD/MM')} au ${day(addDays(billed, 29), 'DD/MM/YYYY')}`, ...split(box1)],
          ['Option TV', ...split(tv)],
          ['Communications hors forfait', ...split(calls)],
        ],
        { size: 9, face: 'narrow' },
      ),
      rule(40, 374, 555),
      f.L(46, 390, 'Total', 9.4),
      f.R(549, 390, e(total), 9.4),
      v.L(40, 440, 'Bon à savoir', 12),
      paragraph(
        { x: 40, y: 458, width: 245, leading: 12 },
        'Parrainez un proche et recevez 30 € chacun sur votre prochaine facture. Rendez-vous dans l’espace abonné, rubrique Parrainage.',
        { size: 8.8, face: 'narrow' },
      ),
      paragraph(
        { x: 310, y: 458, width: 245, leading: 12 },
        'Votre facture est consultable pendant douze mois. En cas de réclamation, écrivez au service clients, puis au médiateur des communications électroniques.',
        { size: 8.8, face: 'narrow' },
      ),
      paragraph(
        { x: 40, y: 800, width: 515, leading: 9 },
        `${issuer} au capital de ${paper.between(2, 90)} 000 000 € – RCS Nantes ${paper.code('### ### ###')} – TVA FR ${paper.code('## #########')} – Siège : 4 allée des Tonneliers, 44000 Nantes. En cas de retard, pénalités au taux légal majoré de trois points.`,
        { size: 6.6, face: 'narrow', color: '#555' },
      ),
    ]
    return [page('a4', marks, 'Spécimen')]
  },
}

/** Net of tax, tax and gross of an amount in cents. */
function split(cents: number): readonly string[] {
  const net = Math.round(cents / 1.2)
  return [net, cents - net, cents].map((part) => amount(part, 'fr'))
}
