import type { Paper } from '../../paper.ts'
import type { Region } from './people.ts'

const names: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Orchard Logistics Ltd.',
    'Bluewater Dental Group Inc.',
    'Corporation of the Township of Elmsgrove',
    '1184420 Ontario Limited',
    'Stonegate Retirement Residences LP',
    'Pembina Steel Fabricators Ltd.',
    'Kettle & Crumb Bakeries Inc.',
    'Northern Lakes Health Authority',
    'Hartley Osei LLP',
    'Salish Fisheries Co-operative',
    'Aurora Wireless Contractors Inc.',
    'Upper Valley District School Board',
    'Grainhaven Foods Corp.',
    'Red Fox Transport Inc.',
  ],
  QC: [
    'Les Ateliers Rivard inc.',
    'Groupe Santé Beaurivage',
    '9284-4471 Québec inc.',
    'Centre de services scolaire des Érables',
    'Boulangerie Le Levain d’Or ltée',
    'Transport Gagné & Frères inc.',
    'Ville de Saint-Alphonse-des-Monts',
    'Coopérative forestière du Témis',
    'Cabinet Ouellet Haddad s.e.n.c.r.l.',
    'Logiciels Mésange inc.',
    'Résidence L’Âge Serein S.E.C.',
    'Abattoir du Richelieu inc.',
    'Plomberie Pélican 2000 inc.',
    'Théâtre de la Goélette',
  ],
  FR: [
    'SARL Menuiserie Bricard',
    'Clinique du Val de Sèvre SAS',
    'Association Les Petits Loups',
    'Transports Guilloux SA',
    'SCP Armand et Vidal',
    'Commune de Saint-Just-le-Vieux',
    'Boulangerie Au Blé Tendre EURL',
    'Société Nouvelle Cartonnages du Nord',
    'Optique Marceau SAS',
    'Coopérative Agricole du Ségala',
    'ESAT La Passerelle',
    'Hôtel Belvédère SNC',
    'Nettoyage Express 44 SARL',
    'Fonderies Delattre SA',
  ],
}

/** An employer that does not exist. */
export function employer(paper: Paper, region: Region): string {
  return paper.pick(names[region])
}

const jobs: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Forklift Operator',
    'Dental Hygienist',
    'Payroll Clerk',
    'Line Cook',
    'Registered Nurse',
    'Site Supervisor',
    'Educational Assistant',
    'Welder II',
    'Account Executive',
  ],
  QC: [
    'Commis comptable',
    'Préposé aux bénéficiaires',
    'Soudeuse-monteuse',
    'Technicien informatique',
    'Éducatrice spécialisée',
    'Camionneur',
    'Adjointe de direction',
    'Boulanger',
    'Analyste',
  ],
  FR: [
    'Menuisier poseur',
    'Aide-soignante',
    'Secrétaire juridique',
    'Conducteur routier',
    'Vendeuse',
    'Agent d’entretien',
    'Assistant comptable',
    'Chef de rang',
    'Opticienne',
  ],
}

/** What somebody works as. */
export function job(paper: Paper, region: Region): string {
  return paper.pick(jobs[region])
}

const withheld: Readonly<Record<Region, readonly [label: string, thousandths: number][]>> = {
  CA: [
    ['Federal Income Tax', 118],
    ['CPP', 54],
    ['EI', 16],
    ['Dental', 9],
    ['LTD', 7],
    ['Union Dues', 14],
    ['RPP', 45],
  ],
  QC: [
    ['Impôt fédéral', 82],
    ['Impôt provincial', 101],
    ['RRQ', 58],
    ['RQAP', 5],
    ['A.-E.', 13],
    ['Ass. collective', 17],
    ['Cot. syndicale', 14],
    ['Régime de retraite', 40],
  ],
  FR: [
    ['Assurance maladie compl.', 9],
    ['Vieillesse plafonnée', 69],
    ['Vieillesse déplafonnée', 4],
    ['Retraite complémentaire T1', 40],
    ['CSG déductible', 67],
    ['CSG/CRDS non déductible', 29],
    ['Prévoyance cadre', 8],
  ],
}

/** A pay: what was earned and withheld, in cents, and the same of the year so far. */
export interface Pay {
  readonly earned: readonly {
    readonly label: string
    readonly hours: string
    readonly rate: number
    readonly cents: number
    readonly ytd: number
  }[]
  readonly withheld: readonly { readonly label: string; readonly cents: number; readonly ytd: number }[]
  readonly gross: number
  readonly grossYtd: number
  readonly total: number
  readonly totalYtd: number
  readonly net: number
  readonly netYtd: number
}

const earnings: Readonly<Record<Region, readonly string[]>> = {
  CA: ['Regular', 'Overtime 1.5', 'Stat Holiday', 'Shift Premium', 'Vacation Pay'],
  QC: ['Salaire régulier', 'Temps supp. 1,5', 'Férié', 'Prime de soir', 'Vacances 4 %'],
  FR: ['Salaire de base', 'Heures supp. 25 %', 'Prime d’ancienneté', 'Prime de panier', 'Indemnité congés payés'],
}

/** A pay of a number of hours; `runs` is how many such pays the year has had. */
export function payOf(paper: Paper, region: Region, hours: number, runs: number): Pay {
  const rate = paper.between(region === 'FR' ? 1_230 : 1_790, 4_480)
  const [base = '', ...extras] = earnings[region]
  const earned = [{ label: base, hours: hours.toFixed(2), rate, cents: Math.round(hours * rate), ytd: 0 }]
  for (const label of extras) {
    if (!paper.chance(0.4)) continue
    const more = paper.between(2, 9)
    earned.push({
      label,
      hours: more.toFixed(2),
      rate: Math.round(rate * 1.5),
      cents: Math.round(rate * 1.5) * more,
      ytd: 0,
    })
  }
  const gross = earned.reduce((sum, { cents }) => sum + cents, 0)
  const taken = withheld[region]
    .filter((_, index) => index < 4 || paper.chance(0.6))
    .map(([label, share]) => ({ label, cents: Math.round((gross * share) / 1_000), ytd: 0 }))
  const total = taken.reduce((sum, { cents }) => sum + cents, 0)
  const yearly = <T extends { readonly cents: number }>(one: T): T & { ytd: number } => ({
    ...one,
    ytd: one.cents * runs,
  })
  return {
    earned: earned.map(yearly),
    withheld: taken.map(yearly),
    gross,
    grossYtd: gross * runs,
    total,
    totalYtd: total * runs,
    net: gross - total,
    netYtd: (gross - total) * runs,
  }
}
