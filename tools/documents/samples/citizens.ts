import { addDays } from '../calendar.ts'
import type { Person, Region } from '../person.ts'
import type { Chooser } from './draft.ts'

/** A person of a region, an adult in 2026. */
export function citizen(chooser: Chooser, region: Region, sex?: 'F' | 'M'): Person {
  const names = namesOf[region]
  const isWoman = sex === undefined ? chooser.chance(0.5) : sex === 'F'
  const given = isWoman ? names.women : names.men
  const firstName = chooser.pick(given)
  const place = chooser.pick(placesOf[region])
  const [city = '', province = '', postal = ''] = place.split('|')
  return {
    firstName,
    middleNames: chooser.pick(given.filter((name) => name !== firstName)),
    lastName: chooser.pick(names.surnames),
    sex: isWoman ? 'F' : 'M',
    dateOfBirth: addDays('1952-03-02', chooser.between(0, 18_000)),
    placeOfBirth: chooser.pick(placesOf[region]).split('|')[0] ?? '',
    street: street(chooser, region),
    city,
    province,
    postalCode: chooser.code(postal),
    occupation: chooser.pick(occupationsOf[region])[isWoman ? 1 : 0],
  }
}

function street(chooser: Chooser, region: Region): string {
  const road = chooser.pick(streetsOf[region])
  const number = chooser.between(3, region === 'FR' || region === 'MA' ? 180 : 4800)
  if (region === 'CA')
    return chooser.chance(0.25) ? `${chooser.between(2, 1900)}-${number} ${road}` : `${number} ${road}`
  if (region === 'US')
    return chooser.chance(0.3) ? `${number} ${road} Apt ${chooser.between(1, 40)}` : `${number} ${road}`
  if (region === 'FR') return `${number} ${road}`
  if (region === 'QC' && chooser.chance(0.3)) return `${number}, ${road}, app. ${chooser.between(1, 60)}`
  return `${number}, ${road}`
}

const occupationsOf: Readonly<Record<Region, readonly (readonly [man: string, woman: string])[]>> = {
  CA: [
    ['Machine Operator', 'Machine Operator'],
    ['Registered Nurse', 'Registered Nurse'],
    ['Software Developer', 'Software Developer'],
    ['Warehouse Supervisor', 'Warehouse Supervisor'],
    ['Accounts Payable Clerk', 'Accounts Payable Clerk'],
  ],
  US: [
    ['Dispatcher', 'Dispatcher'],
    ['Project Engineer', 'Project Engineer'],
  ],
  QC: [
    ['Infirmier clinicien', 'Infirmière clinicienne'],
    ['Commis-comptable', 'Commis-comptable'],
    ['Analyste d’affaires', 'Analyste d’affaires'],
    ['Électromécanicien', 'Électromécanicienne'],
  ],
  FR: [
    ['Chef de projet', 'Cheffe de projet'],
    ['Technicien de maintenance', 'Technicienne de maintenance'],
    ['Assistant commercial', 'Assistante commerciale'],
  ],
  MA: [
    ['Ingénieur qualité', 'Ingénieure qualité'],
    ['Comptable', 'Comptable'],
    ['Agent logistique', 'Agente logistique'],
  ],
}

