import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { belgianIban, day, emblem, initialsOf, money, openPage, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { account } from '../moves.ts'
import { addressIn } from '../people.ts'

const labels = {
  in: ['OVERSCHRIJVING VAN VZW DE BRUG', 'STORTING LOON NV HAVENTRANS', 'INSTANTOVERSCHRIJVING VAN J. MAES'],
  out: [
    'BETALING BANCONTACT SUPERMARKT',
    'DOMICILIERING LUMEO',
    'GELDOPNEMING AUTOMAAT',
    'BETALING VIA APP',
    'KOSTEN ZICHTREKENING',
    'DOORLOPENDE OPDRACHT HUUR',
  ],
} as const

/** A Flemish account extract: signs after the amounts, each movement on two lines, old and new balance in a band. */
export const beRekeninguittreksel: UnseenLayout = {
  name: 'be-rekeninguittreksel',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'mono']))
    const { brand, legal, seat } = firmOf(paper, firms.beBank, 'nl bank')
    const ink = paper.pick(['#0a4b8f', '#d65a00', '#1b1b1b'])
    const end = recent(paper, 2, 50)
    const start = addDays(end, -paper.between(13, 31))
    const book = account(paper, { start, end, count: paper.between(6, 10) }, labels)
    const pattern = paper.pick(['DD-MM-YYYY', 'DD/MM/YYYY', 'D MMMM YYYY'])
    page.add(...emblem(paper, 40, 28, 34, ink, initialsOf(legal)))
    page.say(84, 50, brand, { size: 14, bold: true, color: ink })
    page.say(
      555,
      44,
      `${paper.pick(['Rekeninguittreksel', 'UITTREKSEL', 'Rekeningoverzicht'])} nr. ${paper.between(3, 19)}`,
      { size: 11, bold: true, align: 'right' },
    )
    const { line } = putHolder(paper, 'BE', ['titled', 'plain', 'capitals', 'surname first', 'joint'], 'nl')
    const rows = putAddress(paper, addressIn(paper, 'BE'))
    page.stack(paper.chance(0.6) ? 320 : 60, 104, [line, ...rows], { size: 9.5 })
    const iban = paper.put('iban', belgianIban(paper))
    paper.put('account_number', iban)
    const [from, to] = [
      putDay(paper, 'period_start', start, pattern, 'nl'),
      putDay(paper, 'period_end', end, pattern, 'nl'),
    ]
    page.pairs(
      40,
      400,
      176,
      [
        [paper.pick(['IBAN', 'Rekeningnummer (IBAN)', 'Zichtrekening']), iban],
        ['BIC', 'SCHBBEBB'],
        [
          paper.pick(['Periode', 'Verrichtingen', 'Overzicht van']),
          paper.pick([`van ${from} tot ${to}`, `${from} t.e.m. ${to}`, `${from} - ${to}`]),
        ],
        ['Munt', paper.put('currency', 'EUR')],
      ],
      { size: 8.5, leading: 13 },
    )
    const signed = (cents: number) => `${money(Math.abs(cents), { group: '.', point: ',' })}${cents < 0 ? '-' : '+'}`
    const put = (field: string, cents: number, printed: string) => paper.put(field, (cents / 100).toFixed(2), printed)
    page.fill(40, 236, 515, 18, '#e9eef4')
    page.grid(
      248,
      [46, -550],
      [
        [
          `${paper.pick(['Vorig saldo', 'Beginsaldo', 'Vorig saldo op', 'Saldo vorig uittreksel'])} ${day(addDays(start, -1), pattern, 'nl')}`,
          put('opening_balance', book.opening, signed(book.opening)),
        ],
      ],
      { size: 9, bold: true },
    )
    let y = 272
    for (const [index, { date, label, cents }] of book.moves.entries()) {
      page.grid(
        y,
        [46, 84, 150, -550],
        [[String(index + 1).padStart(4, '0'), day(date, 'DD-MM'), label, signed(cents)]],
        { size: 8.5 },
      )
      page.say(
        150,
        y + 11,
        paper.pick([
          `valuta ${day(date, 'DD-MM-YYYY')}  ref. ${paper.code('#####@@##')}`,
          `kaart 6703 ${paper.code('#### ####')} - ${paper.pick(['GENT', 'HASSELT', 'LEUVEN'])}`,
          'mededeling: niet gestructureerd',
        ]),
        { size: 7, color: '#555555' },
      )
      y += 30
    }
    page.fill(40, y - 6, 515, 18, '#e9eef4')
    page.grid(
      y + 6,
      [46, -550],
      [
        [
          `${paper.pick(['Nieuw saldo', 'Eindsaldo', 'Nieuw saldo op', 'Huidig saldo'])} ${day(end, pattern, 'nl')}`,
          putMoney(paper, 'closing_balance', book.closing, { group: '.', point: ',', after: '+' }),
        ],
      ],
      { size: 9, bold: true },
    )
    if (paper.chance(0.5)) {
      page.grid(
        y + 28,
        [46, -300],
        [
          ['Totaal bijschrijvingen', put('total_credits', book.credits, signed(book.credits))],
          ['Totaal afschrijvingen', put('total_debits', book.debits, signed(-book.debits))],
        ],
        { size: 8 },
      )
    }
    page.wrap(
      40,
      730,
      515,
      'Uw deposito’s komen in aanmerking voor bescherming door het Garantiefonds. Bent u niet akkoord met een verrichting? Meld het binnen 30 dagen. Kaart kwijt? Bel Card Stop 078 170 170.',
      { size: 7.5 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      40,
      800,
      515,
      `${legal} – ${paper.pick(['Maatschappelijke zetel: ', 'Zetel: '])}${seat} – BTW BE ${paper.code('0###.###.###')} – RPR`,
      { size: 6.5 },
    )
    clutter(paper, page, { x: 40, right: 555, top: y + 60, bottom: 716 }, 'nl')
    return [page.sheet()]
  },
}
