import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Somebody {
  readonly first: string
  readonly last: string
  readonly sex: 'F' | 'M'
}

type Place = 'MA' | 'FR' | 'QC' | 'CA' | 'GB'

const surnames: Readonly<Record<Place, readonly string[]>> = {
  MA: 'El Ouafi|Benchekroun|Tazi|Aït Baha|Boussouf|Lahrichi|El Mernissi|Chraïbi|Zouhair|Oumlil|Bennis|Sefrioui|Ziani|El Khattabi|Amrani Joutey|Bouzidi|Lamrini|Skalli|Outaleb|Nejjar|Rhazali|Hajji|Kabbaj|Ouazzani|El Guerrouj|Berrechid'.split(
    '|',
  ),
  FR: 'Delacourt|Le Goff|Marchandeau|N’Diaye|Vasseur|Cazeneuve|Hoarau|Pichonnet|Da Rocha|Lemercier|Kowalczyk|Ferrand-Roussel|Abadie|Traoré|Bouvard|Quéméneur|Nguyen Van|Saint-Aubin|Courtecuisse|Bellanger'.split(
    '|',
  ),
  QC: 'Thibodeau|Lévesque-Roy|Charlebois|Deschênes|Bolduc|Nadeau|Jean-Baptiste|Ouellet|Champoux|Haddad|Vaillancourt|Grenon|L’Écuyer|Tremblay-Diaz|Kabongo|Arsenault|Paquin|St-Amand|Boivin|Rodriguez Pena'.split(
    '|',
  ),
  CA: 'Kowalchuk|MacIsaac|Dhaliwal|Okonkwo|Friesen|Penner|Whitecloud|Singh Gill|O’Dwyer|Van der Meer|Chung|Marchetti|Hargreaves|Petrovic|Desjarlais|Lam|Thorvaldson|Bassett|Rahimi|Quan'.split(
    '|',
  ),
  GB: 'Ashdown|Featherstone|Oyelaran|McKellar|Pritchard|Hussain|Llewellyn|Broadbent|Kaur Sandhu|Wolstenholme|O’Rourke|Adeyemi-Clarke|Trelawney|Buckland|Nowak|Sutcliffe|Patel|Garside|Mbeki|Fotheringham'.split(
    '|',
  ),
}
const givenNames: Readonly<Record<Place, Readonly<Record<'F' | 'M', readonly string[]>>>> = {
  MA: {
    F: 'Salma|Ghita|Fatima-Zahra|Hanane|Loubna|Khadija|Ihsane|Meryem|Naïma|Oumaima|Rajae|Soukaïna|Touria|Widad|Zineb|Asmaa'.split(
      '|',
    ),
    M: 'Anass|Driss|Abdelilah|Hicham|Mehdi|Mohamed Amine|Noureddine|Othmane|Rachid|Saâd|Tarik|Younès|Zakaria|Brahim|Jaouad|Khalid'.split(
      '|',
    ),
  },
  FR: {
    F: 'Maëlle|Anne-Sophie|Clémence|Aïssatou|Solène|Bérénice|Marie-Laure|Inès|Ludivine|Héloïse|Nadège|Capucine|Odile|Elsa|Perrine'.split(
      '|',
    ),
    M: 'Gaël|Jean-Marc|Théophile|Mamadou|Loïc|Bastien|Régis|Florent|Antonin|Cédric|Yannick|Étienne|Raphaël|Ulysse|Thierry'.split(
      '|',
    ),
  },
  QC: {
    F: 'Maude|Josiane|Ève-Marie|Noémie|Chantal|Sylvie|Audrey|Marie-Pier|Frédérique|Guylaine|Rose-Andrée|Yasmina|Catherine|Manon|Daphné'.split(
      '|',
    ),
    M: 'Simon-Pierre|Yvan|Gaétan|Mathieu|Luc|Normand|Jérémie|Samuel|Réjean|Félix|Marc-André|Wilner|Stéphane|Alexis|Donald'.split(
      '|',
    ),
  },
  CA: {
    F: 'Harpreet|Colleen|Jocelyn|Mackenzie|Ngozi|Darlene|Sunita|Brooke|Miriam|Tess|Valerie|Ruth Anne|Ivana|Shauna|Linda'.split(
      '|',
    ),
    M: 'Garrett|Jaspreet|Duncan|Emeka|Wade|Curtis|Rohan|Ian|Blake|Terrence|Milan|Russell|Jean-Paul|Kelvin|Todd'.split(
      '|',
    ),
  },
  GB: {
    F: 'Imogen|Bronwen|Aisha|Philippa|Gemma|Folasade|Kirsty|Harriet|Nasreen|Tamsin|Eleri|Siobhan|Joanne|Agnieszka|Beverley'.split(
      '|',
    ),
    M: 'Rhys|Callum|Tunde|Alistair|Graham|Imran|Nigel|Barnaby|Dermot|Piotr|Gareth|Simon|Harjit|Lewis|Tobias'.split('|'),
  },
}

