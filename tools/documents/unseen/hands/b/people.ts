import type { Paper } from '../../paper.ts'

/** Somebody of Québec who does not exist. */
export interface Someone {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly home: Home
}

/** Where somebody lives, in the parts that Québec writes in several orders. */
export interface Home {
  readonly door: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly code: string
}

/** A person with a home of their own. */
export function someone(paper: Paper): Someone {
  const sex = paper.pick(['F', 'M'] as const)
  return { given: paper.pick(given[sex]), surname: paper.pick(surnames), sex, home: homeOf(paper) }
}

/** Another adult of the same home, with another given name. */
export function partnerOf(paper: Paper, { given: taken, home }: Someone): Someone {
  const sex = paper.pick(['F', 'M'] as const)
  const names = given[sex].filter((name) => name !== taken)
  return { given: paper.pick(names), surname: paper.pick(surnames), sex, home }
}

/** A home with a door number and a postal code. */
export function homeOf(paper: Paper): Home {
  const [street, city, area, hasUnits] = paper.pick(streets)
  const unit = hasUnits ? paper.pick(['', '3', '12', '204', '5B', '1107']) : ''
  const code = `${area} ${paper.between(1, 9)}${paper.pick(postalLetters)}${paper.between(0, 9)}`
  return { door: String(paper.between(12, 9480)), street, unit, city, code }
}

/** A home without a flat: where a business has its office. */
export function officeOf(paper: Paper): Home {
  return { ...homeOf(paper), unit: '' }
}

/** "4521, rue Chapleau, app. 3" above "Montréal (Québec)  H2J 2L4". */
export function homeLines({ door, street, unit, city, code }: Home): readonly [string, string] {
  return [`${door}, ${street}${unit === '' ? '' : `, app. ${unit}`}`, `${city} (Québec)  ${code}`]
}

/** "3-4521 RUE CHAPLEAU" above "MONTREAL QC  H2J 2L4", as sorting machines like it. */
export function capitalLines({ door, street, unit, city, code }: Home): readonly [string, string] {
  return [plainCapitals(`${unit === '' ? '' : `${unit}-`}${door} ${street}`), `${plainCapitals(city)} QC  ${code}`]
}

/** Capitals without accents. */
export function plainCapitals(content: string): string {
  return content
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}

/** First letters of the long words of a company's name. */
export function initialsOf(company: string): string {
  const words = plainCapitals(company)
    .split(/[\s'’-]+/)
    .filter((word) => word.length > 2 && !['DES', 'LES', 'INC.', 'LTEE'].includes(word))
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0))
    .join('')
}

const postalLetters = [
  'A',
  'B',
  'C',
  'E',
  'G',
  'H',
  'J',
  'K',
  'L',
  'M',
  'N',
  'P',
  'R',
  'S',
  'T',
  'V',
  'W',
  'X',
  'Y',
  'Z',
]

const surnames = [
  'Tremblay',
  'Gagnon',
  'Côté',
  'Bélanger',
  'L’Heureux',
  'Saint-Onge',
  'Nguyen',
  'Haddad',
  'Pierre-Louis',
  'Desrosiers-Michaud',
  'Ouellet',
  'D’Amours',
  'Lévesque',
  'Garcia Molina',
  'Ben Youssef',
  'O’Farrell',
  'Kowalczyk',
  'Diallo',
  'Charbonneau',
  'Vaillancourt',
  'Thériault',
  'Awashish',
  'Papadakis',
  'Cheng',
  'Sandhu',
  'Lapointe-Roy',
  'Bouchard',
  'Boulanger',
  'Di Stefano',
  'Quessy',
]

const given = {
  F: [
    'Josée',
    'Marie-Ève',
    'Chantal',
    'Léa',
    'Anne-Sophie',
    'Fatoumata',
    'Thi Mai',
    'Noémie',
    'Ginette',
    'Samira',
    'Mélanie',
    'Rose-Aimée',
    'Élodie',
    'Harpreet',
    'Francine',
    'Camila',
    'Zoé',
  ],
  M: [
    'Jean-François',
    'Benoît',
    'Étienne',
    'Mamadou',
    'Guy',
    'Stéphane',
    'Karim',
    'Louis-Philippe',
    'Réal',
    'Minh Tuan',
    'Yannick',
    'Olivier',
    'Gaétan',
    'Pierre-Olivier',
    'Gurdeep',
    'Félix',
    'Hervé',
  ],
} as const

const streets: readonly (readonly [street: string, city: string, area: string, hasUnits: boolean])[] = [
  ['rue Chapleau', 'Montréal', 'H2G', true],
  ['avenue De Lorimier', 'Montréal', 'H2K', true],
  ['boulevard Saint-Joseph Est', 'Montréal', 'H1Y', true],
  ['rue Fleury Ouest', 'Montréal', 'H3L', true],
  ['rue de l’Église', 'Verdun', 'H4G', true],
  ['boulevard Curé-Labelle', 'Laval', 'H7L', true],
  ['chemin Sainte-Foy', 'Québec', 'G1S', true],
  ['rue Saint-Vallier Est', 'Québec', 'G1K', true],
  ['3e Avenue', 'Lévis', 'G6W', false],
  ['rang Saint-Achille', 'Saint-Ubalde', 'G0A', false],
  ['rue King Ouest', 'Sherbrooke', 'J1H', true],
  ['route 132 Ouest', 'Trois-Pistoles', 'G0L', false],
  ['chemin du Lac-à-la-Tortue', 'Shawinigan', 'G0X', false],
  ['rue Racine Est', 'Saguenay', 'G7H', true],
  ['montée de la Baie', 'Sainte-Anne-des-Lacs', 'J0R', false],
  ['avenue du Phare Est', 'Matane', 'G4W', true],
  ['boulevard Gréber', 'Gatineau', 'J8T', true],
  ['rue Notre-Dame Centre', 'Trois-Rivières', 'G9A', true],
  ['rang 4 Est', 'Saint-Magloire', 'G0R', false],
  ['boulevard Jacques-Cartier Nord', 'Longueuil', 'J4M', true],
]
