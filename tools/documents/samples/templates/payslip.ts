import { postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { boxed, heading, lineList, small, words } from '../layout/print.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages, rule } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { anyHead, holder, issuerOf } from '../layout/stationery.ts'
import type { Template } from '../template.ts'
import { bulletin, moroccanBulletin } from './payslip/bulletins.ts'
import { payFigures } from './payslip/figures.ts'
import type { Frequency } from './payslip/figures.ts'

/** Pay stubs of North America, pay bulletins of France and Morocco. */
export const payslip: Template = {
  docType: 'payslip',
  form: 'page',
  layouts: [
    { name: 'statement', draw: statement },
    { name: 'cheque', draw: cheque },
    { name: 'bulletin', regions: { fr: ['FR'] }, draw: bulletin },
    { name: 'moroccan', regions: { fr: ['MA'] }, draw: moroccanBulletin },
    { name: 'american', regions: { en: ['US'] }, draw: statement },
  ],
}

const frequencies: Readonly<Record<Frequency, readonly [string, string]>> = {
  weekly: ['Weekly', 'Hebdomadaire'],
  biweekly: ['Bi-weekly', 'Aux deux semaines'],
  semimonthly: ['Semi-monthly', 'Bimensuelle'],
  monthly: ['Monthly', 'Mensuelle'],
}

const deductionNames = {
  CA: ['Federal income tax', 'CPP', 'EI', 'Group insurance'],
  US: ['Fed withholding', 'OASDI', 'Medicare', 'State tax'],
  QC: ['Impôt fédéral', 'RRQ', 'AE', 'RQAP'],
} as const

/** Earnings and deductions side by side or one above the other, year to date beside the period. */
function statement(draft: Draft) {
  const { say } = draft
  const frequency = draft.pick(['weekly', 'biweekly', 'semimonthly'] as const)
  const of = payFigures(draft, frequency)
  const { issuer, under, look } = issuerOf(draft, 'employer', 'employer_name')
  const style = draft.pick(['iso', 'abbreviated', 'slashes'] as const)
  const ytd = (amount: number) => draft.printMoney(amount * of.periods, 'bare')
  const [hours, bonus] = [of.gross - 15_000, 15_000]
  const names =
    draft.region === 'US' ? deductionNames.US : draft.region === 'CA' ? deductionNames.CA : deductionNames.QC
  const earnings = grid(
    [
      { title: say('Earnings', 'Gains'), share: 2.2 },
      { title: say('Hours', 'Heures'), share: 1, right: true },
      { title: say('This period', 'Période'), share: 1.4, right: true },
      { title: say('Year to date', 'Cumul annuel'), share: 1.6, right: true },
    ],
    [
      [say('Regular', 'Régulier'), '75.00', draft.printMoney(hours, 'bare'), ytd(hours)],
      [say('Premium', 'Prime'), '', draft.printMoney(bonus, 'bare'), ytd(bonus)],
      [
        say('Total gross', 'Salaire brut'),
        '',
        draft.money('gross_pay', of.gross, 'bare'),
        draft.money('gross_pay_ytd', of.gross * of.periods, 'bare'),
      ],
    ],
    { totals: 1 },
  )
  const withheld = grid(
    [
      { title: say('Deductions', 'Retenues'), share: 2.2 },
      { title: '', share: 0.4 },
      { title: say('This period', 'Période'), share: 1.4, right: true },
      { title: say('Year to date', 'Cumul annuel'), share: 1.6, right: true },
    ],
    [
      ...names.map((name, index) => [
        name,
        '',
        draft.printMoney(of.deductions[index] ?? 0, 'bare'),
        ytd(of.deductions[index] ?? 0),
      ]),
      [
        say('Total deductions', 'Total retenues'),
        '',
        draft.money('deductions_total', of.deducted, 'bare'),
        ytd(of.deducted),
      ],
    ],
    { totals: 1 },
  )
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('EARNINGS STATEMENT', 'RELEVÉ DE PAIE'),
      subtitle: say('Confidential', 'Confidentiel'),
    }),
    beside(
      [
        pairs(
          [
            [say('Employee', 'Employé'), holder(draft)],
            [say('Employee ID', 'Numéro d’employé'), draft.code('#####')],
            [say('Job title', 'Titre d’emploi'), draft.put('occupation', draft.person.occupation)],
            ...(draft.chance(0.5)
              ? [[say('Date hired', 'Date d’embauche'), draft.date('hire_date', of.hired, style)] as const]
              : []),
          ],
          'aligned',
        ),
      ],
      [
        pairs(
          [
            [say('Pay date', 'Date du paiement'), draft.date('document_date', of.paid, style)],
            [say('Period beginning', 'Début de période'), draft.date('pay_period_start', of.start, style)],
            [say('Period ending', 'Fin de période'), draft.date('pay_period_end', of.end, style)],
            [
              say('Pay frequency', 'Fréquence de paie'),
              draft.put('pay_frequency', frequency, frequencies[frequency][draft.language === 'en' ? 0 : 1]),
            ],
          ],
          'aligned',
        ),
      ],
    ),
    gap(6),
    ...(draft.chance(0.4) ? [beside([earnings], [withheld])] : [earnings, withheld]),
    boxed(
      [
        pairs(
          [
            [say('NET PAY', 'PAIE NETTE'), draft.money('net_pay', of.net)],
            [say('Net pay year to date', 'Cumul net'), draft.money('net_pay_ytd', of.net * of.periods)],
          ],
          'ends',
        ),
      ],
      { fill: true },
    ),
    heading(say('Balances', 'Banques'), 'ruled'),
    pairs(
      [
        [say('Vacation hours', 'Heures de vacances'), '41.25'],
        [say('Sick days', 'Congés de maladie'), '3'],
        [say('Deposit to account', 'Dépôt au compte'), '***** 771'],
        [say('Employer CPP', 'Part employeur RRQ'), draft.printMoney(12_055, 'bare')],
      ],
      'colon',
      2,
    ),
    small(
      say(
        'Keep this statement for your tax records. Questions about your pay: extension 4410.',
        'Conservez ce relevé pour vos impôts. Questions au sujet de votre paie : poste 4410.',
      ),
    ),
  ])
}

