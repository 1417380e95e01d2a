import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Somebody of a country, with the lines of an address. */
export interface Someone {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly born: string
  readonly lines: readonly string[]
}

/** Where people live, which decides names and addresses. */
export type Place = 'CA' | 'QC' | 'FR' | 'US' | 'GB'

/** A function that answers somebody new each time: no surname and no address twice. */
export function crowd(paper: Paper, place: Place): () => Someone {
  const used = new Set<string>()
  const fresh = (choices: readonly string[]) => {
    const chosen = paper.pick(choices.filter((choice) => !used.has(choice)))
    used.add(chosen)
    return chosen
  }
  const pool = place === 'QC' || place === 'FR' ? french : english
  return () => {
    const sex = paper.chance(0.5) ? 'F' : 'M'
    return {
      given: fresh(sex === 'F' ? pool.women : pool.men),
      surname: fresh(pool.surnames),
      sex,
      born: addDays('1996-04-17', -paper.between(0, 14_000)),
      lines: fresh(addresses[place]).split('|'),
    }
  }
}

/** An address alone. */
export function somewhere(paper: Paper, place: Place): readonly string[] {
  return paper.pick(offices[place]).split('|')
}

/** The name of a company, without its legal form. */
export function company(paper: Paper, place: Place): string {
  const pool = place === 'QC' || place === 'FR' ? frenchCompanies : englishCompanies
  return paper.pick(pool)
}

const english = {
  surnames:
    'Abernethy,Achterberg,Adebayo,Al-Sabbagh,Blackwater,Castellanos,Chowdhury,D’Agostino,Dhaliwal,Eriksen,Fairweather,Fitzgibbon,Gebreselassie,Hollingsworth,Iyer,Kowalczyk,Lachance-Moore,Macdonell,Mbeki-Ross,Nakashima,Nguyen,O’Shaughnessy,Papadakis,Quintanilla,Radcliffe,Sandhu,St. Germain,Tremblett,Uddin,Van der Meer,Whitcombe,Yarmolenko,Zielinski'.split(
      ',',
    ),
  women:
    'Adaeze,Bronwyn,Charlotte,Divya,Eleanor,Fatima,Gwendolyn,Harpreet,Ingrid,Josephine,Katarzyna,Leilani,Mary-Anne,Noor,Philippa,Rosalind,Siobhan,Thu Ha'.split(
      ',',
    ),
  men: 'Alistair,Babajide,Callum,Dmitri,Emeka,Farhan,Graham,Hiroshi,Ignacio,Jaspreet,Kieran,Leopold,Marcus,Nikhil,Oluwaseun,Rhys,Stanislaw,Tobias'.split(
    ',',
  ),
}

const french = {
  surnames:
    'Archambault,Aït-Kaci,Benhaddou,Bérubé,Cloutier,D’Astous,De La Fontaine,Desrosiers,Diallo,Étienne,Fauconnier,Gagnon-Roy,Guérin,Haddad,Hétu,Jean-Baptiste,Kermarrec,Lafrenière,Le Goff,L’Heureux,Mbaye,Nguyen-Pham,Ouellet,Pâquet,Quesnel,Rakoto,Saint-Amour,Thériault,Vasseur,Villeneuve,Zerrouki'.split(
      ',',
    ),
  women:
    'Aïssatou,Bérengère,Clémence,Dominique,Élodie,Françoise,Geneviève,Hélène,Inès,Jacinthe,Leïla,Marie-Ève,Noémie,Océane,Rosalie,Solène,Yasmina'.split(
      ',',
    ),
  men: 'Abdoulaye,Benoît,Christophe,Dieudonné,Étienne,Frédéric,Guy,Hervé,Ismaël,Jean-François,Karim,Loïc,Mathieu,Normand,Patrice,Réjean,Thibault'.split(
    ',',
  ),
}

