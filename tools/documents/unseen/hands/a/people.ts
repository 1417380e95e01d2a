import type { Paper } from '../../paper.ts'

/** Somebody in Canada who does not exist, with the parts of an address that each issuer writes in its own way. */
export interface Resident {
  readonly title: string
  readonly given: string
  readonly second: string
  readonly surname: string
  readonly civic: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly province: string
  readonly postal: string
}

const surnames = [
  'Abernethy',
  'Adeyemi',
  'Ahluwalia',
  'Beaulieu',
  'Bhattacharya',
  'Castellano',
  'Chau',
  'Cardinal',
  'D’Souza',
  'Doucet',
  'El-Masri',
  'Fairweather',
  'Fofanah',
  'Gillingham',
  'Haidari',
  'Hrynchuk',
  'Iwasaki',
  'Jørgensen',
  'Kowalczyk',
  'Lachance-Reid',
  'MacEachern',
  'McIlroy',
  'Mukherjee',
  'Nakoochee',
  'Ngô',
  'O’Hearn',
  'Okonjo',
  'Papadakis',
  'Pham',
  'Quispe',
  'Rezaei',
  'St. Amand',
  'Siemens',
  'Tootoosis',
  'Villanueva',
  'Van der Meulen',
  'Wiebe',
  'Xu',
  'Yellowknee',
  'Zavarella',
] as const
const women = [
  'Aaliyah',
  'Beth-Anne',
  'Chiamaka',
  'Deepika',
  'Eleni',
  'Fatoumata',
  'Gwendolyn',
  'Huong',
  'Ingrid',
  'Joséphine',
  'Kateri',
  'Leila',
  'Mei-Ling',
  'Noémie',
  'Oksana',
  'Parisa',
  'Rosalind',
  'Simone',
  'Tanvir',
  'Wilhelmina',
] as const
const men = [
  'Ambrose',
  'Caleb',
  'Dmytro',
  'Emeka',
  'Farhad',
  'Gurpreet',
  'Hamish',
  'Isidro',
  'Jean-Marc',
  'Kwabena',
  'Lochlan',
  'Minh',
  'Nikolaos',
  'Olivier',
  'Percival',
  'Rajan',
  'Siaka',
  'Teodoro',
  'Wapan',
  'Yusuf',
] as const
const initials = ['A.', 'B.', 'C.', 'E.', 'F.', 'J.', 'K.', 'L.', 'M.', 'R.', 'S.', 'T.'] as const

const places = [
  { street: 'Barrington Street', city: 'Halifax', province: 'NS', area: 'B3J' },
  { street: 'Wentworth Road', city: 'Windsor', province: 'NS', area: 'B0N' },
  { street: 'Sackville Drive', city: 'Moncton', province: 'NB', area: 'E1C' },
  { street: 'Water Street East', city: 'Summerside', province: 'PE', area: 'C1N' },
  { street: 'Topsail Road', city: 'St. John’s', province: 'NL', area: 'A1E' },
  { street: 'Gore Vale Crescent', city: 'Toronto', province: 'ON', area: 'M6J' },
  { street: 'Sheppard Avenue West', city: 'North York', province: 'ON', area: 'M3H' },
  { street: 'Bagot Street', city: 'Kingston', province: 'ON', area: 'K7K' },
  { street: 'Lasalle Boulevard', city: 'Sudbury', province: 'ON', area: 'P3A' },
  { street: 'Ouellette Place', city: 'Windsor', province: 'ON', area: 'N8X' },
  { street: 'Main Street South', city: 'Brampton', province: 'ON', area: 'L6W' },
  { street: 'Concession Road 6, RR 2', city: 'Mildmay', province: 'ON', area: 'N0G' },
  { street: 'McDermot Avenue', city: 'Winnipeg', province: 'MB', area: 'R3E' },
  { street: '18th Street North', city: 'Brandon', province: 'MB', area: 'R7A' },
  { street: 'Avenue P South', city: 'Saskatoon', province: 'SK', area: 'S7M' },
  { street: 'Garnet Street', city: 'Regina', province: 'SK', area: 'S4T' },
  { street: '104 Avenue NW', city: 'Edmonton', province: 'AB', area: 'T5K' },
  { street: 'Range Road 263', city: 'Rocky View County', province: 'AB', area: 'T1Z' },
  { street: 'Panorama Hills Rise NW', city: 'Calgary', province: 'AB', area: 'T3K' },
  { street: 'Fraserview Terrace', city: 'Burnaby', province: 'BC', area: 'V5H' },
  { street: 'Old Cariboo Highway', city: 'Prince George', province: 'BC', area: 'V2N' },
  { street: 'Quadra Street', city: 'Victoria', province: 'BC', area: 'V8T' },
  { street: 'Forty Mile Way', city: 'Whitehorse', province: 'YT', area: 'Y1A' },
] as const

