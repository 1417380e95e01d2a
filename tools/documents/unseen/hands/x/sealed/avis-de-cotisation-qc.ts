import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, captioned, cash, dated, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { full, someone } from '../people.ts'

/** Québec's notice of assessment: cells at the right, a column of what was declared beside what was assessed. */
export const avisDeCotisationQc: UnseenLayout = {
  name: 'avis-de-cotisation-qc',
  docType: 'notice_of_assessment',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('narrow', 'narrow-bold')
    const holder = someone(paper, 'QC')
    const year = paper.pick(['2025', '2024'])
    const issued = `${Number(year) + 1}-0${paper.between(4, 7)}-${paper.code('1#')}`
    const total = paper.between(3_100_000, 11_900_000)
    const taken = paper.between(40_000, 480_000)
    const net = total - taken
    const tax = Math.round(net * 0.148)
    const isRefund = paper.chance(0.4)
    const gap = paper.between(4000, 160_000)
    const withheld = isRefund ? tax + gap : tax - gap
    const a = (cents: number) => amount(cents, 'fr')
    const name = paper.put('document_holder_name', full(holder))
    const lines = addressed(paper, holder.lines)
    const declared = paper.chance(0.5) ? total - 42_000 : total
    const rows = [
      ['101', 'Revenus d’emploi', a(total - 30_000), a(total - 30_000)],
      ['130', 'Intérêts et autres revenus de placement', a(30_000 - (total - declared)), a(30_000)],
      ['199', 'Revenu total', a(declared), cash(paper, 'total_income', total, a(total))],
      ['254', 'Déductions', a(taken), a(taken)],
      ['275', 'Revenu net', a(declared - taken), cash(paper, 'net_income', net, a(net))],
      ['299', 'Revenu imposable', a(declared - taken), a(net)],
      ['401', 'Impôts sur le revenu imposable', a(tax + 60_000), a(tax + 60_000)],
      ['399', 'Crédits d’impôt non remboursables', a(60_000), a(60_000)],
      ['450', 'Impôts et cotisations', a(tax), a(tax)],
      ['451', 'Impôt du Québec retenu à la source', a(withheld), a(withheld)],
    ]
    const outcome = isRefund ? 'Remboursement' : 'Solde à payer'
    const printed = `${a(gap)} $`
    const marks: Marks = [
      f.L(40, 44, paper.put('issuer_name', 'Revenu Québec'), 15),
      box(40, 50, 92, 2, { fill: '#1f4e9c' }),
      f.R(572, 44, 'Avis de cotisation', 15),
      f.r(572, 57, 'Impôt sur le revenu des particuliers', 8.4),
      [name, ...lines].map((row, index) => f.l(72, 118 + index * 13, row, 10)),
      captioned({ x: 360, y: 74, width: 106, height: 28 }, 'Numéro de l’avis', paper.code('##-#######-#'), {
        face: 'narrow',
      }),
      captioned(
        { x: 466, y: 74, width: 106, height: 28 },
        'Date de l’avis',
        dated(paper, 'document_date', issued, 'YYYY-MM-DD'),
        {
          face: 'narrow',
        },
      ),
      captioned({ x: 360, y: 102, width: 106, height: 28 }, 'NAS', `*** *** ${paper.code('###')}`, { face: 'narrow' }),
      captioned({ x: 466, y: 102, width: 106, height: 28 }, 'Année d’imposition', paper.put('tax_year', year), {
        face: 'narrow',
      }),
      f.l(40, 196, 'Bonjour,', 10),
      paragraph(
        { x: 40, y: 214, width: 530, leading: 13 },
        `Vous trouverez ci-dessous le résultat du traitement de votre déclaration de revenus pour l’année ${year}. Le présent avis remplace toute estimation qui a pu vous être communiquée.`,
        { size: 9.4, face: 'narrow' },
      ),
      box(40, 252, 532, 36, { fill: '#e7eef8', stroke: '#1f4e9c', strokeWidth: 1 }),
      f.L(52, 275, 'Résultat de votre déclaration', 11),
      f.l(330, 275, outcome, 10),
      f.R(560, 275, isRefund ? printed : cash(paper, 'balance_owing', gap, printed), 12),
      f.L(40, 320, 'Sommaire des calculs', 11),
      box(40, 330, 532, 20, { fill: '#1f4e9c' }),
      grid(343, 0, [48, 92, -440, -562], [['Ligne', 'Description', 'Montant déclaré ($)', 'Montant établi ($)']], {
        size: 8,
        face: 'narrow-bold',
        color: '#fff',
      }),
      grid(368, 18, [48, 92, -440, -562], rows, { size: 9, face: 'narrow' }),
      rows.map((_, index) => rule(40, 373 + index * 18, 572, '#cfd8e6')),
      [86, 340, 450].map((x) => line(x, 330, x, 553, { stroke: '#cfd8e6', strokeWidth: 0.5 })),
      f.L(40, 580, 'Renseignements supplémentaires', 10),
      paragraph(
        { x: 40, y: 596, width: 530, leading: 12 },
        'Vous disposez de 90 jours à compter de la date de l’avis pour vous opposer à cette cotisation. Conservez vos pièces justificatives pendant six ans. Des intérêts capitalisés quotidiennement s’ajoutent à tout montant impayé.',
        { size: 8.6, face: 'narrow' },
      ),
      rule(40, 740, 572),
      f.l(40, 752, '3800, rue de Marly, Québec (Québec)  G1X 4A5', 7.4),
      f.r(572, 752, 'TP-1.R-V (2025-10)', 7.4),
    ]
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
