import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A German Entgeltabrechnung in the computing centre's form: tiny captions, gross wages, tax and social blocks, payout. */
export const lohnDe: UnseenLayout = {
  name: 'lohn-de',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'DE')()
    const page = openPage()
    const end = monthEnd(paper.today, paper.between(1, 5))
    const sent = addDays(end, -paper.between(2, 6))
    const month = Number(end.slice(5, 7))
    const gross = paper.between(268000, 590000)
    const tax = Math.round(gross * 0.138)
    const social = [0.073 + 0.0125, 0.024, 0.093, 0.013].map((rate) => Math.round(gross * rate))
    const net = gross - tax - social.reduce((all, each) => all + each, 0)
    const hired = addYears(end.slice(0, 8).concat('01'), -paper.between(1, 15))
    page.t(40, 46, 'Abrechnung der Brutto/Netto-Bezüge', 12, 'sans-bold')
    page.r(555, 46, `für ${day(end, 'MMMM YYYY', 'de')}`, 12, 'sans-bold')
    page.r(555, 60, `${paper.put('document_date', sent, day(sent, 'DD.MM.YYYY'))}   Blatt: 1`, 7.6)
    page.box(40, 70, 515, 70)
    const small: [number, number, string, string][] = [
      [46, 80, 'Personal-Nr.', paper.code('00###')],
      [130, 80, 'Geburtsdatum', day(one.born, 'DD.MM.YY')],
      [220, 80, 'StKl', paper.pick(['1', '3', '4'])],
      [262, 80, 'Ki.Frbtr.', '0,0'],
      [320, 80, 'Konfession', '--'],
      [400, 80, 'St-Tg.', '30'],
      [450, 80, 'Eintritt', paper.put('hire_date', hired, day(hired, 'DDMMYY'))],
      [46, 112, 'SV-Nummer', paper.code('65######W0##')],
      [220, 112, 'Krankenkasse', 'Muster BKK Nord'],
      [400, 112, 'Identifikationsnummer', paper.code('## ### ### ###')],
    ]
    small.forEach(([x, y, label, value]) => {
      page.t(x, y, label, 5.8, 'sans', { color: '#555555' })
      page.t(x, y + 13, value, 8.6, 'mono')
    })
    page.t(40, 160, `${paper.put('employer_name', `${firm(paper, 'DE')} GmbH`)} * Hafenstr. 20 * 24103 Kiel`, 6.6)
    page.rows(48, 182, 12.5, [one.sex === 'F' ? 'Frau' : 'Herrn', one.full, ...one.lines], 9.4)
    paper.put('document_holder_name', one.full)
    const block = (y: number, title: string, rows: readonly (readonly string[])[]) => {
      page.box(40, y, 515, 14, { fill: '#e3e9e3' })
      page.t(46, y + 10, title, 7, 'sans-bold')
      page.grid([46, 90, -360, -550], y + 28, 13, rows, 8.4, 'mono')
      page.box(40, y, 515, 22 + rows.length * 13 + 6)
    }
    block(250, 'Brutto-Bezüge', [
      ['2000', 'Gehalt', 'L  L  J', money(gross, 'de')],
      ['', '', '', ''],
      ['', 'Gesamt-Brutto', '', paper.put('gross_pay', amount(gross), money(gross, 'de'))],
    ])
    block(330, 'Steuer/Sozialversicherung', [
      ['ST', 'Lohnsteuer', money(gross, 'de'), money(tax, 'de')],
      ['KV', 'KV-Beitrag', money(gross, 'de'), money(social[0] ?? 0, 'de')],
      ['PV', 'PV-Beitrag', money(gross, 'de'), money(social[1] ?? 0, 'de')],
      ['RV', 'RV-Beitrag', money(gross, 'de'), money(social[2] ?? 0, 'de')],
      ['AV', 'AV-Beitrag', money(gross, 'de'), money(social[3] ?? 0, 'de')],
      ['', 'Netto-Verdienst', '', money(net, 'de')],
    ])
    page.box(320, 450, 235, 26, { stroke: '#000000', strokeWidth: 1.3 })
    page.t(328, 467, 'Auszahlungsbetrag', 9, 'sans-bold')
    page.r(549, 467, paper.put('net_pay', amount(net), money(net, 'de')), 11, 'mono-bold')
    page.t(40, 466, `IBAN DE** **** **** **** **${paper.code('## ##')}`, 8.4, 'mono')
    page.t(40, 500, 'Verdienstbescheinigung (Jahressummen)', 8, 'sans-bold')
    page.grid(
      [46, -220, 300, -550],
      518,
      14,
      [
        [
          'Gesamt-Brutto',
          paper.put('gross_pay_ytd', amount(gross * month), money(gross * month, 'de')),
          'Lohnsteuer',
          money(tax * month, 'de'),
        ],
        ['SV-Brutto RV/AV', money(gross * month, 'de'), 'RV-Beitrag AN', money((social[2] ?? 0) * month, 'de')],
      ],
      8.4,
      'mono',
    )
    page.t(40, 812, '* L = laufender Bezug  J = gehört zum Gesamtbrutto.  Form.-Nr. LNX10  SPECIMEN', 6.6)
    return [page.sheet()]
  },
}
