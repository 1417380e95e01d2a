import type { Paper } from '../../paper.ts'

/** A country as papers name it: alpha-2, the code of an MRZ, the adjective of a woman in French, the English and French names. */
export interface Nation {
  readonly alpha2: string
  readonly alpha3: string
  readonly french: string
  readonly english: string
  readonly name: string
  readonly nom: string
  readonly names: 'ma' | 'far' | 'pt' | 'it' | 'es'
}

const rows = `MA MAR Marocaine Moroccan Morocco Maroc ma
DZ DZA Algérienne Algerian Algeria Algérie ma
TN TUN Tunisienne Tunisian Tunisia Tunisie ma
SN SEN Sénégalaise Senegalese Senegal Sénégal far
CI CIV Ivoirienne Ivorian Ivory_Coast Côte_d’Ivoire far
VN VNM Vietnamienne Vietnamese Vietnam Viêt_Nam far
NG NGA Nigériane Nigerian Nigeria Nigéria far
BD BGD Bangladaise Bangladeshi Bangladesh Bangladesh far
IN IND Indienne Indian India Inde far
BR BRA Brésilienne Brazilian Brazil Brésil pt
AM ARM Arménienne Armenian Armenia Arménie far
UA UKR Ukrainienne Ukrainian Ukraine Ukraine far
JP JPN Japonaise Japanese Japan Japon far
PH PHL Philippine Filipino Philippines Philippines es
CO COL Colombienne Colombian Colombia Colombie es
MX MEX Mexicaine Mexican Mexico Mexique es
TR TUR Turque Turkish Turkey Turquie far
ET ETH Éthiopienne Ethiopian Ethiopia Éthiopie far`

/** Countries whose people live abroad in these papers. */
export const nations: readonly Nation[] = rows.split('\n').map((row) => {
  const [alpha2 = '', alpha3 = '', french = '', english = '', name = '', nom = '', pool] = row
    .split(' ')
    .map((cell) => cell.replaceAll('_', ' '))
  const names = pool === 'ma' || pool === 'pt' || pool === 'es' ? pool : 'far'
  return { alpha2, alpha3, french, english, name, nom, names }
})

/** One of them. */
export const nationOf = (paper: Paper) => paper.pick(nations)
