import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

const debits = [
  'CARTE 12/09 BOULANGERIE',
  'PRLV SEPA MUTUELLE',
  'VIR INST LOYER',
  'RETRAIT DAB',
  'PRLV SEPA BOX INTERNET',
  'CHEQUE',
]
const credits = ['VIR SALAIRE', 'REMISE CHEQUE', 'VIR SEPA CPAM', 'VIR CAF']

/** A statement of a French mutual bank: two amount columns, totals of the movements, the balance with its sign in words. */
export const releveFr: UnseenLayout = {
  name: 'releve-fr',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, two] = [next(), next()]
    const page = openPage()
    const bank = paper.put(
      'issuer_name',
      paper.pick(['Caisse Mutuelle du Morbihan', 'Banque Coopérative des Alpilles', 'Crédit Fraternel']),
    )
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = addDays(monthEnd(end, 1), 1)
    paper.put('period_start', start)
    const moves = Array.from({ length: paper.between(11, 17) }, (_, index) => ({
      date: addDays(start, 2 + index),
      isCredit: index % 5 === 1,
      cents: paper.between(900, 28000) * (index % 5 === 1 ? 5 : 1),
    }))
    const sum = (isCredit: boolean) =>
      moves.reduce((all, move) => all + (move.isCredit === isCredit ? move.cents : 0), 0)
    const [out, into] = [sum(false), sum(true)]
    const before = paper.between(20000, 460000)
    const after = before + into - out
    const isJoint = paper.chance(0.5)
    const title = (sex: string) => (sex === 'F' ? 'MME' : 'M')
    const plain = isJoint ? `${one.full}; ${two.full}` : one.full
    paper.put('document_holder_name', plain.toUpperCase())
    page.t(40, 46, bank, 14, 'sans-bold', { color: '#1f4e9e' })
    page.t(40, 60, 'Agence Centre - Votre conseillère : Mme Specimen - 02 97 00 14 00 (non surtaxé)', 7)
    page.t(40, 92, 'RELEVÉ DE COMPTE CHÈQUES', 12, 'sans-bold')
    page.t(40, 108, `du ${day(start, 'DD/MM/YYYY')} au ${paper.put('period_end', end, day(end, 'DD/MM/YYYY'))}`, 9)
    page.t(40, 126, `N° de compte : ${paper.put('account_number', paper.code('0#########'))}`, 8.6)
    const iban = paper.put('iban', paper.code('FR76 1558 9297 #### #### #### #43'))
    page.t(40, 140, `IBAN ${iban}`, 8.6)
    page.t(40, 153, 'BIC CMBRFR2BXXX', 8.6)
    const heads = isJoint
      ? [`${title(one.sex)} ${one.full}`, `OU ${title(two.sex)} ${two.full}`]
      : [`${title(one.sex)} ${one.full}`]
    page.rows(340, 126, 12, [...heads.map((row) => row.toUpperCase()), ...one.lines], 9)
    paper.put('address', joined(one.lines))
    page.box(40, 196, 515, 18, { fill: '#1f4e9e' })
    page.grid(
      [46, 92, 140, -455, -548],
      208,
      18,
      [['Date', 'Valeur', 'Opération', 'Débit euros', 'Crédit euros']],
      8,
      'sans-bold',
    )
    for (const mark of page.marks.slice(-5))
      page.marks[page.marks.indexOf(mark)] = mark.kind === 'text' ? { ...mark, color: '#ffffff' } : mark
    page.t(140, 230, `SOLDE CRÉDITEUR AU ${day(start, 'DD/MM/YYYY')}`, 8.4, 'sans-bold')
    page.r(548, 230, paper.put('opening_balance', amount(before), money(before, 'fr')), 8.4, 'sans-bold')
    let y = 248
    for (const move of moves) {
      const label = paper.pick(move.isCredit ? credits : debits)
      const value = money(move.cents, 'fr')
      page.grid(
        [46, 92, 140, -455, -548],
        y,
        16,
        [
          [
            day(move.date, 'DD/MM'),
            day(addDays(move.date, 1), 'DD/MM'),
            label,
            move.isCredit ? '' : value,
            move.isCredit ? value : '',
          ],
        ],
        8.4,
      )
      y += 16
    }
    page.rule(40, y - 8, 555)
    page.t(140, y + 6, 'TOTAL DES MOUVEMENTS', 8.4)
    page.r(455, y + 6, paper.put('total_debits', amount(out), money(out, 'fr')), 8.4)
    page.r(548, y + 6, paper.put('total_credits', amount(into), money(into, 'fr')), 8.4)
    page.t(140, y + 26, `SOLDE ${after < 0 ? 'DÉBITEUR' : 'CRÉDITEUR'} AU ${day(end, 'DD/MM/YYYY')}`, 8.8, 'sans-bold')
    page.r(
      after < 0 ? 455 : 548,
      y + 26,
      paper.put('closing_balance', amount(after), money(Math.abs(after), 'fr')),
      8.8,
      'sans-bold',
    )
    page.para(
      40,
      770,
      515,
      "Vous disposez de deux mois pour contester une opération. Dépôts garantis par le FGDR jusqu'à 100 000 € par client. Médiateur : 39 rue de la Médiation, 75009 Paris. SPECIMEN.",
      6.8,
    )
    page.r(555, 815, 'Page 1/1', 7)
    return [page.sheet()]
  },
}
