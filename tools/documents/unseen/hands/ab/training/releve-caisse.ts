import { addDays, monthEnd } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A credit union's folio statement in French: a frame of counters, codes of operations, balances with CR and D. */
export const releveCaisse: UnseenLayout = {
  name: 'releve-caisse',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'qc')
    const people = paper.chance(0.5) ? [next('F'), next('M')] : [next()]
    const [first = next()] = people
    const p = pen('sans')
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = addDays(monthEnd(end, 1), 1)
    const issuer = paper.put(
      'issuer_name',
      `Caisse populaire ${paper.pick(['de Pointe-aux-Aulnes', 'du Mont-Bellevue', 'Saint-Rémi-Nord', 'des Riverains'])}`,
    )
    p.marks.push(shape('M58 34 L80 48 L80 72 L58 86 L36 72 L36 48 Z', { fill: '#0b7a4b' }))
    p.b(90, 56, issuer, 12)
    p.t(90, 70, `${paper.between(1, 900)}, boulevard de l'Église    Transit ${paper.code('#####')}-815`, 8)
    p.b(572, 108, 'RELEVÉ DE COMPTE', 13, { align: 'right' })
    p.col(
      60,
      128,
      13,
      [
        ...holders(
          paper,
          people.map(({ name }) => name),
        ),
        ...address(paper, first.lines),
      ],
      9.6,
    )
    const cells = [
      ['Folio', paper.put('account_number', paper.code('0##-####-#'))],
      ['Du', day(paper, 'period_start', start, 'j mmm YYYY')],
      ['Au', day(paper, 'period_end', end, 'j mmm YYYY')],
    ]
    cells.forEach(([label = '', value = ''], index) => {
      ;(p.t(380, 130 + index * 17, label, 8), p.r(572, 130 + index * 17, value, 9.5))
      p.rule(380, 134 + index * 17, 572, '#0b7a4b', 0.4)
    })
    p.b(40, 214, 'EOP - Épargne avec opérations', 10)
    let balance = paper.between(12000, 190000)
    const sign = (cents: number) => `${cash(cents, 'fr')}${cents < 0 ? ' D' : ' CR'}`
    const heads = ['Date', 'Code', 'Description', 'Retrait', 'Dépôt', 'Solde']
    const xs = [40, 92, 132, 390, 470, 572]
    heads.forEach((head, index) => p.b(xs[index] ?? 0, 234, head, 8, { align: index > 2 ? 'right' : 'left' }))
    p.rule(40, 238, 572)
    ;(p.t(132, 254, 'Solde reporté', 8.6),
      p.r(572, 254, sum(paper, 'opening_balance', balance, sign(balance), 'fr'), 8.6))
    const kinds = [
      ['DSP', 'Paie', 1],
      ['ACH', 'Achat par carte', 0],
      ['VFI', 'Virement entre folios', 0],
      ['CHQ', 'Chèque no', 0],
      ['PWW', 'Paiement de facture AccèsD', 0],
      ['ALC', 'Allocation Québec', 1],
      ['FRA', "Frais d'utilisation", 0],
    ] as const
    let [out, into] = [0, 0]
    let y = 270
    const count = paper.between(8, 14)
    for (let row = 0; row < count; row += 1) {
      const [code, label, isIn] = paper.pick(kinds)
      const cents = paper.between(795, isIn ? 190000 : 60000)
      balance += isIn ? cents : -cents
      if (isIn) into += cents
      else out += cents
      ;(p.t(40, y, dated(addDays(start, row * 2), 'DD QQQ'), 8.6),
        p.t(92, y, code, 8.6),
        p.t(132, y, label.replace('AccèsD', 'en ligne'), 8.6))
      ;(p.r(isIn ? 470 : 390, y, cash(cents, 'fr'), 8.6), p.r(572, y, sign(balance), 8.6))
      y += 15
    }
    p.rule(40, y - 8, 572)
    ;(p.b(132, y + 6, 'Solde de fin de période', 8.6),
      p.b(572, y + 6, sum(paper, 'closing_balance', balance, sign(balance), 'fr'), 8.6, { align: 'right' }))
    ;(p.t(132, y + 24, 'Total des retraits', 8.6), p.r(390, y + 24, sum(paper, 'total_debits', out, '#', 'fr'), 8.6))
    ;(p.t(132, y + 40, 'Total des dépôts', 8.6), p.r(470, y + 40, sum(paper, 'total_credits', into, '#', 'fr'), 8.6))
    ;(p.b(40, y + 76, 'CS - Parts de qualification', 10), p.r(572, y + 76, '5,00 CR', 8.6))
    p.para(
      40,
      716,
      530,
      "Vérifiez votre relevé. Sans avis de votre part dans les 30 jours, il sera considéré comme exact. Une ristourne a été votée par l'assemblée générale : informez-vous au comptoir.",
      7.6,
    )
    ;(p.t(40, 766, 'SPÉCIMEN', 8), p.r(572, 766, 'Page 1/1', 8))
    return [p.sheet()]
  },
}
