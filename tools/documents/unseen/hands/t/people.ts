import type { Chooser } from '../../../samples/draft.ts'

/** Somebody who does not exist. */
export interface Somebody {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  /** Given name and surname, as written. */
  readonly full: string
  /** Given name and SURNAME. */
  readonly french: string
}

export type Land = 'CA' | 'QC' | 'FR' | 'MA' | 'GB' | 'US'

const surnames = {
  english: [
    'Okonjo',
    'Whitfield',
    'Sandhu',
    'MacAskill',
    'Petrenko',
    'Nakamura',
    'Lindqvist',
    'Abernathy',
    'Villanueva',
    'Obradovich',
    'Fitzgerald-Moss',
    'Tran',
    'Kowalczyk',
    "O'Driscoll",
    'Rahimi',
    'Castellano',
    'Adeyemi',
    'Hargreaves',
    'Iyer',
    'Beaulac',
    'St. Clair',
    'Mbeki',
    'Johansen',
    'Cho',
    'Delacroix',
    'Papadakis',
    'Van der Velde',
    'Ramnarine',
  ],
  french: [
    'Tremblay-Roy',
    'Lafrenière',
    'Côté',
    'Guérin',
    'Le Goff',
    "D'Amours",
    'Bouchard',
    'Kaboré',
    'Nguyen',
    'Pelletier',
    'Désormeaux',
    'Haddad',
    'Ouédraogo',
    'Marchetti',
    'Vasseur',
    'Châtelain',
    'Diallo',
    'Lemaître',
    'Da Costa',
    'Rakoto',
    'Pires',
    'Ferreira',
    'de La Tour',
    'Schmitt',
    'Besnard',
    'Traoré',
    'Ngo Bassong',
    'Kervella',
  ],
  moroccan: [
    'El Mansouri',
    'Benjelloun',
    'Aït Lahcen',
    'Tazi',
    'Bennis',
    'Chraïbi',
    'El Idrissi',
    'Ouazzani',
    'Zniber',
    'Lahlou',
    'Belkadi',
    'Amrani',
    'Berrada',
    'Sefrioui',
    'El Fassi',
    'Naciri',
    'Kettani',
    'Bouazza',
    'Ziani',
    'Hajji',
    'Skalli',
    'Mernissi',
    'Boutaleb',
    'El Khattabi',
    'Guessous',
    'Rhazi',
  ],
} as const

const givenNames = {
  english: {
    F: [
      'Margaret',
      'Priya',
      'Chloe',
      'Ngozi',
      'Hannah',
      'Mei-Lin',
      'Siobhan',
      'Olena',
      'Jasleen',
      'Ruth',
      'Abigail',
      'Farida',
      'Ingrid',
      'Camille',
      'Tanisha',
      'Yuki',
    ],
    M: [
      'Gareth',
      'Arjun',
      'Liam',
      'Chinedu',
      'Dmytro',
      'Walter',
      'Hamish',
      'José',
      'Kenji',
      'Trevor',
      'Aaron',
      'Babak',
      'Sven',
      'Desmond',
      'Nathaniel',
      'Piotr',
    ],
  },
  french: {
    F: [
      'Élodie',
      'Marie-Ève',
      'Nathalie',
      'Aminata',
      'Françoise',
      'Solène',
      'Thi Mai',
      'Geneviève',
      'Inès',
      'Chloé',
      'Josée',
      'Rachida',
      'Bérengère',
      'Anaïs',
      'Lucie',
      'Maud',
    ],
    M: [
      'Jean-François',
      'Étienne',
      'Mamadou',
      'Loïc',
      'Sylvain',
      'Benoît',
      'Gaël',
      'Réjean',
      'Paulo',
      'Hervé',
      'Yannick',
      'Marc-André',
      'Thibault',
      'Rémi',
      'Karim',
      'Cédric',
    ],
  },
  moroccan: {
    F: [
      'Fatima-Zahra',
      'Khadija',
      'Salma',
      'Zineb',
      'Loubna',
      'Hanane',
      'Meryem',
      'Siham',
      'Ghita',
      'Naïma',
      'Asmae',
      'Houda',
      'Rajae',
      'Ihssane',
      'Btissam',
    ],
    M: [
      'Mohammed',
      'Youssef',
      'Abdelilah',
      'Hamza',
      'Rachid',
      'Driss',
      'Omar',
      'Noureddine',
      'Mehdi',
      'Saâd',
      'Abderrahim',
      'Khalid',
      'Anas',
      'Ismaïl',
      'Taoufik',
    ],
  },
} as const

const pools = { CA: 'english', GB: 'english', US: 'english', QC: 'french', FR: 'french', MA: 'moroccan' } as const

export function somebody(chooser: Chooser, land: Land, sex: 'F' | 'M' = chooser.pick(['F', 'M'])): Somebody {
  const pool = pools[land]
  const [given, surname] = [chooser.pick(givenNames[pool][sex]), chooser.pick(surnames[pool])]
  return { given, surname, sex, full: `${given} ${surname}`, french: `${given} ${surname.toUpperCase()}` }
}

