import { luhnNumber } from '../../../samples/numbers.ts'
import type { Paper } from '../../paper.ts'

/** Somebody in France who does not exist. */
export interface Resident {
  readonly title: 'M.' | 'Mme'
  readonly sex: 'F' | 'M'
  readonly given: string
  readonly second: string
  readonly surname: string
  readonly born: string
  readonly birthplace: string
}

/** A dwelling: lines above the street (flat, building), the street, the town. */
export interface Home {
  readonly extra: readonly string[]
  readonly street: string
  readonly postcode: string
  readonly city: string
}

/** Another person each time. */
export function resident(
  paper: Paper,
  sex: 'F' | 'M' = paper.chance(0.5) ? 'F' : 'M',
  surname: string = paper.pick(surnames),
) {
  const pool = sex === 'F' ? women : men
  const given = paper.pick(pool)
  const month = String(paper.between(1, 12)).padStart(2, '0')
  const person: Resident = {
    title: sex === 'F' ? 'Mme' : 'M.',
    sex,
    given,
    second: paper.pick(pool.filter((name) => name !== given && !name.includes('-'))),
    surname,
    born: `${paper.between(1948, 2002)}-${month}-${String(paper.between(1, 28)).padStart(2, '0')}`,
    birthplace: paper.pick(birthplaces),
  }
  return person
}

export function home(paper: Paper): Home {
  const [street, postcode, city] = paper.pick(places)
  const number = `${paper.between(1, 148)}${paper.chance(0.15) ? paper.pick([' bis', ' ter']) : ''}`
  const flat = `Appt ${paper.between(1, 64)}`
  const extra = paper.chance(0.55)
    ? paper.pick([
        [`${flat} Étage ${paper.between(1, 9)}`],
        [`Bât ${paper.pick(['A', 'B', 'C', 'D'])} Esc ${paper.between(1, 4)}`],
        [`${flat}`, paper.pick(estates)],
        [paper.pick(estates)],
      ])
    : []
  return { extra, street: `${number} ${street}`, postcode, city }
}

/** The printed lines of an address, the town in capitals as the post wants it. */
export function homeLines({ extra, street, postcode, city }: Home): readonly string[] {
  return [...extra, street, `${postcode} ${city.toUpperCase()}`]
}

/** A company's nine digits, and fourteen with those of its site; both pass the Luhn check. */
export function companyNumbers(paper: Paper): { readonly siren: string; readonly siret: string; readonly vat: string } {
  const siren = luhnNumber(paper, `${paper.pick(['3', '4', '5', '8', '9'])}########`)
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return { siren, siret: luhnNumber(paper, `${siren}000##`), vat: `FR${String(key).padStart(2, '0')}${siren}` }
}

/** In groups of three, as registers print a company's number. */
export function inThrees(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ')
}

/** Issuers that do not exist: the name of the brand and that of the company. */
export const issuers = {
  power: [
    ['lumivia', 'Lumivia Énergies SA'],
    ['voltéor', 'Voltéor France SAS'],
    ['Ohmélys', 'Ohmélys Électricité SA'],
  ],
  water: [
    ['Régie des Eaux', "Régie des Eaux du Val d'Aubrière"],
    ['Aquarèze', 'Aquarèze Services des Eaux SNC'],
    ['Eaux & Vallées', 'Société des Eaux et Vallées du Ponant SCA'],
  ],
  gas: [
    ['gazelys', 'Gazelys SA'],
    ['Méthania', 'Méthania Particuliers SAS'],
    ['Bleuflamme', 'Compagnie Bleuflamme SA'],
  ],
  telecom: [
    ['télésia', 'Télésia SAS'],
    ['NOVALINE', 'Novaline Télécom SA'],
    ['orbix', 'Orbix Mobile et Fibre SAS'],
  ],
  insurance: [
    ['MAL', 'Mutuelle des Artisans du Littoral'],
    ['Prévaldis', 'Prévaldis Assurances IARD'],
    ['Garancia', 'Garancia Mutuelle Assurance'],
  ],
  bank: [
    ['Banque Armorial', 'Banque Armorial SA'],
    ['Crédit Rhodanien', "Crédit Rhodanien de l'Est"],
    ['Caisse du Ponant', 'Caisse de Crédit du Ponant'],
    ['Valmeyer', 'Banque Valmeyer et Cie'],
  ],
  employer: [
    'MENUISERIE KERLEROUX SARL',
    'SAS TRANSPORTS DUVALLON',
    'CLINIQUE SAINT-AUBERT',
    'ATELIERS PRÉCIMÉCA',
    'BOULANGERIE MOULINEAU',
    'ASSOCIATION LES TROIS RIVIÈRES',
  ],
  pension: ['Caisse de Retraite Ligérienne', 'Prévoyance Retraite Orphéa', 'Caisse Nationale des Métiers du Bois'],
  company: ['VERDOLINE', 'ATELIER CARMINE', 'OCÉANIDE CONSEIL', 'LES FILS DE GRANDVAL', 'SYNAPTEO', 'KORRIGAN BOIS'],
} as const

