import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
}

/** A street line and a town line. */
export type Home = readonly [street: string, town: string]

const list = (content: string): readonly string[] => content.split(';').map((name) => name.trim())

const moroccanSurnames = list(
  'Bennani;El Idrissi;Tazi;Ait Oufkir;Berrada;El Ouardighi;Chraïbi;Lahlou;Amezian;Boutaleb;Zniber;El Moussaoui;Ouazzani;Kadiri;Benjelloun;Fassi-Fihri;Sqalli;Belghiti;Hajji;Ben Yahya;Oulhaj;Rifki;Toledano;El Hamdouchi;Naciri;Bouzekri;Moutawakil;N’Diaye;Aït Baha;Skalli;Derkaoui',
)
const moroccanWomen = list(
  'Salma;Khadija;Nadia;Fatima Zahra;Hind;Imane;Meryem;Loubna;Sanaa;Zineb;Asmaa;Ghita;Kenza;Houria;Naïma;Rim;Aïcha',
)
const moroccanMen = list(
  'Youssef;Mohamed Amine;Karim;Abdelhak;Hicham;Rachid;Omar;Mehdi;Saïd;Driss;Abdellatif;Khalid;Anas;Noureddine;El Mostafa;Zakaria;Ismaïl',
)
const moroccanHomes: readonly Home[] = [
  ['14, Rue Ibn Sina, Apt 6', '20250 CASABLANCA'],
  ['Résidence Al Manar, Imm C, Etg 3, N° 11', '10170 RABAT'],
  ['Hay Essalam, Bloc 7, N° 122', '11000 SALE'],
  ['62, Avenue Moulay Youssef, 2ème étage', '90000 TANGER'],
  ['Lotissement Nakhil, Villa 38', '40000 MARRAKECH'],
  ['Derb Jdid, N° 9, Bab Ftouh', '30000 FES'],
  ['Quartier Sonaba, Rue 214, N° 5', '80000 AGADIR'],
  ['Hay Ouled Mimoun, Rue 31, N° 47', '62000 NADOR'],
  ['Douar Aït Sghir, Commune Tamraght', '80023 AGADIR'],
  ['8 bis, Rue de Sebta, Apt 2', '93000 TETOUAN'],
  ['Bloc 15, Immeuble 3, Cité Dakhla', '80060 AGADIR'],
  ['27, Bd Zerktouni, Rés. Yasmine, 5ème étage', '20060 CASABLANCA'],
  ['Hay Mohammadi, Rue 9, N° 77', '20570 CASABLANCA'],
  ['Lot. Toulal 2, N° 1304', '50000 MEKNES'],
  ['12, Rue Tarfaya, BP 418', '60000 OUJDA'],
  ['Secteur 16, Imm. 4, Apt 19, Hay Riad', '10100 RABAT'],
]

/** Companies and public bodies of Morocco that do not exist, by what they are. */
export const moroccanIssuers = {
  power: ['LYRIAD EAU & ENERGIE S.A.', 'REGIA DISTRIBUTION S.A.', 'ATLASDIS S.A.'],
  water: ['OFFICE REGIONAL DES EAUX DU SOUSS', 'OFFICE REGIONAL DES EAUX DE L’ORIENTAL'],
  banks: ['BANQUE TENSIFT DU MAROC', 'CREDIT DU BOUREGREG', 'SOCIETE MAGHREBINE DE DEPOTS'],
  employers: [
    'SOMATEX CABLAGE S.A.R.L.',
    'ARGANA LOGISTIQUE S.A.',
    'NORD ATLANTIC OFFSHORING SARL',
    'CLINIQUE JNANE ZITOUN S.A.',
    'MINOTERIES DU LOUKKOS S.A.',
    'OUED TECH SERVICES SARL AU',
  ],
  founded: [
    'TRAVAUX ZELLAGE',
    'SAHEL NEGOCE',
    'ARGAN BOIS INDUSTRIE',
    'MEDINA FROID',
    'RIF TRANSIT',
    'DELTA SEBOU AGRI',
  ],
} as const

/** A resident of Morocco. */
export function moroccan(paper: Paper, wanted?: 'F' | 'M'): Someone {
  const sex = wanted ?? paper.pick(['F', 'M'] as const)
  const given = paper.pick(sex === 'F' ? moroccanWomen : moroccanMen)
  return { given, surname: paper.pick(moroccanSurnames), sex }
}

/** An address in Morocco. */
export function moroccanHome(paper: Paper): Home {
  return paper.pick(moroccanHomes)
}

/** A member state whose people and addresses are known here. */
export type Member = 'BE' | 'DE' | 'ES' | 'IT' | 'LU' | 'NL' | 'PT'

const members: Readonly<
  Record<Member, { surnames: string; women: string; men: string; homes: readonly Home[]; issuers: readonly string[] }>
