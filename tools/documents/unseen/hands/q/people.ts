import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly last: string
  readonly isWoman: boolean
}

/** Where the people, companies and addresses of a layout come from. */
export type Land = 'CA' | 'QC' | 'FR' | 'MA' | 'GB' | 'US'

const english = {
  last: 'Abernethy,Okonkwo,Delacroix-Webb,MacPhail,O’Driscoll,Satterfield,Grewal,Nakagawa,Thistlewood,Van der Hoek,Pemberley,Achterberg,Mbeki-Lane,Castellano,Wolanski,Fitzmorris,Ironside,Quarrington,Hargreave,St. Croix,Bhattacharjee,Lindqvist,Yeboah,Rosenthal,Tran-Nguyen,McAllister,Dunmore,Kowalchuk,Ferreira',
  women:
    'Margaret,Priya,Eleanor,Siobhan,Ngozi,Mary-Beth,Harriet,Yuki,Constance,Adaeze,Rosalind,Beatrix,Leanne,Zofia,Philippa,Simran',
  men: 'Desmond,Gurpreet,Alastair,Tobias,Chidi,Leopold,Rhys,Kenji,Walter,Emmanuel,Angus,Marek,Jean-Paul,Roderick,Percival,Dmitri',
  middles: 'Anne,Louise,J.,R.,Marie,Jude,Lee,K.,Rae,Alexis',
}
const french = {
  last: 'Boisclair,Désilets,L’Heureux,Thériault-Roy,Quesnel,Vadeboncœur,Lachapelle,Nguyen,Diallo,Saint-Onge,Archambeault,Benoît-Morin,D’Amours,Pham,El Khoury,Rancourt,Joncas,Brisebois,Carbonneau,Mensah,Laflèche,Trépanier,Gauthier-Bey,Hébrard,Charpillon,Le Goffic,De Montclar,Ouedraogo,Ferrandi',
  women:
    'Océane,Marie-Ève,Hélène,Fatoumata,Josiane,Anaïs,Ghislaine,Léa,Thi Mai,Solange,Béatrice,Noémie,Aïcha,Françoise,Maude,Clothilde',
  men: 'Étienne,Jean-François,Mamadou,Gaétan,Loïc,Hervé,Thierry,Maxence,Ousmane,Rosaire,François-Xavier,Yannick,Bérenger,Aurèle,Cédric,Sylvain',
  middles: 'Marie,Joseph,Paul,Anne,Rose,Henri,Claude,Alix',
}
const moroccan = {
  last: 'Bennouna,El Fassi,Tazi-Saoud,Oulhaj,Berrahou,Aït Lahcen,El Mansouri,Chraïbi,Bouzidi,Lamrani,Zerouali,Sefrioui,El Ouazzani,Benjelloul,Kettani-Idri,Amghar,Rhazoui,Bensouda,Idrissi Azami,Tahiri,Jebbari,Skalli,Ouchen,Hajjoubi,El Yacoubi,Mernissi-Alj',
  women: 'Ghita,Khadija,Salma,Fatima-Zahra,Houda,Najat,Zineb,Imane,Latifa,Rajae,Meryem,Oumaïma,Btissam,Nezha,Siham',
  men: 'Youssef,Abdelhak,Mehdi,Driss,Hamza,Moulay Rachid,Noureddine,Tarik,Jaouad,Brahim,Sidi Ahmed,Othmane,Abderrahim,Kamal,Soufiane',
  middles: 'Ali,Nour,Amine,Hiba',
}

const names = { CA: english, GB: english, US: english, QC: french, FR: french, MA: moroccan } as const

