import type { IdentitySource } from '../../contract/identity-record.ts'
import type { Discrepancy } from '../../contract/discrepancy.ts'
import type { EidSummary } from '../../contract/eid.ts'
import type { Locale } from '../../contract/locale.ts'
import type { RegistryAnswer, RegistryEntity } from '../../contract/registry.ts'
import { isDocumentTypeId, typeNames } from '../document-types/index.ts'
import type { ReportCell, ReportSection } from '../report/report-content.ts'
import { facts, filled, known, muted, plain, type Facts } from '../report/report-cells.ts'
import { capitalised, momentText } from './formats.ts'
import { maskedNumber } from './masking.ts'
import type { CaseReportInput } from './report-input.ts'
import { table } from './table-block.ts'
import {
  discrepancyWords,
  eidStateWords,
  entityStatusWords,
  methodWords,
  registryKeyWords,
  registryStatusWords,
  roleWords,
  wordOf,
} from './value-words.ts'
import { words } from './words.ts'

/** How each person was identified; absent when nobody was. PCMLTFR s. 108. */
export function identitySections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  const records = verdict?.content?.answer.identity_record ?? []
  if (records.length === 0) return []
  const rows = records.map(({ person, role, method, date, sources = [], proofs = [] }) => [
    plain(person),
    plain(roleWords[role][locale]),
    plain(methodWords[method][locale]),
    known(
      [...sources.map((source) => sourceText(source, locale)), ...proofs.map(({ label }) => label)].join('; '),
      '–',
    ),
    plain(date),
  ])
  const labels = [words.person, words.role, words.method, words.sources, words.date]
  return [{ heading: words.identity[locale], blocks: [table(labels, [0.2, 0.15, 0.2, 0.31, 0.14], rows, locale)] }]
}

function sourceText(source: IdentitySource, locale: Locale): string {
  const { document_type: type, number, account_number: account, issuer, jurisdiction, country, expires } = source
  const name = isDocumentTypeId(type) ? capitalised(typeNames(type).names[locale]) : type
  const numbers = [number, account].flatMap((text) => (text === undefined ? [] : [maskedNumber(text)]))
  const about = [...numbers, issuer, jurisdiction, country, expires].filter((text) => text !== undefined && text !== '')
  return about.length === 0 ? name : `${name} (${about.join(', ')})`
}

/** What a register of companies answered and what differs from it; absent when none was asked. */
export function registerSections({ locale, verdict }: CaseReportInput): readonly ReportSection[] {
  const answer = verdict?.content?.answer
  const found = answer?.registry ? [registerSection(answer.registry, locale)] : []
  const { discrepancies = [] } = answer ?? {}
  if (discrepancies.length === 0) return found
  const labels = [words.subject, words.declared, words.found, words.source, words.duty]
  const rows = discrepancies.map((each) => [
    plain(discrepancyWords[each.subject][locale]),
    known(each.declared, '–'),
    known(each.found, '–'),
    plain(each.source),
    known(dutyText(each, locale), words.none[locale]),
  ])
  const ofDiscrepancies = table(labels, [0.19, 0.2, 0.2, 0.21, 0.2], rows, locale)
  return [...found, { heading: words.discrepancies[locale], blocks: [ofDiscrepancies] }]
}

function dutyText({ law, report_to: authority, report_by: day }: Discrepancy, locale: Locale): string {
  if (authority === null) return law ?? ''
  const to = filled(words.reportTo[locale], { authority })
  const whom = law === null ? to : `${to} (${law})`
  return day === null ? whom : filled(words.reportBy[locale], { whom, day })
}

function registerSection(answer: RegistryAnswer, locale: Locale): ReportSection {
  const { source_name: register, query, retrieved_at: at, snapshot_date: snapshot, status, entity, evidence } = answer
  return {
    heading: words.registers[locale],
    blocks: [
      facts(locale, [
        [words.register, plain(register)],
        [
          words.asked,
          plain(filled(words.labelled[locale], { key: registryKeyWords[query.by][locale], value: query.value })),
        ],
        [words.askedAt, plain(momentText(at, locale))],
        ...(snapshot === undefined ? [] : [[words.snapshot, plain(snapshot)] as const]),
        [words.answer, plain(registryStatusWords[status][locale])],
        ...(entity === null ? [] : entityFacts(entity, locale)),
        ...(evidence === null ? [] : [[words.recordAddress, known(evidence.url, '–')] as const]),
      ]),
    ],
  }
}

function entityFacts(entity: RegistryEntity, locale: Locale): Facts {
  const none = words.notKnown[locale]
  const { registered_address: address } = entity
  const parts =
    address === null ? [] : [address.street1, address.city, address.province, address.postal_code, address.country]
  return [
    [words.legalName, plain(entity.legal_name)],
    [words.registrationNumber, plain(entity.registration_number)],
    [words.entityStatus, plain(entityStatusWords[entity.status][locale])],
    [words.incorporated, known(entity.incorporation_date, none)],
    [words.address, known(parts.filter((part) => part !== null && part !== '').join(', '), none)],
    [words.officers, known(entity.officers.map(({ name }) => name).join('; '), none)],
    [words.owners, known(entity.owners.map(({ name }) => name).join('; '), none)],
  ]
}

/** The eID checks of the case; absent without one. */
export function eidSections({
  locale,
  eidResults,
  case: { eid_checks: checks },
}: CaseReportInput): readonly ReportSection[] {
  if (checks.length === 0) return []
  const labels = [words.key, words.started, words.eidState, words.result, words.failedChecks]
  const rows = checks.map(({ key, state, created_at: started }) => {
    const summary = eidResults.get(key)
    const failed = summary?.checks.filter(({ passed }) => !passed) ?? []
    return [
      plain(String(key)),
      plain(momentText(started, locale)),
      plain(wordOf(eidStateWords, state, locale)),
      resultCell(summary, locale),
      known(failed.map(({ label, detail }) => (detail === '' ? label : detail)).join(' '), '–'),
    ]
  })
  return [{ heading: words.eid[locale], blocks: [table(labels, [0.12, 0.23, 0.17, 0.14, 0.34], rows, locale)] }]
}

function resultCell(summary: EidSummary | undefined, locale: Locale): ReportCell {
  if (summary?.complete !== true) return muted('–')
  return summary.passed ? { text: words.passed[locale], tone: 'good' } : { text: words.failed[locale], tone: 'bad' }
}

/** The bank connections of the case; absent without one. */
export function bankSections({
  locale,
  case: { bank_connections: connections },
}: CaseReportInput): readonly ReportSection[] {
  if (connections.length === 0) return []
  const rows = connections.map(({ id, created_at: created, updated_at: updated }) => [
    plain(id),
    plain(momentText(created, locale)),
    plain(momentText(updated, locale)),
  ])
  const labels = [words.connection, words.connected, words.refreshed]
  return [
    {
      heading: words.bank[locale],
      blocks: [{ kind: 'paragraph', text: words.bankFlags[locale] }, table(labels, [0.44, 0.28, 0.28], rows, locale)],
    },
  ]
}
