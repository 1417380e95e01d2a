import type { Bilingual, Locale } from '../../contract/locale.ts'
import { listName } from './lists.ts'
import type {
  AlignedPair,
  ListedArticle,
  ListedKind,
  ListedNameKind,
  ListedTopic,
  PairReason,
  ScreenedBundle,
  ScreenedList,
  ScreeningEvidence,
  ScreeningHit,
} from './result.ts'

const pairReasons: Readonly<Record<PairReason, Bilingual>> = {
  equal: { en: 'equal', fr: 'identiques' },
  typo: { en: 'a spelling apart', fr: 'à une graphie près' },
  sound: { en: 'sound alike', fr: 'même prononciation' },
  equivalent: { en: 'forms of one name', fr: 'formes d’un même nom' },
  initial: { en: 'initial', fr: 'initiale' },
  joined: { en: 'written together or apart', fr: 'écrits en un mot ou en plusieurs' },
  transliterated: { en: 'another script', fr: 'autre écriture' },
  number: { en: 'the same number', fr: 'même nombre' },
  legal_form: { en: 'legal form', fr: 'forme juridique' },
}

const topicNames: Readonly<Record<ListedTopic, Bilingual>> = {
  sanction: { en: 'sanctions', fr: 'sanctions' },
  pep: { en: 'political exposure', fr: 'exposition politique' },
  rca: {
    en: 'family or close associate of an exposed person',
    fr: 'famille ou proche associé d’une personne exposée',
  },
  debarment: { en: 'debarment', fr: 'exclusion des marchés' },
  wanted: { en: 'wanted', fr: 'avis de recherche' },
  adverse_media: { en: 'adverse media', fr: 'médias défavorables' },
}

const kindNames: Readonly<Record<ListedKind, Bilingual>> = {
  person: { en: 'a person', fr: 'une personne' },
  organization: { en: 'an organization', fr: 'une organisation' },
  vessel: { en: 'a vessel', fr: 'un navire' },
  aircraft: { en: 'an aircraft', fr: 'un aéronef' },
  unknown: { en: 'of unknown kind', fr: 'de nature inconnue' },
}

const nameKinds: Readonly<Record<ListedNameKind, Bilingual>> = {
  primary: { en: 'primary name', fr: 'nom principal' },
  alias: { en: 'alias', fr: 'alias' },
  weak: { en: 'weak alias', fr: 'alias peu fiable' },
  previous: { en: 'previous name', fr: 'ancien nom' },
  original: { en: 'name in the original script', fr: 'nom en écriture d’origine' },
}

const evidenceNames: Readonly<Record<ScreeningEvidence['on'], Bilingual>> = {
  birth_date: { en: 'birth date', fr: 'date de naissance' },
  country: { en: 'country', fr: 'pays' },
  gender: { en: 'gender', fr: 'sexe' },
  identifier: { en: 'identifier', fr: 'numéro' },
  kind: { en: 'kind', fr: 'nature' },
  weak_alias: { en: 'weak alias', fr: 'alias peu fiable' },
}

/** Texts of evidence; dates, countries and numbers are shown as they are. */
const evidenceWords: Readonly<Partial<Record<ScreeningEvidence['on'], Readonly<Record<string, Bilingual>>>>> = {
  gender: { female: { en: 'female', fr: 'femme' }, male: { en: 'male', fr: 'homme' } },
  kind: { ...kindNames, entity: { en: 'an entity', fr: 'une entité' } },
}

const findings: Readonly<Record<ScreeningEvidence['finding'], Bilingual>> = {
  agrees: { en: 'For', fr: 'Pour' },
  contradicts: { en: 'Against', fr: 'Contre' },
  absent: { en: 'Not known', fr: 'Non connu' },
}

const pepClasses: Readonly<Record<Exclude<ScreeningHit['pepClass'], null>, Bilingual>> = {
  foreign: { en: 'foreign', fr: 'étranger' },
  domestic: { en: 'domestic', fr: 'national' },
  hio: { en: 'international organisation', fr: 'organisation internationale' },
  unknown: { en: 'class unknown', fr: 'catégorie inconnue' },
}

