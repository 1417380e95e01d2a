import type { Paper } from '../../paper.ts'
import type { Home } from './people.ts'

const streets = {
  english:
    'Alder Beacon Chapel Dover Fountain Granary Hazel Ivy Juniper Kestrel Lantern Mulberry Nelson Orchard Primrose Quarry Railway Spring Tannery Union Victoria Walnut Yew Meadow Station Mill'.split(
      ' ',
    ),
  french:
    'des Tilleuls,de la Fontaine,du Moulin,Victor Horta,des Champs,de l’Église,Saint-Roch,du Château,de la Gare,des Écoles,Pré-Fleuri,du Lac,des Marronniers,de la Paix,Émile Mayrisch'.split(
      ',',
    ),
  moroccan:
    'Ibn Sina,Oued Sebou,Al Farabi,Moulay Ismaïl,Abou Bakr Seddik,des Orangers,Taddart,Jbel Toubkal,Omar Khayyam,du 16 Novembre,Ibn Khaldoun,Al Khansa,Yacoub El Mansour,Mohammed VI'.split(
      ',',
    ),
} as const

const towns = {
  US: 'Toledo, OH 436##;Boise, ID 837##;Tempe, AZ 852##;Macon, GA 312##;Duluth, MN 558##;Fresno, CA 937##;Lowell, MA 018##;Tacoma, WA 984##;Biloxi, MS 395##;Pueblo, CO 810##;Yonkers, NY 107##;Ocala, FL 344##;Flint, MI 485##;Camden, NJ 081##;Lubbock, TX 794##'.split(
    ';',
  ),
  GB: 'LINCOLN|LN2 #@@;Swansea|SA1 #@@;DUNDEE|DD3 #@@;Stockport|SK4 #@@;Hove|East Sussex|BN3 #@@;Newry|BT34 #@@;PLYMOUTH|PL4 #@@;Wrexham|LL11 #@@;Kettering|Northants|NN15 #@@;LONDON|SE15 #@@;LONDON|N7 #@@;Truro|Cornwall|TR1 #@@;Kirkcaldy|Fife|KY1 #@@'.split(
    ';',
  ),
  IE: 'Athlone|Co. Westmeath|N37 @#@#;Dublin 6W|D6W @@##;Tralee|Co. Kerry|V92 @@##;Drogheda|Co. Louth|A92 @#@#;Ennis|Co. Clare|V95 @@##;Dungarvan|Co. Waterford|X35 @@##;Dublin 15|D15 @@##'.split(
    ';',
  ),
  MA: '50000 Meknès;90000 TANGER;80000 Agadir;60000 Oujda;14000 KENITRA;11000 Salé;24000 El Jadida;93000 Tétouan;46000 Safi;20250 CASABLANCA;26100 Berrechid;45000 Ouarzazate'.split(
    ';',
  ),
  BE: '1348 Louvain-la-Neuve;6000 CHARLEROI;7500 Tournai;4800 Verviers;1050 BRUXELLES;9000 Gent;8400 Oostende;3500 HASSELT;6800 Libramont-Chevigny;1410 Waterloo'.split(
    ';',
  ),
  CH: '1700 Fribourg;2000 Neuchâtel;1201 Genève;3960 Sierre;1870 Monthey;2740 Moutier;8400 Winterthur;4051 Basel;6600 Locarno;1260 Nyon'.split(
    ';',
  ),
  LU: 'L-4210 Esch-sur-Alzette;L-9053 ETTELBRUCK;L-3510 Dudelange;L-6440 Echternach;L-2530 LUXEMBOURG;L-8041 Strassen;L-7520 Mersch'.split(
    ';',
  ),
} as const

/** An address put together of parts, in the form of its country. */
export function builtAddress(paper: Paper, home: Home): readonly string[] {
  const number = String(paper.pick([paper.between(1, 99), paper.between(100, 480)]))
  const town = paper.code(paper.pick<string>(towns[home]).replace(/ #@@/, ` ${paper.between(1, 9)}@@`))
  const english = paper.pick<string>(streets.english)
  const french = paper.pick<string>(streets.french)
  switch (home) {
    case 'US': {
      const side = paper.pick(['', '', 'N ', 'S ', 'E ', 'NW '])
      const unit = paper.pick([
        '',
        '',
        '',
        ` Apt ${paper.between(1, 40)}`,
        ` Unit ${paper.between(1, 12)}${paper.pick(['A', 'B'])}`,
        ` # ${paper.between(100, 999)}`,
        ', 2nd Fl',
      ])
      const street = `${number}${paper.pick(['', '', paper.code('##')])} ${side}${english} ${paper.pick(['St', 'Ave', 'Dr', 'Ln', 'Court', 'Road', 'Blvd', 'Pkwy', 'Way'])}${unit}`
      return paper.chance(0.3) ? [street, town].map((row) => row.toUpperCase()) : [street, town]
    }
    case 'GB':
    case 'IE': {
      const street = `${number} ${english} ${paper.pick(['Road', 'Street', 'Close', 'Drive', 'Avenue', 'Grove', 'Way', 'Gardens', 'Terrace'])}`
      const first = paper.pick([
        [],
        [],
        [],
        [`Flat ${paper.between(1, 30)}`],
        [`${paper.pick<string>(streets.english)} House`],
        [`Apartment ${paper.between(1, 60)}, The ${paper.pick<string>(streets.english)}`],
      ])
      return [...first, street, ...town.split('|')]
    }
    case 'MA': {
      const way = `${paper.pick(['rue', 'Rue', 'Avenue', 'Bd', 'Hay'])} ${paper.pick<string>(streets.moroccan)}`
      return paper.pick([
        [`${number}, ${way}`, town],
        [`Imm. ${paper.between(1, 40)}, Appt ${paper.between(1, 24)}`, way, town],
        [`N° ${number} ${way}`, town],
        [`Lot. ${paper.pick<string>(streets.moroccan)}, Villa ${paper.between(2, 90)}`, town],
        [way, `${number}, ${paper.between(1, 5)}e étage`, town],
      ])
    }
    case 'BE':
      return [
        `${paper.pick(['Rue', 'Avenue', 'Chaussée', 'Place'])} ${french} ${number}${paper.pick(['', '', ` bte ${paper.between(1, 20)}`, '/B', ` boîte ${paper.between(1, 9)}`])}`,
        town,
      ]
    case 'CH':
      return [
        `${paper.pick(['Rue', 'Chemin', 'Route', 'Ruelle'])} ${french} ${number}${paper.pick(['', '', 'A', ' bis'])}`,
        town,
      ]
    case 'LU':
      return [
        `${number}${paper.pick(['', '', 'A'])}, ${paper.pick(['rue', 'avenue', 'route', 'montée'])} ${french}`,
        town,
      ]
  }
}
