import type { ScreeningEvidence } from '../../domain/screening/result.ts'
import type { PartyToScreen } from '../../ports/screener.ts'
import { areOfOneKind, plainIdentifier, standsAlone } from './identifier-key.ts'
import type { ListedBirth, ListedEntity, ListedName } from '../entity/listed-entity.ts'
import { isYearAlone } from './birth-days.ts'
import { birthYearsApartMax, evidenceRules } from './evidence-rules.ts'
import { scoreRules } from './score-rules.ts'

/** Evidence beyond the name, and the resulting score. */
export interface Judgement {
  readonly score: number
  readonly evidence: readonly ScreeningEvidence[]
  /** True when a birth year, a country or a kind excludes the entry. */
  readonly contradicted: boolean
}

type Finding = Pick<ScreeningEvidence, 'on' | 'finding' | 'query' | 'listed'> & {
  /** When positive, thousandths of the distance to 1000; when negative, thousandths of the score so far. */
  readonly share: number
}

/**
 * Adds the evidence of party and entry to a name's score; the contributions sum to the difference exactly. A weak alias
 * stays below `strongMin` unless a birth date or an identifier agrees (OFAC FAQ 122: weak aliases are not to be screened
 * alone).
 */
export function judge(
  nameScore: number,
  party: PartyToScreen,
  entity: ListedEntity,
  options: { readonly matched: ListedName; readonly strongMin: number },
): Judgement {
  const findings = [
    ...kindFinding(nameScore, party, entity),
    ...birthFinding(nameScore, party, entity),
    ...genderFinding(party, entity),
    ...countryFinding(party, entity),
    ...identifierFinding(party, entity),
  ]
  let score = nameScore
  const evidence = findings.map(({ share, ...finding }): ScreeningEvidence => {
    const contribution = Math.trunc(((share < 0 ? score : 1000 - score) * share) / 1000)
    score += contribution
    return { ...finding, contribution }
  })
  const isConfirmed = evidence.some(
    ({ on, finding, contribution }) =>
      finding === 'agrees' &&
      (on === 'identifier' || (on === 'birth_date' && contribution >= 0 && party.dateOfBirth !== '')),
  )
  if (options.matched.kind === 'weak' && !isConfirmed) {
    const lowered = Math.min(
      score,
      options.strongMin - 1,
      Math.trunc((score * (1000 - evidenceRules.weakAlias)) / 1000),
    )
    evidence.push({
      on: 'weak_alias',
      finding: 'contradicts',
      query: '',
      listed: options.matched.text,
      contribution: lowered - score,
    })
    score = lowered
  }
  return { score, evidence, contradicted: findings.some((finding) => excludes(finding, findings, party, entity)) }
}

/**
 * Whether a contradiction excludes the entry.
 * Birth date: when the years contradict. Kind: always.
 * Country: only for a person with a listed nationality who is no PEP or associate (a PEP of another country is a
 * foreign PEP), when the party's own nationality is known and neither birth day nor identifier agrees. Companies are
 * never excluded by country, since lists give the country of an office, not of incorporation.
 */
function excludes(
  { on, finding, share }: Finding,
  findings: readonly Finding[],
  party: PartyToScreen,
  { kind, topics, countries }: ListedEntity,
): boolean {
  if (finding !== 'contradicts') return false
  if (on === 'birth_date') return share <= -evidenceRules.otherBirthYear
  if (on !== 'country') return on === 'kind'
  if (party.boundTo.length === 0 || topics.includes('pep') || topics.includes('rca')) return false
  if (!isAskedAsPerson(party, kind) || !countries.some(({ role }) => role === 'nationality')) return false
  return !findings.some((other) => other.share >= evidenceRules.birthDay)
}

/** Whether the party is compared as a person: one of unknown kind is with the entry of a person. */
function isAskedAsPerson(party: PartyToScreen, listed: ListedEntity['kind']): boolean {
  return party.kind === 'person' || (party.kind === 'unknown' && listed === 'person')
}

/**
 * A kind that the request does not say is no evidence, for or against; but a ship or an aircraft is no party, so that it must have
 * nearly the same name.
 */
function kindFinding(nameScore: number, party: PartyToScreen, entity: ListedEntity): readonly Finding[] {
  if (entity.kind === 'unknown') return []
  if (party.kind === 'unknown') {
    const isCraft = entity.kind === 'vessel' || entity.kind === 'aircraft'
    const compared = { on: 'kind', query: '', listed: entity.kind } as const
    return isCraft && nameScore < scoreRules.nearlyEqual
      ? [{ ...compared, finding: 'contradicts', share: -evidenceRules.otherKind }]
      : [{ ...compared, finding: 'absent', share: 0 }]
  }
  const agrees = party.kind === 'person' ? entity.kind === 'person' : entity.kind !== 'person'
  if (agrees) return []
  return [
    { on: 'kind', finding: 'contradicts', query: party.kind, listed: entity.kind, share: -evidenceRules.otherKind },
  ]
}

/**
 * The day of birth raises the score of a name from `birthDayNameMin` on to the review threshold, in proportion, up to where its
 * ordinary share does: few people of any list were born on one day, and customers give fewer names than lists have.
 */
function birthDayShare(nameScore: number): number {
  const { birthDay, birthDayNameMin, birthDayScoreMin } = evidenceRules
  if (nameScore < birthDayNameMin || nameScore >= birthDayScoreMin) return birthDay
  const ordinary = birthDayScoreMin + Math.trunc(((1000 - birthDayScoreMin) * birthDay) / 1000)
  const above = (ordinary - birthDayScoreMin) * (nameScore - birthDayNameMin)
  const raised = birthDayScoreMin + Math.trunc(above / (birthDayScoreMin - birthDayNameMin))
  return Math.max(birthDay, Math.ceil(((raised - nameScore) * 1000) / (1000 - nameScore)))
}