const addresses = {
  CA: [
    '1407 – 88 Harbourline Drive|Burnaby BC  V5C 3T8',
    'RR 2, Site 14, Box 9|Cochrane AB  T4C 1A2',
    '312 Larkspur Close NW|Calgary AB  T3K 5L7',
    '20 Rosethorn Ave, Unit 6B|Toronto ON  M6N 3K8',
    '9 Pelham Mews|Halifax NS  B3M 4R2',
    '5511 Saddlehorn Way SW|Edmonton AB  T6X 0J4',
    '77 Wharfside Cres|St. John’s NL  A1E 2P6',
    '2204 Cordova Bay Lane|Victoria BC  V8Y 2L1',
    '148 Grain Elevator Rd|Brandon MB  R7A 6X3',
    '63 Elmvale St N, Apt 11|Kitchener ON  N2H 4V5',
    '4019 Prairie Rose Bend|Saskatoon SK  S7V 0M8',
    '1 Lighthouse Terr|Summerside PE  C1N 5T9',
    '860 Foxtail Court|Kamloops BC  V2B 8E7',
    '233 Kingsmere Blvd, PH 2|Ottawa ON  K2J 6C4',
    '17 Covered Bridge Lane|Fredericton NB  E3B 7H1',
  ],
  QC: [
    '482, rue des Tourterelles|Boucherville (Québec)  J4B 6K2',
    '1175, boul. du Ruisseau, app. 304|Laval (Québec)  H7M 2S9',
    '29, chemin de la Grève|Rimouski (Québec)  G5L 8T4',
    '6630, avenue Louis-Bertrand|Montréal (Québec)  H2G 1V3',
    '910, 3e Rang Ouest|Saint-Anselme (Québec)  G0R 2N0',
    '54, montée des Érables|Gatineau (Québec)  J8P 7B6',
    '2201, rue Alphonse-Huard, bureau 5|Québec (Québec)  G1N 4H7',
    '8, place des Mésanges|Sherbrooke (Québec)  J1L 2W8',
    '340, rue du Quai|Trois-Rivières (Québec)  G9A 3E5',
    '77, côte du Passage, condo 12|Lévis (Québec)  G6V 5T1',
    '1503, rue de la Savane|Saguenay (Québec)  G7H 4N2',
    '12, rue Principale Nord|Amos (Québec)  J9T 2K8',
    '418, avenue des Pins-Gris|Terrebonne (Québec)  J6X 1R7',
    '95, rue du Moulin-à-Vent|Granby (Québec)  J2G 9A4',
    '3321, boul. Frontenac Est|Thetford Mines (Québec)  G6G 6N3',
  ],
  FR: [
    '14 bis rue des Lavandières|Bât. C – Appt 42|69003 LYON',
    '7 impasse du Four à Chaux|35000 RENNES',
    '112 avenue Maréchal Castaing|33200 BORDEAUX',
    '3 place de l’Ormeau|Résidence Les Cèdres|31500 TOULOUSE',
    '28 rue de la Corderie|44100 NANTES',
    '61 chemin des Vignes Hautes|34090 MONTPELLIER',
    '5 quai des Bateliers|67000 STRASBOURG',
    '90 rue du Faubourg Saint-Éloi|75010 PARIS',
    'Lieu-dit Kervoal|29590 LE FAOU',
    '19 boulevard Armand Duportal|13008 MARSEILLE',
    '46 rue Jules Verdier|3e étage gauche|59800 LILLE',
    '2 allée des Tilleuls|38240 MEYLAN',
    '133 route de la Forêt|76130 MONT-SAINT-AIGNAN',
    '8 cours de la République|06300 NICE',
    '21 rue Basse|BP 40112|86000 POITIERS',
  ],
  US: [
    '418 Cypress Hollow Dr|Orlando, FL 32811',
    '2250 W Palmetto Ave Apt 914|Tampa, FL 33607',
    '77 Mulberry Row, Fl 3|Brooklyn, NY 11215',
    '15 Quarry Hill Rd|Poughkeepsie, NY 12603',
    '9032 Sandstone Pkwy #210|Austin, TX 78759',
    '1604 NE Alder Ct|Portland, OR 97211',
    '340 Orchard Ln|Evanston, IL 60201',
    '5127 Bayou Vista Blvd|Houston, TX 77091',
    '28 Wickford Pt|Providence, RI 02906',
    '611 S Juniper St Unit B|Philadelphia, PA 19147',
    '8890 Coral Gate Ter|Miami, FL 33176',
    '207 Prairie View Cir|Omaha, NE 68124',
    '4411 Sawtooth Ave|Boise, ID 83705',
    'PMB 112, 90 Harbor St|Portland, ME 04101',
    '1350 Mesa Verde Way|Tucson, AZ 85741',
  ],
  GB: [
    'Flat 4, 17 Brunswick Gardens|Hove|East Sussex|BN3 2FG',
    '22 Ashgrove Road|Aberdeen|AB25 2RT',
    '9 Mill Lane|Great Shelford|CAMBRIDGE|CB22 5LB',
    'The Old Forge, Church Street|Ledbury|Herefordshire|HR8 1DH',
    '131 Salisbury Crescent|Oxford|OX2 8AP',
    '58 Whitehall Park|London|N19 3TN',
    '3 Tan-y-Bryn|Bangor|Gwynedd|LL57 1PX',
    '46 Cavehill Drive|Belfast|BT15 5BT',
    '70 Hyndford Terrace|Glasgow|G11 6PZ',
    '12 Quayside Wharf|Newcastle upon Tyne|NE1 3DX',
    'Apartment 31, Cotton Exchange Court|Manchester|M4 5DP',
    '8 Rookery Close|Stamford|Lincs|PE9 2YT',
    '25 St Budeaux Avenue|Plymouth|PL5 1QQ',
    '104 Harrogate Road|Chapel Allerton|Leeds|LS7 4LZ',
    '1 Cathedral Green|Wells|Somerset|BA5 2UE',
  ],
} as const

