import { addDays } from '../../../../calendar.ts'
import { table } from '../../../../drawing/table.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf } from '../kit.ts'
import { people } from '../people.ts'

/** A garage's invoice: a client, a date, an amount due and a due date, like a utility's bill, for repairs. */
export const factureGarage: UnseenLayout = {
  name: 'facture-garage',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'QC')()
    const made = addDays(paper.today, -paper.between(2, 200))
    const parts = [
      "Changement d'huile 5W-20",
      'Plaquettes de frein avant',
      'Permutation de 4 pneus',
      "Main-d'oeuvre 1,5 h",
    ]
    const prices = parts.map(() => paper.between(3900, 24_000))
    const before = prices.reduce((sum, cents) => sum + cents, 0)
    const money = (cents: number) => `${grouped(cents, ' ', ',')} $`
    const list = table(
      [
        { title: 'Description', x: 50, align: 'left' },
        { title: 'Qté', x: 420, align: 'right' },
        { title: 'Montant', x: 555, align: 'right' },
      ],
      parts.map((part, index) => [part, '1', money(prices[index] ?? 0)]),
      { x: 44, y: 230, width: 520, leading: 22, size: 10, shade: '#ddd', ink: '#111' },
    )
    const [gst, qst] = [Math.round(before * 0.05), Math.round(before * 0.09975)]
    const totals = [
      ['Sous-total', money(before)],
      ['TPS 5 %', money(gst)],
      ['TVQ 9,975 %', money(qst)],
      ['À PAYER', money(before + gst + qst)],
    ]
    return [
      pageOf('letter', [
        text(44, 60, paper.put('issuer_name', 'Garage Mécano-Plus du Rang 4'), { size: 17, face: 'sans-bold' }),
        text(44, 76, '1140, rang 4 Ouest, Saint-Ubalde   418 555-0107', { size: 9, face: 'sans' }),
        text(564, 60, `FACTURE ${paper.code('1####')}`, { size: 13, face: 'sans-bold', align: 'right' }),
        text(564, 78, paper.put('document_date', made, dated(made, 'd N Y', 'fr')), {
          size: 10,
          face: 'sans',
          align: 'right',
        }),
        text(44, 126, 'Facturé à', { size: 8, face: 'sans' }),
        ...[paper.put('document_holder_name', one.full), ...one.lines].map((row, index) =>
          text(44, 141 + index * 13, row, { size: 10, face: 'sans' }),
        ),
        text(330, 141, `Véhicule : ${paper.pick(['Mazda 3 2018', 'Honda Civic 2020'])}`, { size: 10, face: 'sans' }),
        text(330, 155, `Odomètre : ${paper.between(40, 180)} ${paper.code('###')} km`, { size: 10, face: 'sans' }),
        ...list.marks,
        ...totals.flatMap(([caption = '', value = ''], index) => [
          text(400, list.bottom + 22 + index * 16, caption, { size: 10, face: 'sans' }),
          text(555, list.bottom + 22 + index * 16, value, { size: 10, face: 'sans-bold', align: 'right' }),
        ]),
        text(44, 740, 'Payable sur réception. Merci de votre confiance!   SPÉCIMEN / SPECIMEN', {
          size: 8,
          face: 'sans',
        }),
      ]),
    ]
  },
}