function birthFinding(nameScore: number, party: PartyToScreen, entity: ListedEntity): readonly Finding[] {
  if (!isAskedAsPerson(party, entity.kind) || entity.births.length === 0) return []
  const listed = entity.births.map(showBirth).join(' | ')
  const query = party.dateOfBirth
  if (query === '') return [{ on: 'birth_date', finding: 'absent', query, listed, share: 0 }]
  const shares = entity.births.map((birth) => birthShare(query, birth))
  const most = Math.max(...shares)
  const share = most === evidenceRules.birthDay ? birthDayShare(nameScore) : most
  if (share === 0) return [{ on: 'birth_date', finding: 'absent', query, listed, share }]
  return [{ on: 'birth_date', finding: share > 0 ? 'agrees' : 'contradicts', query, listed, share }]
}

/**
 * Share of a birth date against a listed one.
 * Day and month swapped, or a year off by one: 0.
 * Two full dates with neither day nor month in common: a contradiction.
 * The first of January counts as a year without a day.
 */
function birthShare(query: string, birth: ListedBirth): number {
  const year = Number(query.slice(0, 4))
  const [from, to] = [Number(birth.from.slice(0, 4)), Number(birth.to.slice(0, 4))]
  const slack = birth.precision === 'circa' ? birthYearsApartMax + 1 : birthYearsApartMax
  const isWithin = query >= birth.from && query <= birth.to
  const isDay = birth.precision === 'day' && !isYearAlone(query) && !isYearAlone(birth.from)
  if (isDay) {
    if (isWithin) return evidenceRules.birthDay
    if (year === from) {
      if (isTransposed(query, birth.from)) return 0
      return areApart(query, birth.from) ? -evidenceRules.otherBirthDate : -evidenceRules.otherBirthDay
    }
  } else if (isWithin || year === from || year === to) return isWithin ? evidenceRules.birthYear : 0
  const apart = year < from ? from - year : year - to
  if (apart > slack) return -evidenceRules.otherBirthYear
  return isDay && areApart(query, birth.from) ? -evidenceRules.otherBirthYear : 0
}

/** True when both day and month differ and are not swapped. */
function areApart(a: string, b: string): boolean {
  return a.slice(5, 7) !== b.slice(5, 7) && a.slice(8, 10) !== b.slice(8, 10) && !isTransposed(a, b)
}

function isTransposed(a: string, b: string): boolean {
  return a.slice(5, 7) === b.slice(8, 10) && a.slice(8, 10) === b.slice(5, 7)
}

function showBirth(birth: ListedBirth): string {
  const shown = { day: 10, month: 7, year: 4, range: 4, circa: 4 }[birth.precision]
  const [from, to] = [birth.from.slice(0, shown), birth.to.slice(0, shown)]
  return from === to ? from : `${from}/${to}`
}

function genderFinding(party: PartyToScreen, entity: ListedEntity): readonly Finding[] {
  if (!isAskedAsPerson(party, entity.kind) || entity.gender === null) return []
  if (party.gender === null) return [{ on: 'gender', finding: 'absent', query: '', listed: entity.gender, share: 0 }]
  const compared = { on: 'gender', query: party.gender, listed: entity.gender } as const
  if (party.gender === entity.gender) return [{ ...compared, finding: 'agrees', share: evidenceRules.gender }]
  return [{ ...compared, finding: 'contradicts', share: -evidenceRules.otherGender }]
}

/**
 * Countries agree when one is shared; only a nationality or seat of the party contradicts, and only a listed one: people live elsewhere. Ships and aircraft change
 * flags, so theirs never contradict.
 */
function countryFinding(party: PartyToScreen, entity: ListedEntity): readonly Finding[] {
  if (entity.countries.length === 0) return []
  const query = party.countries.join(', ')
  const listed = [...new Set(entity.countries.map(({ code }) => code))].join(', ')
  if (party.countries.length === 0) return [{ on: 'country', finding: 'absent', query, listed, share: 0 }]
  if (entity.countries.some(({ code }) => party.countries.includes(code))) {
    return [{ on: 'country', finding: 'agrees', query, listed, share: evidenceRules.country }]
  }
  if (entity.kind === 'vessel' || entity.kind === 'aircraft' || party.boundTo.length === 0) return []
  const isBound = entity.countries.some(({ role }) => role === 'nationality' || role === 'jurisdiction')
  return isBound ? [{ on: 'country', finding: 'contradicts', query, listed, share: -evidenceRules.otherCountry }] : []
}

function identifierFinding(party: PartyToScreen, entity: ListedEntity): readonly Finding[] {
  const compared = party.identifiers.flatMap((own) =>
    entity.identifiers
      .filter((listed) => areOfOneKind(own, listed))
      .map((listed) => ({ query: plainIdentifier(own.value), listed: plainIdentifier(listed.value) }))
      .filter(({ query, listed }) => query !== '' && listed !== ''),
  )
  const same = compared.find(({ query, listed }) => query === listed)
  if (same !== undefined) {
    const share = standsAlone(same.query) ? evidenceRules.identifier : evidenceRules.shortIdentifier
    return [{ on: 'identifier', finding: 'agrees', ...same, share }]
  }
  const rival = compared.find(({ query, listed }) => shapeOf(query) === shapeOf(listed))
  return rival === undefined
    ? []
    : [{ on: 'identifier', finding: 'contradicts', ...rival, share: -evidenceRules.otherIdentifier }]
}

function shapeOf(identifier: string): string {
  return identifier.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0')
}
