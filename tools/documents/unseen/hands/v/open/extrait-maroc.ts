import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, ellipse, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { arabic } from '../arabic.ts'
import { amount, dated, easel, figures, page, plain, type Easel } from '../kit.ts'
import { folk } from '../people.ts'

const labels = [
  'RETRAIT GAB',
  'PAIEMENT TPE MARJANE',
  'VIREMENT RECU DE',
  'PRELEVEMENT IAM',
  'CHEQUE PAYE N',
  'PAIEMENT INTERNET ONCF',
  'VERSEMENT ESPECES',
  'FRAIS TENUE DE COMPTE',
  'VIREMENT EMIS',
  'COMMISSION PACK',
  'REMISE CHEQUE N',
] as const
const incoming = new Set<string>(['VIREMENT RECU DE', 'VERSEMENT ESPECES', 'REMISE CHEQUE N'])

/** A Moroccan bank: an extract in line-printer type over two pages, the 24 digits of the RIB in boxes, sums at the end. */
export const extraitMaroc: UnseenLayout = {
  name: 'extrait-maroc',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'MA')()
    const brand = paper.pick([
      ['BANQUE CHÉRIFIENNE D’ÉPARGNE', 'البنك الشريف للادخار'],
      ['CRÉDIT ATLAS MAROC', 'القرض الأطلس المغرب'],
    ] as const)
    const ink = paper.pick(['#9c2a1c', '#0d5a3c'])
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    const printedOn = addDays(end, paper.between(2, 9))
    const [bank, city, account] = [paper.code('0##'), paper.code('7##'), paper.code('################')]
    const key = String(97n - (BigInt(`${bank}${city}${account}00`) % 97n)).padStart(2, '0')
    const opening = paper.between(80_000, 3_900_000)
    const money = (cents: number) => figures(cents, 'space')
    const moves = Array.from({ length: 22 }, (_, index) => {
      const label = paper.pick(labels)
      const sign = incoming.has(label) ? 1 : -1
      return {
        day: addDays(start, index),
        label: label.endsWith(' N') ? `${label} ${paper.code('#######')}` : label,
        cents:
          sign *
          paper.between(label.includes('COMM') || label.includes('FRAIS') ? 900 : 6000, sign > 0 ? 900_000 : 190_000),
      }
    })
    const credits = moves.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
    const debits = moves.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0)
    const closing = opening + credits - debits
    const side = (cents: number) => (cents < 0 ? 'D' : 'C')

    const sheet = (number: number): Easel => {
      const one = easel({ face: 'mono', size: 8.2 })
      one.add(
        ellipse(52, 50, 16, 16, { fill: ink }),
        ellipse(52, 50, 9, 9, { fill: '#fff' }),
        ellipse(56, 46, 9, 9, { fill: ink }),
      )
      one.say(78, 48, paper.put('issuer_name', brand[0]), { face: 'serif-bold', size: 13, color: ink })
      one.add(...arabic(563, 48, 14, brand[1], ink))
      one.say(78, 62, 'EXTRAIT DE COMPTE', { face: 'sans-bold', size: 9 })
      one.add(...arabic(563, 64, 10, 'كشف الحساب', ink))
      one.say(563, 80, `Page ${number}/2`, { align: 'right', size: 7.6 })
      one.say(40, 832, 'SPECIMEN', { face: 'sans', size: 7 })
      return one
    }
    const head = (one: Easel, y: number) => {
      one.add(box(36, y, 523, 26, { fill: '#efe9e2' }))
      const titles: readonly (readonly [number, string, string, 'left' | 'right'])[] = [
        [42, 'DATE OP.', 'التاريخ', 'left'],
        [100, 'VALEUR', '', 'left'],
        [156, 'LIBELLE', 'البيان', 'left'],
        [472, 'DEBIT', 'مدين', 'right'],
        [553, 'CREDIT', 'دائن', 'right'],
      ]
      for (const [x, label, second, align] of titles) {
        one.say(x, y + 10, label, { face: 'narrow-bold', size: 7.6, align })
        if (second !== '') one.add(...arabic(align === 'right' ? x : x + 40, y + 21, 8, second))
      }
    }
    const row = (one: Easel, y: number, { day, label, cents }: (typeof moves)[number]) => {
      one.say(42, y, dated(day, 'DD MM YY'))
      one.say(100, y, dated(addDays(day, 1), 'DD MM YY'))
      one.say(156, y, label)
      one.say(cents < 0 ? 472 : 553, y, money(Math.abs(cents)), { align: 'right' })
    }

    const first = sheet(1)
    const { say, rows, add } = first
    const address = holder.lines.map(plain)
    rows(316, 118, 13, [paper.put('document_holder_name', plain(`${holder.given} ${holder.surname}`)), ...address], {
      size: 9.4,
    })
    paper.put('address', address.join(', '), address[0])
    rows(
      40,
      106,
      13,
      [
        `AGENCE : ${plain(holder.town)} ${paper.pick(['CENTRE', 'AL WAHDA', 'PORT'])}`,
        `EDITE LE ${paper.put('document_date', printedOn, dated(printedOn, 'DD/MM/YYYY'))}`,
        `PERIODE DU ${paper.put('period_start', start, dated(start, 'DD/MM/YYYY'))}`,
        `        AU ${paper.put('period_end', end, dated(end, 'DD/MM/YYYY'))}`.trim(),
        `DEVISE : ${paper.put('currency', 'MAD')}`,
      ],
      { size: 8.2 },
    )
    const cells: readonly (readonly [number, number, string, string])[] = [
      [40, 70, 'Code banque', bank],
      [110, 70, 'Code ville', city],
      [180, 210, 'N° de compte', paper.put('account_number', account)],
      [390, 60, 'Clé RIB', key],
    ]
    for (const [x, width, label, value] of cells) {
      add(box(x, 186, width, 30, { stroke: ink, strokeWidth: 0.6 }))
      say(x + 4, 195, label, { face: 'narrow', size: 6.8, color: ink })
      say(x + 6, 210, value, { size: 10 })
    }
    head(first, 232)
    say(156, 274, `SOLDE DEPART AU ${dated(addDays(start, -1), 'DD/MM/YYYY')}`, { face: 'mono-bold' })
    say(553, 274, paper.put('opening_balance', amount(opening), money(opening)), { face: 'mono-bold', align: 'right' })
    moves.slice(0, 15).forEach((move, index) => row(first, 296 + index * 19, move))
    say(553, 600, 'A REPORTER ...', { align: 'right' })
    add(line(36, 586, 559, 586))
    rows(
      40,
      640,
      11,
      [
        'Nouveau : ouvrez votre compte sur carnet depuis l’application, taux brut 2,51 %.',
        'Sauf réclamation dans un délai de 30 jours, ce relevé est réputé approuvé.',
      ],
      { face: 'narrow', size: 8 },
    )

    const second = sheet(2)
    second.say(40, 104, `COMPTE ${account}   ${plain(`${holder.given} ${holder.surname}`)}`)
    head(second, 116)
    moves.slice(15).forEach((move, index) => row(second, 162 + index * 19, move))
    second.add(line(36, 300, 559, 300))
    second.say(156, 318, 'TOTAL MOUVEMENTS')
    second.say(472, 318, paper.put('total_debits', amount(debits), money(debits)), { align: 'right' })
    second.say(553, 318, paper.put('total_credits', amount(credits), money(credits)), { align: 'right' })
    second.say(156, 340, `SOLDE FINAL AU ${dated(end, 'DD/MM/YYYY')}`, { face: 'mono-bold' })
    paper.put('closing_balance', amount(closing), money(Math.abs(closing)))
    second.say(closing < 0 ? 472 : 553, 340, money(Math.abs(closing)), { face: 'mono-bold', align: 'right' })
    second.say(156, 356, `SOIT EN VOTRE ${closing < 0 ? 'DEBIT' : 'CREDIT'} (${side(closing)})`, { size: 7.4 })
    second.flow(
      { x: 40, y: 780, width: 519, leading: 9 },
      `${brand[0]}, société anonyme au capital de 1.060.000.000,00 DH, établissement de crédit agréé par Bank Al-Maghrib. Siège social : 101, boulevard Mohammed Zerktouni, Casablanca. Médiateur bancaire : www.cmmb.example`,
      { face: 'narrow', size: 7 },
    )
    return [page(first.marks), page(second.marks)]
  },
}
