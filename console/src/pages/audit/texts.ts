import { catalogue } from '../../text/texts.ts'

export const auditTexts = catalogue({
  title: { en: 'Audit trail', fr: 'Piste d’audit' },
  about: {
    en: 'Every change and every read of a case, by whom and when. Entries are chained and signed, so that none can be changed unseen.',
    fr: 'Chaque modification et chaque lecture d’un dossier, par qui et quand. Les entrées sont chaînées et signées : aucune ne peut être modifiée sans que cela se voie.',
  },
  list: { en: 'Audit entries', fr: 'Entrées d’audit' },
  chain: { en: 'Chain', fr: 'Chaîne' },
  chained: {
    en: (sealed: string, all: string) => `${sealed} of ${all} entries are in the chain.`,
    fr: (sealed: string, all: string) => `${sealed} entrées sur ${all} sont dans la chaîne.`,
  },
  signedUpTo: {
    en: (seq: string) => `Signed up to entry ${seq}.`,
    fr: (seq: string) => `Signée jusqu’à l’entrée ${seq}.`,
  },
  verify: { en: 'Verify it on the server', fr: 'Vérifiez-la sur le serveur' },
  when: { en: 'When', fr: 'Quand' },
  action: { en: 'Action', fr: 'Action' },
  actor: { en: 'Who', fr: 'Qui' },
  object: { en: 'Object', fr: 'Objet' },
  changed: { en: 'Changed', fr: 'Modifié' },
  outcome: { en: 'Outcome', fr: 'Résultat' },
  done: { en: 'Done', fr: 'Effectué' },
  refused: { en: 'Refused', fr: 'Refusé' },
  requestId: { en: 'Request id', fr: 'Identifiant de la requête' },
  search: { en: 'Search', fr: 'Chercher' },
  actionIs: { en: 'Action', fr: 'Action' },
  actorIs: { en: 'Who (id)', fr: 'Qui (identifiant)' },
  caseIs: { en: 'Case id', fr: 'Identifiant du dossier' },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'To', fr: 'Au' },
})
