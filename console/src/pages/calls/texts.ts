import { catalogue } from '../../text/texts.ts'

export const callTexts = catalogue({
  title: { en: 'API log', fr: 'Journal de l’API' },
  about: {
    en: 'Calls of your servers to /v1. Names and types of fields are kept, never a value. Calls whose key is unknown are not here.',
    fr: 'Appels de vos serveurs à /v1. Les noms et types des champs sont conservés, jamais une valeur. Les appels dont la clé est inconnue n’y figurent pas.',
  },
  list: { en: 'Calls of this environment', fr: 'Appels de cet environnement' },
  when: { en: 'When', fr: 'Quand' },
  call: { en: 'Call', fr: 'Appel' },
  status: { en: 'Status', fr: 'Statut' },
  refusal: { en: 'Refusal', fr: 'Refus' },
  took: { en: 'Took', fr: 'Durée' },
  key: { en: 'API key', fr: 'Clé d’API' },
  client: { en: 'From', fr: 'Provenance' },
  requestId: { en: 'Request id', fr: 'Identifiant de la requête' },
  path: { en: 'Path', fr: 'Chemin' },
  any: { en: 'Any', fr: 'Tous' },
  search: { en: 'Search', fr: 'Chercher' },
  details: { en: 'Details', fr: 'Détails' },
  detailsOf: { en: (id: string) => `Details of ${id}`, fr: (id: string) => `Détails de ${id}` },
  shape: { en: 'Shape of the body', fr: 'Forme du corps' },
  noBody: { en: 'The call had no JSON body.', fr: 'L’appel n’avait pas de corps JSON.' },
  field: { en: 'Field', fr: 'Champ' },
  type: { en: 'Type', fr: 'Type' },
  length: { en: 'Length', fr: 'Longueur' },
  unnamed: {
    en: (count: string) => `${count} fields are not named: they are not ones of the API.`,
    fr: (count: string) => `${count} champs ne sont pas nommés : ils ne sont pas de l’API.`,
  },
  curl: { en: 'As curl, without values', fr: 'En curl, sans valeurs' },
  empty: { en: 'No call yet', fr: 'Aucun appel pour l’instant' },
  emptyAbout: { en: 'Make a call with one of your keys:', fr: 'Faites un appel avec l’une de vos clés :' },
  firstCall: { en: 'A first call', fr: 'Un premier appel' },
  off: {
    en: 'The log is off: GATEHOUSE_API_LOG_DAYS is 0.',
    fr: 'Le journal est désactivé : GATEHOUSE_API_LOG_DAYS vaut 0.',
  },
  dropped: {
    en: (count: string) => `${count} calls of the last 24 hours are missing: the log could not keep up.`,
    fr: (count: string) => `${count} appels des dernières 24 heures manquent : le journal n’a pas suivi.`,
  },
})
