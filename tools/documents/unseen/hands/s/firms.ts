/** A trade name and the company behind it, of kinds of trade by country. */
export interface Firm {
  readonly brand: string
  readonly legal: string
  readonly seat: string
}

const firm = (brand: string, legal: string, seat: string): Firm => ({ brand, legal, seat })

/** Issuers by kind. */
export const firms = {
  usPower: [
    firm('Cedar Fork Electric', 'Cedar Fork Electric Cooperative, Inc.', 'PO Box 4410, Marietta, OH 45750-4410'),
    firm('TriBasin Light & Power', 'TriBasin Light & Power Company', '1200 Basin Plaza, Medford, OR 97501'),
    firm('PGV', 'Pine Grove Valley Utilities District', '77 Municipal Way, Pine Grove, TX 78041'),
    firm('Northmoor Energy', 'Northmoor Gas & Electric Corp.', 'PO Box 900, Brattleboro, VT 05302'),
  ],
  gbPower: [
    firm('Wren', 'Halcyon Retail Supply Limited', '4th Floor, Temple Works, Marshall Street, Leeds LS11 9YJ'),
    firm('Brightwater Energy', 'Brightwater Home Energy plc', 'Castlegate House, Norwich NR2 1TF'),
    firm('bulb&bee', 'Beekeeper Power Ltd', 'Unit 9 Tontine Yard, Glasgow G1 5NA'),
    firm('Ovenden', 'Ovenden Gas Supply Limited', '1 Calder Street, Halifax HX1 5LR'),
  ],
  iePower: [
    firm('Lasair', 'Lasair Customer Supply DAC', 'Whitaker Court, Sir John Rogerson’s Quay, Dublin 2'),
    firm('Corrib Energy', 'Corrib Energy Ireland Limited', 'Liosbán Business Park, Tuam Road, Galway'),
    firm('ESG', 'Eastern Shore Gas and Power DAC', 'Marina Commercial Park, Centre Park Road, Cork'),
  ],
  maPower: [
    firm('AMANE', 'Amane Eaux et Énergies du Littoral S.A.', '48, rue Mohamed Diouri, Casablanca'),
    firm('RADEV', 'Régie Autonome de Distribution du Haut-Sebou', 'Avenue Allal Ben Abdellah, Fès'),
    firm('SRM Souss', 'Société Régionale Multiservices Souss-Draâ S.A.', 'Bd Hassan II, Agadir'),
  ],
  bePower: [
    firm('Lumeo', 'Lumeo Belgium SA/NV', 'Rue du Marquis 12, 1000 Bruxelles'),
    firm('Ardenne Énergie', 'Ardenne Énergie SCRL', 'Place du Marché 5, 6900 Marche-en-Famenne'),
    firm('Zoniq', 'Retail Power Partners S.A.', 'Boulevard Reyers 80, 1030 Schaerbeek'),
  ],
  usBank: [
    firm('Keystone Harbor Bank', 'Keystone Harbor Bank, N.A.', 'PO Box 15284, Wilmington, DE 19850'),
    firm('FIRST PRAIRIE', 'First Prairie Savings Bank', '400 Grain Exchange Blvd, Minneapolis, MN 55415'),
    firm('Saltillo', 'Saltillo Federal Credit Union', '9100 Loop 410 W, San Antonio, TX 78238'),
    firm('MB&T', 'Merrow Bank & Trust Company', 'One Merrow Square, Portland, ME 04101'),
  ],
  gbBank: [
    firm('Thornbury', 'Thornbury Bank UK PLC', '1 Lothbury Court, London EC2R 7HG'),
    firm('Cairnmore', 'Cairnmore Bank plc', '36 St Vincent Place, Glasgow G1 2ER'),
    firm('Pennine BS', 'Pennine Mutual Building Society', 'Pennine House, Halifax HX1 2RG'),
    firm('quid', 'Quidditas Financial Services Limited', '20 Appold Yard, London EC2A 2UT'),
  ],
  maBank: [
    firm('BMA', 'Banque Marocaine de l’Atlas', '2, Bd Moulay Youssef, Casablanca'),
    firm('Crédit Atlantique', 'Crédit Atlantique du Maroc S.A.', '140, Avenue des F.A.R., Casablanca'),
    firm('Wifaq Bank', 'WIFAQ BANK S.A.', '79, Avenue Hassan II, Rabat'),
  ],
  beBank: [
    firm('Scheldebank', 'Scheldebank NV', 'Havenlaan 31, 1080 Brussel'),
    firm('Argenta Nova', 'Argenta Nova Spaarbank NV', 'Belgiëlei 88, 2018 Antwerpen'),
    firm('BKB', 'Brabantse Kredietbank cv', 'Bondgenotenlaan 20, 3000 Leuven'),
  ],
  chBank: [
    firm('BCL', 'Banque Cantonale Lémanique', 'Place Chauderon 4, 1003 Lausanne'),
    firm('Caisse Jura', 'Caisse d’Épargne du Jura SA', 'Rue de la Préfecture 2, 2800 Delémont'),
    firm('HelvéPoste', 'HelvéPoste Finance SA', 'Mingerstrasse 21, 3030 Berne'),
  ],
  luBank: [
    firm('BRL', 'Banque de la Moselle Luxembourg S.A.', '12, boulevard Royal, L-2449 Luxembourg'),
    firm('Sparkeess', 'Caisse Centrale d’Investissement S.A.', '1, place de Metz, L-1930 Luxembourg'),
    firm('KLB', 'Kirchberg Wealth Management S.A.', '44, avenue J.F. Kennedy, L-1855 Luxembourg'),
  ],
} as const satisfies Readonly<Record<string, readonly Firm[]>>
