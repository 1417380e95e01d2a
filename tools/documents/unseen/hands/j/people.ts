import type { Paper } from '../../paper.ts'

/** Somebody in France who does not exist, with the lines of an address. */
export interface Somebody {
  readonly sex: 'F' | 'M'
  readonly given: string
  readonly surname: string
  readonly title: string
  readonly lines: readonly string[]
}

const surnames = [
  'Lecointre',
  'Ben Achour',
  'Vasseur',
  'Da Silva Pinto',
  "N'Diaye",
  'Kervella',
  'Bouchareb',
  'Ogier',
  'Tran',
  'Delacroix-Minet',
  'Le Goff',
  'Coulibaly',
  "d'Arcangues",
  'Marchetti',
  'Haddadi',
  'Rakotomalala',
  'Schweitzer',
  'Peyronnet',
  'Ferreira',
  'Zemmouri',
  'Étchegaray',
  'Lemaître',
  'Nowakowski',
  'Saint-Omer',
  'Traoré',
  'Quéméneur',
  'Bauer',
  'Ait Ouali',
  'Gauthier',
  'Popescu',
  'Roussel',
  'Muñoz',
  'Chabrier',
  'El Amrani',
  'Wendling',
  'Fofana',
] as const
const women = [
  'Maëlle',
  'Fatoumata',
  'Anne-Sophie',
  'Inès',
  'Ghislaine',
  'Thi Lan',
  'Coralie',
  'Yasmina',
  'Élodie',
  'Marie-Josèphe',
  'Solène',
  'Aïcha',
  'Bérengère',
  'Lúcia',
  'Océane',
  'Hanane',
  'Noémie',
  'Danielle',
] as const
const men = [
  'Loïc',
  'Ousmane',
  'Jean-Baptiste',
  'Mehdi',
  'Gaëtan',
  'Rui',
  'Thibault',
  'Abdelkader',
  'François-Xavier',
  'Hervé',
  'Minh',
  'Kylian',
  'Rémi',
  'Côme',
  'Yann',
  'Sofiane',
  'Lucien',
  'Patrice',
] as const
const streets = [
  '14 rue des Tanneurs',
  '3 bis allée des Mésanges',
  '127 avenue du Maréchal Foch',
  '8 impasse de la Forge',
  '45 quai de la Fosse',
  '210 route de Saint-Cyr',
  '6 place du Jeu de Paume',
  '19 ter rue Émile Zola',
  '72 boulevard de la Liberté',
  '1 chemin du Moulin à Vent',
  '33 cours Gambetta',
  '58 rue du Faubourg Bannier',
  "11 rue de l'Abbé Groult",
  '4 sente des Vignes',
  '96 rue Jules Guesde',
  '2 square du Roi Arthur',
  'Lieu-dit Kerbihan',
  '15 rue de Bretagne',
  '302 chemin des Oliviers',
  '27 rue aux Ours',
] as const
const towns = [
  '69003 Lyon',
  '44000 Nantes',
  '35200 Rennes',
  '13008 Marseille',
  '59800 Lille',
  '67000 Strasbourg',
  '31400 Toulouse',
  '75011 Paris',
  '93210 Saint-Denis',
  '06300 Nice',
  '29860 Plabennec',
  '64200 Biarritz',
  '21000 Dijon',
  '45000 Orléans',
  '80000 Amiens',
  '33530 Bassens',
  '97400 Saint-Denis',
  '94200 Ivry-sur-Seine',
  '07200 Aubenas',
  '57100 Thionville',
  '50300 Avranches',
  '20000 Ajaccio',
] as const
const complements = [
  'Appt 14',
  'Bât. C - Esc. 2 - 3e étage',
  'Résidence Les Tilleuls',
  'Étage 5 Porte 52',
  'Le Clos des Lys',
  'chez M. Bonnefoy',
  'Porte gauche',
] as const

/** Makes somebody up; half of the addresses have a line more. */
export function somebody(paper: Paper, sex: 'F' | 'M' = paper.pick(['F', 'M'] as const)): Somebody {
  const given = sex === 'F' ? paper.pick(women) : paper.pick(men)
  const title = sex === 'F' ? paper.pick(['Mme', 'Madame', 'MME']) : paper.pick(['M.', 'Monsieur', 'M'])
  return { sex, given, surname: paper.pick(surnames), title, lines: addressLines(paper) }
}

/** An address in France. */
export function addressLines(paper: Paper): readonly string[] {
  const [code = '', ...town] = paper.pick(towns).split(' ')
  const last = `${code} ${paper.chance(0.7) ? town.join(' ').toUpperCase() : town.join(' ')}`
  const street = paper.pick(streets)
  return paper.chance(0.35) ? [paper.pick(complements), street, last] : [street, last]
}

/** A name in one of the orders that issuers print. */
export function named(paper: Paper, { given, surname }: Somebody): string {
  const upper = surname.toUpperCase()
  return paper.pick([
    `${given} ${upper}`,
    `${upper} ${given}`,
    `${given} ${surname}`,
    `${given} ${upper}`.toUpperCase(),
  ])
}

/** Names of issuers and companies by trade, none of which exists. */
export const issuers = {
  bank: [
    'Banque Rhodanienne',
    'Caisse Mutuelle du Ponant',
    'Crédit Bastide',
    'Comptoir Financier Vauban',
    'Banque des Deux-Rives',
  ],
  neobank: ['Nacelle', 'Piko Banque', 'Ondine Pay', 'Tirelire & Co'],
  energy: ['Lumière d’Oc', 'Voltéa Énergies', 'Gaz et Lumière du Centre', 'Énergie Arverne', 'Hélion Fournisseur'],
  water: [
    'Régie des Eaux du Val',
    'Société Aquitaine de Distribution',
    'Eaux de la Presqu’île',
    'Syndicat des Eaux du Haut-Pays',
  ],
  telecom: ['Fibréo', 'Télia Nord', 'Mistral Télécom', 'Opale Mobile', 'Réseau Cigale'],
  insurer: ['Mutuelle des Remparts', 'Prévoyance Atlantique', 'La Garonnaise Assurances', 'Assurances du Beffroi'],
  employer: [
    'Menuiserie Kerlan',
    'Transports Gervaise',
    'Clinique des Acacias',
    'Brasserie du Vieux Port',
    'Ateliers Monceau',
    'Logiciels Perpendiculaire',
    'Boulangeries Fournil & Fils',
    'Conserverie de la Baie',
    'Cabinet Lormont Conseil',
    'Propreté Services Ouest',
  ],
  agency: [
    'Agence de la Halle',
    'Foncia Bellecourt Gestion',
    'Cabinet Immobilier Sauvagnat',
    'Habitat Loire Solidaire',
  ],
  town: ['Vernoux-sur-Loire', 'Saint-Aubin-des-Prés', 'Montreval', 'Port-Kerlouan', 'Belleserre'],
} as const

/** What people of a payslip do. */
export const jobs = [
  'Comptable',
  'Agent de propreté',
  'Chef de projet',
  'Infirmière D.E.',
  'Conducteur routier',
  'Serveur',
  'Technicien de maintenance',
  'Assistante commerciale',
  'Développeur informatique',
  'Menuisier poseur',
  'Vendeuse',
  'Responsable qualité',
  'Magasinier cariste',
] as const
