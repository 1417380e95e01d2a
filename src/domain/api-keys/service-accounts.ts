/** Longest list, in characters, without surrounding spaces. docs/api.md#service-accounts. */
const listCharsMax = 255

/** The domain of Google's service accounts; people have accounts in other domains. */
const serviceAccountDomain = 'iam.gserviceaccount.com'

/**
 * `<name>@<project>.iam.gserviceaccount.com`; a project may be in an organisation's own domain
 * (`project.bank.example`). Only ASCII case is folded, so that no similar-looking character becomes a letter.
 */
const accountPattern =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+iam\.gserviceaccount\.com$/i

/**
 * The accounts of a comma-separated list, in lower case, without repeats; or why the list is refused, as a sentence for
 * the person who entered it. docs/api.md#service-accounts.
 */
export function parseServiceAccounts(text: string): { readonly ok: readonly string[] } | { readonly refused: string } {
  const list = text.trim()
  if (list.length > listCharsMax) return { refused: `the accounts have more than ${listCharsMax} characters in all` }
  const accounts = list.split(',').map((account) => account.trim())
  const wrong = accounts.findIndex((account) => !isServiceAccount(account))
  if (wrong !== -1) {
    return { refused: `account ${wrong + 1} is not a service account <name>@<project>.${serviceAccountDomain}` }
  }
  return { ok: [...new Set(accounts.map((account) => account.toLowerCase()))] }
}

/** True for the e-mail address of a service account, ignoring case; false for a person's. */
export function isServiceAccount(email: string): boolean {
  return accountPattern.test(email)
}
