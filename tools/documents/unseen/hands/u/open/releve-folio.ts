import { addDays, monthEnd } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { firm, somebody } from '../people.ts'

const codes = [
  ['DI', 'Dépôt salaire / Groupe Cascade', 1],
  ['RA', 'Paiement facture - AccèsD / Hydro', -1],
  ['ACH', 'Achat / Marché Saint-Amand', -1],
  ['VIR', 'Virement Interac reçu', 1],
  ['RGA', 'Retrait au guichet', -1],
  ['ACH', 'Achat / Quincaillerie du Coin', -1],
  ['RA', 'Prêt hypothécaire', -1],
  ['DI', 'Dépôt salaire / Groupe Cascade', 1],
  ['ACH', 'Achat / Pharmacie Brosseau', -1],
  ['FPS', 'Frais à payer sur forfait', -1],
] as const

/** A ledger of a Québec credit union: French amounts in ruled columns, carried and closing balances inside the table. */
export const releveFolio: UnseenLayout = {
  name: 'releve-folio',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const name = paper.put('document_holder_name', `${who.given} ${who.surname}`.toUpperCase())
    const place = lived(paper, [who.street.toUpperCase(), `${who.city.toUpperCase()} QC  ${who.postal}`])
    const bank = paper.put('issuer_name', `Caisse populaire de ${firm(paper, 'QC')}`)
    const end = monthEnd(paper.today, paper.between(1, 2))
    const start = `${end.slice(0, 8)}01`
    const folio = paper.put('account_number', paper.code('0##-###-#'))
    const opening = paper.between(61_000, 420_000)
    const rows = codes.map(([code, what, sign], index) => {
      const salary = code === 'DI'
      const cents =
        code === 'FPS'
          ? 895
          : salary
            ? paper.between(118_000, 190_000)
            : paper.between(1_500, index === 6 ? 96_000 : 26_000)
      return { code, what, sign, cents, date: addDays(start, 1 + index * 3) }
    })
    const out = total(rows.filter(({ sign }) => sign < 0).map(({ cents }) => cents))
    const into = total(rows.filter(({ sign }) => sign > 0).map(({ cents }) => cents))
    const teal = '#00693c'
    const marks: Mark[] = [
      shape('M46 36 L60 28 L74 36 L74 52 L60 60 L46 52 Z', { fill: teal }),
      left(84, 44, bank, 12, 'sans-bold', { color: teal }),
      left(84, 56, `${paper.between(10, 980)}, rue Principale, ${who.city}`, 7.4),
      right(570, 42, 'RELEVÉ DE COMPTE', 12, 'sans-bold'),
      right(
        570,
        56,
        `du ${when(paper, 'period_start', start, 'jour mois YYYY')} au ${when(paper, 'period_end', end, 'D mois YYYY')}`,
        8.6,
      ),
      specimen(320, 22, 7, 'SPÉCIMEN'),
      ...stack([78, 118, 12], [name, ...place], 9, 'mono'),
    ]
    const head = [
      ['Transit', paper.code('815-#####')],
      ['Folio', folio],
      ['Devise', paper.put('currency', 'CAD')],
      ['Page', '1 de 1'],
    ] as const
    head.forEach(([caption, value], index) => {
      const x = 330 + index * 60
      marks.push(
        box(x, 96, 60, 30, { stroke: teal, strokeWidth: 0.7 }),
        middle(x + 30, 105, caption, 6.4, 'narrow', { color: teal }),
        middle(x + 30, 120, value, 8.6, 'narrow-bold'),
      )
    })
    marks.push(
      ...paragraph(
        [330, 142, 240],
        'Vérifiez ce relevé dès sa réception. Toute erreur doit nous être signalée dans les 30 jours; passé ce délai, le relevé est réputé exact.',
        { size: 6.8 },
      ).marks,
      left(42, 186, 'EOP  Compte avec opérations - Forfait Étape', 9.4, 'sans-bold', { color: teal }),
      box(42, 194, 528, 18, { fill: '#dceee4' }),
    )
    const columns = [42, 88, 126, 340, 416, 492, 570]
    const titles = ['Date', 'Code', 'Description', 'Retrait', 'Dépôt', 'Solde']
    titles.forEach((title, index) => {
      const [x = 0, next = 0] = [columns[index], columns[index + 1]]
      marks.push(
        index < 3 ? left(x + 5, 206, title, 7.6, 'narrow-bold') : right(next - 5, 206, title, 7.6, 'narrow-bold'),
      )
    })
    let balance = opening
    marks.push(
      left(131, 227, 'Solde reporté', 8.2, 'narrow-bold'),
      right(565, 227, owe(paper, 'opening_balance', opening, '1 234,56'), 8.2, 'narrow-bold'),
    )
    rows.forEach(({ code, what, sign, cents, date }, index) => {
      balance += sign * cents
      const y = 243 + index * 16
      marks.push(
        left(47, y, day(date, 'D moc').toUpperCase(), 7.8),
        left(93, y, code, 7.8),
        left(131, y, what, 8.2),
        right(sign < 0 ? 411 : 487, y, money(cents, '1 234,56'), 8.2),
        right(565, y, `${money(balance, '1 234,56')}${balance < 0 ? ' -' : ''}`, 8.2),
      )
    })
    const foot = 243 + rows.length * 16
    marks.push(
      left(131, foot, 'Total des retraits et des dépôts', 8.2, 'narrow-bold'),
      right(411, foot, owe(paper, 'total_debits', out, '1 234,56'), 8.2, 'narrow-bold'),
      right(487, foot, owe(paper, 'total_credits', into, '1 234,56'), 8.2, 'narrow-bold'),
      left(131, foot + 18, 'Solde à la fin', 8.6, 'narrow-bold'),
      right(565, foot + 18, owe(paper, 'closing_balance', opening + into - out, '1 234,56'), 8.6, 'narrow-bold'),
      box(42, 194, 528, foot + 26 - 194, { stroke: teal, strokeWidth: 0.8 }),
      ...columns.slice(1, -1).map((x) => line(x, 194, x, foot + 26, { stroke: teal, strokeWidth: 0.4 })),
      rule(42, foot + 5, 528, 0.5, teal),
      rule(42, foot - 11, 528, 0.5, teal),
      left(42, foot + 60, 'ET  Épargne à terme', 9.4, 'sans-bold', { color: teal }),
      left(47, foot + 76, 'Aucune opération durant la période.', 8),
      left(42, foot + 108, 'Ristourne : votre part du trop-perçu', 9.4, 'sans-bold', { color: teal }),
      ...paragraph(
        [47, foot + 124, 510],
        'Les membres réunis en assemblée ont voté une ristourne de 1,2 million de dollars. La vôtre sera déposée dans votre compte au cours des prochaines semaines. Aussi : notre centre de services sera fermé le 12 octobre à l’occasion de l’Action de grâce.',
        { size: 8 },
      ).marks,
      left(42, 762, `Imprimé par la fédération pour la caisse  /  ${paper.code('CF-#####-@')}`, 6.4, 'narrow', {
        color: '#555',
      }),
    )
    return [page('letter', marks)]
  },
}
