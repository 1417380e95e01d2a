import type { EidDocumentKind } from '../../../contract/eid.ts'
import type { Locale } from '../../../contract/locale.ts'
import { mailHtml, type MailLayout } from './invitation-html.ts'
import { invitationWords, withFrenchSpaces, type InvitationNames } from './invitation-words.ts'

/** Whom a client is asked for, and what. */
export interface Invitation {
  readonly workspace: string
  readonly firstName: string
  /** The client's personal address, https. */
  readonly link: string
  readonly expiresAt: Date
  readonly language: Locale
  /** IANA name, as America/Toronto. */
  readonly timeZone: string
  readonly documents: readonly EidDocumentKind[]
  /** A mail address or a phone number; null: the workspace is named. */
  readonly privacyContact: string | null
}

/**
 * The mail with the client's link: who asks and why, what is needed, until when, how to refuse and whom to ask. With a photo
 * document the face is compared, so it also has the three statements on biometrics that Québec asks for.
 * docs/rules/eid.md, PCMLTFR s. 105, Act to establish a legal framework for information technology (Québec) s. 44.
 */
export function invitationMail(given: Invitation): {
  readonly subject: string
  readonly text: string
  readonly html: string
} {
  const spaced = given.language === 'fr' ? withFrenchSpaces : (text: string) => text
  const words = invitationWords[given.language]
  const names: InvitationNames = {
    workspace: oneLine(given.workspace),
    firstName: oneLine(given.firstName),
    expiry: expiryOf(given),
    privacyContact: given.privacyContact === null ? null : oneLine(given.privacyContact),
  }
  const photo = given.documents.includes('photo_id')
  const needed = [...given.documents.map((kind) => words.documents[kind]), ...(photo ? [words.camera] : [])]
  const biometrics = {
    heading: words.biometrics,
    paragraphs: [],
    items: words.biometricStatements.map((statement) => spaced(statement(names))),
  }
  const subject = words.subject(names)
  const layout: MailLayout = {
    language: given.language,
    title: subject,
    opening: [words.greeting(names), words.ask(names)],
    button: {
      label: words.button,
      link: given.link,
      bare: spaced(words.bareLink),
      note: spaced(words.expires(names)),
    },
    sections: [
      { heading: words.why, paragraphs: [words.law(names)], items: [] },
      { heading: words.needed, paragraphs: [], items: needed.map(spaced) },
      ...(photo ? [biometrics] : []),
      { heading: words.refusal, paragraphs: [spaced(words.refusing(names))], items: [] },
      { heading: words.privacy, paragraphs: [spaced(words.privacyWords(names))], items: [] },
    ],
  }
  return { subject, text: mailText(layout), html: mailHtml(layout) }
}

/** The same parts as plain text; the link has a line of its own. */
function mailText({ opening, button, sections }: MailLayout): string {
  const blocks = [
    ...opening,
    `${button.label}\n${button.link}`,
    button.note,
    ...sections.map(({ heading, paragraphs, items }) =>
      [heading.toUpperCase(), ...paragraphs, ...items.map((item) => `- ${item}`)].join('\n'),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

function expiryOf({ expiresAt, language, timeZone }: Invitation): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const written = format.format(expiresAt)
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written
}

/** A value cannot open a line or a paragraph of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
