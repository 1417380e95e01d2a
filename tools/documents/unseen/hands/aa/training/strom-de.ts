import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A German yearly power account after DIN 5008: sender line above the window, information block, a letter's wording. */
export const stromDe: UnseenLayout = {
  name: 'strom-de',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'DE')()
    const page = openPage()
    const town = paper.pick(['Ahrensbek', 'Mühlstetten', 'Niederwalden'])
    const brand = paper.put('issuer_name', `Stadtwerke ${town} GmbH`)
    const sent = addDays(paper.today, -paper.between(5, 170))
    const due = addDays(sent, 18)
    const paid = paper.between(70000, 120000)
    const cents = paper.between(2100, 24000)
    const total = paid + cents
    page.r(555, 56, brand, 15, 'sans-bold', '#00427a')
    page.r(555, 70, 'Strom · Erdgas · Wasser · Wärme', 8, 'sans', '#00427a')
    page.t(56, 128, `${brand} · Postfach 12 40 · 24768 ${town}`, 6.4)
    page.rule(56, 132, 300, '#888888', 0.4)
    page.rows(56, 150, 13, [one.sex === 'F' ? 'Frau' : 'Herrn'], 10)
    page.t(56, 163, paper.put('document_holder_name', one.full), 10)
    page.rows(56, 176, 13, one.lines, 10)
    paper.put('address', joined(one.lines))
    const block: [string, string][] = [
      ['Kundennummer', paper.code('2####')],
      ['Vertragskonto', paper.put('account_number', paper.code('2000 #### ####'))],
      ['Rechnungsnummer', paper.code('VR-26-######')],
      ['Zählernummer', paper.code('1 EMH00 #### ####')],
      ['Datum', paper.put('document_date', sent, day(sent, 'DD.MM.YYYY'))],
    ]
    block.forEach(([label, value], index) => {
      page.t(380, 136 + index * 24, label, 7, 'sans', { color: '#666666' })
      page.t(380, 146 + index * 24, value, 9)
    })
    page.t(
      56,
      292,
      `Jahresverbrauchsabrechnung Strom ${day(addDays(sent, -380), 'DD.MM.YYYY')} – ${day(addDays(sent, -16), 'DD.MM.YYYY')}`,
      11,
      'sans-bold',
      { fit: 499 },
    )
    const greeting = one.sex === 'F' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr'
    page.t(56, 318, `${greeting} ${one.surname},`, 9.4)
    let y = page.para(
      56,
      336,
      499,
      'vielen Dank für Ihr Vertrauen. Für die Lieferung von elektrischer Energie rechnen wir wie folgt ab:',
      9.4,
    )
    const net = Math.round(total / 1.19)
    y = page.grid(
      [56, -555],
      y + 14,
      18,
      [
        ['Rechnungsbetrag netto', `${money(net, 'de')} EUR`],
        ['zzgl. 19 % Umsatzsteuer', `${money(total - net, 'de')} EUR`],
        ['Rechnungsbetrag brutto', `${money(total, 'de')} EUR`],
        ['abzüglich geleistete Abschläge', `${money(paid, 'de')}- EUR`],
      ],
      9.4,
    )
    page.rule(56, y - 10, 555)
    page.t(56, y + 6, 'Nachzahlung', 11, 'sans-bold')
    page.r(555, y + 6, `${paper.put('amount_due', amount(cents), money(cents, 'de'))} EUR`, 11, 'sans-bold')
    y = page.para(
      56,
      y + 34,
      499,
      `Bitte überweisen Sie den Betrag bis zum ${paper.put('due_date', due, day(due, 'DD.MM.YYYY'))} unter Angabe des Vertragskontos. Ihr neuer monatlicher Abschlag beträgt ${money(Math.round(total / 1100) * 100, 'de')} EUR.`,
      9.4,
    )
    page.para(
      56,
      y + 12,
      499,
      'Hinweis zum Energieverbrauch: Ein vergleichbarer Zwei-Personen-Haushalt verbraucht im Jahr rund 2.900 kWh. Energieeffizienz-Tipps finden Sie in unserem Kundenzentrum.',
      8.4,
    )
    page.t(56, y + 60, 'Mit freundlichen Grüßen', 9.4)
    page.t(56, y + 76, 'Ihr Kundenservice', 9.4)
    page.rule(56, 770, 555, '#888888', 0.4)
    page.grid(
      [56, 220, 390],
      782,
      10,
      [
        [
          `Geschäftsführer: Dr. U. Specimen`,
          `HRB ${paper.code('####')} Amtsgericht Kiel`,
          `USt-IdNr. DE${paper.code('#########')}`,
        ],
        ['SPECIMEN', 'Sparkasse (Muster)', `DE${paper.code('## 2105 #### #### #### ##')}`],
      ],
      6.6,
    )
    return [page.sheet()]
  },
}
