import { compareCompanyNames, legalWords } from '../../names/company-name.ts'
import { normaliseWithDigits, wordsOf } from '../../names/normalise.ts'
import provinces from '../../names/provinces.json' with { type: 'json' }
import { sameIssuerScoreMin } from '../../names/same-scores.ts'
import { printedText, readRecords } from '../../values/data-record.ts'
import data from './issuer-groups.json' with { type: 'json' }

/**
 * Issuers of one group, by the names that they print. A group's own list of subsidiaries is its source; `verified` says whether
 * we have read it. PCMLTFR s. 105(4): information from one group is from one source.
 */
const groups = readRecords('issuer-groups.json', data, (record) => ({
  group: record.text('group', printedText),
  names: record.texts('names', printedText).map((name) => wordsOf(normaliseWithDigits(name)).join(' ')),
  source: record.text('source', printedText),
  verified: record.text('verified', /^(?:yes|no)$/) === 'yes',
}))

const byFirstWord = new Map<string, { readonly name: string; readonly group: string }[]>()
for (const { group, names } of groups) {
  for (const name of names) {
    const [first = ''] = name.split(' ')
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { name, group }])
  }
}

/** Words that many issuers start with, in both languages: they say what an issuer is, not which one. */
const kindsOfIssuer =
  'VILLE CITY TOWN TOWNSHIP VILLAGE MUNICIPALITE MUNICIPALITY MUNICIPAL COMTE COUNTY REGION REGIONAL REGIONALE DISTRICT ' +
  'GOVERNMENT GOUVERNEMENT MINISTERE MINISTRY DEPARTMENT AGENCE AGENCY OFFICE BUREAU COMMISSION REGIE SERVICE SERVICES ' +
  'SECRETARIAT CONSEIL COUNCIL BOARD REVENUE REVENU TAX RETRAITE PENSION BANK BANQUE CREDIT UNION CAISSE POPULAIRE TRUST ' +
  'FIDUCIE SAVINGS EPARGNE FINANCIAL FINANCIERE FINANCE CAPITAL INVESTMENTS INVESTISSEMENTS WEALTH INSURANCE ASSURANCE ' +
  'ASSURANCES MUTUAL MUTUELLE LIFE VIE HYDRO POWER ENERGY ENERGIE ELECTRIC ELECTRICITE ELECTRICITY GAS GAZ WATER EAU ' +
  'UTILITIES TELECOM TELECOMMUNICATIONS MOBILE MOBILITY MOBILITE WIRELESS CABLE INTERNET COMMUNICATIONS UNIVERSITY ' +
  'UNIVERSITE COLLEGE CEGEP SCHOOL ECOLE HOSPITAL HOPITAL CENTRE CENTER CLINIC CLINIQUE GROUP GROUPE SOCIETE COMPAGNIE ' +
  'ENTREPRISE ENTREPRISES COOPERATIVE COOP ASSOCIATION FEDERATION HOLDINGS IMMIGRATION REFUGEES CITIZENSHIP'

/** Words of places and rank that unrelated issuers share. */
const sharedWords =
  'OF DE DU DES D L LA LE LES THE AND ET FOR POUR ROYAL ROYALE NATIONAL NATIONALE FEDERAL PROVINCIAL FIRST PREMIER ' +
  'PREMIERE GENERAL GENERALE UNITED GREAT GRAND GRANDE NEW NOUVEAU NOUVELLE NORTH NORD SOUTH SUD EAST EST WEST OUEST ' +
  'NORTHERN SOUTHERN EASTERN WESTERN CENTRAL CENTRALE PACIFIC ATLANTIC MARITIME PRAIRIE AMERICAN NORTHWEST ISLAND ' +
  'CANADA CANADIAN CANADIEN CANADIENNE QUEBECOIS QUEBECOISE SAINT ST SAINTE STE MONT MOUNT INTERNATIONAL GLOBAL ' +
  'MONTREAL TORONTO VANCOUVER OTTAWA CALGARY EDMONTON WINNIPEG HALIFAX LAVAL GATINEAU HAMILTON LONDON REGINA SASKATOON ' +
  'VICTORIA MISSISSAUGA BRAMPTON LONGUEUIL SHERBROOKE LEVIS KINGSTON WINDSOR MONCTON FREDERICTON'

const undistinctive: ReadonlySet<string> = new Set([
  ...`${kindsOfIssuer} ${sharedWords}`.split(' '),
  ...legalWords,
  ...provinces.flatMap(({ code, names, country }) =>
    country === 'CA' ? [code, ...names].flatMap((name) => wordsOf(normaliseWithDigits(name))) : [],
  ),
])

/**
 * Whether two issuers are one source: the same name, the same group, or names that begin with the same word that is
 * neither a kind of issuer nor a place ("Bell Canada", "Bell Mobility"; not "Ville de Laval", "Ville de Québec").
 * PCMLTFR s. 105(4); docs/rules/policy-packs.md#identity-methods.
 */
export function isOneSource(a: string, b: string): boolean {
  if (compareCompanyNames(a, b) >= sameIssuerScoreMin) return true
  const [one, other] = [issuerWords(a), issuerWords(b)]
  const group = groupOf(one)
  if (group !== null || groupOf(other) !== null) return group === groupOf(other)
  const first = distinctive(one)
  return first !== undefined && first === distinctive(other)
}

function issuerWords(name: string): readonly string[] {
  return wordsOf(normaliseWithDigits(name))
}

/** The group of an issuer: a name of one word is its first word that distinguishes, a longer one stands anywhere. */
function groupOf(words: readonly string[]): string | null {
  const text = ` ${words.join(' ')} `
  const first = distinctive(words)
  for (const word of words) {
    const known = byFirstWord
      .get(word)
      ?.find(({ name }) => (name === word ? word === first : text.includes(` ${name} `)))
    if (known !== undefined) return known.group
  }
  return null
}

function distinctive(words: readonly string[]): string | undefined {
  return words.find((word) => word.length > 1 && !undistinctive.has(word))
}
