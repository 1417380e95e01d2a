import type { Bilingual } from '../../src/contract/locale.ts'
import type { FieldKind } from '../../src/domain/document-types/definition/document-type.ts'
import type { ProfileValues } from '../../src/domain/profile/profile.ts'
import type { OtherReader } from './key-uses.ts'

/** The words of the data dictionary. */
export const dictionaryWords = {
  colon: { en: ':', fr: ' :' },
  dictionary: { en: 'Data dictionary', fr: 'Dictionnaire de données' },
  profile: { en: 'Data dictionary: the profile', fr: 'Dictionnaire de données : le profil' },
  documents: {
    en: 'Data dictionary: kinds, steps and documents',
    fr: 'Dictionnaire de données : types de client, étapes et documents',
  },
  profileIntro: {
    en: 'Every key of `values` of verify and assess. A key is found under its name and its other names, whatever the case, accents and separators. A value that cannot be understood is no error of the call: it fails [`format:recorded`](checks/format-recorded.md). A key that is not here is listed in `ignored`.',
    fr: 'Toutes les clés de `values` de verify et assess. Une clé est trouvée sous son nom et ses autres noms, quels que soient la casse, les accents et les séparateurs. Une valeur incomprise n’est pas une erreur de l’appel : elle fait échouer [`format:recorded`](checks/format-recorded.md). Une clé absente d’ici est citée dans `ignored`.',
  },
  formats: {
    en: 'How values are written: [profile](../../rules/profile.md). Data points of a pack: B blocks, R is required, C is required when its condition holds, - is known and not asked. Kinds of client: I individual, C corporation, P partnership, O charitable organisation, T trust, E estate.',
    fr: 'Écriture des valeurs : [profil](../../rules/profile.md). Renseignements d’un régime : B bloque, R est requis, C est requis lorsque sa condition est remplie, - est connu et non demandé. Types de client : I particulier, C société, P société de personnes, O organisme de bienfaisance, T fiducie, E succession.',
  },
  written: { en: 'Written as', fr: 'Écrit comme' },
  otherNames: { en: 'Other names', fr: 'Autres noms' },
  values: { en: 'Values', fr: 'Valeurs' },
  severalValues: {
    en: 'of several the last in this order counts',
    fr: 'de plusieurs, la dernière dans cet ordre compte',
  },
  upTo: { en: '0 to', fr: 'de 0 à' },
  numberFormat: { en: 'Format', fr: 'Format' },
  example: { en: 'Example', fr: 'Exemple' },
  members: { en: 'Keys of an object', fr: 'Clés d’un objet' },
  listOf: { en: 'a list, each item an object or a text', fr: 'une liste, chaque élément un objet ou un texte' },
  checks: { en: 'Checks', fr: 'Vérifications' },
  also: { en: 'Also read by', fr: 'Aussi lu par' },
  packs: { en: 'Policy packs', fr: 'Régimes' },
  unused: {
    en: 'Recorded; no check and no pack reads it.',
    fr: 'Inscrit; aucune vérification ni aucun régime ne le lit.',
  },
  kinds: { en: 'Client kinds', fr: 'Types de client' },
  kindsIntro: {
    en: 'The values of `kind`. An unknown one counts as `individual`.',
    fr: 'Les valeurs de `kind`. Une valeur inconnue compte comme `individual`.',
  },
  steps: { en: 'Upload steps', fr: 'Étapes de dépôt' },
  stepsIntro: {
    en: 'The values of `step_key`, with the document types that each accepts. An unknown one accepts every type.',
    fr: 'Les valeurs de `step_key`, avec les types de document que chacune accepte. Une valeur inconnue accepte tous les types.',
  },
  accepts: { en: 'Accepts', fr: 'Accepte' },
  name: { en: 'Name', fr: 'Nom' },
  types: { en: 'Document types', fr: 'Types de document' },
  typesIntro: {
    en: 'The values of `doc_type`, with the `fields` that are read of each. Fields are strings: dates `YYYY-MM-DD`, amounts `1234.50`. Key fields are those that `legible` and `complete` count.',
    fr: 'Les valeurs de `doc_type`, avec les champs `fields` lus sur chacune. Les champs sont des chaînes : dates `AAAA-MM-JJ`, montants `1234.50`. Les champs clés sont ceux que comptent `legible` et `complete`.',
  },
  stepsOf: { en: 'Steps', fr: 'Étapes' },
  field: { en: 'Field', fr: 'Champ' },
  fieldKind: { en: 'Value', fr: 'Valeur' },
  keyField: { en: 'key field', fr: 'champ clé' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** What the readers besides checks are called. */
export const readerNames: Readonly<Record<OtherReader, Bilingual>> = {
  screening: { en: 'screening', fr: 'filtrage' },
  registry: { en: 'registers of companies', fr: 'registres d’entreprises' },
  risk_profile: { en: 'risk profile', fr: 'profil de risque' },
  capacity: { en: 'capacity', fr: 'capacité' },
  compliance_risk: { en: 'compliance risk', fr: 'risque de conformité' },
}

/** What the kinds of fields on documents are called. */
export const fieldKindNames: Readonly<Record<FieldKind, Bilingual>> = {
  person_name: { en: 'name of a person', fr: 'nom d’une personne' },
  company: { en: 'company', fr: 'entreprise' },
  address: { en: 'address', fr: 'adresse' },
  date: { en: 'date', fr: 'date' },
  money: { en: 'amount', fr: 'montant' },
  id_number: { en: 'number of a document', fr: 'numéro d’un document' },
  account: { en: 'account', fr: 'compte' },
  iban: { en: 'IBAN', fr: 'IBAN' },
  sex: { en: 'F, M or X', fr: 'F, M ou X' },
  country: { en: 'country, alpha-2', fr: 'pays, alpha-2' },
  place: { en: 'place', fr: 'lieu' },
  frequency: { en: 'frequency', fr: 'fréquence' },
  code: { en: 'code', fr: 'code' },
  text: { en: 'text', fr: 'texte' },
  year: { en: 'year', fr: 'année' },
  percent: { en: 'rate without the percent sign', fr: 'taux sans le signe de pourcentage' },
  count: { en: 'whole number', fr: 'nombre entier' },
  yes_no: { en: '`true` or `false`', fr: '`true` ou `false`' },
  countries: { en: 'countries, joined by `; `', fr: 'pays, séparés par `; `' },
  people: { en: 'names, joined by `; `', fr: 'noms, séparés par `; `' },
  employment: { en: 'kind of employment', fr: 'type d’emploi' },
  document_type: { en: 'document type', fr: 'type de document' },
  registry_status: { en: 'status in a register', fr: 'statut dans un registre' },
  origin: { en: 'origin of money', fr: 'origine des fonds' },
  province: { en: 'province', fr: 'province' },
}

/** What reading a profile does with a key besides storing it. docs/rules/profile.md. */
export const readingNotes: Readonly<Partial<Record<keyof ProfileValues, Bilingual>>> = {
  address: {
    en: 'Fills `street1`, `city`, `province`, `postal_code` and `country` where they are not sent.',
    fr: 'Remplit `street1`, `city`, `province`, `postal_code` et `country` lorsqu’ils ne sont pas envoyés.',
  },
  names: {
    en: 'Its first name fills `first_name` and `last_name` where they are not sent.',
    fr: 'Le premier nom remplit `first_name` et `last_name` lorsqu’ils ne sont pas envoyés.',
  },
  country: {
    en: 'Decides how phones, provinces and postal codes are read.',
    fr: 'Détermine la lecture des téléphones, des provinces et des codes postaux.',
  },
  sin_expiry: {
    en: 'A SIN that begins with 9 fails its format without it.',
    fr: 'Sans elle, un NAS qui commence par 9 échoue à son format.',
  },
  id_country: {
    en: 'With `id_type` it decides the format of `id_number`.',
    fr: 'Avec `id_type`, il détermine le format de `id_number`.',
  },
  id_province: {
    en: 'With `id_type` it decides the format of `id_number`.',
    fr: 'Avec `id_type`, elle détermine le format de `id_number`.',
  },
}
