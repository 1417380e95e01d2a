import type { SharedField } from './shared-field.ts'

/** Firms, and people by their role in a firm, trust or estate. */
export const partyLabels = {
  issuer_name: {
    kind: 'company',
    en: 'Issued by | Issuer | Issuing organization',
    fr: 'Émis par | Délivré par | Délivrée par | Émetteur | Organisme | Organisme émetteur',
  },
  employer_name: {
    kind: 'company',
    en: 'Employer | Employer name | Employer’s name | Name of employer | Company | Company name',
    fr: 'Employeur | Nom de l’employeur | Entreprise | Société | Raison sociale | Organisme employeur | Nom ou raison sociale de l’employeur',
  },
  issuing_authority: {
    kind: 'text',
    en: 'Issuing authority | Authority | Issued by | Place of issue | Issuing office | Issuing authority / Autorité de délivrance | Authority / Autorité / Autoridad',
    fr: 'Autorité de délivrance | Autorité émettrice | Autorité | Délivré par | Lieu de délivrance | Autorité / Authority',
  },
  landlord_name: {
    kind: 'company',
    en: 'Landlord | Lessor | Owner | Landlord’s name | Name of landlord | Landlord name | Landlord(s) | Property owner | Landlord’s legal name',
    fr: 'Locateur - Nom | Locateur | Bailleur | Propriétaire | Nom du locateur | Nom du bailleur | Le locateur | Le bailleur | Nom et prénom du bailleur | Locateur (bailleur) | Nom du propriétaire',
  },
  counterparty_name: {
    kind: 'company',
    en: 'Estate of the late | Donor | Seller | Vendor | Purchaser | Buyer | Testator | Deceased | Estate of | From | Payer | Paid by | Name of donor | Donor’s name | Transferor | Grantor',
    fr: 'Succession de feu | Succession de feue | Donateur | Donatrice | Donateur(trice) | Vendeur | Vendeuse | Acheteur | Acquéreur | Acquéreuse | Défunt | Défunte | De cujus | Succession de | Payeur | Nom du donateur | Cédant | Versé par',
  },
  auditor_name: {
    kind: 'company',
    en: 'Auditor | Auditors | Independent auditor | Audited by | Prepared by | Accountant | Chartered professional accountants | Practitioner',
    fr: 'Auditeur | Auditeurs | Auditeur indépendant | Commissaire aux comptes | Cabinet | Préparé par | Expert-comptable | Vérificateur | Commissaires aux comptes | Cabinet d’audit',
  },
  origin: {
    kind: 'origin',
    en: 'Origin | Origin of funds | Source of funds | Source | Nature of funds | Purpose | Nature of transaction | Type of transaction | Reason',
    fr: 'Origine | Origine des fonds | Provenance | Provenance des fonds | Source des fonds | Nature de l’opération | Nature | Motif | Nature de l’acte',
  },
  legal_name: {
    kind: 'company',
    en: 'Legal name | Legal name of entity | Legal name of the entity | Corporate name | Corporation name | Company name | Name of corporation | Name of the corporation | Business name | Entity name | Full legal name | Company | Name of company | Name of entity | Name of organization | Organization name | Name | Name of partnership | Firm name | Partnership name | Legal entity name',
    fr: 'Dénomination sociale | Dénomination | Raison sociale | Nom de la société | Nom de l’entreprise | Nom | Société | Nom de l’organisme | Nom de la personne morale | Dénomination ou raison sociale | Nom légal | Nom de l’association | Titre de l’association | Nom de l’entité | Dénomination de la société | Personne morale',
  },
  legal_form: {
    kind: 'text',
    en: 'Legal form | Type of corporation | Corporation type | Entity type | Business type | Form of business | Type of entity | Type | Company type | Legal structure | Type of business',
    fr: 'Forme juridique | Forme sociale | Type de société | Type d’entreprise | Forme | Type d’entité | Statut juridique',
  },
  registry_status: {
    kind: 'registry_status',
    en: 'Status | Registration status | Corporate status | Entity status | Corporation status | Company status | Business status',
    fr: 'Statut | État | Statut au registre | Statut d’immatriculation | Situation | État de la société | Statut de la société | Situation de l’entreprise | Statut de l’entreprise | Statut d’activité',
  },
  activity: {
    kind: 'text',
    en: 'Business activity | Principal activity | Activity | Nature of business | Primary activity | Main activity | NAICS description | Line of business | Principal business | Description of business',
    fr: 'Activité | Activité principale | Activités principales | Objet social | Activités exercées | Secteur d’activité | Activité(s) exercée(s) | Activité exercée | Nature de l’activité | Activités | 1er secteur d’activité | Activité économique',
  },
  share_classes: {
    kind: 'text',
    en: 'Classes of shares the corporation may issue | Classes of shares | Share classes | Classes of shares | Authorized shares | Authorized capital | Share capital | Authorized share capital | Classes and any maximum number of shares',
    fr: 'Catégories d’actions que la société est autorisée à émettre | Catégories d’actions | Capital-actions autorisé | Capital-actions | Catégories d’actions autorisées | Capital autorisé | Actions autorisées | Description du capital-actions | Capital social | Capital',
  },
  account_type: {
    kind: 'text',
    en: 'Plan | Account type | Type of account | Plan type | Registration type | Product | Account',
    fr: 'Type de compte | Type de régime | Type de contrat | Régime | Nature du contrat | Produit | Compte | Nature du compte',
  },
  directors: {
    kind: 'people',
    en: 'Directors | Director | Director(s) | Board of directors | Active directors | Directors of the corporation | First directors | Names of directors | Active directors of the corporation | Current directors | Directors and officers | Officers and directors',
    fr: 'Administrateurs | Administrateur | Administrateur(s) | Conseil d’administration | Liste des administrateurs | Dirigeants | Gérant | Gérants | Gérance | Président | Premiers administrateurs | Administrateurs et dirigeants | Gestion, direction, administration, contrôle, associés ou membres | Administration | Directeur général | Gérant(s) | Dirigeant | Représentant légal',
  },
  beneficial_owners: {
    kind: 'people',
    en: 'Beneficial owners | Beneficial owner | Beneficial owner(s) | Individuals with significant control | Individual with significant control | Ultimate beneficial owners | Ultimate beneficial owner | Shareholders | Shareholder | Shareholder name | Name of shareholder | Owners | Registered shareholders | Registered holder | Holders | Ultimate beneficiaries | ISC | UBO | Majority shareholder | Name of individual',
    fr: 'Bénéficiaires effectifs | Bénéficiaire effectif | Bénéficiaires ultimes | Bénéficiaire ultime | Actionnaires | Actionnaire | Particuliers ayant un contrôle important | Particulier ayant un contrôle important | Nom de l’actionnaire | Bénéficiaire effectif n° 1 | Détenteurs | Titulaires | Porteurs d’actions | Actionnaire majoritaire | Premier actionnaire | Détenteur | Associés et actionnaires',
  },
  signatories: {
    kind: 'people',
    en: 'Signing officers | Authorized signatories | Authorised signatories | Signatories | Signatory | Authorized signing officers | Authorized signatory | Attorney | Attorneys | Attorney(s) | Name of attorney | Agent | Attorney-in-fact | Authorized persons | Authorized representatives',
    fr: 'Signataires autorisés | Signataires | Signataire | Signataire autorisé | Mandataire | Mandataires | Le mandataire | Personnes autorisées | Représentants autorisés | Nom du mandataire | Procureur | Personnes habilitées | Fondé de pouvoir',
  },
  partners: {
    kind: 'people',
    en: 'Partners | Partner | General partner | General partners | Limited partners | Limited partner | Names of partners',
    fr: 'Associés | Associé | Commandité | Commandités | Commanditaire | Commanditaires | Les associés | Associés en nom | Associé commandité | Noms des associés',
  },
  trustees: {
    kind: 'people',
    en: 'Trustee | Trustees | Trustee(s) | Original trustees | The trustees | Names of trustees',
    fr: 'Fiduciaire | Fiduciaires | Les fiduciaires | Le fiduciaire | Fiduciaire(s) | Noms des fiduciaires',
  },
  settlors: {
    kind: 'people',
    en: 'Settlor | Settlors | Settlor(s) | The settlor | Grantor | Name of settlor',
    fr: 'Constituant | Constituants | Constituante | Le constituant | Constituant(s) | La constituante | Disposant',
  },
  beneficiaries: {
    kind: 'people',
    en: 'Beneficiary | Beneficiaries | Beneficiary(ies) | The beneficiaries | Names of beneficiaries',
    fr: 'Bénéficiaire | Bénéficiaires | Les bénéficiaires | Bénéficiaire(s) | Noms des bénéficiaires',
  },
  executors: {
    kind: 'people',
    en: 'Executor | Executors | Estate trustee | Estate trustees | Executrix | Liquidator | Liquidators | Personal representative | Administrator | Executor(s) | Name of executor | Applicant | Estate trustee(s) | Appointed estate trustee',
    fr: 'Liquidateur | Liquidateurs | Liquidatrice | Exécuteur testamentaire | Exécutrice testamentaire | Exécuteurs testamentaires | Liquidateur de la succession | Liquidateur(s) | Liquidateur successoral | Liquidatrice de la succession | Héritiers | Les héritiers | Héritier',
  },
} as const satisfies Record<string, SharedField>
