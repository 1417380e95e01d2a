import { addDays, monthEnd } from '../../calendar.ts'
import { fullName, postalLines } from '../../person.ts'
import type { Person } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { issuerName } from '../issuers.ts'
import type { Trade } from '../issuers.ts'
import { theme } from './flow.ts'
import type { Theme } from './flow.ts'
import type { HeadStyle } from './letterhead.ts'

/** An issuer that is no authority, its look and the lines under its name; `issuer_name` is recorded. */
export function issuerOf(
  draft: Draft,
  trade: Trade,
  field = 'issuer_name',
): { readonly issuer: string; readonly under: readonly string[]; readonly look: Theme } {
  const issuer = draft.put(field, issuerName(draft, trade, draft.region))
  const clerk = draft.someone()
  const [street, town] = postalLines(clerk, draft.region)
  const phone = phoneNumber(draft)
  const under = draft.pick([
    [`${street}, ${town}`],
    [`${street}, ${town}`, `${draft.say('Customer service', 'Service à la clientèle')} ${phone}`],
    [draft.say('Here for you since 1921', 'Avec vous depuis 1921'), phone],
  ])
  return { issuer, under, look: theme(draft) }
}

/** One of the tops a private issuer prints. */
export function anyHead(draft: Draft): HeadStyle {
  return draft.pick(['band', 'logo', 'centred', 'plain'])
}

/** The holder's name, recorded and as printed, maybe in capitals as mailing systems do. */
export function holder(draft: Draft, person: Person = draft.person): string {
  const name = fullName(person, draft.pick(['none', 'none', 'initial']))
  return draft.put('document_holder_name', draft.chance(0.3) ? name.toUpperCase() : name)
}

/** Name above the address, both recorded. */
export function mailing(draft: Draft, person: Person = draft.person): readonly string[] {
  return [holder(draft, person), ...draft.address('address', postalLines(person, draft.region))]
}

/** The address in capitals, as cards print it, recorded. */
export function capitalAddress(draft: Draft, region = draft.region): readonly string[] {
  return draft.address(
    'address',
    postalLines(draft.person, region).map((line) => line.toUpperCase()),
  )
}

/** First and middle name in capitals, as cards print them, recorded. */
export function capitalGivenNames(draft: Draft): string {
  const { firstName, middleNames } = draft.person
  return draft.put('first_name', `${firstName} ${middleNames}`.toUpperCase())
}

/** Words in both official languages of Canada, the draft's own first. */
export function bothLanguages({ say }: Draft, english: string, french: string): string {
  return say(`${english} / ${french}`, `${french} / ${english}`)
}

/** The Canada Revenue Agency in both languages. */
export function revenueAgency(draft: Draft): string {
  return bothLanguages(draft, 'Canada Revenue Agency', 'Agence du revenu du Canada')
}

/** Immigration, Refugees and Citizenship Canada in both languages. */
export function immigrationDepartment(draft: Draft): string {
  return bothLanguages(
    draft,
    'Immigration, Refugees and Citizenship Canada',
    'Immigration, Réfugiés et Citoyenneté Canada',
  )
}

/** A telephone number nobody has. */
export function phoneNumber(draft: Draft): string {
  if (draft.region === 'FR') return draft.code('09 69 39 ## ##')
  if (draft.region === 'MA') return draft.code('05 22 00 ## ##')
  return draft.language === 'fr' ? draft.code('1 800 555-01##') : draft.code('1-800-555-01##')
}

/** A whole month before the day the document is handed in. */
export function wholeMonth(draft: Draft, back = draft.between(1, 2)): { readonly start: string; readonly end: string } {
  const end = monthEnd(draft.today, back)
  return { start: `${end.slice(0, 8)}01`, end }
}

/** A day not long before the document is handed in. */
export function recently(draft: Draft, most = 50): string {
  return addDays(draft.today, -draft.between(3, most))
}

/** Cents between two amounts of whole money. */
export function cents(draft: Draft, min: number, max: number): number {
  return draft.between(min * 100, max * 100)
}
