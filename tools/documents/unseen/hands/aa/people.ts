import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Whose names, streets and firms. */
export type Land = 'FR' | 'MA' | 'GB' | 'IE' | 'BE' | 'DE' | 'IT' | 'ES' | 'NL' | 'CA'

/** Somebody of a paper. */
export interface Who {
  readonly given: string
  readonly surname: string
  readonly full: string
  readonly sex: 'F' | 'M'
  readonly born: string
  readonly birthplace: string
  /** Street, then town. */
  readonly lines: readonly [string, string]
}

interface Stock {
  readonly women: string
  readonly men: string
  readonly surnames: string
  readonly streets: string
  readonly towns: string
}

const stocks: Record<Land, Stock> = {
  FR: {
    women: 'Anne-Lise|Capucine|Solène|Maëlle|Bérengère|Noémie',
    men: 'Gaspard|Loïc|Thibault|Jean-Noël|Éloi|Baptiste',
    surnames: 'Kermarrec|Delahousse|Baudry|Le Guennec|Escoffier|Vasseur|Pruvost|Maignan',
    streets: '14 bis rue des Carmélites|7 impasse du Moulin Neuf|128 boulevard Jean-Jaurès|3 allée des Tilleuls',
    towns: '29200 BREST|59800 LILLE|34070 MONTPELLIER|71100 CHALON-SUR-SAÔNE',
  },
  MA: {
    women: 'Ghizlane|Hasnaa|Loubna|Siham|Ikram|Nezha',
    men: 'Anouar|Abdelilah|Tarik|Redouane|Hicham|Mounir',
    surnames: 'El Ouardighi|Bensouda|Tazi Chraibi|Lahlimi|Aït Oubella|Benchekroun|Zerhouni|Skalli',
    streets:
      '22, rue Oued Ziz, Agdal|Résidence Al Manar, imm. C, appt 11|145, bd Zerktouni, 4ème étage|Lot Narjiss, n° 308',
    towns: '10090 Rabat|20250 Casablanca|30000 Fès|40160 Marrakech',
  },
  GB: {
    women: 'Imogen|Harriet|Rhiannon|Nadia|Philippa|Isla',
    men: 'Alistair|Rhys|Kieran|Desmond|Giles|Tobias',
    surnames: 'Thackeray|Ollerenshaw|Pryce-Jones|Mackintosh|Fairweather|Okonjo|Sedgwick|Twelvetrees',
    streets: 'Flat 4, 61 Cardigan Road|18 Priory Close|2 Mill Cottages|207B Lordship Lane',
    towns: 'Leeds LS6 1DW|Shrewsbury SY2 5QP|Penarth CF64 3NL|London SE22 8HA',
  },
  IE: {
    women: 'Aoife|Gráinne|Sinéad|Caoimhe|Orla|Bríd',
    men: 'Cathal|Diarmuid|Fiachra|Eoin|Pádraig|Oisín',
    surnames: "O'Shaughnessy|Mac Giolla|Prendergast|Ní Bhriain|Hanrahan|Kilbride|Tuohy|McElligott",
    streets: '9 Ashgrove Terrace|The Old Forge, Main Street|31 Castlepark Heights|Apt 12, Harbour Mill',
    towns: 'Co. Clare V95 K2X7|Limerick V94 T9P3|Galway H91 E6W8|Co. Kildare W91 F4R2',
  },
  BE: {
    women: 'Fien|Apolline|Lotte|Amandine|Griet|Sabrine',
    men: 'Wannes|Cédric|Joris|Grégoire|Pieterjan|Ludovic',
    surnames: 'Vandersteen|De Bruycker|Lejeune|Verhaeghe|Dumonceau|Claeys|Wauters|Piron',
    streets: 'Rue du Beffroi 18 boîte 3|Chaussée de Wavre 412|Avenue des Acacias 7|Place Saint-Jacques 25',
    towns: '4000 Liège|1050 Ixelles|5000 Namur|7500 Tournai',
  },
  DE: {
    women: 'Annegret|Wiebke|Theresia|Jutta|Leonie|Friederike',
    men: 'Jörg|Hannes|Eckhard|Matthias|Till|Benedikt',
    surnames: 'Großkopf|Überreuter|Lindenschmidt|Petersen|Rößler|Kaltenbach|Yıldız|Wrede',
    streets: 'Ahornweg 12|Am Alten Markt 5a|Schillerstraße 118|Kirchgasse 3',
    towns: '24103 Kiel|97070 Würzburg|50823 Köln|01099 Dresden',
  },
  IT: {
    women: 'Ludovica|Rosalba|Ginevra|Mariangela|Ilaria|Fiorenza',
    men: 'Ettore|Gianluca|Nicolò|Saverio|Carmine|Leonardo',
    surnames: "D'Ambrosio|Pellegrinelli|Quagliarella|De Santis|Zanotto|Cavicchioli|Mastroianni|Lo Presti",
    streets: 'Via dei Mille, 44|Corso Garibaldi, 9/B|Piazza San Rocco, 2|Viale Trieste, 171',
    towns: '40126 Bologna BO|37121 Verona VR|70122 Bari BA|16121 Genova GE',
  },
  ES: {
    women: 'Macarena|Itziar|Rocío|Nuria|Begoña|Inmaculada',
    men: 'Íñigo|Gonzalo|Jordi|Álvaro|Rubén|Eusebio',
    surnames: 'Etxeberria Solano|Muñoz Piqueras|Caballero Ruano|Vallverdú Prat|Cordero Nieto|Zabala Otero',
    streets: 'C/ Alcalde Móstoles, 15, 3º B|Avda. de la Constitución, 88|Pza. Mayor, 4, bajo|C/ del Pez, 27, 1º izda.',
    towns: '41001 Sevilla|48009 Bilbao|08025 Barcelona|28004 Madrid',
  },
  NL: {
    women: 'Marijke|Fenna|Lieke|Sanne|Roos|Willemijn',
    men: 'Sjoerd|Bram|Thijs|Maarten|Floris|Ruben',
    surnames: 'van den Heuvel|Hoekstra|de Wolff|Terpstra|van Loon|Kuipers|ter Braak|Oosterhuis',
    streets: 'Prinsengracht 611-II|Korte Molenweg 8|Burg. de Raadtsingel 97|Noorderstraat 30A',
    towns: '1016 HT Amsterdam|9711 KN Groningen|3311 JD Dordrecht|6221 BX Maastricht',
  },
  CA: {
    women: 'Marguerite|Priya|Josiane|Kaitlyn|Odette|Chantale',
    men: 'Réjean|Gurpreet|Yvon|Dwayne|Normand|Alphonse',
    surnames: 'Thériault|Sidhu|Beausoleil|MacPhail|Quesnel|Arsenault|Wojcik|Desrosiers',
    streets: '1184, rang Saint-Joseph|57, rue Murray, app. 302|2209, av. Letourneux|610, ch. du Lac',
    towns: 'Rimouski (Québec) G5L 3K7|Gatineau (Québec) J8X 2H4|Montréal (Québec) H1V 2N9|Sherbrooke (Québec) J1H 4R2',
  },
}