/** The stub above a non-negotiable cheque. */
function cheque(draft: Draft) {
  const { say, person } = draft
  const frequency = draft.pick(['biweekly', 'semimonthly', 'monthly'] as const)
  const of = payFigures(draft, frequency)
  const { issuer, under, look } = issuerOf(draft, 'employer', 'employer_name')
  const style = draft.pick(['iso', 'long', 'slashes'] as const)
  const name = holder(draft)
  const net = draft.money('net_pay', of.net)
  const names = draft.region === 'CA' ? deductionNames.CA : deductionNames.QC
  return pages(draft, look, [
    letterhead(draft.pick(['plain', 'logo']), { issuer, under, title: say('PAY STUB', 'TALON DE PAIE') }),
    pairs(
      [
        [say('Name', 'Nom'), name],
        [say('Pay date', 'Date de paie'), draft.date('document_date', of.paid, style)],
        [say('Position', 'Poste'), draft.put('occupation', person.occupation)],
        [
          say('Pay period', 'Période de paie'),
          `${draft.date('pay_period_start', of.start, style)} ${say('to', 'au')} ${draft.date('pay_period_end', of.end, style)}`,
        ],
        [say('Department', 'Service'), draft.say('Operations 220', 'Production 220')],
        [say('Cheque no.', 'No de chèque'), draft.code('00####')],
      ],
      draft.pick(['boxed', 'above']),
      2,
    ),
    grid(
      [
        { title: say('Description', 'Description'), share: 2.4 },
        { title: say('Rate', 'Taux'), share: 1, right: true },
        { title: say('Current', 'Courant'), share: 1.4, right: true },
        { title: say('YTD', 'Cumulatif'), share: 1.6, right: true },
      ],
      [
        [
          say('Salary', 'Salaire'),
          '',
          draft.printMoney(of.gross, 'bare'),
          draft.printMoney(of.gross * of.periods, 'bare'),
        ],
        [
          say('GROSS PAY', 'PAIE BRUTE'),
          '',
          draft.money('gross_pay', of.gross, 'bare'),
          draft.money('gross_pay_ytd', of.gross * of.periods, 'bare'),
        ],
        ...names.map((label, index) => [
          label,
          '',
          draft.printMoney(of.deductions[index] ?? 0, 'bare'),
          draft.printMoney((of.deductions[index] ?? 0) * of.periods, 'bare'),
        ]),
        [
          say('TOTAL DEDUCTIONS', 'TOTAL DES DÉDUCTIONS'),
          '',
          draft.money('deductions_total', of.deducted, 'bare'),
          draft.printMoney(of.deducted * of.periods, 'bare'),
        ],
        [
          say('NET PAY', 'PAIE NETTE'),
          '',
          draft.put('net_pay', draft.expected.net_pay ?? '', draft.printMoney(of.net, 'bare')),
          draft.money('net_pay_ytd', of.net * of.periods, 'bare'),
        ],
      ],
      { rules: draft.pick(['all', 'rows']), totals: 1 },
    ),
    gap(26),
    rule('#777'),
    words(say('DIRECT DEPOSIT ADVICE - NON-NEGOTIABLE', 'AVIS DE DÉPÔT DIRECT - NON NÉGOCIABLE'), {
      align: 'middle',
      bold: true,
    }),
    gap(6),
    beside(
      [lineList([name, ...postalLines(person, draft.region)])],
      [
        pairs(
          [
            ['Date', draft.printDate(of.paid, style)],
            [say('Amount', 'Montant'), net],
            [say('Bank / transit', 'Banque / transit'), draft.code('### / #####')],
          ],
          'aligned',
        ),
      ],
    ),
  ])
}