const namesOf: Readonly<Record<Region, Record<'women' | 'men' | 'surnames', readonly string[]>>> = {
  CA: {
    women: ['Hannah', 'Priya', 'Meredith', 'Chloe', 'Joanna', 'Simone', 'Keira', 'Ngozi'],
    men: ['Duncan', 'Amrit', 'Terrence', 'Wesley', 'Callum', 'Victor', 'Isaac', 'Emeka'],
    surnames: ['MacAllister', 'Dhaliwal', "O'Rourke", 'Penfield', 'Osei', 'Kowalchuk', 'Nguyen', 'Fairweather-Lowe'],
  },
  QC: {
    women: ['Josée', 'Anne-Sophie', 'Mélanie', 'Gabrielle', 'Noémie', 'Rosalie', 'Fatou'],
    men: ['Étienne', 'Jean-François', 'Mathieu', 'Benoît', 'Félix', 'Raphaël', 'Samuel'],
    surnames: ['Bélanger', 'Lachance', 'Charbonneau', 'Saint-Onge', 'Gagné', 'Ouellet', 'Pham', 'Desrosiers-Côté'],
  },
  FR: {
    women: ['Camille', 'Élodie', 'Marguerite', 'Inès', 'Clémence', 'Solène'],
    men: ['Baptiste', 'Thibault', 'Guillaume', 'Loïc', 'Aurélien', 'Maxence'],
    surnames: ['Lefebvre', 'Chevalier', 'Marchand', 'Perrin', 'de La Tour', 'Bonnet', 'Guérin'],
  },
  MA: {
    women: ['Salma', 'Khadija', 'Nadia', 'Zineb', 'Ghita', 'Hajar'],
    men: ['Youssef', 'Anas', 'Karim', 'Hamza', 'Mehdi', 'Driss'],
    surnames: ['Bennani', 'El Amrani', 'Tazi', 'Ouazzani', 'Benjelloun', 'Chraibi'],
  },
  US: {
    women: ['Marlene', 'Danielle', 'Tasha', 'Brooke'],
    men: ['Curtis', 'Raymond', 'Dominic', 'Elliott'],
    surnames: ['Holloway', 'Castellano', 'Brandt', 'Whitaker', 'Delgado'],
  },
}

/** Provinces with English names, as their cards print them. */
export const provinceNames: Readonly<Record<string, string>> = {
  ON: 'ONTARIO',
  BC: 'BRITISH COLUMBIA',
  AB: 'ALBERTA',
  NS: 'NOVA SCOTIA',
  MB: 'MANITOBA',
  SK: 'SASKATCHEWAN',
}

/** City, province or state, pattern of the postal code. */
const placesOf: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Hamilton|ON|L8P 4W#',
    'Kingston|ON|K7L 3N#',
    'Vancouver|BC|V6B 2M#',
    'Calgary|AB|T2P 1J#',
    'Halifax|NS|B3H 4R#',
    'Winnipeg|MB|R3C 0V#',
    'Saskatoon|SK|S7K 5T#',
  ],
  QC: [
    'Montréal|QC|H2X 1Y#',
    'Laval|QC|H7N 5W#',
    'Trois-Rivières|QC|G9A 5H#',
    'Gatineau|QC|J8X 3K#',
    'Lévis|QC|G6V 7M#',
  ],
  FR: ['Lyon||6900#', 'Nantes||44#00', 'Montpellier||340##', 'Villeurbanne||69100', 'Rennes||35#00'],
  MA: ['Casablanca||20##0', 'Rabat||10##0', 'Tanger||90##0', 'Fès||30##0'],
  US: ['Spokane|WA|992##', 'Albany|NY|122##', 'Austin|TX|787##', 'Dayton|OH|454##'],
}

const streetsOf: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Maple Hollow Road',
    'King Street West',
    'Alder Crescent',
    'Old Mill Lane',
    'Harbour View Drive',
    '17th Avenue SW',
  ],
  QC: [
    'rue Saint-Vallier Est',
    'boulevard des Laurentides',
    'avenue du Parc',
    'rue de la Montagne',
    'chemin des Cèdres',
  ],
  FR: ['rue des Lilas', 'avenue Jean Jaurès', 'boulevard de la République', 'allée des Tilleuls', 'impasse du Moulin'],
  MA: [
    'Rue Ibn Sina',
    'Avenue Mohammed V',
    'Boulevard Zerktouni',
    'Résidence Al Andalous, Rue 14',
    'Rue Oued Ziz, Agdal',
  ],
  US: ['Cedar Ridge Dr', 'Lincoln Ave', 'E 12th St', 'Meadowbrook Ln'],
}