/** People of a country, none twice; all live in one of four homes. */
export function crowd(paper: Paper, land: Land): () => Who {
  const stock = stocks[land]
  const met = new Set<string>()
  const next = (): Who => {
    const sex = paper.pick(['F', 'M'] as const)
    const given = paper.pick((sex === 'F' ? stock.women : stock.men).split('|'))
    const surname = paper.pick(stock.surnames.split('|'))
    if (met.has(given) || met.has(surname)) return next()
    met.add(given).add(surname)
    return {
      given,
      surname,
      full: `${given} ${surname}`,
      sex,
      born: addDays(paper.today, -paper.between(8400, 26000)),
      birthplace: paper
        .pick(stock.towns.split('|'))
        .replace(/[\d#]|\b[A-Z0-9]{2,4} [A-Z0-9]{3}$|\(.*$/g, '')
        .trim(),
      lines: [paper.pick(stock.streets.split('|')), paper.pick(stock.towns.split('|'))],
    }
  }
  return next
}

const firms: Record<Land, string> = {
  FR: 'Ateliers Rivoire|Menuiserie du Ponant|Sogetherm Conseil|Brûlerie Saint-Goustan|Lumatek Ingénierie',
  MA: 'Atlas Froid Industriel|Maghreb Textile Négoce|Bouregreg Conseil|Oasis Agro Export|Sud Logistique',
  GB: 'Hebden Joinery|Larkspur Analytics|Northgate Scaffolding|Tidewell Foods|Quillfeather Press',
  IE: 'Corrib Seafoods|Slieve Bloom Timber|Liffeyside Dental|Burren Software|Shannon Tooling',
  BE: 'Brasserie du Vieux Canal|Meuse Métal Services|Sambre Toitures|Lys Interim|Ardenne Numérique',
  DE: 'Fördekontor Handels|Mainblick Optik|Rheinuferbau|Elbsandstein Technik|Hanseatische Fahrradwerke',
  IT: 'Officine Valpolicella|Adriatica Imballaggi|Cantieri Lanterna|Pastificio Due Torri|Murgia Servizi',
  ES: 'Talleres Guadaira|Olivar del Sur|Ría Naval|Consultores Poblenou|Chamberí Gestión',
  NL: 'Waddenkaas|Grachtengroen Hoveniers|Maasvallei Techniek|Noorderlicht Installaties|Biesbosch Boten',
  CA: 'Érablière Grand-Rang|Outaouais Mécanique|Plomberie Trois-Pistoles|Fundy Kayak|Prairie Grain Handling',
}

/** The name of a firm, without its form. */
export function firm(paper: Paper, land: Land): string {
  return paper.pick(firms[land].split('|'))
}
