import { addDays, daysBetween } from '../../../../calendar.ts'
import { box, line, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, figures, ibanOf, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A German craftsman's invoice for painting or tiling: positions, value added tax, bank details at the foot. */
export const handwerkerRechnung: UnseenLayout = {
  name: 'handwerker-rechnung',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'DE')
    const [client, master] = [next(), next()]
    const issued = addDays(paper.today, -paper.between(6, 200))
    const trade = paper.pick(['Malermeisterbetrieb', 'Fliesen & Naturstein', 'Tischlerei'])
    const ink = paper.pick(['#21618c', '#a04000', '#1e6b3a'])
    const { say, rows, flow, add, marks } = easel({ face: 'sans', size: 8.8 })
    add(shape('M475 40 L515 64 L555 40 L555 78 L475 78 Z', { fill: ink }))
    say(50, 62, `${trade} ${master.surname}`, { face: 'sans-bold', size: 17, color: ink })
    say(50, 78, `Inh. ${master.given} ${master.surname}  -  seit 1987 Ihr Partner am Bau`, { size: 8 })
    say(50, 128, `${trade} ${master.surname} - ${master.lines.join(' - ')}`, { size: 6.4, color: '#666' })
    rows(50, 146, 13, [`${client.woman ? 'Frau' : 'Herrn'}`, `${client.given} ${client.surname}`, ...client.lines], {
      size: 10,
    })
    const facts: readonly (readonly [string, string])[] = [
      ['Rechnung Nr.', paper.code(`${issued.slice(0, 4)}-####`)],
      ['Rechnungsdatum', dated(issued, 'DD.MM.YYYY')],
      ['Kundennummer', paper.code('1####')],
      [
        'Leistungszeitraum',
        `KW ${Math.max(1, Math.floor(daysBetween(`${issued.slice(0, 4)}-01-01`, issued) / 7) - paper.between(0, 2))}/${issued.slice(0, 4)}`,
      ],
      ['Bearbeiter', master.surname],
    ]
    facts.forEach(([label, value], index) => {
      say(370, 146 + index * 14, label)
      say(555, 146 + index * 14, value, { align: 'right' })
    })
    say(50, 260, 'Rechnung', { face: 'sans-bold', size: 16 })
    flow(
      { x: 50, y: 282, width: 505, leading: 13 },
      `Sehr geehrte${client.woman ? ' Frau' : 'r Herr'} ${client.surname}, für die ausgeführten Arbeiten in Ihrer Wohnung erlauben wir uns zu berechnen:`,
    )
    add(box(50, 320, 505, 18, { fill: ink }))
    const edges = [56, 90, 370, 455, 549]
    const titles = ['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt EUR']
    titles.forEach((title, index) =>
      say(edges[index] ?? 0, 332, title, {
        face: 'sans-bold',
        size: 8,
        color: '#fff',
        align: index < 2 ? 'left' : 'right',
      }),
    )
    const works = [
      'Untergrund vorbereiten, spachteln',
      'Decken und Wände zweimal streichen',
      'Türzargen schleifen und lackieren',
      'Bodenbelag liefern und verlegen',
      'Abdeckarbeiten, Entsorgung',
    ]
    let net = 0
    works.forEach((work, index) => {
      const quantity = paper.between(2, 64)
      const price = paper.between(390, 4200)
      net += quantity * price
      const cells = [
        String(index + 1),
        work,
        `${quantity} ${index === 4 ? 'Std.' : 'm²'}`,
        figures(price, 'dot'),
        figures(quantity * price, 'dot'),
      ]
      cells.forEach((cell, column) =>
        say(edges[column] ?? 0, 356 + index * 18, cell, { align: column < 2 ? 'left' : 'right' }),
      )
      add(line(50, 362 + index * 18, 555, 362 + index * 18, { stroke: '#ddd', strokeWidth: 0.4 }))
    })
    const vat = Math.round(net * 0.19)
    rows(455, 470, 17, ['Nettobetrag', 'zzgl. 19 % MwSt.'], { align: 'right' })
    rows(549, 470, 17, [figures(net, 'dot'), figures(vat, 'dot')], { align: 'right' })
    add(line(370, 512, 555, 512, { strokeWidth: 1 }))
    say(455, 528, 'Rechnungsbetrag', { face: 'sans-bold', align: 'right', size: 10 })
    say(549, 528, `${figures(net + vat, 'dot')} €`, { face: 'sans-bold', align: 'right', size: 10 })
    flow(
      { x: 50, y: 570, width: 505, leading: 13 },
      `Zahlbar bis ${dated(addDays(issued, 14), 'DD.MM.YYYY')} ohne Abzug. Im Rechnungsbetrag sind Lohnkosten von ${figures(Math.round(net * 0.6), 'dot')} € enthalten (§ 35a EStG). Bitte bewahren Sie diese Rechnung zwei Jahre auf. Wir danken für Ihren Auftrag!`,
    )
    say(50, 640, 'Mit freundlichen Grüßen')
    say(50, 668, `${master.given} ${master.surname}`)
    say(555, 700, 'MUSTER / SPECIMEN', { size: 8, align: 'right', color: '#999' })
    add(line(50, 768, 555, 768, { stroke: ink }))
    rows(50, 782, 10, [`${trade} ${master.surname}`, ...master.lines, 'Tel. 0800 555 01 12'], { size: 6.8 })
    rows(
      230,
      782,
      10,
      [`Volksbank ${master.town} eG`, ibanOf('DE', paper.code('##################')), 'BIC GENODEF1MUS'],
      { size: 6.8 },
    )
    rows(
      420,
      782,
      10,
      [
        `St.-Nr. ${paper.code('###/####/####')}`,
        `Handwerkskammer ${master.town}`,
        `Betriebsnr. ${paper.code('######')}`,
      ],
      { size: 6.8 },
    )
    return [page(marks)]
  },
}