const offices = {
  CA: [
    'Suite 1900, 240 – 4th Avenue SW|Calgary AB  T2P 4H4',
    '610 – 1055 Dunsmere Street|Vancouver BC  V6E 2J3',
    '3300, 10180 – 101 Street NW|Edmonton AB  T5J 3S4',
    '48 Temperance Row, 9th Floor|Toronto ON  M5H 1Y6',
  ],
  QC: [
    '1800, rue du Trésor, bureau 700|Montréal (Québec)  H3B 4W5',
    '525, Grande-Côte Est, 4e étage|Québec (Québec)  G1R 2J5',
    '60, rue de la Gare|Drummondville (Québec)  J2B 1H2',
    '2055, boul. Industriel|Saint-Hyacinthe (Québec)  J2S 9E1',
  ],
  FR: [
    '9 rue du Palais-Rameau|59000 LILLE',
    '210 cours Gambardin|69006 LYON',
    '17 place du Martroi|45000 ORLÉANS',
    'ZA des Quatre Routes|12 rue de l’Industrie|35510 CESSON-SÉVIGNÉ',
  ],
  US: [
    '1200 Brickstone Plaza, Ste 800|Miami, FL 33131',
    '45 Commerce Sq, Fl 11|Hartford, CT 06103',
    '700 Lakefront Dr|Orlando, FL 32801',
    '3100 Foundry Row Ste 220|Tampa, FL 33602',
  ],
  GB: [
    'Unit 6 Kestrel Business Park|Didcot|Oxfordshire|OX11 7HJ',
    '2nd Floor, 40 Tallow Street|London|EC1V 9BP',
    'Harbour House, Dock Road|Ipswich|IP3 0BG',
    '15 Colmore Passage|Birmingham|B3 2QA',
  ],
} as const

const englishCompanies = [
  'Copperfield Logistics',
  'Bright Heron Software',
  'Northgate Cedar Homes',
  'Saltmarsh Provisions',
  'Ironbridge Tooling',
  'Larch & Linden Interiors',
  'Quillfeather Publishing',
  'Redwater Geotechnical',
  'Two Rivers Dental Supply',
  'Wolfe Creek Outfitters',
  'Amberlight Analytics',
  'Greyfriars Catering',
  'Kestrel Marine Services',
  'Pinecrest Aggregates',
]

const frenchCompanies = [
  'Menuiserie du Cap',
  'Les Serres Boréales',
  'Logiciels Passerelle',
  'Atelier Grand Héron',
  'Transport Rive-Claire',
  'Boulangerie Le Levain d’Or',
  'Conseil Horizon Bleu',
  'Maçonnerie Quatre-Vents',
  'Éditions du Phare',
  'Cidrerie Val-Doré',
  'Optique Belle-Isle',
  'Imprimerie Saint-Clair',
]
