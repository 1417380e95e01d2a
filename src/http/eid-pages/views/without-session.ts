import { html, type Html } from './html.ts'
import { document } from './page.ts'

/** Pages without a session. They are in both languages, since nothing is known of the reader, and always the same bytes. */
export type PlainPage = 'notFound' | 'tooMany' | 'notOurs' | 'tooLarge' | 'failed'

const said: Readonly<Record<PlainPage, Readonly<Record<'en' | 'fr', readonly [title: string, text: string]>>>> = {
  notFound: {
    en: [
      'This link does not work',
      'It may be incomplete, expired or replaced by a newer one. Open the link in your latest mail, or ask the company that sent it for a new one.',
    ],
    fr: [
      'Ce lien ne fonctionne pas',
      'Il est peut-être incomplet, expiré ou remplacé par un plus récent. Ouvrez le lien de votre dernier courriel, ou demandez-en un nouveau à l’entreprise qui vous l’a envoyé.',
    ],
  },
  tooMany: {
    en: ['Too many requests', 'Wait a few minutes, then open your link again. Nothing is lost.'],
    fr: ['Trop de demandes', 'Attendez quelques minutes, puis ouvrez de nouveau votre lien. Rien n’est perdu.'],
  },
  notOurs: {
    en: ['This form was not accepted', 'Open the link in your mail and continue from there. Nothing is lost.'],
    fr: [
      'Ce formulaire n’a pas été accepté',
      'Ouvrez le lien de votre courriel et continuez à partir de là. Rien n’est perdu.',
    ],
  },
  tooLarge: {
    en: ['This was too large', 'Open the link in your mail and send a smaller image.'],
    fr: ['C’était trop volumineux', 'Ouvrez le lien de votre courriel et envoyez une image plus petite.'],
  },
  failed: {
    en: ['Something went wrong', 'The fault is on our side. Open the link in your mail again in a minute.'],
    fr: [
      'Une erreur est survenue',
      'La défaillance est de notre côté. Ouvrez de nouveau le lien de votre courriel dans une minute.',
    ],
  },
}

/** One such page. `style`: address of the style sheet. */
export function plainPage(name: PlainPage, style: string): Html {
  const { en, fr } = said[name]
  return document({
    lang: 'en',
    title: `${en[0]} – ${fr[0]}`,
    style,
    script: null,
    body: html`<main id="main">
      <h1>${en[0]}</h1>
      <p class="lead">${en[1]}</p>
      <section lang="fr">
        <h2>${fr[0]}</h2>
        <p>${fr[1]}</p>
      </section>
    </main>`,
  })
}