/** Several people of different surnames. */
export function crowd(paper: Paper, land: Land, count: number): readonly Someone[] {
  const pool = names[land]
  const met = new Set<string>()
  return Array.from({ length: count }, () => {
    let last = paper.pick(pool.last.split(','))
    while (met.has(last)) last = paper.pick(pool.last.split(','))
    met.add(last)
    const isWoman = paper.chance(0.5)
    const first = paper.pick((isWoman ? pool.women : pool.men).split(','))
    const given = land !== 'MA' && paper.chance(0.35) ? `${first} ${paper.pick(pool.middles.split(','))}` : first
    return { given, last, isWoman }
  })
}

/** One person. */
export function someone(paper: Paper, land: Land): Someone {
  const [one] = crowd(paper, land, 1)
  if (one === undefined) throw new Error('Nobody')
  return one
}

const forms = {
  plain: ({ given, last }: Someone) => `${given} ${last}`,
  upperLast: ({ given, last }: Someone) => `${given} ${last.toUpperCase()}`,
  upper: ({ given, last }: Someone) => `${given} ${last}`.toUpperCase(),
  comma: ({ given, last }: Someone) => `${last.toUpperCase()}, ${given}`,
  lastFirst: ({ given, last }: Someone) => `${last.toUpperCase()} ${given}`,
  commaPlain: ({ given, last }: Someone) => `${last}, ${given}`,
} as const

/** The ways to print a name. */
export type NameForm = keyof typeof forms

/** A name in one of the forms. */
export function named(person: Someone, form: NameForm = 'plain'): string {
  return forms[form](person)
}

/** Records a list of people and answers their names as printed. */
export function listed(paper: Paper, field: string, people: readonly Someone[], form: NameForm = 'plain') {
  const all = people.map((person) => named(person, form))
  for (const name of all) paper.put(field, all.join('; '), name)
  return all
}

