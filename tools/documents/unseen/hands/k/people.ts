import type { Paper } from '../../paper.ts'

/** The countries that this author draws. */
export type Land = 'GB' | 'IE' | 'BE' | 'LU' | 'DE' | 'NL' | 'ES' | 'IT'

/** Somebody who does not exist. */
export interface Somebody {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly initials: string
  readonly name: string
}

/** A person of a country. */
export function somebody(paper: Paper, land: Land, sex: 'F' | 'M' = paper.pick(['F', 'M'] as const)): Somebody {
  const surname = paper.pick(surnames[land].split(','))
  const given = paper.pick((sex === 'F' ? women : men)[land].split(','))
  const initials = paper.chance(0.4) ? `${given.charAt(0)} ${paper.code('@')}` : given.charAt(0)
  return { given, surname, sex, initials, name: `${given} ${surname}` }
}

/** Several people of different names. */
export function people(paper: Paper, land: Land, count: number): readonly Somebody[] {
  const found: Somebody[] = []
  while (found.length < count) {
    const next = somebody(paper, land)
    if (found.every(({ given, surname }) => given !== next.given && surname !== next.surname)) found.push(next)
  }
  return found
}

/** The lines of an address without the name; # becomes a digit of the house. */
export function home(paper: Paper, land: Land): readonly string[] {
  return paper
    .pick(homes[land].split('|'))
    .replace('#', String(paper.between(2, 148)))
    .split('/')
    .map((line) => line.trim().replace('c\\o', 'c/o'))
}

const surnames: Readonly<Record<Land, string>> = {
  GB: "Whitcombe,Okonkwo,Begum,MacAllister,Pryce-Jones,Featherstone,Adeyemi,O'Rourke,Kaur,Threlfall,Nowak,Blenkinsop,St John,Hussain,Lockwood,Penrose,Achterberg,Sandhu,Yeboah,Duckworth,Ridley,Ng,Vasquez-Hart,Iqbal,Llewellyn",
  IE: "Ní Dhomhnaill,O'Shaughnessy,Mac Gabhann,Kinsella,Fitzgibbon,Olatunji,Zielinska,Prendergast,de Búrca,Hanrahan,Ó Ceallaigh,Ferreira,Quigley,McGrattan",
  BE: "Van den Bossche,Delvaux,Lambrechts,El Amrani,Dupriez,De Smedt,Kabongo,Lejeune-Hardy,Vermeersch,Öztürk,D'Hondt,Stassart,Wauters,Mbuyi",
  LU: 'Weydert,Schroeder,Da Silva Monteiro,Hoffmann-Kieffer,Thill,Pereira,Reuland,Muller,Bintz,Agovic,Faber,Wiltgen',
  DE: 'Köhlmeier,Freiherr von Ahlen,Yildirim,Groß,Schäfer-Brandt,Kowalczyk,Übelacker,Petrovic,Nguyen,Hinrichsen,Bäumler,Strauß',
  NL: 'van der Heijden,de Groot,Bouzid,Hoekstra,ter Braak,Sewnarain,Kuipers,van Oosterom,Yilmaz,Postma,Jansen-de Wit,Verhulst',
  ES: 'García Ibáñez,Peñalver Ruiz,Etxeberria Aguirre,Núñez Cano,Bouchaib El Idrissi,Llorens Puig,Quispe Mamani,Rodríguez-Sáez Gil,Castaño Vela,Figueroa Muñoz,Zubiri Otamendi,Oliveira Prado',
  IT: "D'Ambrosio,Ferrarini,De Santis,Lo Presti,Gallo,Bianchetti,Zanon,El Hadidi,Pellegrino,Dell'Orto,Hoxha,Caruso-Villa",
}

const women: Readonly<Record<Land, string>> = {
  GB: 'Harriet,Ngozi,Shabnam,Fiona,Bronwen,Philippa,Aleksandra,Simran,Mary-Ann,Imogen,Yasmin,Gwen,Dorothy,Chloë,Abigail,Winifred',
  IE: 'Sinéad,Aoife,Caoimhe,Gráinne,Bridget,Temitope,Máire,Orla,Róisín,Niamh',
  BE: 'Anne-Sophie,Marleen,Fatiha,Geneviève,Lien,Noémie,Griet,Chloé,Merveille,Hélène',
  LU: 'Josiane,Maria-Luísa,Tessy,Danièle,Nathalie,Edina,Liette,Sónia,Mireille',
  DE: 'Annegret,Ayse,Käthe,Sabine,Jana,Thi Lan,Ursula,Mareike,Brunhilde,Ilka',
  NL: 'Anneke,Fatima,Marijke,Sanne,Roos,Geertje,Priya,Liesbeth,Noor,Femke',
  ES: 'María Jesús,Ainhoa,Montserrat,Begoña,Lucía,Nuria,Rosa,Itziar,Zulema,Concepción',
  IT: 'Giuseppina,Chiara,Niccolina,Lucrezia,Maria Grazia,Eleonora,Teresa,Ilaria,Arjeta,Ornella',
}

