import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, cell, dateText, day, euros, frame, page, pairs, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** The notice of land taxes of the State: references in a left column, the tax to pay in whole euros, the calculation by authority overleaf. */
export const landTaxNotice: UnseenLayout = {
  name: 'land-tax-notice',
  docType: 'property_tax_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const year = paper.pick([2024, 2025, 2026])
    const issued = `${year}-08-${paper.pick(['04', '10', '18', '24'])}`
    const base = paper.between(900, 4_800)
    const rates = [
      ['Commune', paper.between(3_100, 5_200)],
      ['Intercommunalité', paper.between(90, 900)],
      ['Taxe ordures ménagères', paper.between(700, 1_400)],
      ['Taxe GEMAPI', paper.between(11, 60)],
    ] as const
    const shares = rates.map(([, rate]) => Math.round((base * rate) / 10_000))
    const fees = Math.round(shares.reduce((all, one) => all + one, 0) * 0.03)
    const total = shares.reduce((all, one) => all + one, 0) + fees
    const town = paper.pick(issuers.town).toUpperCase()
    const due = `${year}-10-15`
    const printed = paper.pick([`${total} €`, `${euros(total * 100)} €`, `${total},00 €`])
    const grey = { size: 7.2, color: '#444444' } as const
    return [
      page(paper, [
        box(40, 28, 34, 10, { fill: '#1f3b8a' }),
        box(74, 28, 34, 10, { fill: '#ffffff', stroke: '#cccccc', strokeWidth: 0.4 }),
        box(108, 28, 34, 10, { fill: '#d3212d' }),
        text(40, 52, 'RÉPUBLIQUE FRANÇAISE', { size: 7, face: 'sans-bold' }),
        text(
          40,
          66,
          paper.put(
            'issuer_name',
            paper.pick(['Direction générale des Finances publiques', 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES']),
          ),
          { size: 8.5, face: 'sans-bold' },
        ),
        ...rows(
          [40],
          [
            [`CENTRE DES FINANCES PUBLIQUES`],
            ['SIP DE MONTREVAL'],
            ['8 RUE DU CHÂTEAU BP 40112'],
            ['71708 TOURNUS CEDEX'],
          ],
          { y: 78, leading: 10 },
          { size: 7.5 },
        ),
        text(310, 48, `AVIS D’IMPÔT ${paper.put('tax_year', String(year))}`, {
          size: 15,
          face: 'sans-bold',
          color: '#1f3b8a',
        }),
        text(310, 66, 'TAXES FONCIÈRES', { size: 12, face: 'sans-bold' }),
        text(
          310,
          79,
          paper.pick([
            'votées et perçues par la commune, l’intercommunalité et divers organismes',
            'propriétés bâties et non bâties',
          ]),
          { size: 7 },
        ),
        ...addressee(paper, somebody(paper), { x: 318, y: 136, leading: 12 }, { size: 9.5, face: 'mono' }),
        text(40, 136, 'Vos références', { size: 9, face: 'sans-bold', color: '#1f3b8a' }),
        ...pairs(
          [
            ['Numéro fiscal :', paper.code('## ## ### ### ###')],
            ['Référence de l’avis :', paper.code(`${year % 100} 71 ####### ##`)],
            ['Identifiant cadastral :', paper.code('71 0## 0#### @')],
            [
              paper.pick(['N° de rôle :', 'Numéro de rôle :', 'Rôle n° :']),
              paper.put('roll_number', paper.code('22###')),
            ],
            ['Date d’établissement :', day(paper, 'document_date', issued, 'slash')],
            ['Date de mise en recouvrement :', dateText(`${year}-08-31`, 'slash')],
          ],
          { x: 40, y: 150, leading: 12, gap: 128 },
          { size: 8 },
        ),
        box(40, 250, 515, 84, { stroke: '#1f3b8a', strokeWidth: 1.4 }),
        text(52, 272, paper.pick(['Somme à payer', 'Montant de votre impôt', 'Montant à payer']), {
          size: 11,
          face: 'sans-bold',
        }),
        text(540, 274, paper.put('amount_due', `${total}.00`, printed), {
          size: 16,
          face: 'sans-bold',
          align: 'right',
        }),
        text(52, 296, `Vous devez payer au plus tard le ${dateText(due, 'slash')}.`, { size: 9 }),
        text(
          52,
          312,
          `Paiement en ligne sur impots.gouv.fr jusqu’au ${dateText(addDays(due, 5), 'long')} minuit ; prélèvement le ${dateText(addDays(due, 11), 'long')}.`,
          { size: 8 },
        ),
        text(
          52,
          326,
          'Au-delà de 300 €, vous devez payer par un moyen dématérialisé (article 1681 sexies du CGI).',
          grey,
        ),
        text(40, 360, 'Comment payer votre impôt ?', { size: 9, face: 'sans-bold', color: '#1f3b8a' }),
        ...rows(
          [40, 300],
          [
            ['• sur impots.gouv.fr « Payer en ligne »', '• par smartphone avec l’application Impots.gouv'],
            [
              '• par prélèvement mensuel en 2027 (adhésion avant le 15/12)',
              '• chez un buraliste partenaire, jusqu’à 300 €',
            ],
            [
              'Pour toute question : 0 809 401 401 (service gratuit + prix appel)',
              'du lundi au vendredi de 8h30 à 19h',
            ],
          ],
          { y: 376, leading: 13 },
          { size: 8 },
        ),
        ...cell({ x: 40, y: 430, width: 170, height: 28 }, 'DÉPARTEMENT', '71 SAÔNE-ET-LOIRE', { face: 'mono' }),
        ...cell({ x: 210, y: 430, width: 170, height: 28 }, 'COMMUNE', `0${paper.between(11, 99)} ${town}`, {
          face: 'mono',
        }),
        ...cell(
          { x: 380, y: 430, width: 175, height: 28 },
          'VOTRE IMPÔT DE L’AN DERNIER',
          `${total - paper.between(2, 60)} €`,
          { face: 'mono' },
        ),
        text(
          40,
          812,
          'N° 2041-TF-SD - Les dispositions de la loi n° 78-17 relative à l’informatique, aux fichiers et aux libertés s’appliquent.',
          grey,
        ),
        text(555, 812, 'Page 1/2', { ...grey, align: 'right' }),
      ]),
      page(paper, [
        text(40, 48, `Détail du calcul des cotisations - ${town}`, { size: 11, face: 'sans-bold', color: '#1f3b8a' }),
        ...frame(40, 62, 515, 110, [180, 270, 360, 450]),
        line(40, 80, 555, 80),
        ...rows(
          [46, -264, -354, -444, -548],
          [
            ['Propriétés bâties', 'Base', `Taux ${year - 1}`, `Taux ${year}`, 'Cotisation'],
            ...rates.map(([label, rate], index) => [
              label,
              String(base),
              `${euros(rate - 8)} %`,
              `${euros(rate)} %`,
              String(shares[index] ?? 0),
            ]),
          ],
          { y: 74, leading: 19 },
          { size: 8.5 },
        ),
        ...pairs(
          [
            ['Frais de gestion de la fiscalité directe locale', String(fees)],
            ['Montant de votre impôt', String(total)],
          ],
          { x: 300, y: 196, leading: 16, right: 548 },
          { size: 9, face: 'narrow-bold' },
        ),
        text(555, 812, 'Page 2/2', { ...grey, align: 'right' }),
      ]),
    ]
  },
}
