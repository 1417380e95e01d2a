import { addDays } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, page, pair, rows } from '../kit.ts'

/** A statement of a Quebec credit union, surname first, in a ruled table. */
export const caisseReleve: UnseenLayout = {
  name: 'caisse-releve',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'QC')
    const names = [`${home.surname} ${home.first}`, `${home.surname} ${home.second}`]
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', home.lines.join(', '), home.lines[0])
    const end = addDays(paper.today, -paper.between(5, 70))
    const start = addDays(end, -30)
    const open = paper.between(90000, 900000)
    const debits = paper.between(10000, 80000)
    const credits = paper.between(20000, 300000)
    const money = (field: string, cents: number) => `${paper.put(field, canonicalMoney(cents), amount(cents, true))} $`
    const bank = paper.put('issuer_name', paper.pick(['Caisse populaire du Fjord', 'Caisse des Deux-Rives']))
    const summary = [
      ['Solde précédent', money('opening_balance', open)],
      ['Total des retraits', money('total_debits', debits)],
      ['Total des dépôts', money('total_credits', credits)],
      ['Solde reporté', money('closing_balance', open - debits + credits)],
    ] as const
    return [
      page([
        text(40, 50, bank, { size: 16, face: 'serif-bold' }),
        text(572, 50, 'RELEVÉ DE COMPTE', { size: 11, face: 'sans-bold', align: 'right' }),
        ...rows(60, 110, [`${names.join(' / ')}`, ...home.lines]),
        ...rows(360, 110, [
          `Folio : ${paper.put('account_number', paper.code('###-###-#'))}`,
          `Du ${paper.put('period_start', start, day(start, 'french'))}`,
          `au ${paper.put('period_end', end, day(end, 'french'))}`,
          'EOP — Épargne avec opérations',
        ]),
        box(40, 190, 532, 80, { stroke: '#444' }),
        ...summary.flatMap(([label, value], index) => [
          text(50, 206 + index * 19, label, { size: 9, face: 'sans' }),
          text(560, 206 + index * 19, value, { size: 9, face: 'sans', align: 'right' }),
        ]),
        line(40, 330, 572, 330),
        ...rows(40, 345, ['Date          Description                    Conservez ce relevé.'], 8),
      ]),
    ]
  },
}
