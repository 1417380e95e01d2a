import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, grid, line, lines, logo, page, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Luceverde Mercato S.p.A.', 'Adriatica Gas e Luce S.r.l.', 'Enercasa Italia S.p.A.', 'Servizio Idrico Valle Scura S.c.a.r.l.']

/** An Italian bill: contract box in the left third, spending by item, postal slip with the amount again at the foot. */
export const bolletta: UnseenLayout = {
  name: 'bolletta',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(3, 120))
    const payBy = addDays(issued, paper.between(18, 25))
    const [from, to] = [addDays(issued, -65), addDays(issued, -5)]
    const parts = [paper.between(3000, 9000), paper.between(900, 2600), paper.between(500, 2100), paper.between(200, 900)]
    const net = parts.reduce((all, part) => all + part, 0)
    const vat = Math.round(net * 0.1)
    const fee = paper.chance(0.6) ? 900 : 0
    const due = net + vat + fee
    const who = somebody(paper, 'IT')
    const name = paper.put('document_holder_name', paper.pick([`${who.surname} ${who.given}`.toUpperCase(), `${who.given} ${who.surname}`.toUpperCase()]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const color = paper.pick(['#d2006e', '#008c45', '#004c97'])
    const address = addressed(paper, home(paper, 'IT'))
    const form = paper.pick(['DD/MM/YYYY', 'DD.MM.YYYY', 'D M YYYY'])
    const at = (iso: string) => day(iso, form, 'it')
    const amount = `${sum(paper, 'amount_due', due, comma(due))}`
    const scadenza = dated(paper, 'due_date', payBy, at(payBy))
    const fattura = paper.code('2026########')
    const customer = paper.put('account_number', paper.pick([paper.code('### ### ###'), paper.code('1#########')]))
    const box1 = [
      [paper.pick(['Codice cliente', 'N. cliente', 'NUMERO CLIENTE']), customer],
      ['Bolletta n.', fattura],
      [paper.pick(['Data emissione', 'Emessa il', 'del']), dated(paper, 'document_date', issued, at(issued))],
      ['Periodo', `${at(from)} - ${at(to)}`],
      ['POD', paper.code('IT001E########')],
      ['Offerta', paper.pick(['Casa Sempre', 'Prezzo Fisso 24', 'Scelta Verde'])],
      ['Potenza impegnata', '3,0 kW'],
    ]
    const rows = [
      ['Spesa per la materia energia', comma(parts[0] ?? 0)],
      ['Spesa trasporto e gestione contatore', comma(parts[1] ?? 0)],
      ['Spesa per oneri di sistema', comma(parts[2] ?? 0)],
      ['Imposte (accise)', comma(parts[3] ?? 0)],
      ['IVA 10%', comma(vat)],
      ...(fee > 0 ? [['Canone di abbonamento televisivo', comma(fee)]] : []),
    ]
    const label = paper.pick(['Totale da pagare', 'TOTALE BOLLETTA', 'Quanto devo pagare?', 'Importo da pagare'])
    const until = paper.pick(['entro il', 'Scadenza', 'Da pagare entro'])
    const table = grid({ y: 400, leading: 19, edges: [232, -545] }, rows, { size: 8.5 })
    return [
      page(paper, [
        logo(paper.pick(['disc', 'tile', 'wave'] as const), { x: 44, y: 34, size: 36 }, color, issuer.charAt(0)),
        text(548, 52, paper.pick(['Bolletta energia elettrica', 'LA TUA BOLLETTA', 'Bolletta sintetica']), { size: 13, face: 'sans-bold', align: 'right', color }),
        lines(300, 120, 12.5, [name, ...address], { size: 9, face: 'sans' }),
        roundedBox(40, 210, 172, 196, 8, { fill: '#f1f1f1' }),
        box1.map(([caption = '', value = ''], index) => [text(50, 228 + index * 26, caption, { size: 6.5, color: '#666' }), text(50, 239 + index * 26, value, { size: 8.5, face: 'sans' })]).flat(),
        roundedBox(228, 210, 324, 76, 8, { stroke: color, strokeWidth: 1.6 }),
        text(242, 230, label, { size: 10, face: 'sans' }),
        text(242, 262, `€ ${amount}`, { size: 21, face: 'sans-bold', color }),
        text(420, 240, until, { size: 8 }),
        text(420, 258, scadenza, { size: 12, face: 'sans-bold' }),
        text(242, 278, paper.pick(['I pagamenti delle bollette precedenti risultano regolari.', 'Le bollette precedenti risultano pagate. Grazie.']), { size: 7 }),
        lines(232, 312, 11, [`Fornitura in ${address.join(' ')}`, `Intestatario: ${name}   C.F. ${paper.code('@@@@@@##@##@###@')}`, 'Cliente domestico residente - mercato libero'], { size: 7 }),
        text(232, 372, 'Sintesi degli importi fatturati', { size: 10, face: 'sans-bold' }),
        line(230, 380, 550, 380, { stroke: color }),
        table.marks,
        line(230, table.y - 8, 550, table.y - 8, { stroke: color }),
        text(232, table.y + 6, 'Totale', { face: 'narrow-bold' }),
        text(545, table.y + 6, `${amount} €`, { face: 'narrow-bold', align: 'right' }),
        lines(44, 450, 12, ['Numero verde 800 555 321', 'lun-sab 8-20', 'Guasti 803 555', 'Reclami scritti:', 'Casella Postale 1000', '85100 Potenza PZ'], { size: 7.5 }),
        lines(232, 580, 11, [`Consumo del periodo ${paper.between(160, 520)} kWh - F1 ${paper.between(40, 150)} F2 ${paper.between(40, 150)} F3 ${paper.between(60, 190)}`, `Autolettura dal ${at(addDays(issued, 20))} al ${at(addDays(issued, 24))}`], { size: 7.5 }),
        line(0, 650, 595, 650, { stroke: '#999' }),
        box(40, 662, 515, 120, { stroke: '#b58900' }),
        text(50, 678, 'CONTI CORRENTI POSTALI - Ricevuta di Accredito', { size: 8, face: 'sans-bold' }),
        lines(50, 700, 15, [`sul C/C n. ${paper.code('########')}   di Euro ${amount}`, `INTESTATO A: ${issuer}`, `ESEGUITO DA: ${name}`, `SCADENZA ${scadenza}   FATTURA ${fattura}`], { size: 8, face: 'mono' }),
        text(548, 774, `<${paper.code('##################')}>  ${paper.code('########')}>`, { face: 'mono', size: 7.5, align: 'right' }),
        text(44, 800, `${issuer} - Sede legale: Viale Europa 15, 00144 Roma - Capitale sociale € 10.000.000 i.v. - P. IVA ${paper.code('###########')}`, { size: 6, color: '#555' }),
      ]),
    ]
  },
}
