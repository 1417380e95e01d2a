import { countryCode } from '../../../domain/values/countries.ts'
import { isIssuer } from '../../../domain/formats/mrz-issuers.ts'
import { fold } from '../../page/fold.ts'

/** Nationalities as passports print them, by their first letters. */
const nationalities: readonly (readonly [stem: RegExp, code: string])[] = [
  [/^canad(?:ian|ien)/, 'CA'],
  [/^american|^americain/, 'US'],
  [/^french|^francais/, 'FR'],
  [/^moroccan|^marocain/, 'MA'],
  // A card of British Columbia whose name is misread is not of Britain.
  [/^british(?! c)|^britannique/, 'GB'],
  [/^german|^deutsch|^allemand/, 'DE'],
  [/^belg(?:ian|e)/, 'BE'],
  [/^swiss|^suisse/, 'CH'],
  [/^spanish|^espanol|^espagnol/, 'ES'],
  [/^italian|^italien/, 'IT'],
  [/^portug/, 'PT'],
  [/^dutch|^nederlandse|^neerlandais/, 'NL'],
  [/^irish|^irlandais/, 'IE'],
  [/^algerian|^algerien/, 'DZ'],
  [/^tunisian|^tunisien/, 'TN'],
  [/^lebanese|^libanais/, 'LB'],
  [/^egyptian|^egyptien/, 'EG'],
  [/^turkish|^turque?/, 'TR'],
  [/^indian|^indien/, 'IN'],
  [/^pakistan/, 'PK'],
  [/^chin(?:ese|ois)/, 'CN'],
  [/^japan|^japonais/, 'JP'],
  [/^korean|^republic of korea|^coreen/, 'KR'],
  [/^brazil|^bresil|^brasileir/, 'BR'],
  [/^mexic/, 'MX'],
  [/^haitian|^haitien/, 'HT'],
  [/^senegal/, 'SN'],
  [/^ivoirien|^ivorian/, 'CI'],
  [/^cameroon|^camerounais/, 'CM'],
  [/^ukrain/, 'UA'],
  [/^russia|^russe/, 'RU'],
  [/^polish|^polonais/, 'PL'],
  [/^romanian|^roumain/, 'RO'],
  [/^austral/, 'AU'],
  [/^philippin|^filipin/, 'PH'],
  [/^vietnam/, 'VN'],
]

