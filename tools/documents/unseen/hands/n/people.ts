import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Where somebody lives. */
export type Home = 'CA' | 'QC' | 'FR' | 'GB' | 'US'

/** Somebody who does not exist, with the lines of the address. */
export interface Somebody {
  readonly given: string
  readonly surname: string
  readonly isWoman: boolean
  readonly born: string
  readonly lines: readonly string[]
}

const surnames = {
  english: [
    'Abernethy',
    'Okonkwo',
    'Ramaswamy',
    'Castellano',
    'Whitlock',
    'O’Halloran',
    'Nakagawa',
    'Pettigrew',
    'Singh Dhaliwal',
    'Mbeki-Lowe',
    'Van der Meer',
    'Kowalczyk',
    'Thistlewood',
    'Haddad',
    'Friesen',
    'Zielinski',
    'MacEachern',
    'Adeyemi',
    'Fernandes',
    'Quach',
    'Lindqvist',
    'Da Silva',
    'Bhattacharya',
    'Carruthers',
    'Trinh',
  ],
  french: [
    'Archambault',
    'Bélanger-Roy',
    'Desrosiers',
    'N’Diaye',
    'Lévesque',
    'Benchekroun',
    'Charbonneau',
    'D’Amours',
    'Ouedraogo',
    'Le Goff',
    'Thériault',
    'Mazeau',
    'Saint-Hilaire',
    'Kassis',
    'Vaillancourt',
    'Pham',
    'Guérin',
    'Da Costa',
    'Boissonneault',
    'Fontaine',
    'Rakotomalala',
    'L’Heureux',
    'Etchegaray',
    'Traoré',
    'Marchetti',
  ],
} as const
const givens = {
  english: {
    women: [
      'Priya',
      'Rosalind',
      'Chiamaka',
      'Mary-Jo',
      'Siobhan',
      'Yuki',
      'Leticia',
      'Harriet',
      'Anneke',
      'Deborah',
      'Fiona',
      'Soraya',
      'Gwendolyn',
      'Thuy',
      'Marguerite',
    ],
    men: [
      'Alistair',
      'Emeka',
      'Desmond',
      'Hiroshi',
      'Gurpreet',
      'Tomasz',
      'Julian',
      'Bartholomew',
      'Luis',
      'Callum',
      'Jean-Marc',
      'Farid',
      'Winston',
      'Dai',
      'Rupert',
    ],
  },
  french: {
    women: [
      'Marie-Ève',
      'Solène',
      'Aïssatou',
      'Noémie',
      'Ghislaine',
      'Anne-Laure',
      'Khadija',
      'Mélissandre',
      'Thi Lan',
      'Joséphine',
      'Océane',
      'Bérengère',
      'Françoise',
      'Inès',
      'Lucie',
    ],
    men: [
      'Jean-Sébastien',
      'Gaël',
      'Ousmane',
      'Étienne',
      'Frédéric',
      'Youssef',
      'Loïc',
      'Pierre-Luc',
      'Aurélien',
      'Minh',
      'Rémi',
      'Cédric',
      'Théodore',
      'Hervé',
      'Mathis',
    ],
  },
} as const

const places: Readonly<Record<Home, readonly (readonly string[])[]>> = {
  CA: [
    ['% Larkspur Crescent', 'Saskatoon SK  S7K 3M#'],
    ['#04-% Quayside Drive', 'New Westminster BC  V3M 6J#'],
    ['RR 3', '% Mill Pond Road', 'Antigonish NS  B2G 2L#'],
    ['% Barrington Avenue, Unit 1#', 'Winnipeg, Manitoba R2M 2A#'],
    ['Apt 1#0', '% St. Clair Avenue West', 'Toronto ON  M6C 1B#'],
    ['% Confederation Drive', 'Charlottetown, PE  C1A 5W#'],
  ],
  QC: [
    ['% rue des Érables, app. #', 'Trois-Rivières (Québec)  G8Y 2R#'],
    ['%, boul. Saint-Joseph Est', 'Montréal (Québec) H2J 1K#'],
    ['% chemin du Golf', 'Sainte-Thérèse QC  J7E 4H#'],
    ['% 3e Avenue', 'Val-d’Or (Québec)  J9P 1S#'],
    ['%, rang Saint-Édouard', 'L’Isle-Verte (Québec)  G0L 1K0'],
    ['%-# av. du Parc-Jarry', 'MONTRÉAL QC  H2P 1T#'],
  ],
  FR: [
    ['% bis rue de la Glacière', '75013 PARIS'],
    ['Résidence Les Tamaris - Bât. C', '% avenue Jean Jaurès', '69007 LYON'],
    ['% chemin des Amandiers', '13090 AIX EN PROVENCE'],
    ['Appt 1# - 3e étage', '% rue du Faubourg de Roubaix', '59800 LILLE'],
    ['Lieu-dit Kerloc’h', '29560 TELGRUC-SUR-MER'],
    ['% quai des Chartrons', 'BP 1##', '33001 BORDEAUX CEDEX'],
  ],
  GB: [
    ['Flat #', '% Marlowe Gardens', 'LONDON', 'SE15 #QT'],
    ['% Sycamore Close', 'Didsbury', 'Manchester', 'M20 #BD'],
    ['The Old Smithy', 'Church Lane', 'Little Wenham', 'Suffolk', 'IP# 6QP'],
    ['% Glasnevin Terrace', 'Edinburgh', 'EH# 4LS'],
    ['%a Heol y Castell', 'Cardiff', 'CF1# 8NX'],
  ],
  US: [
    ['% Magnolia Ln Apt #B', 'Chapel Hill NC 2751#'],
    ['%# W 83rd St Apt 4F', 'New York, NY 1002#'],
    ['%## Cottonwood Dr', 'Tucson, AZ 8574#-#2##'],
    ['C/O T MARROW', '%# N HALSTED ST STE 20#', 'CHICAGO IL 6061#'],
    ['%0 Old Post Rd', 'Brattleboro, VT 0530#'],
  ],
}

