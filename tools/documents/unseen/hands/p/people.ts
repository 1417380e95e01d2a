import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Where a person lives and gets the papers of. */
export type Land = 'fr' | 'be' | 'de' | 'es' | 'it' | 'ma' | 'pt' | 'nl' | 'gb' | 'us' | 'ca'

/** Somebody who does not exist. */
export interface Somebody {
  readonly last: string
  readonly given: readonly string[]
  readonly sex: 'F' | 'M'
  readonly birth: string
  readonly town: string
  readonly address: readonly string[]
}

interface Pool {
  readonly surnames: readonly string[]
  readonly women: readonly string[]
  readonly men: readonly string[]
}

const words = (list: string) => list.split(', ')

const pools: Readonly<Record<string, Pool>> = {
  fr: {
    surnames: words(
      'Vauquelin, Le Goanvic, d’Hérisson, Brochand, Mercadal, Péchenard, Garrigou-Lagrange, Thévenaz, Lhermitte, Bouquillon, Du Plantier, Quéméneur',
    ),
    women: words('Mélisande, Anne-Sophie, Oriane, Ghislaine, Éloïse, Maud, Capucine, Bérengère, Noémie, Joséphine'),
    men: words('Gauthier, Jean-Baptiste, Théophile, Loïc, Anselme, Cédric, Enguerrand, Rémi, Aurélien, Yann'),
  },
  de: {
    surnames: words(
      'Krähenbühl, Osterloh, von Stetten, Wüstenhagen, Größler, Tiedemann, Maaß, Niederhöfer, Quandtner, Habermehl',
    ),
    women: words('Friederike, Anneliese, Jördis, Käthe, Mareike, Ute, Sieglinde, Leonie'),
    men: words('Jürgen, Ekkehard, Hans-Jörg, Till, Konrad, Sönke, Matthäus, Detlef'),
  },
  es: {
    surnames: words(
      'Beltrán, Echeverría, Ibáñez, Montañés, Quiñones, Zubizarreta, Del Olmo, Arriaga, Villalobos, Cañizares',
    ),
    women: words('María del Pilar, Inés, Rocío, Begoña, Ximena, Ana Belén, Lucía, Consuelo'),
    men: words('Íñigo, José Ramón, Gonzalo, Andrés, Joaquín, Adrián, Ramiro, Óscar'),
  },
  it: {
    surnames: words(
      'Bellomo, D’Angelantonio, Scarpellini, Di Benedetto, Zanfagna, Lo Presti, Marchesan, Quattrocchi, Fumagalli, Tozzi',
    ),
    women: words('Ginevra, Ornella, Mariagrazia, Fiammetta, Loredana, Beatrice, Chiara, Ilaria'),
    men: words('Niccolò, Ettore, Pierluigi, Gaspare, Tommaso, Ugo, Vincenzo, Edoardo'),
  },
  ma: {
    surnames: words(
      'El Ouardighi, Benchekroun, Aït Lahcen, Tazi-Saoud, Bouhlal, Lamrabet, Ouazzani, El Khattabi, Zerouali, Hajjaji, Ben Moussa',
    ),
    women: words('Khadija, Fatima-Zahra, Naïma, Ghizlane, Hind, Oumaïma, Latifa, Salma'),
    men: words('Abdelkrim, Mohamed Amine, Driss, Youssef, Hicham, Rachid, El Mehdi, Noureddine'),
  },
  pt: {
    surnames: words(
      'Vasconcelos, Magalhães, Conceição, Sequeira da Mota, Brandão, Quintanilha, Falcão, Teles de Araújo, Nóbrega',
    ),
    women: words('Catarina, Maria da Graça, Inês, Leonor, Conceição, Mafalda, Teresa, Joana'),
    men: words('João Pedro, Simão, Gonçalo, Duarte, Afonso, Sebastião, Vítor, Tomás'),
  },
  nl: {
    surnames: words('van der Velden, Hoogeveen, de Bruijn, Zonneveld, ’t Hooft, Ter Braak, Kuijpers, van Duinhoven'),
    women: words('Marijke, Sanne, Femke, Annelies, Roos, Geertje, Liesbeth, Jolanda'),
    men: words('Joost, Sander, Pieter, Thijs, Wouter, Reinier, Koen, Ruben'),
  },
  gb: {
    surnames: words(
      'Thistlewood, O’Hanlon, Ashcombe, McAllister, Penhaligon, Birtwhistle, Fitzgibbon, Llewellyn-Jones, Carrowmore, Dunstable',
    ),
    women: words('Harriet, Imogen, Rosalind, Siobhan, Beatrix, Gwendolyn, Tamsin, Charlotte Anne'),
    men: words('Alistair, Rupert, Declan, Gareth, Barnaby, Hamish, Edmund, Lewis'),
  },
  far: {
    surnames: words(
      'Nguyen, Okonkwo, Diallo, Rahman, Petrosyan, Kowalczuk, Yamauchi, Castellanos, Traoré, Phan Thanh, Abebe, Haddad',
    ),
    women: words('Thi Lan, Chiamaka, Aminata, Farhana, Anahit, Oksana, Yuko, Yaretzi'),
    men: words('Minh Duc, Emeka, Ousmane, Tanvir, Aram, Bohdan, Kenji, Óscar Iván'),
  },
}

