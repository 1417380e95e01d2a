import type { SharedField } from './shared-field.ts'

/** Amounts, rates and counts. */
export const amountLabels = {
  amount_due: {
    kind: 'money',
    en: 'Amount due | Total amount due | Amount payable | Total due | Total to pay | Balance due | Please pay | Pay this amount | Total amount payable | New charges | Total new charges | Total current charges',
    fr: 'Montant à payer | Montant total à payer | Montant dû | Montant total dû | Total à payer | Net à payer | Solde à payer | Montant à régler | Somme à payer | Total TTC | Montant TTC | Total dû | Somme à régler | Montant total',
  },
  opening_balance: {
    kind: 'money',
    en: 'Opening balance | Previous balance | Beginning balance | Starting balance | Balance forward | Balance brought forward | Last statement balance',
    fr: 'Solde initial | Solde d’ouverture | Solde de départ | Solde précédent | Solde antérieur | Ancien solde | Ancien solde créditeur | Solde reporté | Solde créditeur au début | Solde au début | Solde au début de la période | Solde en début de période | Report de solde',
  },
  closing_balance: {
    kind: 'money',
    en: 'Closing balance | Ending balance | New balance | Final balance | Balance on closing | Current balance',
    fr: 'Solde final | Solde de fermeture | Solde de clôture | Nouveau solde | Nouveau solde créditeur | Solde de fin de période | Solde à la fin | Solde à la fin de la période | Solde en fin de période | Solde actuel',
  },
  credit_limit: {
    kind: 'money',
    whole: true,
    en: 'Credit limit | Your credit limit | Total credit limit | Credit line | Total credit line | Spending limit',
    fr: 'Limite de crédit | Votre limite de crédit | Limite de crédit totale | Plafond de crédit | Plafond autorisé | Crédit autorisé | Marge autorisée | Plafond | Découvert autorisé | Plafond de la carte',
  },
  minimum_payment: {
    kind: 'money',
    en: 'Minimum payment | Minimum payment due | Minimum amount due | Your minimum payment | Minimum due | Amount due now',
    fr: 'Paiement minimum | Paiement minimal | Paiement minimum exigé | Versement minimum | Montant minimum dû | Mensualité minimum | Minimum à payer | Paiement minimum dû | Versement minimal',
  },
  payment_amount: {
    kind: 'money',
    en: 'Payment amount | Regular payment | Monthly payment | Amount of payment | Total payment | Payment | Regular payment amount | Principal and interest payment | Current payment | Instalment',
    fr: 'Montant du versement | Versement régulier | Versement | Montant du paiement | Paiement | Mensualité | Montant de la mensualité | Échéance mensuelle | Montant de l’échéance | Paiement mensuel | Versement mensuel | Montant du remboursement | Mensualité assurance comprise',
  },
  interest_rate: {
    kind: 'percent',
    en: 'Interest rate | Annual interest rate | Current interest rate | Rate | Annual rate | Rate of interest | Interest rate (fixed) | Interest rate (variable)',
    fr: 'Taux d’intérêt | Taux d’intérêt annuel | Taux annuel | Taux | Taux nominal | Taux d’intérêt actuel | Taux débiteur | Taux débiteur fixe | Taux fixe',
  },
  market_value: {
    kind: 'money',
    whole: true,
    en: 'Market value | Total market value | Portfolio value | Total portfolio value | Account value | Total account value | Value of your account | Total value | Closing value | Ending market value | Closing market value | Value of your investments | Total value of your account | Your portfolio value | Account balance',
    fr: 'Valeur marchande | Valeur marchande totale | Valeur du portefeuille | Valeur totale du portefeuille | Valeur du compte | Valeur totale du compte | Valeur totale | Valeur marchande à la fin | Valeur de clôture | Valeur de votre portefeuille | Valeur de vos placements | Valeur de rachat | Valeur de l’épargne | Valorisation | Valorisation totale | Total du portefeuille | Épargne constituée | Évaluation totale | Encours total | Valeur totale de votre compte',
  },
  employment_income: {
    kind: 'money',
    whole: true,
    unsigned: true,
    en: 'Employment income | Box 14 | 14 Employment income | Employment income – line 10100 | Employment income - line 10100 | Box A | 14 | Line 10100 | Box A Employment income | Box 14 Employment income | Wages, tips, other compensation',
    fr: 'Revenus d’emploi | Case 14 | 14 Revenus d’emploi | Revenus d’emploi – ligne 10100 | Revenus d’emploi - ligne 10100 | Case A | A Revenus d’emploi | A- Revenus d’emploi | Revenu d’emploi | Case A Revenus d’emploi | Case 14 Revenus d’emploi | A',
  },
  income_tax_deducted: {
    kind: 'money',
    whole: true,
    unsigned: true,
    en: 'Income tax deducted | Box 22 | 22 Income tax deducted | Income tax deducted – line 43700 | Income tax deducted - line 43700 | 22 | Box E | Québec income tax deducted | Québec income tax withheld | Income tax withheld | Box 22 Income tax deducted | Box E Québec income tax deducted | Tax deducted',
    fr: 'Impôt sur le revenu retenu | Case 22 | 22 Impôt sur le revenu retenu | Impôt sur le revenu retenu – ligne 43700 | Impôt sur le revenu retenu - ligne 43700 | Case E | Impôt du Québec retenu | E Impôt du Québec retenu | E- Impôt du Québec retenu | Case 22 Impôt sur le revenu retenu | Case E Impôt du Québec retenu | Impôt retenu | E',
  },
  total_income: {
    kind: 'money',
    whole: true,
    en: 'Total income | Line 15000 | 15000 | Line 15000 Total income | Total income (line 15000) | Line 150 | Line 199 | 199 | This is your total income | Adjusted gross income',
    fr: 'Revenu total | Ligne 15000 | Ligne 15000 Revenu total | Revenu total (ligne 15000) | Ligne 150 | Ligne 199 | Ligne 199 Revenu total | Voici votre revenu total | Total des salaires et assimilés | Revenu brut global | Total des revenus',
  },
  net_income: {
    kind: 'money',
    whole: true,
    en: 'Net income | Line 23600 | 23600 | Line 23600 Net income | Net income (line 23600) | Line 236 | Line 275 | 275 | This is your net income',
    fr: 'Revenu net | Ligne 23600 | Ligne 23600 Revenu net | Revenu net (ligne 23600) | Ligne 236 | Ligne 275 | Ligne 275 Revenu net | Revenu fiscal de référence | Revenu net imposable | Revenu net global | Voici votre revenu net',
  },
  balance_owing: {
    kind: 'money',
    en: 'Balance owing | Amount owing | Balance due | Amount due | Account balance | You owe | Total payable | Balance owing (line 48500) | Amount you owe',
    fr: 'Solde dû | Solde à payer | Montant dû | Montant à payer | Solde du compte | Solde dû (ligne 48500) | Reste à payer | Montant de votre impôt | Somme à payer | Montant restant à payer | Vous devez',
  },
  monthly_amount: {
    kind: 'money',
    en: 'Monthly amount | Monthly payment | Monthly benefit | Monthly pension | Gross monthly amount | Gross monthly pension | Amount per month | Monthly benefit amount | Your monthly payment | Total monthly payment | Net monthly amount | Monthly entitlement',
    fr: 'Montant mensuel | Rente mensuelle | Pension mensuelle | Montant mensuel brut | Prestation mensuelle | Montant mensuel net | Montant brut mensuel | Montant de la rente | Montant de la pension | Versement mensuel | Montant mensuel de la rente | Montant mensuel de la pension',
  },
  annual_income: {
    kind: 'money',
    whole: true,
    en: 'Annual salary | Annual income | Annual amount | Salary | Base salary | Annual base salary | Gross annual salary | Annual gross salary | Annual compensation | Total annual pension | Annual pension | Total for the year | Remuneration | Annual remuneration | Yearly amount',
    fr: 'Salaire annuel | Salaire annuel brut | Salaire brut annuel | Revenu annuel | Rémunération annuelle | Rémunération annuelle brute | Montant annuel | Pension annuelle | Rente annuelle | Salaire | Salaire de base | Salaire annuel de base | Total annuel | Total pour l’année | Traitement annuel | Montant annuel brut',
  },
  amount: {
    kind: 'money',
    whole: true,
    en: 'Net proceeds payable to the vendor | Net proceeds to the vendor | Amount | Gift amount | Amount of gift | Amount of the gift | Purchase price | Sale price | Selling price | Price | Total consideration | Consideration | Net proceeds | Net proceeds of sale | Net amount | Distribution | Amount distributed | Amount received | Inheritance amount | Proceeds | Amount paid | Prize amount',
    fr: 'Produit net payable au vendeur | Produit net revenant au vendeur | Montant | Montant du don | Montant de la donation | Prix | Prix de vente | Prix de cession | Somme | Montant net | Produit net | Produit de la vente | Montant reçu | Montant distribué | Montant de la succession | Somme versée | Part nette | Actif net | Montant remis | Part revenant à l’héritier | Somme donnée',
  },
  monthly_rent: {
    kind: 'money',
    whole: true,
    en: 'Rent | Monthly rent | Base rent | Total rent | Rent payable | Rent per month | Lawful rent | Rental amount | Rent amount | Total monthly rent',
    fr: 'Loyer | Loyer mensuel | Loyer total | Le loyer est de | Montant du loyer | Loyer mensuel hors charges | Loyer mensuel charges comprises | Loyer hors charges | Le loyer total est de | Loyer de base | Montant du loyer mensuel',
  },
  revenue: {
    kind: 'money',
    whole: true,
    en: 'Revenue | Revenues | Total revenue | Total revenues | Sales | Net sales | Total net revenue | Operating revenue | Gross revenue',
    fr: 'Chiffre d’affaires | Produits | Revenus | Ventes | Total des produits | Total des revenus | Chiffre d’affaires net | Chiffres d’affaires nets | Produits d’exploitation | Total des produits d’exploitation | Montant net du chiffre d’affaires | Ventes nettes | Produit total | Chiffres d’affaires',
  },
  total_assets: {
    kind: 'money',
    whole: true,
    en: 'Total assets | Assets total',
    fr: 'Total de l’actif | Total actif | Total des actifs | Actif total | Total général actif | Total général de l’actif | Total de l’actif net',
  },
  total_liabilities: {
    kind: 'money',
    whole: true,
    en: 'Total liabilities | Liabilities total',
    fr: 'Total du passif | Total passif | Total des passifs | Total des dettes | Passif total | Total dettes | Dettes totales',
  },
  equity: {
    kind: 'money',
    whole: true,
    en: 'Total equity | Shareholders’ equity | Total shareholders’ equity | Equity | Stockholders’ equity | Total stockholders’ equity | Net assets | Total net assets | Owner’s equity | Owners’ equity | Total owner’s equity',
    fr: 'Capitaux propres | Total des capitaux propres | Total capitaux propres | Avoir des actionnaires | Total de l’avoir des actionnaires | Actif net | Total des capitaux propres assimilés | Situation nette',
  },
  trade_line_count: {
    kind: 'count',
    en: 'Number of trade lines | Trade lines | Number of accounts | Total accounts | Number of tradelines | Tradelines | Total trade lines | Number of accounts on file | Accounts on file | Total number of accounts | Trades | Trade line count',
    fr: 'Nombre de comptes | Nombre de lignes de crédit | Comptes de crédit | Nombre total de comptes | Lignes de crédit | Nombre de transactions de crédit | Total des comptes | Nombre de facilités de crédit | Nombre de comptes au dossier | Total des lignes de crédit',
  },
} as const satisfies Record<string, SharedField>
