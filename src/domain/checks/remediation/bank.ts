import { remediation } from './remediation.ts'

/** Rules of the analysis of a bank account. Limits of mortgage lending are on gross income; the analysis sees net income. */
export const ofBank = {
  'bank:holder_name': remediation(
    'PCMLTFR s. 105(1)(d); practice',
    'Connect an account in the client’s own name, or correct or complete the name of the case. An account of somebody else proves nothing.',
    'Connectez un compte au nom du client, ou corrigez le nom du dossier. Le compte d’un autre ne prouve rien.',
  ),
  'bank:nsf': remediation(
    'practice',
    'Ask why payments came back and whether they were made good since; a later analysis shows whether it stopped.',
    'Demandez pourquoi des paiements sont revenus et s’ils ont été réglés depuis; une analyse ultérieure montre si cela a cessé.',
  ),
  'bank:negative_days': remediation(
    'practice',
    'Ask whether an overdraft was agreed with the bank and how it is paid back; compare with the client’s other accounts.',
    'Demandez si un découvert est convenu avec la banque et comment il est remboursé; comparez aux autres comptes du client.',
  ),
  'bank:debt_service': remediation(
    'OSFI Guideline B-20, debt serviceability; CMHC: TDS 44 % of gross income',
    'Work out the ratio on verified gross income; a longer term, a smaller amount or a debt repaid lowers it.',
    'Calculez le ratio sur le revenu brut vérifié; une durée plus longue, un montant moindre ou une dette remboursée l’abaisse.',
  ),
  'bank:housing': remediation(
    'OSFI Guideline B-20, debt serviceability; CMHC: GDS 39 % of gross income',
    'Work out the ratio on verified gross income; ask whether someone else of the household pays a part.',
    'Calculez le ratio sur le revenu brut vérifié; demandez si quelqu’un d’autre du ménage en paie une part.',
  ),
  'bank:income_stability': remediation(
    'OSFI Guideline B-20, income verification; practice',
    'Ask for an analysis of 12 months, or for tax documents that show the income of whole years.',
    'Demandez une analyse de 12 mois, ou des documents fiscaux qui montrent le revenu d’années entières.',
  ),
  'bank:income_declared': remediation(
    'OSFI Guideline B-20, income verification; practice',
    'Ask for payslips or a notice of assessment, for an account that receives the rest, or correct what is declared.',
    'Demandez des bulletins de paie ou un avis de cotisation, un compte qui reçoit le reste, ou corrigez ce qui est déclaré.',
  ),
  'bank:payday': remediation(
    'Criminal Code s. 347.1; practice',
    'Ask whether every payday loan is repaid and why it was needed; count what is still owed as an obligation.',
    'Demandez si chaque prêt sur salaire est remboursé et pourquoi il le fallait; comptez le solde dû comme obligation.',
  ),
  'bank:gambling': remediation(
    'practice',
    'Ask about it and judge whether the obligations can be met; winnings that cannot be explained are a suspicion.',
    'Posez la question et jugez si les obligations peuvent être tenues; des gains inexpliqués sont un soupçon.',
  ),
  'bank:collections': remediation(
    'practice',
    'Ask which debt it is and what is left of it; compare with a credit file.',
    'Demandez de quelle dette il s’agit et ce qu’il en reste; comparez à un dossier de crédit.',
  ),
  'bank:recent_account': remediation(
    'practice',
    'Connect the account that was used before, or analyse again once the history is longer.',
    'Connectez le compte utilisé auparavant, ou analysez de nouveau quand l’historique sera plus long.',
  ),
  'bank:large_deposit': remediation(
    'PCMLTFR s. 123.1: ongoing monitoring; practice',
    'Ask where the money came from and for a document that shows it; a loan is an obligation, a gift needs its letter.',
    'Demandez d’où vient l’argent et un document qui le montre; un prêt est une obligation, un don exige sa lettre.',
  ),
  'bank:circular_transfers': remediation(
    'PCMLTFA s. 7, suspicion; practice',
    'Ask who receives and who sends. Money between own accounts can be shown; money of others in transit is a suspicion.',
    'Demandez qui reçoit et qui envoie. De l’argent entre ses propres comptes se montre; celui d’autrui en transit est un soupçon.',
  ),
  'bank:government_only': remediation(
    'practice',
    'Nothing has to be done: count what is paid for good, and ask until when the rest is paid.',
    'Rien à faire : comptez ce qui est versé durablement, et demandez jusqu’à quand le reste l’est.',
  ),
  'bank:as_of': remediation(
    'ours',
    'Nothing has to be done; when the day is long past, refresh the connection and analyse again.',
    'Rien à faire; lorsque ce jour est loin, actualisez la connexion et analysez de nouveau.',
  ),
} as const
