// Generated from the migrations by `npm run tables`. Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** Bytes: read as a Buffer, written from any Uint8Array. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

/** Every table of the store by its name. */
export interface Tables {
  api_call: ApiCallRow
  api_call_hour: ApiCallHourRow
  api_key: ApiKeyRow
  audit_checkpoint: AuditCheckpointRow
  audit_entry: AuditEntryRow
  audit_head: AuditHeadRow
  audit_seal: AuditSealRow
  audit_unsealed: AuditUnsealedRow
  bank_connection: BankConnectionRow
  bank_data_account: BankDataAccountRow
  bank_transaction_page: BankTransactionPageRow
  case_alert: CaseAlertRow
  case_decision: CaseDecisionRow
  case_note: CaseNoteRow
  case_term: CaseTermRow
  cleared_hit: ClearedHitRow
  data_key: DataKeyRow
  delivery: DeliveryRow
  document: DocumentRow
  eid_account: EidAccountRow
  eid_key: EidKeyRow
  eid_request: EidRequestRow
  eid_session: EidSessionRow
  erasure: ErasureRow
  event: EventRow
  extraction: ExtractionRow
  idempotent_call: IdempotentCallRow
  installation_secret: InstallationSecretRow
  invitation: InvitationRow
  known_device: KnownDeviceRow
  kyc_case: KycCaseRow
  list_activation: ListActivationRow
  list_bundle: ListBundleRow
  list_bundle_entry: ListBundleEntryRow
  list_refresh: ListRefreshRow
  list_snapshot: ListSnapshotRow
  mail: MailRow
  membership: MembershipRow
  operator_key: OperatorKeyRow
  person: PersonRow
  person_link: PersonLinkRow
  policy: PolicyRow
  policy_version: PolicyVersionRow
  rate_window: RateWindowRow
  registry_cache: RegistryCacheRow
  rescreening: RescreeningRow
  screening_thresholds: ScreeningThresholdsRow
  session: SessionRow
  sign_in_attempt: SignInAttemptRow
  staged_list: StagedListRow
  threshold_proposal: ThresholdProposalRow
  threshold_proposal_case: ThresholdProposalCaseRow
  usage: UsageRow
  usage_day: UsageDayRow
  verdict: VerdictRow
  verdict_document: VerdictDocumentRow
  webhook_attempt: WebhookAttemptRow
  webhook_endpoint: WebhookEndpointRow
  webhook_ping: WebhookPingRow
  workspace: WorkspaceRow
  workspace_key: WorkspaceKeyRow
  workspace_list: WorkspaceListRow
  workspace_staged_list: WorkspaceStagedListRow
}

/** A row of api_call. */
export interface ApiCallRow {
  tenant_id: string
  id: string
  at: Date
  request_id: string
  key_id: string
  operation: string
  method: string
  path: string
  environment: string | null
  status: number
  code: string | null
  duration_ms: number
  client: string
  body: string | null
}

/** A row of api_call_hour. */
export interface ApiCallHourRow {
  tenant_id: string
  hour: Date
  key_id: string
  operation: string
  calls: number
  errors: number
  unlogged: number
}

/** A row of api_key. */
export interface ApiKeyRow {
  tenant_id: string
  id: string
  name: string
  prefix: string
  mac: Bytes
  pepper_id: string
  scopes: string[]
  service_accounts: string[]
  audience: string | null
  created_at: Date
  rotated_to: string | null
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
  calls_per_minute: number | null
  addresses: Generated<string[]>
}

/** A row of audit_checkpoint. */
export interface AuditCheckpointRow {
  tenant_id: string
  seq: number
  at: Date
  line: string
}

/** A row of audit_entry. */
export interface AuditEntryRow {
  tenant_id: string
  id: string
  at: Date
  actor_type: string
  actor_id: string
  action: string
  object_type: string
  object_id: string
  case_id: string | null
  changed: string[]
  outcome: string
  request_id: string | null
  reason: string | null
  count: number | null
}

/** A row of audit_head. */
export interface AuditHeadRow {
  tenant_id: string
  seq: number
  line: string
}

/** A row of audit_seal. */
export interface AuditSealRow {
  tenant_id: string
  seq: number
  entry_id: string
  hash: Bytes
}

/** A row of audit_unsealed. */
export interface AuditUnsealedRow {
  tenant_id: string
  entry_id: string
}

