import type { Paper } from '../../paper.ts'

/** Somebody who does not exist, with a home in Canada. */
export interface Holder {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly initial: string
}

/** Where somebody lives; `lines` is the address as it is printed. */
export interface Home {
  readonly lines: readonly string[]
  readonly town: string
  readonly street: string
}

const women = {
  CA: 'Amelia,Priya,Charlotte,Ngozi,Mei Ling,Heather,Sukhdeep,Olena,Jocelyn,Tamara,Fatuma,Rosalind,Aiyana,Bridget,Leilani,Katarzyna,Mary-Ann,Yuki',
  QC: 'Marie-Ève,Océane,Ginette,Fatoumata,Chloé,Nadège,Anne-Sophie,Yasmine,Maïté,Francine,Lucía,Thérèse,Rosalie,Mélanie,Zeïneb,Josée,Noémie',
} as const
const men = {
  CA: 'Gordon,Hardeep,Liam,Tuan,Oluwaseun,Callum,Dmytro,Jean-Luc,Farid,Wendell,Ravindra,Keanu,Angus,Min-jun,Tobias,Desmond,Lachlan,Pradeep',
  QC: 'Jean-François,Mathieu,Réjean,Ousmane,Félix,Karim,Benoît,Étienne,Wilfrid,Sébastien,Thanh,Ghislain,Rémi,Loïc,Andrés,Moïse,Gaétan',
} as const
const surnames = {
  CA: "MacIsaac,Bhattacharya,O'Rourke,Nguyen,Friesen,Okonkwo,Delacroix-Hume,Kowalchuk,Penner,Dhaliwal,St. Pierre,Cardinal,Abernathy,Zhang,Van der Meer,Whitefeather,Santos,Haddad,Gallant,Tkachenko,McNeill,Osei,Fitzgerald,Sandhu,Rosenfeld,Beaulieu,Lindqvist,Papadakis",
  QC: "Bouchard-Roy,Charbonneau,L'Écuyer,Thibodeau,Diallo,Saint-Onge,Gauthier,Benchekroun,Lafrenière,Pham,D'Amours,Ouédraogo,Villeneuve,Côté,Desrosiers,Picard,Jean-Baptiste,Hébert,Marchetti,Boisvert,Laflèche,Nadeau,Rodríguez,Traoré,Brisebois,Haddadi,Vézina,De la Chevrotière",
} as const
const streets = {
  CA: "Kelso Ridge Rd,Main St E,Portage Bay Dr,Ferncliff Cres,8th Ave NW,Old Mill Lane,Bannerman St,St. George's Ave,Concession Rd 7,Lakeshore Blvd W,Tamarack Way,King's Landing,Mountview Pl SW,Harbour Hill Terr,Duchess of York Blvd,Range Road 223",
  QC: 'rue des Érables,boul. de la Rive-Nord,avenue Papineau-Lavoie,rang Saint-Édouard,chemin du Lac-à-la-Loutre,rue Sainte-Famille,place du Vieux-Moulin,montée des Trentes,rue Jean-Talon Ouest,côte du Passage,rue de l’Anse-au-Foin,boul. Perron Est,allée des Brises,6e Rue,avenue du Curé-Labelle,rue D’Youville',
} as const
const towns = {
  CA: 'Moncton/NB/E1C,Brandon/MB/R7A,Kelowna/BC/V1Y,Thunder Bay/ON/P7B,Cole Harbour/NS/B2V,Red Deer/AB/T4N,Mississauga/ON/L5M,Corner Brook/NL/A2H,Swift Current/SK/S9H,Whitehorse/YT/Y1A,North Vancouver/BC/V7J,Sault Ste. Marie/ON/P6A,Charlottetown/PE/C1A,Kingston/ON/K7L,Nanaimo/BC/V9R,Airdrie/AB/T4B',
  QC: 'Rimouski/QC/G5L,Gatineau/QC/J8T,Trois-Rivières/QC/G9A,Saint-Hyacinthe/QC/J2S,Montréal/QC/H2G,Lévis/QC/G6V,Val-d’Or/QC/J9P,Sept-Îles/QC/G4R,Saint-Jean-sur-Richelieu/QC/J3B,Laval/QC/H7N,Sherbrooke/QC/J1H,Rouyn-Noranda/QC/J9X,L’Ancienne-Lorette/QC/G2E,Baie-Saint-Paul/QC/G3Z,Granby/QC/J2G,Québec/QC/G1R',
} as const

