import type { Paper } from '../../paper.ts'

/** Somebody who does not exist, with a street and a town line. */
export interface Somebody {
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly region: string
  readonly postal: string
  readonly area: string
}

type Land = 'CA' | 'QC' | 'US'

const surnames = {
  CA: [
    'Pelletreau',
    'Wojcik',
    'MacIsaac',
    'Dhaliwal',
    'Ferreira',
    'Okonkwo',
    'Thorburn',
    'Nakagawa',
    'Sandhu',
    'Kowalchuk',
  ],
  QC: [
    'Gaudreault',
    'Lamothe',
    'Desrosiers',
    'Thibodeau',
    'Vaillancourt',
    'Cloutier',
    'Nguyen',
    'Ouellet',
    'Benoît',
    'St-Amour',
  ],
  US: [
    'Haverkamp',
    'Delgadillo',
    'Washburn',
    'Pruitt',
    'Oyelaran',
    'Castellano',
    'Lindqvist',
    'Brannigan',
    'Tran',
    'Escobedo',
  ],
} as const
const women = {
  CA: ['Morag', 'Simran', 'Elise', 'Yuki', 'Chidinma', 'Tamsin', 'Oksana', 'Harriet'],
  QC: ['Mélanie', 'Chantal', 'Geneviève', 'Noémie', 'Sylvie', 'Thi Lan', 'Josée', 'Anne-Sophie'],
  US: ['Marisol', 'Deborah', 'Latoya', 'Kristen', 'Annika', 'Priscilla', 'Bethany', 'Rosalind'],
} as const
const men = {
  CA: ['Callum', 'Gurpreet', 'Tomasz', 'Kenji', 'Emeka', 'Alistair', 'Bohdan', 'Wesley'],
  QC: ['Jean-Philippe', 'Mathieu', 'Réjean', 'Étienne', 'Luc', 'Minh', 'Stéphane', 'Guillaume'],
  US: ['Raymundo', 'Terrence', 'Dwight', 'Anthony', 'Erik', 'Sean', 'Calvin', 'Hector'],
} as const
const middles = {
  CA: ['Anne', 'James', 'Rae', 'Lee'],
  QC: ['Marie', 'Joseph', 'Rose', 'Noël'],
  US: ['Lynn', 'Alan', 'Jo', 'Dale'],
} as const
const streets = {
  CA: ['Quarry Ridge Rd', 'Old Mill Lane', 'Tamarack Cres', 'Wharncliffe Ave', 'Strathmore Blvd', 'Dunvegan Dr'],
  QC: [
    'rue des Mésanges',
    'av. du Moulin',
    'boul. Saint-Elzéar',
    'rue Wilfrid-Pelletier',
    'ch. de la Côte-Rouge',
    'rue Brébeuf',
  ],
  US: ['Pecan Hollow Ln', 'Sycamore St', 'W Juniper Ave', 'Old Ferry Rd', 'Granite Pass Dr', 'N Larkspur Ct'],
} as const
const towns = {
  CA: [
    ['Peterborough', 'ON', 'K9J', '705'],
    ['Guelph', 'ON', 'N1H', '519'],
    ['Brandon', 'MB', 'R7A', '204'],
    ['Kamloops', 'BC', 'V2C', '250'],
    ['Red Deer', 'AB', 'T4N', '403'],
    ['Truro', 'NS', 'B2N', '902'],
  ],
  QC: [
    ['Saint-Hyacinthe', 'QC', 'J2S', '450'],
    ['Rimouski', 'QC', 'G5L', '418'],
    ['Drummondville', 'QC', 'J2B', '819'],
    ['Laval', 'QC', 'H7L', '450'],
    ['Trois-Rivières', 'QC', 'G8Y', '819'],
    ['Montréal', 'QC', 'H2J', '514'],
  ],
  US: [
    ['Dayton', 'OH', '454', '937'],
    ['Boise', 'ID', '837', '208'],
    ['Tulsa', 'OK', '741', '918'],
    ['Savannah', 'GA', '314', '912'],
    ['Duluth', 'MN', '558', '218'],
    ['Fresno', 'CA', '937', '559'],
  ],
} as const

/** Somebody of a country; of a region of it when one is asked for. */
export function somebody(paper: Paper, land: Land, wish: { sex?: 'F' | 'M'; region?: string } = {}): Somebody {
  const sex = wish.sex ?? paper.pick(['F', 'M'] as const)
  const near = towns[land].filter(([, region]) => wish.region === undefined || wish.region === region)
  const [city, region, code, area] = paper.pick(near)
  const number = String(paper.between(11, 9899))
  const unit = paper.chance(0.35)
  const street = paper.pick(streets[land])
  return {
    given: paper.pick(sex === 'F' ? women[land] : men[land]),
    middle: paper.pick(middles[land]),
    surname: paper.pick(surnames[land]),
    sex,
    street:
      land === 'QC'
        ? `${number}, ${street}${unit ? `, app. ${paper.between(1, 40)}` : ''}`
        : land === 'CA'
          ? `${unit ? `${paper.between(101, 1904)}-` : ''}${number} ${street}`
          : `${number} ${street}${unit ? ` Apt ${paper.between(1, 30)}${paper.pick(['A', 'B', 'C'])}` : ''}`,
    city,
    region,
    postal: land === 'US' ? `${code}${paper.code('##')}` : `${code} ${paper.code('#@#')}`,
    area,
  }
}

/** Another of the same household, of the other sex. */
export function spouse(paper: Paper, land: Land, of: Somebody): Somebody {
  const sex = of.sex === 'F' ? 'M' : 'F'
  return {
    ...of,
    sex,
    given: paper.pick(sex === 'F' ? women[land] : men[land]),
    middle: paper.pick(middles[land].filter((one) => one !== of.middle)),
    surname: paper.chance(0.5) ? of.surname : paper.pick(surnames[land]),
  }
}

/** A telephone number that rings nowhere. */
export function telephone(paper: Paper, area: string): string {
  return `${area} 555-01${paper.code('##')}`
}

const firms = {
  CA: ['Bramblewood', 'Northgate', 'Tidewater', 'Castlegrove', 'Ironbridge', 'Lakehead'],
  QC: ['Boréal', 'Saint-Cyr', 'Lanoraie', 'Aubépine', 'Rivard', 'Mistouk'],
  US: ['Stillwater', 'Palmetto', 'Redhawk', 'Cumberland', 'Bluestem', 'Copperline'],
} as const

/** The first word of an invented firm. */
export function firm(paper: Paper, land: Land): string {
  return paper.pick(firms[land])
}

/** A social insurance number that no one has: it begins with 0 or 8, which are not given out. */
export function insuranceNumber(paper: Paper, mark: string): string {
  return paper.code(`0##${mark}###${mark}###`)
}
