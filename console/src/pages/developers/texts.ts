import { catalogue } from '../../text/texts.ts'

export const developerTexts = catalogue({
  title: { en: 'Developers', fr: 'Développeurs' },
  about: {
    en: 'How your servers call the API of this installation. The reference is made from what the server itself publishes.',
    fr: 'Comment vos serveurs appellent l’API de cette installation. La référence vient de ce que le serveur publie lui-même, en anglais.',
  },
  files: { en: 'Files', fr: 'Fichiers' },
  openapi: { en: 'OpenAPI 3.1', fr: 'OpenAPI 3.1 de l’API' },
  postman: { en: 'Postman collection', fr: 'Collection Postman' },
  consoleApi: { en: 'OpenAPI of the operator’s API', fr: 'OpenAPI de l’API de l’exploitant' },
  consoleApiAbout: {
    en: 'published with GATEHOUSE_CONSOLE_API=on',
    fr: 'publiée avec GATEHOUSE_CONSOLE_API=on',
  },
  build: { en: 'This installation', fr: 'Cette installation' },
  version: { en: 'Version of the API', fr: 'Version de l’API' },
  address: { en: 'Address', fr: 'Adresse' },
  instance: { en: 'Server process', fr: 'Processus du serveur' },
  operations: { en: 'Operations', fr: 'Opérations' },
  reference: { en: 'API reference', fr: 'Référence de l’API' },
  search: { en: 'Search the reference', fr: 'Chercher dans la référence' },
  searchHint: {
    en: 'A path, a name of a field or a word.',
    fr: 'Un chemin, un nom de champ ou un mot anglais.',
  },
  found: {
    en: (count: string, all: string) => `${count} of ${all} operations`,
    fr: (count: string, all: string) => `${count} opérations sur ${all}`,
  },
  call: { en: 'Example', fr: 'Exemple' },
  callOf: { en: (name: string) => `Example of ${name}`, fr: (name: string) => `Exemple de ${name}` },
  parameters: { en: 'Parameters', fr: 'Paramètres' },
  bodyFields: { en: 'Body', fr: 'Corps' },
  answerFields: { en: (status: string) => `Answer ${status}`, fr: (status: string) => `Réponse ${status}` },
  answerExample: {
    en: (name: string) => `Example answer of ${name}`,
    fr: (name: string) => `Exemple de réponse de ${name}`,
  },
  refusals: { en: 'Refusals', fr: 'Refus' },
  required: { en: 'required', fr: 'obligatoire' },
  isDefault: { en: 'default', fr: 'par défaut' },
  more: {
    en: (count: string) => `Show ${count} more fields`,
    fr: (count: string) => `Afficher ${count} autres champs`,
  },
  path: { en: 'in the path', fr: 'dans le chemin' },
  query: { en: 'in the query', fr: 'dans la requête' },
  header: { en: 'header', fr: 'en-tête' },
})
