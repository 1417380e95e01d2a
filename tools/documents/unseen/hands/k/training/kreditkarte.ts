import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, grid, line, lines, logo, page, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  'Hansa Kartenbank AG',
  'Rheinische Kartenservice GmbH',
  'Alpenland Privatbank AG',
  'Novakredit Bank SE',
]
const shops = [
  'TANKSTELLE ELBTAL HAMBURG',
  'REWA MARKT KOELN',
  'DB-AEHNLICHE BAHN TICKET',
  'HOTEL SEEBLICK KONSTANZ',
  'ONLINEHANDEL LUXEMBOURG',
  'APOTHEKE AM RING',
  'CAFE KRANZLEIN BERLIN',
  'AUTOVERMIETUNG PALMA ES',
]

/** A German credit card bill: foreign amounts with a rate, a limit, a minimum part of the payment and the debit from a current account. */
export const kreditkarte: UnseenLayout = {
  name: 'kreditkarte',
  docType: 'credit_card_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(2, 110))
    const bought = Array.from({ length: paper.between(5, 11) }, (_, index) => ({
      at: addDays(issued, -29 + index * 2),
      what: paper.pick(shops).replace('DB-AEHNLICHE ', ''),
      cents: paper.between(390, 16900),
    }))
    const spent = bought.reduce((all, { cents }) => all + cents, 0)
    const previous = paper.between(8000, 150000)
    const fee = paper.pick([0, 290, 499])
    const balance = spent + fee
    const hasLeast = paper.chance(0.5)
    const limit = Math.ceil((balance + 80000) / 50000) * 50000
    const least = Math.max(2500, Math.round(balance * 0.1))
    const who = somebody(paper, 'DE')
    const name = paper.put('document_holder_name', paper.pick([who.name, who.name.toUpperCase().replaceAll('ß', 'SS')]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const form = paper.pick(['DD.MM.YYYY', 'D. M YYYY'])
    const at = (iso: string) => day(iso, form, 'de')
    const color = paper.pick(['#1f2a44', '#b22222', '#00594f'])
    const card = paper.put(
      'account_number',
      paper.pick([
        paper.code('4907 **** **** ####'),
        paper.code('5232 XXXX XXXX ####'),
        paper.code('XXXX XXXX XXXX ####'),
      ]),
    )
    const minus = (cents: number) => `${comma(cents)}-`
    const edges = [56, 106, 156, -544]
    const table = grid(
      { y: 366, leading: 18, edges },
      [
        [
          day(addDays(issued, -24), 'DD.MM.'),
          day(addDays(issued, -24), 'DD.MM.'),
          'EINZUG DES RECHNUNGSBETRAGES - DANKE',
          `${comma(previous)}+`,
        ],
        ...bought.map(({ at: when, what, cents }) => [
          day(when, 'DD.MM.'),
          day(addDays(when, 1), 'DD.MM.'),
          what,
          minus(cents),
        ]),
        ...(fee > 0
          ? [[day(issued, 'DD.MM.'), day(issued, 'DD.MM.'), 'ENTGELT AUSLANDSEINSATZ 1,75 %', minus(fee)]]
          : []),
      ],
      { size: 8, face: 'sans' },
    )
    const facts = [
      [
        paper.pick(['Abrechnungsdatum', 'Rechnungsdatum', 'Abrechnung vom']),
        dated(paper, 'document_date', issued, at(issued)),
      ],
      [paper.pick(['Kartennummer', 'Kreditkartennummer', 'Karten-Nr.']), card],
      [
        paper.pick(['Verfügungsrahmen', 'Kartenlimit', 'Kreditrahmen']),
        `${sum(paper, 'credit_limit', limit, comma(limit))} EUR`,
      ],
      ...(hasLeast ? [['Mindestbetrag (10 %)', `${sum(paper, 'minimum_payment', least, comma(least))} EUR`]] : []),
    ]
    const label = paper.pick(['Neuer Saldo', 'Rechnungsbetrag', 'Saldo Ihrer Abrechnung', 'Zu zahlender Gesamtbetrag'])
    const left = paper.chance(0.5)
    return [
      page(paper, [
        logo(paper.pick(['tile', 'wave', 'ring'] as const), { x: 500, y: 32, size: 36 }, color, issuer.charAt(0)),
        text(
          56,
          56,
          paper.pick(['Kreditkartenabrechnung', 'Ihre Kreditkarten-Abrechnung', 'UMSATZAUFSTELLUNG KREDITKARTE']),
          { size: 14, face: 'sans-bold', color },
        ),
        text(left ? 56 : 330, 108, `${issuer} · Postfach 10 01 · 60001 Frankfurt`, { size: 6, face: 'sans' }),
        lines(
          left ? 56 : 330,
          126,
          12.5,
          [
            ...(paper.chance(0.6) ? [who.sex === 'F' ? 'Frau' : 'Herrn'] : []),
            name,
            ...addressed(paper, home(paper, 'DE')),
          ],
          { size: 9, face: 'sans' },
        ),
        grid({ y: 126, leading: 16, edges: left ? [330, -544] : [56, -290] }, facts, { size: 8.2, face: 'sans' }).marks,
        text(
          56,
          236,
          paper.pick([
            `Der Betrag wird am ${at(addDays(issued, 9))} von Ihrem Girokonto DE** **** ${paper.code('####')} abgebucht.`,
            `Wir buchen den Saldo zum ${at(addDays(issued, 7))} ab.`,
          ]),
          { size: 8.5, face: 'sans' },
        ),
        grid(
          { y: 264, leading: 15, edges: [56, -544] },
          [
            ['Saldo der letzten Abrechnung', `${minus(previous)} EUR`],
            ['Zahlungseingänge', `${comma(previous)}+ EUR`],
            ['Summe der Umsätze', `${minus(spent)} EUR`],
          ],
          { size: 8.5, face: 'sans' },
        ).marks,
        box(52, 334, 496, 16, { fill: '#ececec' }),
        grid({ y: 345, leading: 10, edges }, [['Beleg', 'Buchung', 'Verwendungszweck', 'Betrag in EUR']], {
          size: 7.5,
          face: 'sans-bold',
        }).marks,
        table.marks,
        line(52, table.y - 8, 548, table.y - 8, { stroke: color }),
        text(156, table.y + 8, label, { size: 10, face: 'sans-bold' }),
        text(544, table.y + 8, sum(paper, 'closing_balance', balance, comma(balance)), {
          size: 10,
          face: 'sans-bold',
          align: 'right',
        }),
        lines(
          56,
          770,
          9,
          [
            'Sollzinssatz bei Teilzahlung 15,90 % p. a. veränderlich. Kartensperre rund um die Uhr: 116 116.',
            'Bitte prüfen Sie Ihre Abrechnung; Einwendungen spätestens sechs Wochen nach Zugang.',
            `${issuer}, Sitz Frankfurt am Main, HRB ${paper.code('#####')}`,
          ],
          { size: 6.6, face: 'sans', color: '#555' },
        ),
      ]),
    ]
  },
}
