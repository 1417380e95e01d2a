import type { Paper } from '../../paper.ts'
import { builtAddress } from './homes.ts'

/** Where somebody of these papers lives. */
export type Home = 'US' | 'GB' | 'IE' | 'MA' | 'BE' | 'CH' | 'LU'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly initial: string
  readonly surname: string
  readonly sex: 'F' | 'M'
}

const islanders =
  "Okonkwo|Hartigan|Pemberton-Lowe|Siddiqui|Vance|Castellanos|Treadwell|Nakagawa|O'Dwyer|Mbeki-Strand|Ferreira|Kowalczyk|Achterberg|Bhandari|Quillfeather|MacInnes|Delacruz|Yilmaz|Whitlock|Nic Giolla|Adeyemi|Szabo|Trimble|Nguyen-Hale|Ó Braonáin|Lindqvist|Rutherglen|Das|Abernathy|Kaur Gill|Dubrovsky|Tran|McElhinney|Villaseñor|Boateng|Hathersage|Van Horn|Petrosyan|Choudhury|Prendergast|St. Clair|Jankowski|Osei-Mensah|Llewellyn|Rahman|De la Fuente|Hargreaves|Mulqueen".split(
    '|',
  )
const moroccans =
  'El Fassi|Benjelloun|Ait Lahcen|Ouazzani|Bouhaddou|Tazi-Sebti|El Idrissi|Cherkaoui|Lamrani|Zerouali|Berrada|Skalli|Ben Moussa|Haddioui|Naciri|Amezian|Oulad Ali|El Khattabi|Bensouda|Filali|Sefrioui|Aït Oumghar|Belkziz|Rhazali|Chraïbi|Mernissi|El Ghazi|Toumi|Boutaleb'.split(
    '|',
  )
const continentals =
  "Vandenbroucke|De Smedt|Grosjean|Delvaux-Thiry|Peeters|Lambrechts|Rochat|Bianchi|Zürcher|Schoellhammer|Weyrich|Thill|D'Haese|Mukendi|Bensaïd|Ferrand|Hoxha|Lüthi|Da Costa|Kieffer|Van den Eynde|Dell'Acqua|Jaccard|Ntumba|Hoffmann-Reding|Çelik|Maréchal|Verstraete|Gashi|Oliveira Pinto|Brügger|Lejeune|Müller|Crausaz".split(
    '|',
  )
const women = {
  islanders: [
    'Amina',
    'Siobhán',
    'Marguerite',
    'Priya',
    'Bethan',
    'Yolanda',
    'Ngozi',
    'Clodagh',
    'Harriet',
    'Mei-Ling',
    'Rosalind',
    'Tamsin',
    'Aoife',
    'Denise',
    'Ewa',
    'Latoya',
    'Gwendolyn',
    'Bríd',
    'Parminder',
    'Consuelo',
    'Ottilie',
    'Adaeze',
  ],
  moroccans: [
    'Fatima-Zahra',
    'Khadija',
    'Salma',
    'Loubna',
    'Hanane',
    'Meriem',
    'Nadia',
    'Ghita',
    'Oumaïma',
    'Zineb',
    'Asmae',
    'Imane',
    'Rajae',
    'Samira',
    'Btissam',
    'Lalla Aïcha',
    'Wafae',
    'Siham',
    'Hind',
  ],
  continentals: [
    'Hélène',
    'Griet',
    'Anne-Sophie',
    'Chiara',
    'Joëlle',
    'Liesbeth',
    'Sabine',
    'Noémie',
    'Ursula',
    'Fanny',
    'Marie-Josée',
    'Drita',
    'Élodie',
    'Katrien',
    'Simone',
    'Inês',
    'Maëlle',
    'Femke',
    'Ana Rita',
    'Zoé',
  ],
} as const
const men = {
  islanders: [
    'Dermot',
    'Tobias',
    'Rajesh',
    'Emeka',
    'Callum',
    'Hector',
    'Winston',
    'Piotr',
    'Fionn',
    'Marcus',
    'Leonard',
    'Ifan',
    'Kenji',
    'Oluwaseun',
    'Gareth',
    'Desmond',
    'Seán',
    'Arjun',
    'Lamar',
    'José Luis',
    'Ruaridh',
    'Zbigniew',
  ],
  moroccans: [
    'Youssef',
    'Abdelilah',
    'Hamza',
    'Mohamed Amine',
    'Driss',
    'Rachid',
    'Othmane',
    'Soufiane',
    'Hicham',
    'Nabil',
    'Anass',
    'Taoufik',
    'Jaouad',
    'Moulay Ali',
    'Badr',
    'Ilyas',
    'Mehdi',
    'Reda',
    'Brahim',
  ],
  continentals: [
    'Benoît',
    'Wouter',
    'Jean-Luc',
    'Matteo',
    'Pascal',
    'Dirk',
    'Raphaël',
    'Urs',
    'Gilles',
    'Thibault',
    'Arben',
    'Henri',
    'Joris',
    'Loïc',
    'Reto',
    'Serge',
    'François-Xavier',
    'Bram',
    'Stéphane',
    'Nuno',
  ],
} as const