> = {
  BE: {
    surnames: 'Vandermeulen;Lejeune;De Smet;Delvaux;Claessens;Bouchaïb;Nkulu;Dardenne-Piot;Van den Broeck;Yildirim',
    women: 'Amandine;Greet;Marie-Claire;Yasmina;Océane;Hilde',
    men: 'Benoît;Jean-Marc;Koen;Thibault;Mustafa;Gaëtan',
    homes: [
      ['Rue du Tilleul 47 bte 12', '1030 Bruxelles'],
      ['Chaussée de Namur 218', '5030 Gembloux'],
      ['Avenue des Mésanges 9', '4800 Verviers'],
      ['Place du Vieux Puits 3 bte 2', '7000 Mons'],
    ],
    issuers: ['Helvio Énergie SA', 'Sambrelec SA', 'Lumeo Belgium SA'],
  },
  DE: {
    surnames: 'Schäfer;Großmann;von der Heyde;Kowalczyk;Öztürk;Brüggemann;Lindner-Voss;Nguyen;Pfeiffer;Jäger',
    women: 'Anneliese;Jördis;Sophie Marlene;Ayse-Sibel;Katharina;Ute',
    men: 'Jürgen;Matthias;Tobias Karl;Emre;Björn;Friedrich',
    homes: [
      ['LÖWENGASSE 12', '60385 FRANKFURT AM MAIN'],
      ['AM ALTEN DEICH 4A', '26871 PAPENBURG'],
      ['SCHÜTZENSTRASSE 88', '09120 CHEMNITZ'],
    ],
    issuers: ['STADT FRANKFURT AM MAIN', 'STADT PAPENBURG', 'STADT CHEMNITZ'],
  },
  ES: {
    surnames: 'Ibáñez;Etxeberria;Muñoz;Carrascosa;El Yousfi;Peñalver;Castaño;Vilaró',
    women: 'María del Carmen;Ainhoa;Núria;Begoña;Rocío;Samira',
    men: 'José Ángel;Iñaki;Álvaro;Martín;Guillem;Said',
    homes: [
      ['C/ del Olmo 14, 3º B', '28012 MADRID'],
      ['Av. de la Ría 6, Bajo', '48930 GETXO'],
    ],
    issuers: ['Jefatura de Tráfico'],
  },
  IT: {
    surnames: 'D’Angelo;Bonfiglioli;Lo Presti;Martinelli;De Santis;Hoxha;Cacciapuoti;Nardò;Rossetti;Ferrarin',
    women: 'Giulia;Maria Grazia;Ilaria;Chiara;Noemi;Beatrice',
    men: 'Niccolò;Gian Luca;Matteo;Salvatore;Ermal;Pietro',
    homes: [
      ['VIA DEI CONCIATORI, N. 31', 'PRATO (PO)'],
      ['CORSO SEMPIONE, N. 5 INT. 8', 'LEGNANO (MI)'],
      ['VICO STORTO, N. 2', 'LECCE (LE)'],
    ],
    issuers: ['PRATO', 'LEGNANO', 'LECCE'],
  },
  LU: {
    surnames: 'Hoffmann;Weydert;Da Costa Pinto;Kieffer;Thill;Marchal;Ben Salah;Wagener',
    women: 'Martine;Danielle;Inês;Tessy;Leïla;Simone',
    men: 'Romain;Jempi;Paulo;Luc;Marc-Antoine;Nabil',
    homes: [
      ['14, rue des Glacis', 'L-1628 Luxembourg'],
      ['3, route d’Arlon', 'L-8210 Mamer'],
      ['27A, Grand-Rue', 'L-9240 Diekirch'],
      ['8, op der Haart', 'L-6843 Machtum'],
    ],
    issuers: ['Moselpart Invest', 'Kirchtech Solutions', 'Alzette Immobilière', 'Redange Conseil'],
  },
  NL: {
    surnames: 'van der Laan;Jongeneel;de Wit;Bouwmeester;Sardjoe;’t Hoen;Kuijpers;El Khattabi;van Ommeren',
    women: 'Marloes;Anouk;Jasmijn;Soraya;Wilhelmina;Fenna',
    men: 'Joost;Sander;Ruben;Dirk-Jan;Bilal;Maarten',
    homes: [
      ['Kromme Elleboog 21-III', '1017 KM  AMSTERDAM'],
      ['Molenwerf 8', '2312 PC  LEIDEN'],
      ['Lange Dreef 140', '3823 BT  AMERSFOORT'],
      ['Sint Jansstraat 2 A', '9712 JN  GRONINGEN'],
    ],
    issuers: ['Polderbank N.V.', 'De Zaanse Bank N.V.', 'Merwede Bank N.V.'],
  },
  PT: {
    surnames: 'Gonçalves Teixeira;Mourão;Brandão e Silva;Sequeira;Antunes Leitão;dos Anjos;Évora;Cabral Furtado',
    women: 'Maria João;Leonor;Inês Filipa;Conceição;Catarina;Beatriz',
    men: 'João Tomás;Rui Miguel;Valério;Tomé;António José;Duarte',
    homes: [['Rua da Boavista 71, 2.º Esq.', '4050-108 PORTO']],
    issuers: ['PORTO'],
  },
}

/** Somebody with a name of a member state. */
export function european(paper: Paper, member: Member, wanted?: 'F' | 'M'): Someone {
  const { surnames, women, men } = members[member]
  const sex = wanted ?? paper.pick(['F', 'M'] as const)
  return { given: paper.pick(list(sex === 'F' ? women : men)), surname: paper.pick(list(surnames)), sex }
}

/** An address in a member state. */
export function europeanHome(paper: Paper, member: Member): Home {
  return paper.pick(members[member].homes)
}

/** A company or office of a member state that does not exist. */
export function europeanIssuer(paper: Paper, member: Member): string {
  return paper.pick(members[member].issuers)
}

/** The birth date of somebody of working age. */
export function birthDate(paper: Paper): string {
  return addDays(`${paper.between(1957, 1999)}-01-01`, paper.between(0, 364))
}
