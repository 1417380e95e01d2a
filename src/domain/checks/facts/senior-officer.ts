import { isNaturalParty } from '../../profile/natural-party.ts'
import { normaliseName } from '../../names/normalise.ts'
import type { Party, ProfileValues } from '../../profile/profile.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { hasPassed } from './partner-proof.ts'
import { verifiedBy } from './whose-document.ts'

/** Titles of whoever performs the function of a chief executive officer, as normalised names. PCMLTFR s. 138(4)(a). */
const titles: ReadonlySet<string> = new Set([
  ...['CEO', 'CHIEF EXECUTIVE', 'CHIEF EXECUTIVE OFFICER', 'PRESIDENT', 'MANAGING DIRECTOR', 'EXECUTIVE DIRECTOR'],
  ...['GENERAL MANAGER', 'MANAGING PARTNER', 'GENERAL PARTNER', 'SOLE DIRECTOR', 'PDG', 'DG', 'PRESIDENTE'],
  ...['PRESIDENT DIRECTEUR GENERAL', 'PRESIDENTE DIRECTRICE GENERALE', 'DIRECTEUR GENERAL', 'DIRECTRICE GENERALE'],
  ...[
    'CHEF DE LA DIRECTION',
    'CHEFFE DE LA DIRECTION',
    'PREMIER DIRIGEANT',
    'PREMIERE DIRIGEANTE',
    'GERANT',
    'GERANTE',
  ],
  ...['COMMANDITE', 'ASSOCIE DIRECTEUR', 'ASSOCIEE DIRECTRICE', 'ADMINISTRATEUR UNIQUE', 'ADMINISTRATRICE UNIQUE'],
])

/** What stands between two titles of one person: "President & CEO". */
const betweenTitles = /\s*[,;/&+]\s*|\s+(?:and|et)\s+/i

/** Words of a title that only assists, or that is over, as normalised names. */
const assisting =
  /\b(?:ASSISTANTE?|ADJOINTE?|DEPUTY|FORMER|FORMERLY|EX|PAST|ANCIEN|ANCIENNE|RETIRED|ADVISOR|ADVISER|CONSEILLERE?)\b/
/** A title that ends with that of another person: "Secretary to the President", « Chef de cabinet du PDG ». */
const ofAnother = / (?:TO|TO THE|OF|OF THE|DU|DE LA|DE|AU|AUPRES DU) (?:CEO|CHIEF EXECUTIVE|PRESIDENTE?|PDG|DG)$/

/** Lists whose members may bear the title, in the order asked. */
const lists = [
  ...(['directors', 'signatories', 'control_person', 'partners', 'beneficial_owners'] as const),
] as const satisfies readonly (keyof ProfileValues)[]

/** The partner's check that it verified this person's identity itself. */
const partnersProof = 'senior_officer'

/** Who performs the function of chief executive officer, and whether their identity is verified. */
export interface SeniorOfficer {
  /** Null when the file names nobody. */
  readonly name: string | null
  readonly isVerified: boolean
}

/**
 * The most senior managing officer of an entity: the one of `chief_executive`, else a person of the file whose role is such a
 * title. Verified by a photo document that is relied on and names this person, or by the partner. PCMLTFR s. 138(4)(a).
 */
export function seniorOfficer(context: JudgedContext): SeniorOfficer {
  const named = officersOf(context).filter(isNaturalParty)
  const proven = named.find((officer) => hasDocument(officer, context))
  const name = (proven ?? named[0])?.name ?? null
  return { name, isVerified: proven !== undefined || (name !== null && hasPassed(partnersProof, context)) }
}

/**
 * True when one of the titles in a role is that of a chief executive: "President & CEO", not "Vice-president". What follows a title
 * that only assists or that is over is its object: "Assistant, CEO", "Secretary to the President and CEO", "Former president, CEO".
 */
export function isSeniorTitle(role: string): boolean {
  if (titles.has(normaliseName(role))) return true
  const parts = role.split(betweenTitles).map(normaliseName)
  if (parts.some((part) => assisting.test(part) && !part.includes(' '))) return false
  const first = parts.findIndex((part) => titles.has(part))
  return first >= 0 && !parts.slice(0, first).some((part) => assisting.test(part) || ofAnother.test(part))
}

function officersOf({ profile: { values } }: JudgedContext): readonly Party[] {
  const { chief_executive: declared = [] } = values
  if (declared.length > 0) return declared
  return lists.flatMap((list) => (values[list] ?? []).filter(({ role }) => role !== undefined && isSeniorTitle(role)))
}

function hasDocument({ name, date_of_birth: born }: Party, context: JudgedContext): boolean {
  const key = normaliseName(name)
  return context.subjects
    .people()
    .filter((person) => normaliseName(person.name) === key && (born === undefined || person.dateOfBirth === born))
    .some((person) => verifiedBy(person, context).length > 0)
}
