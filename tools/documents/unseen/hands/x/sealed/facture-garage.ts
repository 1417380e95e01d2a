import { addDays } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, full, placeLines, someone } from '../people.ts'

const jobs = [
  ['Changement d’huile synthétique 5W-20', 8495],
  ['Plaquettes de frein avant', 18_900],
  ['Disques de frein (2)', 22_150],
  ['Permutation des pneus, équilibrage', 9995],
  ['Inspection avant hiver', 5900],
] as const

/** A garage's invoice, which resembles a bill of services: client, number, total with both taxes. */
export const factureGarage: UnseenLayout = {
  name: 'facture-garage',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const client = someone(paper, 'QC')
    const garage = paper.put('issuer_name', `Garage ${firm(paper, 'QC', ['Mécanique', 'Auto', 'Pneus'])} enr.`)
    const on = addDays(paper.today, -paper.between(2, 300))
    const done = jobs.filter(() => paper.chance(0.7))
    const rows = done.length === 0 ? jobs.slice(0, 2) : done
    const hours = paper.between(10, 45)
    const labour = hours * 1250
    const before = rows.reduce((sum, [, cents]) => sum + cents, labour)
    const [gst, qst] = [Math.round(before * 0.05), Math.round(before * 0.09975)]
    const d = (cents: number) => amount(cents, 'fr')
    const marks: Marks = [
      shape('M40 74 L52 46 L96 46 L112 62 L128 66 L128 74 Z', { fill: '#c0392b' }),
      f.L(140, 60, garage, 15),
      f.l(140, 74, placeLines(paper, 'QC').join('  '), 8),
      f.R(572, 60, 'FACTURE', 15),
      f.r(572, 74, `N° ${paper.code('0####')}   ${dated(paper, 'document_date', on, 'YYYY-MM-DD')}`, 9),
      rule(40, 90, 572, '#c0392b', 1.4),
      f.l(40, 112, 'Facturé à', 7.6),
      f.L(40, 126, paper.put('document_holder_name', full(client)), 10),
      client.lines.map((row, index) => f.l(40, 139 + index * 12, row, 9)),
      grid(
        112,
        13,
        [330, 430],
        [
          ['Véhicule', `${paper.pick(['Honda Civic', 'Mazda CX-5', 'Ford F-150'])} ${paper.between(2012, 2024)}`],
          ['Immatriculation', paper.code('@## @@@')],
          ['Odomètre', `${paper.between(32, 240)} ${paper.code('###')} km`],
          ['Bon de travail', paper.code('BT-####')],
        ],
        { size: 8.8, face: 'sans' },
      ),
      grid(206, 0, [46, -400, -480, -566], [['Description', 'Qté', 'Prix', 'Total']], { size: 8.4, face: 'sans-bold' }),
      rule(40, 212, 572),
      grid(
        230,
        17,
        [46, -400, -480, -566],
        [
          ...rows.map(([title, cents]) => [title, '1', d(cents), d(cents)]),
          ['Main-d’œuvre', amount(hours * 10, 'fr'), '125,00', d(labour)],
        ],
        { size: 9, face: 'sans' },
      ),
      rule(40, 350, 572),
      grid(
        368,
        15,
        [400, -566],
        [
          ['Sous-total', d(before)],
          ['TPS 81234 5566 RT0001', d(gst)],
          ['TVQ 1204556677', d(qst)],
        ],
        { size: 8.8, face: 'sans' },
      ),
      f.L(400, 424, 'TOTAL', 11),
      f.R(566, 424, `${d(before + gst + qst)} $`, 11),
      f.l(40, 424, `Payé par ${paper.pick(['Interac', 'Visa', 'comptant'])} – merci !`, 9),
      paragraph(
        { x: 40, y: 700, width: 532, leading: 11 },
        'Garantie de trois mois ou 5 000 km sur les réparations. Le commerçant ne peut retenir le véhicule si le client offre de payer la somme prévue à l’évaluation.',
        { size: 8, face: 'sans' },
      ),
    ]
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
