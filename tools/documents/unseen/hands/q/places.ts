import type { Paper } from '../../paper.ts'
import type { Land } from './people.ts'

const towns = {
  CA: [
    'Guelph, Ontario|N1H 4@2',
    'Red Deer, Alberta|T4N 2@7',
    'Kelowna, British Columbia|V1Y 6@3',
    'Dartmouth, Nova Scotia|B2Y 3@4',
    'Brandon, Manitoba|R7A 5@1',
    'Moose Jaw, Saskatchewan|S6H 1@9',
  ],
  QC: [
    'Saint-Hyacinthe (Québec)|J2S 4@6',
    'Rimouski (Québec)|G5L 7@3',
    'Longueuil (Québec)|J4K 2@1',
    'Québec (Québec)|G1R 3@8',
    'Val-d’Or (Québec)|J9P 1@2',
    'Montréal (Québec)|H2X 1@5',
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