/** Addresses as envelopes have them, two or three lines. */
const addresses: Readonly<Record<Place, readonly (readonly string[])[]>> = {
  MA: [
    ['14, Rue Ibnou Khatib, Appt 7', 'Quartier des Hôpitaux', '20360 CASABLANCA'],
    ['Résidence Al Boustane, Imm. C', '3ème étage n° 12, Hay Riad', '10104 RABAT'],
    ['27, Bd Moulay Abdallah', '40030 MARRAKECH'],
    ['Lot. Essaada n° 214, Route de Sefrou', '30003 FES'],
    ['8, Impasse Oued Sebou, Agdal', '10080 RABAT'],
    ['Douar Aït Melloul, Km 11', 'Route de Taroudant', '86150 AIT MELLOUL'],
    ['53, Avenue des FAR, BP 1180', '90010 TANGER'],
  ],
  FR: [
    ['12 bis rue des Tisserands', '59200 TOURCOING'],
    ['Bâtiment C – Appt 41', '88 avenue Jean-Moulin', '69100 VILLEURBANNE'],
    ['4 impasse du Lavoir', 'Lieu-dit Kerguélen', '29170 FOUESNANT'],
    ['ZA des Quatre-Vents', '7 rue de l’Artisanat', '31330 GRENADE'],
    ['161 boulevard Voltaire', '75011 PARIS'],
    ['3 place du Marché-aux-Grains', '67600 SÉLESTAT'],
  ],
  QC: [
    ['4417, rue Sainte-Émilie, app. 302', 'Montréal (Québec) H4C 2B4'],
    ['1120, chemin du Lac-à-la-Perdrix', 'Saint-Raymond (Québec) G3L 3T6'],
    ['85, boul. de la Gappe, bureau 210', 'Gatineau (Québec) J8T 0B8'],
    ['2300, av. du Phare Ouest', 'Matane (Québec) G4W 3M6'],
    ['9, rang Saint-Joseph Est', 'Sainte-Béatrix (Québec) J0K 1Y0'],
  ],
  CA: [
    ['Suite 1804 - 310 Hespeler Court', 'Burnaby BC  V5H 2K9'],
    ['77 Lakeport Road, Unit 6', 'St. Catharines ON  L2N 4P8'],
    ['RR 2, Site 14, Comp 9', 'Vermilion AB  T9X 1Y7'],
    ['2210 Barrington Mews', 'Halifax, Nova Scotia  B3K 5N6'],
    ['c/o 15th Floor, 640 Portage Place', 'Winnipeg MB  R3B 2G9'],
  ],
  GB: [
    ['Unit 4 Tannery Yard', '61 Bermondsey Wall West', 'London', 'SE16 4TT'],
    ['The Old Forge, Church Lane', 'Pateley Bridge', 'North Yorkshire', 'HG3 5LQ'],
    ['Flat 9, 27 Cathedral Road', 'Cardiff', 'CF11 9HA'],
    ['3rd Floor, Exchange Buildings', '12 Colmore Cross', 'Birmingham', 'B3 2QD'],
    ['18 Hanover Terrace', 'Edinburgh', 'EH7 4AB'],
  ],
}

/** Companies that issue papers, or whose papers are drawn. */
export const firms: Readonly<Record<Place, readonly string[]>> = {
  MA: [
    'ATLAS FROID INDUSTRIE S.A.R.L.',
    'STE MAGHREB COLIS SERVICES',
    'CENTRE D’APPEL OUED SOUSS S.A.',
    'LES MOULINS DU GHARB S.A.',
    'TEXNORD CONFECTION SARL A.U.',
    'CLINIQUE BIR KACEM',
  ],
  FR: [
    'ATELIERS DU VERDON',
    'MENUISERIE KERVELLEC',
    'BOUCLES D’OLIVE',
    'TRANSIT RHÔNE LOGISTIQUE',
    'CABINET SOLSTICE CONSEIL',
    'LES TROIS GLACIÈRES',
  ],
  QC: [
    'Les Toitures Boréal-Nord inc.',
    'Groupe Conseil Lupin inc.',
    'Érablière du Rang Six inc.',
    'Gestion Immobilière Cap-Rouge ltée',
    'Studio Fil de Fer inc.',
  ],
  CA: [
    'Prairie Wheelworks Ltd.',
    'Tamarack Hydrologic Inc.',
    'Bluefin Orchard Holdings Corp.',
    'Kestrel & Pike Freight Limited',
    'Lantern Bay Seafoods Inc.',
  ],
  GB: [
    'HARROWGATE KILN LIMITED',
    'PENNYFARTHING FOODS LTD',
    'SEVERN & TEME JOINERY LIMITED',
    'OAKAPPLE DATA LTD',
    'BRACKENWELL HOMES LIMITED',
  ],
}

export function somebody(paper: Paper, place: Place, sex: 'F' | 'M' = paper.chance(0.5) ? 'F' : 'M'): Somebody {
  return { first: paper.pick(givenNames[place][sex]), last: paper.pick(surnames[place]), sex }
}

/** People of different surnames. */
export function several(paper: Paper, place: Place, count: number): readonly Somebody[] {
  const found: Somebody[] = []
  while (found.length < count) {
    const next = somebody(paper, place)
    if (found.every(({ last }) => last !== next.last)) found.push(next)
  }
  return found
}

export function home(paper: Paper, place: Place): readonly string[] {
  return paper.pick(addresses[place])
}

/** Given name first. */
export function plain({ first, last }: Somebody): string {
  return `${first} ${last}`
}

/** Given name first, the surname in capitals. */
export function capital({ first, last }: Somebody): string {
  return `${first} ${last.toUpperCase()}`
}

/** Monsieur or Madame, short or long. */
export function title({ sex }: Somebody, form: 'short' | 'long' = 'short'): string {
  if (form === 'short') return sex === 'F' ? 'Mme' : 'M.'
  return sex === 'F' ? 'Madame' : 'Monsieur'
}
