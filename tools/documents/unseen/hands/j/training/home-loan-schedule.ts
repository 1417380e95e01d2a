import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, initialsOf, logo, money, page, pairs, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A bank's yearly information of a home loan: particulars of the loan in two columns, then the next instalments with the balance after each. */
export const homeLoanSchedule: UnseenLayout = {
  name: 'home-loan-schedule',
  docType: 'loan_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const issued = addDays(paper.today, -paper.between(3, 300))
    const rate = paper.between(95, 430)
    const balance = paper.between(2_800_000, 28_000_000)
    const borrowed = balance + paper.between(500_000, 6_000_000)
    const payment = Math.round(balance * 0.0072)
    const insurance = Math.round(borrowed * 0.00021)
    const maturity = `${paper.between(2037, 2043)}-0${paper.between(1, 9)}-${paper.pick(['05', '10', '15'])}`
    const form = paper.pick(['slash', 'dots'] as const)
    let owed = balance
    const schedule = Array.from({ length: 12 }, (_, index) => {
      const interest = Math.round((owed * rate) / 120_000)
      const capital = payment - interest
      owed -= capital
      return [
        dateText(addDays(addYears(issued, 0), 20 + index * 30), form),
        euros(capital, ' '),
        euros(interest, ' '),
        euros(insurance, ' '),
        euros(payment + insurance, ' '),
        euros(owed, ' '),
      ]
    })
    const left = [
      [
        paper.pick(['N° de prêt', 'Référence du prêt', 'Numéro de contrat']),
        paper.put('account_number', paper.code(paper.pick(['########', '0###### ## ##', 'M##########']))),
      ],
      ['Nature', paper.pick(['Prêt Tout Habitat', 'Prêt immobilier amortissable', 'Prêt à taux fixe modulable'])],
      ['Montant emprunté', `${euros(borrowed, ' ')} EUR`],
      [
        paper.pick(['Taux débiteur fixe', 'Taux nominal', 'Taux d’intérêt annuel']),
        `${paper.put('interest_rate', (rate / 100).toFixed(2), euros(rate))} %`,
      ],
    ] as const
    const right = [
      [
        paper.pick(['Capital restant dû', 'Capital restant dû à ce jour', 'CRD']),
        `${money(paper, 'closing_balance', balance, ' ')} EUR`,
      ],
      [
        paper.pick(['Échéance hors assurance', 'Mensualité hors assurance', 'Échéance (hors ass.)']),
        `${euros(payment, ' ')} EUR`,
      ],
      [
        paper.pick(['Échéance totale', 'Mensualité assurance comprise', 'Montant prélevé']),
        `${money(paper, 'payment_amount', payment + insurance, ' ')} EUR`,
      ],
      [
        paper.pick(['Date de fin', 'Dernière échéance', 'Date de dernière échéance']),
        day(paper, 'maturity_date', maturity, form),
      ],
    ] as const
    return [
      page(paper, [
        ...logo(40, 30, 36, initialsOf(bank), '#7b2d26', 'slab'),
        text(
          104,
          53,
          paper.pick(['Service Crédits', 'Après-vente crédits immobiliers', 'Centre de gestion des prêts']),
          { size: 10, face: 'sans' },
        ),
        ...addressee(paper, somebody(paper), { x: 322, y: 116, leading: 13 }, { size: 10, face: 'sans' }),
        text(
          40,
          196,
          paper.pick([
            'INFORMATION ANNUELLE DE L’EMPRUNTEUR',
            'RELEVÉ ANNUEL DE VOTRE PRÊT',
            'Tableau d’amortissement actualisé',
          ]),
          { size: 14, face: 'sans-bold' },
        ),
        text(
          40,
          212,
          `${paper.pick(['Édité le', 'Situation arrêtée au', 'Date d’édition :'])} ${day(paper, 'document_date', issued, form)} - ${paper.pick(['agence 00342', 'Gestionnaire : Mme Fabre'])}`,
          { size: 9 },
        ),
        box(40, 226, 515, 76, { fill: '#f6eeec' }),
        ...pairs(left, { x: 50, y: 244, leading: 16, right: 285 }, { size: 8.8 }, { size: 8.8, face: 'narrow-bold' }),
        ...pairs(right, { x: 310, y: 244, leading: 16, right: 545 }, { size: 8.8 }, { size: 8.8, face: 'narrow-bold' }),
        box(40, 322, 515, 16, { fill: '#7b2d26' }),
        ...rows(
          [46, -190, -260, -340, -440, -548],
          [['Échéance', 'Capital', 'Intérêts', 'Assurance', 'Total', 'Capital restant dû']],
          { y: 333, leading: 0 },
          { size: 8.5, face: 'narrow-bold', color: '#ffffff' },
        ),
        ...rows([46, -190, -260, -340, -440, -548], schedule, { y: 354, leading: 17 }, { size: 9 }),
        ...rows(
          [40],
          [
            [
              'Un remboursement anticipé peut donner lieu à une indemnité égale à six mois d’intérêts, sans dépasser 3 % du capital restant dû.',
            ],
            ['Vous pouvez résilier votre assurance emprunteur à tout moment. Ce document ne vaut pas quittance.'],
            [
              `${bank} - SA coopérative à capital variable - 45 rue Molière, 69003 Lyon - RCS Lyon ${paper.code('9## ### ###')} - ORIAS 07 023 262`,
            ],
          ],
          { y: 770, leading: 11 },
          { size: 6.8, color: '#555555' },
        ),
      ]),
    ]
  },
}
