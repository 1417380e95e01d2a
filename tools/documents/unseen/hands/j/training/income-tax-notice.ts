import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, page, pairs, rows } from '../draw.ts'
import { somebody } from '../people.ts'

/** The State's notice of income tax: a summary page in whole euros with the sum to pay, the calculation of the income on the second page. */
export const incomeTaxNotice: UnseenLayout = {
  name: 'income-tax-notice',
  docType: 'notice_of_assessment',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const year = paper.pick([2023, 2024, 2025])
    const [first, second] = [paper.between(14_000, 62_000), paper.chance(0.5) ? paper.between(9_000, 41_000) : 0]
    const [ten, tens] = [Math.round(first * 0.1), Math.round(second * 0.1)]
    const gross = first + second - ten - tens
    const deducted = paper.pick([0, 0, 1_200, 2_400])
    const taxable = gross - deducted
    const tax = Math.round(taxable * 0.072)
    const withheld = tax - paper.pick([-1, 1]) * paper.between(40, 900)
    const balance = tax - withheld
    const show = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ' ')
    const put = (field: string, whole: number, printed = show(whole)) => paper.put(field, `${whole}.00`, printed)
    const issued = `${year + 1}-07-${paper.pick(['08', '15', '24', '29'])}`
    const blue = { size: 10, face: 'sans-bold', color: '#24408e' } as const
    const parts = second > 0 ? '2,00' : '1,00'
    const isCaption = paper.chance(0.5)
    return [
      page(paper, [
        text(40, 40, 'RÉPUBLIQUE FRANÇAISE', { size: 8, face: 'sans-bold' }),
        text(40, 60, paper.put('issuer_name', 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES'), {
          size: 9,
          face: 'sans-bold',
        }),
        ...rows(
          [40],
          [['SIP LYON 3E'], ['165 RUE GARIBALDI BP 3195'], ['69401 LYON CEDEX 03']],
          { y: 72, leading: 10.5 },
          { size: 8 },
        ),
        text(300, 44, isCaption ? 'AVIS D’IMPÔT SUR LES REVENUS' : 'Avis d’impôt', {
          size: 14,
          face: 'sans-bold',
          color: '#24408e',
        }),
        text(
          300,
          60,
          `${isCaption ? 'ET PRÉLÈVEMENTS SOCIAUX - ' : 'Impôt et prélèvements sociaux sur les '}revenus de l’année ${paper.put('tax_year', String(year))}`,
          { size: 8.5 },
        ),
        ...addressee(paper, somebody(paper), { x: 310, y: 128, leading: 12.5 }, { size: 9.5, face: 'mono' }),
        text(40, 124, 'Vos références', blue),
        ...pairs(
          [
            ['Numéro fiscal déclarant 1', paper.code('30 ## ### ### ###')],
            ['Référence de l’avis', paper.code(`${(year + 1) % 100} 69 ####### ##`)],
            ['Numéro FIP', paper.code('690 ## ## ###-### @')],
            ['Numéro de rôle', paper.code('0#1')],
            [paper.pick(['Date d’établissement', 'Établi le']), day(paper, 'document_date', issued, 'slash')],
            ['Mise en recouvrement', dateText(`${year + 1}-07-31`, 'slash')],
          ],
          { x: 40, y: 138, leading: 12, gap: 118 },
          { size: 8 },
        ),
        box(40, 232, 515, 138, { fill: '#eef2fb' }),
        text(52, 250, 'Votre situation', blue),
        ...pairs(
          [
            ['Revenu fiscal de référence', `${show(taxable)} €`],
            ['Nombre de parts', parts],
            ['Impôt sur le revenu net', `${show(tax)} €`],
            ['Retenue à la source et acomptes déjà payés', `- ${show(withheld)} €`],
            ['Taux d’imposition moyen', '7,20 %'],
          ],
          { x: 52, y: 268, leading: 15, right: 540 },
          { size: 9 },
        ),
        line(52, 338, 540, 338, { stroke: '#24408e' }),
        text(
          52,
          356,
          balance > 0
            ? paper.pick([
                'Montant qu’il vous reste à payer',
                'Somme qu’il vous reste à payer',
                'Il vous reste à payer',
              ])
            : paper.pick(['Montant qui vous sera remboursé', 'Remboursement de l’administration']),
          { size: 11, face: 'sans-bold' },
        ),
        text(540, 356, `${put('balance_owing', balance, show(Math.abs(balance)))} €`, {
          size: 14,
          face: 'sans-bold',
          align: 'right',
        }),
        ...rows(
          [40],
          [
            [
              balance > 0
                ? `Cette somme sera prélevée le ${dateText(`${year + 1}-09-25`, 'long')} sur votre compte bancaire.`
                : `Le virement interviendra le ${dateText(`${year + 1}-08-01`, 'long')} sur le compte connu de l’administration.`,
            ],
            [
              'Vous pouvez corriger votre déclaration en ligne jusqu’à mi-décembre. Réclamation : avant la fin de la deuxième année suivante.',
            ],
            ['L’exactitude de cet avis peut être vérifiée par le code 2D-DOC ou sur impots.gouv.fr/verifavis.'],
          ],
          { y: 396, leading: 14 },
          { size: 8.5 },
        ),
        box(488, 440, 66, 66, { stroke: '#000000', strokeWidth: 1 }),
        ...Array.from({ length: 60 }, () =>
          box(490 + paper.between(0, 20) * 3, 442 + paper.between(0, 20) * 3, 3, 3, { fill: '#000000' }),
        ),
        text(40, 812, 'N° 2041-IR - Page 1 sur 2', { size: 7 }),
      ]),
      page(paper, [
        text(40, 48, `Détail des revenus ${year}`, blue),
        ...rows(
          [40, -330, -430, -548],
          [
            ['', 'Déclar. 1', second > 0 ? 'Déclar. 2' : '', 'Total'],
            ['Salaires', show(first), second > 0 ? show(second) : '', show(first + second)],
            ['Déduction 10 % ou frais réels', `- ${show(ten)}`, second > 0 ? `- ${show(tens)}` : '', ''],
            ['Salaires, pensions, rentes nets', show(first - ten), second > 0 ? show(second - tens) : '', show(gross)],
            [paper.pick(['Revenu brut global', 'REVENU BRUT GLOBAL']), '', '', put('total_income', gross)],
            ...(deducted > 0 ? [['Charges déductibles (épargne retraite PERP)', '', '', `- ${show(deducted)}`]] : []),
            [
              paper.pick(['Revenu imposable', 'Revenu net imposable', 'REVENU IMPOSABLE']),
              '',
              '',
              put('net_income', taxable),
            ],
            ['', '', '', ''],
            ['Droits simples', '', '', show(tax)],
            ['Décote', '', '', '0'],
            ['Impôt sur le revenu net avant corrections', '', '', show(tax)],
            [`Plafond épargne retraite pour ${year + 1}`, show(Math.round(first * 0.1)), '', ''],
          ],
          { y: 72, leading: 17 },
          { size: 9.5, face: 'mono' },
        ),
        text(40, 812, 'N° 2041-IR - Page 2 sur 2', { size: 7 }),
      ]),
    ]
  },
}
