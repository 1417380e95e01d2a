import { addDays, addYears, weekday } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, left, money, owe, page, right, rule, specimen, stack, when, type MoneyForm } from '../kit.ts'
import { firm, somebody } from '../people.ts'

const bare: MoneyForm = '1 234,56'

/** A weekly stub of a Québec workshop, out of small payroll software: a grid of captions, gains left and withheld right. */
export const talonPaie: UnseenLayout = {
  name: 'talon-paie',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const name = paper.put('document_holder_name', `${who.surname}, ${who.given}`)
    const employer = paper.put(
      'employer_name',
      `${paper.pick(['Ébénisterie', 'Usinage', 'Boulangerie', 'Paysages'])} ${firm(paper, 'QC')} inc.`,
    )
    const work = paper.put(
      'occupation',
      who.sex === 'F'
        ? paper.pick(['Opératrice CNC', 'Boulangère', 'Chef d’équipe'])
        : paper.pick(['Ébéniste', 'Machiniste', 'Commis d’entrepôt']),
    )
    const near = addDays(paper.today, -paper.between(2, 50))
    const end = addDays(near, -weekday(near) - 1)
    const start = addDays(end, -6)
    const paid = addDays(end, 5)
    const hired = addYears(addDays(paper.today, -paper.between(20, 340)), -paper.between(1, 14))
    const week = Math.max(2, Math.floor((Date.parse(end) - Date.parse(`${end.slice(0, 4)}-01-01`)) / 604_800_000))
    const rate = paper.between(2150, 3890)
    const gains = [
      ['Salaire régulier', '40,00', money(rate, bare), rate * 40],
      ['Temps suppl. 1,5', '2,00', money(Math.round(rate * 1.5), bare), Math.round(rate * 3)],
      ['Prime de soir', '', '', 1600],
    ] as const
    const gross = total(gains.map(([, , , cents]) => cents))
    const held = (
      [
        ['Impôt fédéral', 0.078],
        ['Impôt provincial', 0.102],
        ['RRQ', 0.061],
        ['RQAP', 0.0049],
        ['Assurance-emploi', 0.0131],
        ['Assurance collective', 0.022],
        ['REER collectif', 0.03],
      ] as const
    ).map(([what, share]) => [what, Math.round(gross * share)] as const)
    const taken = total(held.map(([, cents]) => cents))
    const shade = '#e9e4d8'
    const marks: Mark[] = [
      left(40, 48, employer, 12, 'serif-bold'),
      left(
        40,
        60,
        `${paper.between(10, 3900)}, rue de l’Industrie, ${who.city} (Québec) ${who.postal.slice(0, 3)} 1A8`,
        7.6,
      ),
      right(572, 48, 'TALON DE PAIE', 12, 'serif-bold'),
      specimen(380, 40, 7, 'SPÉCIMEN'),
    ]
    const top = [
      ['Employé', name, 190],
      ['Matricule', paper.code('0###'), 62],
      ['Poste', work, 130],
      ['Date d’embauche', when(paper, 'hire_date', hired, 'YYYY/MM/DD'), 75],
      ['Fréquence', paper.put('pay_frequency', 'weekly', 'Hebdomadaire'), 75],
    ] as const
    const next = [
      [
        'Période de paie',
        `${when(paper, 'pay_period_start', start, 'YYYY/MM/DD')} - ${when(paper, 'pay_period_end', end, 'YYYY/MM/DD')}`,
        190,
      ],
      ['No paie', String(week), 62],
      ['Versée le', when(paper, 'document_date', paid, 'YYYY/MM/DD'), 130],
      ['Dépôt', paper.code('No ####'), 75],
      ['Dép.', paper.pick(['PROD', 'ATEL', 'EXP']), 75],
    ] as const
    ;[top, next].forEach((row, level) => {
      let x = 40
      for (const [caption, value, width] of row) {
        marks.push(...cell([x, 76 + level * 27, width, 27], caption, value, { size: 8.8, caption: 6 }))
        x += width
      }
    })
    marks.push(
      box(40, 142, 266, 15, { fill: shade, stroke: '#222', strokeWidth: 0.6 }),
      box(306, 142, 266, 15, { fill: shade, stroke: '#222', strokeWidth: 0.6 }),
      box(40, 157, 266, 130, { stroke: '#222', strokeWidth: 0.6 }),
      box(306, 157, 266, 130, { stroke: '#222', strokeWidth: 0.6 }),
      left(44, 153, 'GAINS', 7.6, 'narrow-bold'),
      right(158, 153, 'Heures', 6.8),
      right(196, 153, 'Taux', 6.8),
      right(246, 153, 'Montant', 6.8),
      right(302, 153, 'Cumul', 6.8),
      left(310, 153, 'RETENUES', 7.6, 'narrow-bold'),
      right(500, 153, 'Montant', 6.8),
      right(568, 153, 'Cumul', 6.8),
      line(250, 142, 250, 287, { strokeWidth: 0.3 }),
      line(506, 142, 506, 287, { strokeWidth: 0.3 }),
    )
    gains.forEach(([what, hours, each, cents], index) => {
      const y = 170 + index * 13
      marks.push(
        left(44, y, what, 8),
        right(158, y, hours, 8),
        right(196, y, each, 8),
        right(246, y, money(cents, bare), 8),
        right(302, y, money(cents * week, bare), 8),
      )
    })
    held.forEach(([what, cents], index) => {
      const y = 170 + index * 13
      marks.push(
        left(310, y, what, 8),
        right(500, y, money(cents, bare), 8),
        right(568, y, money(cents * week, bare), 8),
      )
    })
    marks.push(
      rule(40, 271, 532, 0.5),
      left(44, 282, 'Brut', 8.4, 'narrow-bold'),
      right(246, 282, owe(paper, 'gross_pay', gross, bare), 8.4, 'narrow-bold'),
      right(302, 282, owe(paper, 'gross_pay_ytd', gross * week, bare), 8.4, 'narrow-bold'),
      left(310, 282, 'Total retenu', 8.4, 'narrow-bold'),
      right(500, 282, owe(paper, 'deductions_total', taken, bare), 8.4, 'narrow-bold'),
      right(568, 282, money(taken * week, bare), 8.4, 'narrow-bold'),
      box(306, 294, 266, 34, { fill: shade, stroke: '#222', strokeWidth: 1 }),
      left(312, 307, 'NET', 10, 'sans-bold'),
      right(500, 307, owe(paper, 'net_pay', gross - taken, bare), 10, 'sans-bold'),
      right(568, 307, owe(paper, 'net_pay_ytd', (gross - taken) * week, bare), 8.4),
      left(312, 322, `Déposé au compte *****${paper.code('###')}`, 7),
    )
    const banks = [
      ['Vacances accumulées', money(Math.round(gross * week * 0.04), bare)],
      ['Banque d’heures', `${paper.between(0, 38)},50`],
      ['Congés de maladie', `${paper.between(0, 2)},0 j`],
    ] as const
    banks.forEach(([what, value], index) =>
      marks.push(left(44, 306 + index * 12, what, 7.6), right(210, 306 + index * 12, value, 7.6)),
    )
    marks.push(
      rule(40, 344, 532, 0.4),
      ...stack(
        [40, 356, 10],
        [
          'Message : le souper de Noël aura lieu le 12 décembre à la cabane. Inscrivez-vous auprès de Manon avant le 20 novembre.',
        ],
        7.6,
      ),
      ...stack([80, 440, 12], [name, who.street, `${who.city} (Québec)  ${who.postal}`], 9, 'mono'),
      left(40, 412, 'PERSONNEL ET CONFIDENTIEL', 7.4, 'sans-bold'),
      left(40, 770, 'PaieNette 9.2', 6, 'narrow', { color: '#777' }),
    )
    return [page('letter', marks)]
  },
}
