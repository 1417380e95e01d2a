import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A relevé de compte: the address at the right for a window envelope, debit and credit columns, new balance under the table. */
export const releveFrance: UnseenLayout = {
  name: 'releve-france',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'FR')()
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = monthEnd(end, 1)
    const money = (cents: number) => grouped(cents, ' ', ',')
    const moves = Array.from({ length: 11 }, (_, index) =>
      index % 4 === 1 ? paper.between(40_000, 210_000) : -paper.between(700, 41_000),
    )
    const credits = moves.filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0)
    const debits = -moves.filter((cents) => cents < 0).reduce((sum, cents) => sum + cents, 0)
    const opening = paper.between(80_000, 600_000) + debits
    const closing = opening + credits - debits
    const name = paper.put('document_holder_name', `${one.surname} ${one.given.toUpperCase()}`)
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    const [bank, branch, number] = [paper.code('1####'), paper.code('0####'), paper.code('000########')]
    const key = paper.code('##')
    const marks: Mark[] = [
      box(36, 34, 120, 34, { fill: '#0b5d8a' }),
      text(96, 57, 'littoral', { size: 20, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(36, 84, 'Votre agence : PORT-NEUF   Tél. 02 99 00 01 44', { size: 8, face: 'sans' }),
      ...[name, ...rows].map((row, index) => text(330, 130 + index * 13, row, { size: 10, face: 'sans' })),
      text(36, 206, 'COMPTE DE DÉPÔT EN EUROS', { size: 12, face: 'sans-bold', color: '#0b5d8a' }),
      text(36, 222, `RIB : ${bank} ${branch} ${number} ${key}`, { size: 9, face: 'mono' }),
      text(
        36,
        236,
        `IBAN ${paper.put('iban', `FR76 ${bank.slice(0, 4)} ${bank.slice(4)}${branch.slice(0, 3)} ${branch.slice(3)}${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6, 10)} ${number.slice(10)}${key}`)}`,
        {
          size: 9,
          face: 'mono',
        },
      ),
      text(
        559,
        222,
        `du ${paper.put('period_start', start, dated(start, 'DD.MM.Y'))} au ${paper.put('period_end', end, dated(end, 'DD.MM.Y'))}`,
        { size: 9.4, face: 'sans', align: 'right' },
      ),
      box(36, 250, 523, 18, { fill: '#0b5d8a' }),
    ]
    paper.put('account_number', number)
    paper.put('currency', 'EUR', 'EUROS')
    const heads = [
      [42, 'Date', 'left'],
      [90, "Nature de l'opération", 'left'],
      [330, 'Valeur', 'left'],
      [470, 'Débit', 'right'],
      [552, 'Crédit', 'right'],
    ] as const
    for (const [x, head, align] of heads)
      marks.push(text(x, 263, head, { size: 8.6, face: 'sans-bold', color: '#fff', align }))
    marks.push(text(90, 284, `Ancien solde au ${dated(start, 'DD.MM.Y')}`, { size: 9, face: 'sans-bold' }))
    marks.push(
      text(552, 284, paper.put('opening_balance', plain(opening), money(opening)), {
        size: 9,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    const out = [
      'CB BOULANGERIE DU PORT',
      'PRLV MUTUELLE',
      'CB STATION SERVICE',
      'VIR LOYER',
      'CHEQUE 0004417',
      'PRLV FIBRE ET MOBILE',
    ]
    moves.forEach((cents, index) => {
      const y = 302 + index * 18
      const date = addDays(start, 2 + index * 2)
      marks.push(
        text(42, y, dated(date, 'DD.MM'), { size: 8.8, face: 'sans' }),
        text(330, y, dated(date, 'DD.MM'), { size: 8.8, face: 'sans' }),
      )
      marks.push(
        text(90, y, cents > 0 ? paper.pick(['VIR SALAIRE', 'VIR CPAM', 'REMISE CHEQUE']) : paper.pick(out), {
          size: 8.8,
          face: 'sans',
        }),
      )
      marks.push(text(cents > 0 ? 552 : 470, y, money(Math.abs(cents)), { size: 8.8, face: 'sans', align: 'right' }))
    })
    marks.push(line(36, 506, 559, 506), text(90, 520, 'Totaux des mouvements', { size: 9, face: 'sans' }))
    marks.push(
      text(470, 520, paper.put('total_debits', plain(debits), money(debits)), {
        size: 9,
        face: 'sans',
        align: 'right',
      }),
    )
    marks.push(
      text(552, 520, paper.put('total_credits', plain(credits), money(credits)), {
        size: 9,
        face: 'sans',
        align: 'right',
      }),
    )
    marks.push(
      box(36, 530, 523, 22, { stroke: '#0b5d8a' }),
      text(90, 545, `Nouveau solde créditeur au ${dated(end, 'DD.MM.Y')}`, { size: 9.6, face: 'sans-bold' }),
    )
    marks.push(
      text(552, 545, paper.put('closing_balance', plain(closing), `${money(closing)} €`), {
        size: 9.6,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    marks.push(
      text(
        36,
        806,
        `${paper.put('issuer_name', 'Banque du Littoral')} – Société coopérative à capital variable – 12 quai Neuf, 35400 Saint-Malo – SPECIMEN`,
        { size: 7, face: 'sans' },
      ),
    )
    return [pageOf('a4', marks)]
  },
}