const poolOf: Readonly<Record<Land, readonly string[]>> = {
  fr: ['fr', 'fr', 'fr', 'ma', 'far', 'pt'],
  be: ['fr', 'nl', 'nl', 'ma', 'it'],
  de: ['de', 'de', 'de', 'far', 'it'],
  es: ['es'],
  it: ['it', 'it', 'it', 'far'],
  ma: ['ma'],
  pt: ['pt'],
  nl: ['nl', 'nl', 'far', 'ma'],
  gb: ['gb', 'gb', 'far', 'ma'],
  us: ['gb', 'es', 'far', 'it', 'de'],
  ca: ['gb', 'fr', 'far', 'ma', 'it'],
}

const towns: Readonly<Record<Land, readonly string[]>> = {
  fr: words('Quimper, Saint-Étienne, Béziers, Lons-le-Saunier, Épinal, La Rochelle, Nîmes, Fort-de-France, Tourcoing'),
  be: words('Liège, Verviers, Oostende, Mechelen, Namur, Kortrijk, Ixelles, Leuven'),
  de: words('Göttingen, Lübeck, Saarbrücken, Bad Oldesloe, Köln, Münster, Chemnitz, Würzburg'),
  es: words('Logroño, Cádiz, Badajoz, A Coruña, Teruel, Alcalá de Henares, León, Mérida'),
  it: words('Ferrara, Catanzaro, Reggio nell’Emilia, Cuneo, L’Aquila, Bari, Sassari, Udine'),
  ma: words('Casablanca Anfa, Tétouan, Khouribga, Béni Mellal, Oujda, Salé, Taroudant, Fès'),
  pt: words('Évora, Viseu, Guimarães, Setúbal, Póvoa de Varzim, Faro, Bragança, Covilhã'),
  nl: words('Leeuwarden, Den Haag, Zwolle, ’s-Hertogenbosch, Enschede, Middelburg, Delft'),
  gb: words('Kettering, Aberystwyth, Dundee, Stoke-on-Trent, Lisburn, Truro, Bury St Edmunds, Croydon'),
  us: words('Duluth, Chattanooga, El Paso, Scranton, Boise, Yonkers, Baton Rouge, Tacoma'),
  ca: words('Moncton, Sherbrooke, Lethbridge, Sudbury, Saskatoon, Chicoutimi, Nanaimo, Brampton'),
}