/** Somebody else, of another surname. */
export function another(chooser: Chooser, land: Land, than: Somebody): Somebody {
  const found = somebody(chooser, land)
  return found.surname === than.surname ? another(chooser, land, than) : found
}

/** Lines of an address as the post of the land wants them. */
export function home(chooser: Chooser, land: Land): readonly string[] {
  return homes[land](chooser)
}

const postLetters = 'ABCEGHJKLMNPRSTVWXYZ'.split('')

function canadianCode(chooser: Chooser, first: string): string {
  return `${first}${chooser.between(1, 9)}${chooser.pick(postLetters)} ${chooser.between(1, 9)}${chooser.pick(postLetters)}${chooser.between(1, 9)}`
}

const homes: Readonly<Record<Land, (chooser: Chooser) => readonly string[]>> = {
  CA: (chooser) => {
    const street = chooser.pick([
      'Dunvegan Rd',
      'Bayshore Dr',
      'Harwood Ave S',
      '17 Avenue SW',
      'Prince Albert Street',
      'Ossington Crescent',
      'Kingsway',
      'Wascana Pkwy',
      'Larch Street',
      'Glenforest Blvd',
      'Victoria St N',
      'Marine Dr',
      'Concession Road 6',
      'Quinpool Road',
      'Taché Ave',
      'Edgemont Way',
    ])
    const [town, letter] = chooser.pick([
      ['Brampton ON', 'L'],
      ['Halifax NS', 'B'],
      ['Calgary AB', 'T'],
      ['Burnaby BC', 'V'],
      ['Regina SK', 'S'],
      ['Winnipeg MB', 'R'],
      ['North Bay ON', 'P'],
      ['Moncton NB', 'E'],
      ['Kelowna BC', 'V'],
      ['Guelph ON', 'N'],
      ['St. John’s NL', 'A'],
    ] as const)
    const number = chooser.between(3, 9870)
    const last = `${town}  ${canadianCode(chooser, letter)}`
    return chooser.pick([
      [`${number} ${street}`, last],
      [`${chooser.between(101, 2204)}-${number} ${street}`, last],
      [`Unit ${chooser.between(1, 48)}, ${number} ${street}`, last],
      [`${number} ${street} Apt ${chooser.between(1, 19)}${chooser.pick(['A', 'B', ''])}`, last],
      [`${number} ${street}`, `RR ${chooser.between(1, 6)}`, last],
    ])
  },
  QC: (chooser) => {
    const street = chooser.pick([
      'rue Beaubien Est',
      'boulevard Laurier',
      'avenue du Parc',
      'chemin Sainte-Foy',
      'rue des Érables',
      'rang Saint-Joseph',
      'rue Fleury Ouest',
      'avenue De Lorimier',
      'boul. de la Concorde',
      'rue King Ouest',
      'montée Masson',
      'rue Notre-Dame',
      'place du Marché',
      'chemin du Lac',
      'rue Racine E.',
    ])
    const [town, letter] = chooser.pick([
      ['Montréal', 'H'],
      ['Laval', 'H'],
      ['Québec', 'G'],
      ['Gatineau', 'J'],
      ['Sherbrooke', 'J'],
      ['Saguenay', 'G'],
      ['Longueuil', 'J'],
      ['Trois-Rivières', 'G'],
      ['Saint-Jérôme', 'J'],
      ['Rimouski', 'G'],
      ["L'Assomption", 'J'],
    ] as const)
    const number = chooser.between(4, 9870)
    const last = `${town} ${chooser.pick(['(Québec)', 'QC', '(Québec)'])}  ${canadianCode(chooser, letter)}`
    return chooser.pick([
      [`${number}, ${street}`, last],
      [`${number}, ${street}, app. ${chooser.between(1, 24)}`, last],
      [`${chooser.between(101, 1804)}-${number}, ${street}`, last],
      [`${number} ${street}`, `Bureau ${chooser.between(100, 400)}`, last],
    ])
  },
  FR: (chooser) => {
    const street = chooser.pick([
      'rue des Acacias',
      'avenue Jean Jaurès',
      'impasse du Moulin',
      'quai de la Fosse',
      'boulevard Voltaire',
      'rue de la République',
      'chemin des Vignes',
      'allée des Peupliers',
      'rue du Général Leclerc',
      'cours Lafayette',
      'place Saint-Michel',
      'rue Pasteur',
      'route de Vannes',
      'rue aux Ours',
      'square Molière',
    ])
    const last = chooser.pick([
      '44000 NANTES',
      '69003 LYON',
      '31400 TOULOUSE',
      '35700 RENNES',
      '13008 MARSEILLE',
      '93100 MONTREUIL',
      '67000 STRASBOURG',
      '59800 LILLE',
      '29200 BREST',
      '06300 NICE',
      '38320 EYBENS',
      '76600 LE HAVRE',
    ])
    const number = `${chooser.between(1, 214)}${chooser.pick(['', '', ' bis', ' ter'])}`
    return chooser.pick([
      [`${number} ${street}`, last],
      [`${number}, ${street}`, last],
      [`Appt ${chooser.between(1, 96)} - Bât. ${chooser.pick(['A', 'B', 'C'])}`, `${number} ${street}`, last],
      [
        `Résidence ${chooser.pick(['Les Tilleuls', 'Le Clos Fleuri', 'Bellevue', 'du Port'])}`,
        `${number} ${street}`,
        last,
      ],
      [`${number.toUpperCase()} ${street.toUpperCase()}`, last],
    ])
  },
  MA: (chooser) => {
    const town = chooser.pick([
      '20250 Casablanca',
      '10000 Rabat',
      '40000 Marrakech',
      '30050 Fès',
      '90000 Tanger',
      '80000 Agadir',
      '11000 Salé',
      '50000 Meknès',
      '60000 Oujda',
      '14000 Kénitra',
    ])
    return [
      chooser.pick([
        `${chooser.between(2, 190)}, rue ${chooser.pick(['Ibn Batouta', 'Al Qods', 'Oued Sebou', 'Abou Inane', 'Tarik Ibn Ziad'])}, Appt ${chooser.between(1, 24)}`,
        `Lot ${chooser.pick(['Al Wifaq', 'Nassim', 'Anassi', 'El Menzeh'])} N° ${chooser.between(11, 420)}`,
        `Résidence ${chooser.pick(['Yasmine', 'Al Boustane', 'Les Orangers'])}, Imm. ${chooser.between(1, 30)}, Appt ${chooser.between(1, 18)}`,
        `Hay ${chooser.pick(['Essalam', 'Mohammadi', 'El Hana', 'Riad'])}, rue ${chooser.between(3, 60)} n° ${chooser.between(2, 99)}`,
        `${chooser.between(5, 320)}, boulevard ${chooser.pick(['Zerktouni', 'Hassan II', 'Mohamed VI', 'de la Résistance'])}, ${chooser.between(1, 7)}e étage`,
      ]),
      town,
    ]
  },
  GB: (chooser) => {
    const road = `${chooser.between(2, 188)} ${chooser.pick(['Marlowe Road', 'Station Approach', 'Priory Lane', 'Albert Terrace', 'Mill Hill', 'Cathedral Close', 'Beech Grove', 'Quarry Street', 'St Mary’s Way', 'Harbour View', 'The Crescent', 'Fenwick Avenue', 'Denmark Street', 'Canal Walk', 'Orchard Rise'])}`
    const tail = chooser.pick([
      ['LEEDS', 'LS6 3@@'],
      ['Stockport', 'Cheshire', 'SK4 2@@'],
      ['BRISTOL', 'BS8 4@@'],
      ['Hove', 'East Sussex', 'BN3 1@@'],
      ['EDINBURGH', 'EH10 5@@'],
      ['Swansea', 'SA2 0@@'],
      ['London', 'SE15 4@@'],
      ['Kettering', 'Northants', 'NN16 8@@'],
      ['BELFAST', 'BT9 6@@'],
      ['Truro', 'Cornwall', 'TR1 2@@'],
    ] as const)
    const [last = '', ...rest] = [...tail].reverse()
    const end = [...rest.reverse(), chooser.code(last)]
    return chooser.pick([
      [road, ...end],
      [`Flat ${chooser.between(1, 40)}`, road, ...end],
      [`Flat ${chooser.between(1, 9)}, ${road}`, ...end],
      [road, ...end],
    ])
  },
  US: (chooser) => {
    const street = `${chooser.between(11, 18400)} ${chooser.pick(['W Diversey Pkwy', 'Maple Ave', 'NE 82nd St', 'Old Mill Rd', 'Peachtree Cir', 'S Halsted St', 'County Road 440', 'Elm St', 'Camino Real', 'Birchwood Ln', 'State Route 9', 'Lincoln Way E', 'Juniper Ct', 'Harbor Blvd', 'Bayou Dr'])}`
    const town = chooser.pick([
      'Chicago, IL 606##',
      'Portland, OR 972##',
      'Tampa, FL 336##',
      'Columbus, OH 432##',
      'Austin, TX 787##',
      'Yonkers, NY 107##',
      'Mesa, AZ 852##',
      'Tulsa, OK 741##',
      'Decatur, GA 300##',
      'Lowell, MA 018##',
    ])
    const last = chooser.code(town)
    return chooser.pick([
      [street, last],
      [`${street} Apt ${chooser.between(1, 9)}${chooser.pick(['A', 'C', 'F'])}`, last],
      [`${street} #${chooser.between(101, 2210)}`, last],
      [street.toUpperCase(), last.toUpperCase()],
    ])
  },
}

/** A mister or a lady, before a name. */
export function titled({ sex }: Somebody, land: Land): string {
  if (land === 'CA' || land === 'US') return sex === 'F' ? 'Ms.' : 'Mr.'
  if (land === 'GB') return sex === 'F' ? 'Mrs' : 'Mr'
  return sex === 'F' ? 'Mme' : 'M.'
}
