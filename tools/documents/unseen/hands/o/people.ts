import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Somebody who does not exist, as a card knows them. */
export interface Holder {
  readonly last: string
  readonly first: string
  /** All given names. */
  readonly given: string
  readonly sex: 'F' | 'M'
  readonly birth: string
  readonly town: string
}

interface Names {
  readonly last: readonly string[]
  readonly F: readonly string[]
  readonly M: readonly string[]
  readonly towns: readonly string[]
}

const list = (names: string) => names.split(', ')

const names = {
  CA: {
    last: list(
      "Abernathy, Bhullar, Castellano, Dhaliwal, Eriksen, Fontaine, Gallacher, Hrynkiw, Iskander, Jankowski, Kowalchuk, Lemieux, MacEachern, Nakagawa, O'Halloran, Petrosyan, Quon, Ramnarine, Sutherland-Roy, Tkachuk, Ummat, Van der Meer, Wiebe, Xu, Yerxa, Zacharias, St. Onge, Desjarlais, Okonkwo, Thiessen",
    ),
    F: list(
      'Amrita, Beverley, Carleen, Daphne, Eun-Ji, Farida, Gwendolyn, Harpreet, Ilona, Joy, Kathryn, Lorna, Mei Lin, Nadine, Oksana, Priya, Rhoda, Siobhan, Tamsin',
    ),
    M: list(
      'Alistair, Bohdan, Cedric, Darnell, Emeka, Fraser, Gurjit, Hamish, Idris, Jaspreet, Kelvin, Lorne, Mateusz, Nolan, Orest, Prakash, Rupert, Stellan, Tobias',
    ),
    towns: list(
      'Guelph ON, Brandon MB, Manila, Kyiv, Amritsar, Halifax NS, Lagos, Sudbury ON, Hong Kong, Moose Jaw SK, Leeds, Beirut',
    ),
  },
  QC: {
    last: list(
      "Archambault, Bellavance, Charbonneau, D'Amours, Émond, Fiset, Guérette, Hamelin, Imbeault, Jean-Baptiste, Kirouac, Lafrenière, Malenfant, Nadon, Ouellet, Pépin, Quirion, Rousseau, St-Hilaire, Tremblay-Côté, Vézina, Benmoussa, Nguyen, Haddad, Ferreira, Desrosiers, Diallo, Lachance, Ayotte",
    ),
    F: list(
      'Annick, Béatrice, Céline, Danièle, Édith, France, Geneviève, Hélène, Ioana, Josée, Karine, Lucie, Marie-Ève, Noémie, Odette, Rachida, Solange, Thuy, Yolaine',
    ),
    M: list(
      'Alexis, Benoît, Cédric, Denis, Étienne, François, Gaétan, Hubert, Ismaël, Jean-Marc, Karim, Léandre, Mathieu, Normand, Olivier, Réjean, Stéphane, Tuan, Yvon',
    ),
    towns: list(
      'Sherbrooke, Alma, Port-au-Prince, Alger, Trois-Rivières, Montréal, Lévis, Beyrouth, Rimouski, Sorel-Tracy, Val-d’Or, Saïgon',
    ),
  },
  US: {
    last: list(
      "Abbruzzese, Bridgewater, Castaneda, Delacroix, Ellsworth, Fairbanks, Guerrero, Hollingsworth, Iglesias, Jorgensen, Kealoha, Ledbetter, Montoya-Reyes, Nwosu, O'Shaughnessy, Pruitt, Quarles, Rutherford, Schexnayder, Trujillo, Underwood, Villanueva, Whitehorse, Yamamoto, Zielinski, Tran, De La Rosa, McCullough, Begay",
    ),
    F: list(
      'Alondra, Brianna, Catalina, Darlene, Esperanza, Faith, Guadalupe, Hannah, Imani, Jolene, Keisha, Lourdes, Maribel, Noelle, Ophelia, Rosalind, Savannah, Tamika, Xiomara',
    ),
    M: list(
      'Adrian, Brett, Clayton, Dominic, Ezequiel, Floyd, Garrett, Hector, Isaiah, Jamal, Kurtis, Leonel, Marcus, Nathaniel, Osvaldo, Quentin, Reginald, Silas, Trevor',
    ),
    towns: ['Ohio'],
  },
  GB: {
    last: list(
      "Ainsworth, Bhattacharya, Cholmondeley, Duckworth, Eastwood, Featherstone, Garside, Hussain, Ingleby, Jephcott, Khatun, Llewellyn, MacFarlane, Nettleton, Oyelaran, Pemberton, Quigley, Rowbotham, Shuttleworth, Trevithick, Uddin, Vaughan, Winstanley, Yardley, Zaman, D'Souza, Smith-Barnes, McIlroy",
    ),
    F: list(
      'Agnes, Bronwen, Chidinma, Deborah, Eluned, Fiona, Gemma, Hazel, Imogen, Jacqueline, Kirsty, Lynne, Morag, Nasreen, Olwen, Philippa, Rosemary, Sumaiya, Tracey',
    ),
    M: list(
      'Alun, Barnaby, Craig, Duncan, Emrys, Fergus, Graham, Huw, Imran, Jeremy, Keith, Leighton, Murdo, Nigel, Owain, Piers, Rohan, Stuart, Trevor',
    ),
    towns: list('UNITED KINGDOM, INDIA, NIGERIA, SCOTLAND, IRELAND, PAKISTAN, POLAND, WALES'),
  },
  IE: {
    last: list(
      "Ní Dhomhnaill, Ó Súilleabháin, Brannigan, Cullinane, Devereux, Egan, Fitzgibbon, Geraghty, Heffernan, Kinsella, Lenihan, McInerney, Nestor, O'Dwyer, O'Loughlin, Prendergast, Quirke, Rafferty, Scanlan, Tynan, Walsh, Adeyemi, Kowalska, Popescu, Mac Giolla",
    ),
    F: list(
      'Aoife, Bríd, Caoimhe, Deirdre, Eimear, Fionnuala, Gráinne, Honor, Íde, Jacinta, Katarzyna, Lorcánne, Máire, Niamh, Orla, Róisín, Sinéad',
    ),
    M: list(
      'Aidan, Barry, Cathal, Diarmuid, Eoin, Fiachra, Gearóid, Hugh, Iarla, Jarlath, Kieran, Lorcan, Micheál, Niall, Oisín, Pádraig, Ruairí',
    ),
    towns: list('IRELAND, UNITED KINGDOM, POLAND, ROMANIA, NIGERIA'),
  },
  FR: {
    last: list(
      "Aubertin, Bénichou, Chassagne, De la Rochère, Escoffier, Fournel, Guillemot, Hautecœur, Izard, Jacquemin, Kermarrec, Le Goff, Marchandeau, N'Diaye, Ollivier, Perrault, Queffélec, Roussillon, Sauvageot, Thévenet, Urbain, Vauquelin, Wattrelos, Yildirim, Zerrouki, Da Silva, Traoré, Pham",
    ),
    F: list(
      'Agathe, Bérénice, Capucine, Delphine, Élodie, Fatoumata, Ghislaine, Héloïse, Inès, Jeanne, Karima, Laëtitia, Maëlle, Nathalie, Océane, Perrine, Rose-Marie, Sabrina',
    ),
    M: list(
      'Aurélien, Baptiste, Cyril, Didier, Emmanuel, Franck, Gauthier, Hervé, Ibrahima, Jean-Luc, Kévin, Loïc, Mehdi, Nicolas, Octave, Philippe, Régis, Sébastien',
    ),
    towns: list(
      'LYON 3E (69), NANTES (44), BREST (29), ORAN (ALGERIE), LILLE (59), ANGERS (49), DAKAR (SENEGAL), NICE (06)',
    ),
  },
  DE: {
    last: list(
      'Achterberg, Brückner, Czerny, Dörfler, Eichhorn, Fröhlich, Grünwald, Hölscher, Iwersen, Jäger, Kühnel, Lüdemann, Mönch, Nüßlein, Oberländer, Pfänder, Quast, Röttgen, Schönfeld, Täuber, Ünal, Vößing, Wächter, Yıldız, Zöllner'
        .replace('ı', 'i')
        .replace('ı', 'i'),
    ),
    F: list(
      'Annegret, Brigitte, Cornelia, Dörte, Elif, Friederike, Gudrun, Heike, Ingrid, Jutta, Kathrin, Lieselotte, Martina, Nele, Ortrud, Petra',
    ),
    M: list(
      'Andreas, Bernd, Carsten, Detlef, Emre, Friedhelm, Günter, Holger, Ingo, Jürgen, Kai Uwe, Lothar, Matthias, Norbert, Olaf, Reinhold',
    ),
    towns: list('BERLIN, KÖLN, GÖTTINGEN, IZMIR, LEIPZIG, BREMERHAVEN, WÜRZBURG, ROSTOCK'),
  },
  BE: {
    last: list(
      'Andries, Bosmans, Claessens, De Backer, Eeckhout, Fontenoy, Goossens, Hendrickx, Istasse, Jadot, Kumba, Lambrechts, Mertens, Nys, Oger, Peeters, Quintens, Rombouts, Schoonjans, Tshibangu, Van den Bossche, Vandeputte, Wauters, Ysebaert, El Amrani',
    ),
    F: list(
      'An-Sofie, Bernadette, Chantal, Dorien, Els, Fabienne, Greet, Hilde, Ilse, Joëlle, Kaat, Liesbeth, Mieke, Naïma, Pascale, Véronique',
    ),
    M: list(
      'Arnaud, Bart, Christophe, Dirk, Erwin, Filip, Geert, Hans, Ivo, Joris, Koen, Luc, Maarten, Nabil, Pieter, Wim',
    ),
    towns: list('Gent, Liège, Charleroi, Mechelen, Namur, Kinshasa, Brugge, Oujda'),
  },
  MA: {
    last: list(
      'AIT BENHADDOU, BENCHEKROUN, CHRAIBI, DAOUDI, EL FASSI, FILALI, GUESSOUS, HAJJI, IDRISSI KAITOUNI, JETTOU, KABBAJ, LAHLOU, MOUTAOUAKIL, NACIRI, OUAZZANI, OULD AHMED, QADIRI, RHARBAOUI, SEBTI, TAZI, TOUZANI, WAHBI, YACOUBI, ZNIBER, BOUHADDOU, EL KHATTABI',
    ),
    F: list(
      'AICHA, BOUCHRA, CHAIMAE, DOUNIA, FATIMA-ZAHRA, GHIZLANE, HANANE, IKRAM, JAMILA, KHADIJA, LOUBNA, MERYEM, NAJAT, OUMAIMA, RAJAE, SOUKAINA',
    ),
    M: list(
      'ABDELLATIF, BRAHIM, CHAKIB, DRISS, EL MEHDI, FOUAD, HAMZA, ISMAIL, JAOUAD, KHALID, LARBI, MOHAMMED, NOUREDDINE, OTHMANE, RACHID, YOUNES',
    ),
    towns: list('FES, AGADIR, TETOUAN, MARRAKECH, OUJDA, SETTAT, MEKNES, TANGER, SAFI, KENITRA'),
  },
  ES: {
    last: list(
      'ALBARRACÍN PEÑA, BENÍTEZ DEL RÍO, CASTAÑEDA LUQUE, DÍAZ-OTERO VIDAL, ETXEBARRIA GIL, FERRER I PUIG, GUTIÉRREZ SANZ, HERRERO MUÑOZ, IBÁÑEZ COLL, JURADO RUIZ, LLORENTE PRAT, MONTENEGRO BRU, NÚÑEZ ARANA, ORDÓÑEZ POZO, PALOMARES VEGA, QUINTANA LEÓN, REDONDO MATA, SALVATIERRA GÓMEZ, TOLEDANO CRUZ, URRUTIA LASA, VILLALBA ROS, YBARRA SOLER, ZAMORANO GIL, BOUAZZA AMRANI, CHEN LIN',
    ),
    F: list(
      'AINHOA, BEGOÑA, CONSUELO, DOLORES, ENCARNACIÓN, FÁTIMA, GLORIA, INMACULADA, JIMENA, LEIRE, MARÍA JESÚS, NURIA, PILAR, ROCÍO, SAGRARIO',
    ),
    M: list(
      'AITOR, BERNARDO, CÉSAR, DOMINGO, EUSEBIO, FERMÍN, GONZALO, IGNACIO, JOSÉ LUIS, LORENZO, MATÍAS, NICANOR, PATRICIO, RAMIRO, SATURNINO',
    ),
    towns: list('MADRID, MURCIA, BILBAO, CÁDIZ, LLEIDA, LUGO, RABAT, CÁCERES'),
  },
} satisfies Readonly<Record<string, Names>>

export type Culture = keyof typeof names

/** A new person of a country; `middle` is the share of people with a second given name. */
export function holder(paper: Paper, culture: Culture, middle = 0.6): Holder {
  const known: Names = names[culture]
  const sex = paper.pick(['F', 'M'] as const)
  const first = paper.pick(known[sex])
  const second = paper.pick(known[sex].filter((name) => name !== first))
  return {
    last: paper.pick(known.last),
    first,
    given: paper.chance(middle) ? `${first} ${second}` : first,
    sex,
    birth: addDays(paper.today, -paper.between(19 * 365, 82 * 365)),
    town: paper.pick(known.towns),
  }
}

/** Shops, schools and offices behind the cards that are no identity documents. */
export const issuers = list(
  'Collège Rivière-aux-Pins, Université de Brébeuf-Nord, Kettle Point Polytechnic, Northumber Public Library, Marché Bonpanier, Galaxie Points Club, Halvorsen Aggregates Inc., Lakeview Fuels Co-op, Beausoleil Assurance mutuelle, Prairie Shield Insurance Company, Larkspur Fitness, Tidewater Data Centres Ltd., Cinéma Le Grand Écart, Osprey Air Charter',
)
