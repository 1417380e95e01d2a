import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, grid, iban, line, lines, logo, movements, page, sum, text, turnover } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Sparbank Weserland eG', 'Kreiskasse Altenrode', 'Volkskreditbank Rheinaue eG', 'Landesbank Ostmark AG', 'Stadtsparbank Jever']
const outs = ['Lastschrift Stadtwerke Abschlag', 'Kartenzahlung EDEGA MARKT 0412', 'Dauerauftrag Miete Whg 3', 'Bargeldauszahlung GA NR00012', 'Überweisung Zahnarztpraxis Ott', 'Entgeltabschluss Anlage 1', 'Lastschrift Fitwerk GmbH']
const ins = ['Lohn/Gehalt Brinkmann GmbH', 'Gutschrift Kindergeld', 'Gutschrift Finanzkasse']

/** A German account statement of one month: number of the statement, balances with plus and minus behind, soll and haben totals. */
export const bankKontoauszug: UnseenLayout = {
  name: 'bank-kontoauszug',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const back = paper.between(1, 6)
    const [before, end] = [monthEnd(paper.today, back + 1), monthEnd(paper.today, back)]
    const start = addDays(before, 1)
    const opening = paper.between(-30000, 520000)
    const moved = movements(paper, { start, end, opening, count: paper.between(7, 13) }, { ins, outs })
    const { ins: credits, outs: debits } = turnover(moved)
    const closing = opening + credits - debits
    const style = paper.pick(['plus', 'letter'] as const)
    const signed = (cents: number) => (style === 'plus' ? `${comma(Math.abs(cents))}${cents < 0 ? '-' : '+'}` : `${comma(Math.abs(cents))} ${cents < 0 ? 'S' : 'H'}`)
    const who = somebody(paper, 'DE')
    const name = paper.put('document_holder_name', paper.chance(0.4) ? who.name.toUpperCase().replaceAll('ß', 'SS') : who.name)
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const [code, account] = [paper.code('2#######'), paper.code('1#########')]
    const red = paper.pick(['#d40000', '#00458a', '#0a5a36'])
    const number = `${10 - back}/2026`
    const dates = [day(start, 'DD.MM.YYYY'), day(end, 'DD.MM.YYYY')] as const
    const edges = [60, 106, 150, -548]
    const opened = paper.pick([`Kontostand am ${day(before, 'DD.MM.YYYY')}, Auszug Nr. ${9 - back}`, 'Alter Kontostand', `Saldo Vortrag vom ${day(before, 'DD.MM.YY')}`])
    const closed = paper.pick([`Kontostand am ${dates[1]} um 20:03 Uhr`, 'Neuer Kontostand', 'Endsaldo'])
    const table = grid({ y: 326, leading: 22, edges }, moved.map(({ date, what, cents }) => [day(date, 'DD.MM.'), day(date, 'DD.MM.'), what, signed(cents)]), { size: 8, face: 'sans' })
    const spare = table.marks.flatMap((mark) => (mark.kind === 'text' && mark.x === 150 && paper.chance(0.5) ? [text(150, mark.y + 9, `Ref. ${paper.code('@@##########')} Mandat ${paper.code('######')}`, { size: 6, face: 'sans', color: '#444' })] : []))
    paper.put('currency', 'EUR')
    return [
      page(paper, [
        logo(paper.pick(['disc', 'tile', 'flag'] as const), { x: 510, y: 30, size: 32 }, red, issuer.charAt(0)),
        text(60, 104, `${issuer} · ${paper.pick(['Marktplatz 1 · 31700 Altenrode', 'Postfach 11 20 · 49001 Rheinaue', 'Am Wall 5-7 · 28001 Jever'])}`, { size: 6, face: 'sans' }),
        lines(60, 124, 12.5, [paper.pick([who.sex === 'F' ? 'Frau' : 'Herrn', '']), name, ...addressed(paper, home(paper, 'DE'))].filter((row) => row !== ''), { face: 'sans', size: 9 }),
        text(340, 112, `Kontoauszug ${number}`, { face: 'sans-bold', size: 13, color: red }),
        grid({ y: 132, leading: 12, edges: [340, 428] }, [
          ['Kontonummer', paper.put('account_number', account)],
          ['Bankleitzahl', code],
          ['Zeitraum', `${dated(paper, 'period_start', start, dates[0])} - ${dated(paper, 'period_end', end, dates[1])}`],
          ['Erstellt am', dated(paper, 'document_date', end, dates[1])],
          ['Blatt', '1 von 1'],
          ['Ihr Berater', paper.pick(['Herr Tiedemann', 'Frau Kroll', 'Team Giro'])],
        ], { size: 8, face: 'sans' }).marks,
        text(60, 250, `${paper.pick(['Girokonto', 'Privatgiro Komfort', 'Kontokorrent'])}  IBAN: ${paper.put('iban', iban('DE', `${code}${account}`))}   BIC: NOLADE21XYZ`, { face: 'sans-bold', size: 8 }),
        box(56, 264, 496, 16, { fill: '#e8e8e8' }),
        grid({ y: 275, leading: 10, edges }, [['Buchung', 'Wert', 'Erläuterung', 'Betrag EUR']], { face: 'sans-bold', size: 7.5 }).marks,
        text(150, 300, opened, { face: 'sans', size: 8 }),
        text(548, 300, sum(paper, 'opening_balance', opening, signed(opening)), { face: 'sans', size: 8, align: 'right' }),
        table.marks,
        spare,
        line(150, table.y - 10, 552, table.y - 10),
        grid({ y: table.y + 6, leading: 13, edges: [150, -548] }, [
          ['Summe Soll / Belastungen', sum(paper, 'total_debits', debits, `${comma(debits)}${style === 'plus' ? '-' : ' S'}`)],
          ['Summe Haben / Gutschriften', sum(paper, 'total_credits', credits, `${comma(credits)}${style === 'plus' ? '+' : ' H'}`)],
        ], { size: 7.5, face: 'sans' }).marks,
        text(150, table.y + 38, closed, { face: 'sans-bold', size: 9 }),
        text(548, table.y + 38, sum(paper, 'closing_balance', closing, signed(closing)), { face: 'sans-bold', size: 9, align: 'right' }),
        text(150, table.y + 54, `Eingeräumter Dispositionskredit ${comma(paper.pick([100000, 250000, 500000]))} EUR`, { face: 'sans', size: 7 }),
        lines(60, 770, 8.5, ['Einwendungen gegen diesen Rechnungsabschluss sind innerhalb von sechs Wochen zu erheben. Guthaben sind als Einlagen', 'nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig. Gutschriften aus Schecks gelten als E.v.-Gutschriften.'], { size: 6.2, face: 'sans', color: '#444' }),
      ]),
    ]
  },
}
