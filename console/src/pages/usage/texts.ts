import { catalogue } from '../../text/texts.ts'

export const usageTexts = catalogue({
  title: { en: 'Usage', fr: 'Utilisation' },
  about: {
    en: 'Document reads of the month against the cap of the workspace, and calls by key.',
    fr: 'Lectures de documents du mois par rapport au plafond de l’espace de travail, et appels par clé.',
  },
  month: { en: 'Month', fr: 'Mois' },
  reads: { en: 'Document reads', fr: 'Lectures de documents' },
  readsOf: {
    en: (used: string, cap: string) => `${used} of ${cap}`,
    fr: (used: string, cap: string) => `${used} sur ${cap}`,
  },
  forecast: {
    en: (count: string) => `At this pace about ${count} by the end of the month.`,
    fr: (count: string) => `À ce rythme, environ ${count} à la fin du mois.`,
  },
  overCap: {
    en: 'The cap would be reached: further reads are then refused with 429.',
    fr: 'Le plafond serait atteint : les lectures suivantes seraient alors refusées (429).',
  },
  perDay: { en: 'Reads by day', fr: 'Lectures par jour' },
  day: { en: 'Day', fr: 'Jour' },
  count: { en: 'Reads', fr: 'Lectures' },
  asTable: { en: 'Show as a table', fr: 'Afficher en tableau' },
  raise: { en: 'Change the cap', fr: 'Modifier le plafond' },
  cap: { en: 'Reads a month', fr: 'Lectures par mois' },
  save: { en: 'Save', fr: 'Enregistrer' },
  calls: { en: 'Calls by key', fr: 'Appels par clé' },
  key: { en: 'API key', fr: 'Clé d’API' },
  operation: { en: 'Operation', fr: 'Opération' },
  made: { en: 'Calls', fr: 'Appels' },
  errors: { en: 'Refused or failed', fr: 'Refusés ou échoués' },
  noCalls: { en: 'No call this month.', fr: 'Aucun appel ce mois-ci.' },
})