const parts = {
  resembles: {
    en: (query: string, entry: string, score: string) => `${query} resembles ${entry}: score ${score} of 100.`,
    fr: (query: string, entry: string, score: string) => `${query} ressemble à ${entry} : score de ${score} sur 100.`,
  },
  listed: {
    en: (kind: string, list: string, topics: string) => `Listed as ${kind} in ${list} (${topics}).`,
    fr: (kind: string, list: string, topics: string) => `Figure comme ${kind} dans ${list} (${topics}).`,
  },
  name: {
    en: (name: string, kind: string) => `Matched name: ${name} (${kind}).`,
    fr: (name: string, kind: string) => `Nom retenu : ${name} (${kind}).`,
  },
  programs: {
    en: (programs: string) => `Programme: ${programs}.`,
    fr: (programs: string) => `Programme : ${programs}.`,
  },
  listedOn: { en: (day: string) => `Listed on ${day}.`, fr: (day: string) => `Inscription du ${day}.` },
  article: {
    en: (title: string, publisher: string, day: string) => `Article: ${title} (${publisher}, ${day}).`,
    fr: (title: string, publisher: string, day: string) => `Article : ${title} (${publisher}, ${day}).`,
  },
  position: {
    en: (position: string, exposure: string) => `Position: ${position} (${exposure}).`,
    fr: (position: string, exposure: string) => `Fonction : ${position} (${exposure}).`,
  },
  published: {
    en: (day: string) => `The list is of ${day}.`,
    fr: (day: string) => `La liste est du ${day}.`,
  },
  imported: {
    en: (day: string) => `The list has no date of its own; it was imported on ${day}.`,
    fr: (day: string) => `La liste n’est pas datée ; elle a été importée le ${day}.`,
  },
  onlyAsked: {
    en: (token: string) => `Only in the name asked: ${token}`,
    fr: (token: string) => `Dans le seul nom demandé : ${token}`,
  },
  onlyListed: {
    en: (token: string) => `Only in the listed name: ${token}`,
    fr: (token: string) => `Dans le seul nom inscrit : ${token}`,
  },
  source: { en: (url: string) => `Source: ${url}`, fr: (url: string) => `Source : ${url}` },
} as const satisfies Readonly<Record<string, Record<Locale, (...words: string[]) => string>>>

/**
 * A hit explained to an analyst: the entry and its list, then every piece of evidence with its points. The points add up to
 * the score. docs/screening.md#explanation-of-a-hit.
 */
export function explainHit(hit: ScreeningHit, { lists }: ScreenedBundle, locale: Locale): readonly string[] {
  const list = lists.find(({ id }) => id === hit.listId)
  const say = (text: Bilingual) => text[locale]
  const listed = list?.name ?? say(listName(hit.listId))
  const topics = hit.topics.map((topic) => say(topicNames[topic])).join(', ')
  const exposure =
    hit.pepClass === null ? [] : [parts.position[locale](hit.position || '—', say(pepClasses[hit.pepClass]))]
  return [
    parts.resembles[locale](hit.queryName, hit.entry, points(hit.score, locale)),
    parts.listed[locale](say(kindNames[hit.kind]), listed, topics === '' ? '—' : topics),
    parts.name[locale](hit.matchedName, say(nameKinds[hit.matchedNameKind])),
    ...(hit.programs.length === 0 ? [] : [parts.programs[locale](hit.programs.join(', '))]),
    ...exposure,
    ...(hit.article === undefined ? [] : [articleSentence(hit.article, locale)]),
    ...(hit.listedOn === '' ? [] : [parts.listedOn[locale](hit.listedOn)]),
    ...(list === undefined ? [] : dateOf(list, locale)),
    ...hit.pairs.map((pair) => pairSentence(pair, locale)),
    ...hit.unmatchedQuery.map(({ token, contribution }) =>
      withPoints(parts.onlyAsked[locale](token), contribution, locale),
    ),
    ...hit.unmatchedListed.map(({ token, contribution }) =>
      withPoints(parts.onlyListed[locale](token), contribution, locale),
    ),
    ...hit.evidence.map((evidence) => evidenceSentence(evidence, locale)),
    ...(hit.sourceUrl === '' ? [] : [parts.source[locale](hit.sourceUrl)]),
  ]
}

function articleSentence({ title, publisher, publishedOn }: ListedArticle, locale: Locale): string {
  return parts.article[locale](title, publisher || '—', publishedOn)
}

function dateOf({ publishedOn, importedOn }: ScreenedList, locale: Locale): readonly string[] {
  if (publishedOn !== null) return [parts.published[locale](publishedOn)]
  return importedOn === undefined ? [] : [parts.imported[locale](importedOn)]
}

function pairSentence({ query, listed, reason, contribution }: AlignedPair, locale: Locale): string {
  return withPoints(`${query} ~ ${listed} (${pairReasons[reason][locale]})`, contribution, locale)
}

/** `For, birth date: 1970-01-01 ~ 1970-01-01: +5.0` */
function evidenceSentence(evidence: ScreeningEvidence, locale: Locale): string {
  const { on, finding, query, listed, contribution } = evidence
  const compared = [query, listed]
    .map((value) => (value === '' ? '—' : (evidenceWords[on]?.[value]?.[locale] ?? value)))
    .join(' ~ ')
  const colon = locale === 'fr' ? ' : ' : ': '
  const about = `${findings[finding][locale]}, ${evidenceNames[on][locale]}${colon}${compared}`
  return withPoints(about, contribution, locale)
}

/** A piece of evidence with its points; French has a space before the colon. */
function withPoints(piece: string, contribution: number, locale: Locale): string {
  const sign = contribution < 0 ? '-' : '+'
  return `${piece}${locale === 'fr' ? ' : ' : ': '}${sign}${points(Math.abs(contribution), locale)}`
}

/** Thousandths as points of 100 with one decimal, exactly. */
function points(thousandths: number, locale: Locale): string {
  const sign = thousandths < 0 ? '-' : ''
  const whole = Math.abs(thousandths)
  return `${sign}${Math.floor(whole / 10)}${locale === 'fr' ? ',' : '.'}${whole % 10}`
}