export const surnames = [
  'MARTINEAU',
  'LE GOFF',
  'BENALI',
  'NGUYEN',
  'DA SILVA',
  "D'HAUTEVILLE",
  'TRAORÉ',
  'LEFÈVRE-MOREL',
  'KOWALSKI',
  'DIALLO',
  'RAZAFINDRAKOTO',
  'PÉRONNET',
  'HADDAD',
  'SCHWEITZER',
  'ETCHEVERRY',
  'CASANOVA',
  'YILDIRIM',
  'GRONDIN',
  'VANDENBROUCKE',
  'DE LA FUENTE',
  'ROUSSEL',
  'BOURGEOIS',
  'KONATÉ',
  'GUÉRIN',
  'MEZIANE',
  'THÉVENOT',
  'PHAN',
  'ANDRIEUX',
] as const

const women = [
  'Camille',
  'Anne-Sophie',
  'Fatoumata',
  'Élodie',
  'Yasmine',
  'Maëlys',
  'Thi Lan',
  'Chloé',
  'Françoise',
  'Inès',
  'Marie-Hélène',
  'Zoé',
  'Agnieszka',
  'Aurélie',
  'Noémie',
  'Solène',
] as const

const men = [
  'Théo',
  'Jean-Baptiste',
  'Karim',
  'Loïc',
  'Mamadou',
  'François',
  'Xavier',
  'Jérôme',
  'Minh Tuan',
  'Antoine',
  'Mehdi',
  'Paul-Henri',
  'Raphaël',
  'Tiago',
  'Yann',
  'Gaël',
] as const

const places = [
  ['rue des Lilas', '29200', 'Brest'],
  ['avenue Jean Jaurès', '69007', 'Lyon'],
  ["chemin de l'Étang", '44240', 'La Chapelle-sur-Erdre'],
  ['rue de la République', '13002', 'Marseille'],
  ['boulevard Voltaire', '75011', 'Paris'],
  ['impasse du Moulin', '67600', 'Sélestat'],
  ['rue du Général Leclerc', '59800', 'Lille'],
  ['allée des Chênes', '33700', 'Mérignac'],
  ['route de Saint-Gilles', '97434', 'Saint-Paul'],
  ['rue Sainte-Catherine', '33000', 'Bordeaux'],
  ["place de l'Église", '63500', 'Issoire'],
  ['quai de la Fosse', '44000', 'Nantes'],
  ['rue Émile Zola', '93400', 'Saint-Ouen-sur-Seine'],
  ['cours Mirabeau', '13100', 'Aix-en-Provence'],
  ['rue des Frères Lumière', '38100', 'Grenoble'],
  ['hameau des Combes', '26150', 'Die'],
] as const

const estates = [
  'Résidence Les Tilleuls',
  'Résidence du Parc',
  'Le Clos Fleuri',
  'Les Terrasses de Belleville',
] as const
const birthplaces = [
  'Rennes',
  'Oran (Algérie)',
  'Dakar (Sénégal)',
  'Limoges',
  'Fort-de-France',
  'Metz',
  'Porto (Portugal)',
  'Nîmes',
] as const
