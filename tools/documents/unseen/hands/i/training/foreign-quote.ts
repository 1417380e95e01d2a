import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, nameIn, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** Foreign: a roofer's estimate in French, with taxes and a total that nobody owes yet. */
export const foreignQuote: UnseenLayout = {
  name: 'foreign-quote',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['serif', 'sans']), size: 8.6, french: true })
    const rows = [
      ['Arracher le bardeau existant et disposer', paper.between(90_000, 240_000)],
      ['Bardeau d’asphalte, 30 ans, 22 carrés', paper.between(200_000, 520_000)],
      ['Membrane, solins, évents Maximum', paper.between(60_000, 130_000)],
      ['Main-d’œuvre, 3 jours', paper.between(190_000, 380_000)],
    ] as const
    const sum = rows.reduce((total, [, cents]) => total + cents, 0)
    const date = daysAgo(paper, 3, 200)
    page.text(50, 56, 'Toitures Lapierre-Gosselin enr.', { bold: true, size: 14 })
    page.text(
      50,
      70,
      `RBQ ${paper.code('5###-####-01')}   ${home(paper, 'QC').lines.join(', ').replace(/\s+/g, ' ')}`,
      { size: 7 },
    )
    page.right(562, 56, paper.pick(['SOUMISSION', 'Devis estimatif', 'OFFRE DE SERVICE']), { size: 15, bold: true })
    page.right(562, 84, `N° ${paper.code('S-####')}   le ${dateIn(date, '30 septembre 2026')}`)
    page.stack(50, 120, 12, ['Client :', nameIn(somebody(paper, 'QC'), 'plain'), ...home(paper, 'QC').lines])
    const bottom = page.grid(
      [
        ['Description des travaux', 54],
        ['Montant', 558, 'right'],
      ],
      [
        ...rows.map(([what, cents]) => [what, moneyIn(cents, '-1,00 $')]),
        ['Sous-total', moneyIn(sum, '-1,00 $')],
        ['TPS 5 % + TVQ 9,975 %', moneyIn(Math.round(sum * 0.14975), '-1,00 $')],
        ['Total estimé', moneyIn(Math.round(sum * 1.14975), '-1,00 $')],
      ],
      { x: 50, y: 210, width: 512, leading: 20, rules: 'frame' },
    )
    page.prose(
      50,
      bottom + 30,
      510,
      'Prix valides 30 jours. Dépôt de 10 % à la signature, solde à la fin des travaux. Garantie de 10 ans sur la main-d’œuvre. Ceci n’est pas une facture.',
    )
    page.text(50, bottom + 110, 'Accepté par : ______________________      Date : ______________')
    return [page.sheet()]
  },
}