/** `A, B and C`. */
export function enumerated(all: readonly string[], and: string): string {
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}`
}

const towns = {
  CA: [
    'Guelph, Ontario|N1H 4#2',
    'Red Deer, Alberta|T4N 2#7',
    'Kelowna, British Columbia|V1Y 6#3',
    'Dartmouth, Nova Scotia|B2Y 3#4',
    'Brandon, Manitoba|R7A 5#1',
    'Moose Jaw, Saskatchewan|S6H 1#9',
  ],
  QC: [
    'Saint-Hyacinthe (Québec)|J2S 4#6',
    'Rimouski (Québec)|G5L 7#3',
    'Longueuil (Québec)|J4K 2#1',
    'Québec (Québec)|G1R 3#8',
    'Val-d’Or (Québec)|J9P 1#2',
    'Montréal (Québec)|H2X 1#5',
  ],
  FR: [
    'ANGERS|49000',
    'LYON|69003',
    'SAINT-BRIEUC CEDEX 2|22044',
    'PARIS|75011',
    'VILLENEUVE-D’ASCQ|59650',
    'AIX-EN-PROVENCE|13090',
  ],
  MA: ['CASABLANCA|20250', 'RABAT AGDAL|10090', 'FÈS|30000', 'MARRAKECH|40000', 'TANGER|90000', 'MEKNÈS|50000'],
  GB: [
    'Shrewsbury|SY1 #EX',
    'Harrogate|HG2 #LT',
    'Truro, Cornwall|TR1 #QY',
    'Leicester|LE3 #JB',
    'London|SE15 #RN',
    'Stirling|FK8 #AG',
  ],
  US: [
    'Duluth, MN |5580#',
    'Savannah, GA |3140#',
    'Boise, ID |8370#',
    'Albany, NY |1220#',
    'Tucson, AZ |8571#',
    'Dover, DE |1990#',
  ],
} as const
const streets = {
  CA: [
    '## Wellington Street West, Suite ##0',
    '#1## Concession Road #, R.R. #3',
    'Unit #, 1##7 Lakeshore Drive',
    '##8 Portage Avenue',
    '30##-##5 Burrard Place',
    '#19 Old Mill Crescent',
    '5#0# – 47th Avenue NW',
    '#2 Harbourview Terrace',
  ],
  QC: [
    '1##, rue Notre-Dame Est, bureau 3#0',
    '#7##, chemin du Rang-Saint-Paul',
    '##4, boul. Laurier, app. #',
    '#5, av. des Érables',
    '2#8#, rue Principale, C.P. ##',
    '#0##-B, rue Sherbrooke Ouest',
    '##, côte de la Montagne',
    '6#, montée Sainte-Thérèse',
  ],
  FR: [
    '1# bis, rue des Tanneurs',
    '#7 avenue Jean Jaurès – Bât. C',
    '## quai de la Loire',
    '#, impasse du Vieux Lavoir',
    'ZA Les Quatre Vents – BP ##',
    '#2 boulevard Voltaire',
    'Lieu-dit Kerampont',
    '1## route de Genas',
  ],
  MA: [
    '##, rue Ibn Batouta, 3ème étage, appt #',
    'Lot. Al Wifaq, n° ##',
    '1##, bd Zerktouni',
    'Résidence Yasmine, imm. B, n° #',
    'Angle av. Hassan II et rue #',
    'Zone industrielle Sidi Ghanem, lot ##',
    '#, derb Moulay Chérif',
    'Km #,5 route d’El Jadida',
  ],
  GB: [
    'The Old Granary, Mill Lane',
    '#7 Beaumont Crescent',
    'Flat #, Albion House, ## Cathedral Road',
    '1#4 Station Parade',
    'Unit #2, Riverside Business Park',
    '## St Giles Row',
    'c/o Marchmont & Co, 2# High Street',
    'Rose Cottage, Nether End',
  ],
  US: [
    '1##0 Peachwood Blvd, Ste 2##',
    '#4## N Cedar St Apt #B',
    '##5 County Road ##',
    '2## W 7th Street, Floor #',
    '#90 Harbor View Ct',
    '#1# Old Post Road',
    '77## E Camelback Rd Unit #',
    '#8 Orchard Ln',
  ],
} as const

/** The two printed lines of an address. */
export function address(paper: Paper, land: Land): readonly [string, string] {
  const street = paper.code(
    `${paper.between(1, 9)}${paper.pick(streets[land]).replace(/^#/, '')}`.replace(/^\d([A-Za-z@])/, '$1'),
  )
  const [town = '', code = ''] = paper.pick(towns[land]).split('|')
  const number = paper.code(code)
  if (land === 'FR' || land === 'MA') return [street, `${number} ${town}`]
  return [street, land === 'US' ? `${town}${number}` : `${town}  ${number}`]
}

