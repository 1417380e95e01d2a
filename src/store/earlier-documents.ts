import { sql } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { refuseOutside } from './confinement.ts'
import type { StoredDataKey } from './data-keys.ts'
import type { Store } from './store.ts'
import type { StoredWorkspaceKey } from './workspace-keys.ts'

/** Most documents of the case itself, the newest first. */
const caseDocumentsMax = 50
/** Most documents of other cases, the newest first. */
const otherDocumentsMax = 50

/** A sealed value with the keys that open it. */
export interface KeyedValue {
  readonly sealed: Buffer
  readonly dataKey: StoredDataKey
  readonly workspaceKey: StoredWorkspaceKey
}

/** A case with one of its documents, if it has any. Erased values are null. */
export interface EarlierDocument {
  readonly reference: string
  readonly subject: KeyedValue | null
  readonly document: {
    readonly id: string
    readonly sha256: Buffer
    readonly identityIndex: Buffer | null
    readonly entry: KeyedValue
    /** Null for documents of other cases, where it is not needed. */
    readonly provenance: KeyedValue | null
  } | null
}

interface Row {
  readonly reference: string
  readonly subject: Buffer | null
  readonly subject_key_id: string | null
  readonly subject_wrapped: Buffer | null
  readonly subject_version: number | null
  readonly subject_secret_id: string | null
  readonly subject_workspace: Buffer | null
  readonly document_id: string | null
  readonly sha256: Buffer | null
  readonly identity_index: Buffer | null
  readonly entry: Buffer | null
  readonly provenance: Buffer | null
  readonly key_id: string | null
  readonly wrapped: Buffer | null
  readonly version: number | null
  readonly secret_id: string | null
  readonly workspace: Buffer | null
}

/**
 * The documents of a case, and those of the workspace's other cases in the same environment with the same bytes or the same
 * identity index as one given, with the subjects of their cases and the keys, in one round trip. Erased documents are left
 * out. docs/reference/en/checks/duplicate.md, docs/reference/en/checks/reused.md.
 */
export async function findEarlierDocuments(
  store: Store,
  asked: {
    readonly tenantId: string
    readonly environment: Environment
    readonly reference: string
    readonly sha256: readonly Buffer[]
    readonly identityIndexes: readonly Buffer[]
  },
): Promise<readonly EarlierDocument[]> {
  const { tenantId, environment, reference } = asked
  refuseOutside(tenantId)
  const { rows } = await sql<Row>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      with near as (
        (
          select c.reference, c.subject, d.id, d.sha256, d.identity_index, d.entry, d.provenance
          from kyc_case c left join document d on d.tenant_id = c.tenant_id and d.case_id = c.id and d.entry <> ''::bytea
          where c.tenant_id = s.tenant and c.environment = ${environment} and c.reference = ${reference}
          order by d.created_at desc, d.id limit ${caseDocumentsMax}::integer
        )
        union all
        (
          select c.reference, c.subject, d.id, d.sha256, d.identity_index, d.entry, null
          from document d join kyc_case c on c.tenant_id = d.tenant_id and c.id = d.case_id
          where d.tenant_id = s.tenant and d.environment = ${environment} and c.reference <> ${reference}
            and d.entry <> ''::bytea
            and (d.sha256 = any(${[...asked.sha256]}::bytea[])
              or d.identity_index = any(${[...asked.identityIndexes]}::bytea[]))
          order by d.created_at desc, d.id limit ${otherDocumentsMax}::integer
        )
      )
      select near.reference, near.subject, near.id as document_id, near.sha256, near.identity_index, near.entry,
        near.provenance, k.id as key_id, k.wrapped, k.key_version as version, w.secret_id, w.wrapped as workspace,
        sk.id as subject_key_id, sk.wrapped as subject_wrapped, sk.key_version as subject_version,
        sw.secret_id as subject_secret_id, sw.wrapped as subject_workspace
      from near
        left join data_key k on k.tenant_id = s.tenant and k.id = ${sealedWith('near.entry')}
        left join workspace_key w on w.tenant_id = s.tenant and w.version = k.key_version
        left join data_key sk on sk.tenant_id = s.tenant and sk.id = ${sealedWith('near.subject')}
        left join workspace_key sw on sw.tenant_id = s.tenant and sw.version = sk.key_version
      offset 0
    ) as found`.execute(store.app)
  return rows.map(earlierOf)
}

/** The id of the data key, which follows the version byte of a sealed value; null for an erased one. domain/crypto/envelope.ts. */
function sealedWith(column: 'near.entry' | 'near.subject') {
  const value = sql.ref(column)
  return sql`case when length(${value}) > 17 then encode(substring(${value} from 2 for 16), 'hex')::uuid end`
}

function earlierOf(row: Row): EarlierDocument {
  const keys = keysOf(row.key_id, row.wrapped, row.version, row.secret_id, row.workspace)
  const subjectKeys = keysOf(
    row.subject_key_id,
    row.subject_wrapped,
    row.subject_version,
    row.subject_secret_id,
    row.subject_workspace,
  )
  const { document_id: id, sha256, entry, provenance } = row
  const found = id !== null && sha256 !== null && entry !== null && keys !== null
  return {
    reference: row.reference,
    subject: row.subject === null || subjectKeys === null ? null : { sealed: row.subject, ...subjectKeys },
    document: !found
      ? null
      : {
          id,
          sha256,
          identityIndex: row.identity_index,
          entry: { sealed: entry, ...keys },
          provenance: provenance === null ? null : { sealed: provenance, ...keys },
        },
  }
}

function keysOf(
  id: string | null,
  wrapped: Buffer | null,
  version: number | null,
  secretId: string | null,
  workspace: Buffer | null,
): Omit<KeyedValue, 'sealed'> | null {
  if (id === null || wrapped === null || version === null || secretId === null || workspace === null) return null
  return { dataKey: { id, keyVersion: version, wrapped }, workspaceKey: { version, secretId, wrapped: workspace } }
}