const men: Readonly<Record<Land, string>> = {
  GB: 'Alistair,Chukwuemeka,Imran,Rhys,Desmond,Jean-Paul,Harpreet,Kacper,Rupert,Leighton,Tariq,Gareth,Wilfred,Stuart,Kwame,Noel',
  IE: 'Pádraig,Cormac,Eoin,Séamus,Tunde,Diarmuid,Fergus,Piotr,Donal,Conor',
  BE: 'Jean-Marc,Wim,Mohamed,Thibault,Joris,Gaëtan,Emre,Luc,Dieudonné,Pieter-Jan',
  LU: 'Jean-Claude,Nuno,Fränk,Romain,Serge,Marco,João,Guy,Adnan',
  DE: 'Jürgen,Mehmet,Karl-Heinz,Björn,Detlef,Minh,Sören,Uwe,Matthäus,Volker',
  NL: 'Jeroen,Sjoerd,Karim,Cornelis,Bas,Radj,Wouter,Hendrik-Jan,Teun,Maarten',
  ES: 'José Luis,Íñigo,Jordi,Andrés,Yeray,Joaquín,Álvaro,Xabier,Martín,Ángel',
  IT: 'Gianluca,Niccolò,Salvatore,Andrea,Pierluigi,Ettore,Ivan,Tommaso,Luan,Dario',
}

const homes: Readonly<Record<Land, string>> = {
  GB: "Flat 3B/# Brackenhurst Road/Headingley/LEEDS/LS6 3QP|# Cwm Terrace/Tonypandy/Rhondda Cynon Taf/CF40 2DL|The Old Forge/Mill Lane/Upper Tadmarton/BANBURY/Oxfordshire/OX15 5TB|#A Lordship Lane/London/SE22 8HF|Top Floor Right/# Garioch Street/GLASGOW/G20 8RA|# St. Mary's Close/Kempston/Bedford/MK42 8NE|Apartment 1204/Wharf House/# Piccadilly Wharf/MANCHESTER/M1 2GH|c\\o Mrs Threlfall/# Strandtown Park/BELFAST/BT4 3JD|Penhallow Cottage/St Issey/Wadebridge/Cornwall/PL27 7QB|# Harehills Avenue/Coventry/West Midlands/CV5 7HT|Unit 6/# Old Kent Road/LONDON/SE1 5TY",
  IE: "Apt 14/# Sir John Quay/Dublin 2/D02 XR27|Knockroe/Ballinlough/Co. Roscommon/F45 V206|# Páirc na gCapall/Kilworth/Co. Cork/P61 HK38|Tullymoy/Stradbally/Portlaoise/Co Laois/R32 PN44|# Seapoint Avenue/Monkstown/Co. Dublin/A94 FT91|Flat 2/# Shop Street/Galway/H91 TW5C|# O'Connell Gardens/Ennis/Co. Clare/V95 KD72|Derrynane Lodge/Caherdaniel/Co. Kerry/V93 CA60",
  BE: 'Rue du Moulin #, bte 4/5000 NAMUR|Chaussée de Wavre # b12/1050 IXELLES|Avenue des Tilleuls #/4000 LIEGE|Clos du Verger #/1348 OTTIGNIES-LOUVAIN-LA-NEUVE|Rue Saint-Hubert #/6800 LIBRAMONT-CHEVIGNY|Vlaanderenstraat # bus 3/9000 GENT|Quai de Rome # bte 53/4000 LIEGE|Drève du Prieuré #/1160 AUDERGHEM',
  LU: "#, rue de Neudorf/L-2220 Luxembourg|#B, Grand-Rue/L-9051 Ettelbruck|#, op der Heed/L-1709 Senningerberg|Maison #/L-9753 Heinerscheid|#, boulevard John F. Kennedy/L-4170 Esch-sur-Alzette|#, route d'Arlon/L-8008 Strassen",
  DE: 'Lindenstraße #/30519 Hannover|Am Alten Zollhof # a/40221 Düsseldorf|Kastanienallee #/Hinterhaus, 2. OG/10435 Berlin|Schloßgasse #/01662 Meißen|Bürgermeister-Smidt-Str. #/28195 Bremen|Hauptstr. #/79685 Häg-Ehrsberg|Gänsemarkt #/20354 Hamburg',
  NL: 'Oudegracht # bis/3511 AP UTRECHT|Prinsengracht #-III/1015 DX AMSTERDAM|Dorpsstraat #/9551 AE SELLINGEN|Koningin Wilhelminalaan #A/2274 AB VOORBURG|Statenweg #/3039 HJ ROTTERDAM|Beatrixstraat #/5038 GC TILBURG',
  ES: 'Calle Mayor #, 3º Izda./28013 MADRID|Avda. de la Constitución, #, 2º B/41004 SEVILLA|Carrer de Provença #, pral. 1a/08037 BARCELONA|Plaza del Mercado, #/26200 HARO (LA RIOJA)|Urb. Los Olivos, # - Portal 2/29650 MIJAS (MÁLAGA)|Kale Nagusia #, 4-D/20800 ZARAUTZ (GIPUZKOA)',
  IT: "VIA GIUSEPPE VERDI # INT. 7/20121 MILANO MI|VIALE DELLA LIBERTA' #/90143 PALERMO PA|VICOLO DEL POZZO #/50122 FIRENZE FI|STRADA PROVINCIALE 12 N. #/35020 PONTE SAN NICOLO' PD|CORSO VITTORIO EMANUELE II #/80121 NAPOLI NA|PIAZZA DUOMO #/38122 TRENTO TN",
}