const streets: Readonly<Record<Land, readonly (readonly string[])[]>> = {
  fr: [
    ['14 bis rue des Tanneurs', '29000 Quimper'],
    ['3 allée du Vieux-Moulin', 'Bât. C - Appt 42', '34500 Béziers'],
    ['Lieu-dit Kervoal', '22160 Plougras'],
    ['127 avenue Gambetta', '42000 Saint-Étienne'],
    ['9 impasse de l’Églantine', '39000 Lons-le-Saunier'],
  ],
  be: [
    ['Rue de la Meuse 118 boîte 3', '4020 Liège'],
    ['Zandstraat 44', '8400 Oostende'],
    ['Avenue des Frênes 7', '5000 Namur'],
    ['Bruul 61 bus 12', '2800 Mechelen'],
  ],
  de: [
    ['Mühlenstieg 17a', '23552 Lübeck'],
    ['Am Alten Güterbahnhof 3', '50674 Köln'],
    ['Hermann-Löns-Straße 88', '37085 Göttingen'],
    ['Kirchgasse 5', '66111 Saarbrücken'],
  ],
  es: [
    ['C. de la Encina 23 P03 B', 'Logroño'],
    ['Avda. Constitución 108 esc. 2 1º izq', 'Badajoz'],
    ['Plaza del Pósito 4 bajo', 'Teruel'],
    ['Camino de las Huertas s/n', 'Mérida'],
  ],
  it: [
    ['Via della Scimitarra, n. 12', 'Ferrara (FE)'],
    ['Corso Umberto, n. 204 int. 7', 'Catanzaro (CZ)'],
    ['Vicolo Stretto, n. 3/B', 'Cuneo (CN)'],
    ['Viale dei Platani, n. 51', 'Udine (UD)'],
  ],
  ma: [
    ['Lot. Al Wahda n° 48 Hay Salam', 'Salé'],
    ['12 rue Ibn Batouta Etg 3 Appt 7', 'Casablanca'],
    ['Douar Aït Ouarda Commune Tizgui', 'Béni Mellal'],
    ['Bd Zerktouni Imm. 5 n° 16', 'Oujda'],
  ],
  pt: [
    ['Rua do Poço Velho, 31 2.º Dto', '7000-503 Évora'],
    ['Travessa das Flores, 6', '4810-225 Guimarães'],
    ['Av. da Liberdade, 142 R/C', '2900-312 Setúbal'],
  ],
  nl: [
    ['Prinsengracht 201-III', '2512 GA Den Haag'],
    ['Kerkepad 9', '8011 TS Zwolle'],
    ['Oude Delft 75a', '2611 BC Delft'],
  ],
  gb: [
    ['Flat 4, 27 Gannet Street', 'Kettering', 'NN16 8QX'],
    ['The Old Forge', 'Pentre Lane', 'Aberystwyth', 'SY23 3RT'],
    ['118 Coldharbour Road', 'Croydon', 'CR0 4PL'],
    ['9 Tay Terrace', 'Dundee', 'DD2 1HB'],
  ],
  us: [
    ['4417 Larkspur Ave Apt 2B', 'Duluth, MN 55804'],
    ['902 N Ocoee St', 'Chattanooga, TN 37405'],
    ['61 Prospect Dr Unit 9', 'Yonkers, NY 10705'],
    ['RR 2 Box 118', 'Boise, ID 83709'],
  ],
  ca: [
    ['61 Weldon Street, Unit 4', 'Moncton NB  E1C 5W3'],
    ['2240, rue Galt Ouest, app. 12', 'Sherbrooke (Québec)  J1K 1K4'],
    ['1508 - 7th Avenue South', 'Lethbridge AB  T1J 1N2'],
  ],
}

/** Somebody of a land: names of several origins, a birth place and an address there. */
export function somebody(
  paper: Paper,
  land: Land,
  choice: { sex?: 'F' | 'M'; born?: [number, number]; names?: string } = {},
): Somebody {
  const pool = pools[choice.names ?? paper.pick(poolOf[land])]
  if (pool === undefined) throw new Error(`No names for ${land}.`)
  const sex = choice.sex ?? paper.pick(['F', 'M'] as const)
  const list = sex === 'F' ? pool.women : pool.men
  const first = paper.pick(list)
  const second = paper.pick(list.filter((name) => name !== first))
  const third = paper.pick(list.filter((name) => name !== first && name !== second))
  const given = paper.pick([[first], [first, second], [first, second], [first, second, third]])
  const [from, to] = choice.born ?? [1941, 2007]
  const birth = addDays(`${paper.between(from, to)}-01-01`, paper.between(0, 364))
  const isDoubled = land === 'es' || (land === 'pt' && paper.chance(0.6))
  const last = isDoubled ? `${paper.pick(pool.surnames)} ${paper.pick(pool.surnames)}` : paper.pick(pool.surnames)
  return { last, given, sex, birth, town: paper.pick(towns[land]), address: paper.pick(streets[land]) }
}

/** Birth places abroad, without and with their land. */
export const abroad = words(
  'Thiès, Dakar, Abidjan, Da Nang, Ibadan, Sylhet, Pune, Gyumri, Poltava, Kumamoto, Cali, Puebla, Izmir, Gondar, Recife, Sfax, Tlemcen, Meknès, Cebu',
)

/** A town of a land. */
export function townOf(paper: Paper, land: Land): string {
  return paper.pick(towns[land])
}

/** Public bodies and firms that do not exist, by what they do. */
export const issuers = {
  verification: words(
    'Verilor Identity B.V., Nordpass Trust AG, Clairvue Identités SAS, Hallmark & Finch ID Ltd, Confirmis Technologies Inc.',
  ),
  banks: words(
    'Banque Orsel & Fils, Crédit du Vexin, Lindenhof Privatbank AG, Caledon Mutual Bank, Atlas Épargne S.A., Northwater Securities Inc.',
  ),
  airlines: words('Air Bregille, Meridia Airways, Transalia, Polarvik'),
  clinics: words(
    'Centre de santé des Alpilles, Clinique Al Hikma, Riverside Vaccination Centre, Gesundheitsamt Ostmark',
  ),
} as const
