import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { badge, column, dated, grid, located, page, paid, paragraph, sum } from '../kit.ts'
import { company, issuers, resident, welshHome } from '../people.ts'

/** A council tax demand notice in Welsh and English: captions in both, bands, precepts, instalments. */
export const welshCouncilTax: UnseenLayout = {
  name: 'welsh-council-tax',
  docType: 'property_tax_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [welsh, legal] = company(paper, issuers.council)
    const band = paper.between(0, 5)
    const ratio = [6, 7, 8, 9, 11, 13][band] ?? 9
    const parts = [158231, 35419, paper.between(2100, 6800)].map((full) => Math.round((full * ratio) / 9))
    const gross = parts.reduce((all, part) => all + part, 0)
    const discount = paper.chance(0.5) ? Math.round(gross / 4) : 0
    const owed = gross - discount
    const rest = Math.floor(owed / 1000) * 100
    const opening = owed - 9 * rest
    const issued = addDays('2026-03-06', paper.between(0, 12))
    const name = paper.put('document_holder_name', `${who.first} ${who.last}`)
    const lines = located(paper, welshHome(paper))
    const roll = paper.put('roll_number', paper.code('70#######'))
    const year = `${paper.put('tax_year', '2026')}/27`
    return [
      page([
        ...badge(38, 26, 50, 'CS', '#8a1538'),
        ...column(98, 44, 14, [welsh, paper.put('issuer_name', legal)], { size: 11, face: 'sans-bold' }),
        ...column(
          404,
          40,
          10,
          [
            'Adran y Dreth Gyngor',
            'Council Tax Section',
            'Ty Glyndwr, Stryd y Bont',
            'LL99 9ZZ',
            'Ffôn / Tel 01492 000 111',
          ],
          { size: 7.6 },
        ),
        text(38, 112, `Bil y Dreth Gyngor / Council Tax Bill ${year}`, {
          size: 14,
          face: 'sans-bold',
          color: '#8a1538',
        }),
        text(
          38,
          126,
          'Deddf Cyllid Llywodraeth Leol 1992 / Local Government Finance Act 1992 - Hysbysiad Galw am Dalu / Demand Notice',
          { size: 7 },
        ),
        ...column(60, 164, 12, [`${who.title} ${name}`, ...lines], { size: 9.4 }),
        box(336, 146, 222, 104, { stroke: '#8a1538', strokeWidth: 1 }),
        ...grid(
          [344, -550],
          [
            ['Rhif cyfrif / Account number', roll],
            ['Dyddiad / Date of issue', dated(paper, 'document_date', issued, 'DD/MM/YYYY')],
            ['Band prisio / Valuation band', 'ABCDEF'.charAt(band)],
            ['Cyf. eiddo / Property ref.', paper.code('1########')],
            ['Rheswm / Reason', 'Bil blynyddol / Annual bill'],
          ],
          { y: 164, size: 8.2, leading: 18.4 },
        ),
        text(60, 262, 'Eiddo y mae’r bil ar ei gyfer / Property to which this bill relates: fel uchod / as above', {
          size: 7.6,
        }),
        line(38, 280, 558, 280, { stroke: '#8a1538', strokeWidth: 1.2 }),
        ...grid(
          [44, 330, -450, -552],
          [
            ['Manylion / Details', 'Newid / Change', 'Band D £', '£'],
            [legal, '+4.9%', '1,582.31', sum(parts[0] ?? 0)],
            ['Comisiynydd Heddlu / Police Commissioner', '+5.1%', '354.19', sum(parts[1] ?? 0)],
            ['Cyngor Cymuned / Community Council', '+2.0%', '', sum(parts[2] ?? 0)],
            ['Cyfanswm gros / Gross charge 01/04/26 - 31/03/27', '', '', sum(gross)],
            [
              'Llai: disgownt un oedolyn / Less: single adult discount',
              discount > 0 ? '25%' : '-',
              '',
              discount > 0 ? `-${sum(discount)}` : '0.00',
            ],
          ],
          { y: 298, size: 8.8, leading: 19, rule: '#ddc2ca' },
        ),
        box(300, 414, 258, 28, { fill: '#f6e7ec' }),
        text(308, 432, 'I’w dalu / AMOUNT PAYABLE', { size: 10, face: 'sans-bold' }),
        text(550, 432, paid(paper, 'amount_due', owed), { size: 11, face: 'sans-bold', align: 'right' }),
        text(38, 470, 'Rhandaliadau / Instalments', { size: 10, face: 'sans-bold' }),
        ...grid(
          [44, -180, 214, -350, 384, -520],
          [
            ['01/04/2026', sum(opening), '01/05/2026', sum(rest), '01/06/2026', sum(rest)],
            ['01/07/2026', sum(rest), '01/08/2026', sum(rest), '01/09/2026', sum(rest)],
            ['01/10/2026', sum(rest), '01/11/2026', sum(rest), '01/12/2026', sum(rest)],
            ['01/01/2027', sum(rest), '', '', '', ''],
          ],
          { y: 490, size: 8.8, leading: 15 },
        ),
        text(38, 560, 'Dull talu / Payment method:  Debyd Uniongyrchol / Direct Debit', {
          size: 8.6,
          face: 'narrow-bold',
        }),
        ...paragraph(
          38,
          586,
          250,
          'Os credwch fod y bil hwn yn anghywir, rhowch wybod i ni ar unwaith. Gallwch dalu ar-lein, dros y ffôn neu yn unrhyw fan talu. Mae croeso i chi gysylltu â ni yn Gymraeg.',
          { size: 8 },
        ),
        ...paragraph(
          308,
          586,
          250,
          'If you think this bill is wrong, tell us at once. You can pay online, by phone or at any pay point. If you miss an instalment we may ask for the whole year at once and for costs of the court.',
          { size: 8 },
        ),
        ...paragraph(
          38,
          676,
          520,
          'Premiwm ar ail gartrefi / Premium on second homes: 150%. Gostyngiad person anabl / Disabled band reduction: ask for form CT7. Council tax reduction: contact the Benefits Section, 01492 000 222. Every figure of our spending is in the leaflet that comes with this bill.',
          { size: 7.4 },
        ),
        text(38, 790, `${paper.code('98260#########')}${roll}`, { size: 9, face: 'mono' }),
      ]),
    ]
  },
}
