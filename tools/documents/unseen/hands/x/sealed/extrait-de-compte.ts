import { addDays, monthEnd, parts } from '../../../../calendar.ts'
import { box, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, full, ibanFor, someone } from '../people.ts'
import { inFours } from '../../../../samples/numbers.ts'

const movements = [
  ['Paiement par carte', 'DELHAIZE 2214'],
  ['Domiciliation européenne', 'LUMINUS SA'],
  ['Virement instantané en euros', 'LOYER'],
  ['Retrait d’espèces', 'BANCONTACT'],
  ['Paiement Bancontact', 'SNCB NMBS'],
  ['Frais liés au compte', 'FORFAIT MENSUEL'],
] as const

/** A Belgian account extract: the sign behind the amount, points between thousands, the new balance in a box at the foot. */
export const extraitDeCompte: UnseenLayout = {
  name: 'extrait-de-compte',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const s = pen('sans', 'sans-bold', '#1d2f5a')
    const holder = someone(paper, 'BE')
    const name = `${holder.sex === 'F' ? 'MME' : 'M.'} ${paper.put('document_holder_name', full(holder).toUpperCase())}`
    const bank = paper.put('issuer_name', `Banque ${firm(paper, 'BE', ['Épargne', 'Crédit', 'Générale'])} SA`)
    const lines = addressed(paper, holder.lines)
    const end = monthEnd(paper.today, paper.between(1, 2))
    const start = `${end.slice(0, 8)}01`
    const ten = paper.code('3#########')
    const iban = ibanFor('BE', `${ten}${String(Number(ten) % 97 || 97).padStart(2, '0')}`)
    paper.put('iban', iban, inFours(iban))
    const opening = paper.between(20_000, 780_000)
    let [balance, into, out] = [opening, 0, 0]
    const signed = (cents: number) => `${amount(Math.abs(cents), 'de')} ${cents < 0 ? '-' : '+'}`
    const rows = Array.from({ length: paper.between(7, 10) }, (_, index) => {
      const isSalary = index === 3
      const cents = isSalary ? paper.between(190_000, 420_000) : -paper.between(700, 68_000)
      balance += cents
      if (cents > 0) into += cents
      else out -= cents
      const on = addDays(start, Math.floor((index * (parts(end).day - 2)) / 10) + 1)
      const [kind, whom] = isSalary ? ['Virement en votre faveur', 'SALAIRE'] : paper.pick(movements)
      return { on, kind, whom, cents }
    })
    const top = 300
    const foot = top + rows.length * 30 + 16
    const sum = (field: string, cents: number, sign: number) => cash(paper, field, cents, signed(sign * cents))
    const marks: Marks = [
      roundedBox(40, 36, 26, 26, 6, { fill: '#d2691e' }),
      s.L(
        74,
        54,
        bank
          .replace(/^Banque /, '')
          .replace(/ SA$/, '')
          .toUpperCase(),
        13,
      ),
      f.R(555, 50, `Extrait de compte n° ${paper.between(4, 10)}`, 12),
      f.r(
        555,
        64,
        `du ${dated(paper, 'period_start', start, 'DD-MM-YYYY')} au ${dated(paper, 'period_end', end, 'DD-MM-YYYY')}`,
        9,
      ),
      f.r(555, 77, 'Feuillet 1/1', 8),
      [name, ...lines].map((row, index) => f.l(330, 132 + index * 13, row, 10)),
      s.l(40, 132, `IBAN   ${inFours(iban)}`, 8.6),
      s.l(40, 146, `BIC   ${paper.code('@@@@BEBB')}`, 8.6),
      s.l(40, 160, `Devise   ${paper.put('currency', 'EUR')}`, 8.6),
      s.l(40, 174, 'Compte à vue  —  Formule Confort', 8.6),
      box(40, 222, 515, 18, { fill: '#f3e3d5' }),
      f.l(46, 234, `Ancien solde au ${day(addDays(start, -1), 'DD-MM-YYYY')}`, 9),
      f.R(549, 234, cash(paper, 'opening_balance', opening, signed(opening)), 9.5),
      s.L(46, 262, 'Date', 8),
      s.L(110, 262, 'Libellé', 8),
      s.L(400, 262, 'Valeur', 8),
      s.R(549, 262, 'Montant en EUR', 8),
      rule(40, 268, 555, '#d2691e', 1),
      rows.flatMap(({ on, kind, whom, cents }, index) => [
        f.l(46, top - 18 + index * 30, day(on, 'DD-MM'), 9),
        f.l(110, top - 18 + index * 30, kind, 9),
        f.l(110, top - 7 + index * 30, `${whom}  REF. ${paper.code('########')}`, 7.4),
        f.l(400, top - 18 + index * 30, day(on, 'DD-MM'), 9),
        f.r(549, top - 18 + index * 30, signed(cents), 9),
        rule(40, top + index * 30, 555, '#ddd'),
      ]),
      f.l(300, foot, 'Total des opérations au crédit', 8.4),
      f.r(549, foot, sum('total_credits', into, 1), 8.4),
      f.l(300, foot + 13, 'Total des opérations au débit', 8.4),
      f.r(549, foot + 13, sum('total_debits', out, -1), 8.4),
      box(300, foot + 24, 255, 24, { stroke: '#d2691e', strokeWidth: 1.2 }),
      f.L(308, foot + 40, `Nouveau solde au ${day(end, 'DD-MM-YYYY')}`, 9),
      f.R(549, foot + 40, cash(paper, 'closing_balance', balance, signed(balance)), 10),
      paragraph(
        { x: 40, y: 776, width: 515, leading: 8.6 },
        `${bank}, établissement de crédit agréé. Siège social : ${holder.town}. RPM ${paper.code('0###.###.###')}. Vos dépôts sont protégés par le Fonds de garantie jusqu’à 100.000 EUR par personne et par banque.`,
        { size: 6.4, face: 'sans', color: '#666' },
      ),
    ]
    return [page('a4', marks, 'Spécimen')]
  },
}
