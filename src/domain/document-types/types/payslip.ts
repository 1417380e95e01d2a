import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, ownField } from '../fields/field.ts'
import { inBothLanguages } from '../fields/shared-field.ts'
import { issuerDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

const current = inBothLanguages(
  'Current | Current amount | This period | This pay | Amount',
  'Courant | Période courante | Cette période | Cette paie | Montant | Période',
)
const year = inBothLanguages(
  'YTD | Year to date | Year-to-date | YTD amount',
  'Cumul | Cumulatif | Cumul annuel | Cumulatif annuel | Cumul de l’année | À ce jour | Depuis le début de l’année | Année',
)
const gross = [
  'Gross pay | Gross earnings | Gross salary | Gross wages | Gross amount | Total gross | Total gross pay | Total earnings | Gross',
  'Salaire brut | Salaire brut total | Total brut | Paie brute | Gains bruts | Total des gains | Rémunération brute | Brut',
] as const
const net = [
  'Net pay | Net salary | Net earnings | Net amount | Net deposit | Total net pay | Take-home pay | Net to pay | Net payable',
  'Paie nette | Salaire net | Net à payer | Net à payer au salarié | Net payé | Net a payer avant impôt | Montant net | Net',
] as const
const period = ['Pay period | Period', 'Période de paie | Période de paye | Période | Période du'] as const

/** Pay stubs of Canada and the United States, talons de paie of Québec, bulletins de paie of France and Morocco. */
export const payslip: DocumentType = {
  id: 'payslip',
  ...namesOf('payslip', 'bulletin de paie', 'm'),
  ...issuerDocument,
  maxAgeDays: 60,
  steps: ['proof_of_income'],
  keyFields: ['document_holder_name', 'employer_name', 'document_date', 'gross_pay', 'net_pay'],
  fields: [
    field(
      'document_holder_name',
      'Employee | Employee name | Name of employee | Paid to | Pay to | Pay to the order of | Payee',
      'Employé | Employée | Employé(e) | Nom de l’employé | Nom de l’employée | Nom de l’employé(e) | Nom du salarié | Salarié | Salarié(e) | Bénéficiaire',
    ),
    field('employer_name'),
    field(
      'document_date',
      'Pay date | Payment date | Paid on | Date paid | Cheque date | Check date | Deposit date | Advice date | Date of payment',
      'Date de paie | Date de la paie | Date de paiement | Date du paiement | Date de versement | Date de dépôt | Date du dépôt | Paiement le | Payé le | Versé le',
      { ownOnly: true },
    ),
    ownField('gross_pay', 'money', ...gross, { columns: current }),
    ownField('net_pay', 'money', ...net, { columns: current }),
    ownField(
      'pay_period_start',
      'date',
      `${period[0]} | Pay period start | Pay period beginning | Period start | Period beginning | Pay begin date | Start of period`,
      `${period[1]} | Début de période | Début de la période`,
    ),
    ownField(
      'pay_period_end',
      'date',
      'Pay period end | Pay period ending | Period end | Period ending | Pay end date | End of period',
      'Fin de période | Fin de la période | Période se terminant le',
    ),
    ownField('pay_period_end', 'date', ...period, { nth: 1 }),
    ownField(
      'pay_frequency',
      'frequency',
      'Pay frequency | Frequency | Pay cycle | Pay schedule',
      'Paie | Fréquence | Fréquence de paie | Fréquence de la paie | Périodicité | Cycle de paie',
    ),
    ownField(
      'gross_pay_ytd',
      'money',
      'Gross pay YTD | Gross pay year to date | Gross earnings YTD | Total gross YTD | YTD gross | Gross YTD | Year-to-date gross',
      'Salaire brut cumulatif | Brut cumulatif | Gains bruts cumulatifs | Cumul brut | Brut cumulé | Cumul salaire brut | Cumul du brut',
    ),
    ownField('gross_pay_ytd', 'money', ...gross, { columns: year, nth: 1 }),
    ownField(
      'net_pay_ytd',
      'money',
      'Net pay YTD | Net pay year to date | Year-to-date net pay | YTD net | Net YTD | Year-to-date net',
      'Net à payer cumulé | Paie nette cumulative | Salaire net cumulatif | Net cumulatif | Cumul net | Net cumulé | Cumul du net',
    ),
    ownField('net_pay_ytd', 'money', ...net, { columns: year, nth: 1 }),
    ownField(
      'deductions_total',
      'money',
      'Total deductions | Deductions total | Total withholdings | Total taxes and deductions | Deductions',
      'Total des retenues | Total retenues | Retenues totales | Total des déductions | Total déductions | Déductions totales | Total des cotisations et contributions | Total cotisations | Retenues | Déductions',
      { unsigned: true, columns: current },
    ),
    field('occupation'),
    field('hire_date'),
  ],
  printedTitles: printedTitles(
    'Payslip | Pay stub | Paystub | Pay statement | Earnings statement | Statement of earnings | Statement of earnings and deductions',
    'Bulletin de paie | Bulletin de salaire | Talon de paie | Relevé de paie | Fiche de paie',
  ),
  cues: [
    ...cues(5, 'payslip | pay stub | paystub | pay statement | earnings statement | statement of earnings'),
    ...cues(5, '', 'bulletin de paie | bulletin de salaire | talon de paie | relevé de paie | fiche de paie'),
    ...cues(3, 'pay period | pay date | gross pay | net pay'),
    ...cues(3, '', 'période de paie | date de paie | salaire brut | paie brute | paie nette'),
    ...cues(2, 'payroll', 'net à payer | net imposable | matricule cnss'),
    ...cues(1, 'employee | employer | ytd | year to date | deductions', 'employeur | salarié | retenues | cnss'),
  ],
  countercues: [
    ...cues(5, 'notice of assessment | statement of remuneration paid'),
    ...cues(5, '', 'avis de cotisation | état de la rémunération payée'),
    ...cues(4, 'closing balance', 'solde final | nouveau solde'),
    ...cues(3, 'statement period | invoice'),
  ],
}
