import type { Paper } from '../../paper.ts'

export const women = [
  'Maria',
  'Keisha',
  'Jennifer',
  'Linh',
  'Priya',
  'Guadalupe',
  'Sarah',
  'Brittany',
  'Yolanda',
  'Megan',
  'Aaliyah',
  'Ximena',
  'Dorothy',
  'Mei-Ling',
  "D'Andra",
  'Oksana',
  'Fatou',
  'Heather',
  'Noor',
  'Anne-Marie',
] as const
export const men = [
  'James',
  'DeShawn',
  'Robert',
  'Minh',
  'Arjun',
  'Jesus',
  'Michael',
  'Tyler',
  'Luis',
  'Brandon',
  'Omar',
  'Kwame',
  'Harold',
  'Sung-Ho',
  'Giovanni',
  'Dmitri',
  'Jean-Paul',
  'Cody',
  'Santiago',
  'Elijah',
] as const
export const surnames = [
  'Whitfield',
  'Okonkwo',
  'Nguyen',
  'Ramirez-Ortiz',
  "O'Halloran",
  'Patel',
  'Kowalczyk',
  'Washington',
  'Begaye',
  'Castellanos',
  'McAllister',
  'Park',
  'Delacroix',
  'Hernandez',
  'St. Clair',
  'Schwartzman',
  'Abernathy',
  'Vang',
  'Petrosyan',
  'Haddad',
  'Lindqvist',
  'Thibodeaux',
  'Kealoha',
  'Singh',
  'De La Cruz',
  "D'Amico",
  'Freeman',
  'Yazzie',
  'Booker',
  'Van Houten',
  'Tran',
  'Mbeki-Jones',
] as const
const streets = [
  'Maple Ave',
  'N Lamar Blvd',
  'Old Mill Rd',
  'Sycamore Dr',
  'W 47th St',
  'Peachtree Hollow Ln',
  'SE Division St',
  'Camino del Sol',
  'County Road 318',
  'Rte 9W',
  'Shady Oak Ct',
  'E Fillmore St',
  'Bayou Pointe Way',
  'MLK Jr Blvd',
  'Quail Run',
  'State Highway 55',
  'Commonwealth Ave',
  'Larkspur Cir',
  'Pumpkin Ridge Trl',
  'Kapiolani Pl',
] as const
const towns = [
  ['Austin', 'TX', '787'],
  ['Toledo', 'OH', '436'],
  ['Fresno', 'CA', '937'],
  ['Decatur', 'GA', '300'],
  ['Duluth', 'MN', '558'],
  ['Baton Rouge', 'LA', '708'],
  ['Yonkers', 'NY', '107'],
  ['Tacoma', 'WA', '984'],
  ['Eau Claire', 'WI', '547'],
  ['Albuquerque', 'NM', '871'],
  ["Coeur d'Alene", 'ID', '838'],
  ['Kissimmee', 'FL', '347'],
  ['Worcester', 'MA', '016'],
  ['Scranton', 'PA', '185'],
  ['Wichita', 'KS', '672'],
  ['Chapel Hill', 'NC', '275'],
  ['St. Charles', 'MO', '633'],
  ['Las Cruces', 'NM', '880'],
  ['Hilo', 'HI', '967'],
  ['Bridgeport', 'CT', '066'],
  ['Flagstaff', 'AZ', '860'],
  ['Dearborn', 'MI', '481'],
] as const
const stems = [
  'Cedar Fork',
  'Tri-Rivers',
  'Harborlight',
  'Prairie Crest',
  'Ironwood',
  'Blue Mesa',
  'Old Dominion Valley',
  'Summit & Pine',
  'Bayshore',
  'Copperline',
  'Great Lakes Northern',
  'Magnolia',
  'Redstone',
  'Westbrook',
  'Evergreen Sound',
  'Liberty Falls',
  'Granite State',
  'Palmetto',
] as const
export const employers = [
  'Brightwater Logistics, Inc.',
  'Sandoval Bros. Roofing LLC',
  'Mercy Ridge Health System',
  'Pinnacle Foods Distribution Co.',
  'Unified School District No. 214',
  'QuikMart Stores #0482',
  'Tallgrass Software Corp',
  'The Corner Oven Bakery LLC',
  'Hollister-Byrne Manufacturing',
  'County of Ashwood',
  'Delgado & Finch, P.C.',
  'Northstar Staffing Solutions',
] as const
export const jobs = [
  'Warehouse Associate II',
  'Registered Nurse',
  'Line Cook',
  'Staff Accountant',
  'Teacher - Gr 6',
  'CDL Driver A',
  'Software Engineer',
  'Shift Supervisor',
  'Machinist',
  'Paralegal',
  'Office Manager',
  'Electrician Apprentice',
] as const

