import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly sex: 'F' | 'M'
}

/** Where somebody who does not exist lives: the parts that address lines are made of. */
export interface Home {
  readonly number: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly province: string
  readonly postal: string
}

export type Region = 'CA' | 'QC' | 'FR'

const surnames = {
  CA: 'Abernathy,MacIsaac,Okonkwo,Dhaliwal,Fernandes,Kowalchuk,O’Rourke,Nguyen,Van der Meer,Castellano,Whitford,Haddad,St. Clair,Yellowbird,Petrovic,Chaudhry,Lindqvist,Baptiste,Zhao,McAllister,Olsen-Reid,Tanaka,Adeyemi,Friesen,Kaur Gill,Desjarlais,Moreau,Papadakis,Sandhu,Bélanger,Ramsay,Teixeira',
  QC: 'Thibodeau,Larivière,Saint-Amour,Benhaddou,Quesnel,Lévesque-Roy,Diallo,Charbonneau,Ouimet,D’Amours,Toussaint,Vaillancourt,Nguyen,Joncas,Pâquet,Haddad,Giroux,El Mansouri,Beauséjour,De Grandpré,Cossette,Ferland,Pierre-Louis,Rousseau,Vézina,Mercier,Awashish,Lemay-Côté,Santos,Bissonnette,Hébert,Turgeon',
  FR: 'Delaunay,Le Goff,Bourdieu,Marchetti,N’Diaye,Kerbrat,Vasseur,Benchekroun,Da Costa,Lefèvre,Prévost-Martin,Traoré,Schneider,Etchegaray,Haddou,Guérin,De La Tour,Morvan,Roussel,Zidane-Lopez,Chauvin,Pereira,Bâ,Maillard,Cazeneuve,Tran,Aubry,L’Hermite,Berthier,Mbappou,Poirier,Hoarau',
} as const

const given = {
  CA: {
    F: 'Priya,Heather,Amelia,Xiu Ying,Chidinma,Megan,Sofia,Anne-Marie,Leila,Charlotte,Gurleen,Nadia,Brooke,Mei,Kathleen,Dawn',
    M: 'Liam,Harjit,Douglas,Emeka,Wei,Andrew,Mateus,Jean-Luc,Omar,Tyler,Stefan,Graham,Kenji,Noah,Dwayne,Peter',
  },
  QC: {
    F: 'Océane,Marie-Ève,Sylvie,Fatoumata,Geneviève,Noémie,Yasmine,Lise,Anne-Sophie,Chantal,Léa,Rosalie,Mélissa,Josée,Thuy,Ginette',
    M: 'Étienne,Jean-François,Mamadou,Guy,Karim,Réjean,Félix,Louis-Philippe,Yves,Samuel,Cédric,Normand,Hugo,Stéphane,Ariel,Benoît',
  },
  FR: {
    F: 'Élodie,Aminata,Marie-Claude,Solène,Inès,Françoise,Camille,Maëlle,Khadija,Hélène,Clémence,Linh,Agnès,Zoé,Mathilde,Rachida',
    M: 'Thibault,Mohamed,Jean-Baptiste,Loïc,Enzo,Sébastien,Ibrahima,Raphaël,Gaël,Bernard,Nicolás,Yanis,François-Xavier,Hervé,Tomás,Rémi',
  },
} as const

const places: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Wexcombe Crescent|Brampton|ON|L6',
    'Old Mill Road|Fredericton|NB|E3',
    '17 Avenue SW|Calgary|AB|T2',
    'Kingsway|Burnaby|BC|V5',
    'Concession Road 4|Harriston|ON|N0',
    'Dundas Street East|Toronto|ON|M5',
    'Portage Avenue|Winnipeg|MB|R3',
    'Spadina Crescent East|Saskatoon|SK|S7',
    'Jubilee Lane|Charlottetown|PE|C1',
    'Quinpool Road|Halifax|NS|B3',
    'Rideau Terrace|Ottawa|ON|K1',
    'Duckworth Street|St. John’s|NL|A1',
    'Whyte Avenue NW|Edmonton|AB|T6',
    'Lakeshore Drive|North Bay|ON|P1',
    'Fourth Avenue|Whitehorse|YT|Y1',
    'Cedar Hill Cross Road|Victoria|BC|V8',
    'RR 2 Highway 11|Gravenhurst|ON|P1',
  ],
  QC: [
    'rue des Épinettes|Laval|QC|H7',
    'boul. Saint-Laurent|Montréal|QC|H2',
    '4e Avenue|Québec|QC|G1',
    'rang Saint-Antoine Nord|Saint-Rémi|QC|J0',
    'chemin du Lac-Noir|Saint-Jean-de-Matha|QC|J0',
    'rue King Ouest|Sherbrooke|QC|J1',
    'av. du Mont-Royal Est|Montréal|QC|H2',
    'rue de la Visitation|Joliette|QC|J6',
    'boul. des Forges|Trois-Rivières|QC|G8',
    'montée Paiement|Gatineau|QC|J8',
    'rue Racine Est|Chicoutimi|QC|G7',
    'côte du Passage-Bleu|Lévis|QC|G6',
    'rue Saint-Charles Ouest|Longueuil|QC|J4',
    'av. Victoria|Westmount|QC|H3',
    'rue de l’Évêché|Rimouski|QC|G5',
    'place de la Grève|Sept-Îles|QC|G4',
  ],
  FR: [
    'rue de la Gare|Tours||37000',
    'avenue Jean Jaurès|Lyon||69007',
    'boulevard Victor Hugo|Nîmes||30000',
    'impasse des Mimosas|Antibes||06600',
    'rue du Faubourg Saint-Denis|Paris||75010',
    'chemin de Kerlann|Vannes||56000',
    'quai des Chartrons|Bordeaux||33300',
    'rue Esquermoise|Lille||59800',
    'allée des Tilleuls|Cesson-Sévigné||35510',
    'place du Marché aux Poissons|Strasbourg||67000',
    'route de Saint-Girons|Foix||09000',
    'rue Paul Bert|Montreuil||93100',
    'avenue de la République|Aubervilliers||93300',
    'lotissement Les Oliviers|Saint-Paul||97460',
    'rue Haute-du-Pont|Saint-Étienne||42100',
    'cours Mirabeau|Aix-en-Provence||13100',
  ],
}

