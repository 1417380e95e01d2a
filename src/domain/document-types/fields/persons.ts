import { inBothLanguages, type SharedField } from './shared-field.ts'

/** Labels of one parent. */
const oneParent = inBothLanguages(
  'Parent 1 | Parent 2 | Name of parent | Father | Mother | Father’s name | Mother’s name | Name of father | Name of mother | Mother’s maiden name | Father/Parent | Mother/Parent',
  'Père | Mère | Nom du père | Nom de la mère | Nom et prénom du père | Nom et prénom de la mère | Nom du parent',
)

/** Facts of a person, as cards, certificates and forms print them. */
export const personLabels = {
  last_name: {
    kind: 'person_name',
    en: 'Surname | Last name | Family name | Surname(s) | Last name of child | Surname / Nom | Last name / Nom de famille',
    fr: 'Nom | Nom de famille | Nom / Surname | Nom de famille / Last name | Nom(s)',
  },
  first_name: {
    kind: 'person_name',
    en: 'Given names | Given name | Given name(s) | First name | First and middle names | First names | Forenames | Given names / Prénoms | Given name(s) / Prénom(s)',
    fr: 'Prénoms | Prénom | Prénom(s) | Prénoms / Given names | Prénom(s) / Given name(s)',
  },
  document_holder_name: {
    kind: 'person_name',
    en: 'Name | Full name | Name in full | Full legal name | Legal name',
    fr: 'Nom | Nom complet | Nom et prénom | Nom et prénoms | Nom et prénom(s) | Prénom et nom | Nom, prénom | Nom, prénoms | Nom / Prénom | Noms et prénoms',
  },
  date_of_birth: {
    kind: 'date',
    en: 'Date of birth | Birth date | Birthdate | Born | Born on | DOB | Date of birth / Date de naissance',
    fr: 'Date de naissance | Date de naiss. | Né(e) le | Née le | Né le | DDN | Date de naissance / Date of birth',
  },
  place_of_birth: {
    kind: 'place',
    en: 'Place of birth | Birthplace | Born at | Born in | Place of birth / Lieu de naissance',
    fr: 'Lieu de naissance | Né(e) à | Née à | Né à | Lieu de naissance / Place of birth',
  },
  sex: { kind: 'sex', en: 'Sex | Gender | Sex / Sexe', fr: 'Sexe | Genre | Sexe / Sex' },
  citizenship: {
    kind: 'country',
    en: 'Nationality | Citizenship | Country of citizenship | Nationality / Nationalité',
    fr: 'Nationalité | Citoyenneté | Pays de citoyenneté | Nationalité / Nationality',
  },
  father_name: {
    kind: 'person_name',
    en: 'Father | Father’s name | Name of father | Father’s name / Nom du père',
    fr: 'Nom du père | Père | Fils de | Fille de | Fils/Fille de | Nom et prénom du père',
  },
  mother_name: {
    kind: 'person_name',
    en: 'Mother | Mother’s name | Name of mother | Mother’s name / Nom de la mère',
    fr: 'Nom de la mère | Mère | et de | Nom et prénom de la mère',
  },
  parent_names: {
    kind: 'people',
    en: 'Parents | Parent(s) | Names of parents | Parents’ names | Name of parent | Parent 1 | Parent 2 | Father | Mother | Father’s name | Mother’s name | Name of father | Name of mother | Mother’s maiden name | Father/Parent | Mother/Parent',
    fr: 'Parents | Parent(s) | Nom des parents | Noms des parents | Nom du parent | Père | Mère | Nom du père | Nom de la mère | Nom et prénom du père | Nom et prénom de la mère | Fils de | Fille de | et de',
    single: [...oneParent],
  },
  occupation: {
    kind: 'text',
    en: 'Position | Position held | Job title | Title | Occupation | Job | Position title',
    fr: 'Emploi | Poste | Poste occupé | Fonction | Titre d’emploi | Titre du poste | Qualification | Profession | Emploi occupé | Fonctions',
  },
  date_of_death: {
    kind: 'date',
    en: 'Date of death | Died on | Death date | Date and time of death',
    fr: 'Date du décès | Date de décès | Décédé le | Décédée le | Décédé(e) le | Date et heure du décès',
  },
  place_of_death: {
    kind: 'place',
    en: 'Place of death | Died at | Location of death',
    fr: 'Lieu du décès | Lieu de décès | Endroit du décès | Décédé à | Décédée à | Décédé(e) à',
  },
  licence_class: {
    kind: 'code',
    en: 'Class | Cat | Category',
    fr: 'Classe | Classes | Catégorie | Catégories',
    // EU licences print national codes in small letters: "AM/A/B1/B/f/k/q".
    grammar: /^[A-Z0-9]{1,3}(?:[ ,/]+(?:[A-Z0-9]{1,3}|[a-z](?![a-z]))){0,11}$/,
  },
  permit_category: {
    kind: 'text',
    en: 'Category | Type of permit | Permit type | Case type | Type | Status',
    fr: 'Catégorie | Type de permis | Type de titre | Nature du titre | Genre de cas | Motif du séjour | Mention | Statut | Type',
  },
  employment_status: {
    kind: 'employment',
    en: 'Employment status | Status | Employment type | Type of employment | Type of position | Contract type',
    fr: 'Statut d’emploi | Statut | Type d’emploi | Type de poste | Nature du contrat | Type de contrat | Nature de l’emploi',
  },
} as const satisfies Record<string, SharedField>
