import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import {
  day,
  emblem,
  francs,
  ibanOf,
  initialsOf,
  money,
  openPage,
  putAddress,
  putDay,
  putMoney,
  recent,
  split,
} from '../kit.ts'
import { addressIn } from '../people.ts'

const providers = [
  ['Svirgola', 'Svirgola Telecomunicazioni SA', 'Via Cantonale 18, 6928 Manno'],
  ['alpnet', 'Alpnet (Svizzera) SA', 'Piazza Stazione 2, 6500 Bellinzona'],
  ['Lago Cavo', 'Aziende Cavo del Ceresio SA', 'Via Industria 1, 6982 Agno'],
] as const

/** A Ticino telephone bill in Italian with the Swiss QR slip below: receipt at the left, payment part, a square of dots. */
export const chFatturaTelefono: UnseenLayout = {
  name: 'ch-fattura-telefono',
  docType: 'telecom_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans']))
    const [brand, legal, seat] = tripleOf(paper, providers, 'it telecom')
    const ink = paper.pick(['#001155', '#e4002b', '#2a9d8f'])
    const issued = recent(paper, 4, 50)
    const total = Math.round(paper.between(2900, 19000) / 5) * 5
    const parts = split(paper, total, 3)
    const account = paper.put('account_number', paper.code(paper.pick(['2 ### ### ###', '30######', 'C-######'])))
    page.add(...emblem(paper, 48, 30, 36, ink, initialsOf(legal)))
    page.say(94, 54, brand, { size: 16, bold: true, color: ink })
    const { line } = putHolder(paper, 'CH', ['titled', 'plain', 'surname first'], 'it')
    const rows = putAddress(paper, addressIn(paper, 'CH'))
    page.stack(330, 108, [line, ...rows], { size: 10 })
    const dated = putDay(paper, 'document_date', issued, paper.pick(['DD.MM.YYYY', 'D MMMM YYYY']), 'it')
    page.pairs(
      48,
      290,
      108,
      [
        [paper.pick(['Numero cliente', 'N. cliente', 'Conto n.', 'Numero di conto']), account],
        [paper.pick(['Fattura n.', 'Numero fattura']), paper.code('90########')],
        [paper.pick(['Data della fattura', 'Data fattura', 'Data']), dated],
        [paper.pick(['Pagabile entro il', 'Scadenza', 'Termine di pagamento']), day(addDays(issued, 30), 'DD.MM.YYYY')],
      ],
      { size: 8.3, leading: 14 },
    )
    page.say(
      48,
      214,
      `${paper.pick(['La sua fattura', 'Fattura', 'Conto telefonico'])} ${day(issued, 'MMMM YYYY', 'it')}`,
      { size: 14, bold: true },
    )
    const shown = putMoney(paper, 'amount_due', total, francs)
    const names = paper.pick([
      ['Abbonamento inOne mobile', 'Internet fibra 10 Gbit/s', 'Consumo e roaming'],
      ['TV e radio', 'Rete fissa', 'Apparecchio a rate'],
    ] as const)
    const below = page.pairs(
      48,
      545,
      242,
      [
        ...parts.map((cents, index) => [names[index] ?? 'Servizi di terzi', money(cents, francs)] as const),
        [`di cui IVA 8.1 %`, money(Math.round(total * 0.0749), francs)],
      ],
      { size: 9, leading: 17 },
    )
    page.rule(48, 545, below - 8)
    page.pairs(
      48,
      545,
      below + 8,
      [
        [
          paper.pick([
            'Importo da pagare CHF',
            'Totale fattura CHF',
            'Totale da pagare IVA inclusa CHF',
            'Saldo da pagare CHF',
          ]),
          shown,
        ],
      ],
      { size: 11, bold: true },
    )
    page.wrap(
      48,
      below + 40,
      497,
      'In caso di mancato pagamento entro la scadenza è dovuta una tassa di diffida di CHF 30.–. Domande sulla fattura: 0800 000 800, tutti i giorni dalle 8 alle 20. Passi alla fattura elettronica eBill.',
      { size: 8.2 },
    )
    paper.put('issuer_name', legal)
    if (paper.chance(0.5)) page.say(48, 500, `${legal}, ${seat} - CHE-${paper.code('1##.###.###')} IVA`, { size: 6.5 })
    page.rule(0, 595, 545, '#000000', 0.5)
    const iban = ibanOf('CH', paper.code('30000############'))
    page.say(20, 566, 'Ricevuta', { size: 11, bold: true })
    page.stack(20, 584, ['Conto / Pagabile a', iban, legal, ...seat.split(', ')], { size: 7 })
    page.stack(20, 650, ['Pagabile da', line, ...rows], { size: 7 })
    page.grid(
      730,
      [20, 70],
      [
        ['Valuta', 'Importo'],
        ['CHF', shown],
      ],
      { size: 7.5 },
    )
    page.add(box(170, 545, 0.5, 270, { fill: '#000000' }))
    page.say(185, 566, 'Sezione pagamento', { size: 11, bold: true })
    for (let row = 0; row < 24; row += 1)
      for (let column = 0; column < 24; column += 1)
        if (paper.chance(0.5)) page.add(box(186 + column * 5.4, 582 + row * 5.4, 5.4, 5.4, { fill: '#000000' }))
    page.grid(
      732,
      [185, 240],
      [
        ['Valuta', 'Importo'],
        ['CHF', shown],
      ],
      { size: 8.5 },
    )
    page.stack(
      350,
      566,
      [
        'Conto / Pagabile a',
        iban,
        legal,
        ...seat.split(', '),
        '',
        'Riferimento',
        paper.code('21 00000 000## ##### ##### #####'),
        '',
        'Pagabile da',
        line,
        ...rows,
      ],
      { size: 8.5, leading: 12.5 },
    )
    return [page.sheet()]
  },
}
