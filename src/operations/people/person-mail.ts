import type { Bilingual, Locale } from '../../contract/locale.ts'
import { mailHtml } from '../../domain/eid/invitation/invitation-html.ts'
import type { MailBody } from '../mail/mail-body.ts'

/** What a mail to a person of the console asks them to do. */
export type PersonMailKind = 'invitation' | 'reset_password' | 'verify_email'

interface Words {
  readonly title: Bilingual
  readonly opening: Bilingual
  readonly button: Bilingual
  readonly note: Bilingual
}

/** `{workspace}` is the name of the workspace, `{until}` the moment at which the link ends. */
const words: Readonly<Record<PersonMailKind, Words>> = {
  invitation: {
    title: { en: 'You are invited to {workspace}', fr: 'Vous êtes invité à {workspace}' },
    opening: {
      en: 'You were asked to join the workspace “{workspace}” at Gatehouse.',
      fr: 'On vous demande de rejoindre l’espace de travail « {workspace} » dans Gatehouse.',
    },
    button: { en: 'Join', fr: 'Rejoindre' },
    note: {
      en: 'The link works once, until {until}. If you do not know who asks, do nothing.',
      fr: 'Le lien fonctionne une fois, jusqu’au {until}. Si vous ne savez pas qui le demande, ne faites rien.',
    },
  },
  reset_password: {
    title: { en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' },
    opening: {
      en: 'Somebody asked for a new password for your account at Gatehouse.',
      fr: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Gatehouse.',
    },
    button: { en: 'Choose a password', fr: 'Choisir un mot de passe' },
    note: {
      en: 'The link works once, until {until}. If it was not you, do nothing: your password stays as it is.',
      fr: 'Le lien fonctionne une fois, jusqu’au {until}. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
    },
  },
  verify_email: {
    title: { en: 'Confirm your e-mail address', fr: 'Confirmez votre adresse courriel' },
    opening: {
      en: 'This address was given for your account at Gatehouse.',
      fr: 'Cette adresse a été donnée pour votre compte Gatehouse.',
    },
    button: { en: 'Confirm the address', fr: 'Confirmer l’adresse' },
    note: {
      en: 'The link works once, until {until}. If it was not you, do nothing.',
      fr: 'Le lien fonctionne une fois, jusqu’au {until}. Si ce n’était pas vous, ne faites rien.',
    },
  },
}

const linkIs: Bilingual = { en: 'Or open this address:', fr: 'Ou ouvrez cette adresse :' }

/** The mail with a link for a person, as text and HTML. docs/console.md#mail. */
export function personMail(
  kind: PersonMailKind,
  given: {
    readonly to: string
    readonly workspace: string
    readonly link: string
    readonly expiresAt: Date
    readonly language: Locale
  },
): MailBody {
  const { to, workspace, link, expiresAt, language } = given
  const until = untilText(expiresAt, language)
  const say = (text: Bilingual) =>
    text[language].replaceAll('{workspace}', () => workspace).replaceAll('{until}', until)
  const { title, opening, button, note } = words[kind]
  const html = mailHtml({
    language,
    title: say(title),
    opening: [say(opening)],
    button: { label: say(button), link, bare: linkIs[language], note: say(note) },
    sections: [],
  })
  const text = [say(opening), '', `${say(button)}: ${link}`, '', say(note), ''].join('\n')
  return { to, fromName: 'Gatehouse', subject: say(title), text, html, language }
}

/** The moment in UTC, since the installation does not know where a person is. */
function untilText(moment: Date, language: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${moment.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-CA', format)} UTC`
}
