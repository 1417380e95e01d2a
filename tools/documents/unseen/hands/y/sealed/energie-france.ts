import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** An electricity invoice in France: references in a side column, the amount in a round box, the name of the firm in small print. */
export const energieFrance: UnseenLayout = {
  name: 'energie-france',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'FR')()
    const made = addDays(paper.today, -paper.between(4, 75))
    const due = addDays(made, 15)
    const owed = paper.between(3800, 21_000)
    const money = grouped(owed, ' ', ',')
    const name = paper.put('document_holder_name', `${one.given} ${one.surname}`)
    putJoined(paper, 'address', one.lines, ', ')
    const side = [
      ['Vos références', ''],
      ['N° client', paper.code('## ### ###')],
      ['Compte de contrat', paper.put('account_number', paper.code('4### ### ###'))],
      ['Point de livraison', paper.code('1## ### ### ### ##')],
      ['Votre offre', 'Vent Fixe 3 ans, 6 kVA'],
      ['Nous joindre', '09 70 00 01 44'],
    ]
    const marks: Mark[] = [
      box(0, 0, 168, 842, { fill: '#e9f3ea' }),
      text(24, 62, 'ventalis', { size: 24, face: 'sans-bold', color: '#2b7a3d' }),
      ...side.flatMap(([caption = '', value = ''], index) => [
        text(24, 130 + index * 38, caption, { size: 8, face: 'sans-bold', color: '#2b7a3d' }),
        text(24, 144 + index * 38, value, { size: 9, face: 'sans' }),
      ]),
      ...[name, ...one.lines].map((row, index) => text(330, 130 + index * 14, row, { size: 10, face: 'sans' })),
      text(190, 230, `Facture du ${paper.put('document_date', made, dated(made, 'd N Y', 'fr'))}`, {
        size: 15,
        face: 'sans-bold',
      }),
      text(190, 246, `n° ${paper.code('## ### ### ###')} – Électricité, relevé réel`, { size: 9, face: 'sans' }),
      box(190, 266, 365, 64, { stroke: '#2b7a3d', strokeWidth: 2 }),
      text(206, 292, 'Montant à régler TTC', { size: 11, face: 'sans' }),
      text(540, 304, `${paper.put('amount_due', plain(owed), money)} €`, {
        size: 22,
        face: 'sans-bold',
        align: 'right',
      }),
      text(206, 316, `Prélevé à partir du ${paper.put('due_date', due, dated(due, 'DD/MM/Y'))}`, {
        size: 10,
        face: 'sans',
      }),
    ]
    const vat = Math.round(owed / 6)
    const rows = [
      ['Abonnement', grouped(1480, ' ', ',')],
      [`Consommation ${paper.between(120, 700)} kWh`, grouped(owed - vat - 1780, ' ', ',')],
      ["Contribution d'acheminement", grouped(300, ' ', ',')],
      ['TVA', grouped(vat, ' ', ',')],
    ]
    rows.forEach(([caption = '', value = ''], index) => {
      const y = 370 + index * 24
      marks.push(text(190, y, caption, { size: 10, face: 'sans' }), line(190, y + 7, 555, y + 7, { stroke: '#bcd5c0' }))
      marks.push(text(555, y, `${value} €`, { size: 10, face: 'sans', align: 'right' }))
    })
    const firm = paper.put('issuer_name', 'Ventalis Énergies')
    marks.push(
      text(190, 806, `${firm} – SA au capital de 4 000 000 € – RCS Nantes 000 111 222`, { size: 7, face: 'sans' }),
    )
    marks.push(
      text(190, 818, "L'énergie est notre avenir, économisons-la !   SPÉCIMEN / SPECIMEN", { size: 7, face: 'sans' }),
    )
    return [pageOf('a4', marks)]
  },
}
