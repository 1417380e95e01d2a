import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, grid, iban, line, lines, logo, page, paragraph, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  'Polderstroom Energie B.V.',
  'Waterland Energie N.V.',
  'Noorderlicht Energie B.V.',
  'Vecht & Eem Energie N.V.',
]

/** A Dutch yearly settlement written as a letter, with advances deducted, the amount inside a sentence and again in a table. */
export const jaarnota: UnseenLayout = {
  name: 'jaarnota',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(4, 150))
    const payBy = addDays(issued, paper.pick([14, 21, 30]))
    const parts = [paper.between(60000, 140000), paper.between(40000, 120000), paper.between(18000, 52000)]
    const used = parts.reduce((all, part) => all + part, 0)
    const month = Math.floor((used * 0.9) / 12 / 100) * 100
    const due = used - month * 12
    const who = somebody(paper, 'NL')
    const polite = who.sex === 'F' ? paper.pick(['Mevrouw', 'Mw.']) : paper.pick(['De heer', 'Dhr.'])
    const initials = `${who.given.charAt(0)}.${paper.chance(0.5) ? paper.code('@') + '.' : ''}`
    const name = paper.put('document_holder_name', paper.pick([`${initials} ${who.surname}`, who.name]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const color = paper.pick(['#e87500', '#007a87', '#6a2c91'])
    const form = paper.pick(['D M YYYY', 'DD-MM-YYYY'])
    const at = (iso: string) => day(iso, form, 'nl')
    const amount = sum(paper, 'amount_due', due, comma(due))
    const last = dated(paper, 'due_date', payBy, at(payBy))
    const address = addressed(paper, home(paper, 'NL'))
    const letter = paper.chance(0.5)
    const facts = [
      [
        paper.pick(['Klantnummer', 'Uw klantnummer', 'Relatienummer']),
        paper.put('account_number', paper.code('2#######')),
      ],
      [paper.pick(['Notanummer', 'Factuurnummer']), paper.code('7########')],
      [paper.pick(['Notadatum', 'Factuurdatum', 'Datum']), dated(paper, 'document_date', issued, at(issued))],
      ['EAN-code', paper.code('8716871000########')],
    ]
    const body = paragraph(
      { x: 60, y: 290, width: 475, leading: 14 },
      letter
        ? `Beste ${who.sex === 'F' ? 'mevrouw' : 'meneer'} ${who.surname}, het afgelopen jaar heeft u meer verbruikt dan u via het termijnbedrag heeft betaald. U betaalt nog € ${amount} bij. Wilt u dit bedrag uiterlijk ${last} aan ons overmaken? Uw nieuwe termijnbedrag wordt € ${comma(month + 900)} per maand.`
        : `Hierbij ontvangt u de jaarnota over de periode ${at(addYears(issued, -1))} tot en met ${at(addDays(issued, -8))}. Het bedrag schrijven wij niet automatisch af.`,
      { size: 9.5, face: 'sans' },
    )
    const label = paper.pick(['Nog te betalen', 'Te betalen', 'Door u te betalen', 'Totaal te voldoen'])
    const table = grid(
      { y: body.y + 40, leading: 18, edges: [66, -530] },
      [
        ['Leveringskosten', comma(parts[0] ?? 0)],
        ['Energiebelasting en netbeheerkosten', comma(parts[1] ?? 0)],
        ['Btw 21%', comma(parts[2] ?? 0)],
        ['Totale kosten dit jaar', comma(used)],
        [`Al betaald: 12 termijnen van € ${comma(month)}`, `- ${comma(month * 12)}`],
      ],
      { size: 9, face: 'sans' },
    )
    return [
      page(paper, [
        logo(paper.pick(['wave', 'ring', 'flag'] as const), { x: 60, y: 34, size: 42 }, color, issuer.charAt(0)),
        lines(
          430,
          46,
          10,
          [issuer, 'Postbus 1800', '3500 GA Utrecht', `Klantenservice 088 ${paper.code('### ## ##')}`],
          { size: 7.5, color: '#555' },
        ),
        lines(70, 130, 13, [`${polite} ${name}`, ...address], { size: 10, face: 'sans' }),
        grid({ y: 130, leading: 14, edges: [350, 440] }, facts, { size: 8.5 }).marks,
        text(60, 250, paper.pick(['Jaarnota energie', 'Uw jaarafrekening', 'JAARNOTA']), {
          size: 17,
          face: 'sans-bold',
          color,
        }),
        body.marks,
        box(60, body.y + 14, 478, 14, { fill: '#eee' }),
        text(66, body.y + 24, 'Kosten in euro', { size: 8, face: 'sans-bold' }),
        table.marks,
        line(60, table.y - 8, 538, table.y - 8, { stroke: color, strokeWidth: 1.3 }),
        text(66, table.y + 8, label, { size: 11, face: 'sans-bold' }),
        text(530, table.y + 8, `€ ${amount}`, { size: 11, face: 'sans-bold', align: 'right' }),
        letter
          ? []
          : [
              text(
                66,
                table.y + 26,
                `${paper.pick(['Uiterste betaaldatum', 'Betalen voor', 'Vervaldatum'])}: ${last}`,
                { size: 9, face: 'sans' },
              ),
            ],
        lines(
          60,
          640,
          13,
          [
            `Leveringsadres: ${address.join(', ')}`,
            `Meterstanden: 1 (laag) ${paper.between(10000, 40000)}  2 (normaal) ${paper.between(10000, 40000)}  gas ${paper.between(3000, 9000)} m³`,
            `Overmaken naar ${iban('NL', `POLD${paper.code('0#########')}`)} t.n.v. ${issuer} o.v.v. ${paper.code('#### #### #### ####')}`,
          ],
          { size: 8.2 },
        ),
        text(60, 800, `${issuer} - KvK ${paper.code('########')} - btw NL${paper.code('#########B01')}`, {
          size: 6.5,
          color: '#666',
        }),
      ]),
    ]
  },
}
