import type { SharedField } from './shared-field.ts'

/** Days and years, as documents print them. */
export const dateLabels = {
  document_date: {
    kind: 'date',
    en: 'Issue date | Date of issue | Issued on | Date issued | Issued | Document date | Date prepared | Prepared on | Dated | Date signed | Date',
    fr: 'Date d’émission | Date de délivrance | Date de production | Date du document | Date d’établissement | Délivré le | Délivrée le | Émis le | Émise le | Établi le | Établie le | Édité le | Fait le | En date du | Date de signature | Date',
  },
  id_expiry: {
    kind: 'date',
    en: 'Date of expiry | Expiry date | Expiration date | Date of expiration | Expires | Expires on | Expiry | EXP | Valid until | Valid to | Valid thru | Card expires | ID expiry | ID expiry date | Expiry / Expiration | Date of expiry / Date d’expiration',
    fr: 'Date d’expiration | Date d’expir. | Expire le | Expiration | Valable jusqu’au | Valide jusqu’au | Valide au | Valable jusqu’au / Valid until | Date de fin de validité | Fin de validité | Expiration de la pièce | Date d’expiration de la pièce | Expiration / Expiry',
    monthEnd: true,
  },
  id_issue_date: {
    kind: 'date',
    en: 'Date of issue | Issue date | Issued on | Issued | ISS | Date of issue / Date de délivrance',
    fr: 'Date de délivrance | Date d’émission | Délivrée le | Délivré le | Émis le | Valide du | Date de délivrance / Date of issue',
  },
  completed_date: {
    kind: 'date',
    en: 'Completed | Completed on | Completion date | Date completed | Date of completion | Verified on | Verification date | Date of verification | Report date',
    fr: 'Terminé le | Terminée le | Date de fin | Date d’achèvement | Complété le | Complétée le | Vérifié le | Vérifiée le | Date de vérification | Date de la vérification | Date du rapport',
  },
  file_since: {
    kind: 'date',
    en: 'File since | On file since | File created | Date file opened | File opened | File creation date | Since | In file since | File established',
    fr: 'Ouvert depuis | Dossier ouvert depuis | Date d’ouverture du dossier | Dossier créé le | Au dossier depuis | Dossier ouvert le | Date de création du dossier | Depuis | Fiche depuis',
  },
  hire_date: {
    kind: 'date',
    en: 'Hire date | Date of hire | Date hired | Hired on | Start date | Employment date | Employment start date | Employed since | Date of employment',
    fr: 'Date d’embauche | Embauché le | Embauchée le | Date d’entrée | Date d’entrée en fonction | Date d’ancienneté | Ancienneté | Entrée le | Date de début | Date de début d’emploi | Employé depuis le | Employée depuis le | Date de recrutement',
  },
  incorporation_date: {
    kind: 'date',
    en: 'Date of incorporation | Incorporation date | Incorporated on | Date of formation | Formation date | Date of registration | Registration date | Effective date | Effective date of incorporation | Incorporation/Amalgamation date | Date formed | Date of amalgamation',
    fr: 'Date de constitution | Constituée le | Date de la constitution | Date d’immatriculation | Date d’immatriculation au RCS | Immatriculée le | Date de création | Date d’entrée en vigueur | Date de prise d’effet | Constitué le | Date de commencement d’activité',
  },
  period_start: {
    kind: 'date',
    en: 'Statement period | Period covered | Period | For the period | Statement from | Period start | Start date | From',
    fr: 'Période du relevé | Période de relevé | Période couverte | Période du | Pour la période du | Période | Relevé du | Début de période | Du',
  },
  due_date: {
    kind: 'date',
    en: 'Due date | Payment due date | Payment due | Payment due by | Due by | Due on | Pay by | Please pay by',
    fr: 'Date d’échéance | Échéance | Payable avant le | À payer avant le | À régler avant le | Date limite de paiement | Date limite | Payer au plus tard le | À payer au plus tard le',
  },
  maturity_date: {
    kind: 'date',
    en: 'Maturity date | Maturity | Matures on | Term maturity date | Renewal date | End of term | Final payment date | Loan maturity date',
    fr: 'Date d’échéance | Échéance | Échéance du terme | Échéance du prêt | Date de renouvellement | Fin du terme | Date de fin | Date de la dernière échéance | Date de fin du prêt | Échéance finale',
  },
  lease_start: {
    kind: 'date',
    en: 'Lease start | Start date | Lease start date | Commencement date | Term begins | Tenancy begins | Start of lease | Start of tenancy | Commencing | Beginning on | Move-in date | From',
    fr: 'Début du bail | Date de début | Date de début du bail | Prise d’effet | Date d’effet | Date de prise d’effet | Commence le | À compter du | Du | Date d’entrée',
  },
  lease_end: {
    kind: 'date',
    en: 'Lease end | End date | Lease end date | Expiry date | Term ends | Tenancy ends | End of lease | End of tenancy | Ending on | Ending | Termination date | To | Until',
    fr: 'Fin du bail | Date de fin | Date de fin du bail | Se termine le | Expiration du bail | Jusqu’au | Au | Date d’expiration',
  },
  tax_year: {
    kind: 'year',
    en: 'Tax year | Taxation year | Year | Tax year / Année d’imposition | Income year | For the year',
    fr: 'Année d’imposition | Année | Année fiscale | Année des revenus | Année / Year | Year / Année | Exercice | Revenus de l’année | Impôt sur les revenus de | Impôts sur les revenus de',
  },
} as const satisfies Record<string, SharedField>