export interface Resident {
  readonly first: string
  readonly middle: string
  readonly last: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export function resident(paper: Paper): Resident {
  const town = paper.pick(towns)
  const unit = paper.chance(0.35)
    ? paper.pick([
        `Apt ${paper.code('#@')}`,
        `Unit ${paper.between(2, 40)}`,
        `# ${paper.between(2, 99)}`,
        `Apt ${paper.between(101, 1912)}`,
        `Lot ${paper.between(2, 88)}`,
        `Ste ${paper.between(100, 900)}`,
      ])
    : ''
  const rural = paper.chance(0.1)
  return {
    first: paper.pick(paper.pick([women, men])),
    middle: paper.chance(0.6) ? paper.code('@') : '',
    last: paper.pick(surnames),
    street: rural
      ? paper.pick([
          `RR ${paper.between(1, 6)} Box ${paper.between(10, 400)}`,
          `HC ${paper.between(60, 75)} Box ${paper.between(10, 99)}`,
          `W${paper.between(1000, 9999)} County Hwy ${paper.code('@')}`,
        ])
      : `${paper.between(11, 18990)} ${paper.pick(streets)}`,
    unit: rural ? '' : unit,
    city: town[0],
    state: town[1],
    zip: `${town[2]}${paper.code('##')}${paper.chance(0.45) ? `-${paper.code('####')}` : ''}`,
  }
}

/** The name as people write it. */
export function plainName({ first, middle, last }: Resident, dot = ''): string {
  return middle === '' ? `${first} ${last}` : `${first} ${middle}${dot} ${last}`
}

/** The lines of an address: capitals without commas as mailing machines print, or written. */
export function addressLines(who: Resident, form: 'capitals' | 'written' | 'stacked'): string[] {
  const { street, unit, city, state, zip } = who
  if (form === 'written') return [unit === '' ? street : `${street}, ${unit}`, `${city}, ${state} ${zip}`]
  if (form === 'stacked') return [street, ...(unit === '' ? [] : [unit]), `${city}, ${state} ${zip}`]
  return [unit === '' ? street : `${street} ${unit}`, `${city} ${state} ${zip}`].map((line) => line.toUpperCase())
}

/** The street alone on the first line, the rest after it, as one value. */
export function recordAddress(paper: Paper, lines: readonly string[], between = ' '): void {
  paper.put('address', lines.map((line) => line.replace(/\s+/g, ' ')).join(', '), lines.join(between))
}

/** An issuer's invented name. */
export function issuer(paper: Paper, endings: readonly string[]): string {
  return `${paper.pick(stems)} ${paper.pick(endings)}`
}

/** Another business's own address. */
export function office(paper: Paper): string[] {
  return addressLines({ ...resident(paper), unit: paper.pick(['', 'Suite 400', 'Fl 12']) }, 'written')
}

export const merchants = [
  'PAYROLL DIRECT DEP',
  'FOODBARN #0142',
  'P2P PMT TO K BOOKER',
  'CITY WATER AUTOPAY',
  'ROADSIDE GAS 5742',
  'ATM WITHDRAWAL',
  'CHECK 1042',
  'WEBMART PMTS',
  'PHARMACY 08812',
  'AUTO INS AUTOPAY',
  'TACO STAND LLC',
  'WALLET CASHOUT',
  'STREAMFLIX.TV',
  'RENT - WEBPMT',
  'BULK WHSE 0417',
  'RIDESHARE TRIP',
  'HARDWARE CO 22',
  'DONUT HUT 331124',
] as const

export interface Entry {
  readonly offset: number
  readonly what: string
  readonly cents: number
}

/** Deposits and withdrawals in order; offsets in days from the first day. */
export function entries(paper: Paper, count: number, days: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const isIn = index === 1 || paper.chance(0.25)
    return {
      offset: Math.floor(((index + 0.5) * days) / count),
      what: isIn
        ? paper.pick([
            'PAYROLL DIRECT DEP',
            'MOBILE DEPOSIT',
            'P2P PMT FROM T VANG',
            'ACH CREDIT TREAS 310',
            'TRANSFER FROM SAV',
          ])
        : paper.pick(merchants.slice(1)),
      cents: isIn ? paper.between(20000, 240000) : -paper.between(350, 61000),
    }
  })
}