/** A row of bank_connection. */
export interface BankConnectionRow {
  tenant_id: string
  id: string
  environment: string
  reference: string | null
  case_id: string | null
  provider: string
  data_key_id: string
  record: Bytes
  reading: number
  transaction_count: number
  created_at: Date
  updated_at: Date
  expires_at: Date
}

/** A row of bank_data_account. */
export interface BankDataAccountRow {
  tenant_id: string
  environment: string
  provider: string
  data_key_id: string
  credentials: Bytes
  created_at: Date
}

/** A row of bank_transaction_page. */
export interface BankTransactionPageRow {
  tenant_id: string
  connection_id: string
  page: number
  transactions: Bytes
}

/** A row of case_alert. */
export interface CaseAlertRow {
  tenant_id: string
  id: string
  case_id: string
  verdict_id: string
  data_key_id: string
  bundle_id: string
  change_index: Bytes
  changes: Bytes
  raised_at: Date
  withdrawn_at: Date | null
}

/** A row of case_decision. */
export interface CaseDecisionRow {
  tenant_id: string
  id: string
  case_id: string
  position: number
  verdict_id: string | null
  outcome: string
  state: string
  content: Bytes
  asked_at: Date
  decided_at: Date | null
}

/** A row of case_note. */
export interface CaseNoteRow {
  tenant_id: string
  id: string
  case_id: string
  kind: string
  content: Bytes
  created_at: Date
}

/** A row of case_term. */
export interface CaseTermRow {
  tenant_id: string
  environment: string
  term: Bytes
  created_at: Date
  case_id: string
}

/** A row of cleared_hit. */
export interface ClearedHitRow {
  tenant_id: string
  id: string
  case_id: string
  data_key_id: string
  decision: Bytes
  cleared_at: Date
  reopened_at: Date | null
  environment: string | null
  party_index: Bytes | null
  waiting: Generated<boolean>
}

/** A row of data_key. */
export interface DataKeyRow {
  tenant_id: string
  id: string
  case_id: string | null
  key_version: number
  wrapped: Bytes
  created_at: Date
}

/** A row of delivery. */
export interface DeliveryRow {
  tenant_id: string
  id: string
  event_id: string
  endpoint_id: string
  kind: string
  state: string
  attempts: number
  interrupted: number
  due_at: Date
  lease_until: Date | null
  lease_token: string | null
  http_status: number | null
  response_body: string | null
  created_at: Date
  finished_at: Date | null
  replayed_at: Date | null
  lease_node: string | null
}

/** A row of document. */
export interface DocumentRow {
  tenant_id: string
  id: string
  extraction_id: string
  case_id: string
  environment: string
  position: number
  mime: string
  doc_type: string
  size_bytes: number
  sha256: Bytes
  blob_key: string
  entry: Bytes
  provenance: Bytes
  created_at: Date
  identity_index: Bytes | null
}

/** A row of eid_account. */
export interface EidAccountRow {
  tenant_id: string
  environment: string
  provider: string
  data_key_id: string
  credentials: Bytes
  created_at: Date
}

/** A row of eid_key. */
export interface EidKeyRow {
  slot: Generated<number>
  last: number
}

/** A row of eid_request. */
export interface EidRequestRow {
  tenant_id: string
  key: number
  id: string
  environment: string
  reference: string | null
  case_id: string | null
  provider: string
  provider_ref: string
  state: string
  data_key_id: string
  asked: Bytes
  result: Bytes | null
  report_blob_key: string | null
  report_sha256: Bytes | null
  created_at: Date
  expires_at: Date
  finished_at: Date | null
  event_id: string | null
  due_at: Date | null
  polls: Generated<number>
}

/** A row of eid_session. */
export interface EidSessionRow {
  tenant_id: string
  ref: string
  token_hash: Bytes
  step: string
  outcome: string | null
  data_key_id: string
  data: Bytes
  created_at: Date
  expires_at: Date
  changed_at: Date
}

/** A row of erasure. */
export interface ErasureRow {
  tenant_id: string
  id: string
  case_id: string
  actor: string
  reason: string
  data_keys: number
  extractions: number
  documents: number
  verdicts: number
  erased_at: Date
  finished_at: Date | null
}

/** A row of event. */
export interface EventRow {
  tenant_id: string
  id: string
  type: string
  environment: string
  case_id: string | null
  reference: string
  body: Bytes
  occurred_at: Date
}

/** A row of extraction. */
export interface ExtractionRow {
  tenant_id: string
  id: string
  case_id: string
  request_id: string
  fields: Bytes
  checks: Bytes
  reader_unavailable: boolean
  created_at: Date
}

