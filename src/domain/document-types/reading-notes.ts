import type { Bilingual, Locale } from '../../contract/locale.ts'

/** What reading reports to a person about one file. `{subject}` is a canonical field name, several joined by commas, or a count. */
const sentences = {
  undecodable: {
    en: 'The file is damaged and could not be opened.',
    fr: 'Le fichier est endommagé et n’a pas pu être ouvert.',
  },
  encrypted_pdf: {
    en: 'The PDF is protected by a password and was not read. Ask for an unprotected copy.',
    fr: 'Le PDF est protégé par un mot de passe et n’a pas été lu. Demandez une copie sans protection.',
  },
  truncated_image: {
    en: 'The image is incomplete: part of it is missing from the file.',
    fr: 'L’image est incomplète : une partie manque dans le fichier.',
  },
  pages_not_read: {
    en: 'Pages not read: {subject}. Only the first pages of a long document are read.',
    fr: 'Pages non lues : {subject}. Seules les premières pages d’un long document sont lues.',
  },
  no_text: {
    en: 'No text was found on the document.',
    fr: 'Aucun texte n’a été trouvé sur le document.',
  },
  repaired_by_check_digit: {
    en: '{subject} repaired by check digit.',
    fr: '{subject} corrigé grâce au chiffre de contrôle.',
  },
  low_confidence: {
    en: '{subject} is hard to read: compare it with the document.',
    fr: '{subject} est difficile à lire : comparez-le avec le document.',
  },
  left_out: {
    en: 'Not read with enough certainty and left empty: {subject}. Enter them by hand.',
    fr: 'Lecture trop incertaine, laissé vide : {subject}. À saisir à la main.',
  },
  two_documents: {
    en: 'The file seems to hold more than one document.',
    fr: 'Le fichier semble contenir plus d’un document.',
  },
  blurred: {
    en: 'The picture is out of focus or shaken: ask for a sharper one.',
    fr: 'L’image est floue ou bougée : demandez-en une plus nette.',
  },
  glare: {
    en: 'Light is reflected over part of the text: ask for a picture without glare.',
    fr: 'Un reflet couvre une partie du texte : demandez une image sans reflet.',
  },
  dark: {
    en: 'The image is too dark: ask for one taken in more light.',
    fr: 'L’image est trop sombre : demandez-en une prise avec plus de lumière.',
  },
  low_resolution: {
    en: 'The image is too small to be read with certainty: ask for one taken from nearer, or for a scan at 200 dots an inch.',
    fr: 'L’image est trop petite pour être lue avec certitude : demandez-en une prise de plus près, ou une numérisation à 200 points par pouce.',
  },
  hidden_text: {
    en: 'The PDF holds text that nobody sees on the page; it was not used.',
    fr: 'Le PDF contient du texte invisible sur la page; il n’a pas été utilisé.',
  },
  written_over: {
    en: 'Text was added over a picture of a page: compare it with an original.',
    fr: 'Du texte a été ajouté sur l’image d’une page : comparez-la à un original.',
  },
  hint_unknown: {
    en: 'The document type named in the call is not known and was ignored.',
    fr: 'Le type de document indiqué dans l’appel est inconnu et n’a pas été pris en compte.',
  },
  step_unknown: {
    en: 'The upload step named in the call is not known, so any document type was accepted.',
    fr: 'L’étape indiquée dans l’appel est inconnue; tout type de document a donc été accepté.',
  },
  step_near: {
    en: 'The upload step named in the call is not known, so any document type was accepted. Known: {subject}.',
    fr: 'L’étape indiquée dans l’appel est inconnue; tout type de document a donc été accepté. Étape connue : {subject}.',
  },
  never_read: {
    en: 'The file was never read because of a fault on our side. It may be sent again.',
    fr: 'Le fichier n’a pas été lu en raison d’une défaillance de notre côté. Il peut être envoyé de nouveau.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

/** Name of one note. */
export type ReadingNoteCode = keyof typeof sentences

/** The sentence of a note for the entry's `notes`. docs/api.md#document-entry. */
export function readingNoteSentence(
  note: { readonly code: ReadingNoteCode; readonly subject?: string },
  locale: Locale,
): string {
  return sentences[note.code][locale].replace('{subject}', note.subject ?? '').trim()
}
