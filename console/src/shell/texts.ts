import { catalogue } from '../text/texts.ts'

export const shellTexts = catalogue({
  skip: { en: 'Skip to the content', fr: 'Aller au contenu' },
  menu: { en: 'Menu', fr: 'Menu' },
  pages: { en: 'Pages', fr: 'Pages' },
  workspace: { en: 'Workspace', fr: 'Espace de travail' },
  environment: { en: 'Environment', fr: 'Environnement' },
  sandbox: { en: 'Sandbox', fr: 'Bac à sable' },
  production: { en: 'Production', fr: 'Production' },
  sandboxBand: {
    en: 'Sandbox: nothing here is about real people.',
    fr: 'Bac à sable : rien ici ne concerne de vraies personnes.',
  },
  search: { en: 'Go to…', fr: 'Aller à…' },
  nothingFound: { en: 'Nothing found', fr: 'Aucun résultat' },
  account: { en: 'Your account', fr: 'Votre compte' },
  toLight: { en: 'Light colours', fr: 'Couleurs claires' },
  toDark: { en: 'Dark colours', fr: 'Couleurs sombres' },
  signOut: { en: 'Sign out', fr: 'Se déconnecter' },
  noWorkspace: { en: 'You are in no workspace', fr: 'Vous n’êtes dans aucun espace de travail' },
  askOwner: {
    en: 'Ask an owner of the workspace to invite you.',
    fr: 'Demandez à un propriétaire de l’espace de travail de vous inviter.',
  },
  notFound: { en: 'There is no such page', fr: 'Cette page n’existe pas' },
  goHome: { en: 'Go to the start', fr: 'Aller à l’accueil' },
})