/** A row of idempotent_call. */
export interface IdempotentCallRow {
  tenant_id: string
  call_mac: Bytes
  body_mac: Bytes
  claim_token: string | null
  claimed_until: Date
  reads_charged: Generated<number>
  about_id: string | null
  verdict_id: string | null
  answer: Bytes | null
  finished_at: Date | null
  created_at: Date
}

/** A row of installation_secret. */
export interface InstallationSecretRow {
  one: Generated<boolean>
  secret_id: string
  fingerprint: Bytes
  recorded_at: Date
}

/** A row of invitation. */
export interface InvitationRow {
  tenant_id: string
  id: string
  email: string | null
  locale: string
  sandbox_role: string | null
  production_role: string | null
  token_hash: Bytes
  invited_by: string
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  withdrawn_at: Date | null
}

/** A row of known_device. */
export interface KnownDeviceRow {
  token_hash: Bytes
  person_id: string
  created_at: Date
  failures: number
}

/** A row of kyc_case. */
export interface KycCaseRow {
  tenant_id: string
  id: string
  environment: string
  reference: string
  subject: Bytes | null
  kind: string | null
  metadata_json: Bytes | null
  created_at: Date
  updated_at: Date
  closed_at: Date | null
  legal_hold: Generated<boolean>
  erased_at: Date | null
  next_review_due: string | null
  review_notified: string | null
  judged_at: Date | null
  passed: boolean | null
  risk_level: string | null
  failed_checks: Generated<string[]>
  search_index: Generated<Bytes[]>
  decision: Generated<string>
  decided_at: Date | null
  assignment: Bytes | null
  assignee_term: Bytes | null
  list_group: ColumnType<string, never, never>
}

/** A row of list_activation. */
export interface ListActivationRow {
  slot: Generated<number>
  bundle_id: string
  previous_id: string | null
  activated_at: Date
}

/** A row of list_bundle. */
export interface ListBundleRow {
  id: string
  made_at: Date
}

/** A row of list_bundle_entry. */
export interface ListBundleEntryRow {
  bundle_id: string
  list_id: string
  sha256: string
}

/** A row of list_refresh. */
export interface ListRefreshRow {
  list_id: string
  tried_at: Date
  validators: string
  failure: string | null
}

/** A row of list_snapshot. */
export interface ListSnapshotRow {
  list_id: string
  sha256: string
  parser: string
  entities: number
  names: number
  size_bytes: number
  published_on: string | null
  imported_at: Date
  checked_on: string
  blob_key: string
  births: number | null
}

/** A row of mail. */
export interface MailRow {
  tenant_id: string
  id: string
  kind: string
  state: string
  attempts: Generated<number>
  due_at: Date
  data_key_id: string
  body: Bytes
  eid_key: number | null
  created_at: Date
  finished_at: Date | null
  failure: string | null
}

/** A row of membership. */
export interface MembershipRow {
  tenant_id: string
  person_id: string
  environment: string
  role: string
  created_at: Date
}

/** A row of operator_key. */
export interface OperatorKeyRow {
  id: string
  name: string
  prefix: string
  mac: Bytes
  pepper_id: string
  permission: string
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
}

/** A row of person. */
export interface PersonRow {
  id: string
  email: string | null
  name: string | null
  locale: string
  password: string | null
  email_verified_at: Date | null
  operates: boolean
  created_at: Date
  removed_at: Date | null
}

/** A row of person_link. */
export interface PersonLinkRow {
  token_hash: Bytes
  purpose: string
  person_id: string | null
  created_at: Date
  expires_at: Date | null
  used_at: Date | null
}

/** A row of policy. */
export interface PolicyRow {
  tenant_id: string
  id: string
  created_at: Date
}

/** A row of policy_version. */
export interface PolicyVersionRow {
  tenant_id: string
  policy_id: string
  version: number
  regime: string
  pack_version: number
  patch: Bytes
  sha256: Bytes
  rules_sha256: Bytes
  published_by: string
  published_at: Date
}

/** A row of rate_window. */
export interface RateWindowRow {
  bucket: string
  window_start: Date
  taken: number
}

/** A row of registry_cache. */
export interface RegistryCacheRow {
  source: string
  question: Bytes
  retrieved_at: Date
  answer: unknown
}

/** A row of rescreening. */
export interface RescreeningRow {
  tenant_id: string
  environment: string
  bundle_id: string
  after_case_id: string | null
  started_at: Date
  finished_at: Date | null
  thresholds_version: Generated<number>
}