const postalLetters = [...'ABCEGHJKLMNPRSTVWXYZ']

/** A resident of a province, or of any. */
export function resident(paper: Paper, province = ''): Resident {
  const [given, title] = person(paper)
  const place = paper.pick(places.filter((one) => province === '' || one.province === province))
  const isRural = /RR|Range|Highway/.test(place.street)
  return {
    title,
    given,
    second: paper.pick(initials),
    surname: surname(paper),
    civic: String(isRural ? paper.between(20100, 88990) : paper.between(11, 4890)),
    street: place.street,
    unit: !isRural && paper.chance(0.45) ? String(paper.pick([paper.between(1, 40), paper.between(201, 2912)])) : '',
    city: place.city,
    province: place.province,
    postal: `${place.area} ${paper.between(1, 9)}${paper.pick(postalLetters)}${paper.between(1, 9)}`,
  }
}

/** A given name and the title that goes with it. */
export function person(paper: Paper): readonly [given: string, title: string] {
  return paper.chance(0.5) ? [paper.pick(women), paper.pick(['Ms', 'Mrs'])] : [paper.pick(men), 'Mr']
}

/** A family name. */
export function surname(paper: Paper): string {
  return paper.pick(surnames)
}

/** As a canvasser would say it. */
export function calledBy({ given, surname: family }: Resident): string {
  return `${given} ${family}`
}

/** Civic number and street, the unit in front with a hyphen. */
export function dashedStreet({ unit, civic, street }: Resident): string {
  return unit === '' ? `${civic} ${street}` : `${unit}-${civic} ${street}`
}

/** Civic number and street, then a word and the unit. */
export function streetWithUnit({ unit, civic, street }: Resident, word: string): string {
  return unit === '' ? `${civic} ${street}` : `${civic} ${street} ${word} ${unit}`
}

/** Town, province and postal code, as the post wants them. */
export function townLine({ city, province, postal }: Resident, between = ' '): string {
  return `${city}${between}${province}  ${postal}`
}

/** Records an address and answers its lines. */
export function putAddress(paper: Paper, lines: readonly string[]): readonly string[] {
  paper.put('address', lines.map((line) => line.replace(/\s+/g, ' ')).join(', '), lines.join(' '))
  return lines
}

/** The first letters of a name's large words. */
export function initialsOf(name: string): string {
  return [...name.matchAll(/\b[A-Z]/g)]
    .map(([letter]) => letter)
    .slice(0, 3)
    .join('')
}

/** Companies and offices that do not exist, by trade. */
export const issuers = {
  power: [
    'Kestrel Lake Hydro Distribution Inc.',
    'Northmere Power Corporation',
    'Quill River Hydro-Electric Commission',
  ],
  gas: ['Foothill Amber Gas Inc.', 'Larchmont Natural Gas Distribution Ltd.', 'Tamarac Valley Gas Utilities Inc.'],
  town: ['Pellingford', 'Ashmere', 'Wexcombe', 'Dorwin Mills', 'Port Ellery'],
  mobile: ['Boreal Wave Mobility Inc.', 'Zephyrline Communications Inc.', 'Skylark Wireless Partnership'],
  cable: ['Cottonwood Cable Systems Ltd.', 'Gravelroad Networks Inc.', 'Fernhill Internet Co-operative Ltd.'],
  insurer: [
    'Lodestar Mutual Insurance Company',
    'Pelham Cross General Insurance Company',
    'Wheatland Fire and Casualty Company',
  ],
  bank: ['Dominion Harbour Bank', 'First Prairie Bank of Canada', 'Arbutus Bank of Commerce', 'Ridgeway National Bank'],
  union: ['Saltgrass Credit Union Limited', 'Heron Narrows Savings and Credit Union', 'Kinsmere Credit Union Ltd.'],
  employer: [
    'Bracken Foods Processing Ltd.',
    'Halyard Marine Fabricators Inc.',
    'Oakhurst Retail Group Inc.',
    'Summit Trail Logistics Corp.',
  ],
  hospital: [
    'Stonebridge Regional Health Centre',
    'Notre-Dame-du-Lac General Hospital',
    'Whitefish Bay Health Authority',
  ],
  pension: [
    'Prairie Municipal Retirement Board',
    'Atlantic Health Workers’ Pension Trust',
    'Provincial Foresters’ Superannuation Board',
  ],
  landlord: ['Marlowe Court Properties Inc.', 'Twin Pines Residential LP', '2714406 Ontario Limited'],
} as const
