import type { Paper } from '../../paper.ts'

/** Somebody in the United States who does not exist. */
export interface Resident {
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly sex: 'F' | 'M'
}

/** Where somebody lives; `unit` is empty in a house. */
export interface Home {
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Somebody new, of a sex or of either. */
export function resident(paper: Paper, sex: 'F' | 'M' = paper.pick(['F', 'M'] as const)): Resident {
  const names = sex === 'F' ? women : men
  const given = paper.pick(names)
  const middle = paper.pick([...names, ...middles].filter((name) => name !== given))
  return { given, middle, surname: paper.pick(surnames), sex }
}

/** Somebody's home in any state, or in one of them. */
export function home(paper: Paper, state = ''): Home {
  const [street, unit, city, homeState, zip] = paper.pick(homes.filter((row) => state === '' || row[3] === state))
  return { street: `${paper.between(102, 9880)} ${street}`, unit, city, state: homeState, zip }
}

/** First name, initial of the middle name, surname. */
export function withInitial({ given, middle, surname }: Resident, dot = '.'): string {
  return `${given} ${middle.charAt(0)}${dot} ${surname}`
}

/** With the four digits that the post adds to the ZIP code. */
export function exactHome(paper: Paper): Home {
  const place = home(paper)
  return { ...place, zip: `${place.zip}-${paper.code('####')}` }
}

/** Street line with the unit behind, and the town line. */
export function mailLines({ street, unit, city, state, zip }: Home): readonly [string, string] {
  return [unit === '' ? street : `${street} ${unit}`, `${city}, ${state} ${zip}`]
}

const women = [
  'Aaliyah',
  'Beatriz',
  'Carolyn',
  'Desirée',
  'Emily',
  'Fatima',
  'Guadalupe',
  'Hannah',
  'Imani',
  'Jennifer',
  'Kavya',
  'Linh',
  'Mary-Kate',
  'Noelani',
  'Olivia',
  'Priscilla',
  'Rebecca',
  'Soo-Jin',
  'Tatiana',
  'Yesenia',
] as const

const men = [
  'Andre',
  'Brandon',
  'Carlos',
  'Darnell',
  'Ethan',
  'Farid',
  'Gerald',
  'Hieu',
  'Isaiah',
  'José',
  'Kwame',
  'Lamont',
  'Mateo',
  'Nikhil',
  'Owen',
  'Patrick',
  'Raymond',
  'Sione',
  'Thaddeus',
  'Wei',
] as const

const middles = ['Lee', 'Rae', 'Alexis', 'Jordan', 'Quinn', 'Marion'] as const

const surnames = [
  'Abernathy',
  'Begay',
  'Castañeda',
  'Delacroix-Hill',
  'Eze',
  'Fitzgerald',
  'Gutierrez',
  'Hollingsworth',
  'Ibrahim',
  'Jankowski',
  'Kealoha',
  'Lindqvist',
  'McAllister',
  'Nguyen',
  "O'Rourke",
  'Pappas',
  'Quintanilla',
  'Raghunathan',
  'St. Clair',
  'Tran',
  'Underwood',
  'Van Buskirk',
  'Washington',
  'Xiong',
  'Yamamoto',
  'Zielinski',
  'Oyelaran',
  'De La Cruz',
  'Kowalczyk',
  'Burleson',
] as const

const homes = [
  ['E Camelback Rd', 'Unit 214', 'Phoenix', 'AZ', '85016'],
  ['N Sycamore Ave', '', 'Los Angeles', 'CA', '90038'],
  ['Folsom St', 'Apt 6C', 'San Francisco', 'CA', '94110'],
  ['Mulberry Canyon Rd', '', 'Escondido', 'CA', '92026'],
  ['S Emerson Ct', '', 'Denver', 'CO', '80210'],
  ['SW 8th Ter', 'Apt 1107', 'Miami', 'FL', '33135'],
  ['Peachtree Battle Ave NW', '', 'Atlanta', 'GA', '30327'],
  ['W Diversey Pkwy', 'Fl 2', 'Chicago', 'IL', '60614'],
  ['County Road 650 E', '', 'Tolono', 'IL', '61880'],
  ['Beacon Hill Ln', '', 'Fort Wayne', 'IN', '46804'],
  ['Dudley St', 'Unit 3R', 'Roxbury', 'MA', '02119'],
  ['Old Baltimore Pike', '', 'Frederick', 'MD', '21702'],
  ['Trumbull Ave', '', 'Detroit', 'MI', '48216'],
  ['Glenwood Ave N', '# 5', 'Minneapolis', 'MN', '55405'],
  ['S Van Dyke Rd', '', 'Elkton', 'MI', '48731'],
  ['Elk Creek Church Rd', '', 'Boone', 'NC', '28607'],
  ['Bergenline Ave', 'Apt 4', 'Union City', 'NJ', '07087'],
  ['Desert Inn Rd', 'Bldg 9 Apt 2043', 'Las Vegas', 'NV', '89121'],
  ['Ocean Pkwy', 'Apt 5D', 'Brooklyn', 'NY', '11218'],
  ['State Route 29', '', 'Johnstown', 'NY', '12095'],
  ['Neil Ave', '', 'Columbus', 'OH', '43201'],
  ['NE Alberta St', 'Apt 12', 'Portland', 'OR', '97211'],
  ['Germantown Ave', 'Rear', 'Philadelphia', 'PA', '19144'],
  ['Ranch Road 12', '', 'Wimberley', 'TX', '78676'],
  ['Westheimer Rd', 'Apt 3308', 'Houston', 'TX', '77057'],
  ['Guadalupe Bend', '', 'San Antonio', 'TX', '78249'],
  ['Rainier Ave S', '', 'Seattle', 'WA', '98118'],
] as const

/** Companies, towns and agencies that do not exist. */
export const issuers = {
  power: ['Tri-Valley Gas & Power Company', 'Great Basin Light & Power Company', 'Mesa Edison Electric Company'],
  gas: ['Piedmont Ridge Natural Gas Corporation', 'Lakeshore Heating & Gas Co.', 'Blue Prairie Gas, Inc.'],
  water: [
    ['City of Harlan Falls', 'Harlan Falls'],
    ['Village of Orchard Mills', 'Orchard Mills'],
    ['City of Port Verity', 'Port Verity'],
  ],
  wireless: ['Corvus Wireless LLC', 'Bright Arc Communications, LLC', 'Tallgrass Mobile Inc.'],
  bigBank: ['Meridian National Bank, N.A.', 'First Alder Bank, N.A.', 'Keystone Summit Bank, N.A.'],
  smallBank: ['Farmers & Drovers State Bank', 'The Citizens Bank of Amity', 'Pine County Savings Bank'],
  union: [
    'Cascade Educators Federal Credit Union',
    'Harborview Community Credit Union',
    'Ironworkers Federal Credit Union',
  ],
  cardBank: ['Halyard Bank USA', 'Copperline Bank, National Association', 'Northgate Savings Bank, FSB'],
  insurer: [
    'Old Frontier Casualty Insurance Company',
    'Shenandoah Mutual Insurance Company',
    'Sentry Oak Indemnity Co.',
  ],
  mortgage: ['Lodestar Home Lending LLC', 'Bluestem Mortgage Servicing, LLC', 'Ridgeway Loan Servicing, Inc.'],
  broker: ['Whitcomb & Sayre Brokerage Services LLC', 'Redpoint Securities, Inc.', 'Alcott Investments LLC'],
  employers: [
    'Brightwater Logistics, Inc.',
    'Saguaro Valley Medical Center',
    'Kestrel Semiconductor Corp.',
    'Lone Mountain Builders LLC',
    'Penrose & Daughters Bakery, Inc.',
    'Three Rivers Charter Schools',
  ],
  landlords: ['Willow Bend Apartments LP', 'Castellan Property Holdings, LLC', 'Birchwood Residential Trust'],
  counties: ['Tamarack County', 'Fayette Hills County', 'Bayou Vert County'],
} as const