/** Part of Canada, which decides names and the form of addresses. */
export type Part = 'CA' | 'QC'

/** Somebody new; a fifth of the people of a part have a name of the other. */
export function somebody(paper: Paper, part: Part): Holder {
  const given: Part = paper.chance(0.85) ? part : other(part)
  const family: Part = paper.chance(0.8) ? part : other(part)
  const sex = paper.pick(['F', 'M'] as const)
  return {
    given: paper.pick((sex === 'F' ? women : men)[given].split(',')),
    surname: paper.pick(surnames[family].split(',')),
    sex,
    initial: paper.code('@'),
  }
}

function other(part: Part): Part {
  return part === 'CA' ? 'QC' : 'CA'
}

/** A home in one of the forms that the mail of the part is addressed in, of one to three lines and the town. */
export function home(paper: Paper, part: Part, capitals = false): Home {
  const [town = '', province = '', area = ''] = paper.pick(towns[part].split(',')).split('/')
  const letter = () => paper.pick('ABCEGHJKLMNPRSTVWXYZ'.split(''))
  const postal = `${area}${paper.chance(0.08) ? '' : ' '}${paper.code('#')}${letter()}${paper.code('#')}`
  const civic = String(paper.between(2, 9850))
  const street = paper.pick(streets[part].split(','))
  const unit = String(paper.between(1, 1404))
  const english = [
    [`${civic} ${street}`],
    [`${unit}-${civic} ${street}`],
    [`${civic} ${street} Apt ${unit}`],
    [`Suite ${unit}`, `${civic} ${street}`],
    [`${civic} ${street}`, `Unit ${unit}, Flr ${paper.between(2, 19)}`],
    [`RR ${paper.between(1, 6)}`, `${civic} ${street}`],
  ]
  const french = [
    [`${civic}, ${street}`],
    [`${civic}, ${street}, app. ${unit}`],
    [`${civic} ${street}`, `Appartement ${unit}`],
    [`${civic}, ${street}, bureau ${unit}`],
    [`${unit}-${civic}, ${street}`],
    [`${civic}, ${street}`, `RR ${paper.between(1, 5)}`],
  ]
  const last =
    part === 'CA'
      ? paper.pick([
          `${town} ${province}  ${postal}`,
          `${town}, ${province}  ${postal}`,
          `${town} ${province} ${postal}`,
        ])
      : paper.pick([`${town} (Québec)  ${postal}`, `${town} QC  ${postal}`, `${town} (QC) ${postal}`])
  const body = paper.pick(part === 'CA' ? english : french)
  const lines = [...body, last].map((line) => (capitals ? plainCapitals(line) : line))
  return { lines, town, street: `${civic} ${street}` }
}

/** Capitals, as older printers write names and addresses. */
export function plainCapitals(content: string): string {
  return content.toUpperCase().replaceAll('’', "'")
}

/** How a name is printed on a paper. */
export type NameForm = 'plain' | 'capitals' | 'initial' | 'loudSurname' | 'surnameFirst' | 'surnameFirstPlain'

/** A name in a form. */
export function nameIn({ given, surname, initial }: Holder, form: NameForm): string {
  switch (form) {
    case 'plain':
      return `${given} ${surname}`
    case 'capitals':
      return `${given} ${surname}`.toUpperCase()
    case 'initial':
      return `${given} ${initial}. ${surname}`.toUpperCase()
    case 'loudSurname':
      return `${given} ${surname.toUpperCase()}`
    case 'surnameFirst':
      return `${surname}, ${given}`.toUpperCase()
    case 'surnameFirstPlain':
      return `${surname}, ${given} ${initial}`
  }
}

