import { normaliseName } from './normalise.ts'

/** Provinces and territories of Canada by ISO 3166-2 suffix: English and French names, abbreviations in use. */
const canadian: Readonly<Record<string, readonly string[]>> = {
  AB: ['Alberta', 'Alta'],
  BC: ['British Columbia', 'Colombie-Britannique', 'CB'],
  MB: ['Manitoba', 'Man'],
  NB: ['New Brunswick', 'Nouveau-Brunswick'],
  NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'Newfoundland', 'Terre-Neuve', 'NF', 'TNL'],
  NS: ['Nova Scotia', 'Nouvelle-Écosse', 'NE'],
  NT: ['Northwest Territories', 'Territoires du Nord-Ouest', 'NWT', 'TNO'],
  NU: ['Nunavut'],
  ON: ['Ontario', 'Ont'],
  PE: ['Prince Edward Island', 'Île-du-Prince-Édouard', 'PEI', 'IPE', 'ÎPÉ'],
  QC: ['Québec', 'Que', 'PQ'],
  SK: ['Saskatchewan', 'Sask'],
  YT: ['Yukon', 'Yukon Territory', 'Territoire du Yukon', 'YK'],
}

/** States of the United States by postal code; the names are those of the Census Bureau. */
const american: Readonly<Record<string, readonly string[]>> = {
  AL: ['Alabama'],
  AK: ['Alaska'],
  AZ: ['Arizona'],
  AR: ['Arkansas'],
  CA: ['California', 'Californie'],
  CO: ['Colorado'],
  CT: ['Connecticut'],
  DE: ['Delaware'],
  DC: ['District of Columbia'],
  FL: ['Florida', 'Floride'],
  GA: ['Georgia', 'Géorgie'],
  HI: ['Hawaii'],
  ID: ['Idaho'],
  IL: ['Illinois'],
  IN: ['Indiana'],
  IA: ['Iowa'],
  KS: ['Kansas'],
  KY: ['Kentucky'],
  LA: ['Louisiana', 'Louisiane'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts'],
  MI: ['Michigan'],
  MN: ['Minnesota'],
  MS: ['Mississippi'],
  MO: ['Missouri'],
  MT: ['Montana'],
  NE: ['Nebraska'],
  NV: ['Nevada'],
  NH: ['New Hampshire'],
  NJ: ['New Jersey'],
  NM: ['New Mexico', 'Nouveau-Mexique'],
  NY: ['New York'],
  NC: ['North Carolina', 'Caroline du Nord'],
  ND: ['North Dakota', 'Dakota du Nord'],
  OH: ['Ohio'],
  OK: ['Oklahoma'],
  OR: ['Oregon'],
  PA: ['Pennsylvania', 'Pennsylvanie'],
  PR: ['Puerto Rico', 'Porto Rico'],
  RI: ['Rhode Island'],
  SC: ['South Carolina', 'Caroline du Sud'],
  SD: ['South Dakota', 'Dakota du Sud'],
  TN: ['Tennessee'],
  TX: ['Texas'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia', 'Virginie'],
  WA: ['Washington'],
  WV: ['West Virginia', 'Virginie-Occidentale'],
  WI: ['Wisconsin'],
  WY: ['Wyoming'],
}

const codesByCountry: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['CA', codesByName(canadian)],
  ['US', codesByName(american)],
])

function codesByName(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  const codes = Object.entries(names).flatMap(([code, spellings]) =>
    [code, ...spellings].map((spelling) => [nameKey(spelling), code] as const),
  )
  return new Map(codes)
}

/**
 * The ISO 3166-2 suffix that a text names in Canada or the United States, whatever its case, accents and punctuation (`CA-QC`
 * too); null when the country has no such province or its provinces are not known here.
 * docs/rules/profile.md#countries-and-places.
 */
export function provinceCode(text: string, country: string): string | null {
  const codes = codesByCountry.get(country)
  if (codes === undefined) return null
  const key = nameKey(text)
  return codes.get(key) ?? (key.startsWith(country) ? (codes.get(key.slice(country.length)) ?? null) : null)
}

function nameKey(text: string): string {
  return normaliseName(text).replaceAll(' ', '')
}
