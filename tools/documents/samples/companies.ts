import { addDays } from '../calendar.ts'
import { fullName, postalLines } from '../person.ts'
import type { Draft } from './draft.ts'
import { luhnNumber } from './numbers.ts'

/** A company that does not exist, with what registers keep about it. */
export interface Company {
  readonly name: string
  readonly form: string
  readonly activity: string
  readonly incorporated: string
  /** Printed lines of the registered office. */
  readonly office: readonly [string, string]
  readonly people: readonly string[]
}

/** A company of the draft's region; nothing is recorded. */
export function company(draft: Draft): Company {
  const { region, pick } = draft
  const place = draft.someone()
  return {
    name: `${pick(roots[region])} ${pick(trades[region])} ${pick(suffixes[region])}`,
    form: pick(forms[region]),
    activity: pick(activities[draft.language]),
    incorporated: addDays(draft.today, -draft.between(300, 7000)),
    office: postalLines(place, region),
    people: Array.from({ length: draft.between(2, 3) }, () => fullName(draft.someone())),
  }
}

/** Shares in percent that come to a hundred, the largest first. */
export function shares(draft: Draft, count: number): readonly number[] {
  const rest = count === 2 ? [draft.between(25, 49)] : [draft.between(25, 30), draft.between(25, 30)]
  return [100 - rest.reduce((sum, share) => sum + share, 0), ...rest]
}

/** A share as printed. */
export function percent(draft: Draft, share: number): string {
  return draft.language === 'fr' ? `${share} %` : `${share}%`
}

/** The number of the company in the register of its region: federal corporation, NEQ, SIREN or RC. */
export function registerNumber(draft: Draft): string {
  switch (draft.region) {
    case 'QC':
      return draft.code('11########')
    case 'FR':
      return luhnNumber(draft, '#########').replace(/(...)(...)(...)/, '$1 $2 $3')
    case 'MA':
      return draft.code('######')
    default:
      return draft.code('#######-#')
  }
}

const roots = {
  CA: ['Ironwood', 'Larkspur', 'Tidewater', 'Bluestem', 'Kettle Point'],
  US: ['Ridgeline', 'Sagebrush'],
  QC: ['Les Ateliers', 'Groupe', 'Gestion', 'Les Entreprises'],
  FR: ['Atelier', 'Maison', 'Société'],
  MA: ['Société', 'Atlas', 'Comptoir'],
} as const
const trades = {
  CA: ['Robotics', 'Bakeries', 'Marine Supply', 'Consulting', 'Property Holdings'],
  US: ['Freight', 'Analytics'],
  QC: ['Valmont', 'du Ruisseau', 'Kamouraska', 'Bellechasse'],
  FR: ['Delorme', 'des Remparts', 'Vauquelin'],
  MA: ['Al Bahja', 'du Souss', 'Essaada'],
} as const
const suffixes = {
  CA: ['Inc.', 'Ltd.', 'Corp.'],
  US: ['LLC', 'Inc.'],
  QC: ['inc.', 'ltée'],
  FR: ['SAS', 'SARL'],
  MA: ['SARL', 'SA'],
} as const
const forms = {
  CA: ['Business corporation'],
  US: ['Limited liability company'],
  QC: ['Société par actions'],
  FR: ['Société par actions simplifiée', 'Société à responsabilité limitée'],
  MA: ['Société à responsabilité limitée', 'Société anonyme'],
} as const
const activities = {
  en: ['Machine shops', 'Wholesale of food products', 'Software publishing', 'Freight trucking'],
  fr: [
    'Ateliers d’usinage',
    'Commerce de gros de produits alimentaires',
    'Édition de logiciels',
    'Transport de marchandises',
  ],
} as const
