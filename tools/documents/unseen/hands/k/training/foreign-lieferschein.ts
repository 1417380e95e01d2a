import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, grid, line, lines, logo, page, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const goods = [
  'Schraubendreher-Satz 12-tlg.',
  'Bürostuhl Ergo 3',
  'LED-Leuchtmittel E27',
  'Gartenschlauch 25 m',
  'Aktenordner A4 grau',
  'Kaffee ganze Bohne 1 kg',
  'Regalboden 80x30',
]

/** A German delivery note without prices. */
export const foreignLieferschein: UnseenLayout = {
  name: 'foreign-lieferschein',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const made = addDays(paper.today, -paper.between(1, 90))
    const who = somebody(paper, 'DE')
    const issuer = paper.pick(['Bauhof Versand GmbH', 'Papier & Mehr KG', 'Rösterei Nordlicht e.K.'])
    const chosen = goods.filter((_, index) => index === 1 || paper.chance(0.6))
    const table = grid(
      { y: 330, leading: 20, edges: [60, 110, 190, -470, 490] },
      chosen.map((what, index) => [
        String(index + 1),
        paper.code('4####-##'),
        what,
        String(paper.between(1, 12)),
        'Stk',
      ]),
      { size: 9, face: 'sans' },
    )
    return [
      page(paper, [
        logo(paper.pick(['tile', 'wave', 'disc'] as const), { x: 490, y: 40, size: 40 }, '#555', issuer.charAt(0)),
        text(60, 126, `${issuer}, Industriestr. 40, 27211 Bassum`, { size: 6.5, face: 'sans' }),
        lines(60, 144, 13, [who.sex === 'F' ? 'Frau' : 'Herrn', who.name, ...home(paper, 'DE')], {
          size: 10,
          face: 'sans',
        }),
        text(60, 264, paper.pick(['Lieferschein', 'LIEFERSCHEIN', 'Packzettel']), { size: 16, face: 'sans-bold' }),
        grid(
          { y: 160, leading: 14, edges: [370, 460] },
          [
            ['Lieferschein-Nr.', paper.code('LS-######')],
            ['Kundennummer', paper.code('#####')],
            ['Auftragsdatum', day(addDays(made, -3), 'DD.MM.YYYY')],
            ['Lieferdatum', day(made, 'DD.MM.YYYY')],
            ['Versandart', paper.pick(['Paketdienst', 'Spedition', 'Abholung'])],
          ],
          { size: 8.5, face: 'sans' },
        ).marks,
        text(60, 288, 'Wir danken für Ihren Auftrag und liefern Ihnen wie folgt:', { size: 9, face: 'sans' }),
        grid(
          { y: 310, leading: 10, edges: [60, 110, 190, -470, 490] },
          [['Pos.', 'Artikel', 'Bezeichnung', 'Menge', 'Einheit']],
          { size: 8, face: 'sans-bold' },
        ).marks,
        line(58, 316, 540, 316),
        table.marks,
        text(60, table.y + 30, 'Ware erhalten: ______________________   Datum: ____________', {
          size: 9,
          face: 'sans',
        }),
        lines(
          60,
          786,
          9,
          [
            `${issuer} · Amtsgericht Walsrode HRB ${paper.code('######')} · USt-IdNr. DE${paper.code('#########')}`,
            'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
          ],
          { size: 6.5 },
        ),
      ]),
    ]
  },
}