/** A grown person of a country. */
export function someone(paper: Paper, home: Home, surname = ''): Someone {
  const pool =
    home === 'MA' ? 'moroccans' : home === 'US' || home === 'GB' || home === 'IE' ? 'islanders' : 'continentals'
  const surnames = pool === 'moroccans' ? moroccans : pool === 'islanders' ? islanders : continentals
  const sex = paper.chance(0.5) ? 'F' : 'M'
  const given = paper.pick<string>(sex === 'F' ? women[pool] : men[pool])
  return { given, initial: given.charAt(0), surname: surname === '' ? paper.pick<string>(surnames) : surname, sex }
}

const homes: Readonly<Record<Home, readonly (readonly string[])[]>> = {
  US: [
    ['14## Larkspur Ave Apt 4@', 'Dayton, OH 454##'],
    ['2### N Calumet St Unit 1#', 'Chicago, IL 606##'],
    ['#07 Old Ferry Rd', 'Brattleboro, VT 0530#'],
    ['88## SW Juniper Ter', 'Beaverton, OR 970##'],
    ['3## W 14#th St # 5@', 'New York, NY 100##'],
    ['RR 2 Box 1##', 'Elkins, WV 262##'],
    ['9### Mesquite Trl', 'San Antonio, TX 782##'],
    ['c/o Harbor House', '41 Wharf St Ste 20#', 'Portland, ME 041##'],
  ],
  GB: [
    ['1# Harrow Lane', 'Chorlton', 'MANCHESTER', 'M21 #@@'],
    ['Flat #, 2# Albany Terrace', 'LEEDS', 'LS6 #@@'],
    ['The Old Forge', 'Mill Road', 'Llanidloes', 'Powys', 'SY18 #@@'],
    ['#4B Kirkland Street', 'GLASGOW', 'G20 #@@'],
    ['11# Ravenhill Park', 'Belfast', 'BT6 #@@'],
    ['# Saddlers Mews', 'Bishopsgate', 'NORWICH', 'NR1 #@@'],
    ['Apartment 3#', 'Wharf House', '2 Canal Square', 'Birmingham', 'B16 #@@'],
  ],
  IE: [
    ['1# Cois Abhann', 'Ballincollig', 'Co. Cork', 'P31 @@##'],
    ['Apt 2#, The Maltings', 'Watling Street', 'Dublin 8', 'D08 @##@'],
    ['Knockbrack', 'Lettermacaward', 'Co. Donegal', 'F94 @@##'],
    ['# Abbeyfield Crescent', 'Oranmore', 'Co. Galway', 'H91 @#@#'],
    ['3# Glenview Lawn', 'Tallaght', 'Dublin 24', 'D24 @@##'],
  ],
  MA: [
    ['Rés. Al Manar, Imm. 1# Appt 7', 'Rue Ibn Toumert, Maârif', '20100 Casablanca'],
    ['4#, Bd Mohammed Zerktouni', 'Guéliz', '40000 Marrakech'],
    ['Lot Essaada n° 2##', '30070 FES'],
    ['BP 1##', 'Douar Aït Ben Omar', '86150 Biougra'],
    ['1#, rue Oued Ziz, Appt #', 'Agdal', '10080 Rabat'],
    ['Villa #3, Hay Riad, secteur 9', '10100 RABAT'],
  ],
  BE: [
    ['Rue des Alliés 1#4 bte 3', '1190 Forest'],
    ['Chaussée de Wavre 7#', '1360 PERWEZ'],
    ['Quai de Rome #6/021', '4000 Liège'],
    ['Molenstraat 1#', '9810 Nazareth'],
    ['Lange Leemstraat 2## bus 4', '2018 ANTWERPEN'],
    ['Clos du Verger #', 'Grand-Leez', '5031 Gembloux'],
  ],
  CH: [
    ['Chemin des Vignes 1#', '1095 Lutry'],
    ['Av. de France #4', '1004 Lausanne'],
    ['Hintere Gasse 2#', '8640 Rapperswil SG'],
    ['Bahnhofstrasse #7a', '6210 Sursee'],
    ['Via Ronchetto #', '6900 Lugano'],
    ['c/o Rochat', 'Rue du Four 1#', '1400 Yverdon-les-Bains'],
    ['Via ai Pree 1#', '6516 Cugnasco'],
  ],
  LU: [
    ['1#, rue de la Wark', 'L-9175 NIEDERFEULEN'],
    ['2#A, route d’Esch', 'L-1470 Luxembourg'],
    ['#, op der Heed', 'L-1747 LUXEMBOURG'],
    ['Bâtiment B, 3e étage', '8#, Grand-Rue', 'L-3927 Mondercange'],
  ],
}

/** The lines of an address, below the name. */
export function addressIn(paper: Paper, home: Home): readonly string[] {
  if (paper.chance(0.7)) return builtAddress(paper, home)
  return paper
    .pick(homes[home])
    .map((row) => paper.code(row.replace(/(?<![#\d@A-Z])#/g, () => String(paper.between(1, 9)))))
}
