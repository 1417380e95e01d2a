import { addDays, monthEnd } from '../../../../calendar.ts'
import { inFours, moroccanAccount } from '../../../../samples/numbers.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { ibanOf } from '../accounts.ts'
import { a4Sheet, amount, bare, canonical, dayFirst, fitted, putAddress, rowsAt } from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const kinds = [
  ['VIR SALAIRE', 1],
  ['ECHEANCE CREDIT IMMO', -1],
  ['CHQ N 8841207', -1],
  ['TPE HYPER ZITOUN', -1],
  ['RETRAIT GAB', -1],
  ['VIR EMIS LOYER', -1],
  ['CHQ N 8841208', -1],
  ['VERSEMENT ESPECES', 1],
  ['TPE PHARMACIE DU PORT', -1],
  ['AGIOS ET COMMISSIONS', -1],
] as const
const columns = [
  { x: 45, align: 'left' },
  { x: 105, align: 'left' },
  { x: 165, align: 'left' },
  { x: 400, align: 'right' },
  { x: 475, align: 'right' },
  { x: 552, align: 'right' },
] as const
const mono = { face: 'mono', size: 8 } as const

/** A line printer's statement of two pages for a couple, carried over between them, overdrawn at the end; the bank is named in its corner and in small print. */
export const maBankOverdrawn: UnseenLayout = {
  name: 'ma-bank-overdrawn',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const [he, she] = [moroccan(paper, 'M'), moroccan(paper, 'F')].map(
      ({ given, surname }) => `${bare(surname)} ${bare(given)}`,
    )
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 7)}-01`
    const edited = addDays(end, 3)
    const [bank, town, account, key] = moroccanAccount(paper)
    const issuer = paper.pick(moroccanIssuers.banks)
    const iban = inFours(ibanOf('MA', `${bank}${town}${account}${key}`))
    const opening = paper.between(20_000, 180_000)
    const cents = kinds.map(
      ([, sign], index) => sign * (index === 0 ? paper.between(700_000, 1_100_000) : paper.between(30_000, 180_000)),
    )
    cents[1] = -paper.between(960_000, 1_300_000)
    let balance = opening
    const rows = kinds.map(([label], index) => {
      const move = cents[index] ?? 0
      balance += move
      const day = dayFirst(addDays(start, index * 3), '/', true)
      const sided = `${amount(balance, 'none')} ${balance < 0 ? 'D' : 'C'}`
      return [day, day, label, move < 0 ? amount(move, 'none') : '', move > 0 ? amount(move, 'none') : '', sided]
    })
    const credits = cents.reduce((sum, one) => sum + Math.max(one, 0), 0)
    const debits = cents.reduce((sum, one) => sum - Math.min(one, 0), 0)
    const signed = (value: number) => `${amount(value, 'none')} ${value < 0 ? 'DEBITEUR' : 'CREDITEUR'}`
    const carried = rows[5]?.[5] ?? ''
    const heading = (page: number): Mark[] => [
      text(45, 46, issuer, { face: 'serif-bold', size: 12, color: '#25306b' }),
      line(45, 52, 300, 52, { stroke: '#25306b', strokeWidth: 2 }),
      text(552, 46, `PAGE ${page}/2`, { ...mono, align: 'right' }),
      box(40, 214, 515, 18, { fill: '#e6e8f3' }),
      ...rowsAt(
        columns,
        [['DATE', 'VALEUR', 'NATURE DE L’OPERATION', 'DEBIT', 'CREDIT', 'SOLDE']],
        { y: 226, leading: 1 },
        mono,
      ),
      text(
        45,
        806,
        `${issuer}, S.A. à directoire et conseil de surveillance – 3, place du Souk, 10000 Rabat – Agrément n° 26-08`,
        { size: 6 },
      ),
      text(552, 816, 'SPECIMEN', { size: 6, align: 'right', color: '#a33' }),
    ]
    paper.put('issuer_name', issuer)
    const holders = `M. ${he} OU MME ${she}`
    paper.put('document_holder_name', `${he}; ${she}`, holders)
    const first = [
      ...heading(1),
      text(45, 80, 'EXTRAIT DE COMPTE', { ...mono, size: 12 }),
      text(45, 96, `EDITE LE ${paper.put('document_date', edited, dayFirst(edited))}`, mono),
      text(
        45,
        108,
        `PERIODE DU ${paper.put('period_start', start, dayFirst(start))} AU ${paper.put('period_end', end, dayFirst(end))}`,
        mono,
      ),
      fitted(310, 104, 245, holders, { ...mono, size: 9 }),
      ...putAddress(paper, moroccanHome(paper).map(bare)).map((row, index) =>
        fitted(310, 117 + index * 12, 245, row, { ...mono, size: 9 }),
      ),
      text(45, 160, `AGENCE ${town} - GESTIONNAIRE : ${bare(moroccan(paper).surname)}`, mono),
      text(45, 173, `COMPTE N° ${paper.put('account_number', account)}   DEVISE ${paper.put('currency', 'MAD')}`, mono),
      text(45, 186, `IBAN ${paper.put('iban', iban)}   BIC ${paper.code('@@@@MAMC')}`, mono),
      text(165, 250, 'ANCIEN SOLDE', mono),
      text(552, 250, paper.put('opening_balance', canonical(opening), signed(opening)), { ...mono, align: 'right' }),
      ...rowsAt(columns, rows.slice(0, 6), { y: 272, leading: 18 }, mono),
      text(165, 400, 'A REPORTER', mono),
      text(552, 400, carried, { ...mono, align: 'right' }),
      text(45, 440, 'VOTRE CARTE ARRIVE A ECHEANCE ? ELLE VOUS ATTEND EN AGENCE 15 JOURS AVANT.', mono),
    ]
    const second = [
      ...heading(2),
      text(45, 80, `COMPTE N° ${account}`, mono),
      text(165, 250, 'REPORT', mono),
      text(552, 250, carried, { ...mono, align: 'right' }),
      ...rowsAt(columns, rows.slice(6), { y: 272, leading: 18 }, mono),
      line(40, 350, 555, 350),
      text(165, 366, 'TOTAUX DE LA PERIODE', mono),
      text(400, 366, paper.put('total_debits', canonical(debits), amount(debits, 'none')), { ...mono, align: 'right' }),
      text(475, 366, paper.put('total_credits', canonical(credits), amount(credits, 'none')), {
        ...mono,
        align: 'right',
      }),
      text(165, 386, `NOUVEAU SOLDE AU ${dayFirst(end)}`, mono),
      text(552, 386, paper.put('closing_balance', canonical(balance), signed(balance)), { ...mono, align: 'right' }),
      text(45, 420, 'AUTORISATION DE DECOUVERT : 10000,00   TAUX 13,00 %', mono),
      text(45, 434, 'TOUT DEPASSEMENT EST IMMEDIATEMENT EXIGIBLE.', mono),
    ]
    return [a4Sheet(first), a4Sheet(second)]
  },
}
