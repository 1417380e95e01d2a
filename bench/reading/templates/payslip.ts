import { addDays, addYears, monthEnd, weekday } from '../../../src/specimens/calendar.ts'
import { fullName, postalLines } from '../citizens.ts'
import type { Draft } from '../draft.ts'
import { boxed, heading, lineList, small, words } from '../layout/print.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages, rule } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { anyHead, cents, holder, issuerOf } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Pay stubs of North America, pay bulletins of France and Morocco. */
export const payslip: Template = {
  docType: 'payslip',
  form: 'page',
  layouts: [
    { name: 'statement', draw: statement },
    { name: 'cheque', draw: cheque },
    { name: 'bulletin', regions: { fr: ['FR'] }, draw: bulletin },
    { name: 'moroccan', regions: { fr: ['MA'] }, draw: moroccan },
    { name: 'american', regions: { en: ['US'] }, draw: statement },
  ],
}

type Frequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

function facts(draft: Draft, frequency: Frequency) {
  const yearly = cents(draft, 46_000, 98_000)
  const perYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 }[frequency]
  const gross = Math.round(yearly / perYear)
  const deductions = [0.157, 0.0545, 0.0163, 0.021].map((share) => Math.round(gross * share))
  const deducted = deductions.reduce((total, amount) => total + amount, 0)
  const periods = Math.floor(perYear * 0.4)
  const monthly = frequency === 'monthly' || frequency === 'semimonthly'
  const lastFriday = addDays(draft.today, -((weekday(draft.today) + 2) % 7) - 7)
  const end = monthly ? monthEnd(draft.today, 1) : addDays(lastFriday, -6)
  const start =
    frequency === 'monthly'
      ? `${end.slice(0, 8)}01`
      : frequency === 'semimonthly'
        ? `${end.slice(0, 8)}16`
        : addDays(end, frequency === 'weekly' ? -6 : -13)
  return {
    gross,
    deductions,
    deducted,
    net: gross - deducted,
    periods,
    start,
    end,
    paid: monthly ? addDays(end, draft.between(0, 4)) : lastFriday,
    hired: addDays(addYears(draft.today, -draft.between(1, 14)), -draft.between(1, 300)),
  }
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
  const of = facts(draft, frequency)
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
  const of = facts(draft, frequency)
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

/** The French bulletin: contributions with base, rate and both parts. */
function bulletin(draft: Draft) {
  const of = facts(draft, 'monthly')
  const { issuer, look } = issuerOf(draft, 'employer', 'employer_name')
  const money = (amount: number) => draft.printMoney(amount, 'bare')
  const contribution = (label: string, rate: string, amount: number) => [
    label,
    money(of.gross),
    rate,
    money(amount),
    money(Math.round(amount * 1.4)),
  ]
  const name = fullName(draft.person)
  const lines = postalLines(draft.person, 'FR')
  draft.put('pay_frequency', 'monthly', 'Mensuelle')
  return pages(draft, { ...look, size: 8.4 }, [
    letterhead(draft.pick(['plain', 'logo']), {
      issuer,
      under: [
        `SIRET ${draft.code('### ### ### #####')}  APE ${draft.code('####')}Z`,
        `URSSAF ${draft.code('### #########')}`,
      ],
      title: 'BULLETIN DE PAIE',
      subtitle: `Période : du ${draft.date('pay_period_start', of.start, 'slashes')} au ${draft.date('pay_period_end', of.end, 'slashes')}`,
    }),
    beside(
      [
        pairs(
          [
            ['Matricule', draft.code('00###')],
            ['N° SS', draft.code('# ## ## ## ### ### ##')],
            ['Emploi', draft.put('occupation', draft.person.occupation)],
            ['Statut', 'Non cadre'],
            ['Coefficient', '285'],
            ['Entrée le', draft.date('hire_date', of.hired, 'slashes')],
            ['Paie', 'Mensuelle'],
          ],
          'aligned',
        ),
      ],
      [boxed([lineList([draft.put('document_holder_name', name), ...lines])])],
    ),
    grid(
      [
        { title: 'Rubrique', share: 3.2 },
        { title: 'Base', share: 1.3, right: true },
        { title: 'Taux', share: 1, right: true },
        { title: 'Part salarié', share: 1.3, right: true },
        { title: 'Part employeur', share: 1.4, right: true },
      ],
      [
        ['Salaire de base', '151,67', '', money(of.gross), ''],
        ['Salaire brut', '', '', draft.money('gross_pay', of.gross, 'bare'), ''],
        contribution('Santé - Sécurité sociale', '7,00', of.deductions[3] ?? 0),
        contribution('Retraite - Sécurité sociale plafonnée', '6,90', of.deductions[1] ?? 0),
        contribution('Retraite complémentaire Tranche 1', '4,15', of.deductions[2] ?? 0),
        contribution('CSG déductible de l’impôt sur le revenu', '6,80', of.deductions[0] ?? 0),
        [
          'Total des cotisations et contributions',
          '',
          '',
          draft.money('deductions_total', of.deducted, 'bare'),
          money(Math.round(of.deducted * 1.4)),
        ],
      ],
      { rules: draft.pick(['all', 'rows']), totals: 1 },
    ),
    pairs(
      [
        ['Net imposable', money(of.net + 6_812)],
        ['Impôt sur le revenu prélevé à la source - taux 0,00 %', money(0)],
        ['Montant net social', money(of.net + 1_204)],
      ],
      'ends',
    ),
    boxed(
      [
        pairs([['Net payé en euros', draft.money('net_pay', of.net, 'signed')]], 'ends'),
        words(`Payé le ${draft.date('document_date', of.paid, 'slashes')} par virement`),
      ],
      { fill: true },
    ),
    grid(
      [
        { title: 'Cumuls', share: 1 },
        { title: 'Brut', share: 1, right: true },
        { title: 'Net imposable', share: 1, right: true },
        { title: 'Heures', share: 1, right: true },
      ],
      [
        [
          'Année',
          draft.money('gross_pay_ytd', of.gross * of.periods, 'bare'),
          money((of.net + 6_812) * of.periods),
          '606,68',
        ],
      ],
      { rules: 'all' },
    ),
    pairs(
      [
        ['Congés N-1 acquis', '25,00'],
        ['Pris', '12,00'],
        ['Solde', '13,00'],
      ],
      'colon',
      3,
    ),
    small(
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée. Convention collective : 1486.',
    ),
  ])
}