/** Issuers by trade; none exists. */
export const issuers = {
  bank: [
    'Harrow & Laurentide Bank',
    'First Prairie Savings Bank',
    'Bank of Cape Spear',
    'Tidewater Trust Company',
    'Mackenzie Delta Bank',
  ],
  union: [
    'Caisse populaire des Basses-Laurentides',
    'Caisse solidaire du Littoral',
    'Caisse des Trois-Monts',
    'Banque Jacques-Nolin',
  ],
  business: [
    'Loonwater Bakery Ltd.',
    '10482217 Canada Inc.',
    'Gravel & Daughters Plumbing Inc.',
    'Kestrel Peak Outfitters Ltd.',
    'Red Osier Design Co-operative',
    'Blue Heron Dental Professional Corporation',
    'Sandhu Bros. Haulage Ltd.',
  ],
  card: [
    'Northern Sceptre Bank',
    'Copperline Financial Inc.',
    'Banque Cartier-Lévesque',
    'Fédération des caisses Solaris',
  ],
  employer: [
    'Ironwood Forest Products Ltd.',
    'Saltwater Seafoods (2014) Inc.',
    'Prairie Lily Health Region',
    'Bluejay Courier Corp.',
    'Township of Upper Wexmoor',
    'Chinook Steel Erectors Ltd.',
    'Kindred Care Homes Inc.',
    'Maple & Birch Grocers LP',
  ],
  employeur: [
    'Les Aciers Boréaux inc.',
    'Groupe Alimentaire Vaudrin S.E.C.',
    'CIUSSS de la Haute-Vallée',
    'Ébénisterie Lacasse et Filles inc.',
    'Transport R. Gingras ltée',
    'Coopérative Agrivert',
    'Logiciels Quatre-Vents inc.',
    'Centre de services scolaire des Deux-Lacs',
  ],
  energy: ['Énergie Manitou-Québec', 'Hydro-Laurentie', 'Coop électrique du Témis', 'Électricité Haut-Fleuve'],
  gas: [
    'Foothills Gas & Light Ltd.',
    'Algonquin Shield Gas Inc.',
    'Great Basin Natural Gas Co.',
    'Fundy Gas Distribution Ltd.',
  ],
  water: [
    'Halford Regional Water Commission',
    'City of Pinecrest Utilities',
    'Bow Hollow Water Services',
    'Town of Stonehaven Waterworks',
  ],
  mobile: ['Kitewave Mobile Inc.', 'Polar Telecom Corp.', 'Chatterbox Wireless Ltd.', 'Sable Island Cellular Co.'],
  internet: ['Fibrelys Télécom inc.', 'Câble-Rivière ltée', 'Vidéonordik s.e.n.c.', 'Télé-Réseau Matapédia'],
  town: [
    'City of Ashgrove',
    'Town of Port Selwyn',
    'Municipality of North Teal',
    'Rural Municipality of Wild Oat No. 212',
    'District of Gull Harbour',
  ],
  ville: [
    'Ville de Saint-Alphonse-du-Lac',
    'Municipalité de Rivière-aux-Pins',
    'Ville de Mont-Clairval',
    'Municipalité de Sainte-Brigitte-des-Monts',
    'Canton de Hatley-Nord',
  ],
  insurer: [
    'Beaver Lodge Mutual Insurance Company',
    'Selkirk General Insurance Co.',
    'Twin Rivers Assurance Company of Canada',
    'Old Orchard Insurance Inc.',
  ],
  assureur: [
    'La Sauvegarde Boréale, compagnie d’assurance',
    'Mutuelle du Bas-Fleuve',
    'L’Érablière Assurances générales inc.',
    'Mutuassur Trois-Clochers',
  ],
  lender: [
    'Granite Home Lending Corporation',
    'Bank of Cape Spear',
    'Homestead Mortgage Trust',
    'Pacific Larch Credit Union',
  ],
  preteur: [
    'Crédit Auto Boréal inc.',
    'Caisse populaire des Basses-Laurentides',
    'Financement Accès-Route inc.',
    'Banque Jacques-Nolin',
  ],
  pension: [
    'Prairie Teachers’ Retirement Board',
    'Municipal Superannuation Fund of Canada',
    'Great Lakes Pension Trust',
    'Maritime Employees Pension Plan',
  ],
} as const

/** An issuer of a trade. */
export function issuer(paper: Paper, trade: keyof typeof issuers): string {
  return paper.pick<string>(issuers[trade])
}

/** Letters for a logo: the initials of the longer words. */
export function initialsOf(name: string): string {
  const words = name.replace(/[^\p{L}\s]/gu, ' ').split(/\s+/)
  return words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
}