/** The country of a printed text as alpha-2, or a passport issuer that is no country (UTO, UNO); null without one. */
export function readCountry(text: string): string | null {
  const parts = text.split(/[/|,]/).map((part) => part.replace(/[^\p{L}\s’'.-]/gu, '').trim())
  for (const part of [text.trim(), text.replace(/(?<=\b\p{Lu})\./gu, ''), ...parts]) {
    if (part.length < 2) continue
    const code = countryCode(part)
    if (code !== null) return code
    if (isIssuer(part.toUpperCase())) return part.toUpperCase()
    const folded = fold(part)
    const nationality = nationalities.find(([stem]) => stem.test(folded))
    if (nationality !== undefined) return nationality[1]
  }
  return null
}

/** States as named at the head of a card or act. */
const states: readonly (readonly [name: RegExp, code: string])[] = [
  [/\brepublique francaise\b/, 'FR'],
  [/\broyaume du maroc\b|\bkingdom of morocco\b/, 'MA'],
  [/\broyaume de belgique\b|\bkoninkrijk belgie\b|\bkonigreich belgien\b/, 'BE'],
  [/\bbundesrepublik deutschland\b|\bfederal republic of germany\b/, 'DE'],
  [/\bconfederation suisse\b|\bschweizerische eidgenossenschaft\b|\bconfederazione svizzera\b/, 'CH'],
  [/\brepubblica italiana\b/, 'IT'],
  [/\breino de espana\b/, 'ES'],
  [/\brepublica portuguesa\b/, 'PT'],
  [/\bunited kingdom\b/, 'GB'],
  [/\bkoninkrijk der nederlanden\b/, 'NL'],
  [/\bgrand-duche de luxembourg\b/, 'LU'],
  [/\brepublik osterreich\b/, 'AT'],
  [/\brzeczpospolita polska\b/, 'PL'],
  [/\bromania\b/, 'RO'],
  [/\beire\b/, 'IE'],
  [/\bkongeriget danmark\b/, 'DK'],
  [/\bkonungariket sverige\b/, 'SE'],
  [/\bunited states of america\b/, 'US'],
  [/\brepublique algerienne\b/, 'DZ'],
  [/\brepublique tunisienne\b/, 'TN'],
  [/\brepublique libanaise\b/, 'LB'],
  [/\brepublique du senegal\b/, 'SN'],
  [/\brepublique de cote d'ivoire\b/, 'CI'],
  [/\brepublique du cameroun\b/, 'CM'],
  [/\brepublique d'haiti\b/, 'HT'],
]

/** The country whose full name is in a text ("RÉPUBLIQUE FRANÇAISE") as alpha-2; null without one. */
export function readStateName(text: string): string | null {
  const folded = fold(text)
  return states.find(([name]) => name.test(folded))?.[1] ?? null
}

/** Provinces and states as named at the head of a card, with their country. Longer names first. */
const jurisdictions: readonly (readonly [name: string, code: string, country: 'CA' | 'US'])[] = [
  ['british columbia', 'BC', 'CA'],
  ['colombie-britannique', 'BC', 'CA'],
  ['newfoundland', 'NL', 'CA'],
  ['terre-neuve', 'NL', 'CA'],
  ['prince edward island', 'PE', 'CA'],
  ['ile-du-prince-edouard', 'PE', 'CA'],
  ['new brunswick', 'NB', 'CA'],
  ['nouveau-brunswick', 'NB', 'CA'],
  ['nova scotia', 'NS', 'CA'],
  ['nouvelle-ecosse', 'NS', 'CA'],
  ['northwest territories', 'NT', 'CA'],
  ['saskatchewan', 'SK', 'CA'],
  ['manitoba', 'MB', 'CA'],
  ['alberta', 'AB', 'CA'],
  ['ontario', 'ON', 'CA'],
  ['quebec', 'QC', 'CA'],
  ['nunavut', 'NU', 'CA'],
  ['yukon', 'YT', 'CA'],
  ['west virginia', 'WV', 'US'],
  ['north carolina', 'NC', 'US'],
  ['south carolina', 'SC', 'US'],
  ['north dakota', 'ND', 'US'],
  ['south dakota', 'SD', 'US'],
  ['new york state', 'NY', 'US'],
  ['new hampshire', 'NH', 'US'],
  ['new jersey', 'NJ', 'US'],
  ['new mexico', 'NM', 'US'],
  ['rhode island', 'RI', 'US'],
  ['district of columbia', 'DC', 'US'],
  ['washington state', 'WA', 'US'],
  ['alabama', 'AL', 'US'],
  ['alaska', 'AK', 'US'],
  ['arizona', 'AZ', 'US'],
  ['arkansas', 'AR', 'US'],
  ['california', 'CA', 'US'],
  ['colorado', 'CO', 'US'],
  ['connecticut', 'CT', 'US'],
  ['delaware', 'DE', 'US'],
  ['florida', 'FL', 'US'],
  ['georgia', 'GA', 'US'],
  ['hawaii', 'HI', 'US'],
  ['idaho', 'ID', 'US'],
  ['illinois', 'IL', 'US'],
  ['indiana', 'IN', 'US'],
  ['iowa', 'IA', 'US'],
  ['kansas', 'KS', 'US'],
  ['kentucky', 'KY', 'US'],
  ['louisiana', 'LA', 'US'],
  ['maine', 'ME', 'US'],
  ['maryland', 'MD', 'US'],
  ['massachusetts', 'MA', 'US'],
  ['michigan', 'MI', 'US'],
  ['minnesota', 'MN', 'US'],
  ['mississippi', 'MS', 'US'],
  ['missouri', 'MO', 'US'],
  ['montana', 'MT', 'US'],
  ['nebraska', 'NE', 'US'],
  ['nevada', 'NV', 'US'],
  ['ohio', 'OH', 'US'],
  ['oklahoma', 'OK', 'US'],
  ['oregon', 'OR', 'US'],
  ['pennsylvania', 'PA', 'US'],
  ['tennessee', 'TN', 'US'],
  ['texas', 'TX', 'US'],
  ['utah', 'UT', 'US'],
  ['vermont', 'VT', 'US'],
  ['virginia', 'VA', 'US'],
  ['wisconsin', 'WI', 'US'],
  ['wyoming', 'WY', 'US'],
]

const jurisdictionPatterns = jurisdictions.map(([name, code, country]) => ({
  pattern: new RegExp(`(?<![a-z])${name}(?![a-z])`),
  code,
  country,
}))

/** The province or state named in a text, with its country; null without one. */
export function readJurisdiction(text: string): { readonly code: string; readonly country: 'CA' | 'US' } | null {
  const folded = fold(text)
  const found = jurisdictionPatterns.find(({ pattern }) => pattern.test(folded))
  return found === undefined ? null : { code: found.code, country: found.country }
}

const codes = new Set(jurisdictions.map(([, code]) => code))

/** A province or state printed by its code alone; null for anything else. */
export function provinceCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return codes.has(code) ? code : null
}

/** All countries of a text as alpha-2 codes joined by `; `; null without any. */
export function readCountries(text: string): string | null {
  const found: string[] = []
  for (const part of text.split(/[,;/|&]|\band\b|\bet\b/)) {
    const code = readCountry(part.replace(/\([^)]*\)/g, '').trim())
    if (code !== null && !found.includes(code)) found.push(code)
  }
  return found.length === 0 ? null : found.join('; ')
}