/** An address of a country. */
export function address(paper: Paper, home: Home): readonly string[] {
  return paper.pick(places[home]).map((line) => paper.code(line.replace('%', String(paper.between(2, 480)))))
}

/** A person of a country. */
export function somebody(paper: Paper, home: Home): Somebody {
  const tongue = home === 'QC' || home === 'FR' ? 'french' : 'english'
  const isWoman = paper.chance(0.5)
  return {
    given: paper.pick(givens[tongue][isWoman ? 'women' : 'men']),
    surname: paper.pick(surnames[tongue]),
    isWoman,
    born: addDays(paper.today, -365 * paper.between(24, 78) - paper.between(0, 364)),
    lines: address(paper, home),
  }
}

/** Several people of different names. */
export function crowd(paper: Paper, home: Home, count: number): readonly Somebody[] {
  const met: Somebody[] = []
  while (met.length < count) {
    const next = somebody(paper, home)
    if (!met.some(({ surname, given }) => surname === next.surname || given === next.given)) met.push(next)
  }
  return met
}

/** Given name and surname. */
export function named({ given, surname }: Somebody): string {
  return `${given} ${surname}`
}

/** Given name and SURNAME. */
export function namedFr({ given, surname }: Somebody): string {
  return `${given} ${surname.toUpperCase()}`
}

/** SURNAME, GIVEN. */
export function listed({ given, surname }: Somebody): string {
  return `${surname}, ${given}`.toUpperCase()
}

/** A civility. */
export function civility({ isWoman }: Somebody, tongue: 'en' | 'fr' | 'abbr'): string {
  const forms = { en: ['Ms', 'Mr'], fr: ['Madame', 'Monsieur'], abbr: ['Mme', 'M.'] } as const
  return forms[tongue][isWoman ? 0 : 1]
}

/** Issuers that do not exist. */
export const issuers = {
  employersCA: [
    'Prairie Loom Textiles Ltd.',
    'Northgate Polytechnic Institute',
    'Fathom & Wicket Engineering Inc.',
    'Cedarline Transit Authority',
  ],
  employersQC: [
    'Les Fromages du Vieux-Moulin inc.',
    'Groupe Arpentis inc.',
    'Centre de la petite enfance La Coccinelle bleue',
    'Boréal Signalétique ltée',
  ],
  employersFR: [
    'ATELIERS DU PONANT SAS',
    'SOLVÈNE CONSEIL SARL',
    'Clinique des Trois Ormes',
    'TRANSPORTS BRAUDEL & FILS SA',
  ],
  insurersCA: [
    'Maple Ridge Mutual Insurance Company',
    'Harbourview Assurance Corp.',
    'Tamarack General Insurance Company',
  ],
  insurersFR: ['Mutuelle Ardente Assurances', 'Aster Prévoyance IARD', 'LA BASTIDE ASSURANCES'],
  brokers: ['Meridian Stone Securities Inc.', 'Quillfeather Wealth Management LLC', 'Langdale Portfolio Services Ltd'],
  solicitors: ['Hathersage & Poole LLP', 'Wainfleet Solicitors', 'Merrow Lane Legal Limited'],
  landlords: [
    'Birchmount Property Holdings Inc.',
    'Kingsreach Lettings Ltd',
    'SCI DU CLOS FLEURI',
    'Immeubles Gamelin inc.',
  ],
} as const