/** A row of screening_thresholds. */
export interface ScreeningThresholdsRow {
  tenant_id: string
  environment: string
  version: number
  id: string
  scores: string
  loosens: boolean
  reason: string
  proposed_by: string
  proposed_at: Date
  activated_by: string
  activated_at: Date
}

/** A row of session. */
export interface SessionRow {
  id: string
  token_hash: Bytes
  person_id: string
  created_at: Date
  used_at: Date
  expires_at: Date
  ended_at: Date | null
  proven_at: Date
  agent: string
  address: string
}

/** A row of sign_in_attempt. */
export interface SignInAttemptRow {
  key: Bytes
  failures: number
  last_at: Date
  next_at: Date
}

/** A row of staged_list. */
export interface StagedListRow {
  list_id: string
  sha256: string
  staged_at: Date
}

/** A row of threshold_proposal. */
export interface ThresholdProposalRow {
  tenant_id: string
  environment: string
  id: string
  base_version: number
  lists_key: string
  scores: string
  loosens: boolean
  reason: string
  proposed_by: string
  proposed_at: Date
  after_case_id: string | null
  finished_at: Date | null
  figures: string
}

/** A row of threshold_proposal_case. */
export interface ThresholdProposalCaseRow {
  tenant_id: string
  environment: string
  case_id: string
  gained_critical: number
  gained_warning: number
  lost_critical: number
  lost_warning: number
  becomes: string | null
}

/** A row of usage. */
export interface UsageRow {
  tenant_id: string
  month: string
  used: number
}

/** A row of usage_day. */
export interface UsageDayRow {
  tenant_id: string
  day: string
  used: number
}

/** A row of verdict. */
export interface VerdictRow {
  tenant_id: string
  id: string
  case_id: string
  operation: string
  request_id: string
  passed: boolean
  risk_level: string | null
  engine_version: string
  regime: string
  policy_version: number
  as_of: string
  input: Bytes
  answer: Bytes
  created_at: Date
  policy_id: string | null
  policy_sha256: Bytes | null
  bundle_id: string | null
}

/** A row of verdict_document. */
export interface VerdictDocumentRow {
  tenant_id: string
  verdict_id: string
  document_id: string
}

/** A row of webhook_attempt. */
export interface WebhookAttemptRow {
  tenant_id: string
  id: string
  delivery_id: string
  no: number | null
  started_at: Date
  duration_ms: number
  outcome: string
  http_status: number | null
  response_body: string | null
  address: string | null
  node: string | null
}

/** A row of webhook_endpoint. */
export interface WebhookEndpointRow {
  tenant_id: string
  id: string
  url: string
  events: string[]
  enabled: boolean
  secret: Bytes
  created_at: Date
  failures_in_a_row: Generated<number>
  failing_since: Date | null
  previous_secret: Bytes | null
  previous_secret_until: Date | null
  deleted_at: Date | null
  max_concurrency: Generated<number>
  gone_since: Date | null
  switched_off: string | null
}

/** A row of webhook_ping. */
export interface WebhookPingRow {
  tenant_id: string
  id: string
  endpoint_id: string
  at: Date
  ok: boolean
  duration_ms: number
  outcome: string
  http_status: number | null
  response_body: string | null
  address: string | null
}

/** A row of workspace. */
export interface WorkspaceRow {
  id: string
  name: string
  kyc: boolean
  growth: boolean
  eid: string
  read_cap: number
  regime: string | null
  created_at: Date
  policy_id: string | null
  policy_version: number | null
  earlier_entries: Generated<boolean>
  extends: string | null
  thresholds_sandbox: number | null
  thresholds_production: number | null
  four_eyes: Generated<boolean>
}

/** A row of workspace_key. */
export interface WorkspaceKeyRow {
  tenant_id: string
  version: number
  secret_id: string
  wrapped: Bytes
  created_at: Date
}

/** A row of workspace_list. */
export interface WorkspaceListRow {
  tenant_id: string
  list_id: string
  sha256: string
  parser: string
  entities: number
  names: number
  size_bytes: number
  published_on: string | null
  imported_at: Date
  checked_on: string
  blob_key: string
  data_key_id: string | null
  births: number | null
}

/** A row of workspace_staged_list. */
export interface WorkspaceStagedListRow {
  tenant_id: string
  list_id: string
  sha256: string
  parser: string
  entities: number
  names: number
  births: number | null
  size_bytes: number
  published_on: string | null
  imported_at: Date
  checked_on: string
  blob_key: string
  data_key_id: string
  staged_at: Date
}
