import { catalogue } from '../../text/texts.ts'

export const signInTexts = catalogue({
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  email: { en: 'E-mail', fr: 'Courriel' },
  password: { en: 'Password', fr: 'Mot de passe' },
  wrong: { en: 'E-mail or password is wrong.', fr: 'Le courriel ou le mot de passe est erroné.' },
  setUp: { en: 'Set up Gatehouse', fr: 'Configurer Gatehouse' },
  setUpAbout: {
    en: 'You are the first person here: you become owner of every workspace and look after the installation.',
    fr: 'Vous êtes la première personne ici : vous devenez propriétaire de chaque espace de travail et gérez l’installation.',
  },
  name: { en: 'Your name', fr: 'Votre nom' },
  choosePassword: { en: 'Choose a password', fr: 'Choisissez un mot de passe' },
  passwordHint: {
    en: 'Several words that do not belong together are strong and easy to keep.',
    fr: 'Plusieurs mots sans lien entre eux sont sûrs et faciles à retenir.',
  },
  create: { en: 'Create the account', fr: 'Créer le compte' },
  linkEnded: {
    en: 'This link does not work: it was used, or a newer one was printed at a later start. The command gatehouse members makes another.',
    fr: 'Ce lien ne fonctionne pas : il a déjà servi, ou un démarrage ultérieur en a affiché un plus récent. La commande gatehouse members en crée un autre.',
  },
})
