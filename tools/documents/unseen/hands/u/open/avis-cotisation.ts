import { addDays } from '../../../../calendar.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  day,
  left,
  lived,
  middle,
  money,
  owe,
  page,
  paragraph,
  right,
  rule,
  specimen,
  stack,
  when,
  type MoneyForm,
} from '../kit.ts'
import { somebody } from '../people.ts'

const form: MoneyForm = '1 234,56'

/** The Québec notice after a return: the sum in a box on page one, the lines of the return with their numbers on page two. */
export const avisCotisation: UnseenLayout = {
  name: 'avis-cotisation',
  docType: 'notice_of_assessment',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const name = paper.put('document_holder_name', `${who.given.toUpperCase()} ${who.surname.toUpperCase()}`)
    const place = lived(paper, [who.street.toUpperCase(), `${who.city.toUpperCase()} QC  ${who.postal}`])
    const year = paper.put('tax_year', '2025')
    const issued = addDays('2026-04-20', paper.between(0, 120))
    const salary = paper.between(3_600_000, 10_900_000)
    const other = paper.between(2_000, 390_000)
    const sum = salary + other
    const deducted = paper.between(90_000, 620_000)
    const net = sum - deducted
    const tax = Math.round(net * 0.132)
    const owed = paper.between(8_800, 240_000)
    const issuer = paper.put('issuer_name', 'Revenu Québec')
    const issuedText = when(paper, 'document_date', issued, 'jour mois YYYY')
    const blue = '#1b4f91'
    const code = paper.code('XXX XXX ###')
    const head = (number: number): Mark[] => [
      ...[0, 1, 2, 3].map((index) =>
        box(40 + (index % 2) * 11, 32 + Math.floor(index / 2) * 11, 10, 10, { fill: blue }),
      ),
      left(70, 46, issuer, 14, 'sans-bold', { color: blue }),
      right(572, 40, `${number} de 2`, 7.4),
      right(572, 52, 'TPF-2.A', 6.4),
      specimen(306, 24, 7, 'SPÉCIMEN'),
    ]
    const first: Mark[] = [
      ...head(1),
      ...stack([76, 122, 12.4], [name, ...place], 9.4, 'mono'),
      box(340, 92, 232, 78, { stroke: blue, strokeWidth: 0.8 }),
      left(350, 108, 'Avis de cotisation', 12, 'sans-bold', { color: blue }),
      left(350, 124, 'Année d’imposition', 8),
      right(562, 124, year, 9, 'narrow-bold'),
      left(350, 139, 'Date de l’avis', 8),
      right(562, 139, issuedText, 9, 'narrow-bold'),
      left(350, 154, 'Numéro d’assurance sociale', 8),
      right(562, 154, code, 9, 'narrow-bold'),
      left(40, 222, who.sex === 'F' ? 'Madame,' : 'Monsieur,', 9.4),
      ...paragraph(
        [40, 240, 532],
        `Nous avons traité votre déclaration de revenus des particuliers. Selon nos calculs, vous avez un solde à payer. Des intérêts au taux de 9 % s’ajouteront à toute somme que nous n’aurons pas reçue le ${day(addDays(issued, 21), 'jour mois YYYY')}.`,
        { size: 9.4, leading: 13 },
      ).marks,
      box(140, 300, 332, 50, { fill: '#e6eef8' }),
      left(156, 330, 'Solde à payer', 12, 'sans-bold'),
      right(456, 331, `${owe(paper, 'balance_owing', owed, form)} $`, 15, 'sans-bold'),
      left(40, 384, 'Renseignements importants', 11, 'sans-bold', { color: blue }),
      ...paragraph(
        [40, 402, 532],
        `Nous avons modifié votre demande de crédit d’impôt pour solidarité : votre situation au 31 décembre ${year} a été établie selon les renseignements que vous avez fournis à l’annexe D. Si votre adresse change, avisez-nous sans tarder dans Mon dossier pour les citoyens.`,
        { size: 9, leading: 12 },
      ).marks,
      ...paragraph(
        [40, 452, 532],
        'Vous êtes en désaccord? Vous pouvez vous opposer à cet avis dans les 90 jours qui suivent la date inscrite ci-dessus en remplissant le formulaire Avis d’opposition (MR-93.1.1). Conservez cet avis pendant six ans.',
        { size: 9, leading: 12 },
      ).marks,
      left(40, 500, 'La directrice principale du traitement,', 9),
      left(40, 540, 'Odette Mercier-Roy', 9, 'serif'),
      line(20, 620, 592, 620, { stroke: '#777', strokeWidth: 0.5 }),
      middle(306, 632, 'Détachez et joignez à votre paiement', 6.8),
      left(40, 654, 'Bordereau de paiement', 10, 'sans-bold', { color: blue }),
      ...stack([40, 676, 11.4], [name, `NAS ${code}`, `Cotisation ${year}`], 8.4, 'mono'),
      left(360, 676, 'Somme due', 8),
      right(562, 676, `${money(owed, form)} $`, 9, 'mono'),
      left(360, 694, 'Somme versée', 8),
      box(462, 683, 100, 16, { stroke: '#333', strokeWidth: 0.6 }),
      left(40, 740, `${paper.code('#### #### ####')}  ${paper.code('######')}  ${paper.code('0#')}`, 10, 'mono'),
      left(40, 768, '3800, rue de Marly, Québec (Québec) G1X 4A5', 7),
    ]
    const rows = [
      ['101', 'Revenus d’emploi', money(salary, form), money(salary, form)],
      ['130', 'Intérêts et autres revenus de placement', money(other, form), money(other, form)],
      ['199', 'Revenu total', owe(paper, 'total_income', sum, form), money(sum, form)],
      ['214', 'REER et RPAC/RVER', money(deducted, form), money(deducted, form)],
      ['275', 'Revenu net', owe(paper, 'net_income', net, form), money(net, form)],
      ['299', 'Revenu imposable', money(net, form), money(net, form)],
      ['401', 'Impôt sur le revenu imposable', money(tax, form), money(tax, form)],
      ['451', 'Impôt du Québec retenu à la source', money(tax - owed, form), money(tax - owed, form)],
      ['479', 'Solde', money(owed, form), money(owed, form)],
    ] as const
    const second: Mark[] = [
      ...head(2),
      left(40, 92, `Sommaire de la cotisation ${year}`, 12, 'sans-bold', { color: blue }),
      ...stack([40, 108, 11], [`${name}   ${code}   ${issuedText}`], 8),
      box(40, 126, 532, 18, { fill: blue }),
      left(46, 138, 'Ligne', 8, 'narrow-bold', { color: '#fff' }),
      right(460, 138, 'Selon votre déclaration ($)', 8, 'narrow-bold', { color: '#fff' }),
      right(566, 138, 'Selon nos calculs ($)', 8, 'narrow-bold', { color: '#fff' }),
    ]
    rows.forEach(([number, what, own, ours], index) => {
      const y = 160 + index * 18
      const face = number === '199' || number === '275' || number === '479' ? 'narrow-bold' : 'narrow'
      second.push(
        left(46, y, number, 8.6, face),
        left(84, y, what, 8.6, face),
        right(460, y, own, 8.6, face),
        right(566, y, ours, 8.6, face),
        rule(40, y + 5, 532, 0.3, '#9bb4d3'),
      )
    })
    return [page('letter', first), page('letter', second)]
  },
}
