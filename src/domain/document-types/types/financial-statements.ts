import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, ownField } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Balance sheets and income statements of Canada and the US, liasse fiscale of France, CPC and bilan of Morocco. */
export const financialStatements: DocumentType = {
  id: 'financial_statements',
  ...namesOf('financial statements', 'états financiers', 'mp'),
  ...plainDocument,
  maxAgeDays: 550,
  steps: ['entity_financials'],
  keyFields: ['legal_name', 'period_end', 'revenue'],
  fields: [
    field('legal_name', '', 'Désignation de l’entreprise'),
    ownField(
      'period_end',
      'date',
      'Year ended | For the year ended | Fiscal year ended | Period ended | As at | As of | Year end | For the year ending | Fiscal year end | Period end | Balance sheet as at | Year ending',
      'Exercice clos le | Exercice terminé le | Pour l’exercice terminé le | Exercice se terminant le | Au | Clôture | Date de clôture | Exercice du | Bilan au | Exercice clos au | Fin de l’exercice | Arrêté au | Clos le | Fin d’exercice',
    ),
    field('revenue'),
    field(
      'net_income',
      'Net income | Net earnings | Net profit | Net income for the year | Net income (loss) | Profit for the year | Net loss | Excess of revenue over expenses | Net earnings for the year',
      'Bénéfice net | Résultat net | Résultat net de l’exercice | Résultat de l’exercice | Bénéfice net de l’exercice | Perte nette | Bénéfice ou perte | Bénéfice de l’exercice | Résultat net comptable',
      { ownOnly: true },
    ),
    field('total_assets'),
    field('total_liabilities'),
    field('equity'),
    field('auditor_name'),
  ],
  phrases: [
    '[financial statements|financial information|balance sheet] [as at|as of|at] {period_end} ',
    '[états financiers|information financière|renseignements financiers|bilan] * au {period_end} ',
    'to the [shareholders|directors|board of directors|members|shareholder] of {legal_name} [opinion|we|report|our|on]',
    'aux [actionnaires|administrateurs|membres|associés] de {legal_name} [opinion|nous|rapport]',
    '[year|period] [ended|ending] {period_end}',
    'exercice [clos|terminé|se terminant] le {period_end}',
    'exercice du * au {period_end}',
  ],
  printedTitles: printedTitles(
    'Financial statements | Balance sheet | Income statement | Statement of financial position | Statement of operations | Consolidated financial statements | Audited financial statements | Statement of earnings and retained earnings | Profit and loss statement | Statement of income | Compiled financial information | Annual financial statements',
    'États financiers | Bilan | État des résultats | Compte de produits et charges | Compte de résultat | Liasse fiscale | États financiers audités | Comptes annuels | États de synthèse | Bilan actif | Bilan et compte de résultat | États financiers annuels | État de la situation financière | Comptes annuels de l’exercice | États financiers consolidés',
  ),
  cues: [
    ...cues(
      6,
      'balance sheet | financial statements | income statement',
      'états financiers | bilan | état des résultats | compte de résultat | liasse fiscale | compte de produits et charges',
    ),
    ...cues(
      4,
      'total assets | total liabilities | retained earnings | shareholders’ equity | net income',
      'total actif | total passif | capitaux propres | total de l’actif | résultat net | bénéfices non répartis',
    ),
    ...cues(
      3,
      'accounts receivable | cost of sales | independent auditor’s report | operating expenses',
      'comptes clients | charges d’exploitation | coût des ventes | chiffre d’affaires | rapport de l’auditeur | débiteurs',
    ),
    ...cues(2, 'revenue | expenses | current assets', 'produits | charges | immobilisations | actif à court terme'),
  ],
  countercues: [
    ...cues(
      6,
      'statement period | minimum payment | net pay | t1 general | notice of assessment | portfolio',
      'avis de cotisation | net à payer | portefeuille',
    ),
    ...cues(4, 'articles of incorporation | annual return', 'statuts constitutifs | objet social'),
  ],
}
