import { catalogue } from '../text/texts.ts'

/** Texts of the parts that pages share. */
export const partTexts = catalogue({
  otherLanguage: { en: 'Français', fr: 'English' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  copyOf: { en: (what: string) => `Copy ${what}`, fr: (what: string) => `Copier ${what}` },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  failed: { en: 'This did not work', fr: 'L’opération a échoué' },
  noAnswer: {
    en: 'The server did not answer. Check the connection and try again.',
    fr: 'Le serveur n’a pas répondu. Vérifiez la connexion et réessayez.',
  },
  serverSays: { en: 'The server says (in English):', fr: 'Le serveur répond (en anglais) :' },
  requestId: { en: 'Request id', fr: 'Identifiant de la requête' },
  again: { en: 'Try again', fr: 'Réessayer' },
  signInAgain: {
    en: 'Your session has ended. Sign in again.',
    fr: 'Votre session est terminée. Connectez-vous de nouveau.',
  },
  roleLacking: {
    en: (roles: string) => `Your role may not do this. These roles may: ${roles}.`,
    fr: (roles: string) => `Votre rôle ne le permet pas. Ces rôles le permettent : ${roles}.`,
  },
  nextPage: { en: 'Next page', fr: 'Page suivante' },
  previousPage: { en: 'Previous page', fr: 'Page précédente' },
  csv: { en: 'Download as CSV', fr: 'Télécharger en CSV' },
  rows: { en: (count: number) => `${count} rows`, fr: (count: number) => `${count} lignes` },
  noneMatch: { en: 'Nothing matches these filters.', fr: 'Rien ne correspond à ces filtres.' },
  clearFilters: { en: 'Clear the filters', fr: 'Effacer les filtres' },
  secretOnce: {
    en: 'This is shown once. Store it now: nobody, not even the server, can show it again.',
    fr: 'Ce secret n’est affiché qu’une fois. Conservez-le maintenant : personne, pas même le serveur, ne peut l’afficher de nouveau.',
  },
  storedIt: { en: 'I stored it', fr: 'Je l’ai conservé' },
  downloadEnv: { en: 'Download as .env', fr: 'Télécharger en .env' },
  done: { en: 'Done', fr: 'Terminé' },
  typeToConfirm: {
    en: (word: string) => `Type ${word} to confirm`,
    fr: (word: string) => `Saisissez ${word} pour confirmer`,
  },
  sortBy: { en: (column: string) => `Sort by ${column}`, fr: (column: string) => `Trier par ${column}` },
  owner: { en: 'Owner', fr: 'Propriétaire' },
  tenant_admin: { en: 'Tenant admin', fr: 'Administrateur' },
  api_manager: { en: 'API manager', fr: 'Gestionnaire d’API' },
  compliance_officer: { en: 'Compliance officer', fr: 'Responsable de la conformité' },
  reviewer: { en: 'Reviewer', fr: 'Réviseur' },
  auditor: { en: 'Auditor', fr: 'Auditeur' },
})

/** The roles, the widest first. docs/console.md#roles. */
export const roleNames = ['owner', 'tenant_admin', 'api_manager', 'compliance_officer', 'reviewer', 'auditor'] as const

/** The name of the text of a role; null for a role that this version does not know. */
export function roleText(role: string): (typeof roleNames)[number] | null {
  return roleNames.find((name) => name === role) ?? null
}
