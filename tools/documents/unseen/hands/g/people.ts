import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly last: string
  readonly first: string
  readonly middle: string
  readonly sex: 'F' | 'M'
  readonly born: string
}

/** An address in the form of the country; `street` carries the unit. */
export interface Home {
  readonly street: string
  readonly city: string
  readonly province: Province
  readonly code: string
}

/** Provinces that these documents come from. */
export type Province = 'BC' | 'AB' | 'NS' | 'NB' | 'ON' | 'QC' | 'PE'

const surnames = [
  'Vaillancourt',
  'Desrosiers',
  'Bourassa-Roy',
  "L'Écuyer",
  'Théberge',
  'Quirion',
  'Saint-Amand',
  'Lafrenière',
  'MacLellan',
  "O'Driscoll",
  'Thistlewood',
  'Fairweather',
  'McCorquodale',
  'Whitford',
  'Cardinal',
  'Okimaw',
  'Paul',
  'Sandhu',
  'Chowdhury',
  'Venkataraman',
  'Nguyen',
  'Leung',
  'Park',
  'Delos Santos',
  'Haddad',
  'El Amrani',
  'Benyahia',
  'Diallo',
  'Okonkwo',
  'Petrenko',
  'Wojciechowski',
  'Kowalchuk',
  'Ferreira da Silva',
  'Jean-Baptiste',
  'Rosenthal',
  'Van der Veen',
] as const

const women = [
  'Maëlle',
  'Marie-Ève',
  'Geneviève',
  'Josée',
  'Océane',
  'Heather',
  'Brianne',
  'Morag',
  'Harpreet',
  'Lakshmi',
  'Thi Lan',
  'Soo-Jin',
  'Maricel',
  'Rania',
  'Fatou',
  'Adaeze',
  'Oksana',
  'Beatriz',
  'Tanis',
  'Cheyenne',
] as const

const men = [
  'Jean-Félix',
  'Étienne',
  'Réjean',
  'Loïc',
  'Gaétan',
  'Duncan',
  'Angus',
  'Wesley',
  'Gurdeep',
  'Arjun',
  'Minh Tuan',
  'Kai',
  'Jun-Ho',
  'Ramil',
  'Karim',
  'Moussa',
  'Chidi',
  'Bohdan',
  'Tiago',
  'Delbert',
] as const

const middles = {
  F: ['Rose', 'Anne', 'Marguerite', 'Lynn', 'Noor', 'Élise', 'Mae', ''],
  M: ['Joseph', 'Alexandre', 'James', 'Singh', 'Rémi', 'Wayne', 'Olivier', ''],
} as const

const streets: Readonly<Record<Province, readonly (readonly [string, string, string])[]>> = {
  BC: [
    ['1204-988 HOLLYHOCK ST', 'VANCOUVER', 'V6B'],
    ['4417 QUADRA BLUFF RD', 'VICTORIA', 'V8X'],
    ['27-15310 FERNRIDGE CRES', 'SURREY', 'V4P'],
    ['RR 2 SITE 14 COMP 6', 'QUESNEL', 'V2J'],
  ],
  AB: [
    ['312 11718 117 AVE NW', 'EDMONTON', 'T5M'],
    ['88 HARVEST KNOLL MANOR NE', 'CALGARY', 'T3K'],
    ['54203 RANGE ROAD 231', 'STURGEON COUNTY', 'T8T'],
    ['1409 7 ST S', 'LETHBRIDGE', 'T1J'],
  ],
  NS: [
    ['6 Oxbow Lane', 'Dartmouth', 'B2W'],
    ['1877 Highway 332', 'Rose Bay', 'B0J'],
    ['5531 Cogsmere Street Apt 803', 'Halifax', 'B3K'],
    ['291 Prince Albert Road', 'Sydney', 'B1P'],
  ],
  NB: [
    ['77, rue du Moulin-à-Scie', 'Dieppe', 'E1A'],
    ['1455 Route 134', 'Shediac Cape', 'E4P'],
    ['230 Wentmere Street Unit 4', 'Saint John', 'E2L'],
    ['18, chemin Pointe-aux-Huîtres', 'Caraquet', 'E1W'],
  ],
  ON: [
    ['2203 - 45 Dunfield Gate', 'Toronto', 'M4S'],
    ['1180 Bronte Hollow Rd', 'Oakville', 'L6M'],
    ['R.R. 3, 4402 Concession 7', 'Uxbridge', 'L9P'],
    ['9 Laurier Parkette, Unit B', 'Ottawa', 'K1N'],
  ],
  QC: [
    ['4870, rue Fabreville, app. 302', 'Montréal', 'H2J'],
    ['1126, rang Saint-Ovide Nord', 'Saint-Jacques', 'J0K'],
    ['75, boul. des Chutes, bureau 4', 'Québec', 'G1E'],
    ['312, avenue Mercier-Roy', 'Rimouski', 'G5L'],
    ['2200, ch. du Fer-à-Cheval', 'Sainte-Julie', 'J3E'],
  ],
  PE: [
    ['41 Euston Mews', 'Charlottetown', 'C1A'],
    ['10882 Route 6', 'Stanley Bridge', 'C0A'],
    ['305 Water Street East', 'Summerside', 'C1N'],
  ],
}