const companies = {
  CA: [
    'Stonebridge Millwork Inc.',
    'Prairie Lark Grain Handling Ltd.',
    'Halyard & Fenn Marine Services Limited',
    'Tamarack Ridge Holdings Corp.',
    '#######5 Canada Inc.',
    'Copperline Robotics Incorporated',
    'North Shore Physiotherapy Professional Corporation',
    '1######4 Ontario Limited',
    'Wendover Cold Storage Ltd.',
    'Bluejoint Farms Inc.',
    'Kestrel Peak Logistics Corporation',
    'Oakhollow Dental Supply Ltd.',
    'Sable Island Data Co. Ltd.',
  ],
  QC: [
    'Les Ateliers Boréalis inc.',
    '9###-##45 Québec inc.',
    'Groupe Charpentes du Fleuve ltée',
    'Fromagerie La Pointe-aux-Vents inc.',
    'Gestion Marronnier inc.',
    'Transport Rive-Nord & Fils ltée',
    'Technologies Nivéal inc.',
    'Placements Hautbois inc.',
    'Cidrerie du Rang Double S.E.N.C.',
    'Solutions Kaméo inc.',
    'Excavation Gros-Cap inc.',
    'Clinique Arpège inc.',
  ],
  FR: [
    'MENUISERIES DU VAL D’ERDRE',
    'Ondine & Associés',
    'SAS TRAVERSIÈRE CONSEIL',
    'Maison Perrault-Lys',
    'HÉLIOTROPE ÉNERGIES',
    'Les Vergers de Sainte-Odile',
    'NOVALPE LOGISTIQUE',
    'Atelier Bleu Cobalt',
    'TRANSPORTS GUILLEVIC',
    'Pharmatis Ouest',
    'L’Épicerie du Canal',
    'KERVAL NAUTISME',
  ],
  MA: [
    'ATLAS FROID INDUSTRIEL',
    'Société Nouvelle des Tapis du Saïs',
    'ARGANOR DISTRIBUTION',
    'Zellige & Co',
    'BTP OUED LAOU',
    'Maghreb Conserves du Nord',
    'DAR EL KITAB ÉDITIONS',
    'TRANS RIF EXPRESS',
    'Clinique Dentaire Al Menzeh',
    'SAHRA SOLAIRE',
    'Négoce Bab Doukkala',
    'RIAD TARGA HOSPITALITY',
  ],
  GB: [
    'Cobblestone Bakery Group Limited',
    'Fennimore Hydraulics Ltd',
    'THORNFIELD CARE HOMES LIMITED',
    'Ashby & Larkspur LLP',
    'Marlpit Quarry Products PLC',
    'WESTRAY OFFSHORE SERVICES LTD',
    'Pennine Lantern Films Limited',
    'Gosling Yard Properties Ltd',
    'Harbinger Textiles (Leicester) Limited',
    'Tolgarth Instruments Ltd',
    'Merle & Moss Interiors Limited',
    'Orchard Bank Nurseries Ltd',
  ],
  US: [
    'Blue Heron Fabrication, Inc.',
    'Saguaro Ridge Ventures, LLC',
    'Lockwood Brothers Trucking Co.',
    'PINE HOLLOW BREWING COMPANY',
    'Meridian Orthotics, P.C.',
    'Tidewater Pecan Growers, Inc.',
    'Cascadia Signal Corp.',
    'Granite Falls Roofing LLC',
    'ELDERBERRY SOFTWARE, INC.',
    'Two Rivers Grain Elevator Corp.',
    'Magnolia Street Partners, LP',
    'Juniper Aviation Parts, Inc.',
  ],
} as const

/** The legal name of a company. */
export function company(paper: Paper, land: Land): string {
  return paper.code(paper.pick(companies[land]))
}

const offices = {
  CA: [
    'Pellerin Strachan LLP, Barristers & Solicitors',
    'Oyelaran & Haig Law Office',
    'Corbett Dunning Professional Corporation',
    'Fairweather Legal',
  ],
  QC: [
    'Étude Rochette & Vaillancourt, notaires',
    'Me Lambert-Caron, notaire inc.',
    'Ducharme Olivieri, avocats s.e.n.c.r.l.',
    'Notaires du Vieux-Bourg inc.',
  ],
  FR: [
    'SCP Vaugirault & Lestrange, notaires associés',
    'Étude Marchadier',
    'Cabinet Oriel Avocats',
    'SELARL Juris Littoral',
  ],
  MA: [
    'Fiduciaire Al Amana',
    'Étude de Me Benkirani, notaire',
    'Cabinet Hassoun & Partenaires',
    'Sté Comptafès Conseil',
  ],
  GB: [
    'Marchmont & Co Solicitors',
    'Tregarthen Lyle LLP',
    'Whitlock Bray (Legal) Limited',
    'Quill & Harrow Company Secretaries',
  ],
  US: [
    'Law Offices of B. T. Arrowsmith, PLLC',
    'Kessler Ruiz & Tate LLP',
    'Statewide Corporate Filings, Inc.',
    'Hollis Registered Agents Co.',
  ],
} as const

/** A firm of lawyers, notaries or accountants. */
export function office(paper: Paper, land: Land): string {
  return paper.pick(offices[land])
}