const postLetters = [...'ABCEGHJKLMNPRSTVWXYZ']

/** Another person of a region. */
export function someone(paper: Paper, region: Region, sex: 'F' | 'M' = paper.pick(['F', 'M'])): Someone {
  const names = given[region][sex].split(',')
  const surname = paper.pick(surnames[region].split(','))
  const first = paper.pick(names)
  return { given: first, middle: paper.pick(names.filter((name) => name !== first)), surname, sex }
}

/** Another home of a region. */
export function home(paper: Paper, region: Region): Home {
  const [street = '', city = '', province = '', prefix = ''] = paper.pick(places[region]).split('|')
  const letter = (): string => paper.pick(postLetters)
  const postal = region === 'FR' ? prefix : `${prefix}${letter()} ${paper.code('#')}${letter()}${paper.code('#')}`
  const unit = paper.chance(0.45) ? String(paper.between(1, 2204)) : ''
  return { number: String(paper.between(2, region === 'FR' ? 148 : 9480)), street, unit, city, province, postal }
}

const unitForms: Readonly<Record<Region, readonly string[]>> = {
  CA: ['U-S', 'S Unit U', 'S, Apt. U', 'S Suite U', 'Unit U/S', '#U - S'],
  QC: ['S, app. U', 'U-S', 'S, bureau U', 'app. U/S', 'S app U', 'S, # U'],
  FR: ['Appt U/S', 'Bât. 4 - Appt U/S', 'S/Résidence Les Acacias', 'Étage 3 Porte U/S', 'Chez M. Durieux/S'],
}

const townForms: Readonly<Record<Region, readonly string[]>> = {
  CA: ['C P  Z', 'C, P  Z', 'C P Z', 'C, P/Z', 'C, P, Z'],
  QC: ['C (Québec)  Z', 'C QC  Z', 'C (QC) Z', 'C, Québec/Z', 'C (Québec)/Z', 'C QC Z'],
  FR: ['Z C', 'Z C', 'Z C/FRANCE', 'Z C CEDEX'],
}

/** The lines of an address below the name, in one of the forms of the region; capitals by chance or by order. */
export function homeLines(paper: Paper, at: Home, region: Region, capitals: boolean = paper.chance(0.4)): string[] {
  const plain = `${at.number}${region === 'QC' ? ',' : ''} ${at.street}`
  const unit = at.unit === '' ? 'S' : paper.pick(unitForms[region])
  const street = filled(unit, { U: at.unit, S: plain })
  const town = filled(paper.pick(townForms[region]), {
    C: region === 'FR' ? at.city.toUpperCase() : at.city,
    P: at.province,
    Z: at.postal,
  })
  const result = `${street}/${town}`.split('/')
  return capitals ? result.map((row) => row.toUpperCase()) : result
}

/** Single capital letters that stand alone in a form, replaced. */
function filled(form: string, values: Readonly<Record<string, string>>): string {
  return form.replaceAll(/\b[A-Z]\b/g, (letter) => values[letter] ?? letter)
}

export type NameForm =
  'plain' | 'capitals' | 'surnameCaps' | 'comma' | 'commaCaps' | 'surnameFirst' | 'initial' | 'middle'

/** A name as printed. */
export function nameOf({ given: first, middle, surname }: Someone, form: NameForm): string {
  switch (form) {
    case 'plain':
      return `${first} ${surname}`
    case 'capitals':
      return `${first} ${surname}`.toUpperCase()
    case 'surnameCaps':
      return `${first} ${surname.toUpperCase()}`
    case 'comma':
      return `${surname}, ${first}`
    case 'commaCaps':
      return `${surname}, ${first}`.toUpperCase()
    case 'surnameFirst':
      return `${surname.toUpperCase()} ${first}`
    case 'initial':
      return `${first} ${middle.charAt(0)}. ${surname}`
    case 'middle':
      return `${first} ${middle} ${surname}`
  }
}

/** Mr or Ms, M. or Mme; sometimes nothing. */
export function titleOf(paper: Paper, { sex }: Someone, region: Region): string {
  const forms =
    region === 'CA'
      ? { F: ['Ms ', 'Mrs. ', ''], M: ['Mr ', 'Mr. ', ''] }
      : { F: ['Mme ', 'Madame ', ''], M: ['M. ', 'Monsieur ', ''] }
  return paper.pick(forms[sex])
}