function moroccan(draft: Draft) {
  const of = facts(draft, 'monthly')
  const { issuer, look } = issuerOf(draft, 'employer', 'employer_name')
  const money = (amount: number) => draft.printMoney(amount, 'bare')
  return pages(draft, look, [
    letterhead(draft.pick(['plain', 'centred', 'logo']), {
      issuer,
      under: [`ICE ${draft.code('00#############')}   CNSS ${draft.code('#######')}`],
      title: 'BULLETIN DE PAIE',
      subtitle: `Mois du ${draft.date('pay_period_start', of.start, 'slashes')} au ${draft.date('pay_period_end', of.end, 'slashes')}`,
    }),
    pairs(
      [
        ['Nom et prénom', holder(draft)],
        ['Matricule', draft.code('###')],
        ['Fonction', draft.put('occupation', draft.person.occupation)],
        ['Date d’embauche', draft.date('hire_date', of.hired, 'slashes')],
        ['N° CNSS', draft.code('#########')],
        ['CIN', draft.code('@@######')],
        ['Situation familiale', 'M(2)'],
        ['Date de paiement', draft.date('document_date', of.paid, 'slashes')],
      ],
      draft.pick(['boxed', 'colon', 'aligned']),
      2,
    ),
    grid(
      [
        { title: 'Rubriques', share: 3 },
        { title: 'Nombre ou base', share: 1.4, right: true },
        { title: 'Taux', share: 1, right: true },
        { title: 'Gains', share: 1.4, right: true },
        { title: 'Retenues', share: 1.4, right: true },
      ],
      [
        ['Salaire de base', '26,00', '', money(of.gross - 40_000), ''],
        ['Prime d’ancienneté', '', '5,00', money(40_000), ''],
        ['SALAIRE BRUT', '', '', draft.money('gross_pay', of.gross, 'bare'), ''],
        ['Cotisation CNSS', money(of.gross), '4,48', '', money(of.deductions[1] ?? 0)],
        ['Cotisation AMO', money(of.gross), '2,26', '', money(of.deductions[2] ?? 0)],
        ['Retraite CIMR', money(of.gross), '6,00', '', money(of.deductions[3] ?? 0)],
        ['IR', '', '', '', money(of.deductions[0] ?? 0)],
        ['TOTAL DES RETENUES', '', '', '', draft.money('deductions_total', of.deducted, 'bare')],
        ['NET À PAYER', '', '', draft.money('net_pay', of.net, 'bare'), ''],
      ],
      { rules: 'all', totals: 2 },
    ),
    pairs(
      [
        ['Cumul brut', draft.money('gross_pay_ytd', of.gross * of.periods)],
        ['Cumul net imposable', money(of.net * of.periods + 1)],
        ['Mode de règlement', 'Virement'],
      ],
      'colon',
      2,
    ),
    small('Pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.'),
  ])
}
