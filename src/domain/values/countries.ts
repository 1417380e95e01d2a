import type { Locale } from '../../contract/locale.ts'
import { countries } from './countries-data.ts'

interface Country {
  readonly code: string
  readonly alpha3: string
  readonly names: Readonly<Record<Locale, string>>
}

/** Other spellings in use: former and long names, abbreviations, and the passport codes of ICAO 9303 part 3, section 5. */
const variants: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'EAU', 'Emirates', 'Émirats'],
  BA: ['Bosnia', 'Bosnie'],
  BN: ['Brunei Darussalam', 'Brunéi Darussalam'],
  BO: ['Bolivia, Plurinational State of', 'Plurinational State of Bolivia', 'État plurinational de Bolivie'],
  BQ: ['Caribbean Netherlands', 'Pays-Bas caribéens'],
  BY: ['Byelorussia', 'Biélorussie'],
  CD: [
    'DRC',
    'RDC',
    'DR Congo',
    'Congo-Kinshasa',
    'Congo (Kinshasa)',
    'Congo, the Democratic Republic of the',
    'Congo (la République démocratique du)',
    'Zaire',
    'Zaïre',
  ],
  CF: ['Centrafrique'],
  CG: ['Congo-Brazzaville', 'Congo (Brazzaville)', 'Republic of the Congo', 'République du Congo'],
  CI: ['Ivory Coast'],
  CN: ["People's Republic of China", 'République populaire de Chine', 'PRC', 'Mainland China'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'République tchèque'],
  DE: ['D', 'Federal Republic of Germany', 'République fédérale d’Allemagne'],
  FK: ['Malvinas', 'Falkland Islands (Malvinas)', 'Îles Falkland'],
  FM: ['Federated States of Micronesia', 'Micronesia, Federated States of', 'États fédérés de Micronésie'],
  FR: ['République française', 'French Republic', 'Metropolitan France', 'France métropolitaine'],
  GB: [
    'UK',
    'Great Britain',
    'Grande-Bretagne',
    'Britain',
    'England',
    'Angleterre',
    'Scotland',
    'Écosse',
    'Wales',
    'Pays de Galles',
    'Northern Ireland',
    'Irlande du Nord',
    'United Kingdom of Great Britain and Northern Ireland',
    'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord',
    'GBD',
    'GBN',
    'GBO',
    'GBP',
    'GBS',
  ],
  HK: ['Hong Kong SAR', 'Hong Kong SAR China', 'RAS chinoise de Hong Kong', 'HKSAR'],
  IE: ['Republic of Ireland', 'République d’Irlande', 'Eire'],
  IR: [
    'Islamic Republic of Iran',
    'Iran, Islamic Republic of',
    'République islamique d’Iran',
    'Iran (Rép. islamique d’)',
  ],
  KN: ['Saint-Christophe-et-Niévès'],
  KP: [
    "Democratic People's Republic of Korea",
    "Korea, Democratic People's Republic of",
    'République populaire démocratique de Corée',
    'DPRK',
    'RPDC',
    'Korea, North',
  ],
  KR: ['Republic of Korea', 'Korea, Republic of', 'République de Corée', 'Korea, South'],
  LA: ["Lao People's Democratic Republic", 'République démocratique populaire lao', 'Lao PDR'],
  MA: ['Kingdom of Morocco', 'Royaume du Maroc'],
  MD: ['Republic of Moldova', 'Moldova, Republic of', 'République de Moldova', 'Moldova'],
  MF: ['Saint Martin'],
  MK: ['Macedonia', 'Macédoine', 'FYROM'],
  MM: ['Burma', 'Birmanie', 'Myanmar (Burma)', 'Myanmar (Birmanie)'],
  MO: ['Macau', 'Macao SAR', 'Macao SAR China', 'RAS chinoise de Macao'],
  NL: ['Holland', 'Hollande', 'The Netherlands'],
  PN: ['Pitcairn Islands', 'Îles Pitcairn'],
  PS: [
    'State of Palestine',
    'Palestine, State of',
    'État de Palestine',
    'Palestinian Territories',
    'Territoires palestiniens',
  ],
  RU: ['Russian Federation', 'Fédération de Russie'],
  SH: ['Saint Helena', 'Sainte-Hélène'],
  SV: ['Salvador'],
  SX: ['Sint Maarten'],
  SY: ['Syrian Arab Republic', 'République arabe syrienne'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Timor-Leste'],
  TR: ['Turkey'],
  TW: ['Taiwan, Province of China', 'Republic of China (Taiwan)', 'Formosa'],
  TZ: ['United Republic of Tanzania', 'Tanzania, United Republic of', 'République-Unie de Tanzanie'],
  US: ['USA', 'United States of America', 'États-Unis d’Amérique', 'America', 'Amérique', 'EUA', 'É.-U.', 'É.-U. A.'],
  VA: ['Holy See', 'Saint-Siège', 'Vatican', 'Holy See (Vatican City State)', 'État de la Cité du Vatican'],
  VE: ['Venezuela, Bolivarian Republic of', 'Bolivarian Republic of Venezuela', 'République bolivarienne du Venezuela'],
  VG: ['BVI', 'Virgin Islands, British', 'Îles Vierges (britanniques)'],
  VI: ['USVI', 'Virgin Islands, U.S.', 'United States Virgin Islands', 'Îles Vierges américaines'],
  VN: ['Socialist Republic of Viet Nam', 'République socialiste du Viêt Nam'],
}

/** Articles and links that people write or leave out: "Bahamas" and "The Bahamas", "&" and "and". */
const skippedWords = new Set(['the', 'la', 'le', 'les', 'l', 'and', 'et'])

/** One word without accents is its own key, unless it is one of these. */
const plainWord = /^[A-Za-z]+$/
const changedWords: ReadonlySet<string> = new Set([...skippedWords, 'st', 'ste'])

const byCode = new Map<string, Country>(
  countries.map(([code, alpha3, en, fr]) => [code, { code, alpha3, names: { en, fr } }]),
)
const codeByCode = new Map(
  countries.flatMap(([code, three]): [string, string][] => [
    [code, code],
    [three, code],
  ]),
)
const codeByName = new Map([
  ...countries.flatMap(([code, , en, fr]): [string, string][] => [
    [nameKey(en), code],
    [nameKey(fr), code],
  ]),
  ...Object.entries(variants).flatMap(([code, names]) => names.map((name): [string, string] => [nameKey(name), code])),
])

/**
 * The ISO 3166-1 alpha-2 code that a text names, or null: alpha-2, alpha-3, English or French name or a spelling in use,
 * whatever the case, accents and punctuation. docs/rules/profile.md#countries-and-places. "Korea" alone names two
 * countries and is null.
 */
export function countryCode(text: string): string | null {
  return codeByCode.get(text.trim().toUpperCase()) ?? codeByName.get(nameKey(text)) ?? null
}

/** The country's short name in the language asked for; a code that ISO 3166-1 does not hold is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  return byCode.get(code)?.names[locale] ?? code
}

/** The alpha-3 code of an alpha-2 code, or null when ISO 3166-1 does not hold it. */
export function alpha3(code: string): string | null {
  return byCode.get(code)?.alpha3 ?? null
}

/** What two spellings of one country have in common: letters without accents, case, punctuation, articles. */
function nameKey(text: string): string {
  if (plainWord.test(text)) {
    const word = text.toLowerCase()
    if (!changedWords.has(word)) return word
  }
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .split(/[^\p{L}]+/u)
    .filter((word) => !skippedWords.has(word))
    .join('')
}
