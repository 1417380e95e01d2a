import { catalogue } from '../../text/texts.ts'

export const signInTexts = catalogue({
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  email: { en: 'E-mail', fr: 'Courriel' },
  password: { en: 'Password', fr: 'Mot de passe' },
  wrong: { en: 'E-mail or password is wrong.', fr: 'Le courriel ou le mot de passe est erroné.' },
  forgot: { en: 'Forgotten your password?', fr: 'Mot de passe oublié ?' },
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
  weak: {
    en: 'This password is too easy to guess. Add another word or two that do not belong with it.',
    fr: 'Ce mot de passe est trop facile à deviner. Ajoutez un ou deux mots sans lien avec le reste.',
  },
  create: { en: 'Create the account', fr: 'Créer le compte' },
  linkEnded: {
    en: 'This link does not work: it was used, has expired or was replaced by a newer one.',
    fr: 'Ce lien ne fonctionne pas : il a déjà servi, a expiré ou a été remplacé par un plus récent.',
  },
  setUpEnded: {
    en: 'This link does not work: it was used, or a newer one was printed at a later start.',
    fr: 'Ce lien ne fonctionne pas : il a déjà servi, ou un démarrage ultérieur en a affiché un plus récent.',
  },
  join: { en: 'Join a workspace', fr: 'Rejoindre un espace de travail' },
  joinAbout: {
    en: (workspace: string, email: string) => `You are invited to ${workspace} as ${email}.`,
    fr: (workspace: string, email: string) => `Vous êtes invité à rejoindre ${workspace} en tant que ${email}.`,
  },
  joinSignedIn: {
    en: 'You have an account already: sign in with it and open this link again, or join from here.',
    fr: 'Vous avez déjà un compte : connectez-vous et ouvrez de nouveau ce lien, ou rejoignez l’espace d’ici.',
  },
  accept: { en: 'Join', fr: 'Rejoindre' },
  forgotTitle: { en: 'Forgotten password', fr: 'Mot de passe oublié' },
  forgotAbout: {
    en: 'We mail you a link that works once within an hour.',
    fr: 'Nous vous envoyons par courriel un lien qui fonctionne une seule fois dans l’heure.',
  },
  sendLink: { en: 'Send the link', fr: 'Envoyer le lien' },
  sent: {
    en: 'If there is an account with this address, a mail is on its way.',
    fr: 'S’il existe un compte à cette adresse, un courriel est en route.',
  },
  newPassword: { en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' },
  save: { en: 'Save and sign in', fr: 'Enregistrer et se connecter' },
  confirmEmail: { en: 'Confirm your address', fr: 'Confirmez votre adresse' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  confirmed: { en: 'Your address is confirmed.', fr: 'Votre adresse est confirmée.' },
  goOn: { en: 'Go on', fr: 'Continuer' },
  backToSignIn: { en: 'Back to sign in', fr: 'Retour à la connexion' },
})