/** Issuers that do not exist, by what they are. */
export const issuers = {
  banks: [
    'Kestrel Bank of Canada',
    'Banque Laurier-Outaouais',
    'Northgate Trust Company',
    'Caisse populaire des Deux-Rives',
  ],
  verifiers: ['Veridex Identity Inc.', 'TrueNorth Onboarding Ltd.', 'Okapi eID Solutions Inc.'],
  dealers: ['Marlowe Securities Inc.', 'Valmont Gestion de patrimoine inc.', 'Pinecrest Direct Investing Inc.'],
  notaries: ['Beauregard Thivierge notaires', 'Étude Castonguay et Fils', 'Morency Lachapelle Roy, notaires'],
  airlines: ['Air Boreal', 'Maritime Wings'],
  schools: ['Collège du Vieux-Quai', 'Université des Laurentides-Nord'],
  chapels: ['Complexe funéraire Aubin', 'Maison Grenon et Filles'],
} as const

const letters = [...'ABCEGHJKLMNPRSTVWXYZ']

/** An adult, or anybody born between two years; of none of the surnames in `not`. */
export function someone(
  paper: Paper,
  about: { sex?: 'F' | 'M'; years?: readonly [number, number]; not?: readonly Someone[] } = {},
): Someone {
  const sex = about.sex ?? paper.pick(['F', 'M'] as const)
  const [from, to] = about.years ?? [1948, 2003]
  const taken = (about.not ?? []).map((one) => one.last)
  const last = paper.pick(surnames.filter((name) => !taken.includes(name)))
  const first = sex === 'F' ? paper.pick(women) : paper.pick(men)
  const born = addDays(`${paper.between(from, to)}-01-01`, paper.between(0, 364))
  return { last, first, middle: paper.pick(middles[sex]), sex, born }
}

/** Given names in their order. */
export function givenNames({ first, middle }: Someone): string {
  return middle === '' ? first : `${first} ${middle}`
}

/** An address of a province. */
export function home(paper: Paper, province: Province): Home {
  const [street, city, area] = paper.pick(streets[province])
  const code = `${area} ${paper.between(1, 9)}${paper.pick(letters)}${paper.between(1, 9)}`
  return { street, city, province, code }
}

/** A day between two distances before another day. */
export function daysBefore(paper: Paper, day: string, least: number, most: number): string {
  return addDays(day, -paper.between(least, most))
}

/** Looks for a drawn face. */
export function face(paper: Paper, { sex }: Someone) {
  return {
    hair: paper.pick(['#2b1d16', '#5a3d24', '#8d6b3f', '#1a1a1c', '#777']),
    skin: paper.pick(['#e7bd9a', '#c68d63', '#8d5a3a', '#f0cfb4']),
    coat: paper.pick(['#34495e', '#6b3a3a', '#3c5a45', '#222']),
    longHair: sex === 'F',
  }
}
