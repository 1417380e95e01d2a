import { compareCompanyNames } from '../../names/company-name.ts'
import { bestPersonScore } from '../../names/person-name.ts'

/** The client of a case, as its profile names it. */
export interface BankSubject {
  readonly name: string
  readonly isEntity: boolean
}

/** How alike the client and the nearest holder of the account are. docs/rules/bank.md#flags. */
export interface HolderMatch {
  readonly subject: string
  readonly holder: string
  /** 0 to 100. */
  readonly score: number
}

/** The holder that is most like the client: one of a joint account is enough. Null without a client or a holder. */
export function holderMatch(holders: readonly string[], subject: BankSubject | null): HolderMatch | null {
  const [first] = holders
  if (subject === null || first === undefined) return null
  if (!subject.isEntity) {
    const { score, b } = bestPersonScore([subject.name], holders)
    return { subject: subject.name, holder: b, score }
  }
  let best: HolderMatch = { subject: subject.name, holder: first, score: compareCompanyNames(subject.name, first) }
  for (const holder of holders.slice(1)) {
    const score = compareCompanyNames(subject.name, holder)
    if (score > best.score) best = { ...best, holder, score }
  }
  return best
}
