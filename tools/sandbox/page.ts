import { sandboxEntities, silentEntity } from '../../src/adapters/registries/sandbox.ts'
import { sandboxPersonas, unavailableBankCode, type Persona } from '../../src/domain/bank/simulator/sandbox-codes.ts'
import { outcomeAfterSeconds, sandboxOutcomes, type SandboxOutcome } from '../../src/domain/eid-sandbox/outcome.ts'
import type { ListedEntity } from '../../src/screening/entity/listed-entity.ts'
import { sandboxList } from '../../src/screening/sandbox-list.ts'
import { specimens } from '../documents/specimens/index.ts'
import { people } from '../documents/specimens/people.ts'
import { fileEndings } from '../documents/specimens/specimen.ts'

/** What a bank account of each persona leads to. docs/rules/bank.md#sandbox-accounts. */
const accounts: Readonly<Record<Persona, string>> = {
  salaried: 'two salaries a month, rent or a mortgage, bills, savings',
  gig: 'deposits of platforms and customers; no month is like another',
  distressed: '`bank:nsf`, `bank:payday` and `bank:collections` fail',
  gambling: '`bank:gambling` fails',
  newcomer: 'opened 60 days ago; `bank:recent_account` fails',
  retired: 'two pensions and a benefit',
  business: 'card settlements, invoices, wages and taxes of a business',
  joint: 'two holders, two salaries',
  mismatch: 'another holder; `bank:holder_name` fails when the client is known by a case',
  empty: 'no transaction, balance 0',
  large: 'the newest 5,000 transactions, for paging',
}

/** What each chosen outcome of an eID check answers. docs/rules/eid.md#outcomes-of-the-sandbox. */
const outcomes: Readonly<Record<SandboxOutcome, string>> = {
  pass: '`complete` true, `passed` true',
  expired: '`eid:document_expiry` fails',
  face: '`eid:face_match` fails',
  liveness: '`eid:liveness` fails',
  name: '`eid:name_match` fails',
  suspect: '`eid:document_authentic` is a warning',
  credit: '`eid:credit_file` fails',
  archive: 'ends without the client: `complete` false, `eid:complete` failed',
  never: 'stays incomplete',
  down: '502',
}

/** The page docs/sandbox.md: what to send to the sandbox to get which answer. */
export function sandboxPage(): string {
  const { firstName, lastName, dateOfBirth } = people.en
  return [
    '# Sandbox',
    '',
    'What to send to get which answer. All people, companies and documents are invented; none of this has an effect in production.',
    'Generated from the code by `npm run reference`; do not edit.',
    '',
    '## Screening',
    '',
    'Send the name as `first_name` and `last_name` (a company as `legal_name` with `kind` `corporation`) and the birth date to verify or',
    `assess with \`environment\` \`sandbox\`. Nobody else is listed: \`${firstName} ${lastName}\`, born ${dateOfBirth}, passes. A birth date that`,
    'contradicts lets a name pass. [The list](screening-lists.md#the-sandbox-list).',
    '',
    ...table(['name', 'also', 'born', 'listed as', 'check that fails'], sandboxList('2026-01-01').entities.map(listed)),
    '## Companies',
    '',
    'Send `legal_name` or a number with `kind` `corporation`. Any other name or number is `not_found`. [Registers](api.md#registers-of-companies).',
    '',
    ...table(
      ['`legal_name`', '`registration_number`', '`business_number`', '`lei`', '`registry`'],
      [
        ...sandboxEntities.map((entity) => [
          `\`${entity.legal_name}\``,
          entity.registration_number,
          entity.business_number ?? '',
          entity.lei ?? '',
          says(entity),
        ]),
        [`\`${silentEntity.legal_name}\``, silentEntity.registration_number, '', '', '`unavailable`'],
      ],
    ),
    '## Identity checks',
    '',
    `The part of \`email\` before a \`+\` chooses the outcome of \`POST /v1/kyc/eid\`, ${outcomeAfterSeconds} seconds after the start. Any other`,
    'address leaves it to the pages that the mail links to. [Outcomes](rules/eid.md#outcomes-of-the-sandbox).',
    '',
    ...table(
      ['`email`', 'answer of `GET /v1/kyc/eid/{key}`'],
      sandboxOutcomes.map((outcome) => [`\`${outcome}+clara@example.com\``, outcomes[outcome]]),
    ),
    '## Bank accounts',
    '',
    'Send the code as `bank_code` to `POST /v1/partner/bank-connections`. The same case and code have the same account.',
    '[Accounts](rules/bank.md#sandbox-accounts).',
    '',
    ...table(
      ['`bank_code`', 'persona', 'what it shows'],
      [
        ...Object.entries(sandboxPersonas).map(([code, persona]) => [`\`${code}\``, persona, accounts[persona]]),
        [`\`${unavailableBankCode}\``, '', 'the bank never answers: 502'],
      ],
    ),
    '## Specimens',
    '',
    '`bin/gatehouse specimens DIR` writes documents of two people who do not exist, with the fields that are read of each in a JSON file',
    'beside it. Send one as `files` to `POST /v1/kyc/extract` with its type as `doc_type`, then the entries with the profile of its language',
    'to verify or assess. Dates are made for the day of the command, so that nothing is expired.',
    '',
    ...table(
      ['file', '`doc_type`', 'language'],
      specimens('2026-01-01').map(({ name, docType, language, mime }) => [
        `\`${name}.${fileEndings[mime]}\``,
        `[\`${docType}\`](reference/en/documents.md#${docType})`,
        language,
      ]),
    ),
    '## Day of a verdict',
    '',
    '`as_of` sets the day of a verdict in the sandbox: `"as_of": "2030-01-01"` shows which documents have expired by then.',
    '',
  ].join('\n')
}

function listed({ names, births, topics, pep, kind }: ListedEntity): readonly string[] {
  const [main, ...others] = names.map(({ text }) => text)
  const check = topics.includes('sanction') ? 'screening:sanctions' : 'screening:pep'
  const position = pep === null ? '' : `, ${pep.position}`
  return [
    `\`${main}\``,
    others.map((text) => `\`${text}\``).join(', '),
    births[0]?.from ?? '',
    `${topics.join(', ')}${position}${kind === 'person' ? '' : ` (${kind})`}`,
    `\`${check}:${main}\``,
  ]
}

function says({ legal_name: name, status, status_since: since, previous_names: previous, officers }: Entity): string {
  const isTwin = sandboxEntities.filter((other) => other.legal_name.startsWith(name.split(' ')[0] ?? '')).length > 1
  return [
    isTwin ? 'by name `Twin Specimen` `ambiguous`, by number `found`' : `\`found\`, ${status}`,
    ...(since === null ? [] : [`since ${since}`]),
    ...previous.map((one) => `was \`${one.name}\``),
    ...officers.map((officer) => `${officer.role} ${officer.name}`),
  ].join('; ')
}

type Entity = (typeof sandboxEntities)[number]

function table(head: readonly string[], lines: readonly (readonly string[])[]): readonly string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), `|${' - |'.repeat(head.length)}`, ...lines.map(row), '']
}
