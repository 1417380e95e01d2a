import type { EidDocumentKind } from '../../../contract/eid.ts'
import type { Locale } from '../../../contract/locale.ts'

/** What the sentences name; each is inserted as it is. */
export interface InvitationNames {
  readonly workspace: string
  readonly firstName: string
  /** Date and time with the time zone, already written in the language. */
  readonly expiry: string
  /** Where questions about personal information go; null: to the workspace. */
  readonly privacyContact: string | null
}

/** The sentences of an invitation in one language. */
export interface InvitationWords {
  readonly subject: (names: InvitationNames) => string
  readonly greeting: (names: InvitationNames) => string
  readonly ask: (names: InvitationNames) => string
  readonly why: string
  readonly law: (names: InvitationNames) => string
  readonly needed: string
  readonly documents: Readonly<Record<EidDocumentKind, string>>
  readonly camera: string
  readonly button: string
  readonly bareLink: string
  readonly expires: (names: InvitationNames) => string
  readonly refusal: string
  readonly refusing: (names: InvitationNames) => string
  readonly biometrics: string
  /** Québec: express consent, another way, prior declaration. Act to establish a legal framework for information technology, s. 44. */
  readonly biometricStatements: readonly ((names: InvitationNames) => string)[]
  readonly privacy: string
  readonly privacyWords: (names: InvitationNames) => string
}

/** In both languages; French without its non-breaking spaces, which `withFrenchSpaces` sets. */
export const invitationWords: Readonly<Record<Locale, InvitationWords>> = {
  en: {
    subject: ({ workspace }) => `${workspace} asks you to confirm your identity`,
    greeting: ({ firstName }) => `Hello ${firstName},`,
    ask: ({ workspace }) => `${workspace} asks you to confirm your identity online.`,
    why: 'Why you are asked',
    law: ({ workspace }) =>
      `The Proceeds of Crime (Money Laundering) and Terrorist Financing Act (PCMLTFA) and its Regulations require ${workspace} to verify the identity of its clients.`,
    needed: 'What you need',
    documents: {
      photo_id: 'a valid government-issued photo document, such as a passport or a driver’s licence',
      name_address: 'a statement or a document that shows your name and address',
      name_dob: 'a statement or a document that shows your name and date of birth',
      name_account: 'a statement that shows your name and an account of yours',
      credit_file: 'nothing for the credit check: your Canadian credit file is consulted',
    },
    camera: 'a phone, tablet or computer with a camera',
    button: 'Confirm my identity',
    bareLink: 'If the button does not work, open this address:',
    expires: ({ expiry }) => `The link is personal and works until ${expiry}. Do not forward it.`,
    refusal: 'If you do not want to',
    refusing: ({ workspace }) =>
      `You may refuse: ignore this message, or refuse on the page of the link. ${workspace} will then tell you how else you can confirm your identity. If you did not expect this message, contact ${workspace} in a way you already know.`,
    biometrics: 'Your face and your rights',
    biometricStatements: [
      () =>
        'Your face is compared with the photo on your document only with your express consent, for which you are asked before.',
      ({ workspace }) => `You can confirm your identity another way, without biometrics: ask ${workspace}.`,
      () =>
        'In Québec, this use of biometrics must be declared to the Commission d’accès à l’information (CAI) before it begins.',
    ],
    privacy: 'Your personal information',
    privacyWords: ({ workspace, privacyContact }) =>
      privacyContact === null
        ? `Questions about your personal information: ask ${workspace}.`
        : `Questions about your personal information: ${privacyContact}.`,
  },
  fr: {
    subject: ({ workspace }) => `${workspace} vous demande de confirmer votre identité`,
    greeting: ({ firstName }) => `Bonjour ${firstName},`,
    ask: ({ workspace }) => `${workspace} vous demande de confirmer votre identité en ligne.`,
    why: 'Pourquoi cette demande',
    law: ({ workspace }) =>
      `La Loi sur le recyclage des produits de la criminalité et le financement des activités terroristes (LRPCFAT) et ses règlements obligent ${workspace} à vérifier l’identité de ses clients.`,
    needed: 'Ce qu’il vous faut',
    documents: {
      photo_id:
        'une pièce d’identité valide avec photo, délivrée par un gouvernement, comme un passeport ou un permis de conduire',
      name_address: 'un relevé ou un document qui indique votre nom et votre adresse',
      name_dob: 'un relevé ou un document qui indique votre nom et votre date de naissance',
      name_account: 'un relevé qui indique votre nom et l’un de vos comptes',
      credit_file: 'rien pour la vérification du crédit : votre dossier de crédit canadien est consulté',
    },
    camera: 'un téléphone, une tablette ou un ordinateur avec une caméra',
    button: 'Confirmer mon identité',
    bareLink: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    expires: ({ expiry }) => `Le lien est personnel et fonctionne jusqu’au ${expiry}. Ne le transférez à personne.`,
    refusal: 'Si vous ne le souhaitez pas',
    refusing: ({ workspace }) =>
      `Vous pouvez refuser : ignorez ce message, ou refusez sur la page du lien. ${workspace} vous dira alors comment confirmer votre identité autrement. Si vous n’attendiez pas ce message, communiquez avec ${workspace} par un moyen que vous connaissez déjà.`,
    biometrics: 'Votre visage et vos droits',
    biometricStatements: [
      () =>
        'Votre visage n’est comparé à la photo de votre pièce d’identité qu’avec votre consentement exprès, qui vous est demandé avant.',
      ({ workspace }) => `Vous pouvez confirmer votre identité autrement, sans biométrie : demandez à ${workspace}.`,
      () =>
        'Au Québec, cette utilisation de la biométrie doit être déclarée à la Commission d’accès à l’information (CAI) avant de commencer.',
    ],
    privacy: 'Vos renseignements personnels',
    privacyWords: ({ workspace, privacyContact }) =>
      privacyContact === null
        ? `Des questions sur vos renseignements personnels ? Demandez à ${workspace}.`
        : `Des questions sur vos renseignements personnels ? Voici à qui les poser : ${privacyContact}.`,
  },
}

/** French text with non-breaking spaces before ; : ? ! » and after «. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[;:?!»])/g, '\u00a0').replaceAll(/« /g, '«\u00a0')
}
